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
  lesson: { variant: 'intro', seed: '6389edec139f40b38e75bc5e237da0d80461a17b7b25a7ea4f03498fe569bd77' },
};
