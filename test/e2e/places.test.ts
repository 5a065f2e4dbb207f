import { afterEach, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { startToyMatch, bothGames, buttonOf, panelOf, finishToyMatch, whoseMove } from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let harness: Harness;
afterEach(async () => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  await harness.close();
});

const open = async (): Promise<void> => {
  harness = await openHarness({ games: bothGames });
};

/** Plays on until it is the other's turn; an hour passes, so that nobody counts as here. */
async function handOver(id: string): Promise<void> {
  const { mover } = await whoseMove(harness, id);
  const { turn } = await harness.matches.panel(id, null);
  await harness.advance(HOUR);
  for (let count = 0; count < 40; count++) {
    const panel = await harness.matches.panel(id, mover.id);
    if (panel.turn !== turn) break;
    const waited = await whoseMove(harness, id);
    const asked = await harness.matches.panel(id, waited.mover.id);
    const choice = asked.question?.choices.includes('end') ? 'end' : (asked.question?.choices[0] ?? '');
    await harness.matches.answer(id, waited.mover.id, asked.seq, [choice], null);
  }
  await harness.idle();
}

const newest = (person: SimulatedPerson, channel: string, verb: string): PageMessage => {
  const found = person
    .messages(channel)
    .findLast((message) => !message.ephemeral && controlsOf(message).buttons.some((button) => button.verb === verb));
  if (!found) throw new Error(`nothing with ${verb}`);
  return found;
};

describe('a match finds its place', () => {
  it('in a thread on the card, with the game card pinned and one mention for each turn', async () => {
    await open();
    const { id, thread } = await startToyMatch(harness);
    const { anna } = harness;
    expect(anna.channel(thread)).toMatchObject({ kind: 'public-thread', parentId: harness.channel });
    const pinned = anna.channel(thread).pinnedMessageIds.map((message) => anna.message(message));
    expect(pinned.map((message) => message && textOf(message)).join()).toContain((await harness.sheet(id)).commitment);
    await handOver(id);
    const { mover } = await whoseMove(harness, id);
    const message = newest(anna, thread, 'hand');
    expect(harness.sandbox.admin.inspect(message.id)?.mentions).toEqual([mover.id]);
    expect(textOf(message)).toContain(`<@${mover.id}>, it’s your turn.`);
    // The turn before has lost its buttons and its mention.
    const turns = anna.messages(thread).filter((each) => /Turn \d/.test(textOf(each)));
    expect(turns.filter((each) => controlsOf(each).buttons.length > 0)).toHaveLength(1);
    expect(turns.slice(0, -1).filter((each) => textOf(each).includes('<@'))).toEqual([]);
    expect(harness.warnings).toEqual([]);
  });

  it('in the channel itself where threads are not allowed, and says why', async () => {
    await open();
    const { sandbox, anna, ben, channel } = harness;
    sandbox.admin.setPermissions(channel, sandbox.botId, { deny: ['CreatePublicThreads'] });
    const sent = await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    expect(textOf(sent)).toContain('“Create Public Threads”');
    await harness.idle();
    const card = newest(ben, channel, 'accept');
    await finalMessage(ben.click(card.id, buttonOf(card, 'accept')));
    await harness.idle();
    const listed = (await harness.matches.list(anna.id))[0];
    expect(listed?.sheet.home.channel).toBe(channel);
    expect(controlsOf(newest(anna, channel, 'hand')).buttons.length).toBeGreaterThan(3);
    // Pins there belong to the server.
    expect(anna.channel(channel).pinnedMessageIds).toEqual([]);
  });

  it('in the thread it was asked for in, where only the match that owns the thread has its card pinned', async () => {
    await open();
    const { thread } = await startToyMatch(harness);
    const { anna } = harness;
    for (let count = 0; count < 5; count++) {
      await finalMessage(anna.slash(thread, '/solo'));
      await harness.idle();
    }
    expect(anna.channel(thread).pinnedMessageIds).toHaveLength(1);
  });

  it('nowhere when it may not speak, and names what it lacks before anything is written down', async () => {
    await open();
    const { sandbox, anna, ben, channel } = harness;
    sandbox.admin.setPermissions(channel, sandbox.botId, { deny: ['SendMessages'] });
    const refused = await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id }));
    expect(textOf(refused)).toContain('“Send Messages”');
    expect(await harness.matches.list(anna.id)).toEqual([]);
  });

  it('nowhere when the opponent cannot see the channel, and says so', async () => {
    await open();
    const { sandbox, anna, ben, channel } = harness;
    sandbox.admin.setPermissions(channel, ben.id, { deny: ['ViewChannel'] });
    const refused = await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id }));
    expect(textOf(refused)).toContain('Ben can’t see this channel');
    expect(await harness.matches.list(anna.id)).toEqual([]);
  });

  it('in the channel when its thread is deleted, with the offer to move', async () => {
    await open();
    const { id, thread } = await startToyMatch(harness);
    harness.sandbox.admin.deleteChannel(thread);
    await handOver(id);
    const { anna, channel } = harness;
    const message = newest(anna, channel, 'move');
    expect(controlsOf(message).buttons.map(({ verb }) => verb)).toContain('open');
    await finalMessage(anna.click(message.id, buttonOf(message, 'move')));
    const moved = (await harness.sheet(id)).home.channel;
    expect(moved).not.toBe(thread);
    await handOver(id);
    expect(controlsOf(newest(anna, moved ?? '', 'hand')).buttons.length).toBeGreaterThan(3);
  });

  it('in another thread when it is moved out of a locked one, with one card in the channel that says how it ended', async () => {
    await open();
    const { id, thread } = await startToyMatch(harness);
    harness.sandbox.admin.lock(thread);
    await handOver(id);
    const { anna, channel } = harness;
    const offer = newest(anna, channel, 'move');
    await finalMessage(anna.click(offer.id, buttonOf(offer, 'move')));
    const moved = (await harness.sheet(id)).home.channel ?? '';
    const cards = (): readonly string[] =>
      anna
        .messages(channel)
        .map(textOf)
        .filter((text) => /Game on|Over:|There’s a newer version/u.test(text));
    expect(cards()).toEqual([
      expect.stringContaining('There’s a newer version'),
      expect.stringMatching(new RegExp(`Game on: .* → https://discord.com/channels/${harness.guild}/${moved}`, 'u')),
    ]);
    await finishToyMatch(harness, id);
    await harness.idle();
    expect(cards()).toEqual([
      expect.stringContaining('There’s a newer version'),
      expect.stringMatching(new RegExp(`Over: .* → https://discord.com/channels/${harness.guild}/${moved}`, 'u')),
    ]);
  });

  it.each([
    ['locked', (thread: string) => harness.sandbox.admin.lock(thread)],
    ['deleted', (thread: string) => harness.sandbox.admin.deleteChannel(thread)],
  ])('again in the channel for a rematch when its thread was %s', async (_, close) => {
    await open();
    const { id, thread } = await startToyMatch(harness);
    await finishToyMatch(harness, id);
    await harness.idle();
    close(thread);
    const { anna, ben, channel } = harness;
    await finalMessage(anna.slash(channel, '/parley rematch', { match: id }));
    await harness.idle();
    const card = newest(ben, channel, 'accept');
    expect(harness.sandbox.admin.inspect(card.id)?.mentions).toEqual([ben.id]);
    expect(anna.messages(anna.dm()).map(textOf).join('\n')).not.toContain('withdrawn');
    await finalMessage(ben.click(card.id, buttonOf(card, 'accept')));
    await harness.idle();
    const again = (await harness.matches.list(ben.id))[0]?.sheet;
    expect(again).toMatchObject({ previous: id, status: 'open' });
    expect(anna.channel(again?.home.channel ?? '')).toMatchObject({ kind: 'public-thread', parentId: channel });
  });

  it('in the channel when its thread is locked between the request for a rematch and the yes, with the offer to move', async () => {
    await open();
    const { id, thread } = await startToyMatch(harness);
    await finishToyMatch(harness, id);
    await harness.idle();
    const { anna, ben, channel } = harness;
    await finalMessage(anna.slash(channel, '/parley rematch', { match: id }));
    await harness.idle();
    harness.sandbox.admin.lock(thread);
    await finalMessage(ben.slash(channel, '/parley rematch', { match: id }));
    await harness.idle();
    const offer = newest(anna, channel, 'move');
    expect(textOf(offer)).toContain('Fair dice');
    await finalMessage(anna.click(offer.id, buttonOf(offer, 'move')));
    const moved = (await harness.sheet(`${id}-2`)).home.channel ?? '';
    expect(anna.channel(moved)).toMatchObject({ kind: 'public-thread', parentId: channel });
  });

  it('over, in a thread that goes to the archive days later, unlocked, and whose buttons go on working', async () => {
    await open();
    const { id, thread } = await startToyMatch(harness);
    await finishToyMatch(harness, id);
    await harness.idle();
    await harness.advance(2 * DAY);
    expect(harness.anna.channel(thread).archived).toBe(false);
    await harness.advance(DAY);
    expect(harness.anna.channel(thread)).toMatchObject({ archived: true });
    const result = harness.anna
      .messages(thread)
      .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'replay'));
    expect(
      textOf(await finalMessage(harness.anna.click(result?.id ?? '', buttonOf(result as PageMessage, 'replay')))),
    ).toContain('Replay');
  });

  it('again in an archived thread', async () => {
    await open();
    const { id, thread } = await startToyMatch(harness);
    harness.sandbox.admin.archive(thread);
    await handOver(id);
    expect(harness.anna.channel(thread).archived).toBe(false);
    expect(harness.warnings).toEqual([]);
  });

  it('and says so once when a player has left', async () => {
    await open();
    const { id, thread } = await startToyMatch(harness);
    harness.sandbox.admin.leave(harness.guild, harness.ben.id);
    await handOver(id);
    await handOver(id);
    await handOver(id);
    const said = harness.anna.messages(thread).filter((message) => textOf(message).includes('I can’t reach'));
    expect(said).toHaveLength(1);
    expect(harness.sandbox.requests.filter(({ code }) => code === 50278 || code === 50007)).toHaveLength(1);
  });
});

describe('direct messages', () => {
  it('show the hand, to its owner alone', async () => {
    await open();
    const { id } = await startToyMatch(harness);
    await handOver(id);
    const { mover, other } = await whoseMove(harness, id);
    const own = mover.messages(mover.dm()).map(textOf).join('\n');
    expect(own).toMatch(/Your turn against|Dein Zug gegen/);
    expect(other.messages(other.dm()).map(textOf).join('\n')).not.toBe(own);
  });

  it('are not tried again when they are closed, until their owner says so', async () => {
    await open();
    const { anna, ben, sandbox } = harness;
    anna.setDms(false);
    const id = await challengeAndAccept(harness, { game: 'toy' });
    await harness.idle();
    const panel = await panelOf(harness, anna, id);
    expect(textOf(panel)).toContain('I can’t send you direct messages');
    const settings = await finalMessage(anna.slash(harness.channel, '/parley settings'));
    const still = await finalMessage(anna.click(settings.id, buttonOf(settings, 'try-dms')));
    expect(textOf(still)).toContain('I still can’t send you direct messages');
    anna.setDms(true);
    const works = await finalMessage(anna.click(still.id, buttonOf(still, 'try-dms')));
    expect(textOf(works)).toContain('Your direct messages work');
    expect(sandbox.requests.filter(({ code }) => code === 50007)).toHaveLength(2);
    expect(textOf(await panelOf(harness, ben, id))).not.toContain('geschlossen');
  });
});
