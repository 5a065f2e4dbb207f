import type { Seat } from '../../engine/script.ts';
import { freeCastle } from './rules/moves.ts';
import { isScored, scoreOf } from './rules/points.ts';
import { helpersOf, JOKER_VALUE, jokersLeft, type BuildValues, diceValue, buildValuesOf } from './rules/prospects.ts';
import { placesFor } from './rules/sites.ts';
import { playerOf, type State, type Turn } from './state.ts';
import { rollOutlook, type RollOutlook } from './roll-outlook.ts';
import { relativeToOthers, ownValue } from './evaluate.ts';
import { BOXES, EMPTY_TURN, sumDice, THROWS_PER_TURN } from './vocabulary.ts';

/** Expected value of a position, over all remaining dice of this turn and the turns left. */
export function evaluateExpected(state: State, seat: Seat): number {
  const turn = turnAhead(state, seat);
  return isScored(state) ? sheet(state, seat) + turn : relativeToOthers(state, seat, ownValue(state, seat) + turn);
}

/** Value on Island One beyond the points, while many turns are left. */
const LATER = { road: 1.8, settlement: 2, city: 4, knight: 2, joker: JOKER_VALUE, site: 1 } as const;
/** Number of remaining turns at which that value is halved. */
const HALF = 2;

/** Values beyond points, weighted by the turns left. */
export function expectedValue(state: State, seat: Seat): Readonly<Record<keyof typeof LATER, number>> {
  const share = later(state, seat);
  const { road, settlement, city, knight, joker, site } = LATER;
  return {
    road: road * share,
    settlement: settlement * share,
    city: city * share,
    knight: knight * share,
    joker: joker * share,
    site: site * share,
  };
}

function later(state: State, seat: Seat): number {
  const { boxes, turn } = playerOf(state, seat);
  const left = BOXES - boxes.length - (turn ? 1 : 0);
  return left > 0 ? left / (left + HALF) : 0;
}

function sheet(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const { roads, settlements, cities, turn } = player;
  const sites = placesFor(state, seat, 'settlement').length + placesFor(state, seat, 'city').length;
  const box = turn ? (turn.builds > 0 ? turn.points : EMPTY_TURN) : 0;
  const { road, settlement, city, joker, site } = expectedValue(state, seat);
  return (
    scoreOf(state, seat) +
    box +
    road * roads.length +
    settlement * settlements.length +
    city * cities.length +
    joker * jokersLeft(state, player) +
    site * sites
  );
}

/** Values of the next builds; knights count by the joker they bring. */
function valuesAhead(state: State, seat: Seat): BuildValues {
  const { road, settlement, city, knight } = buildValuesOf(state, seat);
  if (!isScored(state)) return { road, settlement, city, knight };
  const further = expectedValue(state, seat);
  const points = playerOf(state, seat).knights.length + 1;
  return {
    road: road && 1 + further.road,
    settlement: settlement && settlement + further.settlement,
    city: city && city + further.city,
    knight: knight && points + further.knight,
  };
}

export function turnAhead(state: State, seat: Seat): number {
  const { turn } = playerOf(state, seat);
  if (!turn) return 0;
  const { dice, cup, throws, rolling } = turn;
  const { key, worth } = building(state, seat, turn);
  if (cup === 0 && !rolling) return worth(dice);
  const ahead = outlookFor(sumDice(dice) + cup, key, worth);
  return cup > 0 ? ahead.inCup(dice, THROWS_PER_TURN - throws - 1) : ahead.lying(dice, THROWS_PER_TURN - throws);
}

interface Building {
  readonly worth: (dice: readonly number[]) => number;
  /** Identifies outlooks of equal build values. */
  readonly key: string;
}

function building(state: State, seat: Seat, { builds }: Turn): Building {
  const scored = isScored(state);
  const worths = valuesAhead(state, seat);
  const helpers = helpersOf(state, seat);
  const castle = freeCastle(state) !== null;
  const price = scored ? expectedValue(state, seat).joker : JOKER_VALUE;
  // The first build saves the turn from being empty.
  const saved = scored && builds === 0 ? -EMPTY_TURN : 0;
  return {
    key: [...Object.values(worths), ...helpers, castle, price, saved].join(' '),
    worth(dice) {
      const most = diceValue(dice, worths, helpers, castle, price);
      return most > 0 ? most + saved : 0;
    },
  };
}

/** Recent outlooks; a plan asks for the same ones repeatedly. */
const recent = new Map<string, RollOutlook>();
const KEPT = 32;

function outlookFor(size: number, key: string, worth: Building['worth']): RollOutlook {
  const name = `${size} ${key}`;
  const known = recent.get(name) ?? rollOutlook(size, THROWS_PER_TURN, worth);
  recent.delete(name);
  recent.set(name, known);
  if (recent.size > KEPT) recent.delete(recent.keys().next().value ?? '');
  return known;
}
