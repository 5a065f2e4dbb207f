import type { Seat } from '../../../engine/script.ts';
import {
  columnName,
  isForeign,
  parsePlace,
  regionIndex,
  spotAt,
  townIndex,
} from '../../../games/rivals/rules/geometry.ts';
import { storesOf, totals } from '../../../games/rivals/rules/stores.ts';
import { landOf, type Land, other, type Piece, type State } from '../../../games/rivals/state.ts';
import type { View } from '../../../games/rivals/view.ts';
import { type PointKind, type Resource, tokens } from '../../../games/rivals/vocabulary.ts';
import type { ExpectedSide } from './file.ts';
import { splitGoods } from './land.ts';
import { unorderedDifference } from '../common/list-differences.ts';
import { means, sameCards } from './card-names.ts';

/** What differs in one principality, its hand and its tokens. */
export function differencesOfSide(
  name: string,
  expected: ExpectedSide,
  state: State,
  view: View,
  seat: Seat,
): string[] {
  const land = landOf(state, seat);
  const found: string[] = [];
  const same = (what: string, wanted: unknown, got: unknown) => {
    if (wanted !== got) found.push(`${name} ${what}: expected ${String(wanted)}, got ${String(got)}`);
  };
  const stocks = new Map(storesOf(land).map(({ id, stock }) => [id, stock]));
  for (const [store, wanted] of Object.entries(expected.stock ?? {}))
    same(store, wanted, stocks.get(store) ?? 'no store');
  const sums = totals(land);
  for (const [type, wanted] of Object.entries(expected.resources ?? {})) same(type, wanted, sums[type as Resource]);
  const points = view.seats[seat as 0 | 1].points;
  for (const [kind, wanted] of Object.entries(expected.points ?? {}))
    same(`${kind} points`, wanted, points[kind as PointKind]);
  if (expected.hand) found.push(...sameCards(`${name} hand`, expected.hand, land.hand));
  if (expected.handSize !== undefined) same('hand size', expected.handSize, land.hand.length);
  if (expected.tokens) {
    const held = tokens.filter((token) => state.tokens[token] === seat);
    found.push(...unorderedDifference(`${name} tokens`, expected.tokens, held));
  }
  for (const [place, wanted] of Object.entries(expected.sites ?? {})) {
    const pile = isForeign(place) ? pileAt(landOf(state, other(seat)), place.slice(1), seat) : pileAt(land, place);
    if (!samePile(wanted, pile))
      same(place, wanted && [wanted].flat().join(', '), pile?.map(written).join(', ') ?? null);
  }
  for (const [place, wanted] of Object.entries(expected.regions ?? {})) {
    const got = regionAt(land, place);
    if (!sameRegion(wanted, got)) same(place, wanted, got);
  }
  for (const [column, wanted] of Object.entries(expected.centre ?? {})) {
    same(`column ${columnName(Number(column))}`, wanted, centreAt(land, Number(column)));
  }
  if (expected.marker !== undefined && !samePile(expected.marker, land.marker && [land.marker])) {
    same('marker', expected.marker, land.marker && written(land.marker));
  }
  return found;
}

const written = ({ card, goods, level, by }: Piece): string =>
  `${by === undefined ? '' : '!'}${card}${goods === undefined ? '' : ` x${goods}`}${level === undefined ? '' : ` l${level}`}`;

/** The cards at a place, uppermost first, seen by their owner where a seat is given; null when it is empty or there is none. */
function pileAt(land: Land, place: string, owner?: Seat): readonly Piece[] | null {
  const at = parsePlace(place);
  const piece = spotAt(land, place)?.piece;
  const pile =
    at?.kind === 'site' ? (land.towns[townIndex(land, at.column)]?.sites[at.site] ?? null) : piece ? [piece] : null;
  if (owner === undefined || !pile) return pile;
  return piece?.by === owner ? pile.map(({ by: _by, ...rest }) => rest) : null;
}

/** A list is the whole pile, a single card its uppermost one; goods and levels are compared when they are given. */
function samePile(wanted: string | readonly string[] | null, pile: readonly Piece[] | null): boolean {
  if (!wanted || !pile) return !wanted && !pile;
  const cards = typeof wanted === 'string' ? [wanted] : wanted;
  return (
    (typeof wanted === 'string' || wanted.length === pile.length) &&
    cards.every((each, index) => {
      const { card, goods, level } = splitGoods('expect', each);
      const piece = pile[index] as Piece;
      const name = piece.by === undefined ? piece.card : `!${piece.card}`;
      return (
        means(card, name) &&
        (goods === undefined || goods === piece.goods) &&
        (level === undefined || level === piece.level)
      );
    })
  );
}

function regionAt(land: Land, place: string): string | null {
  const at = parsePlace(place);
  const region = at?.kind === 'region' ? land.regions[regionIndex(land, at)] : undefined;
  return region ? `${region.type} ${region.number} x${region.stock}` : null;
}

/** Without goods only the card is compared. */
const sameRegion = (wanted: string | null, got: string | null): boolean =>
  wanted === got || (wanted !== null && got !== null && got.startsWith(`${wanted} x`));

function centreAt(land: Land, column: number): string | null {
  if (column % 2 !== 0) {
    const town = land.towns[townIndex(land, column)];
    return town ? (town.metropolis ? 'metropolis' : town.city ? 'city' : 'settlement') : null;
  }
  const east = land.west + 2 * land.towns.length;
  const laid =
    column === land.west ? land.ends[0] : column === east ? land.ends[1] : column > land.west && column < east;
  return laid ? 'road' : null;
}
