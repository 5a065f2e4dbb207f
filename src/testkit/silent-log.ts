import type { Log } from '../match/ports.ts';

/** A log that discards everything. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
