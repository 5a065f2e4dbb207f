import { expect, it } from 'vitest';
import { dice } from '../../src/games/dice/game.ts';
import { games } from '../../src/games/index.ts';

it('everything that can be agreed on can be chosen as a house rule', () => {
  for (const { info: facts } of games.values()) {
    const { variant: _, ...options } = facts.options.parse({}) as Record<string, unknown>;
    // In the Dice Game nobody ever waits for a side question.
    if (facts.id === dice.info.id) delete options['flow'];
    expect(
      facts.houseRules.map(({ id }) => id),
      `house rules of ${facts.id}`,
    ).toEqual(expect.arrayContaining(Object.keys(options)));
  }
});
