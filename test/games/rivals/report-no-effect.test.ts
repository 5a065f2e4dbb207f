import { expect, it } from 'vitest';
import { randomOpponent } from '../../../src/bots/index.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { idsBySet } from '../../../src/games/rivals/cards/ids.ts';
import { findCard } from '../../../src/games/rivals/cards/registry.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import type { GameEvent } from '../../../src/games/rivals/game-event.ts';
import { playOut } from '../../../src/testkit/play-out.ts';

const attacks = new Set<string>(
  Object.values(idsBySet)
    .flat()
    .filter((id) => findCard(id)?.kind === 'action-attack'),
);

/** Plays a match, notes the attacks that were seen, and gives those that ended without a word on what they did. */
function playMatch(variant: string, number: number, seen: Set<string>): readonly string[] {
  const silent: string[] = [];
  let attack: string | null = null;
  let heard = false;
  playOut({
    game: rivals,
    options: rivals.info.options.parse({ variant }),
    seed: `outcome ${variant} ${number}`,
    opponents: [randomOpponent, randomOpponent],
    random: randomFrom({ seed: `outcome ${variant} ${number}`, drawn: 0 }),
    limit: 4000,
    before: (_, { key }) => {
      if (key !== 'action' || attack === null) return;
      if (!heard) silent.push(`${variant} ${attack}`);
      attack = null;
    },
    after: ({ events }) => {
      for (const news of events as readonly GameEvent[]) {
        if (news.kind === 'played' && attacks.has(news.card)) {
          attack = news.card;
          seen.add(attack);
          heard = false;
        } else if (rivals.text.describeEvent(news, null)) heard = true;
      }
    },
  });
  return silent;
}

it('every attack ends with a word on what it did, also when it did nothing', () => {
  const seen = new Set<string>();
  const silent: string[] = [];
  for (let number = 0; number < 10 && seen.size < attacks.size; number++) {
    for (const variant of ['gold', 'progress', 'turmoil', 'intrigue', 'merchant-princes', 'barbarians'])
      silent.push(...playMatch(variant, number, seen));
  }
  expect(silent).toEqual([]);
  expect([...attacks].filter((id) => !seen.has(id))).toEqual([]);
});
