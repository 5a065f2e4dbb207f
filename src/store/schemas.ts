import { z, type ZodType } from 'zod';
import type { StoredCompetition, StoredPost } from '../match/ports.ts';
import type { Draft, FinishedMatch, Profile, StoredMatch } from '../match/stored-match.ts';
import { UnpackError, unpack } from './codec.ts';

/**
 * Schemas of stored values. Objects are loose: a field unknown here was written by a newer version and must be kept.
 * The game checks its own position.
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

/** Everything except the position and the log, which records don't have. */
const commonFields = {
  id: z.string().min(1),
  seq: z.int().min(1),
  status: z.enum(['challenge', 'open', 'adjourned', 'over']),
  terms,
  home: z.looseObject({
    guild: z.string().nullable(),
    parent: z.string(),
    channel: z.string().nullable(),
    language: z.string(),
  }),
  players: z.array(player),
  agreed: z.array(z.boolean()),
  createdAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  ending: z.looseObject({ kind: z.string() }).nullable(),
  feat: z.looseObject({ figures: z.array(z.number()), rank: z.number(), lists: z.array(z.string()) }).optional(),
  tally: z.looseObject({ turns: z.number(), fewest: z.number(), behind: z.array(z.number()) }).optional(),
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
  shown: z.int().min(0).optional(),
  invited: z.string().optional(),
  deals: z.object({ known: z.string(), due: z.number().nullable(), told: z.boolean() }).optional(),
  hands: z.array(z.string()),
  challenger: seat.nullable(),
  brings: z.record(z.string(), z.array(z.string())).optional(),
  sentAway: z.array(z.string()).optional(),
  table: z.array(seat).optional(),
  seated: z.literal(true).optional(),
  previous: z.string().nullable(),
  competition: z
    .looseObject({ id: z.string(), fixture: z.string(), name: z.string(), round: z.int().optional() })
    .optional(),
  lastActed: z.array(time),
} satisfies Record<keyof FinishedMatch['sheet'], ZodType>;
const log = z.array(z.looseObject({ seq: z.int(), turn: z.int(), event: z.unknown() }));
const sheet = z.looseObject({ ...commonFields, match: match.nullable(), log });
const past = z.looseObject({
  sheet: z.looseObject(commonFields),
  seed: z.string(),
  version: z.int().min(0),
  history: z.array(given),
});
const profile = z.looseObject({
  id: z.string().min(1),
  name: z.string(),
  language: z.string().nullable(),
  zone: z.string().optional(),
  offset: z.number().nullable(),
  quiet: z.tuple([z.number(), z.number()]).nullable(),
  notifications: z.enum(['all', 'turns', 'none']),
  dmClosed: z.boolean(),
  dm: z.string().optional(),
  orders: z.record(z.string(), z.looseObject({ setting: z.string(), mode: z.string() })),
  vacations: z.array(z.tuple([time, time])),
  challengers: z.string(),
  untimed: z.boolean().optional(),
  unshared: z.boolean().optional(),
  profileFor: z.string().optional(),
  unranked: z.boolean().optional(),
  tips: z.looseObject({ off: z.boolean(), seen: z.array(z.string()), at: z.string() }).optional(),
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

const competition = z.looseObject({
  id: z.string().min(1),
  seq: z.int().min(1),
  guild: z.string(),
  createdAt: time,
  people: z.array(z.string()),
  tokens: z.array(z.string()),
  homeless: z.literal(true).optional(),
  following: z.string().optional(),
  // The match layer checks it.
  club: z.looseObject({}),
});

/** Converts the format of `version - 1` to that of `version`. Pure. */
interface Migration {
  readonly version: number;
  migrate(value: unknown): unknown;
}

/**
 * Migrates matches from when there were always two players: one winner, one consent for all, and proposed terms next to
 * the old ones.
 */
function migrateToTables(value: unknown): unknown {
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
    requests: old.requests.flatMap((request) =>
      request.kind === 'terms' || request.kind === 'rematch' ? [] : [{ ...request, agreed: [request.seat] }],
    ),
    agreed: old.players.map((_, seat) => old.status !== 'challenge' || seat === host),
    missed: old.players.map(() => 0),
    awaited: [],
    hands: old.players.map(() => ''),
  };
}

const levelNow: Readonly<Record<string, string>> = { random: 'gentle', greedy: 'fair' };

/** Migrates former level names, which were also part of player names. */
function migrateToLevels(value: unknown): unknown {
  const old = value as {
    readonly players: readonly { readonly kind: string; readonly level?: string; readonly name: string }[];
  };
  const players = old.players.map((player) => {
    const level = player.kind === 'computer' ? levelNow[player.level ?? ''] : undefined;
    return level === undefined ? player : { ...player, level, name: player.name.replace(` (${player.level})`, '') };
  });
  return { ...old, players };
}

const withGamePrefix = <T>(orders: Readonly<Record<string, T>>, game: string): Record<string, T> =>
  Object.fromEntries(Object.entries(orders).map(([order, value]) => [`${game}.${order}`, value]));

/** Storage of one kind of value: its current version, the migrations to it and its schema. */
export interface StoredSchema<T> {
  readonly version: number;
  readonly migrations: readonly Migration[];
  readonly schema: ZodType<T>;
}

/** Schemas are looser than the types on purpose: terms that only higher layers interpret are strings here. */
const storedSchema = <T>(version: number, schema: ZodType, migrations: readonly Migration[] = []): StoredSchema<T> => ({
  version,
  migrations,
  schema: schema as ZodType<T>,
});

export const schemas = {
  // Version 4 looks like version 3, but is packed with the second dictionary.
  storedMatch: storedSchema<StoredMatch>(4, sheet, [
    { version: 2, migrate: migrateToTables },
    { version: 3, migrate: migrateToLevels },
  ]),
  finishedMatch: storedSchema<FinishedMatch>(3, past, [
    {
      version: 2,
      migrate: (value) => ({ ...(value as object), sheet: migrateToTables((value as FinishedMatch).sheet) }),
    },
    {
      version: 3,
      migrate: (value) => ({ ...(value as object), sheet: migrateToLevels((value as FinishedMatch).sheet) }),
    },
  ]),
  profile: storedSchema<Profile>(3, profile, [
    { version: 2, migrate: (value) => ({ challengers: 'everyone', blocked: [], ...(value as object) }) },
    // There was only one game when orders had no game in their name.
    {
      version: 3,
      migrate: (value) => ({ ...(value as Profile), orders: withGamePrefix((value as Profile).orders, 'rivals') }),
    },
  ]),
  draft: storedSchema<Draft>(1, draft),
  competition: storedSchema<StoredCompetition>(1, competition),
};
export const postSchema = post as unknown as ZodType<StoredPost>;

/** Returns whether a value was written by a newer version: it's fine, but can't be read here. */
export const isTooNew = ({ version }: StoredSchema<unknown>, bytes: Buffer): boolean => (bytes[1] ?? 0) > version;

/** Decodes a packed value in the current format. Throws `UnpackError`. */
export function readValue<T>(shape: StoredSchema<T>, bytes: Buffer): T {
  if (isTooNew(shape, bytes)) throw new UnpackError('written by a newer version of this program');
  const stored = unpack(bytes);
  let { value } = stored;
  for (const step of shape.migrations) if (step.version > stored.version) value = step.migrate(value);
  const parsed = shape.schema.safeParse(value);
  if (!parsed.success) throw new UnpackError(z.prettifyError(parsed.error).replaceAll('\n', ' '));
  return parsed.data;
}
