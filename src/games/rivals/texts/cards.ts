import type { CardId } from '../cards/ids.ts';
import type { CardText } from './card-text.ts';
import { barbariansTexts } from './cards-barbarians.ts';
import { basicTexts } from './cards-basic.ts';
import { goldTexts } from './cards-gold.ts';
import { intrigueTexts } from './cards-intrigue.ts';
import { merchantPrincesTexts } from './cards-merchant-princes.ts';
import { progressTexts } from './cards-progress.ts';
import { turmoilTexts } from './cards-turmoil.ts';

/** A card that belongs to two sets (Relocation, Pirate Ship) has one text. */
export const cardTexts: Readonly<Record<CardId, CardText>> = {
  ...basicTexts,
  ...goldTexts,
  ...turmoilTexts,
  ...progressTexts,
  ...intrigueTexts,
  ...merchantPrincesTexts,
  ...barbariansTexts,
};
