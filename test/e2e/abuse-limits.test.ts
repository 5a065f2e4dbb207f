import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import { readHeader } from '../../src/store/record-header.ts';
import { UnpackError, unpack } from '../../src/store/codec.ts';
import type { RedisConnection } from '../../src/store/writer.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { DAY } from '../../src/match/limits.ts';
import {
  startToyMatch,
  bothGames,
  buttonOf,
  menuOf,
  addPerson,
  finishToyMatch,
  startThreePlayerMatch,
  blockSomeone,
  fromSettings,
} from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ games: bothGames });
});
afterEach(async () => {
  await harness.close();
});

/** Another server, with a manager of its own. */
function addSecondServer(): { readonly guild: string; readonly channel: string; readonly mod: SimulatedPerson } {
  const { sandbox } = harness;
  const mod = sandbox.addPerson({ name: 'Mod' });
  const guild = sandbox.admin.addGuild({ name: 'Next Door', memberIds: [mod.id], channels: ['games'] });
  sandbox.admin.giveRole(
    guild.id,
    mod.id,
    sandbox.admin.addRole(guild.id, { name: 'Mods', permissions: ['ManageGuild'] }),
  );
  return { guild: guild.id, channel: guild.channelIds[0] ?? '', mod };
}

const said = async (happening: Parameters<typeof finalMessage>[0]): Promise<string> =>
  textOf(await finalMessage(happening));

describe('a match', () => {
  it('is looked at, replayed and exported on its server and by its players, elsewhere only when it is shared', async () => {
    const { sandbox, guild, channel } = harness;
    const next = addSecondServer();
    const eve = sandbox.addPerson({ name: 'Eve' });
    sandbox.admin.join(guild, eve.id);
    const { id, mover } = await startToyMatch(harness);
    for (const command of ['/board', '/hand', '/roll', '/undo', '/parley log', '/parley review']) {
      expect(await said(next.mod.slash(next.channel, command, { match: id })), command).toContain(
        'belongs to another server',
      );
      expect(await said(next.mod.slash(next.mod.dm(), command, { match: id })), command).toContain(
        'belongs to another server',
      );
    }
    expect(await said(eve.slash(channel, '/board', { match: id }))).not.toContain('another server');
    expect(await said(mover.slash(mover.dm(), '/parley log', { match: id }))).not.toMatch(
      /another server|anderen Server/,
    );

    await finishToyMatch(harness, id);
    await harness.idle();
    expect(await said(next.mod.slash(next.channel, '/parley review', { match: id, format: 'export' }))).toContain(
      'belongs to another server',
    );
    expect(await said(eve.slash(channel, '/parley review', { match: id, format: 'export' }))).toContain(id);
    sandbox.admin.join(next.guild, mover.id);
    expect(await said(next.mod.slash(next.channel, '/parley stats', { player: mover.id }))).toContain(
      'No finished matches',
    );

    expect(await said(eve.slash(channel, '/parley share', { match: id }))).toContain('Only the players');
    const asked = await finalMessage(harness.anna.slash(channel, '/parley share', { match: id }));
    const shared = await finalMessage(harness.anna.click(asked.id, buttonOf(asked, 'share-now')));
    expect(await said(next.mod.slash(next.channel, '/parley review', { match: id, format: 'replay' }))).not.toContain(
      'another server',
    );
    expect(await said(next.mod.slash(next.channel, '/parley review', { match: id, format: 'export' }))).toContain(id);
    await finalMessage(harness.anna.click(shared.id, buttonOf(shared, 'unshare')));
    expect(await said(next.mod.slash(next.channel, '/parley review', { match: id, format: 'export' }))).toContain(
      'belongs to another server',
    );
  });
});

describe('a challenge', () => {
  it('counts for the limits of its maker after the data was deleted, for a day', async () => {
    const { channel, anna, ben } = harness;
    const challenges = async (): Promise<string> => said(anna.slash(channel, '/challenge', { opponent: ben.id }));
    for (let count = 0; count < 4; count++) expect(await challenges()).toContain('on its way');
    await harness.matches.purge(anna.id);
    expect(await challenges()).not.toContain('on its way');
    await harness.matches.purge(anna.id);
    expect(await challenges()).not.toContain('on its way');
    const kept = await Promise.all(
      (await harness.redis.keys('parley:mark:*')).map(async (key) => [key, await harness.redis.get(key)]),
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${anna.id}|${ben.id}`));
    await harness.advance(DAY);
    expect(await challenges()).toContain('on its way');
  });

  it('reaches nobody who is not on the server, and nobody who does not want it', async () => {
    const { sandbox, guild, channel, anna, ben } = harness;
    const stranger = sandbox.addPerson({ name: 'Stranger' });
    expect(await said(anna.slash(channel, '/challenge', { opponent: stranger.id }, { forge: true }))).toContain(
      'Stranger isn’t on this server',
    );

    const settings = await finalMessage(ben.slash(channel, '/parley settings'));
    const menu = menuOf(settings, 'set-challengers');
    expect(menu.values).toEqual(['everyone', `server ${guild}`, 'nobody']);
    await finalMessage(ben.select(settings.id, menu.id, ['nobody']));
    expect(await said(anna.slash(channel, '/challenge', { opponent: ben.id }))).toContain('isn’t accepting challenges');
    await finalMessage(ben.select(settings.id, menu.id, [`server ${guild}`]));
    expect(await said(anna.slash(channel, '/challenge', { opponent: ben.id }))).toContain('on its way');

    const blocked = await blockSomeone(ben, channel, anna.id);
    expect(textOf(blocked)).toContain('Anna ist blockiert');
    await harness.idle();
    expect(anna.messages(channel).map(textOf).join()).toContain('declined the challenge');
    expect(await said(anna.slash(channel, '/challenge', { opponent: ben.id }))).toContain('isn’t accepting challenges');
    await finalMessage(ben.click(blocked.id, buttonOf(blocked, 'unblock')));
    expect(await said(anna.slash(channel, '/challenge', { opponent: ben.id }))).toContain('on its way');
    await harness.idle();
    // The first was the ping of the day.
    expect(ben.messages(channel).filter(({ mentionsMe }) => mentionsMe)).toHaveLength(1);
    expect(harness.warnings).toEqual([]);
  });
});

describe('a challenge made again after it was withdrawn', () => {
  it('pings those who were not asked before, and nobody else', async () => {
    const { channel, anna, ben } = harness;
    const carla = addPerson(harness, 'Carla');
    const ask = async (...others: readonly SimulatedPerson[]): Promise<readonly string[]> => {
      const people = Object.fromEntries(
        others.map(({ id }, index) => [index === 0 ? 'opponent' : `opponent-${index + 1}`, id]),
      );
      await finalMessage(anna.slash(channel, '/challenge', { ...people, game: 'toy', variant: 'crowd' }));
      await harness.idle();
      const card = anna
        .messages(channel)
        .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'propose')) as PageMessage;
      const pinged = harness.sandbox.admin.inspect(card.id)?.mentions ?? [];
      await harness.matches.withdraw((await harness.matches.list(anna.id))[0]?.sheet.id ?? '', anna.id, null);
      await harness.idle();
      return pinged;
    };
    expect(await ask(ben)).toEqual([ben.id]);
    expect(await ask(ben, carla)).toEqual([carla.id]);
    expect(await ask(carla, ben)).toEqual([]);
  });
});

describe('somebody’s data', () => {
  it('is deleted by managers only where the person played, and nowhere else, asked or confirmed', async () => {
    const { sandbox, guild, channel, anna, ben } = harness;
    const next = addSecondServer();
    sandbox.admin.join(guild, next.mod.id);
    sandbox.admin.giveRole(
      guild,
      next.mod.id,
      sandbox.admin.addRole(guild, { name: 'Mods', permissions: ['ManageGuild'] }),
    );
    const refusal = 'played on this server and nowhere else';
    expect(await said(next.mod.slash(channel, '/parley-admin purge', { player: anna.id }))).toContain(refusal);
    const { id } = await startToyMatch(harness);
    const sure = await finalMessage(next.mod.slash(channel, '/parley-admin purge', { player: anna.id }));
    expect(textOf(sure)).toContain('rated ones count as resigned');
    expect(await said(next.mod.slash(next.channel, '/parley-admin purge', { player: anna.id }))).toContain(refusal);

    // Meanwhile she begins to play elsewhere, and even ends it there.
    for (const person of [anna, ben]) sandbox.admin.join(next.guild, person.id);
    const other = await challengeAndAccept({ ...harness, channel: next.channel }, { game: 'toy' });
    await harness.matches.resign(other, anna.id, null);
    expect(await said(next.mod.click(sure.id, buttonOf(sure, 'purge-now')))).toContain(refusal);
    expect((await harness.sheet(id)).status).toBe('open');
  });

  it('of an opponent is not deleted by a manager whose match with them is running', async () => {
    const { sandbox, guild, channel, anna, ben } = harness;
    sandbox.admin.giveRole(guild, ben.id, sandbox.admin.addRole(guild, { name: 'Mods', permissions: ['ManageGuild'] }));
    const purge = async (): Promise<PageMessage> =>
      finalMessage(ben.slash(channel, '/parley-admin purge', { player: anna.id }));
    const early = await finalMessage(anna.slash(channel, '/solo', { game: 'toy' })).then(purge);
    const id = await challengeAndAccept(harness, { game: 'toy', rated: true });
    const refusal = 'in einer Partie';
    expect(textOf(await purge())).toContain(refusal);
    expect(await said(ben.click(early.id, buttonOf(early, 'purge-now')))).toContain(refusal);
    expect((await harness.sheet(id)).status).toBe('open');
    await harness.matches.resign(id, ben.id, null);
    expect(controlsOf(await purge()).buttons.map(({ verb }) => verb)).toContain('purge-now');
  });

  it('is deleted by oneself without a trace of the id, and a rated match is lost by it', async () => {
    const { channel, anna, ben } = harness;
    await finalMessage(anna.slash(channel, '/parley settings'));
    await harness.matches.settings(anna.id, { offset: 60 });
    const { id: played } = await startToyMatch(harness);
    await finishToyMatch(harness, played);
    const rated = await challengeAndAccept(harness, { game: 'toy', rated: true });
    const carla = addPerson(harness, 'Carla');
    const left = await startThreePlayerMatch(harness, carla);
    await harness.matches.resign(left, anna.id, null);
    await finishToyMatch(harness, left);
    const goesOn = await startThreePlayerMatch(harness, carla);
    await finalMessage(ben.slash(channel, '/challenge', { opponent: anna.id }));
    await finalMessage(anna.slash(channel, '/solo', { game: 'toy' }));
    await blockSomeone(ben, channel, anna.id);
    await harness.idle();
    expect(await traces(harness.redis, anna.id)).not.toEqual([]);

    const page = await fromSettings(anna, channel, 'privacy');
    expect(textOf(page)).toContain('how many challenges you sent (one day)');
    const sure = await finalMessage(anna.click(page.id, buttonOf(page, 'delete-mine')));
    expect(textOf(sure)).toContain('Rated matches count as resigned');
    await finalMessage(anna.click(sure.id, buttonOf(sure, 'delete-mine-now')));
    await harness.idle();
    const { ending, players } = (await harness.matches.finished(rated))?.sheet ?? {};
    const winner = players?.findIndex((player) => player.kind === 'person' && player.id === ben.id);
    expect(ending).toEqual({ kind: 'resigned', ranking: [[winner], [1 - (winner ?? 0)]] });
    expect((await harness.sheet(goesOn)).status).toBe('open');
    expect(await traces(harness.redis, anna.id)).toEqual([]);
    expect(await traces(harness.redis, 'Anna (Computer)')).toEqual([]);
    // Nor is she seated and called again: a computer plays in her place, and plays to win.
    const again = await harness.matches.rematch(left, ben.id, null);
    expect(again.sheet.players.map(({ name }) => name).toSorted()).toEqual(['Ben', 'Carla', 'Computer']);
    expect(again.sheet.players.find(({ kind }) => kind === 'computer')).not.toHaveProperty('standsFor');
    // A seat she had to the end is open to anybody.
    await finalMessage(ben.slash(channel, '/parley rematch', { match: played }));
    await harness.idle();
    const card = carla
      .messages((await harness.matches.finished(played))?.sheet.home.channel ?? '')
      .at(-1) as PageMessage;
    expect(textOf(card)).not.toContain('<@0>');
    await finalMessage(carla.click(card.id, buttonOf(card, 'join')));
    await harness.idle();
    const opened = (await harness.matches.list(carla.id))
      .map(({ sheet }) => sheet)
      .find(({ previous }) => previous === played);
    expect(opened).toMatchObject({ status: 'open' });
    expect(opened?.players.map(({ name }) => name).toSorted()).toEqual(['Ben', 'Carla']);
    expect(harness.warnings).toEqual([]);
  });
});

/** Every key under which, or in which, these words stand. */
async function traces(redis: RedisConnection, words: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const key of await redis.keys('*')) {
    const texts = [key, ...(await valuesOf(redis, key)).flatMap(readable)];
    if (texts.some((text) => text.includes(words))) found.push(key);
  }
  return found;
}

async function valuesOf(redis: RedisConnection, key: string): Promise<readonly Buffer[]> {
  switch (await redis.type(key)) {
    case 'string':
      return [(await redis.getBuffer(key)) ?? Buffer.alloc(0)];
    case 'hash':
      return Object.entries(await redis.hgetallBuffer(key)).flatMap(([field, value]) => [Buffer.from(field), value]);
    case 'list':
      return redis.lrangeBuffer(key, '0', '-1');
    case 'zset':
      return redis.zrangeBuffer(key, '0', '-1');
    case 'set':
      return redis.smembersBuffer(key);
    default:
      return [];
  }
}

/** As it is stored, and as it was before it was packed. */
function readable(bytes: Buffer): readonly string[] {
  const packed = [bytes, readHeader(bytes)?.body ?? bytes];
  return [bytes.toString('latin1'), ...packed.flatMap((each) => unpacked(each))];
}

function unpacked(bytes: Buffer): readonly string[] {
  try {
    return [JSON.stringify(unpack(bytes).value)];
  } catch (error) {
    if (error instanceof UnpackError) return [];
    throw error;
  }
}
