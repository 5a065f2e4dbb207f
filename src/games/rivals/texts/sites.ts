import type { Site } from '../../../engine/game/words.ts';
import { type Text, text, verbatim } from '../../../engine/text.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import { isOuter, leftOf, placeOf, rightOf, townIndex } from '../rules/geometry.ts';
import { isDoubled } from '../rules/production.ts';
import { productOf } from '../rules/stores.ts';
import type { Land, Region } from '../state.ts';
import { build } from './deeds.ts';
import { capital, joinAnd, shortName, showPlace } from './phrases.ts';
import { resourceNames } from './words.ts';

/** Where something is built: the place in words, what it does there, and how good that is. */
export function siteFor(land: Land, what: string, place: string): Site | undefined {
  const id = what.split('/')[0] as CardId;
  const card = findCard(id);
  const where = card && placeWords(land, place);
  if (!where) return undefined;
  const found = { of: `build ${what}`, thing: build(shortName(id)), where };
  const spot = placeOf(place);
  if (spot?.kind !== 'site') return { ...found, worth: 0, alike: place };
  const town = townIndex(land, spot.column);
  const city = land.towns[town]?.city === true;
  // What needs no city goes where no city is: city sites are scarce.
  const spare = card.placement === 'settlement-or-city' && city ? 0 : 1;
  const effect = effectAt(land, card, [leftOf(town, spot.site), rightOf(town, spot.site)]);
  if (!effect) return { ...found, worth: spare, alike: `${city}` };
  return { ...found, effect: effect.says, worth: 2 * effect.worth + spare, alike: `${city} ${effect.says.en}` };
}

interface Effect {
  readonly says: Text;
  readonly worth: number;
}

const none: Text = { en: 'no effect there', de: 'dort ohne Wirkung' };

/** What a card does to the regions beside it; null when it does not matter where it lies. */
function effectAt(land: Land, card: Card, beside: readonly number[]): Effect | null {
  const regions = beside.map((index) => ({ index, region: land.regions[index] as Region }));
  const named = (found: readonly { readonly region: Region }[]): Text => joinAnd(found.map(({ region }) => regionWords(region)));
  const { doubles, shelters, sheltersOnly: only } = card;
  if (doubles) {
    const found = regions.filter(({ index, region }) => productOf(region.type) === doubles && !isDoubled(land, index, doubles));
    return effectOf(found.length, (where) => ({ en: `doubles ${where.en}`, de: `verdoppelt ${where.de}` }), named(found));
  }
  if (shelters) {
    const found = regions.filter(({ region }) => !only || productOf(region.type) === only);
    return effectOf(found.length, (where) => ({ en: `shelters ${where.en}`, de: `schützt ${where.de}` }), named(found));
  }
  if (card.tradesBeside) {
    return effectOf(regions.length, (where) => ({ en: `trades ${where.en} 2:1`, de: `tauscht ${where.de} 2:1` }), named(regions));
  }
  return null;
}

const effectOf = (number: number, says: (where: Text) => Text, where: Text): Effect => ({ says: number > 0 ? says(where) : none, worth: number });

/** `Grain 5`. */
const regionWords = ({ type, number }: Region): Text => {
  const name = capital(resourceNames[productOf(type)]);
  return text((language) => `${name[language]} ${number}`);
};

/** `upper outer site of the right city`, `left end`; undefined for what has no name of its own. */
export function placeWords(land: Land, id: string): Text | undefined {
  const place = placeOf(id);
  if (place?.kind === 'column') return columnWords(land, place.column);
  if (place?.kind !== 'site') return undefined;
  const town = townIndex(land, place.column);
  const { city } = land.towns[town] ?? {};
  if (city === undefined) return undefined;
  const upper = place.site < 2;
  const depth: Text = city ? (isOuter(place.site) ? { en: 'outer ', de: 'äußerer ' } : { en: 'inner ', de: 'innerer ' }) : verbatim('');
  const side = sideOf(land, town);
  const kind: Text = city ? { en: 'city', de: 'Stadt' } : { en: 'settlement', de: 'Siedlung' };
  return {
    en: `${upper ? 'upper' : 'lower'} ${depth.en}site of the ${side.en} ${kind.en}`,
    de: `${upper ? 'oberer' : 'unterer'} ${depth.de}Bauplatz der ${side.de} ${kind.de}`,
  };
}

/** A town that is there, or an end where something new begins. */
function columnWords(land: Land, column: number): Text {
  const town = townIndex(land, column);
  if (town >= 0) {
    const side = sideOf(land, town);
    return { en: `${side.en} settlement`, de: `${side.de.replace(/n$/u, '')} Siedlung` };
  }
  return column < 0 ? { en: 'left end', de: 'linkes Ende' } : { en: 'right end', de: 'rechtes Ende' };
}

/** Which of the towns it is, counted from the left; in German as after `der`. */
function sideOf({ towns }: Land, town: number): Text {
  if (towns.length === 2) return town === 0 ? { en: 'left', de: 'linken' } : { en: 'right', de: 'rechten' };
  if (towns.length === 3) return [{ en: 'left', de: 'linken' }, { en: 'middle', de: 'mittleren' }, { en: 'right', de: 'rechten' }][town] as Text;
  return [
    { en: 'first', de: 'ersten' }, { en: 'second', de: 'zweiten' }, { en: 'third', de: 'dritten' }, { en: 'fourth', de: 'vierten' },
    { en: 'fifth', de: 'fünften' }, { en: 'sixth', de: 'sechsten' }, { en: 'seventh', de: 'siebten' },
  ][town] ?? verbatim(showPlace(`${town + 1}`));
}
