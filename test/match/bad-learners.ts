import { expect } from 'vitest';
import { randomAnswer } from '../../src/engine/answers.ts';
import { lessonsOf } from '../../src/engine/lesson.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import type { Panel } from '../../src/match/matches.ts';
import { anna, ben, createHarness, home, type MatchHarness } from './harness.ts';

const everyGame = [...games.values()];
export const families = lessonsOf(everyGame).map(({ family }) => family.id);
/** What each of them tries, apart from the steps. */
const TRIES = 15;

/** One learner in a lesson: the panel they look at may be an old one. */
interface Learner {
  readonly at: MatchHarness;
  readonly family: string;
  readonly random: Random;
  readonly panel: Panel;
}

const open = async ({ at }: Pick<Learner, 'at'>, family: string, restart = false): Promise<Panel> =>
  at.matches.learn({ player: anna, family, restart, home, token: null });
const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)] as T;
const step = ({ at, panel: { id, seq, lesson } }: Learner, user = anna.id): Promise<unknown> =>
  at.matches.answer(id, user, seq, lesson?.answer ?? [], null);

/** Everything a person can do in a match, sensible or not. */
const actions: readonly ((learner: Learner) => Promise<unknown>)[] = [
  ({ at, panel: { id, seq, lesson }, random }) =>
    at.matches.answer(id, anna.id, seq, lesson ? randomAnswer(lesson.others, random) : [], null),
  ({ at, panel: { id, lesson }, random }) =>
    at.matches.answerByMove(id, anna.id, lesson ? randomAnswer(lesson.others, random).join(', ') : 'end', null),
  ({ at, panel: { id }, random }) => at.matches.answerByMove(id, anna.id, pick(['', '7', 'win', '👉'], random), null),
  ({ at, panel: { id, seq, lesson }, random }) =>
    at.matches.plan(id, anna.id, seq, lesson ? [lesson.answer, randomAnswer(lesson.others, random)] : [], null),
  async (learner) => Promise.allSettled([step(learner), step(learner)]),
  async (learner) => step(learner),
  async (learner) => step(learner, ben.id),
  ({ at, panel: { id, seq }, random }) => at.matches.undo(id, anna.id, seq, pick(['step', 'turn'], random), null),
  async ({ at, panel: { id, seq } }) => at.matches.undo(id, anna.id, seq - 1, 'step', null),
  ({ at, panel: { id }, random }) => at.matches.askTakeback(id, anna.id, pick(['step', 'turn'], random), null),
  async (learner) => open(learner, learner.family, true),
  async (learner) => open(learner, pick(families, learner.random), learner.random.below(2) === 0),
  async ({ at, panel: { id } }) => at.matches.resign(id, anna.id, null),
  async ({ at, panel: { id } }) => at.matches.adjourn(id, anna.id, null),
  async ({ at, panel: { id } }) => at.matches.autopilot(id, anna.id, null),
  async ({ at, panel: { id } }) => at.matches.rematch(id, anna.id, null),
  async ({ at, panel: { id } }) => at.matches.hint(id, anna.id),
  async ({ at, panel: { id } }) => at.matches.processDue(id),
];

/** Plays a lesson badly with many learners, each refused kindly and never stuck, then by its steps. Returns how many won. */
export async function playBadly(family: string, learners: number): Promise<number> {
  let won = 0;
  for (let number = 0; number < learners; number++) {
    const at = createHarness({}, 1, undefined, everyGame);
    const random = randomFrom({ seed: `bad ${family} ${number}`, drawn: 0 });
    let panel = await open({ at }, family);
    for (let count = 0; count < TRIES; count++) {
      // Now and then the message they click is an old one.
      if (random.below(3) > 0) panel = await open({ at }, family);
      const learner = { at, family, random, panel };
      await pick(actions, random)(learner).catch((error: unknown) => expect(error).toHaveProperty('reason.de'));
      const found = await open({ at }, family);
      expect(found.lesson, `learner ${number}, try ${count}`).not.toBeNull();
      if (random.below(2) === 0) await step({ ...learner, panel: found });
    }
    panel = await open({ at }, family);
    while (panel.lesson) panel = await at.matches.answer(panel.id, anna.id, panel.seq, panel.lesson.answer, null);
    if (panel.sheet.ending?.kind === 'won') won++;
    expect(at.troubles).toEqual([]);
  }
  return won;
}
