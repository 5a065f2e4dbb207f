import type { HandCard, HandScene, Offer, Topic } from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import { idOf } from '../cards/registry.ts';
import { has } from '../rules/points.ts';
import { nameOf } from '../rules/looking.ts';
import { lacking } from '../rules/needs.ts';
import { placesFor } from '../rules/places.ts';
import { sumOf } from '../rules/stores.ts';
import type { Copy, State } from '../state.ts';
import { timingNames } from '../texts/card-words.ts';
import { cardTexts } from '../texts/cards.ts';
import { brigandWarning, shortOf } from '../texts/afford.ts';
import { capital, showPlace } from '../texts/phrases.ts';
import { type CentreCard, centreCards, resources } from '../vocabulary.ts';
import type { SideView, View } from '../view.ts';
import { knownCard, portraitOf, portraitOfCopy } from './cards.ts';
import { wares } from './looks.ts';

type Sought<K extends Topic['kind']> = Extract<Topic<View>, { kind: K }>;

/** The viewer's cards, each with what can be done with it now, and the goods to pay with. */
export function handScene(view: View, { names, choices }: Sought<'hand'>): HandScene {
  const { seat, hand } = view;
  if (seat === null || hand === null) throw new Error('those who watch have no hand');
  const side = view.seats[seat as 0 | 1];
  const name = names[seat] ?? '';
  const warning = brigandWarning(side);
  return {
    kind: 'hand',
    seat,
    title: { en: `${name}’s hand`, de: `Hand von ${name}` },
    note: {
      en: `${hand.length} of ${side.handLimit} cards · only you see this`,
      de: `${hand.length} von ${side.handLimit} Karten · nur du siehst das`,
    },
    cards: hand.map((copy, index) => ({
      card: portraitOf(idOf(copy), side.goods),
      number: index + 1,
      status: choices ? statusOf(view, seat, copy, nameOf(hand, copy), choices) : null,
    })),
    goods: {
      title: { en: 'Your resources', de: 'Deine Rohstoffe' },
      total: sumOf(side.goods),
      chips: resources.map((resource) => ({ ware: wares[resource], amount: String(side.goods[resource]) })),
    },
    ...(warning && { warning }),
    offers: { title: null, list: centreCards.map((id) => offerOf(side, id)) },
  };
}

const payable: Text = { en: 'Can be paid', de: 'Bezahlbar' };

/** Road, settlement or city: paid for, or what is short. */
function offerOf(side: SideView, id: CentreCard): Offer {
  const { name, icon, cost } = portraitOf(id, side.goods);
  const short = shortOf(side, id);
  return { name, icon, cost, status: short ? { open: false, text: short } : { open: true, text: payable } };
}

/** Where it can be built or that it can be played; otherwise the one reason that is easiest to mend. */
function statusOf(view: View, seat: Seat, copy: Copy, name: string, choices: readonly string[]): HandCard['status'] {
  const places = choices.filter((id) => id.startsWith(`build ${name} `)).map((id) => showPlace(id.split(' ').at(-1) ?? ''));
  if (places.length > 0) {
    const shown = places.length > 4 ? `${places.slice(0, 4).join(', ')} …` : places.join(', ');
    return { open: true, text: { en: `Can be built: ${shown}`, de: `Kann gebaut werden: ${shown}` } };
  }
  if (choices.includes(`play ${name}`)) return { open: true, text: { en: 'Can be played now', de: 'Kann jetzt gespielt werden' } };
  if (choices.includes(name)) return { open: true, text: { en: 'Can be chosen', de: 'Kann gewählt werden' } };
  const against = reasonAgainst(view, seat, copy);
  if (against) return { open: false, text: against };
  return view.active === seat && view.phase === 'action' ? { open: false, text: notNow } : { open: true, text: ready };
}

const ready: Text = { en: 'Ready for your action phase', de: 'Bereit für deine Aktionsphase' };
const notNow: Text = { en: 'Not at this moment', de: 'Nicht in diesem Augenblick' };
const noEffect: Text = { en: 'Would have no effect now', de: 'Hätte jetzt keine Wirkung' };
const noSite: Text = { en: 'No free site for it', de: 'Kein freier Bauplatz dafür' };
const once: Text = { en: 'You have one already', de: 'Du hast schon eine davon' };

/** Null when only the moment is wrong. */
function reasonAgainst(view: View, seat: Seat, copy: Copy): Text | null {
  const id = idOf(copy);
  const card = knownCard(id);
  const side = view.seats[seat as 0 | 1];
  if (card.timing) return timingNames[card.timing];
  if (card.unique && has(side, id)) return once;
  // The rules look at open things only here, and those are in the view under the same names.
  if (lacking(view as unknown as State, seat, card) !== null) return cardTexts[id].needs ?? noEffect;
  const short = shortOf(side, id);
  if (short) return short;
  const acting = view.active === seat && view.phase === 'action';
  if (card.placement === 'hand') return acting ? (cardTexts[id].needs ?? noEffect) : null;
  if (placesFor(view.seats, seat, card).length > 0) return null;
  return typeof card.placement === 'object' ? (cardTexts[id].needs ?? noSite) : noSite;
}

/** Cards to choose from, in the order of the menu. */
export function cardsScene(view: View, { title, ids }: Sought<'cards'>): HandScene {
  return {
    kind: 'hand',
    seat: view.seat,
    title: capital(title),
    note: { en: 'only you see this', de: 'nur du siehst das' },
    cards: ids.map((id, index) => ({ card: portraitOfCopy(id), number: index + 1, status: null })),
    goods: null,
  };
}
