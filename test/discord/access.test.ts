import { expect, expectTypeOf, test } from 'vitest';
import { access, type AccessTo, lookingFrom } from '../../src/discord/arriving/looking-from.ts';
import type { Bot } from '../../src/discord/bot.ts';
import type { Matches, OpenSheet, Panel } from '../../src/match/matches.ts';
import { problems } from '../../src/match/problems.ts';
import type { Sheet, Wait } from '../../src/match/sheet.ts';
import { anna, begun, home, house, playUntil } from '../match/table.ts';

test('a new method does not compile until someone decided who may call it', () => {
  expectTypeOf(access).toExtend<AccessTo<Matches>>();
  interface WithMore extends Matches {
    peek(id: string): Promise<Panel>;
  }
  // @ts-expect-error: nobody decided who may call `peek`.
  const undecided: AccessTo<WithMore> = access;
  expect(undecided).not.toHaveProperty('peek');
});

test('nothing secret of a match has a place in what everyone sees', () => {
  expectTypeOf<Extract<keyof OpenSheet, 'match' | 'log' | 'paused' | 'byOrder' | 'messages' | 'hands' | 'ahead' | 'brings' | 'table'>>().toBeNever();
  expectTypeOf<Extract<keyof OpenSheet['waits'][number], 'auto' | 'next' | 'muted' | 'reminded' | 'byHand' | 'asking'>>().toBeNever();
  interface WithMore extends Sheet {
    readonly secret: string;
    readonly waits: readonly (Wait & { readonly hidden: string })[];
  }
  expectTypeOf<WithMore>().toExtend<OpenSheet>();
  expectTypeOf<OpenSheet>().not.toHaveProperty('secret');
});

test('the Discord layer is handed what its addressee may see, and no stored match', () => {
  type Told = Parameters<Bot['teller']['tell']>[1];
  expectTypeOf<Told['sheet']>().toEqualTypeOf<OpenSheet>();
  expectTypeOf<Told>().not.toHaveProperty('match');
  expectTypeOf<Bot>().not.toHaveProperty('announcer');
});

test('a match of another server is closed to strangers in every method that shows one', async () => {
  const at = house();
  const { id } = await begun(at);
  await playUntil(at, id, () => false);
  const stranger = lookingFrom(at.matches, 'elsewhere', 'u-stranger', 0);
  const ways: { readonly [Method in keyof typeof access as (typeof access)[Method] extends 'looker' ? Method : never]: (matches: Matches) => Promise<unknown> } = {
    panel: async (matches) => matches.panel(id, null),
    replay: async (matches) => matches.replay(id, null, 1),
    log: async (matches) => matches.log(id, null),
    figures: async (matches) => matches.figures(id),
    record: async (matches) => matches.record(id),
    asked: async (matches) => matches.asked(id, 1),
    review: async (matches) => matches.review(id),
    past: async (matches) => matches.past(id),
    pastOf: async (matches) => (await matches.pastOf(anna.id, 5))[0] ?? Promise.reject(problems.notShared()),
    playFrom: async (matches) => matches.playFrom({ match: id, answer: 1, player: { id: 'u-stranger', name: 'Strange' }, home, token: null }),
  };
  for (const way of Object.values(ways)) await expect(way(stranger)).rejects.toMatchObject({ kind: 'not-allowed' });
  await at.matches.share(id, anna.id, true);
  for (const way of Object.values(ways)) await expect(way(stranger)).resolves.toBeTruthy();
});
