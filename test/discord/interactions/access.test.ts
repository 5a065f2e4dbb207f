import { expect, expectTypeOf, test } from 'vitest';
import { accessRules, type AccessTo, restrictAccess } from '../../../src/discord/interactions/access.ts';
import type { DiscordBot } from '../../../src/discord/bot.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import type { Matches, PublicMatch, Panel } from '../../../src/match/matches.ts';
import { problems } from '../../../src/match/problems.ts';
import { type WordedEvent, wordPost } from '../../../src/match/posts.ts';
import type { StoredMatch, Timer } from '../../../src/match/stored-match.ts';
import { anna, startedMatch, home, createHarness, playUntil } from '../../match/harness.ts';

test('a new method does not compile until someone decided who may call it', () => {
  expectTypeOf(accessRules).toExtend<AccessTo<Matches>>();
  interface WithMore extends Matches {
    peek(id: string): Promise<Panel>;
  }
  // @ts-expect-error: nobody decided who may call `peek`.
  const undecided: AccessTo<WithMore> = accessRules;
  expect(undecided).not.toHaveProperty('peek');
});

test('nothing secret of a match has a place in what everyone sees', () => {
  expectTypeOf<
    Extract<
      keyof PublicMatch,
      'match' | 'log' | 'paused' | 'byOrder' | 'messages' | 'hands' | 'ahead' | 'brings' | 'table'
    >
  >().toBeNever();
  expectTypeOf<
    Extract<keyof PublicMatch['waits'][number], 'auto' | 'next' | 'muted' | 'reminded' | 'byHand' | 'asking'>
  >().toBeNever();
  interface WithMore extends StoredMatch {
    readonly secret: string;
    readonly waits: readonly (Timer & { readonly hidden: string })[];
  }
  expectTypeOf<WithMore>().toExtend<PublicMatch>();
  expectTypeOf<PublicMatch>().not.toHaveProperty('secret');
});

test('the Discord layer is handed what its addressee may see, and no stored match', () => {
  type Told = Parameters<DiscordBot['notifier']['notify']>[1];
  expectTypeOf<Told['sheet']>().toEqualTypeOf<PublicMatch>();
  expectTypeOf<Told>().not.toHaveProperty('match');
  type Detail<Kind> = Extract<Parameters<DiscordBot['notifier']['notify']>[0], { kind: Kind }>['detail'];
  expectTypeOf<Detail<'turn' | 'continued' | 'choice' | 'over'>['events'][number]>().toEqualTypeOf<WordedEvent>();
  expectTypeOf<Extract<Detail<'note'>, { about: 'take-back-asked' }>['seen'][number]>().toEqualTypeOf<WordedEvent>();
  expectTypeOf<keyof Parameters<DiscordBot['notifier']['unknown']>[0]>().toEqualTypeOf<'match' | 'kind'>();
  expectTypeOf<DiscordBot>().not.toHaveProperty('announcer');
});

test('a stolen card is named to those who know it, and to nobody else', () => {
  const stolen = { seq: 1, turn: 1, event: { kind: 'stole', seat: 0, from: 1, secret: { goods: [1, 0, 0, 0, 0] } } };
  const detail = { turn: 2, seat: 1, events: [stolen], due: null, calls: [], undos: 0 };
  const heardAt = (to: 'channel' | number): string =>
    JSON.stringify(
      wordPost(settlers, { id: 'M-1', match: 'M', seq: 1, kind: 'turn', to, push: false, detail }, null).detail,
    );
  expect(heardAt(0)).toContain('brick');
  expect(heardAt(1)).toContain('brick');
  for (const other of ['channel', 2] as const) {
    expect(heardAt(other)).toContain('stole');
    expect(heardAt(other)).not.toMatch(/brick|goods/);
  }
});

test('a match of another server is closed to strangers in every method that shows one', async () => {
  const at = createHarness();
  const { id } = await startedMatch(at);
  await playUntil(at, id, () => false);
  const stranger = restrictAccess(at.matches, 'elsewhere', 'u-stranger', 0);
  const ways: {
    readonly [Method in keyof typeof accessRules as (typeof accessRules)[Method] extends 'looker' ? Method : never]: (
      matches: Matches,
    ) => Promise<unknown>;
  } = {
    panel: async (matches) => matches.panel(id, null),
    replay: async (matches) => matches.replay(id, null, 1),
    log: async (matches) => matches.log(id, null),
    stats: async (matches) => matches.stats(id),
    record: async (matches) => matches.record(id),
    questionAt: async (matches) => matches.questionAt(id, 1),
    review: async (matches) => matches.review(id),
    finished: async (matches) => matches.finished(id),
    finishedOf: async (matches) => (await matches.finishedOf(anna.id, 5))[0] ?? Promise.reject(problems.notShared()),
    playFrom: async (matches) =>
      matches.playFrom({ match: id, answer: 1, player: { id: 'u-stranger', name: 'Strange' }, home, token: null }),
  };
  for (const way of Object.values(ways)) await expect(way(stranger)).rejects.toMatchObject({ kind: 'not-allowed' });
  await at.matches.share(id, anna.id);
  for (const way of Object.values(ways)) await expect(way(stranger)).resolves.toBeTruthy();
});
