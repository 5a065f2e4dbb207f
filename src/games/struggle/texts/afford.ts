import { type Text, text } from '../../../engine/text.ts';
import { affordLine, capital, shortOf } from '../../phrases.ts';
import { groupOf, isPayable } from '../rules/pay.ts';
import { has } from '../rules/points.ts';
import { victimIn } from '../rules/seen.ts';
import { type BuildKind, buildKinds, costs, SAFE, sumOf } from '../vocabulary.ts';
import type { SideView, View } from '../view.ts';
import { countCards, listAmounts } from './phrases.ts';
import { buildWords } from './words.ts';

/** What the viewer can build, what is in the way of the rest, and what robbers would take. */
export function affordLines(view: View): Text[] {
  const side = view.seat === null ? undefined : view.seats[view.seat];
  const hand = side?.hand;
  if (!side || !hand || view.phase === 'over') return [];
  const wanted = buildKinds.map((kind) => {
    const payable = isPayable(costs[kind], hand, groupOf(has(side, 'university')));
    const bar = barTo(view, side, kind);
    return { name: capital(buildWords[kind].one), bar: bar ? lower(bar) : payable ? null : shortText(costs[kind], hand) };
  });
  const held = countCards(side.handSize);
  const lost = Math.floor(side.handSize / 2);
  const warning: Text[] = side.handSize > SAFE ? [{ en: `⚠ ${held.en} in hand: robbers take ${lost}.`, de: `⚠ ${held.de} auf der Hand: Räuber nehmen ${lost}.` }] : [];
  return [...warning, affordLine(wanted)];
}

const lower = (words: Text): Text => text((language) => words[language].charAt(0).toLowerCase() + words[language].slice(1));

/** What stands in the way, cards aside. */
export function barTo(view: View, side: SideView, kind: BuildKind): Text | null {
  if (view.active === view.seat && view.built.includes(kind)) return { en: 'Built in this turn', de: 'In diesem Zug gebaut' };
  switch (kind) {
    case 'road':
    case 'knight':
      return view.supply[kind] > 0 || view.active !== view.seat || victimIn(view, kind) !== null
        ? null
        : { en: 'None is left, and none can be taken', de: 'Keine übrig, und keine ist frei' };
    case 'settlement':
      return view.settlements > 0 ? null : { en: 'None is left', de: 'Keine übrig' };
    case 'city':
      return side.settlements > 0 ? null : { en: 'No settlement to flip', de: 'Keine Siedlung zum Umdrehen' };
    case 'expansion':
      if (view.expansions.length === 0) return { en: 'None is left', de: 'Keiner übrig' };
      return side.cities.some(({ expansion }) => expansion === null) ? null : { en: 'No city without an expansion', de: 'Keine Stadt ohne Ausbau' };
  }
}

export function shortText(cost: readonly number[], hand: readonly number[]): Text {
  const short = cost.map((each, kind) => Math.max(0, each - (hand[kind] as number)));
  return shortOf(listAmounts(short), sumOf(short));
}
