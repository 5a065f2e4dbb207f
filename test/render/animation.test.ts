import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createDrawer, createRenderer } from '../../src/render/index.ts';
import { sceneColoursOf, mergeSceneColours } from '../../src/render/style/scene-palette.ts';
import { encodePng } from '../../src/render/pipeline/png.ts';
import { difference } from './pixels.ts';
import { makeBoard, seeded } from './samples.ts';

const renderer = createRenderer({ workers: 1 });
afterAll(() => renderer.close());

/** A match that grows: every turn changes one side. */
const turn = (number: number) =>
  makeBoard(
    5,
    { columns: 3 + Math.floor(number / 6), random: seeded(100 + Math.floor(number / 2)) },
    { columns: 3 + Math.floor(number / 6), random: seeded(200 + Math.ceil(number / 2)) },
  );

describe('the replay', () => {
  const scenes = Array.from({ length: 14 }, (_, number) => turn(number));

  it('is an animation with one frame for each turn, light enough to send', async () => {
    const { gif, width, height } = await renderer.animate(scenes, { language: 'en' });
    const { format, pages, delay, pageHeight } = await sharp(gif, { pages: -1 }).metadata();
    expect({ format, pages, pageHeight }).toEqual({ format: 'gif', pages: 14, pageHeight: height });
    expect(width).toBe(800);
    expect(delay?.at(0)).toBe(1200);
    expect(delay?.at(-1)).toBe(5000);
    expect(gif.length).toBeLessThan(8_000_000);
  });

  it('shows in each frame what the board of that turn shows', async () => {
    const { gif } = await renderer.animate(scenes, { language: 'en' });
    const drawer = createDrawer(import.meta.url);
    const colouring = mergeSceneColours(scenes.map(sceneColoursOf));
    for (const number of [0, 5, 13]) {
      const scene = turn(number);
      const still = encodePng(drawer.draw(scene, 'en', { scale: 0.5, colouring }));
      const { height } = await sharp(still).metadata();
      const frame = await sharp(gif, { page: number })
        .extract({ left: 0, top: 0, width: 800, height })
        .png()
        .toBuffer();
      expect(await difference(frame, still, `out/replay/frame-${number}-difference.png`), `frame ${number}`).toBe(0);
    }
  });

  it('stays under 8 MB for a match without end', async () => {
    const long = Array.from({ length: 80 }, (_, number) =>
      makeBoard(number, { columns: 7, built: 24 }, { columns: 8, built: 24 }),
    );
    const { gif } = await renderer.animate(long, { language: 'de' });
    const { pages } = await sharp(gif, { pages: -1 }).metadata();
    expect(pages).toBe(80);
    expect(gif.length).toBeLessThan(8_000_000);
  });
});
