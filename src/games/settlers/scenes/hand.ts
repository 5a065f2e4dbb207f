import type {
  HandCard,
  HandScene,
  HandTile,
  PurchaseOffer,
  Availability,
  SceneRequest,
} from '../../../engine/scene/index.ts';
import { goalOf } from '../options.ts';
import type { Text } from '../../../engine/text.ts';
import { BUY } from '../notation.ts';
import { goodsCount } from '../rules/goods.ts';
import { missingOf, payable, sevenWarning, wantedBy } from '../texts/afford.ts';
import { countCards, countedWords } from '../texts/phrases.ts';
import { pieceTitles } from '../texts/names.ts';
import type { OwnView, View } from '../view.ts';
import {
  type Development,
  type Goods,
  type PieceKind,
  pieces,
  prices,
  resources,
  type Sort,
  sorts,
} from '../vocabulary.ts';
import { joined, portraitOf } from './cards.ts';
import { improvementOffers, progressHand } from '../cities-and-knights/scenes/progress-cards.ts';
import { chipsOf, houseOf, pieceIcons, scrolls, wares } from './styles.ts';
import { citiesAndKnightsPurchases } from '../cities-and-knights/scenes/board-parts.ts';
import { count, joinComma } from '../../phrases.ts';

/** The viewer's cards with their rates, development cards, and build options. */
export function handScene(
  view: View,
  { names, choices = [] }: Extract<SceneRequest<View>, { kind: 'hand' }>,
): HandScene {
  const { seat, own } = view;
  if (seat === null || own === null) throw new Error('spectators have no hand');
  const size = goodsCount(own.hand);
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
    cards: view.citiesAndKnights
      ? progressHand(view, own, choices)
      : held.map((card, index): HandCard => ({
          id: card,
          card: portraitOf(card),
          number: index + 1,
          status: statusOf(view, own, card, index >= own.development.length, choices),
        })),
    goods: null,
    offers: { title: { en: 'Building', de: 'Bauen' }, list: offersFor(view, own, choices) },
    foot: footOf(view, own, seat),
  };
}

/** Resources first, then commodities. */
const rowsOf = (tiles: readonly HandTile[]): readonly (readonly HandTile[])[] =>
  [tiles.slice(0, resources.length), tiles.slice(resources.length)].filter((row) => row.length > 0);

const tileOf = ({ rates }: OwnView, number: number, index: number): HandTile => ({
  id: sorts[index] as Sort,
  ware: wares[sorts[index] as Sort],
  count: number,
  rate: `${rates[index] as number}:1`,
  ...(rates[index] === 2 && { good: true }),
});

function statusOf(
  view: View,
  own: OwnView,
  card: Development,
  fresh: boolean,
  choices: readonly string[],
): Availability {
  if (card === 'victory-point')
    return {
      open: true,
      text: { en: `Counts: ${own.points} points in all`, de: `Zählt: ${own.points} Punkte insgesamt` },
    };
  if (choices.includes(`play ${card}`) && !fresh)
    return { open: true, text: { en: 'Ready to play', de: 'Kann gespielt werden' } };
  if (fresh) return { open: false, text: { en: 'Bought this turn', de: 'In diesem Zug gekauft' } };
  if (view.active !== view.seat) return { open: false, text: { en: 'Only on your turn', de: 'Nur in deinem Zug' } };
  return view.now.played
    ? { open: false, text: { en: 'One card per turn', de: 'Eine Karte je Zug' } }
    : { open: false, text: { en: 'Not now', de: 'Gerade nicht' } };
}

function offersFor(view: View, own: OwnView, choices: readonly string[]): PurchaseOffer[] {
  const { built, levels } = wantedBy(view, own, view.seat ?? 0);
  const placesOf = (moves: RegExp): Text | null => {
    const places = choices.filter((id) => moves.test(id)).length;
    return places > 0
      ? { en: `${places} ${places === 1 ? 'place' : 'places'}`, de: `${places} ${places === 1 ? 'Platz' : 'Plätze'}` }
      : null;
  };
  const offerOf = (
    id: string,
    icon: string,
    name: Text,
    price: Goods,
    bar: Text | null | undefined,
    open: Text | null,
  ): PurchaseOffer => ({
    id,
    icon,
    name,
    cost: chipsOf(price, missingOf(own.hand, price)),
    status: open || !bar ? { open: true, text: open ?? payable } : { open: false, text: bar },
  });
  const pieceOffers = pieces.map((piece: PieceKind, index) =>
    offerOf(
      piece,
      pieceIcons[piece],
      pieceTitles[piece],
      prices[piece],
      built[index]?.bar,
      placesOf(new RegExp(`^build ${piece} `)),
    ),
  );
  if (view.citiesAndKnights) {
    const works = citiesAndKnightsPurchases.map(({ id, icon, name, price, moves }, index) =>
      offerOf(id, icon, name, price, built[pieces.length + index]?.bar, placesOf(moves)),
    );
    return [...pieceOffers, ...works, ...improvementOffers(view, own, choices, levels)];
  }
  const left: Text = { en: `${view.deck} left`, de: `noch ${view.deck}` };
  const development = { en: 'Development', de: 'Entwicklung' };
  return [
    ...pieceOffers,
    offerOf(BUY, scrolls.icon, development, prices.development, built.at(-1)?.bar, choices.includes(BUY) ? left : null),
  ];
}

/** Points including hidden ones, and pieces left. */
function footOf(view: View, own: OwnView, seat: number): NonNullable<HandScene['foot']> {
  const open = view.sides[seat]?.openPoints ?? 0;
  const goal = goalOf(view.options, seat);
  const hidden = own.points - open;
  const stock = view.stocks[seat] ?? { roads: 0, settlements: 0, cities: 0 };
  const left = joinComma([
    count(stock.roads, countedWords.road),
    count(stock.settlements, countedWords.settlement),
    count(stock.cities, countedWords.city),
  ]);
  const parts: Text[] =
    hidden > 0 ? [{ en: `${open} open, ${hidden} hidden`, de: `${open} offen, ${hidden} verdeckt` }] : [];
  return {
    icon: 'laurel-crown',
    lead: { en: `${own.points} of ${goal} points`, de: `${own.points} von ${goal} Punkten` },
    detail: joined([...parts, { en: `${left.en} left`, de: `übrig: ${left.de}` }]),
  };
}
