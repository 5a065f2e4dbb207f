import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { games } from '../games/index.ts';
import { bots } from '../bots/index.ts';
import type { Outcome, Task } from './thinkers.ts';

/** Thinks away from the main thread: one position at a time. It is handed nothing but what a seat may know. */
const port = parentPort;
if (port === null) throw new Error('To be started as a worker');

/** Steps by which thinking stands back: it gets a quarter of a core that somebody else wants, so that it still comes to an end in a crowd. */
const NICER = 5;
// Where cores are few, whoever clicks goes first. Only on Linux a thread has a priority of its own.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW));

function perform({ level, position, seed }: Task): Outcome {
  const game = games.get(position.game);
  const bot = new Map(Object.entries(bots)).get(level);
  if (!game || !bot) return { done: false, reason: `there is no ${game ? `level ${level}` : `game ${position.game}`}` };
  return { done: true, thought: bot(game, position, seed) };
}

port.on('message', (task: Task) => {
  let outcome: Outcome;
  try {
    outcome = perform(task);
  } catch (fault) {
    outcome = { done: false, reason: fault instanceof Error ? fault.message : String(fault) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin, only windows do
  port.postMessage(outcome);
});
