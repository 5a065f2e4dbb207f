import { describe, expect, test } from 'vitest';
import { Refused, verbatim } from '../../src/engine/text.ts';
import { Stale } from '../../src/match/index.ts';
import type { StoredMatch } from '../../src/match/stored-match.ts';
import { currentPosition } from '../../src/match/transition/transition.ts';
import { toy, type ToyState, type ToyView } from '../toy/toy-game.ts';
import {
  createHarness,
  matchAtState,
  postsIn,
  randomMove,
  seededRandom,
  startedMatch,
  stateOf,
  storedMatchOf,
} from './harness.ts';

const by = async (at: ReturnType<typeof createHarness>, id: string, user: string, ...answer: string[]) => {
  const { seq } = await at.matches.panel(id, user);
  return at.matches.answer(id, user, seq, answer, null);
};

describe('an answer', () => {
  test('is applied once, however often the button is pressed', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await matchAtState(at, { hands: [['song', 'song', 'song'], []] });
    const { seq } = await at.matches.panel(id, red);
    const clicks = await Promise.allSettled(
      [1, 2, 3, 4].map((click) => at.matches.answer(id, red, seq, ['play song'], `click ${click}`)),
    );
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(stateOf(await storedMatchOf(at, id)).discard).toEqual(['song']);
    const stale = clicks.find((click) => click.status === 'rejected')?.reason as Stale;
    expect(stale).toBeInstanceOf(Stale);
    // The same is legal now as well: it is offered with the new number, not done.
    expect(stale.again).toEqual({ seq: seq + 1, answer: ['play song'] });
    expect(await at.store.history(id)).toHaveLength(1);
  });

  test('that comes twice with one interaction is known again', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await matchAtState(at, {});
    const { seq } = await at.matches.panel(id, red);
    const first = await at.matches.answer(id, red, seq, ['play song'], 'i');
    const second = await at.matches.answer(id, red, seq, ['play song'], 'i');
    expect([first.repeated, second.repeated]).toEqual([false, true]);
    expect(second.seq).toBe(first.seq);
  });

  test('is not stale because the other answered something else meanwhile', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await matchAtState(at, { owed: [0, 1] });
    const { seq } = await at.matches.panel(id, red);
    await by(at, id, blue, 'barn');
    const panel = await at.matches.answer(id, red, seq, ['play song'], null);
    expect(stateOf(await storedMatchOf(at, id)).discard).toEqual(['song']);
    expect(panel.question?.key).toBe('act');
  });

  test('racing another write is decided anew, on the question it was made for', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await matchAtState(at, { owed: [0, 1] });
    const { seq } = await at.matches.panel(id, red);
    at.store.beforeCommit = () => by(at, id, blue, 'cellar');
    await at.matches.answer(id, red, seq, ['play song'], null);
    const sheet = await storedMatchOf(at, id);
    expect(stateOf(sheet)).toMatchObject({ discard: ['song'], gold: [{}, { barn: 1, cellar: 2 }] });
    expect((await at.store.history(id)).map(({ seat }) => seat)).toEqual([1, 0]);

    const later = await at.matches.panel(id, red);
    at.store.beforeCommit = () => at.matches.answer(id, red, later.seq, ['play crop'], null);
    await expect(at.matches.answer(id, red, later.seq, ['end'], null)).rejects.toBeInstanceOf(Stale);
  });

  test('gives up kindly when others never stop writing', async () => {
    const at = createHarness({ attempts: 3 });
    const {
      id,
      users: [red = ''],
    } = await matchAtState(at, {});
    const { seq } = await at.matches.panel(id, red);
    let count = 0;
    const disturb = async () => {
      at.store.overwrite(id, (sheet) => ({ ...sheet, seq: sheet.seq + 1 }));
      if (++count < 3) at.store.beforeCommit = disturb;
    };
    at.store.beforeCommit = disturb;
    await expect(at.matches.answer(id, red, seq, ['end'], null)).rejects.toMatchObject({ kind: 'busy' });
  });

  test('that is not possible is refused, and nothing is written', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await matchAtState(at, {});
    const before = JSON.stringify([await at.store.load(id), at.store.commits]);
    const { seq } = await at.matches.panel(id, red);
    await expect(at.matches.answer(id, red, seq, ['play guard'], null)).rejects.toBeInstanceOf(Refused);
    await expect(at.matches.answer(id, red, seq, ['end', 'play song'], null)).rejects.toThrow('Too many');
    await expect(at.matches.answer(id, red, seq - 1, ['end'], null)).rejects.toMatchObject({ kind: 'stale' });
    await expect(at.matches.answer(id, red, seq + 1, ['end'], null)).rejects.toMatchObject({ kind: 'stale' });
    await expect(at.matches.answer(id, blue, seq, ['end'], null)).rejects.toMatchObject({ kind: 'not-your-turn' });
    await expect(at.matches.answer(id, 'somebody', seq, ['end'], null)).rejects.toMatchObject({ kind: 'not-a-player' });
    await expect(at.matches.answer('nothing', red, seq, ['end'], null)).rejects.toMatchObject({
      kind: 'unknown-match',
    });
    expect(JSON.stringify([await at.store.load(id), at.store.commits])).toBe(before);
  });

  test('tells the one who gave it what happened, and nothing hidden to the other', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await matchAtState(at, { stack: ['guard', 'crop'] });
    const panel = await by(at, id, red, 'end');
    expect(panel.news.map(({ text }) => text)).toContainEqual({ en: 'drew Guard', de: 'drew Wache' });
    const turn = postsIn(at).filter(({ kind }) => kind === 'turn');
    expect(turn.map(({ to }) => to)).toEqual(['channel', 1]);
    const log = await at.matches.log(id, blue);
    expect(JSON.stringify(log)).not.toContain('Guard');
  });
});

describe('a plan of several answers', () => {
  test('that was made for an earlier panel is not played, and a single answer is offered again', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await matchAtState(at, { hands: [['song', 'song', 'song'], []] });
    const { seq } = await at.matches.panel(id, red);
    await at.matches.plan(id, red, seq, [['play song']], null);
    const refusalOf = async (old: number, ...moves: string[]): Promise<unknown> =>
      at.matches
        .plan(
          id,
          red,
          old,
          moves.map((move) => [move]),
          null,
        )
        .catch((error: unknown) => error);
    expect(await refusalOf(seq, 'play song', 'play song')).toMatchObject({ again: null });
    expect(await refusalOf(seq, 'play song')).toMatchObject({ again: { seq: seq + 1, answer: ['play song'] } });
    expect(await refusalOf(seq + 2, 'play song')).toBeInstanceOf(Stale);
    expect(await at.store.history(id)).toHaveLength(1);
  });
});

describe('a typed move', () => {
  test('is found by id or label, in either language, with commas and numbers', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await matchAtState(at, { phase: 'keep', turn: 0 });
    await expect(at.matches.answerByMove(id, red, 'lied', null)).resolves.toMatchObject({ seat: 0 });
    expect((await at.store.history(id))[0]).toEqual({ seat: 0, key: 'keep', answer: ['song'] });

    const other = createHarness();
    const { id: second, users } = await matchAtState(other, {});
    const user = users[0] as string;
    await other.matches.order(user, 'toy', 'payment', { setting: 'barn', mode: 'ask' });
    await other.matches.answerByMove(second, user, '  Play   CROP ', null);
    await other.matches.answerByMove(second, user, 'Choose barn, cellar', null);
    expect(stateOf(await storedMatchOf(other, second)).gold[0]).toEqual({ barn: 1, cellar: 1 });
    await other.matches.undo(second, user, (await other.matches.panel(second, user)).seq, 'step', null);
    await other.matches.answerByMove(second, user, 'cellar x2', null);
    expect(stateOf(await storedMatchOf(other, second)).gold[0]).toEqual({ barn: 2, cellar: 0 });
  });

  test('that is not offered says why, or what is', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await matchAtState(at, {});
    await expect(at.matches.answerByMove(id, red, 'play guard', null)).rejects.toThrow(
      'play guard is not possible now.',
    );
    await expect(at.matches.answerByMove(id, red, 'play chess', null)).rejects.toThrow(
      /You can’t choose .* right now.*play crop/,
    );
    await expect(at.matches.answerByMove(id, red, 'play chess', null)).rejects.not.toThrow('end');
    await expect(at.matches.answerByMove(id, red, 'castle', null)).rejects.toThrow(/You can choose: .*end/);
    for (const user of [red, blue]) await expect(at.matches.claim(id, user, null)).rejects.toThrow('still has time');
    await expect(at.matches.answerByMove(id, blue, 'roll', null)).rejects.toMatchObject({ kind: 'not-your-turn' });
  });

  test('is not made for a question that came up while it was on its way', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await matchAtState(at, { hands: [['song', 'song', 'song'], []] });
    at.store.beforeCommit = () => by(at, id, red, 'play song');
    await expect(at.matches.answerByMove(id, red, 'play song', null)).rejects.toBeInstanceOf(Stale);
    expect(stateOf(await storedMatchOf(at, id)).discard).toEqual(['song']);
  });
});

describe('standing orders', () => {
  test('pay by themselves by default, and an undo takes back the move with its payment', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await matchAtState(at, {});
    const played = await by(at, id, red, 'play crop');
    expect(played.question?.key).toBe('act');
    expect(stateOf(await storedMatchOf(at, id)).gold[0]).toEqual({ barn: 0, cellar: 2 });
    expect(played.undo).toMatchObject({ answer: { key: 'act' }, answers: 2, byOrder: { key: 'pay' } });
    // The words of the button come from before the move and its payment.
    expect(played.undo?.asked.choices).toContain(played.undo?.answer.answer[0]);
    expect((played.undo?.view as ToyView | undefined)?.gold).not.toEqual((played.view as ToyView).gold);
    const back = await at.matches.undo(id, red, played.seq, 'step', null);
    expect(back.question?.key).toBe('act');
    expect(stateOf(await storedMatchOf(at, id)).hands[0]).toEqual(['crop', 'song', 'raid']);
    expect(await at.store.history(id)).toEqual([]);
  });

  test('can be overruled: the payment alone is taken back and stays open', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await matchAtState(at, { owed: [0, 1] });
    const played = await by(at, id, red, 'play crop');
    const open = await at.matches.undo(id, red, played.seq, 'order', null);
    expect(open.question?.key).toBe('pay');
    // Neither the clock nor the other makes the order answer after all.
    await at.matches.processDue(id);
    await by(at, id, blue, 'barn');
    const still = await at.matches.panel(id, red);
    expect(still.question?.key).toBe('pay');
    const paid = await at.matches.answer(id, red, still.seq, ['cellar', 'cellar'], null);
    expect(paid.question?.key).toBe('act');
    expect(stateOf(await storedMatchOf(at, id)).gold[0]).toEqual({ barn: 2, cellar: 0 });
  });

  test('have no part in a payment that was made by hand after theirs was taken back', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await matchAtState(at, {});
    const played = await by(at, id, red, 'play crop');
    await at.matches.undo(id, red, played.seq, 'order', null);
    const paid = await by(at, id, red, 'cellar', 'cellar');
    expect(paid.undo).toMatchObject({ answer: { key: 'pay' }, answers: 1, byOrder: null });
    const again = await at.matches.undo(id, red, paid.seq, 'step', null);
    expect(again.question?.key).toBe('pay');
  });

  test('are asked about, used late, or used at once', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await matchAtState(at, { owed: [0, 1], hands: [['song', 'song', 'song'], []] });
    await at.matches.order(blue, 'toy', 'gain', { setting: 'cellar', mode: 'late' });
    await by(at, id, red, 'play song');
    expect((await at.matches.panel(id, blue)).question?.key).toBe('gain');
    await at.matches.order(blue, 'toy', 'gain', { setting: 'cellar', mode: 'now' });
    await by(at, id, red, 'play song');
    expect(await at.matches.panel(id, blue)).toMatchObject({
      question: null,
      view: { gold: [{}, { barn: 1, cellar: 2 }] },
    });
  });

  test('leave a turn alone in which everything is asked, whatever the other does meanwhile', async () => {
    const ending: (typeof toy.ai.orders)[number] = {
      id: 'end',
      name: verbatim('End'),
      about: verbatim('Whether a turn ends at once.'),
      applies: ({ key }) => key === 'act',
      settings: [{ id: 'end', name: verbatim('At once') }],
      answer: () => ['end'],
    };
    const at = createHarness({}, 1, undefined, [{ ...toy, ai: { ...toy.ai, orders: [ending] } }]);
    const {
      id,
      users: [red = '', blue = ''],
    } = await matchAtState(at, { owed: [0, 1], hands: [['song', 'song', 'song'], []] });
    await at.matches.order(red, 'toy', 'end', { setting: 'end', mode: 'now' });
    const { seq } = await at.matches.panel(id, red);
    const asked = await at.matches.answer(id, red, seq, ['play song'], null, true);
    expect(asked.question?.key).toBe('act');
    await by(at, id, blue, 'barn');
    expect((await at.matches.panel(id, red)).question?.key).toBe('act');
    // Without that wish the order ends the turn.
    expect((await by(at, id, red, 'end')).active).toEqual([1]);
  });

  test('are checked when they are set', async () => {
    const { matches } = createHarness();
    await expect(matches.order('u', 'toy', 'nothing', null)).rejects.toMatchObject({ kind: 'terms' });
    await expect(matches.order('u', 'toy', 'gain', { setting: 'attic', mode: 'now' })).rejects.toMatchObject({
      kind: 'terms',
    });
    await matches.order('u', 'toy', 'gain', { setting: 'barn', mode: 'now' });
    expect((await matches.order('u', 'toy', 'gain', null)).orders).toEqual({});
  });
});

describe('undo', () => {
  test('goes step by step or to the beginning of the turn, and never twice by one click', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await matchAtState(at, {});
    await by(at, id, red, 'play song');
    const played = await by(at, id, red, 'play crop');
    const twice = await Promise.allSettled([1, 2].map(() => at.matches.undo(id, red, played.seq, 'step', null)));
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(stateOf(await storedMatchOf(at, id)).discard).toEqual(['song']);
    const again = await by(at, id, red, 'play crop');
    const start = await at.matches.undo(id, red, again.seq, 'turn', null);
    expect(stateOf(await storedMatchOf(at, id)).discard).toEqual([]);
    expect(start.undo).toBeNull();
    await expect(at.matches.undo(id, red, start.seq, 'step', null)).rejects.toMatchObject({ kind: 'nothing' });
    // The turn is silent, and so is taking something back in it; the next turn says so in one line.
    expect(postsIn(at).filter(({ kind }) => kind === 'note')).toEqual([]);
    await by(at, id, red, 'end');
    expect(postsIn(at).find(({ kind, to }) => kind === 'turn' && to === 'channel')?.detail).toMatchObject({ undos: 2 });
  });

  test('keeps the log in step', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await matchAtState(at, {});
    const played = await by(at, id, red, 'play crop');
    expect((await storedMatchOf(at, id)).log.map(({ event }) => (event as { kind: string }).kind)).toEqual([
      'paid',
      'played',
    ]);
    await at.matches.undo(id, red, played.seq, 'step', null);
    expect((await storedMatchOf(at, id)).log).toEqual([]);
  });

  test('does not give a turn back once it has passed on', async () => {
    const at = createHarness();
    // With a full hand nothing is drawn at the end of the turn, so the rules alone would allow it.
    const {
      id,
      users: [red = ''],
    } = await matchAtState(at, { hands: [Array.from({ length: 8 }, () => 'song' as const), []] });
    const ended = await by(at, id, red, 'end');
    expect(ended.active).toEqual([1]);
    expect(ended.undo).toBeNull();
    await expect(at.matches.undo(id, red, ended.seq, 'step', null)).rejects.toMatchObject({ kind: 'nothing' });
  });

  test('that changes what the other is asked is said in public', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await matchAtState(at, { hands: [['raid', 'song', 'song'], ['guard']] });
    const raided = await by(at, id, red, 'play raid');
    expect((await at.matches.panel(id, blue)).question?.key).toBe('raid.guard');
    postsIn(at);
    await at.matches.undo(id, red, raided.seq, 'step', null);
    expect(postsIn(at)).toContainEqual(
      expect.objectContaining({ kind: 'note', detail: { about: 'undo', seat: 0, steps: 1 } }),
    );
    expect((await at.matches.panel(id, blue)).question).toBeNull();
  });

  test('is not for others', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    await expect(at.matches.undo(id, 'somebody', 0, 'step', null)).rejects.toMatchObject({ kind: 'not-a-player' });
  });
});

test('a panel shows each side its own and nobody more', async () => {
  const at = createHarness();
  const {
    id,
    users: [red = '', blue = ''],
  } = await matchAtState(at, {});
  const [own, other, none] = [
    await at.matches.panel(id, red),
    await at.matches.panel(id, blue),
    await at.matches.panel(id, 'somebody'),
  ];
  expect(own.view).toMatchObject({ hand: ['crop', 'raid', 'song'] });
  expect(other.view).toMatchObject({ hand: ['guard', 'song'] });
  expect(none).toMatchObject({ seat: null, question: null, undo: null, actions: [], view: { hand: [] } });
  const { view: _view, game: _game, ...outside } = other;
  expect(JSON.stringify(outside)).not.toMatch(/crop|seed":"/);
  expect(own.awaiting).toEqual([0]);
});

test('a changed hand is told once when a turn ends: with the next one, or in a message of its own', async () => {
  const at = createHarness();
  const { id } = await startedMatch(at);
  const told = (seat: number, posts: ReturnType<typeof postsIn>): readonly string[] =>
    posts.flatMap(({ to, kind }) => (to === seat && (kind === 'turn' || kind === 'hand') ? [kind] : []));
  const begin = postsIn(at);
  for (const seat of [0, 1]) expect(told(seat, begin)).toEqual(['turn']);
  const called = begin.filter(({ to, kind }) => to === 'channel' && kind === 'turn');
  expect(called).toMatchObject([{ detail: { seats: [0, 1] } }]);
  const random = seededRandom('hands');
  const stateIn = (sheet: StoredMatch) => currentPosition(toy, sheet).state as ToyState;
  const seen = new Set<string>();
  let hands: readonly string[] | null = null;
  for (let before = await at.store.load(id); before; before = await at.store.load(id)) {
    const { turn, hands: held } = stateIn(before);
    hands ??= held.map(String);
    await randomMove(at, id, random);
    const after = await at.store.load(id);
    const posts = postsIn(at);
    if (!after) break;
    const now = stateIn(after);
    for (const seat of [0, 1]) {
      const kinds = told(seat, posts);
      expect(kinds.length).toBeLessThan(2);
      if (now.turn !== turn && String(now.hands[seat]) !== hands[seat]) expect(kinds).toHaveLength(1);
      for (const kind of kinds) seen.add(kind);
    }
    if (now.turn !== turn) hands = null;
  }
  expect(seen).toEqual(new Set(['turn', 'hand']));
});

test('the call for a turn tells everything that happened in the turns before it', async () => {
  const at = createHarness();
  const {
    id,
    users: [red = ''],
  } = await matchAtState(at, {});
  await by(at, id, red, 'play song');
  await by(at, id, red, 'end');
  const called = postsIn(at).filter(({ kind }) => kind === 'turn');
  expect(called.map(({ to }) => to)).toEqual(['channel', 1]);
  for (const { detail } of called) {
    const { events } = detail as { events: readonly { readonly turn: number; readonly event: { kind: string } }[] };
    expect(events.map(({ turn, event }) => [turn, event.kind])).toEqual([
      [3, 'played'],
      [3, 'drew'],
    ]);
  }
});

test('a panel tells everything that happened in one’s own turn, and the other only what is new', async () => {
  const at = createHarness();
  const {
    id,
    users: [red = '', blue = ''],
  } = await matchAtState(at, { hands: [['song', 'song', 'song'], []] });
  for (const songs of [1, 2, 3]) {
    expect((await by(at, id, red, 'play song')).news).toHaveLength(songs);
    expect((await at.matches.panel(id, red)).news).toHaveLength(songs);
    expect((await at.matches.panel(id, blue)).news).toEqual([]);
  }
});
