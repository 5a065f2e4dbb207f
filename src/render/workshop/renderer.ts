import { createHash } from 'node:crypto';
import type { BoardScene, Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Drawn, Job, Made } from './job.ts';
import { keep } from './kept.ts';
import { NoPicture } from './no-picture.ts';
import { createWorkerPool, workerBeside } from '../../worker-pool.ts';

export interface Picture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Animation {
  readonly gif: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Renderer {
  /** Rejects with `NoPicture` when it cannot be drawn; the next one is not affected. */
  draw(scene: Scene, options: { readonly language: Language }): Promise<Picture>;
  /** One frame for each scene, under 8 MB. */
  animate(scenes: readonly BoardScene[], options: { readonly language: Language }): Promise<Animation>;
  close(): Promise<void>;
}

export interface RendererOptions {
  readonly workers?: number;
  /** A file from which fonts and icons are looked up as installed packages; this one when left out. */
  readonly from?: string;
  /** Another worker, for tests of what happens when one fails. */
  readonly entry?: URL;
  /** Milliseconds after which a worker counts as hanging. */
  readonly patience?: number;
}

/** Milliseconds a picture waits before a second worker is started for it: an animation takes about a second. */
const GROW_AFTER = 250;
/** Megabytes for what a worker drops at once. */
const YOUNG = 8;

/** The name of a picture: equal scenes in the same language have the same. */
export function digestOf(scene: Scene | readonly Scene[], language: Language): string {
  return createHash('sha256').update(language).update(JSON.stringify(scene)).digest('base64url').slice(0, 16);
}

/** Draws in worker threads. Pictures drawn before are served from memory, up to a limit; equal requests wait for one. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  const pool = createWorkerPool<Job, Drawn>({
    entry: options.entry ?? workerBeside(import.meta.url),
    most: options.workers ?? 2,
    patience: options.patience ?? 30_000,
    growAfter: GROW_AFTER,
    idleAfter: 30_000,
    tries: 1,
    worker: { workerData: { from: options.from ?? null }, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } },
  });
  const drawn = keep<Made>(16_000_000, (made) => made.file.byteLength);
  const underway = new Map<string, Promise<Made>>();

  const make = (digest: string, job: Job): Promise<Made> => {
    const known = drawn.get(digest);
    if (known !== undefined) return Promise.resolve(known);
    const waiting = underway.get(digest);
    if (waiting !== undefined) return waiting;
    const making = pool
      .run(job, { background: job.kind === 'replay' })
      .then(
        ({ file, width, height }) => {
          const made = { file: Buffer.from(file.buffer, file.byteOffset, file.byteLength), width, height };
          drawn.put(digest, made);
          return made;
        },
        (fault: unknown) => {
          throw new NoPicture(digest, fault instanceof Error ? fault.message : String(fault));
        },
      )
      .finally(() => underway.delete(digest));
    underway.set(digest, making);
    return making;
  };
  return {
    async draw(scene, { language }) {
      const { file, width, height } = await make(digestOf(scene, language), { kind: 'picture', scene, language });
      return { png: file, width, height };
    },
    async animate(scenes, { language }) {
      const { file, width, height } = await make(digestOf(scenes, language), { kind: 'replay', scenes, language });
      return { gif: file, width, height };
    },
    close: () => pool.close(),
  };
}
