import { existsSync } from 'node:fs';
import { z } from 'zod';

/** A mistake in the setup: one sentence with the remedy, and no stack trace. */
export class StartupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartupError';
  }
}

export const rejectedToken = (): StartupError =>
  new StartupError('Discord rejects DISCORD_TOKEN: copy the token again from the Bot page of your application.');

const aPort = 'must be a whole number from 0 to 65535';
const port = z.coerce.number(aPort).int(aPort).min(0, aPort).max(65_535, aPort);
const someSeconds = 'must be a whole number from 0 to 300';
const seconds = z.coerce.number(someSeconds).int(someSeconds).min(0, someSeconds).max(300, someSeconds);
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
const roles = ['all', 'gateway', 'worker', 'proxy', 'web'] as const;
const interactionWays = ['gateway', 'http'] as const;
/** An empty line in an environment file means the same as a missing one. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const schema = z
  .object({
    DISCORD_TOKEN: optional(
      z
        .string()
        .regex(
          /^[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}$/,
          'does not look like a bot token; copy it again from the Bot page of your application',
        ),
    ),
    DISCORD_CLIENT_ID: optional(z.string().regex(/^\d{17,20}$/, 'must be the application ID, a number')),
    DISCORD_CLIENT_SECRET: optional(
      z.string().regex(/^[\w-]{20,}$/, 'does not look like a client secret; copy it again from the OAuth2 page'),
    ),
    REDIS_URL: optional(z.string().regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')),
    REDIS_CLUSTER: optional(
      z.string().regex(/^[^:,\s]+:\d+(,[^:,\s]+:\d+)*$/, 'must be a list like host1:6379,host2:6379'),
    ),
    REDIS_SENTINELS: optional(
      z.string().regex(/^[^:,\s]+:\d+(,[^:,\s]+:\d+)*$/, 'must be a list like host1:26379,host2:26379'),
    ),
    REDIS_SENTINEL_NAME: optional(z.string()),
    REDIS_PASSWORD: optional(z.string()),
    REDIS_TLS: optional(z.string()),
    DATA_DIR: optional(z.string()).transform((value) => value ?? 'data'),
    PORT: optional(port).transform((value) => value ?? 4321),
    ROLE: optional(z.enum(roles, `must be one of ${roles.join(', ')}`)).transform((value) => value ?? 'all'),
    INTERACTIONS: optional(z.enum(interactionWays, `must be one of ${interactionWays.join(', ')}`)).transform(
      (value) => value ?? 'gateway',
    ),
    SHARDS: optional(z.string().regex(/^\d+(,\d+)*$/, 'must be a list like 0,1')).transform((value) =>
      value?.split(',').map(Number),
    ),
    INTERACTIONS_PORT: optional(port).transform((value) => value ?? 8081),
    INTERACTIONS_HOST: optional(z.string()).transform((value) => value ?? '127.0.0.1'),
    REST_PROXY: optional(z.string().regex(/^https?:\/\//, 'must start with http:// or https://')),
    PROXY_PORT: optional(port).transform((value) => value ?? 8082),
    PROXY_HOST: optional(z.string()).transform((value) => value ?? '127.0.0.1'),
    WEB_URL: optional(
      z
        .string()
        .regex(/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/, 'must be an address like https://parley.example.org')
        .transform((value) => value.replace(/\/+$/, '')),
    ),
    WEB_PORT: optional(port).transform((value) => value ?? 8083),
    WEB_HOST: optional(z.string()).transform((value) => value ?? '127.0.0.1'),
    HEALTH_PORT: optional(port),
    HEALTH_HOST: optional(z.string()).transform((value) => value ?? '127.0.0.1'),
    DRAIN_SECONDS: optional(seconds).transform((value) => value ?? 0),
    CONTACT: optional(z.string().max(200, 'must have at most 200 characters')),
    LOG_LEVEL: optional(z.enum(levels, `must be one of ${levels.join(', ')}`)),
  })
  .refine(({ ROLE, WEB_URL }) => ROLE !== 'web' || WEB_URL !== undefined, {
    path: ['WEB_URL'],
    message: 'is needed with ROLE=web: the public address of the match page',
  })
  .refine((set) => set.DISCORD_CLIENT_SECRET === undefined || clientIdOf(set) !== null, {
    path: ['DISCORD_CLIENT_ID'],
    message: 'is needed with DISCORD_CLIENT_SECRET and without DISCORD_TOKEN: the application ID',
  })
  .transform((set) => ({
    ...set,
    // In the sandbox only the address and problems matter; hosts want more.
    LOG_LEVEL: set.LOG_LEVEL ?? (set.DISCORD_TOKEN ? 'info' : 'warn'),
  }));

/** Returns the application's id: as set, or the one that begins the token. */
export function clientIdOf({
  DISCORD_CLIENT_ID: id,
  DISCORD_TOKEN: token,
}: {
  readonly DISCORD_CLIENT_ID?: string | undefined;
  readonly DISCORD_TOKEN?: string | undefined;
}): string | null {
  if (id !== undefined || token === undefined) return id ?? null;
  const first = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
  return /^\d{17,20}$/.test(first) ? first : null;
}

export type Environment = z.infer<typeof schema>;

/**
 * Reads `.env` next to the program, if there is one, and checks all settings. Throws a `StartupError` that lists every
 * problem.
 */
export function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return checkEnvironment(process.env);
}

export function checkEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
  throw new StartupError(`Please correct the environment (or the file .env): ${problems.join(' ')}`);
}
