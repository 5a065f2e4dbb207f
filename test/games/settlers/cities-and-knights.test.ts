import { describe, expect, test } from 'vitest';
import { opponents, randomOpponent as chance } from '../../../src/bots/index.ts';
import { randomAnswer } from '../../../src/engine/answers.ts';
import { startLive, giveAnswer } from '../../../src/engine/live-match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { progressCards, tracks } from '../../../src/games/settlers/cities-and-knights/cards/progress.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import { cityIds, roadIds, settlementIds } from '../../../src/games/settlers/notation.ts';
import { optionsSchema } from '../../../src/games/settlers/options.ts';
import { violationOf } from '../../../src/games/settlers/rules/violations.ts';
import { reserveOf } from '../../../src/games/settlers/cities-and-knights/rules/knights.ts';
import { pointsOf } from '../../../src/games/settlers/rules/points.ts';
import { leader, longestRoad } from '../../../src/games/settlers/rules/titles.ts';
import { citiesAndKnightsOf, type State } from '../../../src/games/settlers/state.ts';
import { cardsOfSort, playerColours, NO_OWNER, resources } from '../../../src/games/settlers/vocabulary.ts';
import { nextDecision } from '../../../src/testkit/next-decision.ts';
import { playOut } from '../../../src/testkit/play-out.ts';

const tables = [
  { seats: 4, options: { variant: 'cities-and-knights', flow: 'patient' } },
  { seats: 3, options: { variant: 'cities-and-knights', flow: 'strict', tacticalDefence: true, separatePhases: true } },
  { seats: 2, options: { variant: 'cities-and-knights', flow: 'patient', eightHarbours: true } },
];

const nodes = settlementIds.map((_, node) => node);

/** What could ever stand in a menu, but for trade. */
const moves = [
  ...roadIds,
  ...settlementIds,
  ...cityIds,
  ...progressCards.map((card) => `play ${card}`),
  ...tracks.map((track) => `improve ${track}`),
  ...['build wall', 'build knight', 'activate', 'promote', 'chase robber'].flatMap((verb) =>
    nodes.map((node) => `${verb} ${node}`),
  ),
  ...playerColours.flatMap((colour) => resources.map((sort) => `harbor ${colour} ${sort}`)),
];

/** Plays one random match and shows every position. */
function walk(table: (typeof tables)[number], see: (state: State, menu: readonly string[] | null) => void): State {
  const random = randomFrom({ seed: `realm ${table.seats}`, drawn: 0 });
  const state = settlers.rules.setup(optionsSchema.parse(table.options), table.seats, `realm ${table.seats}`);
  const live = startLive(settlers, state);
  for (let count = 0; live.open.length > 0; count++) {
    if (count > 60_000) throw new Error('the match does not end');
    see(state, live.open.find(({ key }) => key === 'menu' || key === 'roll')?.choices ?? null);
    const decision = nextDecision(live.open, random);
    giveAnswer(live, decision.seat, randomAnswer(decision, random));
    live.events.length = 0;
  }
  return state;
}

function checkCards(state: State): void {
  const { cityPlayers: courts, decks } = citiesAndKnightsOf(state);
  state.bank.forEach((left, sort) => {
    const held = state.sides.reduce((sum, { hand }) => sum + (hand[sort] ?? 0), 0);
    if (left < 0 || left + held !== cardsOfSort(sort)) throw new Error(`${left + held} cards of a sort`);
  });
  const cards = [...decks.flat(), ...courts.flatMap(({ progress, honours }) => [...progress, ...honours])];
  if (cards.length !== 54 || new Set(cards).size !== progressCards.length) throw new Error('a progress card is lost');
}

function checkPieces(state: State): void {
  const realm = citiesAndKnightsOf(state);
  state.sides.forEach((_, seat) => {
    if ([1, 2, 3].some((level) => reserveOf(state, seat, level) < 0)) throw new Error(`knights of ${seat}`);
    const { line, cities, settlements } = state.stocks[seat] ?? { line: -1, cities: 0, settlements: 0 };
    if (line !== longestRoad(state, seat)) throw new Error(`line of ${seat}`);
    const built = (rank: number) =>
      nodes.filter((node) => state.towns[node] === seat && state.ranks[node] === rank && realm.laid[node] === 0).length;
    const laid = nodes.filter((node) => state.towns[node] === seat && realm.laid[node] === 1).length;
    if (built(1) + settlements !== 5 || built(2) + laid + cities !== 4) throw new Error(`pieces of ${seat}`);
  });
  if (
    state.longest !==
    leader(
      state.stocks.map(({ line }) => line),
      5,
      state.longest,
    )
  )
    throw new Error('the Longest Road is with the wrong one');
  for (const node of nodes) {
    if (realm.knights[node] !== NO_OWNER && state.towns[node] !== NO_OWNER)
      throw new Error(`a knight on a building at ${node}`);
    const city = state.ranks[node] === 2;
    if ((realm.walls[node] === 1 || realm.metropolises.includes(node)) && !city) throw new Error(`no city at ${node}`);
  }
}

describe.each(tables)('a random match of Cities & Knights with $seats seats', (table) => {
  test('keeps every card and piece, and ends with thirteen points', () => {
    const end = walk(table, (state, menu) => {
      checkCards(state);
      // In the middle of a displacement a line is measured when the knight has found its place.
      if (menu) checkPieces(state);
    });
    expect(end.winner === null ? 0 : pointsOf(end, end.winner)).toBeGreaterThanOrEqual(13);
  });

  test('says a reason against every move that is not in the menu, and none against those that are', () => {
    let looked = 0;
    walk(table, (state, menu) => {
      if (!menu || looked++ % 9 !== 0) return;
      for (const id of moves) {
        const fault = violationOf(state, state.active, id);
        if (menu.includes(id) !== (fault === null))
          throw new Error(`${id} in ${state.phase}: ${JSON.stringify(fault)}`);
      }
    });
    expect(looked).toBeGreaterThan(100);
  });
});

test('a fair computer beats those that play at random', () => {
  const wins = [0, 1, 2, 3].filter((seat) => {
    const players = [0, 1, 2, 3].map((each) => (each === seat ? opponents.get('fair') : chance) ?? expect.fail());
    const options = optionsSchema.parse({ variant: 'cities-and-knights' });
    const random = randomFrom({ seed: `duel ${seat}`, drawn: 0 });
    const { state } = playOut({
      game: settlers,
      options,
      seed: `duel ${seat}`,
      opponents: players,
      random,
      limit: 20_000,
    });
    return (state as State).winner === seat;
  });
  expect(wins.length).toBeGreaterThanOrEqual(3);
});
