import { createHash } from 'node:crypto';
import type { BoardScene, Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Drawn, Job, Made } from './job.ts';
import { keep } from './kept.ts';
import { NoPicture } from './no-picture.ts';
import { createWorkerPool, inProcesses, workerBeside } from '../../worker-pool.ts';

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

/** Milliseconds a picture waits before a second worker is started for it, as behind a long animation. */
const GROW_AFTER = 1_000;
/** Milliseconds after which a process ends that draws nothing. */
const IDLE_AFTER = { first: 60_000, others: 5_000 };
/** A process needs a quarter less memory with small halves for what it drops at once, and with one heap for all its threads. */
const SPARING = { execArgv: ['--max-semi-space-size=2'], env: { MALLOC_ARENA_MAX: '1' } };

/** The name of a picture: equal scenes in the same language have the same. */
export function digestOf(scene: Scene | readonly Scene[], language: Language): string {
  return createHash('sha256').update(language).update(JSON.stringify(scene)).digest('base64url').slice(0, 16);
}

/** Draws in processes of its own. Pictures drawn before are served from memory, up to a limit; equal requests wait for one. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  const pool = createWorkerPool<Job, Drawn>({
    start: inProcesses(options.entry ?? workerBeside(import.meta.url), options.from === undefined ? [] : [options.from], SPARING),
    most: options.workers ?? 2,
    patience: options.patience ?? 30_000,
    growAfter: GROW_AFTER,
    idleAfter: IDLE_AFTER,
    tries: 1,
  });
  const drawn = keep<Made>(8_000_000, (made) => made.file.byteLength);
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
          const made = { file: Buffer.from(file), width, height };
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
