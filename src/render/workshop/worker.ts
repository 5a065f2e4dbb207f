import { createDrawer } from './draw.ts';
import type { Job, Outcome } from './job.ts';
import { encodePng } from './png.ts';
import { drawReplay } from './replay.ts';

/** Draws and encodes in a process of its own, one job at a time: `worker [from]`. */
const [from = import.meta.url] = process.argv.slice(2);
const drawer = createDrawer(from);

function perform(job: Job): Outcome {
  if (job.kind === 'replay') {
    const { gif, width, height } = drawReplay(drawer, job.scenes, job.language);
    return { done: true, file: gif, width, height };
  }
  const mosaic = drawer.draw(job.scene, job.language);
  return { done: true, file: encodePng(mosaic), width: mosaic.width, height: mosaic.height };
}

function answer(job: Job): Outcome {
  try {
    return perform(job);
  } catch (fault) {
    return { done: false, reason: fault instanceof Error ? fault.message : String(fault) };
  }
}

process.on('message', (job: Job) => process.send?.(answer(job)));
process.on('disconnect', () => process.exit(0));
// Signals to a terminal reach every process in it: the bot decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
