import type { HandCard, HandScene, PurchaseOffer, SceneRequest } from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import { idOf } from '../cards/registry.ts';
import { hasCard } from '../rules/points.ts';
import { copyChoiceName } from '../rules/look-at-cards.ts';
import { unmetRequirement } from '../rules/requirements.ts';
import { placesFor } from '../rules/places.ts';
import { sumAmounts } from '../rules/stores.ts';
import type { Copy, State } from '../state.ts';
import { timingNames } from '../texts/card-type-text.ts';
import { cardTexts } from '../texts/cards.ts';
import { barTo, brigandWarning, winsByEnding, missingGoods } from '../texts/afford.ts';
import { showPlace } from '../texts/phrases.ts';
import { type CentreCard, centreCards, resources } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { knownCard, portraitOf, portraitOfCopy } from './cards.ts';
import { wares } from './styles.ts';
import { capitalize } from '../../phrases.ts';

type Sought<K extends SceneRequest['kind']> = Extract<SceneRequest<View>, { kind: K }>;

/** The viewer's hand, with the status of each card and the goods to pay with. */
export function handScene(view: View, { names, choices }: Sought<'hand'>): HandScene {
  const { seat, hand } = view;
  if (seat === null || hand === null) throw new Error('spectators have no hand');
  const side = view.seats[seat as 0 | 1];
  const name = names[seat] ?? '';
  const warning = seat === view.active && winsByEnding(view) ? null : brigandWarning(side);
  return {
    kind: 'hand',
    seat,
    title: { en: `${name}’s hand`, de: `Hand von ${name}` },
    note: {
      en: `${hand.length} of ${side.handLimit} cards · only you see this`,
      de: `${hand.length} von ${side.handLimit} Karten · nur du siehst das`,
    },
    cards: hand.map((copy, index) => ({
      id: copyChoiceName(hand, copy),
      card: portraitOf(idOf(copy), side.goods),
      number: index + 1,
      status: choices ? statusOf(view, seat, copy, copyChoiceName(hand, copy), choices) : null,
    })),
    goods: {
      title: { en: 'Your resources', de: 'Deine Rohstoffe' },
      total: sumAmounts(side.goods),
      chips: resources.map((resource) => ({
        id: resource,
        ware: wares[resource],
        amount: String(side.goods[resource]),
      })),
    },
    ...(warning && { warning }),
    offers: { title: null, list: centreCards.map((id) => offerOf(view, seat, id)) },
  };
}

const payable: Text = { en: 'You can afford this', de: 'Kannst du bezahlen' };

/** A centre card with its status, worded as in the panel. */
function offerOf(view: View, seat: Seat, id: CentreCard): PurchaseOffer {
  const { name, icon, cost } = portraitOf(id, view.seats[seat as 0 | 1].goods);
  const bar = barTo(view, seat, id);
  return { id, name, icon, cost, status: bar ? { open: false, text: bar } : { open: true, text: payable } };
}

/** Whether a card can be built or played; otherwise the reason easiest to fix. */
function statusOf(view: View, seat: Seat, copy: Copy, name: string, choices: readonly string[]): HandCard['status'] {
  const places = choices
    .filter((id) => id.startsWith(`build ${name} `))
    .map((id) => showPlace(id.split(' ').at(-1) ?? ''));
  if (places.length > 0) {
    const shown = places.length > 4 ? `${places.slice(0, 4).join(', ')} …` : places.join(', ');
    return { open: true, text: { en: `You can build this: ${shown}`, de: `Kannst du bauen: ${shown}` } };
  }
  if (choices.includes(`play ${name}`))
    return { open: true, text: { en: 'You can play this now', de: 'Kannst du jetzt spielen' } };
  if (choices.includes(name)) return { open: true, text: { en: 'You can choose this', de: 'Kannst du wählen' } };
  const against = reasonAgainst(view, seat, copy);
  if (against) return { open: false, text: against };
  return view.active === seat && view.phase === 'action' ? { open: false, text: notNow } : { open: true, text: ready };
}

const ready: Text = { en: 'Ready on your turn', de: 'Bereit für deinen Zug' };
const notNow: Text = { en: 'Not right now', de: 'Gerade nicht' };
const noEffect: Text = { en: 'No effect right now', de: 'Gerade ohne Wirkung' };
const noSite: Text = { en: 'No free site', de: 'Kein freier Bauplatz' };
const once: Text = { en: 'You already have one', de: 'Du hast schon eine' };

/** The violation of a card; null when only the timing is wrong. */
function reasonAgainst(view: View, seat: Seat, copy: Copy): Text | null {
  const id = idOf(copy);
  const card = knownCard(id);
  const side = view.seats[seat as 0 | 1];
  if (card.timing) return timingNames[card.timing];
  if (card.unique && hasCard(side, id)) return once;
  // The rules read only public fields here, which the view has under the same names.
  if (unmetRequirement(view as unknown as State, seat, card) !== null) return cardTexts[id].needs ?? noEffect;
  const short = missingGoods(side, id);
  if (short) return short;
  const acting = view.active === seat && view.phase === 'action';
  if (card.placement === 'hand') return acting ? (cardTexts[id].needs ?? noEffect) : null;
  if (placesFor(view.seats, seat, card).length > 0) return null;
  return typeof card.placement === 'object' ? (cardTexts[id].needs ?? noSite) : noSite;
}

/** The cards to choose from, in menu order. */
export function cardsScene(view: View, { title, ids }: Sought<'cards'>): HandScene {
  return {
    kind: 'hand',
    seat: view.seat,
    title: capitalize(title),
    note: { en: 'only you see this', de: 'nur du siehst das' },
    cards: ids.map((id, index) => ({ id, card: portraitOfCopy(id), number: index + 1, status: null })),
    goods: null,
    ...(ids.length > 6 && { across: 3 }),
  };
}
