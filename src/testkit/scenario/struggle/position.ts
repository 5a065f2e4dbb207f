import { type Random, randomFrom, shuffle } from '../../../engine/random.ts';
import { ScenarioError, scenarioSeatNames } from '../common/file-schema.ts';
import type { Seating } from '../common/seating.ts';
import { countFor, expansionsFor, resourceCards } from '../../../games/struggle/cards.ts';
import { type Options, optionsSchema } from '../../../games/struggle/options.ts';
import { addCard } from '../../../games/struggle/rules/draw.ts';
import { allSettlements, setup } from '../../../games/struggle/rules/setup.ts';
import type { Player, State } from '../../../games/struggle/state.ts';
import {
  amountsOf,
  type Expansion,
  MARKET,
  noCards,
  resourceIndex,
  resourceName,
  resources,
  sumCards,
} from '../../../games/struggle/vocabulary.ts';
import type { Scenario, SideSetup } from './file.ts';

/** The position a file describes; what cannot be is refused with the reason. */
export function buildPosition(file: Scenario, seating: Seating, seed: string): State {
  const { length } = seating.names;
  if (length < 2) throw new ScenarioError('Struggle for Catan wants at least 2 seats');
  const options = readOptions(file);
  const begun = setup(options, length, seed);
  const active = seating.seat(file.turn.seat);
  for (const name of scenarioSeatNames) if (file[name]) seating.seat(name);
  if (file.turn.phase === 'setup') return dealt(file, { ...begun, active });
  const random = randomFrom(begun.rng);
  const settlements = claimSettlements(file, seating, random);
  const sides = seating.names.map((name) => file[name] ?? {});
  const players = sides.map((side, seat) => playerFrom(seating.name(seat), side, settlements, seat));
  const piles = dealResources(file, players, random);
  const { traded = 0, built = [], guild = 0, library = false, phase } = file.turn;
  return {
    ...begun,
    phase,
    active,
    traded,
    built: built.slice(),
    guild,
    library,
    ...piles,
    settlements: settlements.stack,
    supply: { road: left(file, players, 'road'), knight: left(file, players, 'knight') },
    expansions: expansionsLeft(players),
    destiny: destinyOf(file, length),
    players,
    draws: (file.draws ?? []).map((card) => resourceIndex.get(card) as number),
  };
}

function readOptions({ options }: Scenario): Options {
  const read = optionsSchema.safeParse(options ?? {});
  if (!read.success)
    throw new ScenarioError(
      read.error.issues.map(({ path, message }) => `options.${path.join('.')}: ${message}`).join('; '),
    );
  return read.data;
}

function dealt(file: Scenario, state: State): State {
  const given = [...scenarioSeatNames, 'stacks', 'supply', 'destiny'] as const;
  const extra = given.filter((key) => file[key] !== undefined);
  if (extra.length > 0) throw new ScenarioError(`a set-up deals by itself: ${extra.join(', ')} cannot be given`);
  return { ...state, draws: (file.draws ?? []).map((card) => resourceIndex.get(card) as number) };
}

function destinyOf({ destiny }: Scenario, seats: number): State['destiny'] {
  if (seats > 2) return destiny ?? 'clockwise';
  if (destiny) throw new ScenarioError('two players have no destiny card');
  return null;
}

interface Settled {
  readonly towns: readonly (readonly number[])[];
  readonly cities: readonly (readonly number[])[];
  readonly stack: number[];
}

/** Named cards go where they are named; the others are dealt at random, and the rest lies shuffled below the stack's list. */
function claimSettlements(file: Scenario, seating: Seating, random: Random): Settled {
  const free = shuffle(allSettlements(seating.names.length), random);
  const take = (name: string): number => {
    const at = free.indexOf(Number(name.split('-')[1]));
    if (at < 0) throw new ScenarioError(`${name} is not in this game, or listed twice`);
    return free.splice(at, 1)[0] as number;
  };
  const lists = seating.names.map((name) => ({
    settlements: file[name]?.settlements ?? 1,
    cities: file[name]?.cities ?? 0,
  }));
  const spec = file.stacks?.settlements;
  const top = (Array.isArray(spec) ? spec : (spec?.only ?? [])).map(take);
  const named = lists.map(({ settlements, cities }) =>
    [settlements, cities].map((each) => (typeof each === 'number' ? null : each.map(take))),
  );
  const fill = (known: number[] | null | undefined, wanted: number | readonly string[]): number[] => {
    if (known) return known;
    const cards = free.splice(0, wanted as number);
    if (cards.length < (wanted as number)) throw new ScenarioError('there are not so many settlement cards');
    return cards;
  };
  const towns = lists.map(({ settlements }, seat) => fill(named[seat]?.[0], settlements));
  const cities = lists.map((list, seat) => fill(named[seat]?.[1], list.cities));
  const stack = spec && !Array.isArray(spec) ? top : [...top, ...free];
  const size = file.supply?.settlement;
  if (size !== undefined && size > stack.length)
    throw new ScenarioError(`supply.settlement: only ${stack.length} are left`);
  return { towns, cities, stack: size === undefined ? stack : stack.slice(0, size) };
}

function playerFrom(name: string, side: SideSetup, { towns, cities }: Settled, seat: number): Player {
  const own = cities[seat] ?? [];
  const expansions = side.expansions ?? [];
  if (expansions.length > own.length) throw new ScenarioError(`${name}: every expansion lies on a city`);
  return {
    hand: resources.map((resource) => side.hand?.[resource] ?? 0),
    roads: side.roads?.slice() ?? ['A'],
    knights: side.knights?.slice() ?? [],
    settlements: [...(towns[seat] ?? [])],
    cities: own.map((card, index) => ({ card, expansion: expansions[index] ?? null })),
    owed: 0,
    chosen: null,
  };
}

function left({ supply }: Scenario, players: readonly Player[], kind: 'road' | 'knight'): number {
  const total = countFor(kind, players.length);
  const used = players.reduce((sum, player) => sum + player[`${kind}s`].length, 0);
  if (used > total) throw new ScenarioError(`there are only ${total} ${kind}s`);
  return supply?.[kind] ?? total - used;
}

function expansionsLeft(players: readonly Player[]): Expansion[] {
  const free = expansionsFor(players.length);
  for (const { cities } of players) {
    for (const { expansion } of cities) {
      if (expansion === null) continue;
      const at = free.indexOf(expansion);
      if (at < 0) throw new ScenarioError(`${expansion} is used more often than it is there`);
      free.splice(at, 1);
    }
  }
  return free;
}

/** Listed cards lie where they are listed; with `only` whatever is left is out of the game. */
function dealResources(
  file: Scenario,
  players: readonly Player[],
  random: Random,
): Pick<State, 'draw' | 'discard' | 'market'> {
  const free = resourceCards.slice();
  const remove = (where: string, cards: readonly number[]) => {
    cards.forEach((count, kind) => {
      addCard(free, kind, -count);
      if ((free[kind] as number) < 0) throw new ScenarioError(`${where}: there is not so much ${resourceName(kind)}`);
    });
  };
  players.forEach(({ hand }, seat) => remove(file.seats[seat] ?? '', hand));
  const listed = (name: 'draw' | 'discard' | 'market') => {
    const spec = file.stacks?.[name];
    const cards = (Array.isArray(spec) ? spec : (spec?.only ?? [])).map((card) => resourceIndex.get(card) as number);
    remove(name, amountsOf(cards.map(resourceName)));
    return { cards, only: spec !== undefined && !Array.isArray(spec) };
  };
  const [draw, discard, market] = [listed('draw'), listed('discard'), listed('market')];
  const rest = shuffle(
    free.flatMap((count, kind) => Array.from({ length: count }, () => kind)),
    random,
  );
  const open = noCards();
  for (const card of market.cards) addCard(open, card, 1);
  if (sumCards(open) > MARKET) throw new ScenarioError(`the market has ${MARKET} cards`);
  if (!market.only) for (const card of rest.splice(0, MARKET - sumCards(open))) addCard(open, card, 1);
  return { draw: draw.only ? draw.cards : [...draw.cards, ...rest], discard: discard.cards, market: open };
}
