import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/engine/answers.ts';
import { play, respond } from '../../../src/engine/live.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import { BUY, cityIds, FORCE, HOME, OFFER, RETRACT, roadIds, SELL, settlementIds, tradeId } from '../../../src/games/settlers/notation.ts';
import { optionsSchema } from '../../../src/games/settlers/options.ts';
import { faultOf } from '../../../src/games/settlers/rules/faults.ts';
import { covers, sizeOf } from '../../../src/games/settlers/rules/hand.ts';
import { leader, longestLine } from '../../../src/games/settlers/rules/titles.ts';
import type { State } from '../../../src/games/settlers/state.ts';
import { developments } from '../../../src/games/settlers/vocabulary.ts';
import { nextDecision } from '../../../src/trials/next-decision.ts';

const tables = [
  { seats: 4, options: { variant: 'classic' } },
  { seats: 3, options: { variant: 'classic', flow: 'strict', separatePhases: true, board: 'beginner' } },
  { seats: 2, options: { variant: 'two', shuffleHarbours: true, randomTokens: true } },
];

/** Everything that could ever stand in a menu, but for deals. */
const moves = [
  ...roadIds, ...settlementIds, ...cityIds, BUY, OFFER, RETRACT, FORCE, HOME, SELL,
  ...developments.map((card) => `play ${card}`),
  ...[2, 3, 4].flatMap((rate) => [0, 1, 2, 3, 4].flatMap((from) => [0, 1, 2, 3, 4].map((to) => tradeId(rate, from, to)))),
];

/** Plays one random match and shows every position. */
function walk(table: (typeof tables)[number], see: (state: State, menu: readonly string[] | null) => void): State {
  const random = randomFrom({ seed: `walk ${table.seats}`, drawn: 0 });
  const state = settlers.rules.setup(optionsSchema.parse(table.options), table.seats, `match ${table.seats}`);
  const live = play(settlers, state);
  for (let count = 0; live.open.length > 0; count++) {
    if (count > 30_000) throw new Error('the match does not end');
    const menu = live.open.find(({ key }) => key === 'menu' || key === 'roll');
    see(state, menu?.choices ?? null);
    const decision = nextDecision(live.open, random);
    respond(live, decision.seat, randomAnswer(decision, random));
    live.events.length = 0;
  }
  return state;
}

describe.each(tables)('a random match with $seats seats', (table) => {
  test('keeps every card and piece, and what is kept up to date is what counting anew gives', () => {
    let seen = 0;
    const end = walk(table, (state) => {
      seen++;
      state.bank.forEach((left, sort) => {
        const held = state.sides.reduce((sum, { hand }) => sum + (hand[sort] ?? 0), 0);
        if (left < 0 || left + held !== 19) throw new Error(`${left + held} cards of a sort`);
      });
      const cards = state.sides.flatMap(({ development, bought }) => [...development, ...bought]).length;
      const armies = state.sides.reduce((sum, { army }) => sum + army, 0);
      if (cards + armies + state.deck.length + state.gone.length !== 25) throw new Error('a development card is lost');
      state.stocks.forEach(({ line, roads, settlements, cities }, owner) => {
        if (line !== longestLine(state, owner)) throw new Error(`line of ${owner}`);
        const laid = state.roads.filter((each) => each === owner).length;
        const built = (rank: number) => state.towns.filter((each, node) => each === owner && state.ranks[node] === rank).length;
        if (laid + roads !== 15 || built(1) + settlements !== 5 || built(2) + cities !== 4) throw new Error(`pieces of ${owner}`);
      });
      const lines = state.stocks.map(({ line }) => line);
      if (state.longest !== leader(lines, 5, state.longest)) throw new Error('the Longest Road is with the wrong one');
      for (const { seat, give, want } of state.proposals) {
        if (seat === state.active && state.phase !== 'setup') throw new Error('an offer of the active seat stands');
        if (!covers(state.sides[seat]?.hand ?? [], give) || sizeOf(want) === 0) throw new Error('an offer is not covered');
      }
    });
    expect(seen).toBeGreaterThan(100);
    expect(end.winner).not.toBeNull();
  });

  test('says a reason against every move that is not in the menu, and none against those that are', () => {
    let looked = 0;
    walk(table, (state, menu) => {
      if (!menu || looked++ % 7 !== 0) return;
      for (const id of moves) {
        const fault = faultOf(state, state.active, id);
        if (menu.includes(id) !== (fault === null)) throw new Error(`${id} in ${state.phase}: ${JSON.stringify(fault)}`);
      }
    });
    expect(looked).toBeGreaterThan(100);
  });
});
