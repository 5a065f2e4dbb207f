import { argumentProblem, nodeVersionProblem, help, startupMessage } from './start.ts';

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const fault = nodeVersionProblem(process.versions.node) ?? argumentProblem(given);
  if (fault) return fail(fault);
  if (given.includes('--help')) return console.log(help);

  // Imported late: an old Node.js couldn't parse it.
  const { readEnvironment } = await import('./environment.ts');
  const environment = readEnvironment();
  const { serve } = await import('./serve.ts');
  const running = await serve(environment);

  let closing = false;
  const close = () => {
    // A second signal exits at once.
    if (closing) process.exit(1);
    closing = true;
    running.close().then(() => process.exit(0), stop);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  if (running.address) console.log(`\nThe sandbox is open: ${running.address}\n`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Prints one sentence for a setup mistake, and the stack for a bug. */
function stop(error: unknown): never {
  return fail(startupMessage(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
}

main().catch(stop);
