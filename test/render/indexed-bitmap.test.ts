import { describe, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/scene/index.ts';
import { composeScene } from '../../src/render/compose.ts';
import { createDrawer } from '../../src/render/index.ts';
import { encodePng } from '../../src/render/pipeline/png.ts';
import { paintCanvas } from '../../src/render/pipeline/paint-canvas.ts';
import { difference } from './pixels.ts';
import { makeBoard, zoomOn } from './samples.ts';
import { makeIsland, makeKnights } from './samples-island.ts';
import { makeShared, makeSheets } from './samples-sheets.ts';
import { makeTableau } from './samples-tableau.ts';
import { makeAgeOfDarkness } from './samples-age-of-darkness.ts';
import { card, chart, hand, roll } from './samples-other.ts';

const drawer = createDrawer(import.meta.url);
const say = (text: { readonly en: string }): string => text.en;

async function pixelDifference(scene: Scene): Promise<number> {
  const png = encodePng(drawer.draw(scene, 'en'));
  const plain = await paintCanvas(composeScene(scene, say), say).encode('png');
  return difference(png, plain, `out/mosaic/${scene.kind}-difference.png`);
}

describe('a picture in 255 colours', () => {
  it.each([
    ['a board', makeBoard(1)],
    ['a wide board with everything', makeBoard(2, { extras: true }, { columns: 8, built: 26, extras: true })],
    ['a zoom with numbers', zoomOn(makeBoard(3, {}, { columns: 4, numbers: true }))],
    ['cards that carry everything', makeAgeOfDarkness(true)],
    ['an island', makeIsland()],
    ['an island to choose on', makeIsland({ paths: true })],
    ['knights', makeKnights()],
    ['a sheet', makeSheets(1)],
    ['four sheets', makeSheets(4)],
    ['a map for all', makeShared()],
    ['rows of cards', makeTableau()],
    ['a hand', hand],
    ['a card', card],
    ['a roll', roll],
    ['a chart', chart],
  ] satisfies [string, Scene][])('looks like the one painted in all colours: %s', async (_, scene) => {
    drawer.layout(scene, 'en');
    expect(await pixelDifference(scene)).toBeLessThan(0.001);
  });

  it('is the same whatever was drawn before', () => {
    const first = createDrawer(import.meta.url);
    const second = createDrawer(import.meta.url);
    second.draw(makeBoard(9, { columns: 8, extras: true }), 'de');
    second.draw(makeBoard(8), 'en');
    expect(encodePng(second.draw(makeBoard(7), 'en')).equals(encodePng(first.draw(makeBoard(7), 'en')))).toBe(true);
  });
});
