import { randomFrom } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/script.ts';
import { ScenarioError, scenarioSeatNames } from '../common/file-schema.ts';
import type { Seating } from '../common/seating.ts';
import { type IndexedMap, indexedMapOf } from '../../../games/dice/maps/index.ts';
import { type Options, optionsSchema } from '../../../games/dice/options.ts';
import { diceFor, newTurn } from '../../../games/dice/rules/dice.ts';
import { longestRoadOf } from '../../../games/dice/rules/longest-road.ts';
import { streamsFor } from '../../../games/dice/rules/setup.ts';
import { holderOf, sizeFor } from '../../../games/dice/rules/titles.ts';
import { isParallel, mapOf, newPlayer, type Player, type State, type Turn } from '../../../games/dice/state.ts';
import { BOXES, DICE, faceIndex, noDice, THROWS_PER_TURN, titleLeast, titles } from '../../../games/dice/vocabulary.ts';
import type { Scenario, SideSetup } from './file.ts';

/** From then on six dice are thrown. */
const LATE = 4;

/** The position a file describes; what cannot be is refused with the reason. */
export function buildPosition(file: Scenario, seating: Seating, seed: string): State {
  const options = readOptions(file);
  const { turn } = file;
  const names = seating.names;
  if (names.length < (file.variant === 'island-one' ? 1 : 2))
    throw new ScenarioError(`${file.variant} wants at least 2 seats`);
  const chart = indexedMapOf(file.variant);
  const rng = { seed, drawn: 0 };
  const state: State = {
    options,
    rng,
    streams: options.order === 'parallel' ? streamsFor(names.length, randomFrom(rng)) : [],
    phase: turn.phase === 'setup' ? 'setup' : 'play',
    active: turn.seat ? seating.seat(turn.seat) : 0,
    number: 0,
    idle: turn.idle ?? 0,
    titles: { 'longest-road': null, 'largest-army': null },
    players: names.map((name) => readSide(name, file[name] ?? {}, chart)),
    winner: null,
  };
  for (const name of scenarioSeatNames) if (file[name]) seating.seat(name);
  refuseDoubles(state);
  if (state.phase === 'play')
    state.number = turn.number ?? (options.variant === 'island-one' ? boxesOf(state) + 1 : LATE);
  for (const [seat, player] of state.players.entries()) player.line = longestRoadOf(state, seat);
  setTitles(state, file, seating);
  setTurn(state, file);
  state.loaded = loadedDice(file, seating, isParallel(state));
  return state;
}

function readOptions({ variant, options }: Scenario): Options {
  const read = optionsSchema.safeParse({ ...options, variant });
  if (!read.success)
    throw new ScenarioError(
      read.error.issues.map(({ path, message }) => `options.${path.join('.')}: ${message}`).join('; '),
    );
  return read.data;
}

const boxesOf = ({ players }: State): number => players.reduce((sum, { boxes }) => sum + boxes.length, 0);

function readSide(name: string, side: SideSetup, chart: IndexedMap): Player {
  const places = (
    what: string,
    ids: readonly string[] | undefined,
    list: readonly { readonly id: string }[],
  ): number[] => {
    const found = (ids ?? []).map((id) => {
      const index = list.findIndex((place) => place.id === id);
      if (index < 0) throw new ScenarioError(`${name}: there is no ${what} ${id} on this map`);
      return index;
    });
    if (new Set(found).size < found.length) throw new ScenarioError(`${name}: a ${what} is listed twice`);
    return found;
  };
  const castles = Array.from({ length: chart.castles }, (_, id) => ({ id: `${id}` }));
  const boxes = (side.boxes ?? []).map((box) => (box === 'X' ? null : box));
  if (boxes.length > 0 && chart.variant !== 'island-one') throw new ScenarioError(`${name}: only Island One has boxes`);
  if (boxes.length > BOXES) throw new ScenarioError(`${name}: there are only ${BOXES} boxes`);
  return {
    ...newPlayer(),
    roads: places('road', side.roads, chart.roads),
    settlements: places('settlement', side.settlements, chart.settlements),
    cities: places('city', side.cities, chart.cities),
    knights: places('knight', side.knights, chart.knights),
    castles: places('castle', side.castles, castles),
    used: places('joker', side.used, chart.jokers),
    boxes,
  };
}

/** On the shared map every place belongs to one player, and an upgraded settlement is a city only. */
function refuseDoubles(state: State): void {
  const chart = mapOf(state);
  if (chart.given) return;
  for (const list of ['roads', 'knights', 'castles'] as const) {
    const all = state.players.flatMap((player) => player[list]);
    if (new Set(all).size < all.length) throw new ScenarioError(`one of the ${list} is listed twice`);
  }
  const nodes = state.players.flatMap(({ settlements, cities }) => [
    ...settlements.map((site) => chart.settlements[site]?.node),
    ...cities.map((site) => chart.cities[site]?.node),
  ]);
  if (new Set(nodes).size < nodes.length) throw new ScenarioError('a site is listed twice');
}

/** An unlisted title goes to the player with enough and more than all others. */
function setTitles(state: State, file: Scenario, seating: Seating): void {
  for (const title of titles) {
    const listed = seating.names.flatMap((name, seat): Seat[] => (file[name]?.titles?.includes(title) ? [seat] : []));
    if (listed.length > 1) throw new ScenarioError(`${title} is held twice`);
    const [holder] = listed;
    if (holder === undefined) {
      if (file.variant !== 'island-one') state.titles[title] = holderOf(state, title);
      continue;
    }
    const size = sizeFor(state, title, holder);
    const most = Math.max(...state.players.map((_, seat) => sizeFor(state, title, seat)));
    if (size < titleLeast[title] || size < most)
      throw new ScenarioError(`${seating.name(holder)} cannot hold ${title} with ${size}`);
    state.titles[title] = holder;
  }
}

const amountsOf = (dice: string): number[] => {
  const amounts = noDice();
  for (const face of dice.split(' ')) {
    const index = faceIndex.get(face) as number;
    amounts[index] = (amounts[index] as number) + 1;
  }
  return amounts;
};

function setTurn(state: State, { turn }: Scenario): void {
  const { phase, dice, throws, seat } = turn;
  if (seat === undefined && !isParallel(state)) throw new ScenarioError('turn.seat: whose turn it is must be given');
  if (isParallel(state)) {
    if (phase !== 'roll' || dice !== undefined)
      throw new ScenarioError('in parallel play every seat stands before its next turn: phase roll, no dice');
    return;
  }
  if (phase === 'build' && dice === undefined)
    throw new ScenarioError('turn.dice: what lies must be given with phase build');
  if (phase === 'setup' && (dice !== undefined || state.options.variant !== 'extra'))
    throw new ScenarioError('only Extra has a set-up, and no dice in it');
  if (throws !== undefined && (phase !== 'roll' || dice === undefined))
    throw new ScenarioError('turn.throws goes with phase roll and dice');
  if (dice === undefined) return;
  const lie = amountsOf(dice);
  const rolling = phase === 'roll';
  const wanted = diceFor(state);
  const many = dice.split(' ').length;
  if (rolling ? many !== wanted : many > DICE)
    throw new ScenarioError(`turn.dice: ${rolling ? wanted : `at most ${DICE}`} dice lie`);
  const begun: Turn = {
    ...newTurn(0),
    dice: lie,
    fell: lie.slice(),
    throws: rolling ? (throws ?? 1) : THROWS_PER_TURN,
    rolling,
  };
  (state.players[state.active] as Player).turn = begun;
}

function loadedDice({ dice }: Scenario, seating: Seating, parallel: boolean): string[][] {
  if (!parallel) {
    if (dice && !Array.isArray(dice)) throw new ScenarioError('dice: one list, except in parallel play');
    return [[...(dice ?? [])]];
  }
  if (Array.isArray(dice)) throw new ScenarioError('dice: by seat in parallel play');
  return seating.names.map((name) => [...(dice?.[name] ?? [])]);
}
