import { expect, test } from 'vitest';
import type { Opponent } from '../../../src/bots/bot.ts';
import { opponents } from '../../../src/bots/index.ts';
import { questionOf } from '../../../src/engine/answers.ts';
import { startLive } from '../../../src/engine/live-match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import type { Decision } from '../../../src/engine/script.ts';
import { tradeProposals } from '../../../src/games/settlers/trade-proposals.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import { copyState, type State } from '../../../src/games/settlers/state.ts';
import { playOut } from '../../../src/testkit/play-out.ts';

const options = settlers.info.options.parse({ variant: 'classic' });
const level = (name: string): Opponent => opponents.get(name) as Opponent;
/** Who is asked about an offer answers before anybody goes on. */
const atOnce = (open: readonly Decision[]): Decision =>
  open.find(({ blocking: waits }) => waits === 'deferred') ?? (open[0] as Decision);

/** The first menu of a match, with these hands by how far the seat is from the active one: brick, lumber, wool, grain, ore. */
function atMenu(...hands: readonly (readonly number[])[]): State {
  let found: State | undefined;
  playOut({
    game: settlers,
    options,
    seed: 'bargain',
    opponents: hands.map(() => level('fair')),
    random: randomFrom({ seed: 'bargain', drawn: 0 }),
    limit: 40,
    before: ({ state }, { key }) => {
      if (key === 'menu') found ??= copyState(state as State);
    },
  });
  if (!found) throw new Error('nobody came to a menu');
  for (const [far, hand] of hands.entries())
    found.sides[(found.active + far) % hands.length]?.hand.splice(0, 5, ...hand);
  return found;
}

const termsAt = (state: State): readonly string[] =>
  tradeProposals(state, state.active).map(({ line }) => line.map((answer) => answer.join(' + ')).join(': '));

/** Three grain and two ore make a city: with one grain too few and ore to spare, someone with the opposite trouble is found. */
const short = [0, 0, 0, 1, 4];
const long = [0, 0, 0, 3, 2];

test('a trade is thought of that helps both, with the hands after it', () => {
  const state = atMenu(short, long, [0, 0, 0, 0, 0]);
  expect(termsAt(state)).toContain('offer: give ore + want grain');
  const [bargain] = tradeProposals(state, state.active);
  const after = bargain?.after as State;
  expect(after.sides[state.active]?.hand).toEqual([0, 0, 0, 2, 3]);
  expect(after.sides[(state.active + 1) % 3]?.hand).toEqual([0, 0, 0, 2, 3]);
  expect(state.sides[state.active]?.hand).toEqual(short);
});

test('after it nothing stands any longer that whoever agreed had put forward, nor what was said about an offer', () => {
  const state = atMenu(short, long, [1, 0, 0, 0, 0]);
  const [taker, third] = [1, 2].map((far) => (state.active + far) % 3) as [number, number];
  const proposing = (seat: number, standing: boolean) => ({
    seat,
    give: [0, 0, 0, 1, 0],
    want: [0, 1, 0, 0, 0],
    to: [],
    standing,
  });
  const proposals = [
    proposing(taker, true),
    proposing(third, false),
    { ...proposing(third, true), give: [1, 0, 0, 0, 0] },
  ];
  const after = tradeProposals({ ...state, proposals }, state.active)[0]?.after as State;
  expect(after.proposals).toEqual(proposals.slice(2));
});

test('none is that nobody could give or would want', () => {
  expect(termsAt(atMenu(short, [3, 0, 0, 0, 0], [0, 3, 0, 0, 0]))).not.toContain('offer: give ore + want grain');
  expect(termsAt(atMenu([0, 0, 0, 2, 3], short, long))).toEqual([]);
});

test('what nobody gave is not asked for again in the same turn, and nothing more once somebody has agreed', () => {
  const state = atMenu(short, long, long);
  const none = [0, 0, 0, 0, 0];
  const open = { give: [0, 0, 0, 0, 1], want: [0, 0, 0, 1, 0], to: [], waiting: [] };
  expect(
    termsAt({ ...state, offer: open, now: { ...state.now, offers: 1 } }).filter((terms) =>
      terms.includes('want grain'),
    ),
  ).toEqual([]);
  expect(termsAt({ ...state, offer: { ...open, want: none }, now: { ...state.now, offers: 3 } })).toEqual([]);
  const taker = (state.active + 1) % 3;
  const agreed = { seat: taker, give: open.want, want: open.give, to: [state.active], standing: false };
  expect(termsAt({ ...state, offer: { ...open, want: none } }).length).toBeGreaterThan(0);
  expect(termsAt({ ...state, offer: open, proposals: [agreed] })).toEqual([]);
});

test('whoever is not to move proposes nothing', () => {
  const state = atMenu(short, long, long);
  expect(tradeProposals(state, (state.active + 1) % 3)).toEqual([]);
  expect(tradeProposals({ ...state, phase: 'roll' }, state.active)).toEqual([]);
});

test('Strong alone makes offers, and deals come of them', () => {
  const levels = ['strong', 'good', 'fair', 'gentle'];
  const offered = new Set<string>();
  const deals: string[] = [];
  playOut({
    game: settlers,
    options,
    seed: 'deals',
    opponents: levels.map(level),
    random: randomFrom({ seed: 'deals', drawn: 0 }),
    limit: 500,
    order: atOnce,
    after: ({ given: { seat, key, answer } }) => {
      if (key === 'offer') offered.add(levels[seat] as string);
      if (seat === 0 && answer[0]?.startsWith('deal ')) deals.push(answer[0]);
    },
  });
  expect([...offered]).toEqual(['strong']);
  expect(deals.length).toBeGreaterThan(0);
});

test('Strong says what it would offer, so that a hint can tell it', () => {
  const rest = atMenu(short, long, long);
  const { active: seat } = rest;
  const decision = questionOf(startLive(settlers, copyState(rest)).open, seat) as Decision;
  const thought = level('strong').think(
    { game: settlers, variant: 'classic', checkpoint: rest, pending: [], state: rest, decision },
    'hint',
  );
  expect(thought?.answer).toEqual(['offer']);
  expect(thought?.lines[0]?.answers).toEqual([['offer'], ['give ore', 'want grain']]);
});

test.each(['fair', 'good', 'strong'])('%s agrees to what helps rather than to ask for something else', (name) => {
  const state = atMenu(short, long, [0, 0, 0, 0, 0]);
  const taker = (state.active + 1) % 3;
  const rest = {
    ...state,
    offer: { give: [0, 0, 0, 0, 1], want: [0, 0, 0, 1, 0], to: [], waiting: [taker] },
    now: { ...state.now, offers: 1 },
  };
  const decision = questionOf(startLive(settlers, copyState(rest)).open, taker) as Decision;
  expect(decision.choices).toContain('accept');
  expect(
    level(name).answer(
      { game: settlers, variant: 'classic', checkpoint: rest, pending: [], state: rest, decision },
      randomFrom({ seed: name, drawn: 0 }),
    ),
  ).toEqual(['accept']);
});
