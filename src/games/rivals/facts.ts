import type { Facts } from '../../engine/game/index.ts';
import { type Options, optionsSchema } from './options.ts';
import { fields } from './texts/fields.ts';
import { gameName, variantNames } from './texts/words.ts';
import { variantIds } from './vocabulary.ts';

export const facts: Facts<Options> = {
  id: 'rivals',
  name: gameName,
  variants: variantIds.map((id) => ({ id, ...variantNames[id], seats: [2, 2] })),
  options: optionsSchema,
  fields,
};
