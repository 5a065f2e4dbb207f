import type { GameInfo } from '../../engine/game/index.ts';
import { handicaps, type Options, optionsSchema } from './options.ts';
import { houseRules } from './texts/house-rules.ts';
import { gameName, variantNames } from './texts/names.ts';
import { variantIds } from './vocabulary.ts';

export const info: GameInfo<Options> = {
  id: 'dice',
  name: gameName,
  variants: variantIds.map((id) => ({ id, ...variantNames[id], alone: true, seats: [id === 'island-one' ? 1 : 2, 4] })),
  options: optionsSchema,
  houseRules,
  handicaps,
};
