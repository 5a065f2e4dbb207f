import type { Seat } from '../../engine/script.ts';
import { freeCastle } from './rules/moves.ts';
import { isScored, scoreOf } from './rules/points.ts';
import { helpersOf, JOKER, jokersLeft, type Worths, worthOfDice, worthsOf } from './rules/prospects.ts';
import { placesFor } from './rules/sites.ts';
import { playerOf, type State, type Turn } from './state.ts';
import { outlook, type Outlook } from './throws.ts';
import { against, standing } from './value.ts';
import { BOXES, EMPTY_TURN, sumOf, THROWS } from './vocabulary.ts';

/** What a position is worth when everything that may still fall in this turn is reckoned with, and the turns that are left. */
export function foresight(state: State, seat: Seat): number {
  const turn = turnAhead(state, seat);
  return isScored(state) ? sheet(state, seat) + turn : against(state, seat, standing(state, seat) + turn);
}

/** What something is worth on Island One beyond its points while many turns are left. */
const LATER = { road: 1.8, settlement: 2, city: 4, knight: 2, joker: JOKER, site: 1 } as const;
/** With so many turns left it is half of that. */
const HALF = 2;

/** The same with the turns that are left. */
export function worthLater(state: State, seat: Seat): Readonly<Record<keyof typeof LATER, number>> {
  const share = later(state, seat);
  const { road, settlement, city, knight, joker, site } = LATER;
  return { road: road * share, settlement: settlement * share, city: city * share, knight: knight * share, joker: joker * share, site: site * share };
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
  const { road, settlement, city, joker, site } = worthLater(state, seat);
  return scoreOf(state, seat) + box + road * roads.length + settlement * settlements.length + city * cities.length + joker * jokersLeft(state, player) + site * sites;
}

/** Knights count by the joker they bring. */
function worthsAhead(state: State, seat: Seat): Worths {
  const { road, settlement, city, knight } = worthsOf(state, seat);
  if (!isScored(state)) return { road, settlement, city, knight };
  const further = worthLater(state, seat);
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
  const ahead = outlookFor(sumOf(dice) + cup, key, worth);
  return cup > 0 ? ahead.inCup(dice, THROWS - throws - 1) : ahead.lying(dice, THROWS - throws);
}

interface Building {
  readonly worth: (dice: readonly number[]) => number;
  /** The same for the same worths. */
  readonly key: string;
}

function building(state: State, seat: Seat, { builds }: Turn): Building {
  const scored = isScored(state);
  const worths = worthsAhead(state, seat);
  const helpers = helpersOf(state, seat);
  const castle = freeCastle(state) !== null;
  const price = scored ? worthLater(state, seat).joker : JOKER;
  // Whatever is built first saves the turn from being empty.
  const saved = scored && builds === 0 ? -EMPTY_TURN : 0;
  return {
    key: [...Object.values(worths), ...helpers, castle, price, saved].join(' '),
    worth(dice) {
      const most = worthOfDice(dice, worths, helpers, castle, price);
      return most > 0 ? most + saved : 0;
    },
  };
}

/** A plan asks for the same one again and again. */
const lately = new Map<string, Outlook>();
const KEPT = 32;

function outlookFor(size: number, key: string, worth: Building['worth']): Outlook {
  const name = `${size} ${key}`;
  const known = lately.get(name) ?? outlook(size, THROWS, worth);
  lately.delete(name);
  lately.set(name, known);
  if (lately.size > KEPT) lately.delete(lately.keys().next().value ?? '');
  return known;
}
