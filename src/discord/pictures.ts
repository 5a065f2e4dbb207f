import type { Scene } from '../engine/scene.ts';
import type { Language } from '../engine/text.ts';
import type { Renderer } from '../render/renderer.ts';
import type { Attached } from './components.ts';
import type { Log } from './log.ts';

/** A picture never holds up a message: what takes longer than this is left out. */
const PATIENCE = 3000;

/**
 * The picture of a scene with its alt text; null when there is nobody to draw it or it fails. Words stand in for it then.
 * File names say nothing but the kind of picture.
 */
export async function draw(
  renderer: Pick<Renderer, 'draw'> | null,
  log: Log,
  scene: () => Scene,
  language: Language,
  alt: string,
): Promise<Attached | null> {
  if (!renderer) return null;
  try {
    const drawing = scene();
    const { png } = await inTime(renderer.draw(drawing, { language }), drawing.kind);
    return { name: `${drawing.kind}.png`, data: png, type: 'image/png', alt };
  } catch (error) {
    log.warn({ fault: error instanceof Error ? error.message : String(error) }, 'a picture could not be drawn');
    return null;
  }
}

async function inTime<T>(work: Promise<T>, kind: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the ${kind} took too long`)), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
