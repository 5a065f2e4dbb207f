import type { Label } from '../../../engine/game/index.ts';
import { type Answer, type Decision, PASS } from '../../../engine/script.ts';
import { type Text, perLanguage, verbatim } from '../../../engine/text.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard, idOf, isCardId } from '../cards/registry.ts';
import { DECK_QUESTION } from '../deck/deck-answer.ts';
import { isReduced } from '../rules/price.ts';
import { searchPrice } from '../rules/end-of-turn.ts';
import { guestsOf, isForeign, parsePlace, regionIndex, spotAt, spotsOf } from '../rules/geometry.ts';
import { rateOf } from '../rules/trade.ts';
import { type Land, other } from '../state.ts';
import type { View } from '../view.ts';
import { type CardSet, FULL, producedBy, type RegionType, type Resource } from '../vocabulary.ts';
import { winsByEnding } from './afford.ts';
import { cardTexts } from './cards.ts';
import {
  buildPhrase,
  buildWithPhrase,
  type ActionPhrase,
  actionPhraseOf,
  passPhraseOf,
  payPhrase,
  playPhrase,
  removePhrase,
  searchPhrase,
  usePhrase,
} from './actions.ts';
import { countCards, countResources, listGoods, shortName, showPlace } from './phrases.ts';
import { cardPlaceText, placementFor } from './placements.ts';
import { resourceNames, setNames } from './names.ts';
import { capitalize, joinComma } from '../../phrases.ts';

/** The label of a choice: its action on the button, price and effect as detail. */
export function labelOf(view: View, decision: Decision, id: string): Label {
  const place = id.split(' ').at(-1) ?? id;
  const label = plainLabel(view, decision, id);
  const [verb, what] = id.split(' ');
  const card = verb === 'build' || verb === 'play' ? { card: what as string } : {};
  if (parsePlace(place.replace('!', '')) || /^[+-]\d+$/.test(place)) return { ...label, place, ...card };
  if (place.startsWith('stack-')) return { ...label, touch: place, ...card };
  return { ...label, ...(isCardId(id.split('/')[0] ?? '') ? { card: id } : card) };
}

function plainLabel(view: View, decision: Decision, id: string): Label {
  if (decision.key === DECK_QUESTION) return labelDeck(id);
  const land = view.seats[decision.seat as 0 | 1];
  const [verb, what = '', where = '', helper] = id.split(' ') as [string, string?, string?, string?];
  const group = decision.key === 'action' || decision.key === 'prepare' ? { group: verb } : {};
  switch (verb) {
    case 'roll':
      return { text: { en: 'Roll Dice', de: 'Würfeln' }, primary: true, icon: 'die' };
    case 'end':
      if (winsByEnding(view))
        return { text: { en: 'End Turn and Win', de: 'Zug beenden und gewinnen' }, endsTurn: true, primary: true };
      return {
        text: { en: 'End Turn', de: 'Zug beenden' },
        endsTurn: true,
        askingLabel: { en: 'End Turn and Exchange…', de: 'Zug beenden und tauschen …' },
      };
    case 'build':
      return {
        ...group,
        ...labelBuilding(land, what, where, helper),
        ...(helper === undefined && sited(land, what, where)),
      };
    case 'play':
      return { ...group, ...labelCard(playPhrase, what) };
    case 'trade':
      if (what === '') return { text: { en: 'Trade 3 for 1', de: '3 gegen 1 tauschen' } };
      return { ...group, ...labelTrade(land, view.bargains, what, where as Resource) };
    case 'use':
      return {
        ...group,
        ...labelUse(isForeign(where) ? view.seats[other(decision.seat) as 0 | 1] : land, what, where),
      };
    case 'remove':
      return {
        ...group,
        ...labelSite(removePhrase, isForeign(what) ? view.seats[other(decision.seat) as 0 | 1] : land, what),
      };
    case 'search':
      return labelStack(searchPhrase, view, what, countResources(searchPrice(land)));
    case 'pay':
      return { text: payPhrase(verbatim(`${riotPrice(decision)} Gold`)), icon: 'resource:gold' };
    case PASS:
      return { text: passPhraseOf(decision.key) };
    default:
      return labelAnswer(view, decision, id);
  }
}

/** Answers to narrower questions: places, cards, stacks, resources, numbers. */
function labelAnswer(view: View, { seat, key }: Decision, id: string): Label {
  const phrase = actionPhraseOf(key);
  if (id.startsWith('stack-')) return labelStack(phrase, view, id);
  const fixed = fixedLabel(phrase, id);
  if (fixed) return fixed;
  if (Object.hasOwn(resourceNames, id)) {
    const name = resourceTitle(id as Resource);
    return { text: phrase(name), short: name, icon: `resource:${id}` };
  }
  if (/^\d$/.test(id)) return { text: phrase(verbatim(id)) };
  if (isForeign(id)) return labelSite(phrase, view.seats[other(seat) as 0 | 1], id.slice(1));
  const land = view.seats[seat as 0 | 1];
  const place = parsePlace(id);
  if (place && (place.kind === 'site' || place.kind === 'road' || isCardSlot(land, id)))
    return labelSite(phrase, land, id);
  if (place) return labelStore(phrase, land, id, movesRegion.test(key));
  const [type, number] = id.split(' ') as [string, string?];
  if (number) return { text: phrase(regionTitle(type as RegionType, number)), icon: type };
  return labelCard(phrase, id);
}

/** Questions whose choices are regions rather than the resources in them. */
const movesRegion = /swap|^shift\.|^receive\./;

/** Whether the place beside a region holds a card without goods, so not a store. */
const isCardSlot = (land: Land, id: string): boolean => {
  const piece = id.startsWith('x') ? spotAt(land, id)?.piece : undefined;
  return piece !== undefined && piece.goods === undefined;
};

/** Two regions that swap places: `Forest 3 ↔ Hills 2`. */
export function describePicks(view: View, decision: Decision, picks: Answer): Text | null {
  if (!/swap/.test(decision.key) || picks.length !== 2) return null;
  const [one, other] = picks.map((id) => labelOf(view, decision, id).short);
  return one && other ? perLanguage((language) => `${one[language]} ↔ ${other[language]}`) : null;
}

/** The label of answers with a fixed text: levels, eras, things to look at. */
function fixedLabel(phrase: ActionPhrase, id: string): Label | null {
  if (/^l[0-3]$/.test(id)) return { text: phrase({ en: `Side ${id.slice(1)}`, de: `Seite ${id.slice(1)}` }) };
  if (Object.hasOwn(setNames, id)) {
    const { name, about } = setNames[id as CardSet];
    return { text: phrase(name), detail: clip(about), icon: `set:${id}` };
  }
  return Object.hasOwn(fixedTexts, id) ? { text: fixedTexts[id as keyof typeof fixedTexts] } : null;
}

const fixedTexts = {
  triumph: { en: 'Raise Triumph Card', de: 'Triumphkarte erhöhen' },
  shift: { en: 'Move Resources', de: 'Rohstoffe verschieben' },
  events: { en: 'View Event Stack', de: 'Ereignisstapel ansehen' },
  hand: { en: 'View Opponent’s Hand', de: 'Gegnerische Hand ansehen' },
} as const satisfies Record<string, Text>;

function sited(land: Land, what: string, place: string): Pick<Label, 'placement'> {
  const site = place === '' || isForeign(place) ? undefined : placementFor(land, what, place);
  return site ? { placement: site } : {};
}

/** The label of a build, with price and effect, and with the card that helps to pay for it. */
function labelBuilding(land: Land, what: string, place: string, helper?: string): Label {
  const id = cardId(what);
  return {
    ...labelCard(helper === undefined ? buildPhrase : buildWithPhrase(shortName(cardId(helper))), what, place),
    detail: clip(withPrice(id, priceText(land, findCard(id) as Card))),
  };
}

function priceText(land: Land, card: Card): Text {
  if (!card.cost) return { en: 'free', de: 'kostenlos' };
  const price = listGoods(card.cost);
  return isReduced(land, card) ? { en: `${price.en}, minus 1`, de: `${price.de}, 1 weniger` } : price;
}

const withPrice = (id: CardId, price: Text): Text =>
  perLanguage((language) => `${price[language]} · ${cardTexts[id].text[language]}`);

/** The label of a card, with its set where that matters, and with its price while it is not in play. */
function labelCard(phrase: ActionPhrase, name: string, place = '', shownPlace = place): Label {
  const id = cardId(name);
  const [, set] = name.split('/') as [string, CardSet?];
  const title = set
    ? perLanguage((language) => `${shortName(id)[language]} (${setNames[set].letters[language]})`)
    : shortName(id);
  const cost = findCard(id)?.cost;
  const detail = cost && place === '' ? withPrice(id, listGoods(cost)) : cardTexts[id].text;
  return { text: at(phrase(title), shownPlace), detail: clip(detail), icon: id };
}

/** The label of a deck card, with the full name where short names would clash. */
function labelDeck(id: string): Label {
  const [first, second] = id.split(' ') as [string, string?];
  const card = (second ?? first) as CardId;
  const { name } = cardTexts[card];
  const title = perLanguage((language) => name[language].replace(/, .*$/, ''));
  const lead: Text =
    first === 'start' ? verbatim('Start: ') : first === 'event' ? { en: 'Event: ', de: 'Ereignis: ' } : verbatim('');
  return labelCard(() => perLanguage((language) => lead[language] + title[language]), card);
}

/** The label of the card at a place. */
function labelSite(phrase: ActionPhrase, land: Land, place: string): Label {
  const spot = spotAt(land, ownPlace(place));
  if (!spot) return { text: phrase(verbatim(showPlace(place))) };
  return labelOneOf(phrase, land, idOf(spot.piece.card), place);
}

const labelUse = (land: Land, card: string, place: string): Label => labelOneOf(usePhrase, land, card, place);

/** The label of a card in play; says where it is if there are several of it. */
function labelOneOf(phrase: ActionPhrase, land: Land, id: string, place: string): Label {
  if (isOnlyOne(land, id)) return labelCard(phrase, id, place, '');
  const where = capitalize(cardPlaceText(land, ownPlace(place)));
  const detail = perLanguage((language) => `${where[language]} · ${cardTexts[cardId(id)].text[language]}`);
  return { ...labelCard(phrase, id, place), detail: clip(detail) };
}

const ownPlace = (place: string): string => (isForeign(place) ? place.slice(1) : place);

/** Whether a principality holds a card once, so that its name says which one is meant. */
const isOnlyOne = (land: Land, id: string): boolean =>
  [...spotsOf(land), ...guestsOf(land)].filter(({ piece }) => idOf(piece.card) === id).length <= 1;

/** The label of a region or the Gold Cache: by its resource, or by its name when the region is meant. */
function labelStore(phrase: ActionPhrase, land: Land, id: string, itself: boolean): Label {
  const place = parsePlace(id);
  const region = place && land.regions[regionIndex(land, place)];
  if (!region) return { text: phrase(verbatim(showPlace(id))) };
  const isRegion = place.kind === 'region';
  const resource = isRegion ? producedBy[region.type] : 'gold';
  const stock = isRegion ? region.stock : (region.on?.goods ?? 0);
  const here = regionTitle(region.type, `${region.number}`);
  const name = isRegion
    ? here
    : perLanguage((language) => `${cardTexts['gold-cache'].name[language]}, ${here[language]}`);
  return {
    text: phrase(itself ? name : storeTitle(resource, name)),
    short: itself ? name : perLanguage((language) => `${resourceTitle(resource)[language]} ${stock}/${FULL}`),
    detail: { en: `${stock} of ${FULL} stored`, de: `${stock} von ${FULL} gelagert` },
    icon: itself ? region.type : `resource:${resource}`,
    ...(!itself && { card: resource }),
  };
}

function labelTrade(land: Land, bargains: readonly Resource[], from: string, to: Resource): Label {
  const [type, region] = from.split('@') as [Resource, string?];
  const amount = region ? 2 : rateOf(land, type, bargains);
  const gets = resourceTitle(to);
  const source = region ? storeTitle(type, regionAt(land, region)) : resourceTitle(type);
  return {
    text: { en: `Trade ${amount} ${source.en} for ${gets.en}`, de: `${amount} ${source.de} gegen ${gets.de} tauschen` },
    gives: perLanguage((language) => `${amount} ${source[language]}`),
    gets,
    card: type,
    onto: to,
    icon: `resource:${to}`,
    // Trades for a build are suggested with it.
    pointless: true,
  };
}

function labelStack(phrase: ActionPhrase, view: View, id: string, price: Text | null = null): Label {
  const number = id.slice('stack-'.length);
  const stack = view.stacks[Number(number) - 1];
  const name: Text = { en: `Stack ${number}`, de: `Stapel ${number}` };
  const label = { text: phrase(name) };
  if (!stack) return label;
  const back = stack.owner === undefined ? [setNames[stack.set].name] : [];
  const known = view.stacks.every(({ set }) => set === stack.set) ? [] : back;
  const detail = joinComma([...(price ? [price] : []), ...back, countCards(stack.size)]);
  const short = perLanguage((language) =>
    [name[language], ...known.map((set) => set[language]), stack.size].join(' · '),
  );
  return { ...label, ...(!price && { short }), detail, icon: `set:${stack.set}` };
}

/** The gold due in Riots; the choices include each unit that counts. */
const riotPrice = ({ choices }: Decision): number => (choices.filter((id) => parsePlace(id)).length <= 2 ? 1 : 2);

const cardId = (name: string): CardId => name.split('/')[0] as CardId;
const resourceTitle = (resource: Resource): Text => capitalize(resourceNames[resource]);
const regionTitle = (type: RegionType, number: string): Text =>
  perLanguage((language) => `${cardTexts[type].name[language]} ${number}`);
/** `Lumber (Forest 2)`. */
const storeTitle = (resource: Resource, store: Text): Text =>
  perLanguage((language) => `${resourceTitle(resource)[language]} (${store[language]})`);

function regionAt(land: Land, id: string): Text {
  const place = parsePlace(id);
  const region = place && land.regions[regionIndex(land, place)];
  return region ? regionTitle(region.type, `${region.number}`) : verbatim(showPlace(id));
}

const at = (label: Text, place: string): Text =>
  place ? perLanguage((language) => `${label[language]} ${showPlace(place)}`) : label;

/** The length limit of a menu detail. */
const DETAIL = 100;

/** Keeps as many sentences as fit, or the start of the first one. */
const clip = (detail: Text): Text =>
  perLanguage((language) => {
    const full = detail[language];
    if (full.length <= DETAIL) return full;
    const end = full.lastIndexOf('. ', DETAIL - 1);
    if (end > 0) return full.slice(0, end + 1);
    return `${full.slice(0, full.lastIndexOf(' ', DETAIL - 2)).replace(/[\s.,:;·]+$/, '')} …`;
  });
