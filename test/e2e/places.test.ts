import { afterEach, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { begunToy, bothGames, buttonOf, panelOf, playToy, whoseMove } from './table.ts';
import { begin } from './whole-match.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let stage: Stage;
afterEach(async () => {
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  await stage.close();
});

const open = async (): Promise<void> => {
  stage = await openStage({ games: bothGames });
};

/** Plays on until it is the other's turn; an hour passes, so that nobody counts as here. */
async function handOver(id: string): Promise<void> {
  const { mover } = await whoseMove(stage, id);
  const { turn } = await stage.matches.panel(id, null);
  await stage.pass(HOUR);
  for (let count = 0; count < 40; count++) {
    const panel = await stage.matches.panel(id, mover.id);
    if (panel.turn !== turn) break;
    const waited = await whoseMove(stage, id);
    const asked = await stage.matches.panel(id, waited.mover.id);
    const choice = asked.question?.choices.includes('end') ? 'end' : (asked.question?.choices[0] ?? '');
    await stage.matches.answer(id, waited.mover.id, asked.seq, [choice], null);
  }
  await stage.quiet();
}

const newest = (person: Person, channel: string, verb: string): PageMessage => {
  const found = person.messages(channel).findLast((message) => !message.ephemeral && waysOf(message).buttons.some((button) => button.verb === verb));
  if (!found) throw new Error(`nothing with ${verb}`);
  return found;
};

describe('a match finds its place', () => {
  it('in a thread on the card, with the game card pinned and one mention for each turn', async () => {
    await open();
    const { id, thread } = await begunToy(stage);
    const { anna } = stage;
    expect(anna.channel(thread)).toMatchObject({ kind: 'public-thread', parentId: stage.channel });
    const pinned = anna.channel(thread).pinnedMessageIds.map((message) => anna.message(message));
    expect(pinned.map((message) => message && textOf(message)).join()).toContain((await stage.sheet(id)).commitment);
    await handOver(id);
    const { mover } = await whoseMove(stage, id);
    const message = newest(anna, thread, 'hand');
    expect(stage.sandbox.town.inspect(message.id)?.mentions).toEqual([mover.id]);
    expect(textOf(message)).toContain(`<@${mover.id}>, it is your turn.`);
    // The turn before has lost its buttons and its mention.
    const turns = anna.messages(thread).filter((each) => /Turn \d/.test(textOf(each)));
    expect(turns.filter((each) => waysOf(each).buttons.length > 0)).toHaveLength(1);
    expect(turns.slice(0, -1).filter((each) => textOf(each).includes('<@'))).toEqual([]);
    expect(stage.troubles).toEqual([]);
  });

  it('in the channel itself where threads are not allowed, and says why', async () => {
    await open();
    const { sandbox, anna, ben, channel } = stage;
    sandbox.town.setPermissions(channel, sandbox.botId, { deny: ['CreatePublicThreads'] });
    const sent = await shown(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    expect(textOf(sent)).toContain('“Create Public Threads”');
    await stage.quiet();
    const card = newest(ben, channel, 'accept');
    await shown(ben.click(card.id, buttonOf(card, 'accept')));
    await stage.quiet();
    const listed = (await stage.matches.list(anna.id))[0];
    expect(listed?.sheet.home.channel).toBe(channel);
    expect(waysOf(newest(anna, channel, 'hand')).buttons.length).toBeGreaterThan(3);
    // Pins there belong to the server.
    expect(anna.channel(channel).pinnedMessageIds).toEqual([]);
  });

  it('in the thread it was asked for in, where only the match that owns the thread has its card pinned', async () => {
    await open();
    const { thread } = await begunToy(stage);
    const { anna } = stage;
    for (let count = 0; count < 5; count++) {
      await shown(anna.slash(thread, '/parley learn'));
      await stage.quiet();
    }
    expect(anna.channel(thread).pinnedMessageIds).toHaveLength(1);
  });

  it('nowhere when it may not speak, and names what it lacks before anything is written down', async () => {
    await open();
    const { sandbox, anna, ben, channel } = stage;
    sandbox.town.setPermissions(channel, sandbox.botId, { deny: ['SendMessages'] });
    const refused = await shown(anna.slash(channel, '/challenge', { opponent: ben.id }));
    expect(textOf(refused)).toContain('“Send Messages”');
    expect(await stage.matches.list(anna.id)).toEqual([]);
  });

  it('nowhere when the opponent cannot see the channel, and says so', async () => {
    await open();
    const { sandbox, anna, ben, channel } = stage;
    sandbox.town.setPermissions(channel, ben.id, { deny: ['ViewChannel'] });
    const refused = await shown(anna.slash(channel, '/challenge', { opponent: ben.id }));
    expect(textOf(refused)).toContain("Ben can't see this channel");
    expect(await stage.matches.list(anna.id)).toEqual([]);
  });

  it('in the channel when its thread is deleted, with the offer to move', async () => {
    await open();
    const { id, thread } = await begunToy(stage);
    stage.sandbox.town.deleteChannel(thread);
    await handOver(id);
    const { anna, channel } = stage;
    const message = newest(anna, channel, 'move');
    expect(waysOf(message).buttons.map(({ verb }) => verb)).toContain('open');
    await shown(anna.click(message.id, buttonOf(message, 'move')));
    const moved = (await stage.sheet(id)).home.channel;
    expect(moved).not.toBe(thread);
    await handOver(id);
    expect(waysOf(newest(anna, moved ?? '', 'hand')).buttons.length).toBeGreaterThan(3);
  });

  it('in another thread when it is moved out of a locked one, with one card in the channel that says how it ended', async () => {
    await open();
    const { id, thread } = await begunToy(stage);
    stage.sandbox.town.lock(thread);
    await handOver(id);
    const { anna, channel } = stage;
    const offer = newest(anna, channel, 'move');
    await shown(anna.click(offer.id, buttonOf(offer, 'move')));
    const moved = (await stage.sheet(id)).home.channel ?? '';
    const cards = (): readonly string[] => anna.messages(channel).map(textOf).filter((text) => /Game on|Over:|This card was replaced/u.test(text));
    expect(cards()).toEqual([expect.stringContaining('This card was replaced'), expect.stringMatching(new RegExp(`Game on: .* → https://discord.com/channels/${stage.guild}/${moved}`, 'u'))]);
    await playToy(stage, id);
    await stage.quiet();
    expect(cards()).toEqual([expect.stringContaining('This card was replaced'), expect.stringMatching(new RegExp(`Over: .* → https://discord.com/channels/${stage.guild}/${moved}`, 'u'))]);
  });

  it.each([
    ['locked', (thread: string) => stage.sandbox.town.lock(thread)],
    ['deleted', (thread: string) => stage.sandbox.town.deleteChannel(thread)],
  ])('again in the channel for a rematch when its thread was %s', async (_, close) => {
    await open();
    const { id, thread } = await begunToy(stage);
    await playToy(stage, id);
    await stage.quiet();
    close(thread);
    const { anna, ben, channel } = stage;
    await shown(anna.slash(channel, '/parley rematch', { match: id }));
    await stage.quiet();
    const card = newest(ben, channel, 'accept');
    expect(stage.sandbox.town.inspect(card.id)?.mentions).toEqual([ben.id]);
    expect(anna.messages(anna.dm()).map(textOf).join('\n')).not.toContain('withdrawn');
    await shown(ben.click(card.id, buttonOf(card, 'accept')));
    await stage.quiet();
    const again = (await stage.matches.list(ben.id))[0]?.sheet;
    expect(again).toMatchObject({ previous: id, status: 'open' });
    expect(anna.channel(again?.home.channel ?? '')).toMatchObject({ kind: 'public-thread', parentId: channel });
  });

  it('in the channel when its thread is locked between the request for a rematch and the yes, with the offer to move', async () => {
    await open();
    const { id, thread } = await begunToy(stage);
    await playToy(stage, id);
    await stage.quiet();
    const { anna, ben, channel } = stage;
    await shown(anna.slash(channel, '/parley rematch', { match: id }));
    await stage.quiet();
    stage.sandbox.town.lock(thread);
    await shown(ben.slash(channel, '/parley rematch', { match: id }));
    await stage.quiet();
    const offer = newest(anna, channel, 'move');
    expect(textOf(offer)).toContain('Fair dice');
    await shown(anna.click(offer.id, buttonOf(offer, 'move')));
    const moved = (await stage.sheet(`${id}-2`)).home.channel ?? '';
    expect(anna.channel(moved)).toMatchObject({ kind: 'public-thread', parentId: channel });
  });

  it('over, in a thread that goes to the archive days later, unlocked, and whose buttons go on working', async () => {
    await open();
    const { id, thread } = await begunToy(stage);
    await playToy(stage, id);
    await stage.quiet();
    await stage.pass(2 * DAY);
    expect(stage.anna.channel(thread).archived).toBe(false);
    await stage.pass(DAY);
    expect(stage.anna.channel(thread)).toMatchObject({ archived: true });
    const result = stage.anna.messages(thread).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'replay'));
    expect(textOf(await shown(stage.anna.click(result?.id ?? '', buttonOf(result as PageMessage, 'replay'))))).toContain('Replay');
  });

  it('again in an archived thread', async () => {
    await open();
    const { id, thread } = await begunToy(stage);
    stage.sandbox.town.archive(thread);
    await handOver(id);
    expect(stage.anna.channel(thread).archived).toBe(false);
    expect(stage.troubles).toEqual([]);
  });

  it('and says so once when a player has left', async () => {
    await open();
    const { id, thread } = await begunToy(stage);
    stage.sandbox.town.leave(stage.guild, stage.ben.id);
    await handOver(id);
    await handOver(id);
    await handOver(id);
    const said = stage.anna.messages(thread).filter((message) => textOf(message).includes('cannot be reached'));
    expect(said).toHaveLength(1);
    expect(stage.sandbox.requests.filter(({ code }) => code === 50278 || code === 50007)).toHaveLength(1);
  });
});

describe('direct messages', () => {
  it('show the hand, to its owner alone', async () => {
    await open();
    const { id } = await begunToy(stage);
    await handOver(id);
    const { mover, other } = await whoseMove(stage, id);
    const own = mover.messages(mover.dm()).map(textOf).join('\n');
    expect(own).toMatch(/it is your turn|Du bist am Zug/);
    expect(other.messages(other.dm()).map(textOf).join('\n')).not.toBe(own);
  });

  it('are not tried again when they are closed, until their owner says so', async () => {
    await open();
    const { anna, ben, sandbox } = stage;
    anna.setDms(false);
    const id = await begin(stage, { game: 'toy' });
    await stage.quiet();
    const panel = await panelOf(stage, anna, id);
    expect(textOf(panel)).toContain('Your direct messages are closed to me');
    const settings = await shown(anna.slash(stage.channel, '/parley settings'));
    const still = await shown(anna.click(settings.id, buttonOf(settings, 'try-dms')));
    expect(textOf(still)).toContain('still closed');
    anna.setDms(true);
    const works = await shown(anna.click(still.id, buttonOf(still, 'try-dms')));
    expect(textOf(works)).toContain('Direct messages work');
    expect(sandbox.requests.filter(({ code }) => code === 50007)).toHaveLength(2);
    expect(textOf(await panelOf(stage, ben, id))).not.toContain('geschlossen');
  });
});
