import type { CatalogEntry } from '../../../engine/game/index.ts';
import { progressCards } from '../cities-and-knights/cards/progress.ts';
import { developments, isDevelopment, pieces } from '../vocabulary.ts';
import { progressNames } from '../cities-and-knights/texts/names.ts';
import { developmentNames, pieceTitles } from './names.ts';

/** Entries of `/card`: pieces, development cards and progress cards. */
export const catalog: readonly CatalogEntry[] = [
  ...developments.map((id) => ({ id, name: developmentNames[id] })),
  // Road Building is in both games, with the same name and effect.
  ...progressCards.filter((id) => !isDevelopment(id)).map((id) => ({ id, name: progressNames[id] })),
  ...pieces.map((id) => ({ id, name: pieceTitles[id], basic: true as const })),
];
