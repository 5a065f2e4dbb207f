import type { BoardScene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Drawer } from './draw.ts';
import { writeGif } from './gif.ts';
import { colouringOf, mergeColourings } from '../ink/swatches.ts';

export interface Replay {
  readonly gif: Buffer;
  readonly width: number;
  readonly height: number;
}

/** What an upload may weigh, with room to spare. */
const mostBytes = 7_800_000;
const step = 120;
const pause = 500;

/** A match as an animation, one frame for each scene; smaller when it would grow too heavy. */
export function drawReplay(drawer: Drawer, scenes: readonly BoardScene[], language: Language): Replay {
  for (const scale of [0.5, 0.375, 0.25]) {
    const replay = attempt(drawer, scenes, language, scale);
    if (replay !== null) return replay;
  }
  throw new Error(`Too long for an animation: ${scenes.length} turns`);
}

function attempt(drawer: Drawer, scenes: readonly BoardScene[], language: Language, scale: number): Replay | null {
  const sizes = scenes.map((scene) => drawer.sizeOf(scene, language));
  const width = Math.round(Math.max(...sizes.map((size) => size.width)) * scale);
  const height = Math.round(Math.max(...sizes.map((size) => size.height)) * scale);
  const colouring = mergeColourings(scenes.map(colouringOf));
  let gif: ReturnType<typeof writeGif> | null = null;
  const frame = new Uint8Array(width * height);
  for (const [index, scene] of scenes.entries()) {
    const mosaic = drawer.draw(scene, language, { scale, colouring });
    gif ??= writeGif(width, height, mosaic.inks.rgb);
    frame.fill(0);
    for (let y = 0; y < mosaic.height; y++) {
      const start = y * (mosaic.width + 1) + 1;
      frame.set(mosaic.rows.subarray(start, start + mosaic.width), y * width);
    }
    gif.add(frame, index === scenes.length - 1 ? pause : step);
    if (gif.bytes > mostBytes) return null;
  }
  if (gif === null) throw new Error('Nothing to replay');
  return { gif: gif.finish(), width, height };
}
