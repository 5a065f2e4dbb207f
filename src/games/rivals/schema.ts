import { z } from 'zod';
import { isCopy } from './cards/registry.ts';
import { optionsSchema } from './options.ts';
import { regionCards } from './rules/setup.ts';
import type { State } from './state.ts';
import { cardSets, eventFaces, phases, regionTypes, resources } from './vocabulary.ts';

// Every stored match passes here at every move: sets of literals are looked up, which is faster than running checks.
const seat = z.literal([0, 1]);
const stock = z.literal([0, 1, 2, 3]);
const number = z.literal([1, 2, 3, 4, 5, 6]);
const copy = z.custom<string>((value) => typeof value === 'string' && isCopy(value), 'not a card');
const copies = z.array(copy);

const piece = z.object({ card: copy, used: z.boolean().optional(), goods: stock.optional() });
const pile = z.array(piece).min(1).nullable();
const region = z.object({ type: z.enum(regionTypes), number, stock, on: piece.nullable() });
const town = z.object({ city: z.boolean(), sites: z.tuple([pile, pile, pile, pile]) });
const principality = z.object({
  west: z.int(),
  towns: z.array(town),
  regions: z.array(region),
  ends: z.tuple([z.boolean(), z.boolean()]),
  hand: copies,
});

/** What is read from outside is a state, or it is refused. */
export const stateSchema = z.object({
  options: optionsSchema,
  rng: z.object({ seed: z.string(), drawn: z.int().min(0) }),
  phase: z.enum(phases),
  turn: z.int().min(0),
  starter: seat,
  active: seat,
  setup: z.object({ done: z.int(), stack: z.int().nullable() }).nullable(),
  production: number.nullable(),
  face: z.enum(eventFaces).nullable(),
  event: copy.nullable(),
  playing: copy.nullable(),
  looking: z.object({ seat, at: z.string() }).nullable(),
  removals: z.int(),
  stacks: z.array(z.object({ set: z.enum(cardSets), cards: copies })),
  events: copies,
  regions: z.array(z.literal([...regionCards])),
  discard: copies,
  faceUp: copies,
  tokens: z.object({ hero: seat.nullable(), trade: seat.nullable() }),
  supply: z.object({ road: z.int(), settlement: z.int(), city: z.int() }),
  seats: z.tuple([principality, principality]),
  owed: z.array(z.object({ seat, key: z.string(), count: z.int(), of: z.array(z.enum(resources)).optional() })),
  fresh: z.array(z.string()),
  dice: z.array(z.string()).optional(),
  winner: seat.nullable(),
}) as unknown as z.ZodType<State>;
