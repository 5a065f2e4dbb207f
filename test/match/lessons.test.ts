import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../src/engine/answers.ts';
import type { AnyGame, LessonStep } from '../../src/engine/game/index.ts';
import { isStep } from '../../src/engine/game/lesson.ts';
import { lessonsOf } from '../../src/engine/lesson.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { dice } from '../../src/games/dice/game.ts';
import { games } from '../../src/games/index.ts';
import { opponents } from '../../src/bots/index.ts';
import { createMatches } from '../../src/match/index.ts';
import { Problem } from '../../src/match/problems.ts';
import { lessonTopics, noTips, tipFor } from '../../src/match/view/tips.ts';
import type { Panel } from '../../src/match/matches.ts';
import { anna, ben, createHarness, home, type MatchHarness } from './harness.ts';

const everyGame = [...games.values()];
const families = lessonsOf(everyGame).map(({ family }) => family.id);

const learn = (
  at: Pick<MatchHarness, 'matches'>,
  family: string,
  { restart = false, token = null as string | null, player = anna } = {},
) => at.matches.learn({ player, family, restart, home, token });

/** Does the step that is open. */
const follow = (at: Pick<MatchHarness, 'matches'>, panel: Panel, user = anna.id): Promise<Panel> =>
  at.matches.answer(panel.id, user, panel.seq, panel.lesson?.answer ?? [], null);

async function followAll(at: MatchHarness, first: Panel): Promise<{ readonly end: Panel; readonly numbers: number[] }> {
  const numbers: number[] = [];
  let panel = first;
  while (panel.sheet.status === 'open') {
    numbers.push(panel.lesson?.number ?? 0);
    panel = await follow(at, panel);
  }
  return { end: panel, numbers };
}

/** The Dice Game with other moves in its lesson, as after an update. */
function updated(change: (step: LessonStep, number: number) => LessonStep): AnyGame {
  const [lesson] = dice.lessons ?? [];
  if (!lesson) throw new Error('no lesson');
  let number = 0;
  const moves = lesson.moves.map((move) => (isStep(move) ? change(move, ++number) : move));
  return { ...dice, lessons: [{ ...lesson, moves }] };
}

describe.each(families)('the lesson of %s', (family) => {
  test('is won by following its steps, counted from the first to the last', async () => {
    const at = createHarness({}, 1, undefined, everyGame);
    const first = await learn(at, family);
    const { end, numbers } = await followAll(at, first);
    expect(end.sheet.ending).toEqual({ kind: 'won', ranking: expect.any(Array) });
    expect('ranking' in (end.sheet.ending ?? {}) && end.sheet.ending).toMatchObject({ ranking: { 0: [first.seat] } });
    expect(numbers).toEqual(Array.from({ length: first.lesson?.steps ?? 0 }, (_, index) => index + 1));
    expect(numbers.length).toBeLessThanOrEqual(60);
    expect(at.troubles).toEqual([]);
    expect((await at.matches.lessons(anna.id)).find((each) => each.family.id === family)).toMatchObject({
      step: null,
      done: true,
    });
  });

  test('whatever else is tried, the step stays open, kindly, and the lesson can still be won', async () => {
    const at = createHarness({}, 1, undefined, everyGame);
    const random = randomFrom({ seed: `stubborn ${family}`, drawn: 0 });
    let panel = await learn(at, family);
    while (panel.sheet.status === 'open') {
      const { lesson } = panel;
      if (!lesson) throw new Error('the step is lost');
      for (let attempt = 0; attempt < 10; attempt++) {
        const answer = randomAnswer(lesson.others, random);
        if (answer.toSorted().join() === lesson.answer.toSorted().join()) continue;
        await expect(at.matches.answer(panel.id, anna.id, panel.seq, answer, null)).rejects.toMatchObject({
          kind: 'not-allowed',
        });
        await at.matches.answerByMove(panel.id, anna.id, answer.join(', '), null).then(
          () => expect.fail('another move was accepted'),
          (error: unknown) => expect(error).toBeInstanceOf(Error),
        );
      }
      expect((await at.matches.panel(panel.id, anna.id)).lesson?.number).toBe(lesson.number);
      panel = await follow(at, panel);
    }
    expect(panel.sheet.ending?.kind).toBe('won');
    expect(at.troubles).toEqual([]);
  });

  test('goes on where it was left, also after a step was undone', async () => {
    const at = createHarness({}, 1, undefined, everyGame);
    let panel = await learn(at, family);
    for (let count = 0; count < 3; count++) {
      panel = await follow(at, panel);
      expect((await learn(at, family)).lesson?.number).toBe(panel.lesson?.number);
      if (!panel.undo) continue;
      const back = await at.matches.undo(panel.id, anna.id, panel.seq, 'step', null);
      expect(back.lesson?.number).toBe((panel.lesson?.number ?? 0) - 1);
      panel = await follow(at, back);
    }
    expect((await followAll(at, panel)).end.sheet.ending?.kind).toBe('won');
  });
});

test('steps of a lesson show one choice only, of all that a real match would offer', async () => {
  const at = createHarness({}, 1, undefined, everyGame);
  const panel = await learn(at, 'rivals');
  const built = await follow(at, await follow(at, panel));
  expect(built.question?.choices).toEqual(['build large-trade-ship +1d1']);
  expect(built.lesson?.others.choices.length).toBeGreaterThan(5);
});

test('lessons of several games are open side by side, apart from matches, and each can be started over', async () => {
  const at = createHarness({}, 1, undefined, everyGame);
  const rivals = await follow(at, await learn(at, 'rivals'));
  const struggle = await learn(at, 'struggle');
  expect(struggle.id).not.toBe(rivals.id);
  expect((await learn(at, 'rivals')).id).toBe(rivals.id);
  expect(await at.matches.list(anna.id)).toEqual([]);
  expect((await at.matches.lessons(anna.id)).map(({ step }) => step).filter((step) => step !== null)).toEqual([2, 1]);
  const again = await learn(at, 'rivals', { restart: true, token: 'again' });
  expect(again.id).not.toBe(rivals.id);
  expect(again.lesson?.number).toBe(1);
  expect((await learn(at, 'rivals')).id).toBe(again.id);
  expect((await learn(at, 'struggle')).id).toBe(struggle.id);
});

test('two clicks at once begin one lesson, and everyone has their own', async () => {
  const at = createHarness({}, 1, undefined, everyGame);
  const [one, other] = await Promise.all([learn(at, 'dice', { token: 'a' }), learn(at, 'dice', { token: 'b' })]);
  expect(one.id).toBe(other.id);
  const bens = await learn(at, 'dice', { player: ben });
  expect(bens.id).not.toBe(one.id);
  await expect(follow(at, one, ben.id)).rejects.toMatchObject({ kind: 'not-a-player' });
});

test('a lesson posts nothing, gives no hints and leaves ratings alone', async () => {
  const at = createHarness({}, 1, undefined, everyGame);
  const first = await learn(at, 'struggle');
  expect(first.actions).not.toContain('hint');
  await expect(at.matches.hint(first.id, anna.id)).rejects.toMatchObject({ kind: 'not-allowed' });
  await followAll(at, first);
  expect((await at.matches.playerProfile(anna.id, anna.id)).figures?.families).toEqual([]);
});

/** The same store after an update of the Dice Game. */
const afterUpdate = ({ store, runtime, clock }: MatchHarness, game: AnyGame): Pick<MatchHarness, 'matches'> => ({
  matches: createMatches({ store, runtime, clock, games: new Map([['dice', game]]), bots: opponents }),
});

describe('a lesson continued after an update', () => {
  const begun = async (): Promise<{ readonly at: MatchHarness; readonly panel: Panel }> => {
    const at = createHarness({}, 1, undefined, [dice]);
    let panel = await learn(at, 'dice');
    for (let count = 0; count < 4; count++) panel = await follow(at, panel);
    return { at, panel };
  };

  test('simply goes on if only words changed', async () => {
    const { at, panel } = await begun();
    const now = afterUpdate(
      at,
      updated((step) => ({ ...step, text: { en: 'New', de: 'Neu' } })),
    );
    const again = await learn(now, 'dice');
    expect([again.id, again.lesson?.number, again.lesson?.text.en]).toEqual([panel.id, 5, 'New']);
  });

  test.each([
    { where: 'after', changed: 14, continues: 5 },
    { where: 'before', changed: 3, continues: 3 },
  ])('keeps the steps that are the same if one $where changed', async ({ changed, continues }) => {
    const { at, panel } = await begun();
    const now = afterUpdate(
      at,
      updated((step, number) => (number === changed ? { ...step, answer: ['other'] } : step)),
    );
    expect((await now.matches.panel(panel.id, anna.id)).lesson).toBeNull();
    await expect(follow(now, { ...panel, lesson: null })).rejects.toMatchObject({ kind: 'not-allowed' });
    expect(await now.matches.lessons(anna.id)).toMatchObject([{ changed: true }]);
    const again = await learn(now, 'dice');
    expect(again.id).not.toBe(panel.id);
    expect(again.lesson?.number).toBe(continues);
    expect(await now.matches.lessons(anna.id)).toMatchObject([{ changed: false, step: continues }]);
  });
});

test('a lesson that can no longer be read is set aside, and the next click begins it again', async () => {
  const at = createHarness({}, 1, undefined, [dice]);
  await follow(at, await learn(at, 'dice'));
  const version = dice.codec.version + 1;
  const codec = { ...dice.codec, version, migrations: [{ version, migrate: () => 'damaged' }] };
  const now = afterUpdate(at, { ...dice, codec } as AnyGame);
  await expect(learn(now, 'dice')).rejects.toMatchObject({ kind: 'unreadable' });
  const again = await learn(now, 'dice');
  expect(again.lesson?.number).toBe(1);
  expect((await learn(now, 'dice')).id).toBe(again.id);
});

test('what a lesson taught isn’t told again in the first match; what it didn’t is', async () => {
  const at = createHarness({}, 1, undefined, everyGame);
  let tips = noTips;
  let panel = await learn(at, 'struggle');
  while (panel.sheet.status === 'open') {
    const noted = lessonTopics({ tips }, panel);
    if (noted) tips = noted.tips;
    expect(lessonTopics({ tips }, panel)).toBeNull();
    panel = await follow(at, panel);
  }
  const { id } = await at.matches.solo({ game: 'struggle', player: anna, level: 'gentle', home, token: null });
  const first = await at.matches.panel(id, anna.id);
  expect(tipFor({}, first)).not.toBeNull();
  expect(tipFor({ tips }, first)).toBeNull();
});

test('whoever learns Cities & Knights knows CATAN: its basics aren’t told in the first match', async () => {
  const at = createHarness({}, 1, undefined, everyGame);
  const noted = lessonTopics({}, await learn(at, 'cities-and-knights'));
  const options = { variant: 'cities-and-knights' };
  const { id } = await at.matches.solo({ game: 'settlers', options, player: anna, level: 'gentle', home, token: null });
  const first = await at.matches.panel(id, anna.id);
  expect(tipFor({}, first)?.tip?.id).toBe('place');
  expect(tipFor({ tips: noted?.tips ?? noTips }, first)).toBeNull();
});

test('unknown lessons are refused', async () => {
  const at = createHarness({}, 1, undefined, everyGame);
  await expect(learn(at, 'chess')).rejects.toBeInstanceOf(Problem);
});
