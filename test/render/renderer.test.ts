import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/scene/index.ts';
import { createRenderer, sceneDigest, RenderError } from '../../src/render/index.ts';
import { tempFolder } from '../temp-folder.ts';
import { makeBoard } from './samples.ts';
import * as others from './samples-other.ts';

const renderer = createRenderer({ workers: 2 });
afterAll(() => renderer.close());

async function failure(drawing: Promise<unknown>): Promise<RenderError> {
  try {
    await drawing;
  } catch (fault) {
    if (fault instanceof RenderError) return fault;
    throw fault;
  }
  throw new Error('It was drawn');
}

describe('the renderer', () => {
  it('draws a board of the size it says, light enough to send', async () => {
    const { png, width, height } = await renderer.draw(makeBoard(1), { language: 'en' });
    const { format, width: w, height: h, hasAlpha } = await sharp(png).metadata();
    expect({ format, w, h, hasAlpha }).toEqual({ format: 'png', w: width, h: height, hasAlpha: false });
    expect(width).toBe(1600);
    expect(png.length).toBeLessThan(400_000);
  });

  it('leaves the corners of emoji transparent, so that they stand on any background', async () => {
    for (const sign of [
      { die: { value: 5 } },
      { crest: 0 },
      { ware: { icon: 'log', fill: '#2c5a36', ink: '#fff6de' } },
    ] as const) {
      const { png } = await renderer.draw({ kind: 'emoji', sign }, { language: 'en' });
      const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
      const alpha = (x: number, y: number): number | undefined => data[4 * (y * info.width + x) + 3];
      expect([info.width, info.height, info.channels]).toEqual([128, 128, 4]);
      expect([alpha(0, 0), alpha(127, 0), alpha(0, 127), alpha(127, 127)]).toEqual([0, 0, 0, 0]);
      expect(alpha(64, 64)).toBe(255);
    }
  });

  it('serves the same scene from memory, and another language anew', async () => {
    const first = await renderer.draw(makeBoard(2), { language: 'en' });
    const again = await renderer.draw(makeBoard(2), { language: 'en' });
    const german = await renderer.draw(makeBoard(2), { language: 'de' });
    expect(again.png).toBe(first.png);
    expect(german.png.equals(first.png)).toBe(false);
  });

  it('draws what is asked for twice at the same time only once', async () => {
    const [one, two] = await Promise.all([
      renderer.draw(makeBoard(3), { language: 'en' }),
      renderer.draw(makeBoard(3), { language: 'en' }),
    ]);
    expect(one.png).toBe(two.png);
  });

  it('leaves a worker that ends quietly when the bot dies while it draws', async () => {
    const entry = new URL('../../src/render/pipeline/worker-source.mjs', import.meta.url);
    const worker = fork(entry, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let complaints = '';
    worker.stderr?.on('data', (chunk) => (complaints += String(chunk)));
    worker.send({ kind: 'picture', scene: makeBoard(5), language: 'en' });
    await once(worker, 'message');
    const gone = once(worker, 'exit');
    worker.send({ kind: 'picture', scene: makeBoard(6), language: 'en' }, () => worker.disconnect());
    expect(await gone).toEqual([0, null]);
    expect(complaints).toBe('');
  });

  it('draws many at once, in the order of nobody', async () => {
    const scenes: readonly Scene[] = [
      others.hand,
      others.card,
      others.roll,
      others.challenge,
      others.result,
      others.chart,
      makeBoard(4),
    ];
    const pictures = await Promise.all(scenes.map((scene) => renderer.draw(scene, { language: 'de' })));
    expect(pictures.map(({ width }) => width)).toEqual([1000, 900, 1000, 1000, 1000, 1000, 1600]);
  });
});

describe('a picture that cannot be drawn', () => {
  const strange: Scene = { ...others.card, card: { ...others.card.card, icon: 'no-such-icon' } };
  const endless: Scene = { ...others.roll, title: { en: 'x'.repeat(400), de: 'x'.repeat(400) } };

  it.each([
    ['an unknown icon', strange, 'Unknown icon: no-such-icon'],
    ['words that cannot fit', endless, 'Text does not fit'],
  ])('%s: a fault with the digest of the scene, and the next picture works', async (_, scene, reason) => {
    const fault = await failure(renderer.draw(scene, { language: 'en' }));
    expect(fault.message).toContain(reason);
    expect(fault.digest).toBe(sceneDigest(scene, 'en'));
    await expect(renderer.draw(others.card, { language: 'en' })).resolves.toMatchObject({ width: 900 });
  });

  it('a missing font', async () => {
    const folder = tempFolder();
    const fonts = join(folder, 'node_modules/@fontsource/fira-sans-condensed');
    mkdirSync(fonts, { recursive: true });
    writeFileSync(join(fonts, 'package.json'), '{ "name": "@fontsource/fira-sans-condensed", "version": "0.0.0" }');
    const bare = createRenderer({ workers: 1, resolveFrom: join(folder, 'package.json') });
    const fault = await failure(bare.draw(others.card, { language: 'en' }));
    expect(fault.message).toContain('fira-sans-condensed');
    await bare.close();
  });

  it.each([
    ['dies', others.roll, 'stopped', 60_000],
    ['hangs', others.chart, 'too long', 2_000],
  ])('a worker that %s: its picture is lost, the others are drawn by the next', async (_, scene, reason, patience) => {
    const entry = new URL('./failing-worker.mjs', import.meta.url);
    const shaky = createRenderer({ workers: 1, workerEntry: entry, timeoutMs: patience });
    const lost = failure(shaky.draw(scene, { language: 'en' }));
    const waiting = shaky.draw(others.card, { language: 'en' });
    expect((await lost).message).toContain(reason);
    expect((await lost).digest).toBe(sceneDigest(scene, 'en'));
    await expect(waiting).resolves.toMatchObject({ width: 1 });
    await expect(shaky.draw(others.hand, { language: 'en' })).resolves.toMatchObject({ width: 1 });
    await shaky.close();
  });

  it('nothing is drawn after the end', async () => {
    const done = createRenderer({ workers: 1 });
    const lost = failure(done.draw(makeBoard(5), { language: 'en' }));
    await done.close();
    expect((await lost).message).toContain('closed');
    expect((await failure(done.draw(others.card, { language: 'en' }))).message).toContain('closed');
  });
});
