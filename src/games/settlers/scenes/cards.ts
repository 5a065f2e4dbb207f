import type { CardScene, HandScene, CardPortrait, SceneRequest } from '../../../engine/scene/index.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import { isProgressCard } from '../cities-and-knights/cards/progress.ts';
import { developmentNames, developmentTexts, gameName, pieceTexts, pieceTitles, variantTexts } from '../texts/names.ts';
import type { View } from '../view.ts';
import {
  type Development,
  developmentCounts,
  isDevelopment,
  isSort,
  type PieceKind,
  pieces,
  prices,
  sorts,
  stockOf,
} from '../vocabulary.ts';
import { copiesOf, progressPortrait } from '../cities-and-knights/scenes/progress-cards.ts';
import { cardIcons, chipsOf, houseOf, liveries, pieceIcons, wares } from './styles.ts';
import { capitalize } from '../../phrases.ts';

export const portraitOf = (card: Development): CardPortrait => ({
  name: developmentNames[card],
  icon: cardIcons[card],
  livery: liveries[card],
  kind:
    card === 'victory-point'
      ? { en: '1 point, hidden', de: '1 Punkt, verdeckt' }
      : { en: 'Development card', de: 'Entwicklungskarte' },
  place: null,
  cost: [],
  free:
    card === 'victory-point'
      ? { en: 'never lost, never stolen', de: 'geht nie verloren' }
      : { en: 'free to play', de: 'kostet beim Spielen nichts' },
  worths: [],
  text: developmentTexts[card],
  requirement: null,
});

const piecePortrait = (piece: PieceKind): CardPortrait => ({
  name: pieceTitles[piece],
  icon: pieceIcons[piece],
  livery: liveries.piece,
  kind: { en: `${stockOf[piece]} per player`, de: `${stockOf[piece]} je Person` },
  place: null,
  cost: chipsOf(prices[piece]),
  free: null,
  worths: [],
  text: pieceTexts[piece],
  requirement: null,
});

const isPiece = (id: string): id is PieceKind => (pieces as readonly string[]).includes(id);

function portraitById(id: string): CardPortrait {
  if (isProgressCard(id) && !isDevelopment(id)) return progressPortrait(id);
  if (isDevelopment(id)) return portraitOf(id);
  if (isPiece(id)) return piecePortrait(id);
  if (isSort(id)) {
    const { icon, name } = wares[id];
    const nothing = { worths: [], text: null, requirement: null, place: null, cost: [], free: null };
    return {
      name,
      icon,
      livery: { fill: wares[id].fill, edge: 'straight' },
      kind: { en: 'Resource', de: 'Rohstoff' },
      ...nothing,
    };
  }
  throw new Error(`unknown card ${id}`);
}

export function cardScene(id: string): CardScene {
  if (isProgressCard(id) && !isDevelopment(id))
    return { kind: 'card', card: progressPortrait(id), foot: [variantTexts['cities-and-knights'].name, copiesOf(id)] };
  const copies: Text = isDevelopment(id)
    ? {
        en: `${developmentCounts[id]} of ${total} development cards`,
        de: `${developmentCounts[id]} von ${total} Entwicklungskarten`,
      }
    : { en: 'building costs', de: 'Baukosten' };
  return { kind: 'card', card: portraitById(id), foot: [gameName, copies] };
}

const total = Object.values(developmentCounts).reduce((sum, count) => sum + count, 0);

/** Cards to choose from, in menu order. */
export function cardsScene(view: View, { title, ids }: Extract<SceneRequest<View>, { kind: 'cards' }>): HandScene {
  return {
    kind: 'hand',
    seat: view.seat === null ? null : houseOf(view, view.seat),
    title: capitalize(title),
    note: { en: 'only you see this', de: 'nur du siehst das' },
    cards: ids.filter(hasPortrait).map((id, index) => ({ card: portraitById(id), number: index + 1, status: null })),
    goods: null,
  };
}

const hasPortrait = (id: string): boolean =>
  isDevelopment(id) || isProgressCard(id) || isPiece(id) || (sorts as readonly string[]).includes(id);

export const joined = (parts: readonly Text[]): Text =>
  perLanguage((language) => parts.map((part) => part[language]).join(' · '));
