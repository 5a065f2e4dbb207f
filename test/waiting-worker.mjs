// Answers with the name of the job and its own number, when the gate of the job is open.
import { parentPort, threadId } from 'node:worker_threads';

parentPort.on('message', ({ name, gate }) => {
  if (gate) Atomics.wait(gate, 0, 0);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin, only windows do
  parentPort.postMessage({ done: true, name, thread: threadId });
});
