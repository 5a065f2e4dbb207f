import { describe, expect, it } from 'vitest';
import { opponents } from '../../../src/bots/index.ts';
import type { AutocompleteQuery } from '../../../src/discord/interactions/command.ts';
import { suggestAnswers, suggestMoves } from '../../../src/discord/interactions/suggest-moves.ts';
import type { BotContext } from '../../../src/discord/context.ts';
import { picksOf, randomAnswer } from '../../../src/engine/answers.ts';
import { startMatch, submitAnswer } from '../../../src/engine/match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import type { Language } from '../../../src/engine/text.ts';
import { games } from '../../../src/games/index.ts';
import { createMatches, type Matches } from '../../../src/match/index.ts';
import { parseTypedMove } from '../../../src/match/play/typed-move.ts';
import { memoryStore, testClock, testRuntime } from '../../match/memory-store.ts';
import { anna, ben, home } from '../../match/harness.ts';

const open = (): Matches =>
  createMatches({ store: memoryStore(), runtime: testRuntime(), clock: testClock(), games, bots: opponents });

/** What is suggested to someone who types so much in a match. */
function query(matches: Matches, user: string, id: string, begun = '', language: Language = 'en'): AutocompleteQuery {
  const context = { matches } as unknown as BotContext;
  const text = (name: string): string | null => (name === 'match' ? id : null);
  return {
    context,
    user,
    guild: null,
    channel: 'c',
    language,
    focused: 'answer',
    typed: begun,
    subcommand: null,
    text,
    flag: () => null,
    number: () => null,
    person: () => null,
  };
}

/** An introductory match, both at their first turn. */
async function begun(
  matches: Matches,
): Promise<{ readonly id: string; readonly mover: string; readonly other: string }> {
  const { id } = await matches.challenge({ game: 'rivals', challenger: anna, opponents: [ben], home, token: null });
  await matches.accept(id, ben.id, null);
  for (let count = 0; count < 200; count++) {
    for (const user of [anna.id, ben.id]) {
      const panel = await matches.panel(id, user);
      if (panel.question?.key === 'roll') return { id, mover: user, other: user === anna.id ? ben.id : anna.id };
      if (panel.question) await matches.answer(id, user, panel.seq, panel.question.fallback, null);
    }
  }
  throw new Error('nobody came to roll');
}

describe('what is suggested to somebody who types', () => {
  it('says price and effect in the language of the reader, within Discord’s limits', async () => {
    const matches = open();
    const { id, mover } = await begun(matches);
    await matches.answerByMove(id, mover, 'roll', null);
    for (let count = 0; count < 20; count++) {
      const { question, seq } = await matches.panel(id, mover);
      if (!question || question.choices.includes('end')) break;
      await matches.answer(id, mover, seq, question.fallback, null);
    }
    const [en, de] = [
      await suggestAnswers(query(matches, mover, id)),
      await suggestAnswers(query(matches, mover, id, '', 'de')),
    ];
    expect(en.map(({ value }) => value)).toEqual(de.map(({ value }) => value));
    expect(de.map(({ name }) => name)).not.toEqual(en.map(({ name }) => name));
    const { question, game, view } = await matches.panel(id, mover);
    for (const { name, value } of en) {
      expect(name.length).toBeLessThanOrEqual(100);
      const { text, detail } = game.text.label(view, question as NonNullable<typeof question>, value);
      expect(name.startsWith(text.en), name).toBe(true);
      if (detail && `${text.en}: ${detail.en}`.length <= 100) expect(name).toBe(`${text.en}: ${detail.en}`);
    }
    expect(en.some(({ name }) => name.includes(': '))).toBe(true);
  });

  it('says why there is nothing to suggest', async () => {
    const matches = open();
    const { id, mover, other } = await begun(matches);
    const name = mover === anna.id ? 'Anna' : 'Ben';
    expect(await suggestMoves(query(matches, other, id), 'build')).toEqual([
      { name: `It’s ${name}’s turn. You’ll get a message when it’s yours.`, value: 'build' },
    ]);
    expect(await suggestAnswers(query(matches, other, id, '', 'de'))).toEqual([
      { name: `${name} ist am Zug. Du bekommst Bescheid, wenn du dran bist.`, value: 'pass' },
    ]);
    const [first] = await suggestMoves(query(matches, mover, id), 'build');
    expect(first?.name).toMatch(/^First: .*\(\/choose\)$/);
    await expect(matches.answerByMove(id, mover, 'build build', null)).rejects.toThrow('Roll Dice');
  });
});

const variants = [...games.values()].flatMap(({ info: facts }) =>
  facts.variants.map((variant) => [facts.id, variant.id, variant.seats[0]] as const),
);

describe('every question of every game', () => {
  it.each(variants)('%s %s is answered by typing what its choices are called', (gameId, variant, seats) => {
    const game = games.get(gameId) as NonNullable<ReturnType<typeof games.get>>;
    const random = randomFrom({ seed: `typed ${variant}`, drawn: 0 });
    let place = startMatch(game, game.info.options.parse({ variant }), seats, `typed ${variant}`);
    const keys = new Set<string>();
    for (let count = 0; count < 250 && place.open.length > 0; count++) {
      const decision = place.open[random.below(place.open.length)] as (typeof place.open)[number];
      const answer = randomAnswer(decision, random);
      if (count < 60 || !keys.has(decision.key)) {
        const typed = parseTypedMove(game, place.state, decision, answer.join(', '));
        expect([...picksOf(typed)].toSorted(), decision.key).toEqual([...picksOf(answer)].toSorted());
      }
      keys.add(decision.key);
      place = submitAnswer(game, place.match, decision.seat, answer);
    }
    expect(keys.size).toBeGreaterThan(1);
  });
});
