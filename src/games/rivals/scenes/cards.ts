import type { CardScene, Chip, CardFace, CardPortrait, IconValue } from '../../../engine/scene/index.ts';
import { type Text, perLanguage, verbatim } from '../../../engine/text.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard, idOf, isCardId } from '../cards/registry.ts';
import { printedPoints } from '../rules/points.ts';
import type { Land, Piece } from '../state.ts';
import { kindNames, placementText, requirementText, timingNames } from '../texts/card-type-text.ts';
import { cardTexts } from '../texts/cards.ts';
import { tournamentTexts } from '../texts/cards-tournament.ts';
import { regionCardText } from '../texts/phrases.ts';
import { setNames, variantNames } from '../texts/names.ts';
import {
  cardSets,
  FULL,
  type Goods,
  pointKinds,
  type PointKind,
  producedBy,
  type RegionType,
  resources,
} from '../vocabulary.ts';
import { cardIcons, iconByKey, pointIcons } from './icons.ts';
import { liveryOf, wares } from './styles.ts';
import { boardName, placeName } from './names.ts';
import { capitalize } from '../../phrases.ts';

export function knownCard(id: CardId): Card {
  const card = findCard(id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

function hintOf(id: CardId): readonly IconValue[] {
  const { short, shortIcon } = cardTexts[id];
  return short && shortIcon ? [{ icon: iconByKey(shortIcon), before: short }] : [];
}

function pointsOf(worth: (kind: PointKind) => number): readonly IconValue[] {
  return pointKinds.flatMap((kind) => {
    const value = worth(kind);
    return value === 0 ? [] : [{ icon: pointIcons[kind], after: verbatim(String(value)) }];
  });
}

/** A card in a principality with its current points, and with the card below if both count. */
export function pieceFace(piece: Piece, land: Land, below?: Piece): CardFace {
  const id = idOf(piece.card);
  const card = knownCard(id);
  const shared = below && card.shares ? below : null;
  const worth = (each: Piece, kind: PointKind) =>
    printedPoints(each, kind) + (knownCard(idOf(each.card)).bonus?.(land, kind) ?? 0);
  return {
    ...plainFace(id),
    worths: [...hintOf(id), ...pointsOf((kind) => worth(piece, kind) + (shared ? worth(shared, kind) : 0))],
    ...(piece.goods === undefined ? {} : { store: { full: piece.goods, room: FULL } }),
    ...(piece.level === undefined ? {} : { level: piece.level }),
    ...(piece.by === undefined ? {} : { owner: piece.by }),
    ...(shared ? onCard(id, idOf(shared.card)) : below ? { covers: true } : {}),
    ...(piece.used ? { spent: true } : {}),
  };
}

/** `Bran on Temple`, with both icons. */
function onCard(upper: CardId, lower: CardId): Pick<CardFace, 'name' | 'below'> {
  const [hero, building] = [boardName(upper), placeName(lower)];
  return {
    name: { en: `${hero.en} on ${building.en}`, de: `${hero.de} auf ${building.de}` },
    below: { icon: cardIcons[lower], livery: liveryOf(knownCard(lower)) },
  };
}

/** A card on a face-up pile. */
export function plainFace(id: CardId): CardFace {
  const card = knownCard(id);
  return {
    name: boardName(id),
    icon: cardIcons[id],
    livery: liveryOf(card),
    worths: [...hintOf(id), ...pointsOf((kind) => card.points?.[kind] ?? 0)],
  };
}

const free: Text = { en: 'free', de: 'kostenlos' };

/** Price tags in the order of the printed costs; `have` marks what is missing. */
export function chipsOf(cost: Goods, have?: Goods): readonly Chip[] {
  return resources.flatMap((resource) => {
    const amount = cost[resource] ?? 0;
    const missing = have ? amount - (have[resource] ?? 0) : 0;
    return amount === 0 ? [] : [{ ware: wares[resource], amount: String(amount), ...(missing > 0 ? { missing } : {}) }];
  });
}

export function portraitOf(id: CardId, have?: Goods): CardPortrait {
  const card = knownCard(id);
  const words = cardTexts[id];
  const { placement, timing } = card;
  const isAction = placement === 'hand';
  const isPlaced = !isAction && placement !== 'event' && placement !== 'center' && placement !== 'settlement-or-city';
  return {
    name: words.name,
    icon: cardIcons[id],
    livery: liveryOf(card),
    kind: kindNames[card.kind],
    place: timing ? timingNames[timing] : isPlaced ? placementText(placement) : null,
    cost: chipsOf(card.cost ?? {}, have),
    free: card.cost || (!isAction && !isPlaced) ? null : free,
    worths: [...hintOf(id), ...pointsOf((kind) => card.points?.[kind] ?? 0)],
    text: words.text,
    requirement: requirementText(id, card),
  };
}

/** A card in a searched stack: `abbey`, `abbey/basic`, or a region card `forest 6`. */
export function portraitOfCopy(copy: string): CardPortrait {
  const [name = ''] = copy.split('/');
  if (isCardId(name)) return portraitOf(name);
  const type = name.split(' ')[0] as RegionType;
  const portrait = portraitOf(type);
  return {
    ...portrait,
    name: capitalize(regionCardText(name)),
    icon: wares[producedBy[type]].icon,
    text: null,
    requirement: null,
  };
}

/** A large card with its text and sets. */
export function cardScene(id: string): CardScene {
  if (!isCardId(id)) throw new Error(`there is no card ${id}`);
  const card = knownCard(id);
  const sets = cardSets.flatMap((set) =>
    card.copies[set] ? [{ count: card.copies[set], name: setNames[set].name }] : [],
  );
  const place =
    card.placement === 'settlement-or-city' || card.placement === 'hand' ? placementText(card.placement) : null;
  const portrait = portraitOf(id);
  return {
    kind: 'card',
    card: { ...portrait, place: portrait.place ?? place, text: withTournament(id, portrait.text) },
    foot: [
      perLanguage((language) => sets.map(({ count, name }) => `${count}× ${name[language]}`).join(', ')),
      verbatim(''),
    ],
  };
}

/** The Tournament Game text in parentheses, as on printed cards. */
function withTournament(id: CardId, words: Text | null): Text | null {
  const own = tournamentTexts[id];
  if (!own || !words) return words;
  return perLanguage(
    (language) =>
      `${words[language]} (${variantNames.tournament.name[language].replace(/^(The|Das) /, '')}: ${own[language]}.)`,
  );
}
