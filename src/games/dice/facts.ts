import type { Facts } from '../../engine/game/index.ts';
import { type Options, optionsSchema } from './options.ts';
import { fields } from './texts/fields.ts';
import { gameName, variantNames } from './texts/words.ts';
import { variantIds } from './vocabulary.ts';

export const facts: Facts<Options> = {
  id: 'dice',
  name: gameName,
  variants: variantIds.map((id) => ({ id, ...variantNames[id], seats: [id === 'island-one' ? 1 : 2, 4] })),
  options: optionsSchema,
  fields,
};
