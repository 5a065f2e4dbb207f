import type { Answer, Script, Seat } from '../../../../engine/script.ts';
import type { Text } from '../../../../engine/text.ts';
import { askWorded } from '../../rules/ask.ts';
import {
  type PlaceRef,
  parsePlace,
  regionIndex,
  regionName,
  roadIndex,
  spotsOf,
  townIndex,
  swappedAt,
} from '../../rules/geometry.ts';
import { swapRegions } from '../../rules/setup.ts';
import { updateTokens } from '../../rules/tokens.ts';
import { type Land, landOf, type Piece, type Pile, type Region, type Context, type Town } from '../../state.ts';
import { cardOf } from '../registry.ts';

/** Swaps two regions, or two expansions on the same kind of place, with everything on them. */
export function* relocate(t: Context, seat: Seat): Script {
  const land = landOf(t.state, seat);
  const choices = [...land.regions.map((_, index) => regionName(land.west, index)), ...movable(land)];
  const check = ([one, two]: Answer) => refusalFor(landOf(t.state, seat), one as string, two as string);
  const [one, two] = (yield* askWorded({ seat, key: 'swap.relocation', choices, min: 2, max: 2, check })) as [
    string,
    string,
  ];
  const [a, b] = [parsePlace(one), parsePlace(two)] as [PlaceRef, PlaceRef];
  const swapped = [swappedAt(land, one), swappedAt(land, two)] as const;
  if (a.kind === 'region') swapRegions(land, one, two);
  else if (a.kind === 'site') swapPiles(land, a, b);
  else if (a.kind === 'slot') swapSlots(land, a, b);
  else swapRoads(land, a, b);
  t.emit({ kind: 'swapped', seat, places: [one, two], swapped });
  updateTokens(t);
}

/** The occupied places that have something to swap with. */
function movable(land: Land): string[] {
  const places = spotsOf(land).map(({ place }) => place);
  return places.filter((id) => {
    const kind = parsePlace(id)?.kind;
    return kind === 'site' || places.filter((other) => parsePlace(other)?.kind === kind).length > 1;
  });
}

function refusalFor(land: Land, one: string, two: string): Text | null {
  const [a, b] = [parsePlace(one), parsePlace(two)] as [PlaceRef, PlaceRef];
  if (a.kind !== b.kind) {
    return {
      en: 'You can’t swap a region with an expansion: choose two regions or two expansions.',
      de: 'Eine Landschaft und ein Ausbau können nicht die Plätze tauschen: Wähle zwei Landschaften oder zwei Ausbauten.',
    };
  }
  if (a.kind === 'slot') return fitsRegion(land, a, b) && fitsRegion(land, b, a) ? null : wrongRegion;
  return a.kind !== 'site' || (fitsTown(land, a, b) && fitsTown(land, b, a)) ? null : noCity;
}

const noCity: Text = {
  en: 'A city expansion must still be in a city after the swap.',
  de: 'Ein Stadtausbau muss auch nach dem Tausch in einer Stadt liegen.',
};
const wrongRegion: Text = {
  en: 'Each card must fit its new region.',
  de: 'Beide müssen zur Landschaft der anderen Karte passen.',
};

const townAt = (land: Land, { column }: PlaceRef): Town => land.towns[townIndex(land, column)] as Town;
const pileAt = (land: Land, place: PlaceRef): Pile =>
  townAt(land, place).sites[place.kind === 'site' ? place.site : 0] as Pile;
const regionAt = (land: Land, place: PlaceRef): Region => land.regions[regionIndex(land, place)] as Region;

/** Whether the pile at one place fits the town of the other. */
const fitsTown = (land: Land, from: PlaceRef, to: PlaceRef): boolean =>
  townAt(land, to).city || pileAt(land, from).every(({ card }) => cardOf(card).placement === 'settlement-or-city');

/** Whether the card at one place fits the region of the other. */
function fitsRegion(land: Land, from: PlaceRef, to: PlaceRef): boolean {
  const { beside } = cardOf((regionAt(land, from).on as Piece).card);
  return !beside || beside === regionAt(land, to).type;
}

function swapPiles(land: Land, one: PlaceRef, two: PlaceRef): void {
  if (one.kind !== 'site' || two.kind !== 'site') return;
  const pile = pileAt(land, one);
  townAt(land, one).sites[one.site as 0] = pileAt(land, two);
  townAt(land, two).sites[two.site as 0] = pile;
}

function swapSlots(land: Land, one: PlaceRef, two: PlaceRef): void {
  const [a, b] = [regionAt(land, one), regionAt(land, two)];
  [a.on, b.on] = [b.on, a.on];
}

function swapRoads(land: Land, one: PlaceRef, two: PlaceRef): void {
  const [a, b] = [roadIndex(land, one), roadIndex(land, two)];
  [land.roads[a], land.roads[b]] = [land.roads[b] as Piece, land.roads[a] as Piece];
}
