import type { Log } from '../match/ports.ts';

/** Where nobody reads along. */
export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
