/** Interactions come in by another way than this process listens to: one sentence with the remedy. */
export class WrongDoor extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongDoor';
  }
}

/** A way in for interactions: the gateway, or an address Discord posts them to. */
export interface Door {
  start(): Promise<void>;
  /** Throws while nothing can come in. */
  look(): void;
  /** Lets nothing more in. */
  stop(): Promise<void>;
}
