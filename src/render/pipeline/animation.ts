import type { BoardScene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Drawer } from './drawer.ts';
import { createGifWriter } from './gif.ts';
import { sceneColoursOf, mergeSceneColours } from '../style/scene-palette.ts';

export interface EncodedAnimation {
  readonly gif: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Upload limit with a margin. */
const MAX_BYTES = 7_800_000;
const FRAME_DELAY = 120;
const LAST_FRAME_DELAY = 500;

/** Draws one frame per scene, smaller if the file would be too large. */
export function drawAnimation(drawer: Drawer, scenes: readonly BoardScene[], language: Language): EncodedAnimation {
  for (const scale of [0.5, 0.375, 0.25]) {
    const animation = tryScale(drawer, scenes, language, scale);
    if (animation !== null) return animation;
  }
  throw new Error(`Too long for an animation: ${scenes.length} turns`);
}

function tryScale(
  drawer: Drawer,
  scenes: readonly BoardScene[],
  language: Language,
  scale: number,
): EncodedAnimation | null {
  const sizes = scenes.map((scene) => drawer.sizeOf(scene, language));
  const width = Math.round(Math.max(...sizes.map((size) => size.width)) * scale);
  const height = Math.round(Math.max(...sizes.map((size) => size.height)) * scale);
  const sceneColours = mergeSceneColours(scenes.map(sceneColoursOf));
  let gif: ReturnType<typeof createGifWriter> | null = null;
  const frame = new Uint8Array(width * height);
  for (const [index, scene] of scenes.entries()) {
    const bitmap = drawer.draw(scene, language, { scale, colouring: sceneColours });
    gif ??= createGifWriter(width, height, bitmap.palette.rgb);
    frame.fill(0);
    for (let y = 0; y < bitmap.height; y++) {
      const start = y * (bitmap.width + 1) + 1;
      frame.set(bitmap.rows.subarray(start, start + bitmap.width), y * width);
    }
    gif.add(frame, index === scenes.length - 1 ? LAST_FRAME_DELAY : FRAME_DELAY);
    if (gif.bytes > MAX_BYTES) return null;
  }
  if (gif === null) throw new Error('Nothing to replay');
  return { gif: gif.finish(), width, height };
}
