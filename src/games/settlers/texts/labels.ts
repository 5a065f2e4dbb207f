import type { Label } from '../../../engine/game/index.ts';
import { type Decision, PASS } from '../../../engine/script.ts';
import { seatPlaceholder, type Text, perLanguage, verbatim } from '../../../engine/text.ts';
import {
  ACCEPT,
  BUY,
  DECLINE,
  END,
  FORCE,
  HOME,
  isNotation,
  OFFER,
  readTradeTerms,
  RETRACT,
  ROLL,
  SELL,
  WITHDRAW,
} from '../notation.ts';
import type { View } from '../view.ts';
import { type PlayerColour, type Development, isSort, type PieceKind, prices, type Sort } from '../vocabulary.ts';
import { clipLabel } from './clip.ts';
import { countCards, listGoods, ownerText, sortOf } from './phrases.ts';
import { citiesAndKnightsLabel } from '../cities-and-knights/texts/labels.ts';
import { choiceWhere } from './place-words.ts';
import { buildingPlacement, buildingName, isSetup, robberPlacement } from './placements.ts';
import { developmentNames, developmentTexts, pieceTitles, sortNames, tradeWords } from './names.ts';
import { capitalize } from '../../phrases.ts';

/** Labels a choice: the action on the button, price and effect next to it, and what it uses of the hand. */
export function labelOf(view: View, decision: Decision, id: string): Label {
  const card = usedOf(id);
  const label = plainLabel(view, decision, id);
  return card === undefined ? label : { ...label, card };
}

/** Returns what a choice uses of the hand: a card, a resource, or something to buy. */
function usedOf(id: string): string | undefined {
  const [verb = '', what, from] = id.split(' ');
  switch (verb) {
    case 'trade':
      return from;
    case 'build':
    case 'play':
    case 'return':
    case 'improve':
    case 'give':
      return what;
    case 'promote':
      return 'knight';
    case 'activate':
      return verb;
    default:
      return id === BUY || what === undefined ? id : undefined;
  }
}

function plainLabel(view: View, decision: Decision, id: string): Label {
  if (!isNotation(id)) return { text: verbatim(id) };
  const plain = plainLabels[id];
  if (plain) return plain(view, decision);
  const citiesAndKnights = citiesAndKnightsLabel(view, decision, id);
  if (citiesAndKnights) return citiesAndKnights;
  const [verb = '', what = '', where = '', more = ''] = id.split(' ');
  switch (verb) {
    case 'build':
      return labelBuilding(view, decision, id);
    case 'play':
      return labelCard(what as Development);
    case 'move':
      return {
        text: moveRobber(choiceWhere(view, decision, id)),
        place: where,
        placement: robberPlacement(view, decision.seat, where),
      };
    case 'steal':
      return labelSeat(view, 'Steal from', 'bestehlen', what);
    case 'to':
      return { ...labelSeat(view, 'Ask', 'fragen', what), group: 'to' };
    case 'give':
      return { ...labelSort(what as Sort, { en: 'Give', de: 'geben' }, held(view, what)), group: 'give' };
    case 'want':
      return { ...labelSort(what as Sort, { en: 'Want', de: 'wollen' }, null), group: 'want' };
    case 'trade':
      return labelTrade(Number(what), where as Sort, more as Sort);
    case 'deal':
      return labelDeal(view, what, id.split(' ').slice(2).join(' '));
    default:
      return isSort(verb)
        ? labelSort(
            verb,
            sortVerbs[decision.key] ?? { en: 'Take', de: 'nehmen' },
            decision.key === 'dues.cards' ? null : held(view, verb),
          )
        : { text: verbatim(id) };
  }
}

const fixed =
  (en: string, de: string, more: Partial<Label> = {}) =>
  (): Label => ({ text: { en, de }, ...more });

const plainLabels: Readonly<Record<string, (view: View, decision: Decision) => Label>> = {
  [ROLL]: fixed('Roll Dice', 'Würfeln', { primary: true, icon: 'die' }),
  [END]: fixed('End Turn', 'Zug beenden', { endsTurn: true }),
  [PASS]: (_, { key }) => ({
    text: key === 'menu' ? { en: 'Start Building', de: 'Weiter zum Bauen' } : { en: 'Skip', de: 'Verzichten' },
  }),
  [BUY]: () => ({
    text: { en: 'Buy Development Card', de: 'Entwicklungskarte kaufen' },
    detail: listGoods(prices.development),
    group: 'build',
    icon: 'card-draw',
  }),
  [OFFER]: fixed('Offer a Trade…', 'Handel anbieten …', { group: 'deal' }),
  [RETRACT]: fixed('Take Back Offer', 'Angebot zurücknehmen', { group: 'deal', pointless: true }),
  [ACCEPT]: (view) => {
    const [give, want] = [listGoods(view.offer?.want ?? []), listGoods(view.offer?.give ?? [])];
    return {
      text: tradeWords.accept,
      detail: { en: `You give ${give.en}, you get ${want.en}.`, de: `Du gibst ${give.de}, du bekommst ${want.de}.` },
    };
  },
  [DECLINE]: () => ({ text: tradeWords.decline }),
  [WITHDRAW]: fixed('Withdraw My Offers', 'Meine Angebote zurückziehen'),
  [FORCE]: (view, { seat }) =>
    action(
      view,
      seat,
      { en: 'Force a Trade', de: 'Handel erzwingen' },
      { en: 'draw 2 random cards, give back 2 of your choice', de: '2 Karten blind ziehen, 2 eigener Wahl geben' },
    ),
  [HOME]: (view, { seat }) =>
    action(
      view,
      seat,
      { en: 'Send Robber Home', de: 'Räuber heimschicken' },
      { en: 'to the desert; no one is robbed', de: 'er zieht in die Wüste, niemand wird bestohlen' },
    ),
  [SELL]: fixed('Give Up Knight', 'Ritter abgeben', {
    group: 'action',
    detail: {
      en: '2 trade cards; the knight leaves your army',
      de: '2 Handelskarten; der Ritter verlässt deine Rittermacht',
    },
  }),
};

function action(view: View, seat: number, name: Text, effect: Text): Label {
  const own = view.sides[seat]?.openPoints ?? 0;
  const price = own <= (view.sides[1 - seat]?.openPoints ?? 0) ? 1 : 2;
  return {
    text: name,
    group: 'action',
    detail: {
      en: `${price} trade ${price === 1 ? 'card' : 'cards'} · ${effect.en}`,
      de: `${price} ${price === 1 ? 'Handelskarte' : 'Handelskarten'} · ${effect.de}`,
    },
  };
}

const sortVerbs: Readonly<Record<string, Text>> = {
  discard: { en: 'Discard', de: 'abwerfen' },
  plenty: { en: 'Take', de: 'nehmen' },
  monopoly: { en: 'Name', de: 'nennen' },
  'force.give': { en: 'Give', de: 'geben' },
  'harbor.give': { en: 'Give', de: 'geben' },
  wedding: { en: 'Give', de: 'schenken' },
  fleet: { en: 'Ship', de: 'verschiffen' },
};

const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const held = ({ own }: View, sort: string): number =>
  isSort(sort) ? (own?.hand[Object.keys(sortNames).indexOf(sort)] ?? 0) : 0;

/** Labels a card; `count` is how many the player has, where that matters. */
function labelSort(sort: Sort, verb: Text, count: number | null): Label {
  const name = sortNames[sort];
  const number = count === null ? '' : ` (${count})`;
  return {
    text: { en: `${verb.en} ${title(name.en)}`, de: `${name.de} ${verb.de}` },
    short: perLanguage((language) => `${title(name[language])}${number}`),
    icon: `resource:${sort}`,
    ...(count !== null && { detail: { en: `you have ${count}`, de: `du hast ${count}` } }),
  };
}

const isPaid = ({ key }: Decision): boolean => key === 'menu';

const moveRobber = (where: Text): Text => ({ en: `Move Robber: ${where.en}`, de: `Räuber versetzen: ${where.de}` });

function labelBuilding(view: View, decision: Decision, id: string): Label {
  const [, kind = '', place = '', colour = ''] = id.split(' ');
  const piece = kind as PieceKind;
  const where = choiceWhere(view, decision, id);
  const name = pieceTitles[piece];
  const owner = colour ? view.colours.indexOf(colour as PlayerColour) : decision.seat;
  const neutral = colour ? ownerText(view, owner) : null;
  const thing: Text = neutral
    ? { en: `${name.en} for ${neutral.en}`, de: `${name.de} für ${neutral.de}` }
    : buildingName(view, decision.key, piece);
  const site = buildingPlacement(view, owner, piece, place, thing);
  const move: Text = isSetup(decision.key)
    ? perLanguage((language) => `${thing[language]}: ${capitalize(where)[language]}`)
    : { en: `Build ${name.en} ${where.en}`, de: `${name.de} ${where.de} bauen` };
  return {
    text: clipLabel(
      neutral
        ? { en: `${name.en} for ${neutral.en} ${where.en}`, de: `${name.de} für ${neutral.de} ${where.de}` }
        : move,
      80,
    ),
    ...(isPaid(decision) && { detail: listGoods(prices[piece]) }),
    group: 'build',
    icon: piece,
    place,
    placement: site,
    // A road that leads nowhere may still become part of the longest one.
    ...(piece === 'road' && isPaid(decision) && site.worth === 0 && { pointless: true }),
  };
}

const labelCard = (card: Development): Label => ({
  text: { en: `Play ${developmentNames[card].en}`, de: `${developmentNames[card].de} spielen` },
  detail: clipLabel(developmentTexts[card]),
  group: 'play',
  icon: card,
});

function labelSeat(view: View, en: string, de: string, colour: string): Label {
  const seat = view.colours.indexOf(colour as PlayerColour);
  const cards = view.sides[seat]?.handSize ?? 0;
  return {
    text: { en: `${en} ${seatPlaceholder(seat)}`, de: `${seatPlaceholder(seat)} ${de}` },
    short: perLanguage((language) => `${seatPlaceholder(seat)} (${countCards(cards)[language]})`),
    icon: `seat:${seat}`,
    detail: {
      en: `${cards} ${cards === 1 ? 'card' : 'cards'} in hand`,
      de: `${cards} ${cards === 1 ? 'Karte' : 'Karten'} auf der Hand`,
    },
  };
}

const labelTrade = (rate: number, from: Sort, to: Sort): Label => ({
  text: {
    en: `Trade ${rate} ${title(sortOf(rate, from).en)} for 1 ${title(sortOf(1, to).en)}`,
    de: `${rate} ${sortOf(rate, from).de} gegen 1 ${sortOf(1, to).de}`,
  },
  group: 'trade',
  pointless: true,
  card: from,
  onto: to,
  gives: perLanguage((language) => `${rate} ${title(sortOf(rate, from)[language])}`),
  gets: perLanguage((language) => title(sortOf(1, to)[language])),
  icon: `resource:${to}`,
});

function labelDeal(view: View, colour: string, written: string): Label {
  const terms = readTradeTerms(written);
  const [give, want] = [listGoods(terms?.give ?? []), listGoods(terms?.want ?? [])];
  const name = seatPlaceholder(view.colours.indexOf(colour as PlayerColour));
  return {
    text: clipLabel(
      { en: `Deal: ${name} gives ${want.en} for ${give.en}`, de: `Handel: ${name} gibt ${want.de} für ${give.de}` },
      80,
    ),
    group: 'deal',
  };
}
