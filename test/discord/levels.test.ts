import { expect, it } from 'vitest';
import { levelNamed } from '../../src/discord/interactions/find-game.ts';
import { levelNames } from '../../src/engine/opponent.ts';

const levels = Object.entries(levelNames).map(([id, name]) => ({ id, name }));
const named = (typed: string | null): string | undefined =>
  levelNamed({ context: { matches: { levels } }, text: () => typed } as never);

it('a level is known by its name in either language, and one that is none is refused instead of replaced', () => {
  expect(named(null)).toBeUndefined();
  for (const { id, name } of levels) expect([id, name.en, name.de].map(named)).toEqual([id, id, id]);
  expect(() => named('grandmaster')).toThrow(expect.objectContaining({ kind: 'terms' }) as Error);
});
