// A worker that dies at a roll, hangs at a chart and draws nothing else than a fixed file.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', (job) => {
  if (job.scene.kind === 'roll') process.exit(1);
  if (job.scene.kind === 'result') throw new Error('out of paint');
  if (job.scene.kind === 'chart') return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin, only windows do
  parentPort.postMessage({ done: true, file: new Uint8Array([1, 2, 3]), width: 1, height: 1 });
});
