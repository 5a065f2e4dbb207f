import { opponents } from './bots/index.ts';
import { analystInPool, type BotPool, createBotPool, thinkInPool } from './bot-pool/bot-pool.ts';
import { createMatchClock } from './clock/clock.ts';
import { games } from './games/index.ts';
import { createMatches, type Matches } from './match/index.ts';
import { readPuzzles } from './puzzles.ts';
import { systemRuntime } from './runtime.ts';

type ClockParts = Parameters<typeof createMatchClock>[0];

interface MatchesParts extends Pick<ClockParts, 'log'> {
  readonly source: Pick<ClockParts, 'connect'>;
  readonly store: ClockParts['store'] & Parameters<typeof createMatches>[0]['store'];
  now(): number;
  /** Real time, where `now` can jump. */
  real(): number;
  report(error: unknown): void;
}

export interface OpenMatches {
  readonly matches: Matches;
  /** Schedules and delivers only once it's started; changes are scheduled for other processes until then. */
  readonly clock: ReturnType<typeof createMatchClock>;
  readonly botPool: BotPool;
  close(): Promise<void>;
}

/** Time limit for a computer's decision, in milliseconds. */
const MAX_THINKING = 5000;

/** Opens the match layer with all games, computer players and the clock. */
export function openMatches({ source, store, log, now, real, report }: MatchesParts): OpenMatches {
  const botPool = createBotPool({ timeoutMs: MAX_THINKING });
  const clock = createMatchClock({ connect: source.connect, store, log, now, real });
  const matches = createMatches({
    store,
    clock,
    runtime: systemRuntime(now),
    games,
    bots: opponents,
    think: thinkInPool(botPool),
    analyst: analystInPool(botPool),
    puzzles: readPuzzles(),
    report,
  });
  return {
    matches,
    clock,
    botPool,
    async close() {
      await clock.close();
      await botPool.close();
    },
  };
}
