import type { Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Renderer } from '../../render/pipeline/renderer.ts';
import type { Attachment } from './components.ts';
import type { Log } from '../../match/ports.ts';

/** Milliseconds a message waits for a picture; slower ones are left out. */
const PATIENCE = 3000;

/** The renderer, and how many milliseconds a message waits for it if not the default. */
export type PictureRenderer = Pick<Renderer, 'draw' | 'animate'> & { readonly patience?: number };

const logDrawError = (log: Log, error: unknown): null => {
  log.warn({ fault: error instanceof Error ? error.message : String(error) }, 'could not draw a picture');
  return null;
};

/** Makes a scene; null if the game fails to. Text replaces it then. */
export function safeScene(log: Log, make: () => Scene): Scene | null {
  try {
    return make();
  } catch (error) {
    return logDrawError(log, error);
  }
}

/** Draws a scene with its alt text; null without a renderer or if it fails. Its file name reveals only its kind. */
export async function drawPicture(
  renderer: Pick<PictureRenderer, 'draw' | 'patience'> | null,
  log: Log,
  scene: Scene | null,
  language: Language,
  alt: string,
): Promise<Attachment | null> {
  if (!renderer || !scene) return null;
  try {
    const { png } = await withinTimeout(renderer.draw(scene, { language }), scene.kind, renderer.patience ?? PATIENCE);
    return { name: `${scene.kind}.png`, data: png, type: 'image/png', alt };
  } catch (error) {
    return logDrawError(log, error);
  }
}

async function withinTimeout<T>(work: Promise<T>, kind: string, patience: number): Promise<T> {
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
