import type { Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Renderer } from '../../render/workshop/renderer.ts';
import type { Attached } from './components.ts';
import type { Log } from '../../match/ports.ts';

/** A picture never holds up a message: what takes longer than this is left out. */
const PATIENCE = 3000;

/** Who draws, and how many milliseconds a message waits for it when that is not the usual. */
export type Drawing = Pick<Renderer, 'draw' | 'animate'> & { readonly patience?: number };

const complain = (log: Log, error: unknown): null => {
  log.warn({ fault: error instanceof Error ? error.message : String(error) }, 'a picture could not be drawn');
  return null;
};

/** What is to be drawn; null when the game does not manage to say so. Words stand in for it then. */
export function sceneOf(log: Log, make: () => Scene): Scene | null {
  try {
    return make();
  } catch (error) {
    return complain(log, error);
  }
}

/** The picture of a scene with its alt text; null when nobody draws it or it fails. Its name says nothing but its kind. */
export async function draw(
  renderer: Pick<Drawing, 'draw' | 'patience'> | null,
  log: Log,
  scene: Scene | null,
  language: Language,
  alt: string,
): Promise<Attached | null> {
  if (!renderer || !scene) return null;
  try {
    const { png } = await inTime(renderer.draw(scene, { language }), scene.kind, renderer.patience ?? PATIENCE);
    return { name: `${scene.kind}.png`, data: png, type: 'image/png', alt };
  } catch (error) {
    return complain(log, error);
  }
}

async function inTime<T>(work: Promise<T>, kind: string, patience: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the ${kind} took too long`)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
