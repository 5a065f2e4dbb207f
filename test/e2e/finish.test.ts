import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf, picturesIn } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { buttonOf, finishToyMatch, startToyMatch, bothGames } from './match-helpers.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEUlEQVR4nGP8z8Dwn4GBgQEADQMBAdKX0JcAAAAASUVORK5CYII=',
  'base64',
);

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({
    games: bothGames,
    renderer: {
      draw: async () => Promise.resolve({ png, width: 2, height: 3 }),
      animate: async () => Promise.reject(new Error('none')),
    },
  });
});
afterEach(async () => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(harness.warnings).toEqual([]);
  await harness.close();
});

const verbs = (message: PageMessage): readonly string[] => controlsOf(message).buttons.map(({ verb }) => verb);

it('thread, direct message and panel turn into the result: board, review, rematch, replay and share', async () => {
  const { id, thread, mover } = await startToyMatch(harness);
  await finishToyMatch(harness, id);
  await harness.idle();
  const result = mover.messages(thread).findLast(({ ephemeral }) => !ephemeral) as PageMessage;
  const direct = mover.messages(mover.dm()).filter((message) => textOf(message).includes(id));
  const replayed = await finalMessage(mover.click(result.id, buttonOf(result, 'replay')));
  const panel = await finalMessage(mover.click(replayed.id, buttonOf(replayed, 'open')));
  for (const message of [result, ...direct, panel]) {
    // The rematch isn't where the roll was.
    expect(verbs(message).slice(0, 2)).toEqual(['review', 'rematch']);
    expect(verbs(message)).toEqual(expect.arrayContaining(['replay', 'share']));
    expect(verbs(message)).not.toContain('pick');
    expect(textOf(message)).toMatch(/wins\.|gewinnt\./u);
  }
  expect(direct).toHaveLength(1);
  expect(picturesIn(result)).toBe(2);
  expect(picturesIn(direct[0] as PageMessage)).toBe(1);
  expect(textOf(direct[0] as PageMessage)).toMatch(/^\n?\*\*(Anna|Ben) (wins|gewinnt)\.\*\*\n/u);
});

it('a rematch in the same thread gives it its own name, and the channel links it until it is over, too', async () => {
  const { anna, ben, channel } = harness;
  const { id, thread } = await startToyMatch(harness);
  const line = (): string => textOf(anna.messages(channel).find((message) => message.id === thread) as PageMessage);
  await finishToyMatch(harness, id);
  await harness.idle();
  const before = line();
  expect(before).toMatch(/wins\.|gewinnt\./u);
  const result = anna.messages(thread).findLast(({ ephemeral }) => !ephemeral) as PageMessage;
  await finalMessage(anna.click(result.id, buttonOf(result, 'rematch')));
  await harness.idle();
  await finalMessage(ben.click(result.id, buttonOf(result, 'rematch')));
  await harness.idle();
  const [again] = await harness.matches.list(anna.id);
  const next = again?.sheet.id ?? '';
  expect((await harness.sheet(next)).home.channel).toBe(thread);
  expect(anna.channel(thread).name).toContain(next);
  expect(anna.channel(thread).name).toMatch(/^(Anna – Ben|Ben – Anna) · /u);
  expect(line()).not.toMatch(/wins\.|gewinnt\./u);
  await finishToyMatch(harness, next);
  await harness.idle();
  expect(line()).toMatch(/wins\.|gewinnt\./u);
});

it('a thread whose name Discord refuses keeps the old one, and the rematch begins', async () => {
  const { anna, ben } = harness;
  const { id, thread } = await startToyMatch(harness);
  await finishToyMatch(harness, id);
  await harness.idle();
  harness.sandbox.faults.rateLimit({ route: new RegExp(`^PATCH /channels/${thread}$`), retryAfter: 500 });
  const result = anna.messages(thread).findLast(({ ephemeral }) => !ephemeral) as PageMessage;
  for (const person of [anna, ben]) {
    await finalMessage(person.click(result.id, buttonOf(result, 'rematch')));
    await harness.idle();
  }
  const [again] = await harness.matches.list(anna.id);
  expect((await harness.sheet(again?.sheet.id ?? '')).home.channel).toBe(thread);
  expect(anna.channel(thread).name).toContain(id);
});
