import type { Facts } from '../../engine/game/index.ts';
import { type Options, optionsSchema } from './options.ts';
import { fields } from './texts/fields.ts';
import { gameName, variantAbout } from './texts/words.ts';

export const facts: Facts<Options> = {
  id: 'struggle',
  name: gameName,
  variants: [{ id: 'struggle', name: gameName, about: variantAbout, seats: [2, 4] }],
  options: optionsSchema,
  fields,
};
