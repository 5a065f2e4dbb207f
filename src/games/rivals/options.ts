import { z } from 'zod';
import { eras, variantIds } from './vocabulary.ts';

function isThreeEras(sets: string): boolean {
  const words = sets.split(' ');
  return words.length === 3 && new Set(words).size === 3 && words.every((word) => (eras as readonly string[]).includes(word));
}

const isFewEras = (sets: string): boolean => {
  const words = sets.split(' ');
  return words.length <= 3 && new Set(words).size === words.length && words.every((word) => (eras as readonly string[]).includes(word));
};

/** What can be agreed before a match. The defaults are the fourth edition with the bot's patient flow. */
export const optionsSchema = z.strictObject({
  variant: z.enum(variantIds).default('intro'),
  /** Patient: the active player goes on while the other one still has to store a free resource. */
  flow: z.enum(['strict', 'patient']).default('patient'),
  /** The rulebook: victory at once, return of face-up cards, Trade Master and Voyage of Plunder differ in 2.0. */
  edition: z.enum(['4e', '2.0']).default('4e'),
  /** False: on a tie the token stays, but card texts and Trade want strictly more points. */
  tieKeepsAdvantage: z.boolean().default(true),
  irmgardOnPirateShip: z.boolean().default(false),
  /** Whether both may take the starting hand from the same stack. */
  sameStartStackAllowed: z.boolean().default(false),
  /** Whether a gain of choice may be left in the supply. */
  forgoGains: z.boolean().default(true),
  /** Whether Sebastian, drawn at the end of a turn, must wait out the turn that follows. */
  sebastianWaitsOneTurn: z.boolean().default(true),
  /** The eras of a Duel: three of them, or how they are found. */
  sets: z.union([z.enum(['choose', 'random']), z.string().refine(isThreeEras, 'three different eras')]).default(eras.slice(0, 3).join(' ')),
  /** Eras whose cards no deck of a Tournament Game may hold, three at most. */
  without: z.string().refine(isFewEras, 'up to three different eras').optional(),
  removalPerTurn: z.union([z.literal('unlimited'), z.literal(1)]).default('unlimited'),
});

export type Options = Readonly<z.infer<typeof optionsSchema>>;
