import { z, type ZodType } from 'zod';
import type { Post } from '../match/ports.ts';
import type { Draft, Past, Profile, Sheet } from '../match/sheet.ts';
import { Unpackable, unpack } from './codec.ts';

/**
 * What comes out of the store is checked here. Objects are loose: a field this code does not know was written by a newer one
 * and must not get lost. The position itself is checked by its game.
 */
const time = z.number().min(0);
const seat = z.int().min(0);
const given = z.looseObject({ seat, key: z.string(), answer: z.array(z.string()) });
const position = z.looseObject({ rest: z.unknown(), journal: z.array(given) });
const match = position.extend({
  game: z.string(),
  version: z.int().min(1),
  seq: z.int().min(0),
  since: z.array(given),
  mark: position.nullable(),
});
const terms = z.looseObject({
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  clock: z.string(),
  takebacks: z.boolean(),
  rated: z.boolean(),
});
const player = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('person'), id: z.string(), name: z.string() }),
  z.looseObject({ kind: z.literal('computer'), level: z.string(), name: z.string() }),
  z.looseObject({ kind: z.literal('open'), name: z.string() }),
]);
const wait = z.looseObject({
  seat,
  key: z.string(),
  kind: z.string(),
  since: time,
  due: time.nullable(),
  stage: z.string(),
  next: time.nullable(),
});

/** Everything but the position and the log, which a record does without. */
const shared = {
  id: z.string().min(1),
  seq: z.int().min(1),
  status: z.enum(['challenge', 'open', 'adjourned', 'over']),
  terms,
  home: z.looseObject({ guild: z.string().nullable(), parent: z.string(), channel: z.string().nullable(), language: z.string() }),
  players: z.array(player),
  agreed: z.array(z.boolean()),
  createdAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  ending: z.looseObject({ kind: z.string() }).nullable(),
  feat: z.looseObject({ figures: z.array(z.number()), rank: z.number(), lists: z.array(z.string()) }).optional(),
  commitment: z.string().nullable(),
  answers: z.int().min(0),
  byOrder: z.array(z.int().min(0)),
  waits: z.array(wait),
  paused: z.array(z.looseObject({ wait, at: time })),
  banks: z.array(z.number()),
  away: z.array(time.nullable()),
  requests: z.array(z.looseObject({ kind: z.string(), seat, agreed: z.array(seat) })),
  expires: time.nullable(),
  takebacks: z.array(z.number()),
  autopilot: z.array(z.number().nullable()),
  ahead: z.array(z.looseObject({ upTo: z.enum(['roll', 'end']), turns: z.int().min(1) }).nullable()).optional(),
  missed: z.array(z.number()),
  tempo: z.array(z.looseObject({ waits: z.number(), spent: z.number() })),
  messages: z.array(z.number()),
  undos: z.int().min(0),
  pauseSaid: z.number(),
  awaited: z.array(seat),
  invited: z.string().optional(),
  hands: z.array(z.string()),
  challenger: seat.nullable(),
  brings: z.record(z.string(), z.array(z.string())).optional(),
  table: z.array(seat).optional(),
  previous: z.string().nullable(),
  lastActed: z.array(time),
} satisfies Record<keyof Past['sheet'], ZodType>;
const log = z.array(z.looseObject({ seq: z.int(), turn: z.int(), event: z.unknown() }));
const sheet = z.looseObject({ ...shared, match: match.nullable(), log });
const past = z.looseObject({ sheet: z.looseObject(shared), seed: z.string(), version: z.int().min(0), history: z.array(given) });
const profile = z.looseObject({
  id: z.string().min(1),
  name: z.string(),
  language: z.string().nullable(),
  offset: z.number().nullable(),
  quiet: z.tuple([z.number(), z.number()]).nullable(),
  notifications: z.enum(['all', 'turns', 'none']),
  dmClosed: z.boolean(),
  dm: z.string().optional(),
  orders: z.record(z.string(), z.looseObject({ setting: z.string(), mode: z.string() })),
  vacations: z.array(z.tuple([time, time])),
  challengers: z.string(),
  untimed: z.boolean().optional(),
  tips: z.looseObject({ off: z.boolean(), seen: z.array(z.string()), at: z.string(), lesson: z.string().nullable() }).optional(),
  blocked: z.array(z.string()),
});
const draft = z.looseObject({ seq: z.int().min(0), picks: z.array(z.string()) });
const post = z.looseObject({
  id: z.string(),
  match: z.string(),
  seq: z.int(),
  at: time.optional(),
  to: z.union([z.literal('channel'), seat]),
  kind: z.string(),
  detail: z.unknown(),
  push: z.boolean(),
});

/** From the shape of `version - 1` to that of `version`. Pure. */
interface Migration {
  readonly version: number;
  migrate(value: unknown): unknown;
}

/** A sheet of the time when exactly two played: one winner, one yes for all, and terms that were proposed beside the old ones. */
function toTables(value: unknown): unknown {
  const old = value as {
    readonly players: readonly unknown[];
    readonly status: string;
    readonly terms: unknown;
    readonly ending: { readonly kind: string; readonly winner?: number } | null;
    readonly requests: readonly { readonly kind: string; readonly seat: number; readonly terms?: unknown }[];
  };
  const { winner, ...ending } = old.ending ?? { kind: '' };
  const others = old.players.flatMap((_, seat) => (seat === winner ? [] : [seat]));
  const proposed = old.requests.find(({ kind }) => kind === 'terms');
  const host = proposed?.seat ?? 0;
  return {
    ...old,
    terms: proposed?.terms ?? old.terms,
    ending: old.ending && (winner === undefined ? ending : { ...ending, ranking: [[winner], others] }),
    requests: old.requests.flatMap((request) => (request.kind === 'terms' || request.kind === 'rematch' ? [] : [{ ...request, agreed: [request.seat] }])),
    agreed: old.players.map((_, seat) => old.status !== 'challenge' || seat === host),
    missed: old.players.map(() => 0),
    awaited: [],
    hands: old.players.map(() => ''),
  };
}

const levelNow: Readonly<Record<string, string>> = { random: 'gentle', greedy: 'fair' };

/** Levels of computers once had other names, which stood in the names of the players as well. */
function toLevels(value: unknown): unknown {
  const old = value as { readonly players: readonly { readonly kind: string; readonly level?: string; readonly name: string }[] };
  const players = old.players.map((player) => {
    const level = player.kind === 'computer' ? levelNow[player.level ?? ''] : undefined;
    return level === undefined ? player : { ...player, level, name: player.name.replace(` (${player.level})`, '') };
  });
  return { ...old, players };
}

const named = <T>(orders: Readonly<Record<string, T>>, game: string): Record<string, T> =>
  Object.fromEntries(Object.entries(orders).map(([order, value]) => [`${game}.${order}`, value]));

/** How one kind of value is stored: its newest version, how older ones become it, and what it must look like. */
export interface Shape<T> {
  readonly version: number;
  readonly migrations: readonly Migration[];
  readonly schema: ZodType<T>;
}

/** The schemas are looser than the types on purpose: words that only the layers above give meaning to stay strings here. */
const shaped = <T>(version: number, schema: ZodType, migrations: readonly Migration[] = []): Shape<T> => ({
  version,
  migrations,
  schema: schema as ZodType<T>,
});

export const shapes = {
  // The fourth looks like the third, but is packed with the second dictionary.
  sheet: shaped<Sheet>(4, sheet, [
    { version: 2, migrate: toTables },
    { version: 3, migrate: toLevels },
  ]),
  past: shaped<Past>(3, past, [
    { version: 2, migrate: (value) => ({ ...(value as object), sheet: toTables((value as Past).sheet) }) },
    { version: 3, migrate: (value) => ({ ...(value as object), sheet: toLevels((value as Past).sheet) }) },
  ]),
  profile: shaped<Profile>(3, profile, [
    { version: 2, migrate: (value) => ({ challengers: 'everyone', blocked: [], ...(value as object) }) },
    // There was one game when orders had no game in their name.
    { version: 3, migrate: (value) => ({ ...(value as Profile), orders: named((value as Profile).orders, 'rivals') }) },
  ]),
  draft: shaped<Draft>(1, draft),
};
export const postSchema = post as unknown as ZodType<Post>;

/** Written by a newer version of this program: nothing is wrong with it, it only cannot be read here. */
export const isTooNew = ({ version }: Shape<unknown>, bytes: Buffer): boolean => (bytes[1] ?? 0) > version;

/** A packed value in today's shape. Throws `Unpackable`. */
export function readValue<T>(shape: Shape<T>, bytes: Buffer): T {
  if (isTooNew(shape, bytes)) throw new Unpackable('written by a newer version of this program');
  const stored = unpack(bytes);
  let { value } = stored;
  for (const step of shape.migrations) if (step.version > stored.version) value = step.migrate(value);
  const parsed = shape.schema.safeParse(value);
  if (!parsed.success) throw new Unpackable(z.prettifyError(parsed.error).replaceAll('\n', ' '));
  return parsed.data;
}
