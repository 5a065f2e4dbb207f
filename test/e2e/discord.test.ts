import { afterEach, describe, expect, it } from 'vitest';
import type { Person, RequestRecord } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { keys } from '../../src/store/keys.ts';
import { openStage, type Stage, type StageOptions } from './stage.ts';
import { begunToy, bothGames, buttonOf, pickFirst, playToy, whoseMove } from './table.ts';
import { begin } from './whole-match.ts';

/** Discord as it really is, where it is less kind than one would wish. */
const HOUR = 3_600_000;
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==', 'base64');

let stage: Stage;
const open = async (options: StageOptions = {}): Promise<void> => {
  stage = await openStage({ games: bothGames, ...options });
};
afterEach(async () => {
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  await stage.close();
});

const publicIn = (person: Person, channel: string): readonly PageMessage[] => person.messages(channel).filter(({ ephemeral }) => !ephemeral);
const requestsTo = (wanted: RegExp): readonly RequestRecord[] =>
  stage.sandbox.requests.filter(({ method, path }) => wanted.test(`${method} ${path}`));

/** The one who is to move plays on until it is the other's turn. */
async function endTurn(id: string): Promise<void> {
  const { mover } = await whoseMove(stage, id);
  for (let clicks = 0; clicks < 20 && (await whoseMove(stage, id)).mover === mover; clicks++) await pickFirst(stage, mover, id);
  await stage.quiet();
}

describe('threads', () => {
  it('take the players in without a line and without a ping', async () => {
    await open();
    const id = await begin(stage, { game: 'toy' });
    await stage.quiet();
    const { anna, ben, sandbox } = stage;
    const thread = (await stage.sheet(id)).home.channel ?? '';
    expect(anna.channel(thread).memberIds).toEqual(expect.arrayContaining([anna.id, ben.id]));
    const kept = publicIn(anna, thread).map((message) => sandbox.town.inspect(message.id));
    expect(kept.filter((message) => message?.type === 1)).toEqual([]);
    const card = kept.find((message) => message?.pinned);
    expect([card?.mentions.toSorted(), card?.pinged]).toEqual([[anna.id, ben.id].toSorted(), []]);
  });

  it('take in who follows, without a line and without a ping', async () => {
    await open();
    const { sandbox, anna } = stage;
    const { id, thread } = await begunToy(stage);
    const clara = sandbox.addPerson({ name: 'Clara' });
    sandbox.town.join(stage.guild, clara.id);
    const card = publicIn(clara, thread).find((message) => message.pinned) as PageMessage;
    expect(textOf(await shown(clara.click(card.id, buttonOf(card, 'follow'))))).toContain('You follow this match');
    expect(anna.channel(thread).memberIds).toContain(clara.id);
    const kept = publicIn(anna, thread).map((message) => sandbox.town.inspect(message.id));
    expect(kept.some((message) => message?.type === 1 || message?.pinged.includes(clara.id))).toBe(false);
    expect(textOf(anna.message(card.id) as PageMessage)).toBe(textOf(card));
    expect(sandbox.town.inspect(card.id)?.mentions.toSorted()).toEqual([anna.id, stage.ben.id].toSorted());
    expect((await stage.sheet(id)).status).toBe('open');
  });

  it('that are locked lead to the offer to move', async () => {
    await open();
    const { id, thread } = await begunToy(stage);
    stage.sandbox.town.lock(thread);
    const { mover } = await whoseMove(stage, id);
    for (let count = 0; count < 20 && (await whoseMove(stage, id)).mover === mover; count++) {
      const { question, seq } = await stage.matches.panel(id, mover.id);
      await stage.matches.answer(id, mover.id, seq, [question?.choices[0] ?? ''], null);
    }
    await stage.quiet();
    const offer = publicIn(stage.anna, stage.channel).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'move'));
    if (!offer) throw new Error('no offer was made');
    await shown(stage.anna.click(offer.id, buttonOf(offer, 'move')));
    const moved = (await stage.sheet(id)).home.channel ?? '';
    expect(moved).not.toBe(thread);
    // In the new thread they are at once, as in the first: no line says so, and nobody is pinged.
    const { anna, ben, sandbox } = stage;
    expect(anna.channel(moved).memberIds).toEqual(expect.arrayContaining([anna.id, ben.id]));
    const kept = publicIn(anna, moved).map((message) => sandbox.town.inspect(message.id));
    expect(kept.filter((message) => message?.type === 1 || (message?.pinged.length ?? 0) > 0)).toEqual([]);
    const card = publicIn(anna, moved).find((message) => message.pinned) as PageMessage;
    expect(textOf(card)).toContain((await stage.sheet(id)).commitment);
    expect(textOf(await shown(anna.click(card.id, buttonOf(card, 'open'))))).not.toBe('');
    await endTurn(id);
    expect(publicIn(stage.anna, moved).some((message) => waysOf(message).buttons.some(({ verb }) => verb === 'hand'))).toBe(true);
  });

  it('need a permission of their own', async () => {
    await open();
    const { sandbox, anna, ben, channel } = stage;
    const thread = sandbox.town.addThread(channel, anna.id, 'Chat');
    sandbox.town.setPermissions(channel, sandbox.botId, { deny: ['SendMessagesInThreads'] });
    expect(textOf(await shown(anna.slash(thread, '/challenge', { opponent: ben.id, game: 'toy' })))).toContain('“Send Messages in Threads”');
    sandbox.town.setPermissions(channel, sandbox.botId, { deny: ['SendMessages'] });
    await shown(anna.slash(thread, '/challenge', { opponent: ben.id, game: 'toy' }));
    await stage.quiet();
    expect(publicIn(ben, thread).some((message) => waysOf(message).buttons.some(({ verb }) => verb === 'accept'))).toBe(true);
  });
});

describe('other channels', () => {
  it.each(['voice', 'announcement', 'forum'] as const)('of the kind %s hold a match', async (kind) => {
    await open();
    const { sandbox, anna, ben } = stage;
    const made = sandbox.town.addChannel(stage.guild, { name: kind, kind });
    const place = kind === 'forum' ? sandbox.town.addThread(made, anna.id, 'Who plays?') : made;
    await shown(anna.slash(place, '/challenge', { opponent: ben.id, game: 'toy' }));
    await stage.quiet();
    const card = publicIn(ben, place).find((message) => waysOf(message).buttons.some(({ verb }) => verb === 'accept')) as PageMessage;
    await shown(ben.click(card.id, buttonOf(card, 'accept')));
    await stage.quiet();
    const home = (await stage.matches.list(anna.id))[0]?.sheet.home.channel ?? '';
    expect(home === place).toBe(kind !== 'announcement');
    expect(publicIn(anna, home).some((message) => waysOf(message).buttons.some(({ verb }) => verb === 'open'))).toBe(true);
  });
});

describe('direct messages', () => {
  it.each([40003, 40333, 20016, 20028, 20029, 40004, 40006, 40062, 130000])('refused for the moment (%i) are tried again', async (code) => {
    await open();
    stage.sandbox.faults.fail({ route: /^POST \/users\/@me\/channels/, status: 403, code, times: 3 });
    await begin(stage, { game: 'toy' });
    await stage.quiet();
    for (const person of [stage.anna, stage.ben]) {
      expect(publicIn(person, person.dm()).length).toBeGreaterThan(0);
      expect((await stage.matches.profile(person.id)).dmClosed).toBe(false);
    }
  });

  it('are told to be tried later by whoever wants to see whether they work', async () => {
    await open();
    stage.sandbox.faults.fail({ route: /^POST \/users\/@me\/channels/, status: 403, code: 40003, times: 1 });
    await stage.matches.settings(stage.anna.id, { dmClosed: true });
    const settings = await shown(stage.anna.slash(stage.channel, '/parley settings'));
    const later = await shown(stage.anna.click(settings.id, buttonOf(settings, 'try-dms')));
    expect(textOf(later)).toContain('try again in some minutes');
    expect(stage.troubles).toEqual([]);
  });

  it('are opened once, also over a restart', async () => {
    await open();
    const { id } = await begunToy(stage);
    await stage.restart();
    await endTurn(id);
    await endTurn(id);
    expect(requestsTo(/^POST \/users\/@me\/channels/)).toHaveLength(2);
  });
});

describe('pictures', () => {
  it('that a server may not upload for the moment are left out, and the words arrive', async () => {
    await open({ renderer: { draw: async () => ({ png: PIXEL, width: 1, height: 1 }), animate: async () => Promise.reject(new Error('none')) } });
    stage.sandbox.faults.fail({ route: /^POST \/channels\/\d+\/messages$/, status: 400, code: 400_001, times: 1 });
    const { mover, thread } = await begunToy(stage);
    const [refused, sent] = requestsTo(/^POST \/channels\/\d+\/messages$/);
    expect([refused?.status, sent?.status]).toEqual([400, 200]);
    expect(publicIn(mover, thread).length).toBeGreaterThan(0);
    expect(stage.troubles).toEqual([]);
  });
});

describe('what is too late to be said', () => {
  it('is not repeated: an old message that cannot be changed now stays as it is', async () => {
    await open();
    const { id, thread } = await begunToy(stage);
    await stage.pass(2 * HOUR);
    stage.sandbox.faults.rateLimit({ route: new RegExp(`^PATCH /channels/${thread}/`), retryAfter: 30 });
    await endTurn(id);
    expect(requestsTo(/^PATCH \/channels/).filter(({ status }) => status === 429)).toHaveLength(1);
    expect(stage.troubles).toEqual([]);
  });

  it('is not said a second time when it was deleted', async () => {
    await open();
    const { id, thread, mover } = await begunToy(stage);
    const strike = stage.store.delivered;
    const said = new Promise<void>((resolve) => {
      stage.store.delivered = async (post) => {
        if (post.kind !== 'turn' || post.to !== 'channel') return strike(post);
        resolve();
        throw new Error('killed');
      };
    });
    for (let clicks = 0; clicks < 20 && (await whoseMove(stage, id)).mover === mover; clicks++) await pickFirst(stage, mover, id);
    await said;
    stage.sandbox.town.deleteMessage(publicIn(mover, thread).at(-1)?.id ?? '');
    const [inThread, inChannel] = [publicIn(mover, thread).length, publicIn(mover, stage.channel).length];
    await stage.restart();
    await stage.quiet();
    expect([publicIn(mover, thread).length, publicIn(mover, stage.channel).length]).toEqual([inThread, inChannel]);
  });
});

describe('the language of the thread', () => {
  const lastIn = async (id: string): Promise<string> => publicIn(stage.anna, (await stage.sheet(id)).home.channel ?? '').map(textOf).join('\n');

  it('is the person’s own against the computer', async () => {
    await open();
    await shown(stage.ben.slash(stage.channel, '/solo', { game: 'toy' }));
    await stage.quiet();
    expect((await stage.matches.list(stage.ben.id))[0]?.sheet.home.language).toBe('de');
  });

  it.each([
    ['theirs when both speak the same', 'de', 'de', undefined, 'de'],
    ['the challenger’s when they do not', 'de', 'en-US', undefined, 'de'],
    ['the server’s when they do not and it has one', 'en-US', 'de', 'de', 'de'],
    ['not the server’s when both speak another', 'en-US', 'en-US', 'de', 'en'],
  ] as const)('is %s', async (_name, first, second, locale, expected) => {
    await open();
    const { sandbox } = stage;
    const [one, two] = [sandbox.addPerson({ name: 'One', locale: first }), sandbox.addPerson({ name: 'Two', locale: second })];
    const { channelIds: [channel = ''] } = sandbox.town.addGuild({ name: 'G', memberIds: [one.id, two.id, stage.anna.id], ...(locale && { locale }) });
    const id = await begin({ ...stage, channel }, { game: 'toy' }, [one, two]);
    await stage.quiet();
    expect((await stage.sheet(id)).home.language).toBe(expected);
    expect(await lastIn(id)).toMatch(expected === 'de' ? /Rücknahmen/ : /Take-backs/);
  });

  it.each([
    ['theirs where all who sit down speak the same', ['de', 'de'], 'de'],
    ['the server’s where one of them does not', ['de', 'en-US'], 'en'],
  ] as const)('is %s at an open table', async (_name, locales, expected) => {
    await open();
    const { sandbox, ben } = stage;
    const guests = locales.map((locale, index) => sandbox.addPerson({ name: `Guest ${index}`, locale }));
    const { channelIds: [channel = ''] } = sandbox.town.addGuild({ name: 'G', memberIds: [ben.id, ...guests.map(({ id }) => id)], locale: 'en-US' });
    await shown(ben.slash(channel, '/challenge', { open: 2, game: 'toy', variant: 'crowd' }));
    for (const guest of guests) {
      await stage.quiet();
      const card = publicIn(guest, channel).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'join')) as PageMessage;
      await shown(guest.click(card.id, buttonOf(card, 'join')));
    }
    await stage.quiet();
    expect((await stage.matches.list(ben.id))[0]?.sheet.home.language).toBe(expected);
  });

  it('can be chosen with the challenge and on its card, and then stays', async () => {
    await open();
    const { anna, ben, channel } = stage;
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy', language: 'de' }));
    await stage.quiet();
    const cardOf = (): PageMessage => publicIn(ben, channel).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'accept')) as PageMessage;
    expect(textOf(cardOf())).toContain(', Anna fordert dich');
    const german = cardOf();
    await shown(anna.click(german.id, buttonOf(german, 'speak')));
    await stage.quiet();
    const english = cardOf();
    expect([english.id, textOf(english).includes('Ben, Anna challenges you')]).toEqual([german.id, true]);
    const panel = await shown(ben.click(english.id, buttonOf(english, 'speak')));
    expect(textOf(panel)).toContain('auf Deutsch');
    await stage.quiet();
    expect(textOf(cardOf())).toContain('Ben, Anna fordert dich');
    await shown(ben.click(english.id, buttonOf(cardOf(), 'accept')));
    await stage.quiet();
    expect((await stage.matches.list(anna.id))[0]?.sheet.home.language).toBe('de');
  });
});

describe('what is not kept for ever', () => {
  const DAY = 24 * HOUR;

  it('records of finished matches go after two years, also those of people who left', async () => {
    await open();
    const { id } = await begunToy(stage);
    await playToy(stage, id);
    await stage.quiet();
    const left = async (key: string): Promise<number> => Math.round((await stage.redis.pttl(key)) / DAY);
    expect([await left(keys.past(id)), await left(keys.played(stage.anna.id))]).toEqual([730, 730]);
    await stage.matches.purge(stage.anna.id);
    expect(await left(keys.past(id))).toBe(730);
  });

  it('matches of a server the bot was removed from end after a week, and no others', async () => {
    await open();
    const { sandbox, anna, ben } = stage;
    const { id: other, channelIds: [channel = ''] } = sandbox.town.addGuild({ name: 'Other', memberIds: [anna.id, ben.id] });
    const staying = await begin(stage, { game: 'toy', clock: 'none' });
    await stage.quiet();
    const leaving = await begin({ ...stage, channel }, { game: 'toy', clock: 'none' });
    await stage.quiet();
    sandbox.town.leave(other, sandbox.botId);
    await stage.tidy();
    await stage.pass(6 * DAY);
    await stage.tidy();
    expect((await stage.sheet(leaving)).status).toBe('open');
    await stage.pass(DAY);
    await stage.tidy();
    await stage.quiet();
    expect([(await stage.sheet(leaving)).ending, (await stage.sheet(staying)).status]).toEqual([{ kind: 'abandoned' }, 'open']);
  });

  it('however many servers it is in: their list comes in pages of 200', async () => {
    await open();
    const { sandbox, anna, ben } = stage;
    const added = Array.from({ length: 200 }, (_, place) => sandbox.town.addGuild({ name: `Server ${place}`, memberIds: [anna.id, ben.id] }));
    const staying = await begin({ ...stage, channel: added.at(-1)?.channelIds[0] ?? '' }, { game: 'toy', clock: 'none' });
    await stage.quiet();
    await stage.tidy();
    await stage.pass(8 * DAY);
    await stage.tidy();
    await stage.quiet();
    expect((await stage.sheet(staying)).status).toBe('open');
  });

  it('and a server that lets it in again keeps them', async () => {
    await open();
    const { sandbox, guild } = stage;
    const id = await begin(stage, { game: 'toy', clock: 'none' });
    await stage.quiet();
    sandbox.town.leave(guild, sandbox.botId);
    await stage.tidy();
    sandbox.town.join(guild, sandbox.botId);
    await stage.pass(6 * DAY);
    await stage.tidy();
    await stage.pass(2 * DAY);
    await stage.tidy();
    expect((await stage.sheet(id)).status).toBe('open');
  });

  it('and people know whom to ask', async () => {
    await open();
    const page = textOf(await shown(stage.anna.slash(stage.channel, '/parley privacy')));
    expect(page).toContain('two years');
    expect(page).toContain('hello@example.org');
  });
});

describe('what the bot lives with', () => {
  it('nothing of what servers tell: it asks to hear of no server, member or message', async () => {
    await open();
    expect(stage.sandbox.intents).toEqual([0]);
    expect(textOf(await shown(stage.anna.slash(stage.channel, '/parley help')))).not.toBe('');
  });

  it('an application without user installs: the commands are registered without them', async () => {
    await open({ sandbox: { installs: [0] } });
    expect(textOf(await shown(stage.anna.slash(stage.channel, '/card', { name: 'Abbey' })))).toContain('Abbey');
  });

  it('a card that could not be posted is withdrawn, and the challenger told', async () => {
    await open();
    const { anna, ben, channel, sandbox } = stage;
    sandbox.faults.fail({ route: new RegExp(`^POST /channels/${channel}/messages`), status: 403, code: 50013, times: 1 });
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    await stage.quiet();
    expect(publicIn(anna, anna.dm()).map(textOf).join()).toContain('could not be posted');
    expect(await stage.matches.list(anna.id)).toEqual([]);
  });

  it('commands that were not registered', async () => {
    await open();
    stage.sandbox.faults.fail({ route: /^PUT .*\/commands/, status: 400, code: 50035 });
    await stage.restart();
    expect(stage.troubles.filter((words) => words.includes('not registered'))).toHaveLength(1);
    expect(textOf(await shown(stage.anna.slash(stage.channel, '/parley help')))).not.toBe('');
    stage.sandbox.takeViolations();
  });

  it('a connection that is gone for good, and says so', async () => {
    await open();
    stage.look();
    const gone = stage.trouble('for good');
    stage.sandbox.faults.dropSockets({ code: 4004 });
    expect(await gone).toContain('"code":4004');
    expect(stage.look).toThrow('0 of 1 shards');
  });
});
