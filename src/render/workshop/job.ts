import type { BoardScene, Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';

/** What a worker is asked: one picture, or an animation of several. */
export type Job =
  | { readonly kind: 'picture'; readonly scene: Scene; readonly language: Language }
  | { readonly kind: 'replay'; readonly scenes: readonly BoardScene[]; readonly language: Language };

export type Outcome =
  | { readonly done: true; readonly file: Uint8Array; readonly width: number; readonly height: number }
  | { readonly done: false; readonly reason: string };

export interface Made {
  readonly file: Buffer;
  readonly width: number;
  readonly height: number;
}
