import type { Label } from '../../../engine/game/index.ts';
import { type Decision, PASS } from '../../../engine/script.ts';
import { nameOf, type Text, text, verbatim } from '../../../engine/text.ts';
import { ACCEPT, BUY, DECLINE, END, FORCE, HOME, knows, OFFER, readTerms, RETRACT, ROLL, SELL, WITHDRAW } from '../notation.ts';
import type { View } from '../view.ts';
import { type Colour, type Development, isSort, type Piece, prices, type Sort } from '../vocabulary.ts';
import { clip } from './clip.ts';
import { capital, listGoods, ownerText, sortOf } from './phrases.ts';
import { realmLabel } from './realm-labels.ts';
import { buildingSite, buildThing, isSetup, robberSite } from './sites.ts';
import { developmentNames, developmentTexts, pieceTitles, sortNames, tradeWords } from './words.ts';

/** How a choice is shown: what one does with it on the button, price and effect beside it. */
export function labelOf(view: View, decision: Decision, id: string): Label {
  if (!knows(id)) return { text: verbatim(id) };
  const plain = plainLabels[id];
  if (plain) return plain(view, decision);
  const realm = realmLabel(view, decision, id);
  if (realm) return realm;
  const [verb = '', what = '', where = '', more = ''] = id.split(' ');
  switch (verb) {
    case 'build':
      return labelBuilding(view, decision, what as Piece, where, more);
    case 'play':
      return labelCard(what as Development);
    case 'move':
      return { text: { en: `Move Robber ${where}`, de: `Räuber nach ${where}` }, place: where, site: robberSite(view, decision.seat, where) };
    case 'steal':
      return labelSeat(view, 'Steal from', 'bestehlen', what);
    case 'to':
      return { ...labelSeat(view, 'To', 'fragen', what), group: 'to' };
    case 'give':
      return { ...labelSort(what as Sort, { en: 'Give', de: 'geben' }, held(view, what)), group: 'give' };
    case 'want':
      return { ...labelSort(what as Sort, { en: 'Want', de: 'wollen' }, null), group: 'want' };
    case 'trade':
      return labelTrade(Number(what), where as Sort, more as Sort);
    case 'deal':
      return labelDeal(view, what, id.split(' ').slice(2).join(' '));
    default:
      return isSort(verb) ? labelSort(verb, sortVerbs[decision.key] ?? { en: 'Take', de: 'nehmen' }, decision.key === 'dues.cards' ? null : held(view, verb)) : { text: verbatim(id) };
  }
}

const fixed = (en: string, de: string, more: Partial<Label> = {}) => (): Label => ({ text: { en, de }, ...more });

const plainLabels: Readonly<Record<string, (view: View, decision: Decision) => Label>> = {
  [ROLL]: fixed('Roll Dice', 'Würfeln', { usual: true }),
  [END]: fixed('End Turn', 'Zug beenden', { last: true }),
  [PASS]: (_, { key }) => ({ text: key === 'menu' ? { en: 'Go On to Building', de: 'Weiter zum Bauen' } : { en: 'Leave It', de: 'Darauf verzichten' } }),
  [BUY]: () => ({
    text: { en: 'Buy Development Card', de: 'Entwicklungskarte kaufen' },
    detail: listGoods(prices.development),
    group: 'build',
    icon: 'card-draw',
  }),
  [OFFER]: fixed('Offer a Trade…', 'Handel anbieten …', { group: 'deal' }),
  [RETRACT]: fixed('Take the Offer Back', 'Angebot zurücknehmen', { group: 'deal' }),
  [ACCEPT]: (view) => {
    const [give, want] = [listGoods(view.offer?.want ?? []), listGoods(view.offer?.give ?? [])];
    return {
      text: tradeWords.accept,
      detail: { en: `You give ${give.en} and get ${want.en}.`, de: `Du gibst ${give.de} und erhältst ${want.de}.` },
    };
  },
  [DECLINE]: () => ({ text: tradeWords.decline }),
  [WITHDRAW]: fixed('Withdraw All My Offers', 'Alle meine Angebote zurückziehen'),
  [FORCE]: (view, { seat }) => action(view, seat, { en: 'Force a Trade', de: 'Handel erzwingen' }, {
    en: 'draw 2 cards blind, give 2 of your choice',
    de: '2 Karten blind ziehen, 2 eigener Wahl geben',
  }),
  [HOME]: (view, { seat }) => action(view, seat, { en: 'Send the Robber Home', de: 'Räuber heimschicken' }, {
    en: 'he goes to the desert, nobody is robbed',
    de: 'er zieht in die Wüste, niemand wird bestohlen',
  }),
  [SELL]: fixed('Give Up a Knight', 'Einen Ritter abgeben', {
    group: 'action',
    detail: { en: '2 trade cards; the knight leaves your army', de: '2 Handelskarten; der Ritter verlässt deine Rittermacht' },
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
  'wedding': { en: 'Give', de: 'schenken' },
  'fleet': { en: 'Ship', de: 'verschiffen' },
};

const title = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const held = ({ own }: View, sort: string): Text | null => {
  const count = isSort(sort) ? (own?.hand[Object.keys(sortNames).indexOf(sort)] ?? 0) : 0;
  return { en: `you hold ${count}`, de: `du hast ${count}` };
};

function labelSort(sort: Sort, verb: Text, detail: Text | null): Label {
  const name = sortNames[sort];
  return {
    text: { en: `${verb.en} ${title(name.en)}`, de: `${name.de} ${verb.de}` },
    icon: `resource:${sort}`,
    ...(detail && { detail }),
  };
}

const isPaid = ({ key }: Decision): boolean => key === 'menu';

function labelBuilding(view: View, decision: Decision, piece: Piece, place: string, colour: string): Label {
  const name = pieceTitles[piece];
  const owner = colour ? view.colours.indexOf(colour as Colour) : decision.seat;
  const neutral = colour ? ownerText(view, owner) : null;
  const thing: Text = neutral ? { en: `${name.en} for ${neutral.en}`, de: `${name.de} für ${neutral.de}` } : buildThing(view, decision.key, piece);
  const site = buildingSite(view, owner, piece, place, thing);
  const move: Text = isSetup(decision.key)
    ? text((language) => `${thing[language]}: ${capital(site.where)[language]}`)
    : { en: `Build ${name.en} ${place}`, de: `${name.de} ${place} bauen` };
  return {
    text: neutral ? { en: `${name.en} ${place} for ${neutral.en}`, de: `${name.de} ${place} für ${neutral.de}` } : move,
    ...(isPaid(decision) && { detail: listGoods(prices[piece]) }),
    group: 'build',
    icon: piece,
    place,
    site,
  };
}

const labelCard = (card: Development): Label => ({
  text: { en: `Play ${developmentNames[card].en}`, de: `${developmentNames[card].de} spielen` },
  detail: clip(developmentTexts[card]),
  group: 'play',
  icon: card,
});

function labelSeat(view: View, en: string, de: string, colour: string): Label {
  const seat = view.colours.indexOf(colour as Colour);
  const cards = view.sides[seat]?.handSize ?? 0;
  return {
    text: { en: `${en} ${nameOf(seat)}`, de: `${nameOf(seat)} ${de}` },
    detail: { en: `${cards} ${cards === 1 ? 'card' : 'cards'} in hand`, de: `${cards} ${cards === 1 ? 'Karte' : 'Karten'} auf der Hand` },
  };
}

const labelTrade = (rate: number, from: Sort, to: Sort): Label => ({
  text: { en: `Trade ${rate} ${title(sortOf(rate, from).en)} for 1 ${title(sortOf(1, to).en)}`, de: `${rate} ${sortOf(rate, from).de} gegen 1 ${sortOf(1, to).de}` },
  group: 'trade',
  icon: `resource:${to}`,
});

function labelDeal(view: View, colour: string, written: string): Label {
  const terms = readTerms(written);
  const [give, want] = [listGoods(terms?.give ?? []), listGoods(terms?.want ?? [])];
  const name = nameOf(view.colours.indexOf(colour as Colour));
  return { text: clip({ en: `Deal: ${name} gives ${want.en} for ${give.en}`, de: `Handel: ${name} gibt ${want.de} für ${give.de}` }, 80), group: 'deal' };
}
