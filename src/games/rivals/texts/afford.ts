import { type Text, text } from '../../../engine/text.ts';
import type { Seat } from '../../../engine/script.ts';
import { affordLine as affordable, shortOf as short } from '../../phrases.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard, idOf } from '../cards/registry.ts';
import { exposed, SAFE } from '../rules/die-faces.ts';
import { columnsFor, placesFor } from '../rules/places.ts';
import { isPayable } from '../rules/price.ts';
import { winsAtOnce } from '../rules/victory.ts';
import { targetOf } from '../variants.ts';
import { centreCards, resources } from '../vocabulary.ts';
import type { SideView, View } from '../view.ts';
import { cardTexts } from './cards.ts';
import { countGoods, joinComma, shortName } from './phrases.ts';

/** What is missing of the price, `1 brick short`; null when it can be paid. */
export function shortOf(side: SideView, id: CardId): Text | null {
  const card = findCard(id);
  if (!card || isPayable(side, card, side.goods)) return null;
  const missing = resources.flatMap((resource) => {
    const count = (card.cost?.[resource] ?? 0) - side.goods[resource];
    return count > 0 ? [{ count, resource }] : [];
  });
  const number = missing.reduce((sum, { count }) => sum + count, 0);
  return short(joinComma(missing.map(({ count, resource }) => countGoods(count, resource))), number);
}

/** Roads, settlements, cities and the cards of the hand: what can be paid, and what is short of the others. */
export function affordLine(view: View, seat: Seat): Text {
  const side = view.seats[seat as 0 | 1];
  // What has no price is played or not; there is nothing to save for.
  const wanted = [...centreCards, ...new Set(view.hand?.map(idOf).filter((id) => findCard(id)?.cost !== undefined))];
  const nameOf = (id: CardId): Text => (isCentre(id) ? cardTexts[id].name : text((language) => `*${shortName(id)[language]}*`));
  return affordable(wanted.map((id) => ({ name: nameOf(id), bar: shortOf(side, id) ?? noPlace(view, seat, id) })));
}

/** Said of what can be paid but has nowhere to go; null when there is a place. */
function noPlace({ seats }: View, seat: Seat, id: CardId): Text | null {
  const centre = centreCards.find((card) => card === id);
  const card = findCard(id);
  const places = centre ? columnsFor(seats[seat as 0 | 1], centre) : card && card.placement !== 'hand' ? placesFor(seats, seat, card) : null;
  if (places?.length !== 0) return null;
  return centre === 'settlement' ? { en: 'needs a road', de: 'braucht eine Straße' } : { en: 'no place', de: 'kein Platz' };
}

const isCentre = (id: CardId): boolean => centreCards.some((card) => card === id);

/** Whether the one whose turn it is has enough points and wins by ending the turn. */
export function winsByEnding(view: View): boolean {
  const { active, seats, phase, options } = view;
  return phase === 'action' && !winsAtOnce(view) && seats[active as 0 | 1].points.victory >= targetOf(options.variant);
}

/** Said to whoever has too much lying open; null when there is nothing to fear. */
export function brigandWarning(side: SideView): Text | null {
  const open = exposed(side);
  if (open <= SAFE) return null;
  return {
    en: `${open} resources lie open: with more than ${SAFE}, a Brigand Attack takes all gold and wool.`,
    de: `${open} Rohstoffe liegen offen: Bei mehr als ${SAFE} nimmt ein Räuberüberfall alles Gold und alle Wolle.`,
  };
}
