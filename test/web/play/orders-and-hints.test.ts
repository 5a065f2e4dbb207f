import { afterEach, expect, it } from 'vitest';
import type { PlayCheckReply, PlayHintReply } from '../../../src/web/play/play-api.ts';
import { anna, ben, home, startedMatch, storedMatchOf, userAt } from '../../match/harness.ts';
import type { WebHarness } from '../web-harness.ts';
import { type Browser, freshToken, openPlayHarness, signedInBrowser } from './play-harness.ts';
import { sensibleMove } from './sensible-answer.ts';

let at: WebHarness;
afterEach(async () => {
  await at.close();
  expect(at.troubles).toEqual([]);
});

/** The browsers of the player who is asked first and of the other one. */
async function browsersOf(id: string): Promise<{ readonly asked: Browser; readonly idle: Browser }> {
  const sheet = await storedMatchOf(at, id);
  const user = userAt(sheet, sheet.waits[0]?.seat ?? 0);
  return {
    asked: await signedInBrowser(at, user, id),
    idle: await signedInBrowser(at, user === anna.id ? ben.id : anna.id, id),
  };
}

/** Plays sensibly until a question fits; returns the browser of the player who is asked it. */
async function playUntil(id: string, wanted: (choices: readonly string[], key: string) => boolean): Promise<Browser> {
  for (let answers = 0; answers < 300; answers++) {
    const sheet = await storedMatchOf(at, id);
    const move = sensibleMove(sheet);
    if (!move) break;
    const user = userAt(sheet, move.decision.seat);
    if (wanted(move.decision.choices, move.decision.key)) return signedInBrowser(at, user, id);
    const { seq } = await at.matches.panel(id, user);
    await at.matches.answer(id, user, seq, move.answer, null);
  }
  throw new Error('it was never asked');
}

it('a hint names a move, and playing it moves the match on', async () => {
  at = await openPlayHarness();
  const { id } = await at.matches.solo({ game: 'struggle', player: anna, level: 'gentle', home, token: null });
  const browser = await signedInBrowser(at, anna.id, id);
  expect((await browser.position(id)).hint).toBe(true);
  const { hint, position } = (await browser.act(id, 'hint', {})) as PlayHintReply;
  expect(hint?.text.de).toMatch(/\w/);
  const reply = await browser.act(id, 'plan', { seq: position.seq, moves: hint?.moves ?? [], token: freshToken() });
  expect(reply.problem).toBeUndefined();
  expect(reply.position.version).toBeGreaterThan(position.version);
});

it('a match between people gives no hint, in words', async () => {
  at = await openPlayHarness();
  const { id } = await startedMatch(at, { game: 'dice', options: { variant: 'island-one' } });
  const { asked } = await browsersOf(id);
  expect((await asked.position(id)).hint).toBe(false);
  const reply = (await asked.act(id, 'hint', {})) as PlayHintReply;
  expect(reply.problem?.en).toMatch(/\w/);
  expect(reply.hint).toBeUndefined();
});

it('a standing order is set, kept for all matches of its game, and removed', async () => {
  at = await openPlayHarness();
  const { id } = await startedMatch(at, { game: 'settlers', options: { variant: 'two' } });
  const browser = await signedInBrowser(at, anna.id, id);
  const [order] = (await browser.position(id)).orders;
  const setting = order?.settings.at(-1)?.id ?? '';
  const set = await browser.act(id, 'order', { order: order?.id ?? '', setting, mode: 'late' });
  expect(set.position.orders[0]).toMatchObject({ setting, mode: 'late', own: true });
  const other = await startedMatch(at, { game: 'settlers', options: { variant: 'two' } });
  expect((await browser.position(other.id)).orders[0]).toMatchObject({ setting, mode: 'late' });
  const foreign = await signedInBrowser(at, ben.id, id);
  expect((await foreign.position(id)).orders[0]?.own).toBe(false);
  const removed = await browser.act(id, 'order', { order: order?.id ?? '', setting: null, mode: 'now' });
  expect(removed.position.orders[0]?.own).toBe(false);
  const unknown = await browser.act(id, 'order', { order: 'no such order', setting, mode: 'now' });
  expect(unknown.problem?.en).toMatch(/\w/);
});

it('turns are planned ahead while others play, and the plan is dropped again', async () => {
  at = await openPlayHarness();
  const { id } = await startedMatch(at, { game: 'rivals', options: { variant: 'intro' } });
  const { idle, asked } = await browsersOf(id);
  expect((await asked.position(id)).mayPlanAhead).toBe(false);
  expect(await idle.position(id)).toMatchObject({ mayPlanAhead: true, ahead: null, question: null });
  const plan = { upTo: 'roll', turns: 2 } as const;
  expect((await idle.act(id, 'ahead', { plan, token: freshToken() })).position.ahead).toEqual(plan);
  expect((await idle.act(id, 'ahead', { plan: null, token: freshToken() })).position.ahead).toBeNull();
});

it('picks are checked by the rules before they are sent', async () => {
  at = await openPlayHarness();
  const { id } = await startedMatch(at, { game: 'rivals', options: { variant: 'tournament' } });
  const { asked } = await browsersOf(id);
  const { question } = await asked.position(id);
  expect(question?.checked).toBe(true);
  const check = async (answer: readonly string[]): Promise<PlayCheckReply> =>
    (await (await asked.post(`/play/m/${id}/check`, { answer })).json()) as PlayCheckReply;
  expect((await check(question?.decks?.[0]?.answer ?? [])).problem).toBeNull();
  expect((await check([question?.choices[0]?.id ?? ''])).problem?.en).toMatch(/\w/);
});

it('a deck is chosen among one’s own and those ready to play', async () => {
  at = await openPlayHarness();
  const { id } = await startedMatch(at, { game: 'rivals', options: { variant: 'tournament' } });
  const { sheet, game } = await at.matches.panel(id, anna.id);
  const [ready] = game.decks?.premade(sheet.terms.options) ?? [];
  await at.matches.newDeck(anna.id, 'rivals', 'My Fleet', ready?.line ?? '');
  const names = async (user: string) =>
    (await (await signedInBrowser(at, user, id)).position(id)).question?.decks?.map(({ name }) => name.en);
  expect(await names(anna.id)).toEqual(['My Fleet', ...((await names(ben.id)) ?? [])]);
  const { asked } = await browsersOf(id);
  const { question, seq } = await asked.position(id);
  const answer = question?.decks?.[1]?.answer ?? [];
  const reply = await asked.act(id, 'answer', { seq, answer, token: freshToken() });
  expect(reply.problem).toBeUndefined();
  expect(reply.position.question?.decks ?? null).toBeNull();
});

it('an offer from the tray is shown to the others, who are asked about it', async () => {
  at = await openPlayHarness();
  const { id } = await startedMatch(at, { game: 'settlers', options: { variant: 'two' } });
  const maker = await playUntil(id, (choices) => choices.includes('offer'));
  const { question, seq, seat } = await maker.position(id);
  const { opens = null, fields = [] } = question?.form ?? {};
  const [gives = [], wants = []] = fields.map(({ options }) => options.flatMap(({ picks: [first] }) => first ?? []));
  const give = gives[0] ?? '';
  const want = wants.find((id) => id.split(' ')[1] !== give.split(' ')[1]) ?? '';
  const moves = [[opens ?? ''], [give, want]];
  const offered = await maker.act(id, 'plan', { seq, moves, token: freshToken() });
  expect(offered.problem).toBeUndefined();
  const other = await signedInBrowser(at, userAt(await storedMatchOf(at, id), 1 - seat), id);
  const seen = await other.position(id);
  expect(seen.offer).toMatchObject({ from: seat, awaiting: [1 - seat] });
  expect(seen.question).toMatchObject({ mine: false });
});

it('the next match that waits is named until none does', async () => {
  at = await openPlayHarness();
  const ids = [(await startedMatch(at)).id, (await startedMatch(at)).id];
  const [first = '', second = ''] = ids;
  const sheet = await storedMatchOf(at, second);
  const user = userAt(sheet, sheet.waits[0]?.seat ?? 0);
  const browser = await signedInBrowser(at, user, first);
  expect(await browser.position(first)).toMatchObject({ next: second, waitingMatches: 1 });
  await at.matches.resign(second, user, null);
  expect(await browser.position(first)).toMatchObject({ next: null, waitingMatches: 0 });
});
