import type { PlacementChoice } from '../../../engine/game/text.ts';
import { type Text, perLanguage, verbatim } from '../../../engine/text.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import { isOuter, leftOf, parsePlace, rightOf, spotField, townIndex } from '../rules/geometry.ts';
import { isDoubled } from '../rules/production.ts';
import { productOfRegion } from '../rules/stores.ts';
import type { Land, Region } from '../state.ts';
import { buildPhrase } from './actions.ts';
import { shortName } from './phrases.ts';
import { resourceNames } from './names.ts';
import { sideText, spotText } from './spots.ts';
import { capitalize, joinAnd } from '../../phrases.ts';

/** Describes a building place: where it is, what the card does there, and how good that is. */
export function placementFor(land: Land, what: string, place: string): PlacementChoice | undefined {
  const id = what.split('/')[0] as CardId;
  const card = findCard(id);
  const where = card && placeDescription(land, place);
  if (!where) return undefined;
  const found = { of: `build ${what}`, thing: buildPhrase(shortName(id)), where };
  const spot = parsePlace(place);
  if (spot?.kind !== 'site') return { ...found, worth: 0, alike: place };
  const town = townIndex(land, spot.column);
  const city = land.towns[town]?.city === true;
  // Cards that need no city rank lower on city sites, which are scarce.
  const spare = card.placement === 'settlement-or-city' && city ? 0 : 1;
  const beside = [leftOf(town, spot.site), rightOf(town, spot.site)];
  // Sites with the same regions beside them are interchangeable.
  const alike = `${city} ${beside
    .map((index) => land.regions[index])
    .map((region) => `${region?.type} ${region?.number}`)
    .join(' ')}`;
  const effect = effectAt(land, card, beside);
  if (!effect) return { ...found, worth: spare, alike, later: true };
  const idle = effect.worth === 0 ? ({ idle: true } as const) : {};
  return { ...found, effect: effect.says, worth: 2 * effect.worth + spare, alike, ...idle };
}

interface Effect {
  readonly says: Text;
  readonly worth: number;
}

const none: Text = { en: 'no effect there', de: 'dort ohne Wirkung' };

/** The effect of a card on the regions beside it; null when its place doesn't matter. */
function effectAt(land: Land, card: Card, beside: readonly number[]): Effect | null {
  const regions = beside.map((index) => ({ index, region: land.regions[index] as Region }));
  const named = (found: readonly { readonly region: Region }[]): Text =>
    joinAnd(found.map(({ region }) => regionLabel(region)));
  const { doubles, shelters, sheltersOnly: only } = card;
  if (doubles) {
    const found = regions.filter(
      ({ index, region }) => productOfRegion(region.type) === doubles && !isDoubled(land, index, doubles),
    );
    return effectOf(
      found.length,
      (where) => ({ en: `doubles ${where.en}`, de: `verdoppelt ${where.de}` }),
      named(found),
    );
  }
  if (shelters) {
    const found = regions.filter(({ region }) => !only || productOfRegion(region.type) === only);
    return effectOf(found.length, (where) => ({ en: `protects ${where.en}`, de: `schützt ${where.de}` }), named(found));
  }
  if (card.tradesBeside) {
    return effectOf(
      regions.length,
      (where) => ({ en: `trades ${where.en} at 2:1`, de: `tauscht ${where.de} im Kurs 2:1` }),
      named(regions),
    );
  }
  return null;
}

const effectOf = (number: number, says: (where: Text) => Text, where: Text): Effect => ({
  says: number > 0 ? says(where) : none,
  worth: number,
});

/** `Grain 5`. */
const regionLabel = ({ type, number }: Region): Text => {
  const name = capitalize(resourceNames[productOfRegion(type)]);
  return perLanguage((language) => `${name[language]} ${number}`);
};

/** `upper outer site of the right city`, `left end`; undefined for other places. */
function placeDescription(land: Land, id: string): Text | undefined {
  const place = parsePlace(id);
  if (place?.kind === 'column') return columnDescription(land, place.column);
  if (place?.kind !== 'site') return undefined;
  const town = townIndex(land, place.column);
  const { city } = land.towns[town] ?? {};
  if (city === undefined) return undefined;
  const upper = place.site < 2;
  const depth: Text = city
    ? isOuter(place.site)
      ? { en: 'outer ', de: 'äußerer ' }
      : { en: 'inner ', de: 'innerer ' }
    : verbatim('');
  const side = sideOf(land, town);
  const kind: Text = city ? { en: 'city', de: 'Stadt' } : { en: 'settlement', de: 'Siedlung' };
  return {
    en: `${upper ? 'upper' : 'lower'} ${depth.en}site of the ${side.en} ${kind.en}`,
    de: `${upper ? 'oberer' : 'unterer'} ${depth.de}Bauplatz der ${side.de} ${kind.de}`,
  };
}

/** The place of a card in words: its site, the region beside it, or its road. */
export const cardPlaceText = (land: Land, place: string): Text =>
  placeDescription(land, place) ?? spotText({ seat: 0, place, ...spotField([land], 0, place) }, null);

/** A town, or an end of the principality. */
function columnDescription(land: Land, column: number): Text {
  const town = townIndex(land, column);
  if (town >= 0) {
    const side = sideText(town, land.towns.length);
    return { en: `${side.en} settlement`, de: `${side.de} Siedlung` };
  }
  return column < 0 ? { en: 'left end', de: 'linkes Ende' } : { en: 'right end', de: 'rechtes Ende' };
}

/** The position of a town counted from the left; in German as after `der`. */
function sideOf({ towns }: Land, town: number): Text {
  const side = sideText(town, towns.length);
  return { en: side.en, de: `${side.de}n` };
}
