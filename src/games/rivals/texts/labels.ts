import type { Label } from '../../../engine/game/index.ts';
import { type Decision, PASS } from '../../../engine/script.ts';
import { type Text, text, verbatim } from '../../../engine/text.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard, idOf } from '../cards/registry.ts';
import { DECK } from '../deck/answer.ts';
import { isReduced } from '../rules/price.ts';
import { searchPrice } from '../rules/end-of-turn.ts';
import { isForeign, placeOf, regionIndex, spotAt } from '../rules/geometry.ts';
import { rateOf } from '../rules/trade.ts';
import { type Land, other } from '../state.ts';
import type { View } from '../view.ts';
import { type CardSet, FULL, produce, type RegionType, type Resource } from '../vocabulary.ts';
import { winsByEnding } from './afford.ts';
import { cardTexts } from './cards.ts';
import { build, buildWith, type Deed, deedOf, passOf, pay, play, remove, search, use } from './deeds.ts';
import { capital, countCards, countResources, joinComma, listGoods, shortName, showPlace } from './phrases.ts';
import { siteFor } from './sites.ts';
import { resourceNames, setNames } from './words.ts';

/** How a choice is shown: what one does with it on the button, price and effect beside it. */
export function labelOf(view: View, decision: Decision, id: string): Label {
  const place = id.split(' ').at(-1) ?? id;
  const label = wordedLabel(view, decision, id);
  return placeOf(place.replace('!', '')) || /^[+-]\d+$/.test(place) ? { ...label, place } : label;
}

function wordedLabel(view: View, decision: Decision, id: string): Label {
  if (decision.key === DECK) return labelDeck(id);
  const land = view.seats[decision.seat as 0 | 1];
  const [verb, what = '', where = '', helper] = id.split(' ') as [string, string?, string?, string?];
  const group = decision.key === 'action' || decision.key === 'prepare' ? { group: verb } : {};
  switch (verb) {
    case 'roll':
      return { text: { en: 'Roll Dice', de: 'Würfeln' }, usual: true };
    case 'end':
      if (winsByEnding(view)) return { text: { en: 'End Turn and Win', de: 'Zug beenden und gewinnen' }, last: true, usual: true };
      return {
        text: { en: 'End Turn', de: 'Zug beenden' },
        last: true,
        asking: { en: 'End Turn and Exchange…', de: 'Zug beenden und tauschen …' },
      };
    case 'build':
      return { ...group, ...labelBuilding(land, what, where, helper), ...(helper === undefined && sited(land, what, where)) };
    case 'play':
      return { ...group, ...labelCard(play, what) };
    case 'trade':
      if (what === '') return { text: { en: 'Trade 3 for 1', de: '3 gegen 1 tauschen' } };
      return { ...group, ...labelTrade(land, view.bargains, what, where as Resource) };
    case 'use':
      return { ...group, ...labelCard(use, what, where) };
    case 'remove':
      return { ...group, ...labelSite(remove, isForeign(what) ? view.seats[other(decision.seat) as 0 | 1] : land, what) };
    case 'search':
      return labelStack(search, view, what, countResources(searchPrice(land)));
    case 'pay':
      return { text: pay(verbatim(`${riotPrice(decision)} Gold`)), icon: 'resource:gold' };
    case PASS:
      return { text: passOf(decision.key) };
    default:
      return labelAnswer(view, decision, id);
  }
}

/** Answers to narrower questions: places, cards, stacks, resources, numbers. */
function labelAnswer(view: View, { seat, key }: Decision, id: string): Label {
  const deed = deedOf(key);
  if (id.startsWith('stack-')) return labelStack(deed, view, id);
  const word = wordLabel(deed, id);
  if (word) return word;
  if (Object.hasOwn(resourceNames, id)) return { text: deed(resourceTitle(id as Resource)), icon: `resource:${id}` };
  if (/^\d$/.test(id)) return { text: deed(verbatim(id)) };
  if (isForeign(id)) return labelSite(deed, view.seats[other(seat) as 0 | 1], id.slice(1));
  const land = view.seats[seat as 0 | 1];
  const place = placeOf(id);
  if (place && (place.kind === 'site' || place.kind === 'road' || isCardSlot(land, id))) return labelSite(deed, land, id);
  if (place) return labelStore(deed, land, id, key.includes('swap'));
  const [type, number] = id.split(' ') as [string, string?];
  if (number) return { text: deed(regionTitle(type as RegionType, number)), icon: type };
  return labelCard(deed, id);
}

/** Beside a region lies a store, or a card that is none. */
const isCardSlot = (land: Land, id: string): boolean => {
  const piece = id.startsWith('x') ? spotAt(land, id)?.piece : undefined;
  return piece !== undefined && piece.goods === undefined;
};

/** Answers that are plain words: levels, eras, what is looked at. */
function wordLabel(deed: Deed, id: string): Label | null {
  if (/^l[0-3]$/.test(id)) return { text: deed({ en: `Side ${id.slice(1)}`, de: `Seite ${id.slice(1)}` }) };
  if (Object.hasOwn(setNames, id)) {
    const { name, about } = setNames[id as CardSet];
    return { text: deed(name), detail: clip(about), icon: `set:${id}` };
  }
  return Object.hasOwn(words, id) ? { text: words[id as keyof typeof words] } : null;
}

const words = {
  triumph: { en: 'Raise Triumph Card', de: 'Triumphkarte heben' },
  shift: { en: 'Shift Resources', de: 'Rohstoffe verschieben' },
  events: { en: 'Look at the Event Stack', de: 'Ereignisstapel ansehen' },
  hand: { en: 'Look at the Opposing Hand', de: 'Gegnerische Hand ansehen' },
} as const satisfies Record<string, Text>;

function sited(land: Land, what: string, place: string): Pick<Label, 'site'> {
  const site = place === '' || isForeign(place) ? undefined : siteFor(land, what, place);
  return site ? { site } : {};
}

/** What it costs and what it does; with the card that is played to pay for it, where there is one. */
function labelBuilding(land: Land, what: string, place: string, helper?: string): Label {
  const id = cardId(what);
  return { ...labelCard(helper === undefined ? build : buildWith(shortName(cardId(helper))), what, place), detail: clip(withPrice(id, priceText(land, findCard(id) as Card))) };
}

function priceText(land: Land, card: Card): Text {
  if (!card.cost) return { en: 'free', de: 'kostenlos' };
  const price = listGoods(card.cost);
  return isReduced(land, card) ? { en: `${price.en}, less 1`, de: `${price.de}, 1 weniger` } : price;
}

const withPrice = (id: CardId, price: Text): Text => text((language) => `${price[language]} · ${cardTexts[id].text[language]}`);

/** A card by its id, with its back where that matters. One that is in nobody's principality yet shows its price. */
function labelCard(deed: Deed, name: string, place = ''): Label {
  const id = cardId(name);
  const [, set] = name.split('/') as [string, CardSet?];
  const title = set ? text((language) => `${shortName(id)[language]} (${setNames[set].letters[language]})`) : shortName(id);
  const cost = findCard(id)?.cost;
  const detail = cost && place === '' ? withPrice(id, listGoods(cost)) : cardTexts[id].text;
  return { text: at(deed(title), place), detail: clip(detail), icon: id };
}

/** A card of a deck, with what tells it from others of that name: all cards are there. */
function labelDeck(id: string): Label {
  const [first, second] = id.split(' ') as [string, string?];
  const card = (second ?? first) as CardId;
  const { name } = cardTexts[card];
  const title = text((language) => name[language].replace(/, .*$/, ''));
  const lead: Text = first === 'start' ? verbatim('Start: ') : first === 'event' ? { en: 'Event: ', de: 'Ereignis: ' } : verbatim('');
  return labelCard(() => text((language) => lead[language] + title[language]), card);
}

/** The card that lies open on a site. */
function labelSite(deed: Deed, land: Land, place: string): Label {
  const spot = spotAt(land, isForeign(place) ? place.slice(1) : place);
  return spot ? labelCard(deed, idOf(spot.piece.card), place) : { text: deed(verbatim(showPlace(place))) };
}

/** A region or the Gold Cache: by what it holds, or, when it moves itself, by what it is. */
function labelStore(deed: Deed, land: Land, id: string, itself: boolean): Label {
  const place = placeOf(id);
  const region = place && land.regions[regionIndex(land, place)];
  if (!region) return { text: deed(verbatim(showPlace(id))) };
  const isRegion = place.kind === 'region';
  const resource = isRegion ? produce[region.type] : 'gold';
  const stock = isRegion ? region.stock : (region.on?.goods ?? 0);
  const name = isRegion ? regionTitle(region.type, `${region.number}`) : cardTexts['gold-cache'].name;
  return {
    text: at(deed(itself ? name : resourceTitle(resource)), id),
    detail: itself
      ? { en: `Holds ${stock} of ${FULL}`, de: `${stock} von ${FULL} gelagert` }
      : { en: `${name.en}, holds ${stock} of ${FULL}`, de: `${name.de}, ${stock} von ${FULL} gelagert` },
    icon: itself ? region.type : `resource:${resource}`,
  };
}

function labelTrade(land: Land, bargains: readonly Resource[], from: string, to: Resource): Label {
  const [type, region] = from.split('@') as [Resource, string?];
  const amount = region ? 2 : rateOf(land, type, bargains);
  const [gives, gets] = [resourceTitle(type), resourceTitle(to)];
  const source = region ? ` ${showPlace(region)}` : '';
  return {
    text: {
      en: `Trade ${amount} ${gives.en}${source} for ${gets.en}`,
      de: `${amount} ${gives.de}${source} gegen ${gets.de} tauschen`,
    },
    icon: `resource:${to}`,
  };
}

function labelStack(deed: Deed, view: View, id: string, price: Text | null = null): Label {
  const number = id.slice('stack-'.length);
  const stack = view.stacks[Number(number) - 1];
  const label = { text: deed({ en: `Stack ${number}`, de: `Stapel ${number}` }) };
  if (!stack) return label;
  const back = stack.owner === undefined ? [setNames[stack.set].name] : [];
  const detail = joinComma([...(price ? [price] : []), ...back, countCards(stack.size)]);
  return { ...label, detail, icon: `set:${stack.set}` };
}

/** Each unit that may be given up stands among the choices. */
const riotPrice = ({ choices }: Decision): number => (choices.filter((id) => placeOf(id)).length <= 2 ? 1 : 2);

const cardId = (name: string): CardId => name.split('/')[0] as CardId;
const resourceTitle = (resource: Resource): Text => capital(resourceNames[resource]);
const regionTitle = (type: RegionType, number: string): Text => text((language) => `${cardTexts[type].name[language]} ${number}`);
const at = (words: Text, place: string): Text => (place ? text((language) => `${words[language]} ${showPlace(place)}`) : words);

/** The longest detail a menu shows. */
const DETAIL = 100;

/** As many whole sentences as fit; of a first one that does not, its beginning. */
const clip = (words: Text): Text =>
  text((language) => {
    const whole = words[language];
    if (whole.length <= DETAIL) return whole;
    const end = whole.lastIndexOf('. ', DETAIL - 1);
    if (end > 0) return whole.slice(0, end + 1);
    return `${whole.slice(0, whole.lastIndexOf(' ', DETAIL - 2)).replace(/[\s.,:;·]+$/, '')} …`;
  });
