import type { Seat } from '../../../engine/script.ts';
import { mapOf, type Player, playerOf, type State } from '../state.ts';
import { costs, DICE, EMPTY_TURN, FACES, faces, GOLD, type PricedKind, pricedKinds } from '../vocabulary.ts';
import { freeCastle } from './moves.ts';
import { readyJokers } from './jokers.ts';
import { isScored } from './points.ts';
import { placesFor } from './sites.ts';

/** A set of builds payable with up to six dice, counted by kind. */
export interface Bundle {
  readonly counts: Readonly<Record<PricedKind, number>>;
  readonly needs: readonly number[];
}

/** All bundles six dice can pay without jokers and gold. */
export const bundles: readonly Bundle[] = (() => {
  const found: Bundle[] = [];
  for (let road = 0; road <= 3; road++) {
    for (let settlement = 0; settlement <= 1; settlement++) {
      for (let city = 0; city <= 1; city++) {
        for (let knight = 0; knight <= 2; knight++) {
          const counts = { road, settlement, city, knight };
          const needs = faces.map((_, face) =>
            pricedKinds.reduce((sum, kind) => sum + counts[kind] * (costs[kind][face] as number), 0),
          );
          const dice = needs.reduce((sum, need) => sum + need, 0);
          if (dice > 0 && dice <= DICE) found.push({ counts, needs });
        }
      }
    }
  }
  return found;
})();

/** Jokers by the face they give, wild ones last. */
export type Helpers = readonly number[];

export function helpersOf(state: State, seat: Seat): Helpers {
  const { jokers } = mapOf(state);
  const helpers = Array.from({ length: FACES + 1 }, () => 0);
  for (const joker of readyJokers(state, seat)) {
    const gives = jokers[joker]?.gives ?? 'any';
    const at = gives === 'any' ? FACES : faces.indexOf(gives);
    helpers[at] = (helpers[at] as number) + 1;
  }
  return helpers;
}

/** Number of jokers needed, after gold, to pay; null if they aren't enough. */
export function jokersFor(needs: readonly number[], dice: readonly number[], helpers: Helpers): number | null {
  let short = 0;
  let spare = 0;
  let helped = 0;
  for (let face = 0; face < FACES; face++) {
    const left = (dice[face] as number) - (needs[face] as number);
    if (left >= 0) spare += left;
    else {
      short -= left;
      helped += Math.min(-left, helpers[face] as number);
    }
  }
  // Gold is cheaper than jokers, but takes two dice each.
  const pairs = Math.min(short, Math.floor((dice[GOLD] as number) / 2));
  for (let trades = pairs; trades >= 0; trades--) {
    const turned = short - trades;
    if (turned <= helped + (helpers[FACES] as number) && spare - 2 * trades >= turned) return turned;
  }
  return null;
}

/** Value of the next build by kind; zero if impossible. */
export type BuildValues = Readonly<Record<PricedKind, number>>;

export function buildValuesOf(state: State, seat: Seat): BuildValues {
  const map = mapOf(state);
  const { knights } = playerOf(state, seat);
  const first = (kind: PricedKind): number | undefined => placesFor(state, seat, kind)[0];
  const road = first('road');
  const settlement = first('settlement');
  const city = first('city');
  const knight = first('knight');
  if (isScored(state)) {
    return {
      road: road === undefined ? 0 : 2.2,
      settlement: settlement === undefined ? 0 : (map.settlements[settlement]?.points ?? 0),
      city: city === undefined ? 0 : (map.cities[city]?.points ?? 0),
      knight: knight === undefined ? 0 : (map.knights[knight]?.points ?? 0) + 2,
    };
  }
  return {
    road: road === undefined ? 0 : 3,
    settlement: settlement === undefined ? 0 : 12,
    city: city === undefined ? 0 : map.given ? 22 : 12,
    knight: knight === undefined ? 0 : knights.length < 3 ? 6 : 4,
  };
}

/** Cost of spending a joker. */
export const JOKER_VALUE = 4;

/** Best value these dice can bring. */
export function diceValue(
  dice: readonly number[],
  worths: BuildValues,
  helpers: Helpers,
  castle: boolean,
  price = JOKER_VALUE,
): number {
  let most = castle && dice.includes(DICE) ? 22 : 0;
  for (const { counts, needs } of bundles) {
    let worth = 0;
    for (const kind of pricedKinds) {
      if (counts[kind] === 0) continue;
      if (worths[kind] === 0) {
        worth = 0;
        break;
      }
      worth += counts[kind] * worths[kind];
    }
    if (worth <= most) continue;
    const jokers = jokersFor(needs, dice, helpers);
    if (jokers !== null && worth - price * jokers > most) most = worth - price * jokers;
  }
  return most;
}

/** Number of sample throws that represent all possible ones. */
const SAMPLES = 40;
const samples: readonly (readonly number[])[] = Array.from({ length: SAMPLES }, (_, row) =>
  // A fixed sequence of faces, spread by a multiplier coprime to their number.
  Array.from({ length: DICE }, (_die, column) =>
    Math.floor(
      (((((row + 1) * 7919 + (column + 1) * 104_729) * 2_654_435_761) % 4_294_967_296) / 4_294_967_296) * FACES,
    ),
  ),
);

/** Expected value of the current turn: of the dice on the table and, on average, of those in the cup. */
export function prospectOfTurn(state: State, seat: Seat): number {
  const { turn } = playerOf(state, seat);
  if (!turn) return 0;
  const worths = buildValuesOf(state, seat);
  const helpers = helpersOf(state, seat);
  const castle = freeCastle(state) !== null;
  // The first build saves the turn from being empty.
  const saved = isScored(state) && turn.builds === 0 ? -EMPTY_TURN : 0;
  const worth = (dice: readonly number[]): number => {
    const most = diceValue(dice, worths, helpers, castle);
    return most > 0 ? most + saved : 0;
  };
  if (turn.cup === 0) return worth(turn.dice);
  let sum = 0;
  for (const sample of samples) {
    const dice = turn.dice.slice();
    for (let die = 0; die < turn.cup; die++) {
      const face = sample[die] as number;
      dice[face] = (dice[face] as number) + 1;
    }
    sum += worth(dice);
  }
  return sum / SAMPLES;
}

export const jokersLeft = (state: State, player: Player): number =>
  mapOf(state).jokers.filter(
    ({ needs }, joker) => !player.used.includes(joker) && needs.every((knight) => player.knights.includes(knight)),
  ).length;
