import { createHash } from 'node:crypto';
import type { BoardScene, Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { RenderResult, RenderJob, RenderedFile } from './render-job.ts';
import { createLruCache } from './lru-cache.ts';
import { RenderError } from './render-error.ts';
import { createWorkerPool, processWorkers, workerBeside } from '../../worker-pool.ts';

export interface RenderedPicture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface RenderedAnimation {
  readonly gif: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Renderer {
  /** Draws a picture. Rejects with `RenderError` on failure; later pictures are unaffected. */
  draw(scene: Scene, options: { readonly language: Language }): Promise<RenderedPicture>;
  /** Draws one frame per scene, under 8 MB. */
  animate(scenes: readonly BoardScene[], options: { readonly language: Language }): Promise<RenderedAnimation>;
  close(): Promise<void>;
}

export interface RendererOptions {
  readonly workers?: number;
  /** File from which installed font and icon packages are resolved; this one by default. */
  readonly resolveFrom?: string;
  /** Alternative worker for tests of failures. */
  readonly workerEntry?: URL;
  /** Milliseconds after which a worker counts as stuck. */
  readonly timeoutMs?: number;
}

/** Milliseconds a picture waits, as behind a long animation, before a second worker starts. */
const GROW_AFTER = 1_000;
/** Milliseconds after which an idle process ends. */
const IDLE_AFTER = { first: 60_000, others: 5_000 };
/** Settings that save a quarter of a process's memory: a small young generation and a single malloc arena. */
const LOW_MEMORY = {
  execArgv: ['--max-semi-space-size=1', '--heap-growing-percent=10'],
  env: { MALLOC_ARENA_MAX: '1' },
};

/** Digest of a picture: equal for equal scenes in the same language. */
export function sceneDigest(scene: Scene | readonly Scene[], language: Language): string {
  return createHash('sha256').update(language).update(JSON.stringify(scene)).digest('base64url').slice(0, 16);
}

/** Creates a renderer with its own processes. It caches pictures up to a limit and merges equal requests. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  const pool = createWorkerPool<RenderJob, RenderResult>({
    start: processWorkers(
      options.workerEntry ?? workerBeside(import.meta.url),
      options.resolveFrom === undefined ? [] : [options.resolveFrom],
      LOW_MEMORY,
    ),
    maxWorkers: options.workers ?? 2,
    timeout: options.timeoutMs ?? 30_000,
    growAfter: GROW_AFTER,
    idleAfter: IDLE_AFTER,
    tries: 1,
  });
  const cache = createLruCache<RenderedFile>(8_000_000, (rendered) => rendered.file.byteLength);
  const inFlight = new Map<string, Promise<RenderedFile>>();

  const render = (digest: string, job: RenderJob): Promise<RenderedFile> => {
    const known = cache.get(digest);
    if (known !== undefined) return Promise.resolve(known);
    const waiting = inFlight.get(digest);
    if (waiting !== undefined) return waiting;
    const rendering = pool
      .run(job, { background: job.kind === 'replay' })
      .then(
        ({ file, width, height }) => {
          const rendered = { file: Buffer.from(file), width, height };
          cache.put(digest, rendered);
          return rendered;
        },
        (fault: unknown) => {
          throw new RenderError(digest, fault instanceof Error ? fault.message : String(fault));
        },
      )
      .finally(() => inFlight.delete(digest));
    inFlight.set(digest, rendering);
    return rendering;
  };
  return {
    async draw(scene, { language }) {
      const { file, width, height } = await render(sceneDigest(scene, language), { kind: 'picture', scene, language });
      return { png: file, width, height };
    },
    async animate(scenes, { language }) {
      const { file, width, height } = await render(sceneDigest(scenes, language), { kind: 'replay', scenes, language });
      return { gif: file, width, height };
    },
    close: () => pool.close(),
  };
}
