import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { randomOpponent } from '../../src/bots/random-opponent.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { findGameIcons } from '../../src/testkit/find-game-icons.ts';
import { playOut } from '../../src/testkit/play-out.ts';

const { icons: all } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as { readonly icons: Readonly<Record<string, unknown>> };

/** Every name of an icon anywhere in a scene. */
function* iconsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    const [name = ''] = value.split('+');
    if (name in all) yield name;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) if (!['en', 'de'].includes(key)) yield* iconsIn(each);
  }
}

const variants = [...games.values()].flatMap((game) =>
  game.info.variants.map(({ id, seats: [, most] }) => [game.info.id, id, most] as const),
);

describe('the icons of the page', () => {
  it.each(variants)('include those of %s, %s', (id, variant, seats) => {
    const game = games.get(id);
    const known = new Set(Object.keys(findGameIcons(id)));
    const used = new Set<string>();
    const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
    playOut({
      game: game as NonNullable<typeof game>,
      options: game?.info.options.parse({ variant }),
      seed: `icons ${variant}`,
      opponents: names.map(() => randomOpponent),
      random: randomFrom({ seed: `icons ${variant}`, drawn: 0 }),
      limit: 100,
      after({ given, live }) {
        const view: unknown = game?.views.forSeat(live.state, given.seat);
        for (const kind of ['board', 'hand'] as const)
          for (const icon of iconsIn(game?.views.scene(view, { kind, names }))) used.add(icon);
      },
    });
    expect(used.size).toBeGreaterThan(5);
    expect([...used].filter((icon) => !known.has(icon))).toEqual([]);
  });
});
