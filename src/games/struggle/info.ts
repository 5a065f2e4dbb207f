import type { GameInfo } from '../../engine/game/index.ts';
import { handicaps, type Options, optionsSchema } from './options.ts';
import { houseRules } from './texts/house-rules.ts';
import { gameName, variantAbout } from './texts/names.ts';

export const info: GameInfo<Options> = {
  id: 'struggle',
  name: gameName,
  variants: [{ id: 'struggle', name: gameName, about: variantAbout, seats: [2, 4] }],
  options: optionsSchema,
  houseRules,
  handicaps,
};
