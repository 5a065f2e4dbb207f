import { createDrawer } from './drawer.ts';
import type { RenderJob, RenderOutcome } from './render-job.ts';
import { encodePng } from './png.ts';
import { drawAnimation } from './animation.ts';

/** Draws and encodes in its own process, one job at a time: `worker [from]`. */
const [from = import.meta.url] = process.argv.slice(2);
const drawer = createDrawer(from);

function render(job: RenderJob): RenderOutcome {
  if (job.kind === 'replay') {
    const { gif, width, height } = drawAnimation(drawer, job.scenes, job.language);
    return { done: true, file: gif, width, height };
  }
  if (job.scene.kind === 'emoji') return { done: true, ...drawer.drawEmoji(job.scene) };
  const bitmap = drawer.draw(job.scene, job.language);
  return { done: true, file: encodePng(bitmap), width: bitmap.width, height: bitmap.height };
}

function renderSafely(job: RenderJob): RenderOutcome {
  try {
    return render(job);
  } catch (fault) {
    return { done: false, reason: fault instanceof Error ? fault.message : String(fault) };
  }
}

// Without a callback, an answer the bot no longer waits for would end this process with an error.
process.on('message', (job: RenderJob) => process.send?.(renderSafely(job), undefined, undefined, () => undefined));
process.on('disconnect', () => process.exit(0));
// Terminal signals reach every process; the bot decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
