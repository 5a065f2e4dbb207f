import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { games } from '../games/index.ts';
import { bots } from '../bots/index.ts';
import type { BotOutcome, BotTask } from './bot-pool.ts';

/** Runs bots outside the main thread, one position at a time. It receives only what a seat may know. */
const port = parentPort;
if (port === null) throw new Error('This file must run as a worker thread');

/**
 * How much thinking lowers its priority: it keeps a quarter of a contended core, so that it still finishes under load.
 */
const NICER = 5;
// Clicks come first when cores are scarce. Only on Linux does a thread have its own priority.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW));

function perform({ level, position, seed }: BotTask): BotOutcome {
  const game = games.get(position.game);
  const bot = new Map(Object.entries(bots)).get(level);
  if (!game || !bot) return { done: false, reason: `there is no ${game ? `level ${level}` : `game ${position.game}`}` };
  return { done: true, thought: bot(game, position, seed) };
}

port.on('message', (task: BotTask) => {
  let outcome: BotOutcome;
  try {
    outcome = perform(task);
  } catch (fault) {
    outcome = { done: false, reason: fault instanceof Error ? fault.message : String(fault) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin, only windows do
  port.postMessage(outcome);
});
