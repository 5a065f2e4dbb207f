export interface PlayLimits {
  /** Requests of one session at once, and per second. */
  readonly sessionBurst: number;
  readonly sessionPerSecond: number;
  /** Open streams in all, of one session, and of one address. */
  readonly streams: number;
  readonly streamsPerSession: number;
  readonly streamsPerAddress: number;
}

export const playLimits: PlayLimits = {
  sessionBurst: 60,
  sessionPerSecond: 10,
  streams: 5_000,
  streamsPerSession: 12,
  streamsPerAddress: 60,
};
