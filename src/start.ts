/**
 * What the program says before anything is loaded, and when it cannot go on. It imports nothing: an older Node.js, which
 * could not read the rest, must still be able to read this.
 */
const OLDEST = [20, 19] as const;

export const help = `Parley: asynchronous matches of The Rivals for Catan in Discord.

  npm start              without DISCORD_TOKEN: a Discord of its own in the browser, to try it out
                         with DISCORD_TOKEN: the bot in the real Discord
  npm start -- --help    this text

Settings, in the environment or in a file .env:
  DISCORD_TOKEN        the bot's token
  REDIS_URL            redis:// or rediss:// address; without it a redis-server or valkey-server on the path is started
                       privately, and without one of these an embedded server is used
  REDIS_CLUSTER        host:port,host:port of a Redis Cluster
  REDIS_SENTINELS      host:port,host:port of the sentinels, with REDIS_SENTINEL_NAME (mymaster)
  REDIS_PASSWORD, REDIS_TLS
                       go with these
  DATA_DIR             where data is kept that Redis does not keep (data)
  PORT                 of the sandbox (4321)
  ROLE                 all, gateway (takes clicks), worker (deadlines, messages) or proxy (keeps Discord's limits for all of
                       them): several processes on one Redis (all)
  REST_PROXY           address of the proxy, e.g. http://proxy:8082/api
  PROXY_PORT, PROXY_HOST
                       where the proxy listens (8082, 127.0.0.1)
  INTERACTIONS         gateway (a connection to Discord) or http (Discord posts to INTERACTIONS_PORT) (gateway)
  SHARDS               the only shards of the gateway this process takes, e.g. 0,1 (any that is free)
  INTERACTIONS_PORT, INTERACTIONS_HOST
                       where interactions are taken by HTTP (8081, 127.0.0.1); the public address needs HTTPS before it
  HEALTH_PORT          serves GET /health (alive), /ready (able to work) and /metrics when set
  HEALTH_HOST          the address these are served on (127.0.0.1)
  DRAIN_SECONDS        how long clicks are still taken after /ready says that the program is about to end (0)
  CONTACT              whom people can turn to, shown by /parley privacy: an address or an invitation
  LOG_LEVEL            trace, debug, info, warn, error or silent (info; in the sandbox warn)
`;

/** A sentence when this Node.js is too old, else null. */
export function faultOfNode(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  return `Parley needs Node.js ${OLDEST.join('.')} or newer, this is ${version}: install a newer one from https://nodejs.org.`;
}

export function faultOfArguments(given: readonly string[]): string | null {
  const unknown = given.find((each) => each !== '--help');
  return unknown === undefined ? null : `There is no option ${unknown}. See npm start -- --help.`;
}

/** Mistakes of whoever starts the program: these say everything themselves. */
const speaking = new Set(['StartFault', 'NoRedis', 'WrongDoor', 'Misfit', 'NoPuzzles']);
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR']);
const unreachable = new Set(['ENOTFOUND', 'ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT']);

/** One sentence with the remedy; null for a fault of the program itself. */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (speaking.has(error.name)) return error.message;
  const { code, path, cause } = error as { readonly code?: unknown; readonly path?: unknown; readonly cause?: unknown };
  if (typeof code !== 'string') return cause === undefined ? null : sentenceOf(cause);
  if (unwritable.has(code)) {
    return `${typeof path === 'string' ? path : 'The data folder'} cannot be written (${code}): choose another folder with DATA_DIR, or change its permissions.`;
  }
  if (code === 'ENOSPC') return 'The disk is full: make room, then start again.';
  if (unreachable.has(code)) return `Discord cannot be reached (${code}): check the network connection, then start again.`;
  return null;
}
