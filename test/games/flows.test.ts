import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { compareFlows } from '../../src/testkit/both-flows.ts';
import { seatLimits } from '../../src/testkit/seat-limits.ts';

const variants = [...games.values()].flatMap((game) =>
  game.info.variants.map(({ id }) => ({ game, id, name: `${game.info.id} ${id}` })),
);

test.each(variants)(
  '$name keeps its limits, cards and menus, and comes to the same position in both flows',
  ({ game, id }) => {
    const [least, most] = seatLimits(game, { variant: id });
    const seats = Math.min(least + 1, most);
    const options = (flow: string): unknown => game.info.options.parse({ variant: id, flow });
    expect(compareFlows({ game, options, seats, seed: `flows/${id}`, limit: 20_000 })).toBeGreaterThan(20);
  },
);
