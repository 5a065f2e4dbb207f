import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';

it('the match page and the play page load every game', () => {
  const ids = [...games.keys()].toSorted();
  expect(readdirSync('src/web/page/games').toSorted()).toEqual(ids.map((id) => `${id}.ts`));
  const loader = readFileSync('src/web/page/load-game.ts', 'utf8');
  for (const id of ids) {
    expect(readFileSync(`src/web/page/games/${id}.ts`, 'utf8')).toContain(`/games/${id}/game.ts'`);
    expect(loader).toContain(`'icons:${id}'`);
    expect(loader).toContain(`./games/${id}.ts`);
  }
});
