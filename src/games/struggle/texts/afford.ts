import { type Text, perLanguage } from '../../../engine/text.ts';
import { affordLine, capitalize, missingText } from '../../phrases.ts';
import { groupOf, isPayable } from '../rules/pay.ts';
import { hasExpansion } from '../rules/points.ts';
import { visibleVictim } from '../rules/visible-victim.ts';
import { type BuildKind, buildKinds, costs, SAFE_CARDS, sumCards } from '../vocabulary.ts';
import type { SideView, View } from '../view.ts';
import { countCards, listAmounts } from './phrases.ts';
import { buildWords } from './names.ts';

/** Lists what the viewer can build, what prevents the rest, and the cards at risk from robbers. */
export function affordLines(view: View): Text[] {
  const side = view.seat === null ? undefined : view.seats[view.seat];
  const hand = side?.hand;
  if (!side || !hand || view.phase === 'over') return [];
  const wanted = buildKinds.map((kind) => {
    const payable = isPayable(costs[kind], hand, groupOf(hasExpansion(side, 'university')));
    const bar = barTo(view, side, kind);
    return {
      name: capitalize(buildWords[kind].one),
      bar: bar ? lower(bar) : payable ? null : shortText(costs[kind], hand),
    };
  });
  const held = countCards(side.handSize);
  const lost = Math.floor(side.handSize / 2);
  const warning: Text[] =
    side.handSize > SAFE_CARDS
      ? [{ en: `⚠ ${held.en} in hand: robbers take ${lost}.`, de: `⚠ ${held.de} auf der Hand: Räuber nehmen ${lost}.` }]
      : [];
  return [...warning, affordLine(wanted)];
}

const lower = (text: Text): Text =>
  perLanguage((language) => text[language].charAt(0).toLowerCase() + text[language].slice(1));

/** Obstacle to a build, cards aside; null if there is none. */
export function barTo(view: View, side: SideView, kind: BuildKind): Text | null {
  if (view.active === view.seat && view.built.includes(kind))
    return { en: 'Already built this turn', de: 'In diesem Zug schon gebaut' };
  switch (kind) {
    case 'road':
    case 'knight':
      return view.supply[kind] > 0 || view.active !== view.seat || visibleVictim(view, kind) !== null
        ? null
        : { en: 'None left, and none to take', de: 'Keine Karte übrig oder zu holen' };
    case 'settlement':
      return view.settlements > 0 ? null : { en: 'None left', de: 'Keine übrig' };
    case 'city':
      return side.settlements > 0 ? null : { en: 'No settlement to flip', de: 'Keine Siedlung zum Umdrehen' };
    case 'expansion':
      if (view.expansions.length === 0) return { en: 'None left', de: 'Keiner übrig' };
      return side.cities.some(({ expansion }) => expansion === null)
        ? null
        : { en: 'No city without an expansion', de: 'Keine Stadt ohne Ausbau' };
  }
}

export function shortText(cost: readonly number[], hand: readonly number[]): Text {
  const short = cost.map((each, kind) => Math.max(0, each - (hand[kind] as number)));
  return missingText(listAmounts(short), sumCards(short));
}
