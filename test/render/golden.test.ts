import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { BoardScene, Scene } from '../../src/engine/scene/index.ts';
import { createRenderer } from '../../src/render/index.ts';
import { difference, shrink } from './pixels.ts';
import { ageOfDarknessScenes } from './golden-age-of-darkness.ts';
import { rivalsScenes } from './golden-scenes.ts';
import { otherGameScenes } from './golden-other-games.ts';
import { makeBoard, zoomOn } from './samples.ts';
import { makeIsland, makeKnights } from './samples-island.ts';
import { makeShared, makeSheets } from './samples-sheets.ts';
import { makeTableau } from './samples-tableau.ts';
import { deck, payable, resources } from './samples-hands.ts';
import { makeAgeOfDarkness } from './samples-age-of-darkness.ts';
import { challenge, chart, momentsFor } from './samples-other.ts';
import { cupBracket, doubleBracket, ladderTable, leagueTable } from './samples-competitions.ts';
import { profileOfNewcomer, profileOfRival } from './samples-profile.ts';

/**
 * Pictures compared with those of last time, as small as a phone shows them. `GOLDEN=record` keeps the new ones after a
 * change of the look, `GOLDEN=scenes` also takes new positions.
 */
const folder = 'test/golden';
const mode = process.env['GOLDEN'];
const tolerated = 0.004;

if (mode === 'scenes') {
  mkdirSync(folder, { recursive: true });
  for (const [name, scene] of [...rivalsScenes(), ...otherGameScenes(), ...ageOfDarknessScenes()])
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(scene)}\n`);
}

const frozen = readdirSync(folder).filter((file) => file.endsWith('.json'));
const scenes: [string, Scene][] = [
  ...frozen.map((file): [string, Scene] => [
    file.slice(0, -5),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Scene,
  ]),
  [
    'board-widest',
    makeBoard(11, { columns: 5, built: 12, extras: true }, { columns: 8, built: 26, extras: true, ends: [true, true] }),
  ],
  ['challenge', challenge],
  ['chart', chart],
  ['profile', profileOfRival],
  ['profile-newcomer', profileOfNewcomer],
  ['standings-league', leagueTable],
  ['standings-ladder', ladderTable],
  ['bracket', cupBracket],
  ['bracket-double', doubleBracket],
  ['zoom-roll', { ...zoomOn(makeBoard(3, {}, { columns: 4, numbers: true })), roll: makeBoard(3).strip }],
  ['dark-common', makeAgeOfDarkness(false)],
  ['dark-own', makeAgeOfDarkness(true)],
  ['island', makeIsland()],
  ['island-choose', makeIsland({ picks: [1, 5, 7, 27, 29] })],
  ['island-knights', makeKnights()],
  ['island-knights-unrolled', makeKnights([null, null, null])],
  ['sheet-one', makeSheets(1)],
  ['sheets-four', makeSheets(4)],
  ['sheet-shared', makeShared()],
  ['tableau', makeTableau()],
  ['hand-resources', resources],
  ['hand-payable', payable],
  ['deck', deck],
  ...momentsFor(4).map((scene): [string, Scene] => [`${scene.kind}-four`, scene]),
];

const renderer = createRenderer({ workers: 2 });
afterAll(() => renderer.close());

/** The share of pixels that differ from last time. */
async function compare(name: string, picture: Buffer): Promise<number> {
  const small = await shrink(picture, name.startsWith('card-') ? 240 : 400);
  const file = join(folder, `${name}.png`);
  if (mode === 'record' || mode === 'scenes') writeFileSync(file, small);
  if (!existsSync(file)) throw new Error(`${file} is missing; GOLDEN=record makes it`);
  const share = await difference(small, readFileSync(file), `out/golden/${name}-difference.png`);
  if (share > tolerated) {
    mkdirSync('out/golden', { recursive: true });
    writeFileSync(`out/golden/${name}-now.png`, picture);
  }
  return share;
}

describe('golden pictures', () => {
  it.each(scenes)('%s', async (name, scene) => {
    const language = name.startsWith('card-') || name.endsWith('-panel') || name === 'board-widest' ? 'de' : 'en';
    const { png } = await renderer.draw(scene, { language });
    expect(await compare(name, png), `see out/golden/${name}-difference.png`).toBeLessThanOrEqual(tolerated);
  });

  it('a frame of a replay', async () => {
    const boards = scenes.flatMap(([, scene]) =>
      scene.kind === 'board' ? [scene] : [],
    ) satisfies readonly BoardScene[];
    const { gif } = await renderer.animate(boards.slice(0, 3), { language: 'en' });
    const frame = await sharp(gif, { page: 1 }).png().toBuffer();
    expect(await compare('replay-frame', frame), 'see out/golden/replay-frame-difference.png').toBeLessThanOrEqual(
      tolerated,
    );
  });

  it('notices a card that is missing', async () => {
    const board = makeBoard(
      11,
      { columns: 5, built: 12, extras: true },
      { columns: 8, built: 26, extras: true, ends: [true, true] },
    );
    const sides = board.field.kind === 'sides' ? board.field.sides : [];
    const moved = sides.map(({ seat, columns }) => ({ seat, columns: [...columns.slice(1), ...columns.slice(0, 1)] }));
    const changed: BoardScene = { ...board, field: { kind: 'sides', sides: moved } };
    const { png } = await renderer.draw(changed, { language: 'de' });
    expect(await difference(await shrink(png, 400), readFileSync(join(folder, 'board-widest.png')))).toBeGreaterThan(
      tolerated,
    );
  });
});
