import * as z from 'zod';
import { fitsHandicap } from '../../engine/handicap.ts';
import { extraResources, fewerPoints } from '../handicaps.ts';
import { eras, variantIds } from './vocabulary.ts';

function isThreeEras(sets: string): boolean {
  const words = sets.split(' ');
  return (
    words.length === 3 && new Set(words).size === 3 && words.every((word) => (eras as readonly string[]).includes(word))
  );
}

const isFewEras = (sets: string): boolean => {
  const words = sets.split(' ');
  return (
    words.length <= 3 &&
    new Set(words).size === words.length &&
    words.every((word) => (eras as readonly string[]).includes(word))
  );
};

export const handicaps = [
  ...extraResources([1]),
  ...fewerPoints([1, 2, 3], ['intro']),
  ...fewerPoints(
    [1, 2, 3, 4, 5, 6, 7, 8],
    variantIds.filter((id) => id !== 'intro'),
  ),
];

/** The options of a match. The defaults are the fourth edition with patient flow. */
export const optionsSchema = z
  .strictObject({
    variant: z.enum(variantIds).default('intro'),
    /** Patient: the active player continues while the opponent still has a free resource to store. */
    flow: z.enum(['strict', 'patient']).default('patient'),
    /** The rulebook; victory, returned face-up cards, Trade Master and Voyage of Plunder differ in 2.0. */
    edition: z.enum(['4e', '2.0']).default('4e'),
    /** False: on a tie the token stays, but card texts and Trade need strictly more points. */
    tieKeepsAdvantage: z.boolean().default(true),
    irmgardOnPirateShip: z.boolean().default(false),
    sameStartStackAllowed: z.boolean().default(false),
    /** Whether a gain of choice may be declined. */
    forgoGains: z.boolean().default(true),
    /** Whether Sebastian drawn at the end of a turn waits for his owner's next turn. */
    sebastianWaitsOneTurn: z.boolean().default(true),
    /** The eras of a Duel: three eras, or how they are chosen. */
    sets: z
      .union([z.enum(['choose', 'random']), z.string().refine(isThreeEras, 'three different eras')])
      .default(eras.slice(0, 3).join(' ')),
    /** Up to three eras excluded from the decks of a Tournament Game. */
    without: z.string().refine(isFewEras, 'up to three different eras').optional(),
    removalPerTurn: z.union([z.literal('unlimited'), z.literal(1)]).default('unlimited'),
    handicap: z.string().optional(),
  })
  .refine((options) => fitsHandicap(handicaps, options), {
    path: ['handicap'],
    message: 'no handicap of this variant',
  });

export type Options = Readonly<z.infer<typeof optionsSchema>>;
