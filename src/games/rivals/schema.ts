import { z } from 'zod';
import { optionsSchema } from './options.ts';
import type { State } from './state.ts';
import { cardSets, eventFaces, FULL, phases, regionTypes, resources } from './vocabulary.ts';

const seat = z.union([z.literal(0), z.literal(1)]);
const copy = z.string().regex(/^[a-z0-9-]+\/[a-z-]+$/);
const copies = z.array(copy);
const stock = z.int().min(0).max(FULL);

const piece = z.strictObject({ card: copy, used: z.boolean().optional(), goods: stock.optional() });
const pile = z.array(piece).min(1).nullable();
const region = z.strictObject({ type: z.enum(regionTypes), number: z.int().min(1).max(6), stock, on: piece.nullable() });
const town = z.strictObject({ city: z.boolean(), sites: z.tuple([pile, pile, pile, pile]) });
const principality = z.strictObject({
  west: z.int(),
  towns: z.array(town),
  regions: z.array(region),
  ends: z.tuple([z.boolean(), z.boolean()]),
  hand: copies,
});

/** What is read from outside is a state, or it is refused. */
export const stateSchema = z
  .strictObject({
    options: optionsSchema,
    rng: z.strictObject({ seed: z.string(), drawn: z.int().min(0) }),
    phase: z.enum(phases),
    turn: z.int().min(0),
    starter: seat,
    active: seat,
    setup: z.strictObject({ done: z.int(), stack: z.int().nullable() }).nullable(),
    production: z.int().min(1).max(6).nullable(),
    face: z.enum(eventFaces).nullable(),
    event: copy.nullable(),
    playing: copy.nullable(),
    looking: z.strictObject({ seat, at: z.string() }).nullable(),
    removals: z.int(),
    stacks: z.array(z.strictObject({ set: z.enum(cardSets), cards: copies })),
    events: copies,
    regions: z.array(z.string()),
    discard: copies,
    faceUp: copies,
    tokens: z.strictObject({ hero: seat.nullable(), trade: seat.nullable() }),
    supply: z.strictObject({ road: z.int(), settlement: z.int(), city: z.int() }),
    seats: z.tuple([principality, principality]),
    owed: z.array(
      z.strictObject({ seat, key: z.string(), count: z.int(), of: z.array(z.enum(resources)).optional() }),
    ),
    fresh: z.array(z.string()),
    dice: z.array(z.string()).optional(),
    winner: seat.nullable(),
  }) as unknown as z.ZodType<State>;
