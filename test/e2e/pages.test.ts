import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/scene/index.ts';
import type { Language } from '../../src/engine/text.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { begunToy, bothGames, buttonOf, menuOf, panelOf, pickFirst, playToy } from './table.ts';
import { begin } from './whole-match.ts';

/** Draws a grey dot, or fails when it is told to. */
const drawn: { scene: Scene; language: Language }[] = [];
let broken = false;
const renderer = {
  async draw(scene: Scene, { language }: { language: Language }) {
    if (broken) throw new Error('the brush broke');
    drawn.push({ scene, language });
    return { png: dot(), width: 1, height: 1 };
  },
  animate: async () => ({ gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), width: 1, height: 1 }),
};

function dot(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, body, Buffer.alloc(4)]);
  };
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.from([0, 128]))), chunk('IEND', Buffer.alloc(0))]);
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ games: bothGames, renderer });
});
afterAll(async () => {
  await stage.close();
});
afterEach(() => {
  broken = false;
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
});

describe('pictures', () => {
  it('come with alt text, in the thread, in direct messages and on the panel', async () => {
    const id = await begin(stage, { variant: 'intro' });
    await stage.quiet();
    const { anna } = stage;
    const thread = (await stage.sheet(id)).home.channel ?? '';
    const turn = anna.messages(thread).findLast((message) => message.attachments.length > 0) as PageMessage;
    expect(turn.attachments.map(({ filename, description }) => [filename, (description ?? '').length > 20])).toEqual([['board.png', true]]);
    const hand = await shown(anna.click(turn.id, buttonOf(turn, 'hand')));
    expect(hand.attachments.map(({ filename }) => filename)).toEqual(['hand.png']);
    const board = await shown(anna.click(turn.id, buttonOf(turn, 'zoom')));
    expect(board.attachments.map(({ filename }) => filename)).toEqual(['zoom.png']);
    const back = await shown(anna.click(board.id, buttonOf(board, 'open')));
    // The panel of whoever is asked shows the own part of the table; nobody else's panel shows any.
    const asked = (await stage.matches.panel(id, anna.id)).question !== null;
    expect(back.attachments.map(({ filename, description }) => [filename.startsWith('part-'), (description ?? '').length > 20])).toEqual(
      asked ? [[true, true]] : [],
    );
    expect(stage.troubles).toEqual([]);
    await stage.matches.resign(id, anna.id, null);
  });

  it('give way to words when they cannot be drawn, and the next one works', async () => {
    const id = await begin(stage, { variant: 'intro' });
    await stage.quiet();
    const { anna } = stage;
    const thread = (await stage.sheet(id)).home.channel ?? '';
    broken = true;
    const text = await shown(anna.slash(thread, '/board'));
    expect(text.attachments).toEqual([]);
    expect(textOf(text)).toContain('Anna');
    broken = false;
    expect((await shown(anna.slash(thread, '/board', { format: 'zoom', part: 'blue' }))).attachments).toHaveLength(1);
    expect(drawn.at(-1)?.scene.kind).toBe('zoom');
    const whole = await shown(anna.slash(thread, '/board', { format: 'text' }));
    expect(whole.attachments).toEqual([]);
    expect(textOf(whole).length).toBeGreaterThan(200);
    await stage.matches.resign(id, anna.id, null);
  });
});

describe('a deck', () => {
  it('is a picture with alt text, sent again only when it changed, and words when it cannot be drawn', async () => {
    const { anna, channel } = stage;
    await stage.matches.newDeck(anna.id, 'rivals', 'Mine', rivals.decks?.ready()[0]?.line ?? '');
    const list = await shown(anna.slash(channel, '/parley decks'));
    const deck = await shown(anna.select(list.id, menuOf(list, 'deck-open').id, ['1']));
    expect(deck.attachments.map(({ filename, description }) => [filename.startsWith('deck-'), description?.includes('2 Marketplace')])).toEqual([[true, true]]);
    const before = drawn.length;
    const shelf = await shown(anna.select(deck.id, menuOf(deck, 'deck-shelf').id, ['gold']));
    expect(shelf.attachments.map(({ id }) => id)).toEqual(deck.attachments.map(({ id }) => id));
    expect(drawn).toHaveLength(before);
    const added = waysOf(shelf).menus.find(({ id }) => id.endsWith('.gold.add'));
    const changed = await shown(anna.select(shelf.id, added?.id ?? '', ['reiner']));
    expect(drawn.at(-1)?.scene.kind).toBe('deck');
    expect(changed.attachments[0]?.description).toContain('37 of 36 cards');
    broken = true;
    const words = await shown(anna.select(changed.id, added?.id ?? '', ['gudrun']));
    expect(words.attachments).toEqual([]);
    expect(textOf(words)).toContain('2 Marketplace');
    await stage.matches.dropDeck(anna.id, 'rivals', '1');
  });
});

describe('a finished match', () => {
  it.each(['rivals', 'dice', 'struggle'])('of %s crowns who stayed when the other resigned, whoever was to move', async (game) => {
    for (const resigns of [stage.anna, stage.ben]) {
      const id = await begin(stage, game === 'dice' ? { game, variant: 'island-two' } : { game });
      await stage.quiet();
      await stage.matches.resign(id, resigns.id, null);
      await stage.quiet();
      const { scene } = drawn.findLast((each) => each.scene.kind === 'result') ?? {};
      expect(scene?.kind === 'result' && scene.people.map(({ name, rank }) => `${rank} ${name}`)).toEqual(resigns === stage.anna ? ['1 Ben', '2 Anna'] : ['1 Anna', '2 Ben']);
    }
  });

  it('that was given up alone crowns nobody', async () => {
    const { anna, channel } = stage;
    await shown(anna.slash(channel, '/solo', { game: 'dice', variant: 'island-one' }));
    const id = (await stage.matches.list(anna.id)).find(({ sheet }) => sheet.players.length === 1)?.sheet.id ?? '';
    await stage.quiet();
    const before = drawn.length;
    await stage.matches.resign(id, anna.id, null);
    await stage.quiet();
    expect((await stage.matches.past(id))?.sheet.ending?.kind).toBe('resigned');
    expect(drawn.slice(before).filter(({ scene }) => scene.kind === 'result')).toEqual([]);
  });

  it('can be seen as a moving picture', async () => {
    const { id, thread } = await begunToy(stage);
    await playToy(stage, id);
    await stage.quiet();
    const { anna } = stage;
    const replay = await shown(anna.slash(thread, '/parley replay', { match: id }));
    const film = await shown(anna.click(replay.id, buttonOf(replay, 'animate')));
    expect(film.attachments.map(({ filename }) => filename)).toEqual(['replay.gif']);
  });
});

describe('looking back', () => {
  it('shows how the chances went and what decided the match, to those who may look at it', async () => {
    const { id, thread } = await begunToy(stage);
    const { anna, ben } = stage;
    expect(textOf(await shown(anna.slash(thread, '/parley review', { match: id })))).toContain('when it is over');
    await playToy(stage, id);
    await stage.quiet();
    const end = anna.messages(thread).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'review'));
    const page = await shown(anna.click(end?.id ?? '', buttonOf(end as PageMessage, 'review')));
    expect(textOf(page)).toMatch(/accuracy \*\*\d+\u00A0%\*\*, chance [+−]\d+\u00A0%/u);
    expect(page.attachments[0]?.description).toContain('accuracy');
    const { scene } = drawn.findLast((each) => each.scene.kind === 'chart') ?? {};
    expect(scene).toMatchObject({ kind: 'chart', plots: [{ kind: 'lines' }, { kind: 'bars' }] });
    expect(textOf(await shown(ben.slash(thread, '/parley review', { match: id })))).toContain('Genauigkeit');
    expect(textOf(await shown(anna.click(page.id, buttonOf(page, 'replay'))))).toContain('Replay');
  });
});

describe('a match that is played on from a moment of the review', () => {
  const reviewed = async (): Promise<{ id: string; thread: string; page: PageMessage }> => {
    const { id, thread } = await begunToy(stage);
    await playToy(stage, id);
    await stage.quiet();
    return { id, thread, page: await shown(stage.anna.slash(thread, '/parley review', { match: id })) };
  };

  it('goes on there against the computer, unheard by others, and counts for nothing', async () => {
    const { anna, channel } = stage;
    const { id, thread, page } = await reviewed();
    const saidBefore = [channel, thread, anna.dm()].map((place) => anna.messages(place).filter(({ ephemeral }) => !ephemeral).length);
    const statsBefore = textOf(await shown(anna.slash(channel, '/parley stats')));
    const press = waysOf(page).buttons.find(({ verb }) => verb === 'play-from');
    expect(press?.label).toBe('Play It From Here (1)');
    const panel = await shown(anna.click(page.id, press?.id ?? ''));
    expect(textOf(panel)).toContain(`Match ${id} goes on from here`);
    const answer = Number(press?.id.split(':')[5]);
    const { sheet, question } = await stage.matches.panel(waysOf(panel).buttons[0]?.id.split(':')[1] ?? '', anna.id);
    const moment = await stage.matches.asked(id, answer);
    expect(question?.seat).toBe(moment.asked?.seat);
    expect(sheet.terms).toMatchObject({ rated: false, clock: 'none', from: { match: id, answer } });
    expect(sheet.players.map(({ kind }) => kind).toSorted()).toEqual(['computer', 'person']);
    await playToy(stage, sheet.id);
    await stage.quiet();
    expect([channel, thread, anna.dm()].map((place) => anna.messages(place).filter(({ ephemeral }) => !ephemeral).length)).toEqual(saidBefore);
    expect(textOf(await shown(anna.slash(channel, '/parley stats')))).toBe(statsBefore);
    const over = await shown(anna.slash(channel, '/parley review', { match: sheet.id }));
    expect(textOf(over)).toContain('begun in the middle');
    expect((await stage.matches.panel(sheet.id, anna.id)).may).toEqual([]);
  });

  it('is begun only by those who may look at it, and only when it is over', async () => {
    const { ben, sandbox } = stage;
    const { id, page } = await reviewed();
    const stranger = sandbox.addPerson({ name: 'Stranger' });
    const { channelIds: [elsewhere = ''] } = sandbox.town.addGuild({ name: 'Elsewhere', memberIds: [stranger.id] });
    const own = await shown(stranger.slash(elsewhere, '/parley settings'));
    const press = buttonOf(page, 'play-from');
    expect(textOf(await shown(stranger.click(own.id, press, { forge: true })))).toContain('belongs to another server');
    expect(await stage.matches.list(stranger.id)).toEqual([]);
    const running = await begunToy(stage);
    const panel = await panelOf(stage, ben, running.id);
    expect(textOf(await shown(ben.click(panel.id, press.replace(id, running.id), { forge: true })))).toContain('zurückgeblickt');
  });
});

describe('a hint', () => {
  it('is given at the press of a button on the panel, to nobody else, and leads back to the match', async () => {
    const { anna, ben, channel } = stage;
    const panel = await shown(anna.slash(channel, '/solo', { game: 'toy', level: 'fair' }));
    await stage.quiet();
    const hint = await shown(anna.click(panel.id, buttonOf(panel, 'hint')));
    expect(hint.ephemeral).toBe(true);
    expect(textOf(hint)).toMatch(/\*\*Hint\*\*\n\*\*\S/u);
    expect(ben.messages(channel).map(({ id }) => id)).not.toContain(hint.id);
    const back = await shown(anna.click(hint.id, buttonOf(hint, 'open')));
    expect(waysOf(back).buttons.map(({ verb }) => verb)).toContain('hint');
  });
});

describe('looking things up', () => {
  it('finds cards by name in both languages, in direct messages too', async () => {
    const { anna, ben, channel } = stage;
    const suggested = await anna.autocomplete(channel, '/card', { name: 'sco' }, 'name');
    expect(suggested[0]).toEqual({ name: 'Scout', value: 'rivals.scout' });
    const card = await shown(anna.slash(channel, '/card', { name: 'scout' }));
    expect(textOf(card)).toContain('Scout');
    expect(card.attachments[0]?.description).toContain('Scout');
    const german = await shown(ben.slash(ben.dm(), '/card', { name: 'Kundschafter' }));
    expect(textOf(german)).toContain('Kundschafter');
    expect(textOf(await shown(anna.slash(channel, '/card', { name: 'unicorn' })))).toContain('There is no card called “unicorn”');
  });

  it('asks which card is meant where several games know one of that name', async () => {
    const { anna, channel } = stage;
    const ask = async (): Promise<PageMessage> => shown(anna.slash(channel, '/card', { name: 'library' }));
    const asked = await ask();
    expect(textOf(asked)).toContain('Which do you mean?');
    const ways = waysOf(asked).buttons;
    expect(new Set(ways.map(({ label }) => label)).size).toBeGreaterThan(1);
    for (const { id } of ways) expect(textOf(await shown(anna.click((await ask()).id, id)))).toContain('Library');
  });

  it('explains rules, help and privacy in the language of the reader', async () => {
    const { anna, ben, channel } = stage;
    const rules = await shown(anna.slash(channel, '/parley rules'));
    const topics = menuOf(rules, 'rules');
    const other = await shown(anna.select(rules.id, topics.id, [topics.values[1] ?? '']));
    expect(textOf(other)).not.toBe(textOf(rules));
    const { id: game, values: games } = menuOf(other, 'rules-of');
    expect(textOf(await shown(anna.select(other.id, game, [games[1] ?? ''])))).toContain('CATAN');
    expect(textOf(await shown(anna.slash(channel, '/parley help')))).toContain('Parley in five lines');
    expect(textOf(await shown(ben.slash(channel, '/parley help')))).toContain('Parley in fünf Zeilen');
    expect(textOf(await shown(ben.slash(channel, '/parley privacy')))).toContain('gespeichert');
  });

  it.each([
    ['settlers', 'Set-up'],
    ['struggle', 'Aim and table'],
  ])('says behind the panel what the open question of %s is about', async (game, title) => {
    const { anna, channel } = stage;
    const panel = await shown(anna.slash(channel, '/solo', { game, level: 'gentle' }));
    const more = await shown(anna.click(panel.id, buttonOf(panel, 'more')));
    const rules = waysOf(more).buttons.find(({ label }) => label === 'What Is This?');
    const chapter = await shown(anna.click(more.id, rules?.id ?? ''));
    expect(textOf(chapter)).toContain(`## ${title}\n`);
    expect(waysOf(chapter).buttons.map(({ verb }) => verb)).toContain('open');
  });

  it('exports no record of a match that still runs, nor of one that does not exist, and says which', async () => {
    const { id, mover } = await begunToy(stage);
    const exported = async (match: string): Promise<string> => textOf(await shown(mover.slash(stage.channel, '/parley export', { match })));
    expect(await exported(id)).toContain(mover === stage.anna ? 'when the match is over' : 'wenn die Partie vorbei ist');
    expect(await exported('NOBODY')).toContain(mover === stage.anna ? 'There is no such match' : 'Diese Partie gibt es nicht');
    await stage.matches.resign(id, mover.id, null);
    await stage.quiet();
  });

  it('lists matches by time left and opens one', async () => {
    const slow = await begunToy(stage, { clock: 'slow' });
    const fast = await begunToy(stage, { clock: 'fast' });
    const page = await shown(fast.mover.slash(fast.mover.dm(), '/parley games'));
    const menu = menuOf(page, 'go');
    expect(menu.values[0]).toBe(fast.id);
    const panel = await shown(fast.mover.select(page.id, menu.id, [fast.id]));
    expect(textOf(panel)).toContain(fast.id);
    for (const { id, mover } of [slow, fast]) await stage.matches.resign(id, mover.id, null);
    await stage.quiet();
  });
});

describe('settings', () => {
  it('are kept, and speak the chosen language at once', async () => {
    const { anna, channel } = stage;
    let page = await shown(anna.slash(channel, '/parley settings'));
    const set = async (verb: string, value: string, which = 0): Promise<void> => {
      const menu = waysOf(page).menus.filter((each) => each.verb === verb)[which];
      page = await shown(anna.select(page.id, menu?.id ?? '', [value]));
    };
    await set('set-language', 'de');
    expect(textOf(page)).toMatch(/Deine Einstellungen.*\nGespeichert\./u);
    await set('set-zone', '120', 1);
    await set('set-quiet-from', '1320');
    await set('set-quiet-to', '480');
    await set('set-notify', 'turns');
    const { language, offset, quiet, notifications } = await stage.matches.profile(anna.id);
    expect({ language, offset, quiet, notifications }).toEqual({ language: 'de', offset: 120, quiet: [1320, 480], notifications: 'turns' });
    await set('set-language', 'auto');
    expect(textOf(page)).toMatch(/Your settings.*\nSaved\./u);
    await set('set-quiet-from', 'off');
    await set('set-notify', 'all');
    expect(textOf(page)).toContain('Your settings');
    expect((await stage.matches.profile(anna.id)).quiet).toBeNull();
  });

  it('know standing orders, automatic payment among them', async () => {
    const { anna, channel } = stage;
    const page = await shown(anna.slash(channel, '/parley orders'));
    const payment = await shown(anna.select(page.id, menuOf(page, 'order').id, ['payment']));
    await shown(anna.select(payment.id, menuOf(payment, 'order-mode').id, ['ask']));
    expect((await stage.matches.profile(anna.id)).orders['rivals.payment']).toMatchObject({ mode: 'ask' });
    const again = await shown(anna.slash(channel, '/parley orders'));
    const orders = await shown(anna.select(again.id, menuOf(again, 'orders').id, ['toy']));
    expect((await stage.matches.profile(anna.id)).orders['toy.payment']).toBeUndefined();
    const one = await shown(anna.select(orders.id, menuOf(orders, 'order').id, ['guard']));
    const set = await shown(anna.select(one.id, menuOf(one, 'order-set').id, ['always']));
    const mode = await shown(anna.select(set.id, menuOf(set, 'order-mode').id, ['now']));
    expect((await stage.matches.profile(anna.id)).orders['toy.guard']).toEqual({ setting: 'always', mode: 'now' });
    await shown(anna.click(mode.id, buttonOf(mode, 'order-clear')));
    expect((await stage.matches.profile(anna.id)).orders['toy.guard']).toBeUndefined();
  });
});

describe('those who manage the server', () => {
  it('may inspect, adjourn and repair, always in public; others may not', async () => {
    const { sandbox, guild } = stage;
    const mod = sandbox.addPerson({ name: 'Mod' });
    sandbox.town.join(guild, mod.id);
    const role = sandbox.town.addRole(guild, { name: 'Mods', permissions: ['ManageGuild'] });
    sandbox.town.giveRole(guild, mod.id, role);
    const { id, thread, other } = await begunToy(stage);
    const inspected = textOf(await shown(mod.slash(thread, '/parley-admin inspect')));
    expect(inspected).toContain(id);
    expect(inspected).toContain((await stage.sheet(id)).commitment);
    await shown(mod.slash(thread, '/parley-admin repair'));
    await shown(mod.slash(thread, '/parley-admin adjourn'));
    await stage.quiet();
    expect((await stage.sheet(id)).status).toBe('adjourned');
    expect(other.messages(thread).map(textOf).join('\n')).toContain('Mod adjourned the match as a moderator');
    const sneaky = await shown(stage.ben.slash(thread, '/parley-admin adjourn', {}, { forge: true }));
    expect(textOf(sneaky)).toContain('Das können nur');
    const purge = await shown(mod.slash(thread, '/parley-admin purge', { player: other.id }));
    const kept = await shown(mod.click(purge.id, buttonOf(purge, 'keep-mine')));
    expect(textOf(kept)).toContain('Nothing was deleted');
  });

  it('and everybody for themselves may have their data deleted', async () => {
    const { sandbox, guild, channel } = stage;
    const dora = sandbox.addPerson({ name: 'Dora' });
    sandbox.town.join(guild, dora.id);
    await stage.matches.settings(dora.id, { language: 'de' });
    const page = await shown(dora.slash(channel, '/parley privacy'));
    const sure = await shown(dora.click(page.id, buttonOf(page, 'delete-mine')));
    const done = await shown(dora.click(sure.id, buttonOf(sure, 'delete-mine-now')));
    expect(textOf(done)).toContain('gelöscht');
    expect((await stage.matches.profile(dora.id)).language).toBeNull();
  });
});

describe('the panel', () => {
  it('shows more, and every way leads back', async () => {
    const { id, mover } = await begunToy(stage);
    const panel = await panelOf(stage, mover, id);
    for (const verb of ['hand', 'board', 'log', 'more']) {
      const page = await shown(mover.click(panel.id, buttonOf(panel, verb)));
      const back = await shown(mover.click(page.id, buttonOf(page, 'open')));
      expect(textOf(back)).toContain(id);
    }
    await pickFirst(stage, mover, id);
    await stage.matches.resign(id, mover.id, null);
  });
});

describe('a private answer that Discord refuses', () => {
  const edit = /^PATCH \/webhooks\//u;
  /** What is read, and how many requests it took. */
  async function answered(): Promise<{ readonly message: PageMessage; readonly tries: number }> {
    let tries = 0;
    const end = stage.sandbox.onRequest(({ method, path }) => void (tries += Number(edit.test(`${method} ${path}`))));
    const message = await shown(stage.anna.slash(stage.channel, '/card', { name: 'Reiner the Herald' }));
    end();
    stage.sandbox.takeViolations();
    return { message, tries };
  }

  it.each([
    [400, 50035],
    [413, 40005],
    [400, 50045],
  ])('for its picture (%i, %i) comes in words', async (status, code) => {
    stage.sandbox.faults.fail({ route: edit, status, code, times: 1 });
    const { message, tries } = await answered();
    expect([tries, message.attachments]).toEqual([2, []]);
    expect(textOf(message)).toContain('Reiner');
    expect(stage.troubles.at(-1)).toContain('without its pictures');
  });

  it('because uploads are limited on the server comes in words, with what the picture shows', async () => {
    const { sandbox, guild } = stage;
    const whole = await answered();
    sandbox.town.moderate(guild, { uploadsLimited: true });
    const { message, tries } = await answered();
    sandbox.town.moderate(guild, { uploadsLimited: false });
    expect([whole.tries, tries]).toEqual([1, 2]);
    expect(textOf(message)).toContain(whole.message.attachments[0]?.description ?? '?');
  });

  it('for its words becomes one plain sentence with a number that is in the log', async () => {
    const { sandbox, guild } = stage;
    sandbox.town.moderate(guild, { blockedWords: ['reiner'] });
    const { message, tries } = await answered();
    sandbox.town.moderate(guild, { blockedWords: [] });
    expect([tries, message.components.length]).toEqual([3, 1]);
    const number = /: (\w+)\.$/u.exec(textOf(message))?.[1] ?? '?';
    expect(stage.troubles.filter((line) => line.includes(number))).toHaveLength(1);
  });

  it('is given up when its token is not known any more', async () => {
    const { sandbox, anna, channel } = stage;
    for (const [status, code] of [[404, 10015], [401, 50027]] as const) {
      sandbox.faults.fail({ route: edit, status, code });
      const given = stage.trouble('was not answered');
      const waiting = anna.slash(channel, '/parley games');
      await given;
      sandbox.faults.clear();
      expect(sandbox.requests.filter(({ code: each }) => each === code)).toHaveLength(1);
      expect((await waiting).kind).toBe('reply');
    }
  });
});
