import { checkEnvironment } from '../environment.ts';
import { serve } from '../serve.ts';

/** Runs the shipped program on another Discord: `part <api>`, with its settings in the environment. */
const api = process.argv[2] ?? '';
const running = await serve(checkEnvironment(process.env), {
  api,
  globalRequestsPerSecond: Number(process.env['REQUESTS'] ?? 50),
});
process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
process.stdout.write('up\n');
