import { describe, expect, test } from 'vitest';
import { questionOf } from '../../src/engine/answers.ts';
import { familyOf, type AnyGame, type LessonStep } from '../../src/engine/game/index.ts';
import { isStep } from '../../src/engine/game/lesson.ts';
import { countSteps, type GameLesson, lessonsOf, onlyAnswer, startLesson } from '../../src/engine/lesson.ts';
import { continueMatch, type MatchUpdate } from '../../src/engine/match.ts';
import type { BaseState } from '../../src/engine/game/rules.ts';
import { languages } from '../../src/engine/text.ts';

/** Steps that a person clicks through in ten minutes. */
const MOST_STEPS = 40;
/** Characters of a step, which stands above its button on a phone. */
const LONGEST = 240;

/** The most words of a tip that its lesson doesn't use. */
const UNKNOWN = 0.3;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d’]+/gu) ?? [];

type Position = MatchUpdate<BaseState, unknown>;

/** Plays all moves of a lesson; `see` gets the position before each step. */
function playThrough(
  { game, lesson }: GameLesson,
  see: (step: LessonStep, position: Position) => void = () => undefined,
): Position {
  let position: Position = startLesson({ game, lesson, family: familyOf(game.info, lesson.variant) });
  for (const move of lesson.moves) {
    if (isStep(move)) see(move, position);
    position = continueMatch(game, position, isStep(move) ? lesson.seat : move.seat, move.answer) as Position;
  }
  return position;
}

/** What the lessons of every game must do. */
export function lessonContract(game: AnyGame): void {
  const { info, text } = game;
  const taught = lessonsOf([game]);

  describe(`${info.id} keeps the contract of lessons`, () => {
    test('every family has one lesson', () => {
      const families = new Set(info.variants.map(({ id }) => familyOf(info, id).id));
      expect(taught.map(({ family }) => family.id).toSorted()).toEqual([...families].toSorted());
    });

    test.each(taught)('$family.id: playing every step wins, and nothing is left to chance', (lesson) => {
      const end = playThrough(lesson);
      expect(game.rules.result(end.state)?.ranking[0]).toEqual([lesson.lesson.seat]);
      expect(end.open).toEqual([]);
      expect(playThrough(lesson).match).toEqual(end.match);
      expect(countSteps(lesson.lesson.moves)).toBeLessThanOrEqual(MOST_STEPS);
    });

    test.each(taught)('$family.id: each step is the one answer of a question to the learner', (lesson) => {
      playThrough(lesson, (step, { open }) => {
        const question = questionOf(open, lesson.lesson.seat);
        expect(question).not.toBeNull();
        if (question) expect(onlyAnswer(question, step.answer).choices.length).toBeGreaterThan(0);
      });
    });

    test.each(taught)('$family.id: steps are short in every language, and no two are alike', ({ lesson }) => {
      for (const language of languages) {
        const told = lesson.moves.filter(isStep).map((step) => step.text[language]);
        expect(told.filter((each) => each.length > LONGEST || each.length === 0)).toEqual([]);
        expect(new Set(told).size).toBe(told.length);
        expect(lesson.about[language].length).toBeLessThanOrEqual(100);
      }
    });

    test('the topics of its steps are its tips, and each tip is taught in a lesson', () => {
      const topics = taught.flatMap(({ lesson }) => lesson.moves.filter(isStep).flatMap(({ topic }) => topic ?? []));
      const tips = text.tips.map(({ id }) => id);
      expect(topics.filter((topic) => !tips.includes(topic))).toEqual([]);
      expect(tips.filter((tip) => !topics.includes(tip))).toEqual([]);
      const assumed = taught.flatMap(({ lesson }) => lesson.assumes ?? []);
      expect(assumed.filter((tip) => !tips.includes(tip))).toEqual([]);
    });

    test.each(text.tips.map((tip) => [tip.id, tip] as const))('the tip “%s” has the words of its lesson', (id, tip) => {
      const lessons = taught.filter(({ lesson }) => lesson.moves.some((move) => isStep(move) && move.topic === id));
      for (const language of languages) {
        const steps = lessons.flatMap(({ lesson }) => lesson.moves.filter(isStep).map((step) => step.text[language]));
        const known = new Set(steps.flatMap(wordsOf));
        const words = wordsOf(tip.text[language]);
        const unknown = words.filter((word) => !known.has(word));
        expect(unknown.length / words.length, `${language}: ${unknown.join(', ')}`).toBeLessThanOrEqual(UNKNOWN);
      }
    });
  });
}
