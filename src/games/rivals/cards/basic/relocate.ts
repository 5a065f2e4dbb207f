import type { Answer, Script, Seat } from '../../../../engine/script.ts';
import type { Text } from '../../../../engine/text.ts';
import { cardOf } from '../registry.ts';
import { type Land, landOf, type Pile, type Table, type Town } from '../../state.ts';
import { ask } from '../../rules/ask.ts';
import { placeOf, regionName, type Spot, spotAt, spotsOf } from '../../rules/geometry.ts';
import { placesOf } from '../../rules/remove.ts';
import { swapRegions } from '../../rules/setup.ts';

/** Two own regions or two own expansions change places. What lies on a card moves with it. */
export function* relocate(t: Table, seat: Seat): Script {
  const land = landOf(t.state, seat);
  const choices = [...land.regions.map((_, index) => regionName(land.west, index)), ...placesOf(spotsOf(land))];
  const check = ([one, two]: Answer) => faultOf(landOf(t.state, seat), one as string, two as string);
  const [one, two] = (yield* ask({ seat, key: 'swap.relocation', choices, min: 2, max: 2, check })) as [string, string];
  if (placeOf(one)?.kind === 'region') swapRegions(land, one, two);
  else swapPiles(land, spotAt(land, one) as Spot, spotAt(land, two) as Spot);
  t.tell({ kind: 'swapped', seat, places: [one, two] });
}

function faultOf(land: Land, one: string, two: string): Text | null {
  if (placeOf(one)?.kind !== placeOf(two)?.kind) {
    return {
      en: 'A region and an expansion cannot change places: pick two regions or two expansions.',
      de: 'Eine Landschaft und ein Ausbau können nicht die Plätze tauschen: Wähle zwei Landschaften oder zwei Ausbauten.',
    };
  }
  const [a, b] = [spotAt(land, one), spotAt(land, two)];
  if (!a || !b || (fits(land, a, b) && fits(land, b, a))) return null;
  return {
    en: 'A city expansion must lie in a city after the exchange.',
    de: 'Ein Stadtausbau muss auch nach dem Tausch in einer Stadt liegen.',
  };
}

/** Whether the pile at one spot may lie in the town of the other. */
function fits({ towns }: Land, { town, site }: Spot, target: Spot): boolean {
  if (towns[target.town]?.city) return true;
  const pile = towns[town]?.sites[site] ?? [];
  return pile.every(({ card }) => cardOf(card).placement === 'settlement-or-city');
}

function swapPiles({ towns }: Land, one: Spot, two: Spot): void {
  const [a, b] = [towns[one.town] as Town, towns[two.town] as Town];
  const pile = a.sites[one.site] as Pile;
  a.sites[one.site as 0] = b.sites[two.site] as Pile;
  b.sites[two.site as 0] = pile;
}
