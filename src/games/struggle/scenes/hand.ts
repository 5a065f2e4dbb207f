import type { HandScene, PurchaseOffer, SceneRequest } from '../../../engine/scene/index.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import { capitalize, count } from '../../phrases.ts';
import { buildIcons, expansionIcons, signIcons } from '../icons.ts';
import { groupOf, paymentsFor } from '../rules/pay.ts';
import { hasExpansion, cardSides, tradesOf } from '../rules/points.ts';
import { visibleVictim } from '../rules/visible-victim.ts';
import { nextSide, pileOf, type Taken } from '../rules/take-from-player.ts';
import { barTo, shortText } from '../texts/afford.ts';
import { countCards, listAmounts } from '../texts/phrases.ts';
import { buildWords } from '../texts/names.ts';
import { type BuildKind, buildKinds, costs, resources, SAFE_CARDS, sumCards } from '../vocabulary.ts';
import type { SideView, View } from '../view.ts';
import { chipsOf } from './cards.ts';
import { wares } from './styles.ts';

/** The viewer's cards, possible builds and missing cards. */
export function handScene(view: View, { names }: Extract<SceneRequest<View>, { kind: 'hand' }>): HandScene {
  const { seat } = view;
  const side = seat === null ? undefined : view.seats[seat];
  const hand = side?.hand;
  if (seat === null || !side || !hand) throw new Error('those who watch have no hand');
  const name = names[seat] ?? '';
  const offers = buildKinds
    .map((kind) => offerOf(view, side, hand, kind, names))
    .sort((one, other) => Number(other.status.open) - Number(one.status.open));
  return {
    kind: 'hand',
    seat,
    title: { en: `${name}’s hand`, de: `Hand von ${name}` },
    note: { en: 'only you see this', de: 'nur du siehst das' },
    tiles: [wares.map((ware, kind) => ({ id: resources[kind] as string, ware, count: hand[kind] ?? 0 }))],
    cards: [],
    goods: null,
    offers: { title: null, list: offers },
    facts: factsOf(view, side),
  };
}

function offerOf(
  view: View,
  side: SideView,
  hand: readonly number[],
  kind: BuildKind,
  names: readonly string[],
): PurchaseOffer {
  const group = groupOf(hasExpansion(side, 'university'));
  const [best] = paymentsFor(costs[kind], hand, group);
  const bar = barTo(view, side, kind);
  const gain = gainOf(side, kind);
  const open = best !== undefined && bar === null;
  return {
    id: kind,
    icon: buildIcons[kind],
    name: capitalize(buildWords[kind].one),
    note: noteOf(view, side, kind),
    cost: chipsOf(costs[kind], hand),
    ...(open ? { points: [side.points, side.points + gain] as const } : {}),
    status: { open, text: bar ?? (best ? payText(view, kind, best, names) : shortText(costs[kind], hand)) },
  };
}

const gainOf = (side: SideView, kind: BuildKind): number =>
  kind === 'road' || kind === 'knight' ? Number(nextSide(side[pileOf[kind]]) === 'B') : 1;

function noteOf(view: View, side: SideView, kind: BuildKind): Text {
  if (kind === 'road' || kind === 'knight') {
    const up = nextSide(side[pileOf[kind]]);
    const number = side[pileOf[kind]].length + 1;
    return { en: `no. ${number}, side ${up}`, de: `Nr. ${number}, Seite ${up}` };
  }
  if (kind === 'expansion')
    return { en: `${view.expansions.length} to choose from`, de: `${view.expansions.length} zur Wahl` };
  return kind === 'settlement' ? { en: '1 point', de: '1 Punkt' } : { en: '2 points', de: '2 Punkte' };
}

/** Replacements in the payment, and the player a card is taken from. */
function payText(view: View, kind: BuildKind, payment: readonly number[], names: readonly string[]): Text {
  const extra = payment.map((laid, each) => Math.max(0, laid - (costs[kind][each] as number)));
  const instead = costs[kind].map((cost, each) => Math.max(0, cost - (payment[each] as number)));
  const parts: Text[] = [];
  if (sumCards(extra) > 0) {
    const [laid, replaced] = [listAmounts(extra), listAmounts(instead)];
    parts.push({ en: `with ${laid.en} for ${replaced.en}`, de: `mit ${laid.de} statt ${replaced.de}` });
  }
  const taken = kind === 'road' || kind === 'knight' ? takenFrom(view, kind, names) : null;
  if (taken) parts.push(taken);
  if (parts.length === 0)
    return view.active === view.seat
      ? { en: 'Can be built now', de: 'Kann jetzt gebaut werden' }
      : { en: 'You have the cards', de: 'Alle Karten sind da' };
  return capitalize(perLanguage((language) => parts.map((part) => part[language]).join('; ')));
}

const takenFrom = (view: View, kind: Taken, names: readonly string[]): Text | null => {
  const victim = view.supply[kind] > 0 || view.active !== view.seat ? null : visibleVictim(view, kind);
  return victim === null ? null : { en: `taken from ${names[victim] ?? ''}`, de: `von ${names[victim] ?? ''}` };
};

function factsOf(view: View, side: SideView): NonNullable<HandScene['facts']> {
  const rights = tradesOf(side);
  const left = view.active === view.seat ? Math.max(0, Math.max(1, rights) - view.traded) : Math.max(1, rights);
  const trades = count(left, { one: { en: 'trade', de: 'Tausch' }, many: { en: 'trades', de: 'Tausche' } });
  const drawn = countCards(2 + cardSides(side.knights, 'A'));
  const held = countCards(side.handSize);
  const lost = Math.floor(side.handSize / 2);
  return [
    {
      icon: signIcons.trade,
      text:
        rights === 0
          ? { en: `${trades.en}, stack only`, de: `${trades.de}, nur Stapel` }
          : { en: `${trades.en} a turn`, de: `${trades.de} je Zug` },
    },
    { icon: signIcons.draw, text: { en: `draw ${drawn.en} at the end`, de: `am Ende ${drawn.de}` } },
    ...(hasExpansion(side, 'library') > 0
      ? [
          {
            icon: expansionIcons.library,
            text:
              view.library && view.active === view.seat
                ? { en: 'Library: used', de: 'Bibliothek: genutzt' }
                : { en: 'Library: once a turn', de: 'Bibliothek: einmal je Zug' },
          },
        ]
      : []),
    {
      icon: signIcons.robbers,
      text:
        side.handSize > SAFE_CARDS
          ? { en: `${held.en}: robbers take ${lost}`, de: `${held.de}: Räuber nehmen ${lost}` }
          : { en: `${held.en}: robbers take none`, de: `${held.de}: Räuber nehmen keine` },
    },
  ];
}
