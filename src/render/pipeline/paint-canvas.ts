import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Composition, Translate } from '../composition.ts';
import { paintParts } from '../paint.ts';

/** Paints every part on one canvas without a cache. Tests compare cached pictures with it. */
export function paintCanvas(composition: Composition, translate: Translate, scale = 1): Canvas {
  const canvas = createCanvas(Math.round(composition.width * scale), Math.round(composition.height * scale));
  const ctx = canvas.getContext('2d');
  ctx.scale(scale, scale);
  paintParts(ctx, composition, translate, () => undefined);
  return canvas;
}
