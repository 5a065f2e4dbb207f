import { afterEach, expect, it } from 'vitest';
import type { PlayMoved } from '../../../src/web/play/play-api.ts';
import { anna, ben, postsIn, startedMatch, storedMatchOf, userAt } from '../../match/harness.ts';
import type { WebHarness } from '../web-harness.ts';
import { type Browser, freshToken, openPlayHarness, signedInBrowser } from './play-harness.ts';

let at: WebHarness;
afterEach(async () => at.close());

/** Reads a stream of events as a browser does. */
async function openEvents(browser: Browser, id: string, last = '') {
  const response = await browser.get(`/play/m/${id}/events`, last === '' ? {} : { 'last-event-id': last });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next(): Promise<PlayMoved | null> {
      for (;;) {
        const [block, data] = /(?:^|\n\n)id: \d+\ndata: (.+)\n\n/.exec(text) ?? [];
        if (block && data) {
          text = text.slice(text.indexOf(block) + block.length);
          return JSON.parse(data) as PlayMoved;
        }
        const part = await reader?.read();
        if (!part || part.done) return null;
        text += part.value;
      }
    },
    close: async () => reader?.cancel(),
  };
}

/** A running match and the browsers of the player to move and of the other one. */
async function twoBrowsers() {
  const { id } = await startedMatch(at);
  const [wait] = (await storedMatchOf(at, id)).waits;
  const mover = userAt(await storedMatchOf(at, id), wait?.seat ?? 0);
  const other = mover === anna.id ? ben.id : anna.id;
  return { id, mover, other, one: await signedInBrowser(at, mover, id), two: await signedInBrowser(at, other, id) };
}

it('an answer is given once, tells the channel as a click does, and shows the new position', async () => {
  at = await openPlayHarness();
  const { id, one } = await twoBrowsers();
  postsIn(at);
  const { question, seq } = await one.position(id);
  const body = { seq, answer: question?.fallback ?? [], token: freshToken() };
  const reply = await one.act(id, 'answer', body);
  expect(reply.problem).toBeUndefined();
  expect(reply.position.version).toBeGreaterThan(seq);
  const posted = postsIn(at).map(({ kind }) => kind);
  const again = await one.act(id, 'answer', body);
  expect(again.position.version).toBe(reply.position.version);
  expect(postsIn(at)).toEqual([]);
  // The same answer by a click says the same.
  const click = await startedMatch(at);
  const waiting = (await storedMatchOf(at, click.id)).waits[0]?.seat ?? 0;
  const clicker = userAt(await storedMatchOf(at, click.id), waiting);
  postsIn(at);
  const panel = await at.matches.panel(click.id, clicker);
  await at.matches.answer(click.id, clicker, panel.seq, panel.question?.fallback ?? [], null);
  expect(postsIn(at).map(({ kind }) => kind)).toEqual(posted);
});

it('a stale answer changes nothing and shows the position as it is now', async () => {
  at = await openPlayHarness();
  const { id, mover, one } = await twoBrowsers();
  const { question, seq } = await one.position(id);
  await at.matches.answer(id, mover, seq, question?.fallback ?? [], null);
  const before = await storedMatchOf(at, id);
  const reply = await one.act(id, 'answer', { seq, answer: ['no such choice'], token: freshToken() });
  expect(reply.problem).toBeDefined();
  expect(reply.position.version).toBe(before.seq);
  expect((await storedMatchOf(at, id)).match).toEqual(before.match);
});

it('an answer that isn’t legal, or isn’t the person’s to give, is refused in words', async () => {
  at = await openPlayHarness();
  const { id, one, two } = await twoBrowsers();
  const { seq, question } = await one.position(id);
  const before = (await storedMatchOf(at, id)).match;
  const wrong = await one.act(id, 'answer', { seq, answer: ['no such choice'], token: freshToken() });
  expect(wrong.problem?.de).toMatch(/\S/);
  const foreign = await two.act(id, 'answer', { seq, answer: question?.fallback ?? [], token: freshToken() });
  expect(foreign.problem?.en).toMatch(/\S/);
  expect((await storedMatchOf(at, id)).match).toEqual(before);
});

it('an answer can be undone, and a token of one person doesn’t stop another’s', async () => {
  at = await openPlayHarness();
  const { id, one, two } = await twoBrowsers();
  const { seq, question } = await one.position(id);
  const token = freshToken();
  const { position } = await one.act(id, 'answer', { seq, answer: question?.fallback ?? [], token });
  if (position.undo) {
    const undone = await one.act(id, 'undo', { seq: position.seq, how: 'step', token: freshToken() });
    expect(undone.position.question?.key).toBe(question?.key);
  }
  const resigned = await two.act(id, 'action', { action: 'resign', token });
  expect(resigned.position.status).toBe('over');
});

it('the picture of the result has the winner of the match, whoever was ahead', async () => {
  at = await openPlayHarness();
  for (const loser of [anna, ben]) {
    const { id } = await startedMatch(at, { game: 'dice', options: { variant: 'island-one' } });
    await at.matches.resign(id, loser.id, null);
    const { result, seat, seats } = await (await signedInBrowser(at, anna.id)).position(id);
    const winner = loser === anna ? 1 - seat : seat;
    expect(result?.text.en).toBe(`${seats[winner]?.name} wins.`);
    expect(result?.scene).toMatchObject({
      people: [
        { seat: winner, rank: 1 },
        { seat: 1 - winner, rank: 2 },
      ],
      verdict: { en: 'wins by resignation' },
    });
  }
});

it('both windows hear of every change, and one that lost its connection catches up', async () => {
  at = await openPlayHarness();
  const { id, mover, one, two } = await twoBrowsers();
  const [first, second] = [await openEvents(one, id), await openEvents(two, id)];
  const now = (await storedMatchOf(at, id)).seq;
  expect((await first.next())?.version).toBe(now);
  expect((await second.next())?.version).toBe(now);
  const { seq, question } = await one.position(id);
  const { position } = await one.act(id, 'answer', { seq, answer: question?.fallback ?? [], token: freshToken() });
  expect((await second.next())?.version).toBe(position.version);
  await second.close();
  // By a click in Discord, while the window was gone.
  await at.matches.mute(id, mover, null).catch(() => undefined);
  await at.matches.resign(id, mover, null);
  const back = await openEvents(two, id, String(position.version));
  expect(await back.next()).toMatchObject({ over: true });
  await back.close();
  await first.close();
  await expect.poll(() => at.handler.players).toBe(0);
});

it('a stream ends with its session', async () => {
  at = await openPlayHarness();
  const { id, mover, one } = await twoBrowsers();
  const stream = await openEvents(one, id);
  await stream.next();
  await at.matches.endSessions(mover);
  await expect(stream.next()).rejects.toThrow('terminated');
});

it('too many streams of one session are refused', async () => {
  at = await openPlayHarness({ streamsPerSession: 2 });
  const { id, one, two } = await twoBrowsers();
  const open = [await openEvents(one, id), await openEvents(one, id)];
  expect((await one.get(`/play/m/${id}/events`)).status).toBe(429);
  const foreign = await openEvents(two, id);
  expect(await foreign.next()).not.toBeNull();
  for (const stream of [...open, foreign]) await stream.close();
});

it('opening a board counts as being there, following it doesn’t', async () => {
  at = await openPlayHarness();
  const { id, one } = await twoBrowsers();
  const seen: (boolean | undefined)[] = [];
  const { playerView } = at.matches;
  at.matches.playerView = async (match, user, here) => {
    seen.push(here);
    return playerView(match, user, here);
  };
  await one.position(id);
  await one.position(id, 0);
  expect(seen).toEqual([true, false]);
});
