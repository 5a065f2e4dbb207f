import type { HandCard, HandScene, HandTile, Offer, Status, Topic } from '../../../engine/scene/index.ts';
import type { Text } from '../../../engine/text.ts';
import { BUY } from '../notation.ts';
import { sizeOf } from '../rules/hand.ts';
import { shortOf } from '../../phrases.ts';
import { missingOf, sevenWarning } from '../texts/afford.ts';
import { count, countCards, joinComma, listGoods, words } from '../texts/phrases.ts';
import { pieceTitles } from '../texts/words.ts';
import type { OwnView, View } from '../view.ts';
import { type Development, type Goods, type Piece, pieces, prices, resources, type Sort, sorts } from '../vocabulary.ts';
import { joined, portraitOf } from './cards.ts';
import { improvementOffers, progressHand } from './progress.ts';
import { chipsOf, houseOf, pieceIcons, scrolls, wares } from './looks.ts';
import { realmWorks } from './realm.ts';

/** The viewer's cards with their rates, development cards, and what can be built. */
export function handScene(view: View, { names, choices = [] }: Extract<Topic<View>, { kind: 'hand' }>): HandScene {
  const { seat, own } = view;
  if (seat === null || own === null) throw new Error('those who watch have no hand');
  const size = sizeOf(own.hand);
  const name = names[seat] ?? '';
  const cards = countCards(size);
  const warning = sevenWarning(view);
  const held = [...own.development, ...own.bought];
  return {
    kind: 'hand',
    seat: houseOf(view, seat),
    title: { en: `${name}’s hand`, de: `Hand von ${name}` },
    note: { en: `${cards.en} · only you see this`, de: `${cards.de} · nur du siehst das` },
    tiles: rowsOf(own.hand.map((number, index): HandTile => tileOf(own, number, index))),
    ...(warning && { warning }),
    ...(held.length > 0 && { heading: { en: 'Development cards', de: 'Entwicklungskarten' } }),
    ...(own.progress.length > 0 && { heading: { en: 'Progress cards', de: 'Fortschrittskarten' } }),
    cards: view.realm ? progressHand(view, own, choices) : held.map((card, index): HandCard => ({
      card: portraitOf(card),
      number: index + 1,
      status: statusOf(view, own, card, index >= own.development.length, choices),
    })),
    goods: null,
    offers: { title: { en: 'What you can build', de: 'Was du bauen kannst' }, list: offersFor(view, own, choices) },
    foot: footOf(view, own, seat),
  };
}

/** Goods first, then what cities make. */
const rowsOf = (tiles: readonly HandTile[]): readonly (readonly HandTile[])[] =>
  [tiles.slice(0, resources.length), tiles.slice(resources.length)].filter((row) => row.length > 0);

const tileOf = ({ rates }: OwnView, number: number, index: number): HandTile => ({
  ware: wares[sorts[index] as Sort],
  count: number,
  rate: `${rates[index] as number}:1`,
  ...(rates[index] === 2 && { good: true }),
});

function statusOf(view: View, own: OwnView, card: Development, fresh: boolean, choices: readonly string[]): Status {
  if (card === 'victory-point') return { open: true, text: { en: `Counts: ${own.points} points with it`, de: `Zählt: ${own.points} Punkte damit` } };
  if (choices.includes(`play ${card}`) && !fresh) return { open: true, text: { en: 'Can be played', de: 'Kann gespielt werden' } };
  if (fresh) return { open: false, text: { en: 'Bought this turn', de: 'In diesem Zug gekauft' } };
  if (view.active !== view.seat) return { open: false, text: { en: 'Only in your turn', de: 'Nur in deinem Zug' } };
  return view.now.played
    ? { open: false, text: { en: 'One card a turn', de: 'Eine Karte je Zug' } }
    : { open: false, text: { en: 'Not now', de: 'Gerade nicht' } };
}

function offersFor(view: View, own: OwnView, choices: readonly string[]): Offer[] {
  const offerOf = (icon: string, name: Text, price: Goods, moves: RegExp): Offer => {
    const places = choices.filter((id) => moves.test(id)).length;
    const missing = missingOf(own.hand, price);
    const open: Text = { en: `${places} ${places === 1 ? 'place' : 'places'}`, de: `${places} ${places === 1 ? 'Platz' : 'Plätze'}` };
    const status = places > 0 ? { open: true, text: open } : { open: false, text: sizeOf(missing) > 0 ? shortText(missing) : laterText(view) };
    return { icon, name, cost: chipsOf(price, missing), status };
  };
  const offers = pieces.map((piece: Piece) => offerOf(pieceIcons[piece], pieceTitles[piece], prices[piece], new RegExp(`^build ${piece} `)));
  if (view.realm) {
    const works = realmWorks.map(({ icon, name, price, moves }) => offerOf(icon, name, price, moves));
    return [...offers, ...works, ...improvementOffers(view, own, choices)];
  }
  const missing = missingOf(own.hand, prices.development);
  const affords = choices.includes(BUY);
  const left: Text = { en: `${view.deck} left`, de: `noch ${view.deck}` };
  return [
    ...offers,
    {
      icon: scrolls.icon,
      name: { en: 'Development', de: 'Entwicklung' },
      cost: chipsOf(prices.development, missing),
      status: affords ? { open: true, text: left } : { open: false, text: sizeOf(missing) > 0 ? shortText(missing) : laterText(view) },
    },
  ];
}

const shortText = (missing: Goods): Text =>
  sizeOf(missing) > 2 ? { en: `${sizeOf(missing)} cards short`, de: `${sizeOf(missing)} Karten fehlen` } : shortOf(listGoods(missing), sizeOf(missing));

const laterText = ({ active, seat, phase }: View): Text =>
  active === seat && phase !== 'roll' ? { en: 'no place for it', de: 'kein Platz dafür' } : { en: 'in your turn', de: 'in deinem Zug' };

/** Points with the hidden ones, and pieces left. */
function footOf(view: View, own: OwnView, seat: number): NonNullable<HandScene['foot']> {
  const open = view.sides[seat]?.openPoints ?? 0;
  const hidden = own.points - open;
  const stock = view.stocks[seat] ?? { roads: 0, settlements: 0, cities: 0 };
  const left = joinComma([count(stock.roads, words.road), count(stock.settlements, words.settlement), count(stock.cities, words.city)]);
  const parts: Text[] = hidden > 0 ? [{ en: `${open} open, ${hidden} hidden`, de: `${open} offen, ${hidden} verdeckt` }] : [];
  return {
    icon: 'laurel-crown',
    lead: { en: `${own.points} of ${view.target} points`, de: `${own.points} von ${view.target} Punkten` },
    detail: joined([...parts, { en: `${left.en} left`, de: `übrig: ${left.de}` }]),
  };
}
