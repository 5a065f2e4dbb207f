/** From what `version - 1` wrote to what `version` writes. Pure. */
export interface Migration {
  readonly version: number;
  migrate(rest: unknown): unknown;
}

/** How a resting state is kept. */
export interface Keeping<S> {
  /** Of what `write` writes. */
  readonly version: number;
  /** A resting state as text, for storing it: one string takes far less time in and out of JSON than many small ones. */
  write(state: S): string;
  /** The state that was written so. Throws when it is none. */
  read(written: string): S;
  readonly migrations: readonly Migration[];
  /** A copy that shares nothing that a script changes. */
  copy(state: S): S;
}
