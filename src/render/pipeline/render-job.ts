import type { BoardScene, Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { WorkerOutcome } from '../../worker-pool.ts';

/** Request to a worker: one picture, or an animation. */
export type RenderJob =
  | { readonly kind: 'picture'; readonly scene: Scene; readonly language: Language }
  | { readonly kind: 'replay'; readonly scenes: readonly BoardScene[]; readonly language: Language };

export interface RenderResult {
  readonly file: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type RenderOutcome = WorkerOutcome<RenderResult>;

export interface RenderedFile {
  readonly file: Buffer;
  readonly width: number;
  readonly height: number;
}
