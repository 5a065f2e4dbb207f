import type { Answer, Script, Seat } from '../../../../engine/script.ts';
import type { Text } from '../../../../engine/text.ts';
import { ask } from '../../rules/ask.ts';
import { type Place, placeOf, regionIndex, regionName, roadIndex, spotsOf, townIndex } from '../../rules/geometry.ts';
import { swapRegions } from '../../rules/setup.ts';
import { recount } from '../../rules/tokens.ts';
import { type Land, landOf, type Piece, type Pile, type Region, type Table, type Town } from '../../state.ts';
import { cardOf } from '../registry.ts';

/** Two own regions or two own expansions of one kind of place change places. What lies on a card moves with it. */
export function* relocate(t: Table, seat: Seat): Script {
  const land = landOf(t.state, seat);
  const choices = [...land.regions.map((_, index) => regionName(land.west, index)), ...movable(land)];
  const check = ([one, two]: Answer) => faultOf(landOf(t.state, seat), one as string, two as string);
  const [one, two] = (yield* ask({ seat, key: 'swap.relocation', choices, min: 2, max: 2, check })) as [string, string];
  const [a, b] = [placeOf(one), placeOf(two)] as [Place, Place];
  if (a.kind === 'region') swapRegions(land, one, two);
  else if (a.kind === 'site') swapPiles(land, a, b);
  else if (a.kind === 'slot') swapSlots(land, a, b);
  else swapRoads(land, a, b);
  t.tell({ kind: 'swapped', seat, places: [one, two] });
  recount(t);
}

/** Occupied sites, and other places where there is more than one of a kind. */
function movable(land: Land): string[] {
  const places = spotsOf(land).map(({ place }) => place);
  return places.filter((id) => {
    const kind = placeOf(id)?.kind;
    return kind === 'site' || places.filter((other) => placeOf(other)?.kind === kind).length > 1;
  });
}

function faultOf(land: Land, one: string, two: string): Text | null {
  const [a, b] = [placeOf(one), placeOf(two)] as [Place, Place];
  if (a.kind !== b.kind) {
    return {
      en: 'A region and an expansion cannot change places: pick two regions or two expansions.',
      de: 'Eine Landschaft und ein Ausbau können nicht die Plätze tauschen: Wähle zwei Landschaften oder zwei Ausbauten.',
    };
  }
  if (a.kind === 'slot') return fitsRegion(land, a, b) && fitsRegion(land, b, a) ? null : wrongRegion;
  return a.kind !== 'site' || (fitsTown(land, a, b) && fitsTown(land, b, a)) ? null : noCity;
}

const noCity: Text = {
  en: 'A city expansion must lie in a city after the exchange.',
  de: 'Ein Stadtausbau muss auch nach dem Tausch in einer Stadt liegen.',
};
const wrongRegion: Text = {
  en: 'Each of the two must fit the region of the other.',
  de: 'Beide müssen zur Landschaft der anderen Karte passen.',
};

const townAt = (land: Land, { column }: Place): Town => land.towns[townIndex(land, column)] as Town;
const pileAt = (land: Land, place: Place): Pile => townAt(land, place).sites[place.kind === 'site' ? place.site : 0] as Pile;
const regionAt = (land: Land, place: Place): Region => land.regions[regionIndex(land, place)] as Region;

/** Whether the pile at one place may lie in the town of the other. */
const fitsTown = (land: Land, from: Place, to: Place): boolean =>
  townAt(land, to).city || pileAt(land, from).every(({ card }) => cardOf(card).placement === 'settlement-or-city');

/** Whether the card at one place may lie at the region of the other. */
function fitsRegion(land: Land, from: Place, to: Place): boolean {
  const { beside } = cardOf((regionAt(land, from).on as Piece).card);
  return !beside || beside === regionAt(land, to).type;
}

function swapPiles(land: Land, one: Place, two: Place): void {
  if (one.kind !== 'site' || two.kind !== 'site') return;
  const pile = pileAt(land, one);
  townAt(land, one).sites[one.site as 0] = pileAt(land, two);
  townAt(land, two).sites[two.site as 0] = pile;
}

function swapSlots(land: Land, one: Place, two: Place): void {
  const [a, b] = [regionAt(land, one), regionAt(land, two)];
  [a.on, b.on] = [b.on, a.on];
}

function swapRoads(land: Land, one: Place, two: Place): void {
  const [a, b] = [roadIndex(land, one), roadIndex(land, two)];
  [land.roads[a], land.roads[b]] = [land.roads[b] as Piece, land.roads[a] as Piece];
}
