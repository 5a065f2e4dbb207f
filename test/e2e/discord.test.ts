import { afterEach, describe, expect, it } from 'vitest';
import type { SimulatedPerson, RequestRecord } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { keys } from '../../src/store/keys.ts';
import { openHarness, type Harness, type HarnessOptions } from './harness.ts';
import {
  startToyMatch,
  bothGames,
  buttonOf,
  clickFirstChoice,
  finishToyMatch,
  whoseMove,
  fromSettings,
} from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

/** Discord as it really is, where it is less kind than one would wish. */
const HOUR = 3_600_000;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

let harness: Harness;
const open = async (options: HarnessOptions = {}): Promise<void> => {
  harness = await openHarness({ games: bothGames, ...options });
};
afterEach(async () => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  await harness.close();
});

const publicIn = (person: SimulatedPerson, channel: string): readonly PageMessage[] =>
  person.messages(channel).filter(({ ephemeral }) => !ephemeral);
const requestsTo = (wanted: RegExp): readonly RequestRecord[] =>
  harness.sandbox.requests.filter(({ method, path }) => wanted.test(`${method} ${path}`));

/** The one who is to move plays on until it is the other's turn. */
async function endTurn(id: string): Promise<void> {
  const { mover } = await whoseMove(harness, id);
  for (let clicks = 0; clicks < 20 && (await whoseMove(harness, id)).mover === mover; clicks++)
    await clickFirstChoice(harness, mover, id);
  await harness.idle();
}

describe('threads', () => {
  it('take the players in without a line and without a ping', async () => {
    await open();
    const id = await challengeAndAccept(harness, { game: 'toy' });
    await harness.idle();
    const { anna, ben, sandbox } = harness;
    const thread = (await harness.sheet(id)).home.channel ?? '';
    expect(anna.channel(thread).memberIds).toEqual(expect.arrayContaining([anna.id, ben.id]));
    const kept = publicIn(anna, thread).map((message) => sandbox.admin.inspect(message.id));
    expect(kept.filter((message) => message?.type === 1)).toEqual([]);
    const card = kept.find((message) => message?.pinned);
    expect([card?.mentions.toSorted(), card?.pinged]).toEqual([[anna.id, ben.id].toSorted(), []]);
  });

  it('take in who follows, without a line and without a ping', async () => {
    await open();
    const { sandbox, anna } = harness;
    const { id, thread } = await startToyMatch(harness);
    const clara = sandbox.addPerson({ name: 'Clara' });
    sandbox.admin.join(harness.guild, clara.id);
    const card = publicIn(clara, thread).find((message) => message.pinned) as PageMessage;
    expect(textOf(await finalMessage(clara.click(card.id, buttonOf(card, 'follow'))))).toContain(
      'You’re following this match',
    );
    expect(anna.channel(thread).memberIds).toContain(clara.id);
    const kept = publicIn(anna, thread).map((message) => sandbox.admin.inspect(message.id));
    expect(kept.some((message) => message?.type === 1 || message?.pinged.includes(clara.id))).toBe(false);
    expect(textOf(anna.message(card.id) as PageMessage)).toBe(textOf(card));
    expect(sandbox.admin.inspect(card.id)?.mentions.toSorted()).toEqual([anna.id, harness.ben.id].toSorted());
    expect((await harness.sheet(id)).status).toBe('open');
  });

  it('that are locked lead to the offer to move', async () => {
    await open();
    const { id, thread } = await startToyMatch(harness);
    harness.sandbox.admin.lock(thread);
    const { mover } = await whoseMove(harness, id);
    for (let count = 0; count < 20 && (await whoseMove(harness, id)).mover === mover; count++) {
      const { question, seq } = await harness.matches.panel(id, mover.id);
      await harness.matches.answer(id, mover.id, seq, [question?.choices[0] ?? ''], null);
    }
    await harness.idle();
    const offer = publicIn(harness.anna, harness.channel).findLast((message) =>
      controlsOf(message).buttons.some(({ verb }) => verb === 'move'),
    );
    if (!offer) throw new Error('no offer was made');
    await finalMessage(harness.anna.click(offer.id, buttonOf(offer, 'move')));
    const moved = (await harness.sheet(id)).home.channel ?? '';
    expect(moved).not.toBe(thread);
    // In the new thread they are at once, as in the first: no line says so, and nobody is pinged.
    const { anna, ben, sandbox } = harness;
    expect(anna.channel(moved).memberIds).toEqual(expect.arrayContaining([anna.id, ben.id]));
    const kept = publicIn(anna, moved).map((message) => sandbox.admin.inspect(message.id));
    expect(kept.filter((message) => message?.type === 1 || (message?.pinged.length ?? 0) > 0)).toEqual([]);
    const card = publicIn(anna, moved).find((message) => message.pinned) as PageMessage;
    expect(textOf(card)).toContain((await harness.sheet(id)).commitment);
    expect(textOf(await finalMessage(anna.click(card.id, buttonOf(card, 'open'))))).not.toBe('');
    await endTurn(id);
    expect(
      publicIn(harness.anna, moved).some((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'hand')),
    ).toBe(true);
  });

  it('need a permission of their own', async () => {
    await open();
    const { sandbox, anna, ben, channel } = harness;
    const thread = sandbox.admin.addThread(channel, anna.id, 'Chat');
    sandbox.admin.setPermissions(channel, sandbox.botId, { deny: ['SendMessagesInThreads'] });
    expect(textOf(await finalMessage(anna.slash(thread, '/challenge', { opponent: ben.id, game: 'toy' })))).toContain(
      '“Send Messages in Threads”',
    );
    sandbox.admin.setPermissions(channel, sandbox.botId, { deny: ['SendMessages'] });
    await finalMessage(anna.slash(thread, '/challenge', { opponent: ben.id, game: 'toy' }));
    await harness.idle();
    expect(
      publicIn(ben, thread).some((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'accept')),
    ).toBe(true);
  });
});

describe('other channels', () => {
  it.each(['voice', 'announcement', 'forum'] as const)('of the kind %s hold a match', async (kind) => {
    await open();
    const { sandbox, anna, ben } = harness;
    const made = sandbox.admin.addChannel(harness.guild, { name: kind, kind });
    const place = kind === 'forum' ? sandbox.admin.addThread(made, anna.id, 'Who plays?') : made;
    await finalMessage(anna.slash(place, '/challenge', { opponent: ben.id, game: 'toy' }));
    await harness.idle();
    const card = publicIn(ben, place).find((message) =>
      controlsOf(message).buttons.some(({ verb }) => verb === 'accept'),
    ) as PageMessage;
    await finalMessage(ben.click(card.id, buttonOf(card, 'accept')));
    await harness.idle();
    const home = (await harness.matches.list(anna.id))[0]?.sheet.home.channel ?? '';
    expect(home === place).toBe(kind !== 'announcement');
    expect(
      publicIn(anna, home).some((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'open')),
    ).toBe(true);
  });
});

describe('direct messages', () => {
  it.each([40003, 40333, 20016, 20028, 20029, 40004, 40006, 40062, 130000])(
    'refused for the moment (%i) are tried again',
    async (code) => {
      await open();
      harness.sandbox.faults.fail({ route: /^POST \/users\/@me\/channels/, status: 403, code, times: 3 });
      await challengeAndAccept(harness, { game: 'toy' });
      await harness.idle();
      for (const person of [harness.anna, harness.ben]) {
        expect(publicIn(person, person.dm()).length).toBeGreaterThan(0);
        expect((await harness.matches.profile(person.id)).dmClosed).toBe(false);
      }
    },
  );

  it('are told to be tried later by whoever wants to see whether they work', async () => {
    await open();
    harness.sandbox.faults.fail({ route: /^POST \/users\/@me\/channels/, status: 403, code: 40003, times: 1 });
    await harness.matches.settings(harness.anna.id, { dmClosed: true });
    const settings = await finalMessage(harness.anna.slash(harness.channel, '/parley settings'));
    const later = await finalMessage(harness.anna.click(settings.id, buttonOf(settings, 'try-dms')));
    expect(textOf(later)).toContain('try again in a few minutes');
    expect(harness.warnings).toEqual([]);
  });

  it('are opened once, also over a restart', async () => {
    await open();
    const { id } = await startToyMatch(harness);
    await harness.restart();
    await endTurn(id);
    await endTurn(id);
    expect(requestsTo(/^POST \/users\/@me\/channels/)).toHaveLength(2);
  });
});

describe('pictures', () => {
  it('that a server may not upload for the moment are left out, and the words arrive', async () => {
    await open({
      renderer: {
        draw: async () => ({ png: PIXEL, width: 1, height: 1 }),
        animate: async () => Promise.reject(new Error('none')),
      },
    });
    harness.sandbox.faults.fail({ route: /^POST \/channels\/\d+\/messages$/, status: 400, code: 400_001, times: 1 });
    const { mover, thread } = await startToyMatch(harness);
    const [refused, sent] = requestsTo(/^POST \/channels\/\d+\/messages$/);
    expect([refused?.status, sent?.status]).toEqual([400, 200]);
    expect(publicIn(mover, thread).length).toBeGreaterThan(0);
    expect(harness.warnings).toEqual([]);
  });
});

describe('what is too late to be said', () => {
  it('is not repeated: an old message that cannot be changed now stays as it is', async () => {
    await open();
    const { id, thread } = await startToyMatch(harness);
    await harness.advance(2 * HOUR);
    harness.sandbox.faults.rateLimit({ route: new RegExp(`^PATCH /channels/${thread}/`), retryAfter: 30 });
    // The roll is tried once, and so is the end of the turn.
    await endTurn(id);
    expect(requestsTo(/^PATCH \/channels/).filter(({ status }) => status === 429)).toHaveLength(2);
    expect(harness.warnings).toEqual([]);
  });

  it('is not said a second time when it was deleted', async () => {
    await open();
    const { id, thread, mover } = await startToyMatch(harness);
    const strike = harness.store.delivered;
    const said = new Promise<void>((resolve) => {
      harness.store.delivered = async (post) => {
        if (post.kind !== 'turn' || post.to !== 'channel') return strike(post);
        resolve();
        throw new Error('killed');
      };
    });
    for (let clicks = 0; clicks < 20 && (await whoseMove(harness, id)).mover === mover; clicks++)
      await clickFirstChoice(harness, mover, id);
    await said;
    harness.sandbox.admin.deleteMessage(publicIn(mover, thread).at(-1)?.id ?? '');
    const [inThread, inChannel] = [publicIn(mover, thread).length, publicIn(mover, harness.channel).length];
    await harness.restart();
    await harness.idle();
    expect([publicIn(mover, thread).length, publicIn(mover, harness.channel).length]).toEqual([inThread, inChannel]);
  });
});

describe('the language of the thread', () => {
  const lastIn = async (id: string): Promise<string> =>
    publicIn(harness.anna, (await harness.sheet(id)).home.channel ?? '')
      .map(textOf)
      .join('\n');

  it('is the person’s own against the computer', async () => {
    await open();
    await finalMessage(harness.ben.slash(harness.channel, '/solo', { game: 'toy' }));
    await harness.idle();
    expect((await harness.matches.list(harness.ben.id))[0]?.sheet.home.language).toBe('de');
  });

  it.each([
    ['theirs when both speak the same', 'de', 'de', undefined, 'de'],
    ['the challenger’s when they do not', 'de', 'en-US', undefined, 'de'],
    ['the server’s when they do not and it has one', 'en-US', 'de', 'de', 'de'],
    ['not the server’s when both speak another', 'en-US', 'en-US', 'de', 'en'],
  ] as const)('is %s', async (_name, first, second, locale, expected) => {
    await open();
    const { sandbox } = harness;
    const [one, two] = [
      sandbox.addPerson({ name: 'One', locale: first }),
      sandbox.addPerson({ name: 'Two', locale: second }),
    ];
    const {
      channelIds: [channel = ''],
    } = sandbox.admin.addGuild({ name: 'G', memberIds: [one.id, two.id, harness.anna.id], ...(locale && { locale }) });
    const id = await challengeAndAccept({ ...harness, channel }, { game: 'toy' }, [one, two]);
    await harness.idle();
    expect((await harness.sheet(id)).home.language).toBe(expected);
    expect(await lastIn(id)).toMatch(expected === 'de' ? /Rücknahmen/ : /Take-backs/);
  });

  it.each([
    ['theirs where all who sit down speak the same', ['de', 'de'], 'de'],
    ['the server’s where one of them does not', ['de', 'en-US'], 'en'],
  ] as const)('is %s at an open table', async (_name, locales, expected) => {
    await open();
    const { sandbox, ben } = harness;
    const guests = locales.map((locale, index) => sandbox.addPerson({ name: `Guest ${index}`, locale }));
    const {
      channelIds: [channel = ''],
    } = sandbox.admin.addGuild({ name: 'G', memberIds: [ben.id, ...guests.map(({ id }) => id)], locale: 'en-US' });
    await finalMessage(ben.slash(channel, '/challenge', { open: 2, game: 'toy', variant: 'crowd' }));
    for (const guest of guests) {
      await harness.idle();
      const card = publicIn(guest, channel).findLast((message) =>
        controlsOf(message).buttons.some(({ verb }) => verb === 'join'),
      ) as PageMessage;
      await finalMessage(guest.click(card.id, buttonOf(card, 'join')));
    }
    await harness.idle();
    expect((await harness.matches.list(ben.id))[0]?.sheet.home.language).toBe(expected);
  });

  it('can be chosen on the card of the challenge, and then stays', async () => {
    await open();
    const { anna, ben, channel } = harness;
    await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    await harness.idle();
    const cardOf = (): PageMessage =>
      publicIn(ben, channel).findLast((message) =>
        controlsOf(message).buttons.some(({ verb }) => verb === 'accept'),
      ) as PageMessage;
    const english = cardOf();
    expect(textOf(english)).toContain(', Anna challenges you');
    const panel = await finalMessage(ben.click(english.id, buttonOf(english, 'speak')));
    expect(textOf(panel)).toContain('auf Deutsch');
    await harness.idle();
    expect(textOf(cardOf())).toContain('Ben, Anna fordert dich');
    await finalMessage(ben.click(english.id, buttonOf(cardOf(), 'accept')));
    await harness.idle();
    expect((await harness.matches.list(anna.id))[0]?.sheet.home.language).toBe('de');
  });
});

describe('what is not kept for ever', () => {
  const DAY = 24 * HOUR;

  it('records of finished matches go after two years, also those of people who left', async () => {
    await open();
    const { id } = await startToyMatch(harness);
    await finishToyMatch(harness, id);
    await harness.idle();
    const left = async (key: string): Promise<number> => Math.round((await harness.redis.pttl(key)) / DAY);
    expect([await left(keys.past(id)), await left(keys.played(harness.anna.id))]).toEqual([730, 730]);
    await harness.matches.purge(harness.anna.id);
    expect(await left(keys.past(id))).toBe(730);
  });

  it('matches of a server the bot was removed from end after a week, and no others', async () => {
    await open();
    const { sandbox, anna, ben } = harness;
    const {
      id: other,
      channelIds: [channel = ''],
    } = sandbox.admin.addGuild({ name: 'Other', memberIds: [anna.id, ben.id] });
    const staying = await challengeAndAccept(harness, { game: 'toy', clock: 'none' });
    await harness.idle();
    const leaving = await challengeAndAccept({ ...harness, channel }, { game: 'toy', clock: 'none' });
    await harness.idle();
    sandbox.admin.leave(other, sandbox.botId);
    await harness.cleanUpGuilds();
    await harness.advance(6 * DAY);
    await harness.cleanUpGuilds();
    expect((await harness.sheet(leaving)).status).toBe('open');
    await harness.advance(DAY);
    await harness.cleanUpGuilds();
    await harness.idle();
    expect([(await harness.sheet(leaving)).ending, (await harness.sheet(staying)).status]).toEqual([
      { kind: 'abandoned' },
      'open',
    ]);
  });

  it('however many servers it is in: their list comes in pages of 200', async () => {
    await open();
    const { sandbox, anna, ben } = harness;
    const added = Array.from({ length: 200 }, (_, place) =>
      sandbox.admin.addGuild({ name: `Server ${place}`, memberIds: [anna.id, ben.id] }),
    );
    const staying = await challengeAndAccept(
      { ...harness, channel: added.at(-1)?.channelIds[0] ?? '' },
      { game: 'toy', clock: 'none' },
    );
    await harness.idle();
    await harness.cleanUpGuilds();
    await harness.advance(8 * DAY);
    await harness.cleanUpGuilds();
    await harness.idle();
    expect((await harness.sheet(staying)).status).toBe('open');
  });

  it('and a server that lets it in again keeps them', async () => {
    await open();
    const { sandbox, guild } = harness;
    const id = await challengeAndAccept(harness, { game: 'toy', clock: 'none' });
    await harness.idle();
    sandbox.admin.leave(guild, sandbox.botId);
    await harness.cleanUpGuilds();
    sandbox.admin.join(guild, sandbox.botId);
    await harness.advance(6 * DAY);
    await harness.cleanUpGuilds();
    await harness.advance(2 * DAY);
    await harness.cleanUpGuilds();
    expect((await harness.sheet(id)).status).toBe('open');
  });

  it('and people know whom to ask', async () => {
    await open();
    const page = textOf(await fromSettings(harness.anna, harness.channel, 'privacy'));
    expect(page).toContain('two years');
    expect(page).toContain('hello@example.org');
  });
});

describe('what the bot lives with', () => {
  it('nothing of what servers tell: it asks to hear of no server, member or message', async () => {
    await open();
    expect(harness.sandbox.intents).toEqual([0]);
    expect(textOf(await finalMessage(harness.anna.slash(harness.channel, '/parley help')))).not.toBe('');
  });

  it('an application without user installs: the commands are registered without them', async () => {
    await open({ sandbox: { installs: [0] } });
    expect(textOf(await finalMessage(harness.anna.slash(harness.channel, '/card', { name: 'Abbey' })))).toContain(
      'Abbey',
    );
  });

  it('a card that I’m not allowed to post is withdrawn, and the challenger told', async () => {
    await open();
    const { anna, ben, channel, sandbox } = harness;
    sandbox.faults.fail({
      route: new RegExp(`^POST /channels/${channel}/messages`),
      status: 403,
      code: 50013,
      times: 1,
    });
    await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    await harness.idle();
    expect(publicIn(anna, anna.dm()).map(textOf).join()).toContain('I’m not allowed to post');
    expect(await harness.matches.list(anna.id)).toEqual([]);
  });

  it('commands that were not registered', async () => {
    await open();
    harness.sandbox.faults.fail({ route: /^PUT .*\/commands/, status: 400, code: 50035 });
    await harness.restart();
    expect(harness.warnings.filter((words) => words.includes('could not register commands'))).toHaveLength(1);
    expect(textOf(await finalMessage(harness.anna.slash(harness.channel, '/parley help')))).not.toBe('');
    harness.sandbox.takeViolations();
  });

  it('a connection that is gone for good, and says so', async () => {
    await open();
    harness.assertConnected();
    const gone = harness.nextWarning('for good');
    harness.sandbox.faults.dropSockets({ code: 4004 });
    expect(await gone).toContain('"code":4004');
    expect(harness.assertConnected).toThrow('0 of 1 shards');
  });
});
