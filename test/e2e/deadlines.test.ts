import { afterEach, expect, it } from 'vitest';
import { accentColor } from '../../src/discord/ui/player-names.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import {
  startToyMatch,
  bothGames,
  buttonOf,
  panelOf,
  finishToyMatch,
  fromMenu,
  fromSettings,
} from './match-helpers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let harness: Harness;
afterEach(async () => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(harness.warnings).toEqual([]);
  await harness.close();
});

const open = async (): Promise<void> => {
  harness = await openHarness({ games: bothGames });
};

const directs = (person: SimulatedPerson): readonly PageMessage[] => person.messages(person.dm());

it('reminds, lets the time bank run, and then leaves the choice to the one who waits', async () => {
  await open();
  const { id, thread, mover, other } = await startToyMatch(harness, { clock: 'fast' });
  const before = directs(mover).length;
  await harness.advance(6 * HOUR + 1000);
  const half = directs(mover).slice(before);
  expect(half).toHaveLength(1);
  expect(half[0]?.silent).toBe(true);
  await harness.advance(2 * HOUR + 1000);
  const late = directs(mover).at(-1) as PageMessage;
  expect(late.silent).toBe(false);
  expect(controlsOf(late).buttons.map(({ verb }) => verb)).toEqual(['open', 'use-bank', 'vacation', 'mute']);
  await harness.advance(4 * HOUR);
  expect(other.messages(thread).map(textOf).join('\n')).toContain('The time bank runs until');
  await harness.advance(4 * DAY);
  const choice = directs(other).findLast((message) =>
    controlsOf(message).buttons.some(({ verb }) => verb === 'grant'),
  ) as PageMessage;
  expect(controlsOf(choice).buttons.map(({ verb }) => verb)).toEqual([
    'wait',
    'grant',
    'autopilot',
    'adjourn',
    'claim',
  ]);
  await finalMessage(other.click(choice.id, buttonOf(choice, 'claim')));
  await harness.advance(2 * DAY);
  const claimed = await finalMessage(other.click(choice.id, buttonOf(choice, 'claim')));
  expect(textOf(claimed)).toMatch(/over|zu Ende/);
  expect((await harness.matches.finished(id))?.sheet.ending?.kind).toBe('claimed');
  await harness.idle();
  expect(other.messages(thread).map(textOf).join('\n')).toContain('wins on time');
});

it('sends at most four direct messages about a turn', async () => {
  await open();
  const { mover } = await startToyMatch(harness, { clock: 'normal' });
  const before = directs(mover).length;
  for (let day = 0; day < 14; day++) await harness.advance(DAY / 2);
  expect(directs(mover).length - before).toBeLessThanOrEqual(4);
});

it('takes a move back when the other grants it', async () => {
  await open();
  const { id, thread, mover, other } = await startToyMatch(harness);
  const panel = await panelOf(harness, mover, id);
  const after = await finalMessage(mover.click(panel.id, buttonOf(panel, 'pick')));
  const { answers } = await harness.sheet(id);
  const more = await finalMessage(mover.click(after.id, buttonOf(after, 'more')));
  await finalMessage(mover.click(more.id, buttonOf(more, 'ask-take-back')));
  await harness.idle();
  const asked = other
    .messages(thread)
    .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'accept-take-back')) as PageMessage;
  expect(textOf(asked)).toContain('wants to take back');
  await finalMessage(other.click(asked.id, buttonOf(asked, 'accept-take-back')));
  await harness.idle();
  expect((await harness.sheet(id)).answers).toBeLessThan(answers);
  expect(other.messages(thread).map(textOf).join('\n')).toContain('take-back was allowed');
});

it('adjourns when both agree, and goes on when both do', async () => {
  await open();
  const { id, thread, mover, other } = await startToyMatch(harness);
  const more = async (person: SimulatedPerson): Promise<PageMessage> => {
    const panel = await panelOf(harness, person, id);
    return finalMessage(person.click(panel.id, buttonOf(panel, 'more')));
  };
  const asking = await more(mover);
  await finalMessage(mover.click(asking.id, buttonOf(asking, 'adjourn')));
  expect((await harness.sheet(id)).status).toBe('open');
  const agreeing = await more(other);
  await finalMessage(other.click(agreeing.id, buttonOf(agreeing, 'adjourn')));
  await harness.idle();
  expect((await harness.sheet(id)).status).toBe('adjourned');
  const note = mover
    .messages(thread)
    .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'resume')) as PageMessage;
  await finalMessage(mover.click(note.id, buttonOf(note, 'resume')));
  await finalMessage(other.click(note.id, buttonOf(note, 'resume')));
  await harness.idle();
  expect((await harness.sheet(id)).status).toBe('open');
});

it('resigns only when asked twice, and a rematch begins when both want it', async () => {
  await open();
  const { id, thread, mover, other } = await startToyMatch(harness);
  const sure = await fromMenu(harness, mover, id, 'resign');
  expect(await harness.matches.finished(id)).toBeNull();
  await finalMessage(mover.click(sure.id, buttonOf(sure, 'resign-now')));
  await harness.idle();
  const over = other.messages(thread).at(-1) as PageMessage;
  expect(textOf(over)).toContain(`${mover.profile.displayName} resigned`);
  const { players = [] } = (await harness.matches.finished(id))?.sheet ?? {};
  const winner = players.findIndex(({ name }) => name === other.profile.displayName);
  expect(over.components[0]).toMatchObject({ accent_color: accentColor(winner) });
  await finalMessage(mover.click(over.id, buttonOf(over, 'rematch')));
  await harness.idle();
  const panel = await finalMessage(other.click(over.id, buttonOf(over, 'rematch')));
  const next = controlsOf(panel).buttons[0]?.id.split(':')[1] ?? '';
  await harness.idle();
  const first = (await harness.matches.finished(id))?.sheet;
  const second = await harness.sheet(next);
  expect(second.previous).toBe(id);
  expect(second.players.map((player) => player.name)).toEqual(first?.players.map((player) => player.name).toReversed());
});

it('stops the clock on vacation, and says so', async () => {
  await open();
  const { thread, mover, other } = await startToyMatch(harness, { clock: 'fast' });
  const vacation = await fromSettings(mover, mover.dm(), 'vacation');
  const page = await finalMessage(mover.click(vacation.id, 'p1:-:-:0:vacation-start:3'));
  expect(textOf(page)).toMatch(/on vacation until|im Urlaub bis/);
  await harness.idle();
  expect(other.messages(thread).map(textOf).join('\n')).toContain('on vacation until');
  const before = directs(mover).length;
  await harness.advance(2 * DAY);
  expect(directs(mover)).toHaveLength(before);
  await finalMessage(mover.click(page.id, buttonOf(page, 'vacation-end')));
  await harness.idle();
  expect(other.messages(thread).map(textOf).join('\n')).toContain('back from vacation');
});

it('keeps a finished match: log, replay, record, statistics', async () => {
  await open();
  const { id, thread } = await startToyMatch(harness);
  await finishToyMatch(harness, id);
  await harness.idle();
  const { anna } = harness;
  const past = await harness.matches.finished(id);
  const over = anna.messages(thread).at(-1) as PageMessage;
  expect(textOf(over)).toContain(past?.seed);
  const replay = await finalMessage(anna.click(over.id, buttonOf(over, 'replay')));
  expect(textOf(replay)).toContain(`step 0 of ${past?.history.length}`);
  const on = controlsOf(replay).buttons.find(({ label }) => label === '▶');
  const second = await finalMessage(anna.click(replay.id, on?.id ?? ''));
  expect(textOf(second)).toContain('step 1 of');
  const record = await finalMessage(anna.click(over.id, buttonOf(over, 'export')));
  expect(record.attachments.map(({ filename }) => filename)).toEqual([`${id}.txt`]);
  expect(textOf(await finalMessage(anna.slash(thread, '/parley stats')))).toContain('0 won, 1 lost');
  expect(textOf(await finalMessage(anna.slash(thread, '/parley log', { match: id })))).toContain('Turn');
});

it('waits for the computer for no longer than an answer takes', async () => {
  await open();
  const { anna, channel } = harness;
  const panel = await finalMessage(anna.slash(channel, '/solo', { game: 'toy', level: 'fair' }));
  const id = controlsOf(panel).buttons[0]?.id.split(':')[1] ?? '';
  await harness.idle();
  const asking = await panelOf(harness, anna, id);
  const hint = await finalMessage(anna.click(asking.id, buttonOf(asking, 'hint')));
  expect(textOf(hint)).toMatch(/\*\*Hint\*\*\n\*\*\S/u);
  for (let count = 0; count < 60 && !(await harness.matches.finished(id)); count++) {
    const { question, seq } = await harness.matches.panel(id, anna.id);
    if (!question) throw new Error('the computer did not move');
    const choice = question.choices.find((each) => each.startsWith('play')) ?? question.choices[0] ?? '';
    await harness.matches.answer(id, anna.id, seq, question.max > 1 ? question.fallback : [choice], null);
  }
  await harness.idle();
  expect((await harness.matches.finished(id))?.sheet.ending?.kind).toBe('won');
  const thread = (await harness.sheet(id)).home.channel ?? '';
  expect(anna.channel(thread).kind).toBe('public-thread');
});
