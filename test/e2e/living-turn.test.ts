import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { fillNames } from '../../src/engine/text.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { buttonOf, whoseMove } from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ seed: 'living' });
});
afterEach(async () => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  await harness.close();
});

async function startIntro(): Promise<{ readonly id: string; readonly thread: string }> {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  return { id, thread: (await harness.sheet(id)).home.channel ?? '' };
}

const publicIn = (thread: string): readonly PageMessage[] =>
  harness.anna.messages(thread).filter(({ ephemeral, type }) => !ephemeral && type === 0);
const lastTurn = (thread: string): PageMessage =>
  publicIn(thread).findLast((message) =>
    controlsOf(message).buttons.some(({ verb }) => verb === 'hand'),
  ) as PageMessage;
const rollButtons = (message: PageMessage): number =>
  controlsOf(message).buttons.filter(({ label }) => label === 'Roll Dice').length;
const edits = (thread: string): number =>
  harness.sandbox.requests.filter(
    ({ method, path }) => method === 'PATCH' && path.includes(`/channels/${thread}/messages`),
  ).length;

async function answerOnce(id: string): Promise<void> {
  const { mover } = await whoseMove(harness, id);
  const { question, seq } = await harness.matches.panel(id, mover.id);
  await harness.matches.answer(id, mover.id, seq, question?.fallback ?? [], null);
}

/** Answers as time would until the turn message of the next turn is there. */
async function playTurn(id: string): Promise<void> {
  const { mover } = await whoseMove(harness, id);
  for (let panel = await harness.matches.panel(id, mover.id), { turn } = panel; panel.turn === turn;) {
    for (const { id: user } of [harness.anna, harness.ben]) {
      const { question, seq } = await harness.matches.panel(id, user);
      if (question) await harness.matches.answer(id, user, seq, question.fallback, null);
    }
    panel = await harness.matches.panel(id, mover.id);
  }
  await harness.idle();
}

describe('a turn message', () => {
  it('tells the roll and what it brought, in place, and then offers no roll', async () => {
    const { id, thread } = await startIntro();
    const { mover } = await whoseMove(harness, id);
    const message = lastTurn(thread);
    expect(rollButtons(message)).toBe(1);
    const [messages, before] = [publicIn(thread).length, edits(thread)];
    const roll = controlsOf(message).buttons.find(({ label }) => label === 'Roll Dice');
    await finalMessage(mover.click(message.id, roll?.id ?? ''));
    await harness.idle();
    const now = lastTurn(thread);
    expect(now.id).toBe(message.id);
    expect(textOf(now)).toMatch(/› \w+ rolled \d and /u);
    expect(textOf(now)).toMatch(/› Production on \d: /u);
    expect(rollButtons(now)).toBe(0);
    expect([publicIn(thread).length - messages, edits(thread) - before]).toEqual([0, 1]);
    const direct = mover.messages(mover.dm()).at(-1) as PageMessage;
    expect(textOf(direct)).toMatch(/Your turn against|Dein Zug gegen/u);
    expect(controlsOf(direct).buttons.map(({ verb }) => verb)).not.toContain('pick');
  });

  it('tells everything once: one message and one edit for a turn, no line of the log twice', async () => {
    const { id, thread } = await startIntro();
    const [messages, before] = [publicIn(thread).length, edits(thread)];
    const turns = 8;
    for (let turn = 0; turn < turns; turn++) await playTurn(id);
    expect(publicIn(thread).length - messages).toBeLessThanOrEqual(1.1 * turns);
    // After the roll, when someone else has to choose or has chosen, and without buttons at its end.
    expect(edits(thread) - before).toBeLessThanOrEqual(4 * turns);
    const names = (await harness.sheet(id)).players.map(({ name }) => name);
    const log = (await harness.matches.log(id, null)).flatMap(({ texts }) =>
      texts.map(({ en }) => fillNames(en, names)),
    );
    const told = publicIn(thread)
      .flatMap((message) => textOf(message).split('\n'))
      .flatMap((line) => (line.startsWith('› ') ? [line.slice(2)] : []));
    const times = (lines: readonly string[], line: string): number => lines.filter((each) => each === line).length;
    for (const line of new Set(told)) expect([line, times(told, line)]).toEqual([line, times(log, line)]);
    const rolls = (lines: readonly string[]): number => lines.filter((line) => line.includes(' rolled ')).length;
    expect(rolls(told)).toBe(rolls(log));
    expect(rolls(told)).toBeGreaterThanOrEqual(turns);
  });

  it('that Discord refuses to edit costs nothing: the next one tells the roll', async () => {
    const { id, thread } = await startIntro();
    harness.sandbox.faults.fail({ route: new RegExp(`^PATCH /channels/${thread}/`), status: 404, code: 10_008 });
    await answerOnce(id);
    await harness.idle();
    expect(textOf(lastTurn(thread))).not.toContain(' rolled ');
    harness.sandbox.faults.clear();
    await playTurn(id);
    expect(textOf(lastTurn(thread))).toContain(' rolled ');
    expect(harness.warnings).toEqual([]);
  });

  it('is edited after a restart or an outage as well, and never doubled', async () => {
    const { id, thread } = await startIntro();
    const messages = publicIn(thread).length;
    harness.sandbox.faults.fail({ route: new RegExp(`^PATCH /channels/${thread}/`), status: 503, times: 5 });
    await answerOnce(id);
    await harness.restart();
    await harness.idle();
    expect(textOf(lastTurn(thread)).split(' rolled ')).toHaveLength(2);
    expect(publicIn(thread)).toHaveLength(messages);
  });

  it('offers the roll again when it was taken back', async () => {
    const { id, thread } = await startIntro();
    const { mover, other } = await whoseMove(harness, id);
    const first = textOf(lastTurn(thread));
    await answerOnce(id);
    await harness.idle();
    await harness.matches.askTakeback(id, mover.id, 'turn', null);
    await harness.matches.acceptTakeback(id, other.id, null);
    await harness.idle();
    const now = lastTurn(thread);
    expect(textOf(now)).not.toContain(' rolled ');
    expect(rollButtons(now)).toBe(1);
    for (const line of first.split('\n').filter((each) => each.startsWith('› '))) expect(textOf(now)).toContain(line);
    await finalMessage(mover.click(now.id, buttonOf(now, 'pick')));
    await harness.idle();
    expect(textOf(lastTurn(thread))).toContain(' rolled ');
  });
});
