/** Interactions arrive another way than this process listens to; the message names the remedy. */
export class MisconfiguredEndpoint extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MisconfiguredEndpoint';
  }
}

/** A source of interactions: the gateway, or an address Discord posts them to. */
export interface InteractionSource {
  start(): Promise<void>;
  /** Throws while no interactions can arrive. */
  checkConnected(): void;
  /** Accepts nothing new. */
  stop(): Promise<void>;
}
