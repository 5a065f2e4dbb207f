import { checkEnvironment } from '../../dist/src/environment.js';
import { serve } from '../../dist/src/serve.js';

/** The program as it is shipped, in another Discord: `part.mjs <api>`. */
const running = await serve(checkEnvironment(process.env), { api: process.argv[2] });
process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
process.stdout.write('up\n');
