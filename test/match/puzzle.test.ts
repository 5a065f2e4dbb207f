import { expect, test } from 'vitest';
import { opponents } from '../../src/bots/index.ts';
import type { Puzzle } from '../../src/engine/puzzle.ts';
import { games } from '../../src/games/index.ts';
import { createMatches, type Matches, type Panel } from '../../src/match/index.ts';
import { dayAt, puzzleOfDay } from '../../src/match/lobby/daily-seed.ts';
import { DAY } from '../../src/match/limits.ts';
import { isLegal } from '../../src/match/play/standing-orders.ts';
import type { UserRef } from '../../src/match/matches.ts';
import { puzzleFamilies, readPuzzles, readPuzzlesOf } from '../../src/puzzles.ts';
import { memoryStore, type MemoryStore, testClock, type TestRuntime, testRuntime } from './memory-store.ts';
import { anna, ben, home } from './harness.ts';

/** Always the same ones, however many there are. */
const shipped = readPuzzles().slice(0, 5);

interface House {
  readonly matches: Matches;
  readonly store: MemoryStore;
  readonly world: TestRuntime;
  readonly troubles: unknown[];
}

function house(puzzles: readonly Puzzle[] = shipped): House {
  const [store, runtime, troubles] = [memoryStore(), testRuntime(undefined, 1), [] as unknown[]];
  const report = (error: unknown) => void troubles.push(error);
  const matches = createMatches({
    store,
    runtime,
    clock: testClock(),
    games,
    bots: opponents,
    puzzles,
    limits: {},
    report,
  });
  return { matches, store, world: runtime, troubles };
}

const asked = (at: House, player: UserRef = anna, again = false): Promise<Panel> =>
  at.matches.puzzle({ player, again, home, token: null });
const todays = ({ world: runtime }: House): Puzzle => puzzleOfDay(shipped, dayAt(runtime.now())) as Puzzle;

/** Ends the turn, and with it the puzzle. */
async function ended({ matches }: House, id: string, user: string): Promise<Panel> {
  const { question, seq } = await matches.panel(id, user);
  return question ? matches.answer(id, user, seq, question.fallback, null) : matches.panel(id, user);
}

async function solved(at: House, player: UserRef = anna, again = false): Promise<Panel> {
  const { id } = await asked(at, player, again);
  for (const answer of todays(at).line) {
    const { seq, question } = await at.matches.panel(id, player.id);
    // What a standing order answers is not asked.
    if (!question || !isLegal(question, answer)) continue;
    await at.matches.answer(id, player.id, seq, answer, null);
  }
  return ended(at, id, player.id);
}

const missed = async (at: House, player: UserRef = anna, again = false): Promise<Panel> =>
  ended(at, (await asked(at, player, again)).id, player.id);

test('everybody gets the same position on a day, and another one on the next', async () => {
  const at = house();
  const [one, other] = [await asked(at), await asked(at, ben)];
  expect(one.id).not.toBe(other.id);
  expect(one.sheet.terms.puzzle).toMatchObject({
    id: todays(at).id,
    day: dayAt(at.world.now()),
    goal: todays(at).goal,
  });
  expect(other.sheet.terms.puzzle).toEqual(one.sheet.terms.puzzle);
  expect(one.question?.choices).toEqual(other.question?.choices);
  expect((await asked(at)).id).toBe(one.id);
  at.world.time += DAY;
  expect((await asked(at)).sheet.terms.puzzle?.day).toBe(dayAt(at.world.now()));
});

test('the proven line solves it, and the end of the turn is the end of it', async () => {
  const at = house();
  const { id, sheet } = await solved(at);
  expect(sheet.status).toBe('over');
  const facts = await at.matches.puzzleInfo(id, anna.id);
  expect(facts).toMatchObject({
    solved: true,
    goal: todays(at).goal,
    streak: { row: 1, best: 1, solved: 1, tried: 1 },
  });
  expect(facts.solution.length).toBeGreaterThanOrEqual(2);
});

test('whoever ends the turn at once has not solved it, and sees the solution only then', async () => {
  const at = house();
  const { id } = await asked(at);
  expect(await at.matches.puzzleInfo(id, anna.id)).toMatchObject({ solved: null, solution: [] });
  const { sheet, question } = await ended(at, id, anna.id);
  expect([sheet.status, question]).toEqual(['over', null]);
  const facts = await at.matches.puzzleInfo(id, anna.id);
  expect(facts).toMatchObject({ solved: false, streak: { row: 0, tried: 1 } });
  expect(facts.solution.length).toBeGreaterThanOrEqual(2);
});

const ofEveryFamily = puzzleFamilies.flatMap((family) => readPuzzlesOf(family).slice(0, 2));

test.each(puzzleFamilies)('each family has its own puzzle of the day, and counts on its own: %s', async (family) => {
  const at = house(ofEveryFamily);
  expect(at.matches.puzzleFamilies().map(({ id }) => id)).toEqual(puzzleFamilies);
  const today = puzzleOfDay(readPuzzlesOf(family).slice(0, 2), dayAt(at.world.now())) as Puzzle;
  const ask = { player: anna, again: false, family, home, token: null };
  const { id, sheet } = await at.matches.puzzle(ask);
  expect(sheet.terms.puzzle?.id).toBe(today.id);
  expect(sheet.players).toHaveLength(today.seats ?? 2);
  expect((await at.matches.puzzle(ask)).id).toBe(id);
  for (const answer of today.line) {
    const { seq, question } = await at.matches.panel(id, anna.id);
    if (question && isLegal(question, answer)) await at.matches.answer(id, anna.id, seq, answer, null);
  }
  expect((await ended(at, id, anna.id)).sheet.status).toBe('over');
  const info = await at.matches.puzzleInfo(id, anna.id);
  expect(info).toMatchObject({ family, solved: true, counts: true, streak: { row: 1, tried: 1 } });
  expect(info.start).toBeGreaterThan(0);
  expect(info.start).toBeLessThan(info.goal);
  for (const other of puzzleFamilies)
    expect((await at.matches.streak(anna.id, other)).tried).toBe(other === family ? 1 : 0);
  const profile = await at.matches.playerProfile(ben.id, anna.id);
  expect(profile.figures?.streak).toEqual({ row: 1, best: 1 });
  await expect(at.matches.puzzle({ ...ask, family: 'chess' })).rejects.toThrow('no puzzle today');
  await at.matches.purge(anna.id);
  expect(await at.matches.streak(anna.id, family)).toMatchObject({ tried: 0 });
});

test('a puzzle suggests no moves: they could solve it', async () => {
  const several = readPuzzlesOf('dice').slice(0, 5);
  const at = house(several);
  let suggested = 0;
  for (let day = 0; day < several.length; day++, at.world.time += DAY) {
    const { game, view, question } = await asked(at);
    const own = games.get(game.info.id)?.text;
    if (!question) throw new Error('nothing is asked');
    suggested += own?.suggestPlans?.(view, question).length ?? 0;
    expect(game.text.suggestPlans?.(view, question)).toEqual([]);
  }
  expect(suggested).toBeGreaterThan(0);
});

test('a puzzle begun before midnight counts for its own day, wherever the player lives', async () => {
  const at = house(ofEveryFamily);
  at.world.time = Date.parse('2026-11-17T23:59:00Z');
  const late = await at.matches.puzzle({ player: anna, again: false, family: 'dice', home, token: null });
  at.world.time = Date.parse('2026-11-18T00:01:00Z');
  const next = await at.matches.puzzle({ player: anna, again: false, family: 'dice', home, token: null });
  expect(next.id).not.toBe(late.id);
  await ended(at, late.id, anna.id);
  await ended(at, next.id, anna.id);
  expect(await at.matches.streak(anna.id, 'dice')).toMatchObject({ day: '2026-11-18', tried: 2 });
});

test('moves are taken back freely until the turn is ended', async () => {
  const at = house();
  const { id, seq, question } = await asked(at);
  const [first = []] = todays(at).line;
  const moved = await at.matches.answer(id, anna.id, seq, first, null);
  const back = await at.matches.undo(id, anna.id, moved.seq, 'step', null);
  expect(back.question?.choices).toEqual(question?.choices);
});

test('only the first try of a day counts', async () => {
  const at = house();
  const { id } = await missed(at);
  expect((await asked(at)).id).toBe(id);
  const again = await solved(at, anna, true);
  expect(again.id).not.toBe(id);
  expect(await at.matches.puzzleInfo(again.id, anna.id)).toMatchObject({
    solved: true,
    counts: false,
    streak: { row: 0, solved: 0, tried: 1 },
  });
});

test('solved days in a row are counted; a day missed or left out begins anew', async () => {
  const at = house();
  const streak = async () => at.matches.streak(anna.id);
  await solved(at);
  at.world.time += DAY;
  await solved(at);
  expect(await streak()).toMatchObject({ row: 2, best: 2 });
  at.world.time += 2 * DAY;
  await solved(at);
  expect(await streak()).toMatchObject({ row: 1, best: 2 });
  at.world.time += DAY;
  await missed(at);
  expect(await streak()).toMatchObject({ row: 0, best: 2, solved: 3, tried: 4 });
});

test('a streak lasts while its next day can still be solved', async () => {
  const at = house();
  at.world.time = Date.parse('2026-11-17T12:00:00Z');
  await solved(at);
  const streakOn = async (time: string) => {
    at.world.time = Date.parse(time);
    return at.matches.streak(anna.id);
  };
  expect(await streakOn('2026-11-19T23:59:00Z')).toMatchObject({ row: 1, best: 1 });
  expect(await streakOn('2026-11-20T00:00:00Z')).toMatchObject({ row: 0, best: 1 });
});

test('what is finished later than the day after counts for nothing', async () => {
  const at = house();
  const { id } = await asked(at);
  at.world.time += 3 * DAY;
  await ended(at, id, anna.id);
  expect(await at.matches.streak(anna.id)).toMatchObject({ tried: 0 });
});

test('a server lists who solved it at the first try and in time, each once', async () => {
  const at = house();
  const list = async (day: string) => at.matches.puzzleSolvers('g', 'rivals', day);
  const [cleo, dora, emil] = ['cleo', 'dora', 'emil'].map((id) => ({ id: `u-${id}`, name: id })) as [
    UserRef,
    UserRef,
    UserRef,
  ];
  const day = dayAt(at.world.now());
  await at.matches.puzzle({ player: cleo, again: false, home: { ...home, guild: null }, token: null });
  await asked(at, dora);
  await missed(at, ben);
  await solved(at, ben, true);
  await solved(at, emil);
  at.world.time += 1000;
  await solved(at);
  await solved(at, anna, true);
  await solved(at, cleo);
  expect(await list(day)).toEqual([emil.id, anna.id]);
  await at.matches.settings(emil.id, { unranked: true });
  expect(await list(day)).toEqual([anna.id]);
  // Dora's puzzle is still that of its day, and now too late for the list.
  const line = todays(at).line;
  const { id } = await asked(at, dora);
  at.world.time += 2 * DAY;
  for (const answer of line) {
    const { seq, question } = await at.matches.panel(id, dora.id);
    if (question && isLegal(question, answer)) await at.matches.answer(id, dora.id, seq, answer, null);
  }
  expect((await ended(at, id, dora.id)).sheet.status).toBe('over');
  expect(await at.matches.puzzleInfo(id, dora.id)).toMatchObject({ solved: true, streak: { tried: 0 } });
  expect(await list(day)).toEqual([anna.id]);
});

test('two clicks that end it at the same moment count once', async () => {
  const at = house();
  const { id } = await asked(at);
  const { question, seq } = await at.matches.panel(id, anna.id);
  const end = async (token: string): Promise<unknown> =>
    at.matches.answer(id, anna.id, seq, question?.fallback ?? [], token);
  const ends = await Promise.allSettled([end('one'), end('two'), end('two')]);
  expect(ends.map(({ status }) => status)).toContain('fulfilled');
  expect((await at.matches.panel(id, anna.id)).sheet.status).toBe('over');
  expect(await at.matches.streak(anna.id)).toMatchObject({ tried: 1, row: 0 });
});

test('nobody else can answer it, and what is over is not answered twice', async () => {
  const at = house();
  const { id, seq, question } = await asked(at);
  await expect(at.matches.answer(id, ben.id, seq, question?.fallback ?? [], null)).rejects.toMatchObject({
    kind: 'not-a-player',
  });
  await expect(at.matches.puzzleInfo(id, ben.id)).rejects.toMatchObject({ kind: 'not-a-player' });
  expect((await at.matches.panel(id, anna.id)).sheet.status).toBe('open');
  await ended(at, id, anna.id);
  await expect(at.matches.answer(id, anna.id, seq, question?.fallback ?? [], null)).rejects.toMatchObject({
    kind: 'not-open',
  });
  expect(await at.matches.streak(anna.id)).toMatchObject({ tried: 1 });
});

test('it is no match like others: no hint, no record, no rematch, in no list, and nothing is said', async () => {
  const at = house();
  const { id } = await asked(at);
  await expect(at.matches.hint(id, anna.id)).rejects.toThrow('no hints');
  await expect(at.matches.log(id, anna.id)).rejects.toThrow('puzzles');
  expect(await at.matches.list(anna.id)).toEqual([]);
  await ended(at, id, anna.id);
  expect((await at.store.finished(id))?.sheet).not.toHaveProperty('tally');
  await expect(at.matches.record(id)).rejects.toThrow('puzzles');
  await expect(at.matches.review(id)).rejects.toThrow('puzzles');
  await expect(at.matches.rematch(id, anna.id, null)).rejects.toThrow('puzzles');
  expect(await at.matches.finishedOf(anna.id, 10)).toEqual([]);
  expect(at.store.outbox).toEqual([]);
});

test('whoever deletes their data is forgotten with their puzzles', async () => {
  const at = house();
  await solved(at);
  await at.matches.purge(anna.id);
  expect(await at.matches.streak(anna.id)).toMatchObject({ day: '', row: 0, best: 0, tried: 0 });
});

test('a puzzle that was set aside as unreadable gives way to a try that does not count', async () => {
  const at = house();
  const { id } = await asked(at);
  await at.store.quarantine(id, 'damaged');
  const again = await asked(at);
  expect(again.id).not.toBe(id);
  expect(await at.matches.puzzleInfo(again.id, anna.id)).toMatchObject({ counts: false });
});

test('a puzzle that this version cannot read is none today, and whoever runs the bot is told', async () => {
  const broken = house(shipped.map((puzzle) => ({ ...puzzle, rest: 'nothing' })));
  await expect(asked(broken)).rejects.toThrow('no puzzle today');
  expect(broken.troubles).toHaveLength(1);
  await expect(asked(house([]))).rejects.toThrow('no puzzle today');
});

test('the daily post of a server comes once a day, follows to another channel, and ends by the same command', async () => {
  const at = house();
  const posted = (): readonly unknown[] =>
    at.store.outbox.filter(({ kind }) => kind === 'puzzle').map(({ detail }) => (detail as { day: string }).day);
  const wake = async (): Promise<void> => {
    for (const id of (await at.store.due(at.world.now(), 10)).ids) await at.matches.processDue(id);
  };
  expect(await at.matches.dailyPuzzle('g', 'c', 'en')).toBe('on');
  const first = dayAt(at.world.now());
  await wake();
  expect(posted()).toEqual([first]);
  at.world.time += 3 * DAY;
  await wake();
  await wake();
  expect(posted()).toEqual([first, dayAt(at.world.now())]);
  expect(await at.matches.dailyPuzzle('g', 'other', 'de')).toBe('moved');
  expect(await at.matches.dailyPuzzle('g', 'other', 'de')).toBe('off');
  at.world.time += DAY;
  await wake();
  expect(posted()).toHaveLength(2);
  expect(await at.matches.dailyPuzzle('g', 'c', 'en')).toBe('on');
  expect(posted()).toHaveLength(3);
});

test('the daily post shows the family its managers chose, and changes to another at once', async () => {
  const at = house(ofEveryFamily);
  const posted = (): readonly unknown[] =>
    at.store.outbox.filter(({ kind }) => kind === 'puzzle').map(({ detail }) => (detail as { family: string }).family);
  const wake = async (): Promise<void> => {
    for (const id of (await at.store.due(at.world.now(), 10)).ids) await at.matches.processDue(id);
  };
  await expect(at.matches.dailyPuzzle('g', 'c', 'en', 'chess')).rejects.toThrow('no puzzle today');
  expect(await at.matches.dailyPuzzle('g', 'c', 'en')).toBe('on');
  await expect(at.matches.dailyPuzzle('g', 'c', 'en', 'chess')).rejects.toThrow('no puzzle today');
  expect(posted()).toEqual(['rivals']);
  const chosen = ['cities-and-knights', 'settlers', 'dice'];
  for (const family of chosen) expect(await at.matches.dailyPuzzle('g', 'c', 'en', family)).toBe('on');
  expect(posted()).toEqual(['rivals', ...chosen]);
  at.world.time += DAY;
  await wake();
  expect(posted()).toEqual(['rivals', ...chosen, 'dice']);
  expect(await at.matches.dailyPuzzle('g', 'other', 'de')).toBe('moved');
  expect(await at.matches.dailyPuzzle('g', 'other', 'de', 'dice')).toBe('off');
  at.world.time += DAY;
  await wake();
  expect(posted()).toHaveLength(5);
  expect(at.troubles).toEqual([]);
});

test('whoever names no family gets the one they tried last', async () => {
  const at = house(ofEveryFamily);
  const familyOf = async (): Promise<unknown> => (await asked(at)).sheet.terms.puzzle?.family;
  expect(await familyOf()).toBe('rivals');
  for (const family of ['struggle', 'dice']) {
    const { id } = await at.matches.puzzle({ player: anna, again: false, family, home, token: null });
    await ended(at, id, anna.id);
  }
  // The first of two on one day, in their usual order.
  expect(await familyOf()).toBe('dice');
  at.world.time += DAY;
  expect(await familyOf()).toBe('dice');
  const { id } = await at.matches.puzzle({ player: anna, again: false, family: 'struggle', home, token: null });
  await ended(at, id, anna.id);
  expect(await familyOf()).toBe('struggle');
  expect((await asked(at, ben)).sheet.terms.puzzle?.family).toBe('rivals');
});

test('the daily post ends with the matches of a server the bot was removed from', async () => {
  const at = house();
  await at.matches.dailyPuzzle('g', 'c', 'en');
  expect(await at.matches.servers()).toEqual(new Set(['g']));
  expect(await at.matches.leaveServer('g')).toBe(1);
  at.world.time += DAY;
  expect((await at.store.due(at.world.now(), 10)).ids).toEqual([]);
});

test('the matches of a server are counted and listed without its daily post', async () => {
  const at = house();
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) {
    ids.push(
      (await at.matches.challenge({ game: 'rivals', challenger: anna, opponents: [ben], home, token: null })).id,
    );
  }
  const listed = async () => {
    const { total, sheets } = await at.matches.inServer('g', 0, 10);
    return { total, ids: sheets.map(({ id }) => id).toSorted() };
  };
  expect(await listed()).toEqual({ total: 3, ids: ids.toSorted() });
  expect(await at.matches.dailyPuzzle('g', 'c', 'en')).toBe('on');
  expect(await listed()).toEqual({ total: 3, ids: ids.toSorted() });
});
