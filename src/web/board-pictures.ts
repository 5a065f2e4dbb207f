import type { Scene } from '../engine/scene/index.ts';
import type { Language } from '../engine/text.ts';
import type { RenderedPicture, Renderer } from '../render/index.ts';

/** Thrown when too many pictures are waiting already. */
export class PictureQueueFull extends Error {}

/** Draws boards for the web, apart from those of the bot. */
export interface BoardPictures {
  /** Runs work that ends with a picture, when it's its turn. Throws `PictureQueueFull` if too many are waiting. */
  queue<T>(work: () => Promise<T>): Promise<T>;
  draw(scene: Scene, language: Language): Promise<RenderedPicture>;
  /** Returns the size of a picture if it is drawn in time, else null. */
  size(scene: Scene, language: Language): Promise<{ readonly width: number; readonly height: number } | null>;
}

/** Pictures under way and waiting. */
const RUNNING = 2;
const WAITING = 30;
/** Milliseconds a page waits for the size of its picture, so that it's answered within a second. */
const SIZE_PATIENCE = 700;

export function createBoardPictures(renderer: Pick<Renderer, 'draw'>, patience = SIZE_PATIENCE): BoardPictures {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function queue<T>(work: () => Promise<T>): Promise<T> {
    if (running >= RUNNING) {
      if (waiting.length >= WAITING) throw new PictureQueueFull();
      await new Promise<void>((resolve) => void waiting.push(resolve));
    }
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  const draw: BoardPictures['draw'] = async (scene, language) => renderer.draw(scene, { language });
  return {
    queue,
    draw,
    async size(scene, language) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => void (timer = setTimeout(() => resolve(null), patience)));
      try {
        const drawn = queue(async () => draw(scene, language)).catch(() => null);
        const picture = await Promise.race([drawn, late]);
        return picture && { width: picture.width, height: picture.height };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
