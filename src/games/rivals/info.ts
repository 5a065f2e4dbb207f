import type { GameInfo } from '../../engine/game/index.ts';
import { handicaps, type Options, optionsSchema } from './options.ts';
import { houseRules } from './texts/house-rules.ts';
import { gameName, variantNames } from './texts/names.ts';
import { variantIds } from './vocabulary.ts';

export const info: GameInfo<Options> = {
  id: 'rivals',
  name: gameName,
  variants: variantIds.map((id) => ({ id, ...variantNames[id], seats: [2, 2] })),
  options: optionsSchema,
  houseRules,
  handicaps,
};
