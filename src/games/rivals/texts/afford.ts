import { type Text, perLanguage } from '../../../engine/text.ts';
import type { Seat } from '../../../engine/script.ts';
import { affordLine as affordable, missingText as short, joinComma } from '../../phrases.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard, idOf } from '../cards/registry.ts';
import { exposed, MAX_SAFE_RESOURCES } from '../rules/event-die.ts';
import { columnsFor, placesFor } from '../rules/places.ts';
import { isPayable } from '../rules/price.ts';
import { winsAtOnce } from '../rules/victory.ts';
import { goalOf } from '../variants.ts';
import { centreCards, resources } from '../vocabulary.ts';
import type { SideView, View } from '../view.ts';
import { cardTexts } from './cards.ts';
import { countGoods, shortName } from './phrases.ts';

/** The missing part of a price, `1 brick short`; null when it can be paid. */
export function missingGoods(side: SideView, id: CardId): Text | null {
  const card = findCard(id);
  if (!card || isPayable(side, card, side.goods)) return null;
  const missing = resources.flatMap((resource) => {
    const count = (card.cost?.[resource] ?? 0) - side.goods[resource];
    return count > 0 ? [{ count, resource }] : [];
  });
  const number = missing.reduce((sum, { count }) => sum + count, 0);
  return short(joinComma(missing.map(({ count, resource }) => countGoods(count, resource))), number);
}

/** Lists centre cards and hand cards with what each still needs. */
export function affordableCards(view: View, seat: Seat): Text {
  // Cards without a price need no saving up.
  const wanted = [...centreCards, ...new Set(view.hand?.map(idOf).filter((id) => findCard(id)?.cost !== undefined))];
  const nameOf = (id: CardId): Text =>
    isCentre(id) ? cardTexts[id].name : perLanguage((language) => `*${shortName(id)[language]}*`);
  return affordable(wanted.map((id) => ({ name: nameOf(id), bar: barTo(view, seat, id) })));
}

/** The reason a player cannot build a card now: its price or a missing place; null when there is none. */
export const barTo = (view: View, seat: Seat, id: CardId): Text | null =>
  missingGoods(view.seats[seat as 0 | 1], id) ?? noPlace(view, seat, id);

/** A note for a card without a free place; null when there is one. */
function noPlace({ seats }: View, seat: Seat, id: CardId): Text | null {
  const centre = centreCards.find((card) => card === id);
  const card = findCard(id);
  const places = centre
    ? columnsFor(seats[seat as 0 | 1], centre)
    : card && card.placement !== 'hand'
      ? placesFor(seats, seat, card)
      : null;
  if (places?.length !== 0) return null;
  return centre === 'settlement'
    ? { en: 'needs a road', de: 'braucht eine Straße' }
    : { en: 'no free site', de: 'kein Platz' };
}

const isCentre = (id: CardId): boolean => centreCards.some((card) => card === id);

/** Whether the active player wins by ending the turn. */
export function winsByEnding(view: View): boolean {
  const { active, seats, phase, options } = view;
  return phase === 'action' && !winsAtOnce(view) && seats[active as 0 | 1].points.victory >= goalOf(options, active);
}

/** A warning for a side that would lose goods to brigands; null when it is safe. */
export function brigandWarning(side: SideView): Text | null {
  const open = exposed(side);
  if (open <= MAX_SAFE_RESOURCES) return null;
  return {
    en: `${open} unprotected resources (safe: ${MAX_SAFE_RESOURCES}). A Brigand Attack would take all your gold and wool.`,
    de: `${open} ungeschützte Rohstoffe (sicher: ${MAX_SAFE_RESOURCES}). Ein Räuberüberfall nimmt dir alles Gold und alle Wolle.`,
  };
}
