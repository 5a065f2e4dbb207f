import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { readHead } from '../../src/store/head.ts';
import { Unpackable, unpack } from '../../src/store/codec.ts';
import type { Connection } from '../../src/store/writer.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { DAY } from '../../src/match/limits.ts';
import { begunToy, bothGames, buttonOf, menuOf, newcomer, playToy, tableOfThree } from './table.ts';
import { begin } from './whole-match.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ games: bothGames });
});
afterEach(async () => {
  await stage.close();
});

/** Another server, with a manager of its own. */
function nextDoor(): { readonly guild: string; readonly channel: string; readonly mod: Person } {
  const { sandbox } = stage;
  const mod = sandbox.addPerson({ name: 'Mod' });
  const guild = sandbox.town.addGuild({ name: 'Next Door', memberIds: [mod.id], channels: ['games'] });
  sandbox.town.giveRole(guild.id, mod.id, sandbox.town.addRole(guild.id, { name: 'Mods', permissions: ['ManageGuild'] }));
  return { guild: guild.id, channel: guild.channelIds[0] ?? '', mod };
}

const said = async (happening: Parameters<typeof shown>[0]): Promise<string> => textOf(await shown(happening));

describe('a match', () => {
  it('is looked at, replayed and exported on its server and by its players, elsewhere only when it is shared', async () => {
    const { sandbox, guild, channel } = stage;
    const next = nextDoor();
    const eve = sandbox.addPerson({ name: 'Eve' });
    sandbox.town.join(guild, eve.id);
    const { id, mover } = await begunToy(stage);
    for (const command of ['/board', '/hand', '/roll', '/undo', '/parley log', '/parley replay']) {
      expect(await said(next.mod.slash(next.channel, command, { match: id })), command).toContain('belongs to another server');
      expect(await said(next.mod.slash(next.mod.dm(), command, { match: id })), command).toContain('belongs to another server');
    }
    expect(await said(eve.slash(channel, '/board', { match: id }))).not.toContain('another server');
    expect(await said(mover.slash(mover.dm(), '/parley log', { match: id }))).not.toMatch(/another server|anderen Server/);

    await playToy(stage, id);
    await stage.quiet();
    expect(await said(next.mod.slash(next.channel, '/parley export', { match: id }))).toContain('belongs to another server');
    expect(await said(eve.slash(channel, '/parley export', { match: id }))).toContain(id);
    sandbox.town.join(next.guild, mover.id);
    expect(await said(next.mod.slash(next.channel, '/parley stats', { player: mover.id }))).toContain('No finished matches');

    expect(await said(eve.slash(channel, '/parley share', { match: id }))).toContain('Only the players');
    const shared = await shown(stage.anna.slash(channel, '/parley share', { match: id }));
    expect(await said(next.mod.slash(next.channel, '/parley replay', { match: id }))).not.toContain('another server');
    expect(await said(next.mod.slash(next.channel, '/parley export', { match: id }))).toContain(id);
    await shown(stage.anna.click(shared.id, buttonOf(shared, 'unshare')));
    expect(await said(next.mod.slash(next.channel, '/parley export', { match: id }))).toContain('belongs to another server');
  });
});

describe('a challenge', () => {
  it('counts for the limits of its maker after the data was deleted, for a day', async () => {
    const { channel, anna, ben } = stage;
    const challenges = async (): Promise<string> => said(anna.slash(channel, '/challenge', { opponent: ben.id }));
    for (let count = 0; count < 4; count++) expect(await challenges()).toContain('on its way');
    await stage.matches.purge(anna.id);
    expect(await challenges()).not.toContain('on its way');
    await stage.matches.purge(anna.id);
    expect(await challenges()).not.toContain('on its way');
    const kept = await Promise.all((await stage.redis.keys('parley:mark:*')).map(async (key) => [key, await stage.redis.get(key)]));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${anna.id}|${ben.id}`));
    await stage.pass(DAY);
    expect(await challenges()).toContain('on its way');
  });

  it('reaches nobody who is not on the server, and nobody who does not want it', async () => {
    const { sandbox, guild, channel, anna, ben } = stage;
    const stranger = sandbox.addPerson({ name: 'Stranger' });
    expect(await said(anna.slash(channel, '/challenge', { opponent: stranger.id }, { forge: true }))).toContain('Stranger is not on this server');

    const settings = await shown(ben.slash(channel, '/parley settings'));
    const menu = menuOf(settings, 'set-challengers');
    expect(menu.values).toEqual(['everyone', `server ${guild}`, 'nobody']);
    await shown(ben.select(settings.id, menu.id, ['nobody']));
    expect(await said(anna.slash(channel, '/challenge', { opponent: ben.id }))).toContain('takes no challenges');
    await shown(ben.select(settings.id, menu.id, [`server ${guild}`]));
    expect(await said(anna.slash(channel, '/challenge', { opponent: ben.id }))).toContain('on its way');

    const blocked = await shown(ben.slash(channel, '/parley block', { player: anna.id }));
    expect(textOf(blocked)).toContain('Anna ist blockiert');
    await stage.quiet();
    expect(anna.messages(channel).map(textOf).join()).toContain('declined the challenge');
    expect(await said(anna.slash(channel, '/challenge', { opponent: ben.id }))).toContain('takes no challenges');
    await shown(ben.click(blocked.id, buttonOf(blocked, 'unblock')));
    expect(await said(anna.slash(channel, '/challenge', { opponent: ben.id }))).toContain('on its way');
    await stage.quiet();
    // The first was the ping of the day.
    expect(ben.messages(channel).filter(({ mentionsMe }) => mentionsMe)).toHaveLength(1);
    expect(stage.troubles).toEqual([]);
  });
});

describe('a challenge made again after it was withdrawn', () => {
  it('pings those who were not asked before, and nobody else', async () => {
    const { channel, anna, ben } = stage;
    const carla = newcomer(stage, 'Carla');
    const ask = async (...others: readonly Person[]): Promise<readonly string[]> => {
      const people = Object.fromEntries(others.map(({ id }, index) => [index === 0 ? 'opponent' : `opponent-${index + 1}`, id]));
      await shown(anna.slash(channel, '/challenge', { ...people, game: 'toy', variant: 'crowd' }));
      await stage.quiet();
      const card = anna.messages(channel).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'propose')) as PageMessage;
      const pinged = stage.sandbox.town.inspect(card.id)?.mentions ?? [];
      await stage.matches.withdraw((await stage.matches.list(anna.id))[0]?.sheet.id ?? '', anna.id, null);
      await stage.quiet();
      return pinged;
    };
    expect(await ask(ben)).toEqual([ben.id]);
    expect(await ask(ben, carla)).toEqual([carla.id]);
    expect(await ask(carla, ben)).toEqual([]);
  });
});

describe('somebody’s data', () => {
  it('is deleted by managers only where the person played, and nowhere else, asked or confirmed', async () => {
    const { sandbox, guild, channel, anna, ben } = stage;
    const next = nextDoor();
    sandbox.town.join(guild, next.mod.id);
    sandbox.town.giveRole(guild, next.mod.id, sandbox.town.addRole(guild, { name: 'Mods', permissions: ['ManageGuild'] }));
    const refusal = 'played on this server and nowhere else';
    expect(await said(next.mod.slash(channel, '/parley-admin purge', { player: anna.id }))).toContain(refusal);
    const { id } = await begunToy(stage);
    const sure = await shown(next.mod.slash(channel, '/parley-admin purge', { player: anna.id }));
    expect(textOf(sure)).toContain('rated ones as resigned');
    expect(await said(next.mod.slash(next.channel, '/parley-admin purge', { player: anna.id }))).toContain(refusal);

    // Meanwhile she begins to play elsewhere, and even ends it there.
    for (const person of [anna, ben]) sandbox.town.join(next.guild, person.id);
    const other = await begin({ ...stage, channel: next.channel }, { game: 'toy' });
    await stage.matches.resign(other, anna.id, null);
    expect(await said(next.mod.click(sure.id, buttonOf(sure, 'purge-now')))).toContain(refusal);
    expect((await stage.sheet(id)).status).toBe('open');
  });

  it('of an opponent is not deleted by a manager whose match with them is running', async () => {
    const { sandbox, guild, channel, anna, ben } = stage;
    sandbox.town.giveRole(guild, ben.id, sandbox.town.addRole(guild, { name: 'Mods', permissions: ['ManageGuild'] }));
    const purge = async (): Promise<PageMessage> => shown(ben.slash(channel, '/parley-admin purge', { player: anna.id }));
    const early = await shown(anna.slash(channel, '/solo', { game: 'toy' })).then(purge);
    const id = await begin(stage, { game: 'toy', rated: true });
    const refusal = 'in einer Partie';
    expect(textOf(await purge())).toContain(refusal);
    expect(await said(ben.click(early.id, buttonOf(early, 'purge-now')))).toContain(refusal);
    expect((await stage.sheet(id)).status).toBe('open');
    await stage.matches.resign(id, ben.id, null);
    expect(waysOf(await purge()).buttons.map(({ verb }) => verb)).toContain('purge-now');
  });

  it('is deleted by oneself without a trace of the id, and a rated match is lost by it', async () => {
    const { channel, anna, ben } = stage;
    await shown(anna.slash(channel, '/parley settings'));
    await stage.matches.settings(anna.id, { offset: 60 });
    const { id: played } = await begunToy(stage);
    await playToy(stage, played);
    const rated = await begin(stage, { game: 'toy', rated: true });
    const carla = newcomer(stage, 'Carla');
    const left = await tableOfThree(stage, carla);
    await stage.matches.resign(left, anna.id, null);
    await playToy(stage, left);
    const goesOn = await tableOfThree(stage, carla);
    await shown(ben.slash(channel, '/challenge', { opponent: anna.id }));
    await shown(anna.slash(channel, '/solo', { game: 'toy' }));
    await shown(ben.slash(channel, '/parley block', { player: anna.id }));
    await stage.quiet();
    expect(await traces(stage.redis, anna.id)).not.toEqual([]);

    const page = await shown(anna.slash(channel, '/parley privacy'));
    expect(textOf(page)).toContain('how many challenges you sent (a day)');
    const sure = await shown(anna.click(page.id, buttonOf(page, 'delete-mine')));
    expect(textOf(sure)).toContain('Rated matches count as resigned');
    await shown(anna.click(sure.id, buttonOf(sure, 'delete-mine-now')));
    await stage.quiet();
    const { ending, players } = (await stage.matches.past(rated))?.sheet ?? {};
    const winner = players?.findIndex((player) => player.kind === 'person' && player.id === ben.id);
    expect(ending).toEqual({ kind: 'resigned', ranking: [[winner], [1 - (winner ?? 0)]] });
    expect((await stage.sheet(goesOn)).status).toBe('open');
    expect(await traces(stage.redis, anna.id)).toEqual([]);
    expect(await traces(stage.redis, 'Anna (Computer)')).toEqual([]);
    // Nor is she seated and called again: a computer plays in her place, and plays to win.
    const again = await stage.matches.rematch(left, ben.id, null);
    expect(again.sheet.players.map(({ name }) => name).toSorted()).toEqual(['Ben', 'Carla', 'Computer']);
    expect(again.sheet.players.find(({ kind }) => kind === 'computer')).not.toHaveProperty('standsFor');
    // A seat she had to the end is open to anybody.
    await shown(ben.slash(channel, '/parley rematch', { match: played }));
    await stage.quiet();
    const card = carla.messages((await stage.matches.past(played))?.sheet.home.channel ?? '').at(-1) as PageMessage;
    expect(textOf(card)).not.toContain('<@0>');
    await shown(carla.click(card.id, buttonOf(card, 'join')));
    await stage.quiet();
    const opened = (await stage.matches.list(carla.id)).map(({ sheet }) => sheet).find(({ previous }) => previous === played);
    expect(opened).toMatchObject({ status: 'open' });
    expect(opened?.players.map(({ name }) => name).toSorted()).toEqual(['Ben', 'Carla']);
    expect(stage.troubles).toEqual([]);
  });
});

/** Every key under which, or in which, these words stand. */
async function traces(redis: Connection, words: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const key of await redis.keys('*')) {
    const texts = [key, ...(await valuesOf(redis, key)).flatMap(readable)];
    if (texts.some((text) => text.includes(words))) found.push(key);
  }
  return found;
}

async function valuesOf(redis: Connection, key: string): Promise<readonly Buffer[]> {
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
  const packed = [bytes, readHead(bytes)?.body ?? bytes];
  return [bytes.toString('latin1'), ...packed.flatMap((each) => unpacked(each))];
}

function unpacked(bytes: Buffer): readonly string[] {
  try {
    return [JSON.stringify(unpack(bytes).value)];
  } catch (error) {
    if (error instanceof Unpackable) return [];
    throw error;
  }
}
