/**
 * Texts shown before anything is loaded, and when the program can't start. This file imports nothing, so that an older
 * Node.js can still parse it.
 */
const OLDEST_NODE = [20, 19] as const;

export const help = `Parley: asynchronous matches of The Rivals for Catan, CATAN and related games in Discord.

  npm start              without DISCORD_TOKEN: a sandbox Discord in the browser, to try it out
                         with DISCORD_TOKEN: the bot in the real Discord
  npm start -- --help    this text

Settings, in the environment or in a file .env (defaults in parentheses):
  DISCORD_TOKEN        the bot's token
  REDIS_URL            redis:// or rediss:// address; without it, a redis-server or valkey-server on the path is started
                       privately, or an embedded server if there is none
  REDIS_CLUSTER        host:port,host:port of a Redis Cluster
  REDIS_SENTINELS      host:port,host:port of the sentinels, with REDIS_SENTINEL_NAME (mymaster)
  REDIS_PASSWORD, REDIS_TLS
                       for the three above
  DATA_DIR             directory for local data (data)
  PORT                 port of the sandbox (4321)
  ROLE                 all, gateway (handles clicks), worker (runs timers and sends messages), proxy (shares Discord's
                       rate limits) or web (only the match and play pages): for several processes on one Redis (all)
  REST_PROXY           address of the proxy, e.g. http://proxy:8082/api
  PROXY_PORT, PROXY_HOST
                       where the proxy listens (8082, 127.0.0.1)
  INTERACTIONS         gateway (connects to Discord) or http (Discord posts to INTERACTIONS_PORT) (gateway)
  SHARDS               the only gateway shards this process may take, e.g. 0,1 (any free one)
  INTERACTIONS_PORT, INTERACTIONS_HOST
                       where HTTP interactions are received (8081, 127.0.0.1); put HTTPS in front of it
  WEB_URL              public address of the match page, e.g. https://parley.example.org; without it there is none, except
                       in the sandbox
  DISCORD_CLIENT_SECRET
                       offers *Sign in with Discord* on the play page; with DISCORD_CLIENT_ID where there is no token
  WEB_PORT, WEB_HOST   where the match page is served (8083, 127.0.0.1); put HTTPS in front of it
  HEALTH_PORT          serves GET /health (liveness), /ready (readiness) and /metrics, if set
  HEALTH_HOST          the address for these (127.0.0.1)
  DRAIN_SECONDS        how long clicks are still handled after /ready reports the shutdown (0)
  CONTACT              support contact shown with each player's data: an address or an invite link
  LOG_LEVEL            trace, debug, info, warn, error or silent (info; in the sandbox warn)
`;

/** Returns a sentence if this Node.js is too old, else null. */
export function nodeVersionProblem(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return null;
  return `Parley needs Node.js ${OLDEST_NODE.join('.')} or newer, this is ${version}: install a newer one from https://nodejs.org.`;
}

export function argumentProblem(given: readonly string[]): string | null {
  const unknown = given.find((each) => each !== '--help');
  return unknown === undefined ? null : `There is no option ${unknown}. See npm start -- --help.`;
}

/** Setup mistakes whose messages need no stack. */
const selfExplaining = new Set(['StartupError', 'RedisUnusable', 'MisconfiguredEndpoint', 'PuzzleFileError']);
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR']);
const unreachable = new Set([
  'ENOTFOUND',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Returns one sentence with the remedy, or null for a bug. */
export function startupMessage(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (selfExplaining.has(error.name)) return error.message;
  const { code, path, cause } = error as { readonly code?: unknown; readonly path?: unknown; readonly cause?: unknown };
  if (typeof code !== 'string') return cause === undefined ? null : startupMessage(cause);
  if (unwritable.has(code)) {
    return `${typeof path === 'string' ? path : 'The data folder'} cannot be written (${code}): choose another folder with DATA_DIR, or change its permissions.`;
  }
  if (code === 'ENOSPC') return 'The disk is full: make room, then start again.';
  if (unreachable.has(code))
    return `Discord cannot be reached (${code}): check the network connection, then start again.`;
  return null;
}
