import { expect, test } from 'vitest';
import { opponents } from '../../../src/bots/index.ts';
import { questionOf } from '../../../src/engine/answers.ts';
import { giveAnswer, startLive } from '../../../src/engine/live-match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import type { Answer } from '../../../src/engine/script.ts';
import {
  isAboutToWin,
  leaveStandingOffer,
  refuses,
  tradePartners,
} from '../../../src/games/settlers/computer-trades.ts';
import { tradeGain } from '../../../src/games/settlers/evaluate.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import { readPicks } from '../../../src/games/settlers/rules/offer-input.ts';
import type { State } from '../../../src/games/settlers/state.ts';

const options = settlers.info.options.parse({ variant: 'classic', board: 'beginner', flow: 'patient' });

/** A table at the menu of seat 0, with these hands: brick, lumber, wool, grain, ore. */
function atMenu(...hands: readonly (readonly number[])[]) {
  const state: State = { ...settlers.rules.setup(options, 3, 'computers'), phase: 'action', turn: 1, active: 0 };
  hands.forEach((hand, seat) => state.sides[seat]?.hand.splice(0, 5, ...hand));
  return startLive(settlers, state);
}
type Table = ReturnType<typeof atMenu>;

const asked = (live: Table, seat: number) =>
  questionOf(live.open, seat) ?? expect.fail(`seat ${seat} is asked nothing`);

/** Seat 0 offers these terms. */
function offer(live: Table, ...picks: Answer): Table {
  giveAnswer(live, 0, ['offer']);
  giveAnswer(live, 0, picks);
  return live;
}

/** Puts a seat two points before the end. */
function almostWinning(live: Table, seat: number): void {
  const stock = live.state.stocks[seat];
  if (!stock) throw new Error('no such seat');
  stock.cities = 0;
  stock.settlements = 5;
  expect(isAboutToWin(live.state, seat)).toBe(true);
}

const situation = (live: Table, seat: number) => ({
  game: settlers,
  variant: 'classic',
  checkpoint: settlers.codec.copy(live.state),
  pending: [],
  state: live.state,
  decision: asked(live, seat),
});

test('a counter-offer of a computer gives what was asked for, and nothing that the other player gives', () => {
  const live = offer(atMenu([0, 2, 2, 0, 0], [2, 1, 1, 1, 2], [1, 1, 1, 1, 1]), 'give wool', 'want ore');
  const decision = asked(live, 1);
  const given = (decision.hints?.plausible?.() ?? []).filter((answer) => !refuses(live.state, decision, answer));
  const counters = given.filter(([first]) => first !== 'accept' && first !== 'decline');
  expect(counters.length).toBeGreaterThan(0);
  for (const counter of counters) {
    const { give } = readPicks(live.state, counter);
    expect(give[4]).toBeGreaterThan(0);
    expect(give[2]).toBe(0);
  }
  expect(refuses(live.state, decision, ['accept'])).toBe(false);
});

test.each([...opponents.keys()])('whatever it is offered, a computer answers that offer: %s', (level) => {
  const bot = opponents.get(level) ?? expect.fail();
  for (let number = 0; number < 12; number++) {
    const live = offer(
      atMenu([0, 2, 2, 0, 0], [3, 1, 0, 1, 1 + (number % 2)], [1, 1, 1, 1, 1]),
      'give wool',
      'want ore',
    );
    const answer = bot.answer(situation(live, 1), randomFrom({ seed: `${level} ${number}`, drawn: 0 }));
    if (answer[0] === 'accept' || answer[0] === 'decline') continue;
    const { give } = readPicks(live.state, answer);
    expect([give[4], give[2]]).toEqual([expect.any(Number), 0]);
    expect(give[4]).toBeGreaterThan(0);
  }
});

test.each([...opponents.keys()])('a computer does not trade with a player about to win: %s', (level) => {
  const bot = opponents.get(level) ?? expect.fail();
  for (let number = 0; number < 6; number++) {
    const live = offer(atMenu([0, 0, 4, 0, 0], [1, 1, 0, 1, 4], [0, 0, 0, 0, 0]), 'give wool', 'give wool', 'want ore');
    almostWinning(live, 0);
    expect(bot.answer(situation(live, 1), randomFrom({ seed: `${number}`, drawn: 0 }))).toEqual(['decline']);
  }
});

test('deals of a player about to win stay untouched, and offers go to the others only', () => {
  const live = atMenu([0, 2, 2, 1, 1], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]);
  almostWinning(live, 1);
  const colour = live.state.colours[1] as string;
  expect(refuses(live.state, asked(live, 0), [`deal ${colour} 1 wool for 1 ore`])).toBe(true);
  expect(refuses(live.state, asked(live, 0), [`deal ${live.state.colours[2]} 1 wool for 1 ore`])).toBe(false);
  expect(tradePartners(live.state, 0)).toEqual([2]);
});

test('a standing offer of a computer helps it, is left once, and is withdrawn when it no longer helps', () => {
  const live = atMenu([1, 1, 1, 1, 1], [0, 4, 0, 1, 1], [0, 0, 0, 0, 0]);
  const view = () => settlers.views.forSeat(live.state, 1);
  const left = leaveStandingOffer(view(), asked(live, 1)) ?? expect.fail('nothing is offered');
  const terms = readPicks(live.state, left);
  expect(tradeGain(live.state, 1, terms)).toBeGreaterThan(0);
  expect(terms.want).toEqual([0, 0, 1, 0, 0]);
  giveAnswer(live, 1, left);
  expect(leaveStandingOffer(view(), asked(live, 1))).toBeNull();
  live.state.sides[1]?.hand.splice(0, 5, 0, 1, 4, 0, 0);
  expect(leaveStandingOffer(view(), asked(live, 1))).toEqual(['withdraw']);
  // Only while the others may trade.
  expect(leaveStandingOffer({ ...view(), phase: 'roll' }, asked(live, 1))).toBeNull();
});

test('a player about to win is left out of standing offers, and alone gets none', () => {
  const live = atMenu([1, 1, 1, 1, 1], [0, 4, 0, 1, 1], [1, 1, 1, 1, 1]);
  almostWinning(live, 0);
  const left = leaveStandingOffer(settlers.views.forSeat(live.state, 1), asked(live, 1)) ?? [];
  expect(left.filter((id) => id.startsWith('to '))).toEqual([`to ${live.state.colours[2]}`]);
  almostWinning(live, 2);
  expect(leaveStandingOffer(settlers.views.forSeat(live.state, 1), asked(live, 1))).toBeNull();
});
