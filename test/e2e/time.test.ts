import { afterEach, expect, it } from 'vitest';
import { accentOf } from '../../src/discord/parts/people.ts';
import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { begunToy, bothGames, buttonOf, panelOf, playToy } from './table.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let stage: Stage;
afterEach(async () => {
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(stage.troubles).toEqual([]);
  await stage.close();
});

const open = async (): Promise<void> => {
  stage = await openStage({ games: bothGames });
};

const directs = (person: Person): readonly PageMessage[] => person.messages(person.dm());

it('reminds, lets the time bank run, and then leaves the choice to the one who waits', async () => {
  await open();
  const { id, thread, mover, other } = await begunToy(stage, { clock: 'fast' });
  const before = directs(mover).length;
  await stage.pass(6 * HOUR + 1000);
  const half = directs(mover).slice(before);
  expect(half).toHaveLength(1);
  expect(half[0]?.silent).toBe(true);
  await stage.pass(2 * HOUR + 1000);
  const late = directs(mover).at(-1) as PageMessage;
  expect(late.silent).toBe(false);
  expect(waysOf(late).buttons.map(({ verb }) => verb)).toEqual(['open', 'use-bank', 'vacation', 'mute']);
  await stage.pass(4 * HOUR);
  expect(other.messages(thread).map(textOf).join('\n')).toContain('time bank is running');
  await stage.pass(4 * DAY);
  const choice = directs(other).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'grant')) as PageMessage;
  expect(waysOf(choice).buttons.map(({ verb }) => verb)).toEqual(['wait', 'grant', 'autopilot', 'adjourn', 'claim']);
  await shown(other.click(choice.id, buttonOf(choice, 'claim')));
  await stage.pass(2 * DAY);
  const claimed = await shown(other.click(choice.id, buttonOf(choice, 'claim')));
  expect(textOf(claimed)).toMatch(/over|zu Ende/);
  expect((await stage.matches.past(id))?.sheet.ending?.kind).toBe('claimed');
  await stage.quiet();
  expect(other.messages(thread).map(textOf).join('\n')).toContain('wins on time');
});

it('sends at most four direct messages about a turn', async () => {
  await open();
  const { mover } = await begunToy(stage, { clock: 'normal' });
  const before = directs(mover).length;
  for (let day = 0; day < 14; day++) await stage.pass(DAY / 2);
  expect(directs(mover).length - before).toBeLessThanOrEqual(4);
});

it('takes a move back when the other grants it', async () => {
  await open();
  const { id, thread, mover, other } = await begunToy(stage);
  const panel = await panelOf(stage, mover, id);
  const after = await shown(mover.click(panel.id, buttonOf(panel, 'pick')));
  const { answers } = await stage.sheet(id);
  const more = await shown(mover.click(after.id, buttonOf(after, 'more')));
  await shown(mover.click(more.id, buttonOf(more, 'ask-take-back')));
  await stage.quiet();
  const asked = other.messages(thread).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'accept-take-back')) as PageMessage;
  expect(textOf(asked)).toContain('asks to take back');
  await shown(other.click(asked.id, buttonOf(asked, 'accept-take-back')));
  await stage.quiet();
  expect((await stage.sheet(id)).answers).toBeLessThan(answers);
  expect(other.messages(thread).map(textOf).join('\n')).toContain('take-back was granted');
});

it('adjourns when both agree, and goes on when both do', async () => {
  await open();
  const { id, thread, mover, other } = await begunToy(stage);
  const more = async (person: Person): Promise<PageMessage> => {
    const panel = await panelOf(stage, person, id);
    return shown(person.click(panel.id, buttonOf(panel, 'more')));
  };
  const asking = await more(mover);
  await shown(mover.click(asking.id, buttonOf(asking, 'adjourn')));
  expect((await stage.sheet(id)).status).toBe('open');
  const agreeing = await more(other);
  await shown(other.click(agreeing.id, buttonOf(agreeing, 'adjourn')));
  await stage.quiet();
  expect((await stage.sheet(id)).status).toBe('adjourned');
  const note = mover.messages(thread).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'resume')) as PageMessage;
  await shown(mover.click(note.id, buttonOf(note, 'resume')));
  await shown(other.click(note.id, buttonOf(note, 'resume')));
  await stage.quiet();
  expect((await stage.sheet(id)).status).toBe('open');
});

it('resigns only when asked twice, and a rematch begins when both want it', async () => {
  await open();
  const { id, thread, mover, other } = await begunToy(stage);
  const sure = await shown(mover.slash(thread, '/parley resign'));
  expect(await stage.matches.past(id)).toBeNull();
  await shown(mover.click(sure.id, buttonOf(sure, 'resign-now')));
  await stage.quiet();
  const over = other.messages(thread).at(-1) as PageMessage;
  expect(textOf(over)).toContain(`${mover.profile.displayName} resigned`);
  const { players = [] } = (await stage.matches.past(id))?.sheet ?? {};
  const winner = players.findIndex(({ name }) => name === other.profile.displayName);
  expect(over.components[0]).toMatchObject({ accent_color: accentOf(winner) });
  await shown(mover.click(over.id, buttonOf(over, 'rematch')));
  await stage.quiet();
  const panel = await shown(other.click(over.id, buttonOf(over, 'rematch')));
  const next = waysOf(panel).buttons[0]?.id.split(':')[1] ?? '';
  await stage.quiet();
  const first = (await stage.matches.past(id))?.sheet;
  const second = await stage.sheet(next);
  expect(second.previous).toBe(id);
  expect(second.players.map((player) => player.name)).toEqual(first?.players.map((player) => player.name).toReversed());
});

it('stops the clock on vacation, and says so', async () => {
  await open();
  const { thread, mover, other } = await begunToy(stage, { clock: 'fast' });
  const page = await shown(mover.slash(mover.dm(), '/parley vacation', { days: 3 }));
  expect(textOf(page)).toMatch(/on vacation until|im Urlaub bis/);
  await stage.quiet();
  expect(other.messages(thread).map(textOf).join('\n')).toContain('on vacation until');
  const before = directs(mover).length;
  await stage.pass(2 * DAY);
  expect(directs(mover)).toHaveLength(before);
  await shown(mover.click(page.id, buttonOf(page, 'vacation-end')));
  await stage.quiet();
  expect(other.messages(thread).map(textOf).join('\n')).toContain('back from vacation');
});

it('keeps a finished match: log, replay, record, statistics', async () => {
  await open();
  const { id, thread } = await begunToy(stage);
  await playToy(stage, id);
  await stage.quiet();
  const { anna } = stage;
  const past = await stage.matches.past(id);
  const over = anna.messages(thread).at(-1) as PageMessage;
  expect(textOf(over)).toContain(past?.seed);
  const replay = await shown(anna.click(over.id, buttonOf(over, 'replay')));
  expect(textOf(replay)).toContain(`step 0 of ${past?.history.length}`);
  const on = waysOf(replay).buttons.find(({ label }) => label === '▶');
  const second = await shown(anna.click(replay.id, on?.id ?? ''));
  expect(textOf(second)).toContain('step 1 of');
  const record = await shown(anna.click(over.id, buttonOf(over, 'export')));
  expect(record.attachments.map(({ filename }) => filename)).toEqual([`${id}.txt`]);
  expect(textOf(await shown(anna.slash(thread, '/parley stats')))).toContain('1 match:');
  expect(textOf(await shown(anna.slash(thread, '/parley log', { match: id })))).toContain('Turn');
});

it('waits for the computer for no longer than an answer takes', async () => {
  await open();
  const { anna, channel } = stage;
  const panel = await shown(anna.slash(channel, '/solo', { game: 'toy', level: 'fair' }));
  const id = waysOf(panel).buttons[0]?.id.split(':')[1] ?? '';
  await stage.quiet();
  const hint = await shown(anna.slash(channel, '/parley hint', { match: id }));
  expect(textOf(hint)).toMatch(/\*\*Hint\*\*\n\*\*\S/u);
  for (let count = 0; count < 60 && !(await stage.matches.past(id)); count++) {
    const { question, seq } = await stage.matches.panel(id, anna.id);
    if (!question) throw new Error('the computer did not move');
    const choice = question.choices.find((each) => each.startsWith('play')) ?? question.choices[0] ?? '';
    await stage.matches.answer(id, anna.id, seq, question.max > 1 ? question.otherwise : [choice], null);
  }
  await stage.quiet();
  expect((await stage.matches.past(id))?.sheet.ending?.kind).toBe('won');
  const thread = (await stage.sheet(id)).home.channel ?? '';
  expect(anna.channel(thread).kind).toBe('public-thread');
});
