import { describe, expect, it } from 'vitest';
import { languages, verbatim } from '../../src/engine/text.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { randomAnswer } from '../../src/engine/answers.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { type Decision, PASS } from '../../src/engine/script.ts';
import { panelPage } from '../../src/discord/pages/panel.ts';
import { addPick, pickable } from '../../src/engine/picks.ts';
import { games } from '../../src/games/index.ts';
import { toy } from '../toy/toy-game.ts';
import { panelWith, questionsOf } from './questions.ts';
import { pageViolations, schemaViolations } from './discord-rules.ts';

/** What is wrong with the panel of a question, at every stage of answering it. Discord's schema takes its time, so it sees one. */
function wrongWith(game: AnyGame, view: unknown, decision: Decision): readonly string[] {
  const random = randomFrom({ seed: decision.key, drawn: 0 });
  const panel = panelWith(game, view, decision, {
    news: ['{seat 0} did something. '.repeat(100), 'And more.'].map((said, seq) => ({
      text: verbatim(said),
      seq,
      talk: false,
      main: false,
    })),
  });
  const whole = randomAnswer(decision, random);
  const faults = [...schemaViolations(panelPage({ panel, language: 'de', picks: whole }))];
  for (const language of languages) {
    for (const picks of [null, whole.slice(0, 1), whole]) {
      for (const portion of [0, 99]) {
        const page = panelPage({
          panel,
          language,
          picks,
          portion,
          notice: 'Notice. '.repeat(200),
          again: whole,
          waiting: 3,
          hint: 'hint '.repeat(200),
        });
        faults.push(...pageViolations(page));
      }
    }
  }
  return faults.map((fault) => `${decision.key} with ${decision.choices.length} choices: ${fault}`);
}

describe('the panel fits into a message', () => {
  it('for every question of random matches of the toy game', () => {
    const seen = new Set<string>();
    for (const variant of ['short', 'long']) {
      for (const flow of ['strict', 'patient']) {
        for (const { view, decision } of questionsOf(toy, { variant, flow }, `toy ${variant} ${flow}`)) {
          const shape = `${decision.key} ${decision.choices.length}`;
          if (seen.has(shape)) continue;
          seen.add(shape);
          expect(wrongWith(toy, view, decision)).toEqual([]);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  for (const game of games.values()) {
    for (const { id } of game.info.variants) {
      it(`for every question of random matches of ${game.info.id} ${id}`, () => {
        const seen = new Set<string>();
        for (let match = 0; match < 2; match++) {
          for (const { view, decision } of questionsOf(game, { variant: id }, `${id} ${match}`)) {
            const shape = `${decision.key} ${Math.ceil(decision.choices.length / 6)} ${Math.min(decision.max, 4)}`;
            if (seen.has(shape)) continue;
            seen.add(shape);
            expect(wrongWith(game, view, decision)).toEqual([]);
          }
        }
        expect(seen.size).toBeGreaterThan(3);
      });
    }
  }

  const long = (index: number): string => `choice ${index} `.padEnd(120, 'x');
  const shaped: AnyGame = {
    ...(toy as AnyGame),
    text: {
      ...toy.text,
      question: () => verbatim('What? '.repeat(300)),
      label: (_view: unknown, decision: Decision, id: string) => ({
        text: verbatim(`${id} `.padEnd(80, 'y')),
        detail: verbatim('z'.repeat(100)),
        ...(decision.key.startsWith('grouped') && {
          group: `g${decision.choices.indexOf(id) % Number(decision.key.slice(8))}`,
        }),
      }),
    },
  };
  const view = toy.views.forSeat(toy.rules.setup(toy.info.options.parse({}), 2, 'seed'), 0);
  const base = { seat: 0, fallback: [PASS] };
  const ids = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => (index % 2 ? long(index) : `c ${index}`));

  for (const count of [1, 2, 5, 6, 10, 11, 25, 26, 60, 151, 400]) {
    it(`for ${count} choices of any kind`, () => {
      const choices = ids(count);
      const max = Math.min(count, 30);
      const half = Math.ceil(count / 2);
      const limits = choices.map(() => 3);
      const parts = [
        { choices: choices.slice(0, half), min: 1, max: 3 },
        { choices: choices.slice(half), min: 0, max: 2 },
      ];
      const questions: readonly Decision[] = [
        { ...base, key: 'one', choices, min: 1, max: 1 },
        { ...base, key: 'maybe', choices: [...choices, PASS], min: 0, max: 1 },
        ...[1, 3, 7, 50].map((groups) => ({ ...base, key: `grouped ${groups}`, choices, min: 1, max: 1 })),
        { ...base, key: 'several', choices: [...choices, PASS], min: 0, max },
        { ...base, key: 'ordered', choices, min: 1, max, hints: { ordered: true } },
        { ...base, key: 'counted', choices, limits, min: 1, max: 3 },
        { ...base, key: 'parts', choices, limits, min: 1, max: 5, quotas: parts },
      ];
      for (const question of questions) expect(wrongWith(shaped, view, question)).toEqual([]);
    });
  }

  it('lets every legal number of picks be reached by adding', () => {
    const choices = ids(40);
    const decision: Decision = { ...base, key: 'several', choices, min: 2, max: 6 };
    let picks: readonly string[] = [];
    for (const id of pickable(decision)) picks = addPick(decision, picks, id);
    expect(picks).toHaveLength(6);
  });
});
