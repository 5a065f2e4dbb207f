import { parentPort, workerData } from 'node:worker_threads';
import { createDrawer } from './draw.ts';
import type { Job, Outcome } from './job.ts';
import { encodePng } from './png.ts';
import { drawReplay } from './replay.ts';

/** Draws and encodes away from the main thread: one job at a time, answered in order. */
const port = parentPort;
if (port === null) throw new Error('To be started as a worker');
const { from } = workerData as { readonly from: string | null };
const drawer = createDrawer(from ?? import.meta.url);

function perform(job: Job): Outcome & { readonly done: true } {
  if (job.kind === 'replay') {
    const { gif, width, height } = drawReplay(drawer, job.scenes, job.language);
    return { done: true, file: own(gif), width, height };
  }
  const mosaic = drawer.draw(job.scene, job.language);
  return { done: true, file: own(encodePng(mosaic)), width: mosaic.width, height: mosaic.height };
}

/** Small buffers share their memory with others and could not be handed over. */
const own = (file: Buffer): Uint8Array => (file.byteLength === file.buffer.byteLength ? file : new Uint8Array(file));

port.on('message', (job: Job) => {
  try {
    const outcome = perform(job);
    port.postMessage(outcome, [outcome.file.buffer as ArrayBuffer]);
  } catch (fault) {
    const outcome: Outcome = { done: false, reason: fault instanceof Error ? fault.message : String(fault) };
    port.postMessage(outcome);
  }
});
