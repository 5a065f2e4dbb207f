// Starts the worker from its source, as Node 20 cannot load a .ts file as a worker entry.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
