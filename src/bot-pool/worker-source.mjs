// Starts the worker from its source: Node 20 cannot load a .ts file as the entry of a worker by itself.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
