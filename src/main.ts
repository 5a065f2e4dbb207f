import { faultOfArguments, faultOfNode, help, sentenceOf } from './start.ts';

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const fault = faultOfNode(process.versions.node) ?? faultOfArguments(given);
  if (fault) return fail(fault);
  if (given.includes('--help')) return console.log(help);

  // Loaded late: an old Node.js could not even read it.
  const { readEnvironment } = await import('./environment.ts');
  const environment = readEnvironment();
  const { serve } = await import('./serve.ts');
  const running = await serve(environment);

  let closing = false;
  const close = () => {
    // Whoever asks twice does not want to wait.
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

/** A mistake of whoever starts the program gets one sentence; a fault of the program itself shows where it is. */
function stop(error: unknown): never {
  return fail(sentenceOf(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
}

main().catch(stop);
