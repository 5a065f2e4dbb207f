const OLDEST = [20, 19] as const;

const help = `Parley: asynchronous matches of The Rivals for Catan in Discord.

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
  HEALTH_PORT          serves GET /health when set
  LOG_LEVEL            trace, debug, info, warn, error or silent (info)
`;

async function main(): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    fail(`Parley needs Node.js ${OLDEST.join('.')} or newer, this is ${process.versions.node}: install a newer one.`);
  }
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--help');
  if (unknown.length > 0) fail(`There is no option ${unknown[0]}. See npm start -- --help.`);
  if (process.argv.includes('--help')) {
    console.log(help);
    return;
  }
  // Loaded late: an old Node.js could not even read it.
  const [{ readEnvironment }, { serve }] = await Promise.all([import('./environment.ts'), import('./serve.ts')]);
  const environment = readEnvironment();
  const running = await serve(environment);
  if (running.address) console.log(`\nThe sandbox is open: ${running.address}\n`);

  let closing = false;
  const close = () => {
    if (closing) process.exit(1);
    closing = true;
    void running.close().then(() => process.exit(0));
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Mistakes of whoever starts the program come as one sentence; anything else is a fault of the program and shows where. */
const sentences = new Set(['StartFault', 'NoRedis']);

main().catch((error: unknown) => {
  if (!(error instanceof Error)) fail(String(error));
  if (sentences.has(error.name)) fail(error.message);
  const code = 'code' in error ? String(error.code) : '';
  const path = 'path' in error ? String(error.path) : '';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') fail(`${path || 'The data folder'} cannot be written: choose another with DATA_DIR, or change its permissions.`);
  if (code === 'ENOSPC') fail('The disk is full: make room, then start again.');
  if (code === 'ENOTFOUND' || code === 'ECONNREFUSED' || code === 'EAI_AGAIN') fail(`Discord cannot be reached (${code}): check the network connection.`);
  fail(error.stack ?? error.message);
});
