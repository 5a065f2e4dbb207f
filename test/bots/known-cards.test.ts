import { expect, test } from 'vitest';
import { opponents } from '../../src/bots/index.ts';
import type { Opponent } from '../../src/bots/bot.ts';
import { botInputFor, sampleTable } from '../../src/bots/bot-input.ts';
import { hasChoice } from '../../src/engine/answers.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { playOut } from '../../src/testkit/play-out.ts';

const TRIES = 3;

/** The questions of a match between computers, and how many of each came up on no table that the seat could suppose. */
function questions(variant: string, seed: string): Map<string, { asked: number; missed: number }> {
  const counts = new Map<string, { asked: number; missed: number }>();
  const fair = opponents.get('fair') as Opponent;
  const counting: Opponent = {
    ...fair,
    answer(situation, random) {
      const { decision } = situation;
      const count = counts.get(decision.key) ?? { asked: 0, missed: 0 };
      if (hasChoice(decision)) {
        const position = botInputFor(situation);
        counts.set(decision.key, count);
        count.asked++;
        if (!Array.from({ length: TRIES }, (_, at) => sampleTable(rivals, position, `${at}`)).some(Boolean))
          count.missed++;
      }
      return fair.answer(situation, random);
    },
  };
  const options = rivals.info.options.parse({ variant });
  const { over } = playOut({
    game: rivals,
    options,
    seed,
    opponents: [counting, counting],
    random: randomFrom({ seed, drawn: 0 }),
    limit: 2000,
  });
  expect(over).toBe(true);
  return counts;
}

test('computers can suppose every question of an Introductory Game: regions drawn, cards looked through, events turned up', () => {
  const counts = questions('intro', 'n0');
  expect([...counts].filter(([, { missed }]) => missed > 0)).toEqual([]);
  expect([...counts.keys()]).toContain('lay.settlement');
});

test('computers think about their starting hand, about regions, and about cards they look for', () => {
  const counts = questions('duel', 'n1');
  for (const key of ['setup.stack', 'setup.cards', 'setup.swap', 'lay.settlement'])
    expect({ key, ...counts.get(key) }).toMatchObject({ key, missed: 0 });
  const searches = [...counts].filter(([key]) => key.startsWith('search.'));
  expect(searches.length).toBeGreaterThan(0);
  expect(searches.filter(([, { missed }]) => missed > 0)).toEqual([]);
});

test('computers are counted in each turn, and stop thinking where a turn has no end', () => {
  const counts: number[] = [];
  const fair = opponents.get('fair') as Opponent;
  const counting: Opponent = {
    ...fair,
    answer(situation, random) {
      counts.push(situation.answeredThisTurn ?? -1);
      if (hasChoice(situation.decision))
        expect(fair.think({ ...situation, answeredThisTurn: 120 }, 'long turn')).toBeNull();
      return fair.answer(situation, random);
    },
  };
  const options = rivals.info.options.parse({ variant: 'intro' });
  playOut({
    game: rivals,
    options,
    seed: 'n0',
    opponents: [counting, counting],
    random: randomFrom({ seed: 'n0', drawn: 0 }),
    limit: 60,
  });
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(5);
  expect(Math.max(...counts)).toBeGreaterThan(2);
  expect(Math.max(...counts)).toBeLessThan(20);
});
