import type { BoardScene, Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { WorkerOutcome } from '../../worker-pool.ts';

/** What a worker is asked: one picture, or an animation of several. */
export type Job =
  | { readonly kind: 'picture'; readonly scene: Scene; readonly language: Language }
  | { readonly kind: 'replay'; readonly scenes: readonly BoardScene[]; readonly language: Language };

export interface Drawn {
  readonly file: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type Outcome = WorkerOutcome<Drawn>;

export interface Made {
  readonly file: Buffer;
  readonly width: number;
  readonly height: number;
}
