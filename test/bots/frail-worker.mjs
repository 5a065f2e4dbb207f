// Answers with what it is asked; dies or hangs when that is what it is asked.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ position: { key, view } }) => {
  if (key === 'hangs') return;
  if (key === 'dies' || (key === 'dies once' && Atomics.add(view, 0, 1) === 0)) process.exit(1);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin, only windows do
  parentPort.postMessage({ done: true, thought: { answer: [key], lines: [] } });
});
