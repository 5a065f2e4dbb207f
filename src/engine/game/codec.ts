/** Converts what `version - 1` wrote to the format of `version`. Pure. */
export interface Migration {
  readonly version: number;
  migrate(rest: unknown): unknown;
}

/** Stores and loads the state at a checkpoint. */
export interface StateCodec<S> {
  /** The version of the format that `write` produces. */
  readonly version: number;
  /** Writes a state as one string, which is far faster to store in JSON than many small ones. */
  write(state: S): string;
  /** Reads a written state. Throws when it isn't one. */
  read(written: string): S;
  readonly migrations: readonly Migration[];
  /** Copies everything that scripts change. */
  copy(state: S): S;
}
