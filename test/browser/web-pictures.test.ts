import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/scene/index.ts';
import { createDrawer } from '../../src/render/index.ts';
import { encodePng } from '../../src/render/pipeline/png.ts';
import { sharedScene } from './shared-match-server.ts';
import { decode } from '../render/pixels.ts';
import { makeIsland, makeKnights } from '../render/samples-island.ts';
import { boardOf, type MatchViewer, startMatchViewer } from './match-viewer.ts';

/** Frozen scenes and islands are drawn by the bot and by the page, and compared. */
const folder = 'test/golden';
const scenes = new Map<string, Scene>([
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Scene] as const),
  ['island', makeIsland()],
  ['island-choose', makeIsland({ picks: [1, 5, 7, 27, 29] })],
  ['island-knights', makeKnights()],
]);

const gameOf = (name: string): string =>
  name.startsWith('island')
    ? 'settlers'
    : name.startsWith('dice')
      ? 'dice'
      : name.startsWith('struggle')
        ? 'struggle'
        : 'rivals';

/** Every subset of the fonts is needed. */
const names = ['Łukasz Žižka', 'Дмитрий Δημήτρης Nguyễn'];

let viewer: MatchViewer;
/** By game: a page that follows one scene after another. */
const pages = new Map<string, Page>();
const drawer = createDrawer(import.meta.url);

beforeAll(async () => {
  viewer = await startMatchViewer();
});
afterAll(async () => viewer?.close());

describe('the page and the bot', () => {
  it.each([...scenes])('draw the same picture of %s', async (name, scene) => {
    const turn = [...scenes.keys()].indexOf(name) + 1;
    const address = viewer.server.share(sharedScene(scene, gameOf(name), names, turn));
    const page = pages.get(gameOf(name)) ?? (await viewer.open(address));
    pages.set(gameOf(name), page);
    await expect.poll(() => boardOf(page).getAttribute('data-drawn')).toBe(`Board: Turn ${turn}`);
    const picture = await boardOf(page).evaluate((canvas) =>
      (canvas as unknown as { toDataURL(): string }).toDataURL(),
    );
    const drawn = await decode(Buffer.from(picture.split(',')[1] ?? '', 'base64'));
    const sent = await decode(encodePng(drawer.draw(scene, 'en')));
    expect([drawn.width, drawn.height]).toEqual([sent.width, sent.height]);
    const different = pixelmatch(drawn.data, sent.data, undefined, sent.width, sent.height);
    expect(different / (sent.width * sent.height)).toBeLessThan(0.01);
  });
});
