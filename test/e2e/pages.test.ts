import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Scene, Strip } from '../../src/engine/scene/index.ts';
import type { Language } from '../../src/engine/text.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import {
  startToyMatch,
  bothGames,
  buttonOf,
  menuOf,
  panelOf,
  clickFirstChoice,
  finishToyMatch,
  fromSettings,
  whoseMove,
} from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

/** Draws a grey dot, or fails on request. */
const drawn: { scene: Scene; language: Language }[] = [];
let broken = false;
const renderer = {
  async draw(scene: Scene, { language }: { language: Language }) {
    if (broken) throw new Error('the brush broke');
    drawn.push({ scene, language });
    return { png: dot(), width: 1, height: 1 };
  },
  animate: async () => ({
    gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    width: 1,
    height: 1,
  }),
};

function dot(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, body, Buffer.alloc(4)]);
  };
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ games: bothGames, renderer });
});
afterAll(async () => {
  await harness.close();
});
afterEach(() => {
  broken = false;
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
});

describe('pictures', () => {
  it('come with alt text, in the thread, in direct messages and on the panel', async () => {
    const id = await challengeAndAccept(harness, { variant: 'intro' });
    await harness.idle();
    const { anna } = harness;
    const thread = (await harness.sheet(id)).home.channel ?? '';
    const turn = anna.messages(thread).findLast((message) => message.attachments.length > 0) as PageMessage;
    expect(turn.attachments.map(({ filename, description }) => [filename, (description ?? '').length > 20])).toEqual([
      ['board.png', true],
    ]);
    const hand = await finalMessage(anna.click(turn.id, buttonOf(turn, 'hand')));
    expect(hand.attachments.map(({ filename }) => filename)).toEqual(['hand.png']);
    const board = await finalMessage(anna.click(turn.id, buttonOf(turn, 'zoom')));
    expect(board.attachments.map(({ filename }) => filename)).toEqual(['zoom.png']);
    const back = await finalMessage(anna.click(board.id, buttonOf(board, 'open')));
    // The panel of the player to move shows their part of the table; other panels show none.
    const asked = (await harness.matches.panel(id, anna.id)).question !== null;
    expect(
      back.attachments.map(({ filename, description }) => [
        filename.startsWith('part-'),
        (description ?? '').length > 20,
      ]),
    ).toEqual(asked ? [[true, true]] : []);
    expect(harness.warnings).toEqual([]);
    await harness.matches.resign(id, anna.id, null);
  });

  it('show the last roll with the name of who rolled, and no empty dice before the first one', async () => {
    const id = await challengeAndAccept(harness, { variant: 'intro' });
    await harness.idle();
    const strip = (): Strip => {
      const scene = drawn.findLast((each) => each.scene.kind === 'board')?.scene;
      return scene?.kind === 'board' ? scene.strip : expect.fail('no board was drawn');
    };
    expect(strip().dice).toEqual([]);
    const { mover } = await whoseMove(harness, id);
    const { seat, turn } = await harness.matches.panel(id, mover.id);
    let now = turn;
    while (now === turn)
      for (const { id: user } of [harness.anna, harness.ben]) {
        const { question, seq, turn: current } = await harness.matches.panel(id, user);
        now = current;
        if (question && now === turn) await harness.matches.answer(id, user, seq, question.fallback, null);
      }
    await harness.idle();
    expect(strip().dice).toHaveLength(2);
    expect(strip().dice).not.toContain(null);
    expect(strip().roller).toEqual({ seat, name: (await harness.sheet(id)).players[seat ?? 0]?.name });
    await harness.matches.resign(id, mover.id, null);
  });

  it('give way to words when they cannot be drawn, and the next one works', async () => {
    const id = await challengeAndAccept(harness, { variant: 'intro' });
    await harness.idle();
    const { anna } = harness;
    const thread = (await harness.sheet(id)).home.channel ?? '';
    broken = true;
    const text = await finalMessage(anna.slash(thread, '/board'));
    expect(text.attachments).toEqual([]);
    expect(textOf(text)).toContain('Anna');
    broken = false;
    expect(
      (await finalMessage(anna.slash(thread, '/board', { format: 'zoom', part: 'blue' }))).attachments,
    ).toHaveLength(1);
    expect(drawn.at(-1)?.scene.kind).toBe('zoom');
    const whole = await finalMessage(anna.slash(thread, '/board', { format: 'text' }));
    expect(whole.attachments).toEqual([]);
    expect(textOf(whole).length).toBeGreaterThan(200);
    await harness.matches.resign(id, anna.id, null);
  });
});

describe('a deck', () => {
  it('is a picture with alt text, sent again only when it changed, and words when it cannot be drawn', async () => {
    const { anna, channel } = harness;
    await harness.matches.newDeck(anna.id, 'rivals', 'Mine', rivals.decks?.premade()[0]?.line ?? '');
    const list = await finalMessage(anna.slash(channel, '/parley decks'));
    const deck = await finalMessage(anna.select(list.id, menuOf(list, 'deck-open').id, ['1']));
    expect(
      deck.attachments.map(({ filename, description }) => [
        filename.startsWith('deck-'),
        description?.includes('2 Marketplace'),
      ]),
    ).toEqual([[true, true]]);
    const before = drawn.length;
    const shelf = await finalMessage(anna.select(deck.id, menuOf(deck, 'deck-shelf').id, ['gold']));
    expect(shelf.attachments.map(({ id }) => id)).toEqual(deck.attachments.map(({ id }) => id));
    expect(drawn).toHaveLength(before);
    const added = controlsOf(shelf).menus.find(({ id }) => id.endsWith('.gold.add'));
    const changed = await finalMessage(anna.select(shelf.id, added?.id ?? '', ['reiner']));
    expect(drawn.at(-1)?.scene.kind).toBe('deck');
    expect(changed.attachments[0]?.description).toContain('37 of 36 cards');
    broken = true;
    const words = await finalMessage(anna.select(changed.id, added?.id ?? '', ['gudrun']));
    expect(words.attachments).toEqual([]);
    expect(textOf(words)).toContain('2 Marketplace');
    await harness.matches.deleteDeck(anna.id, 'rivals', '1');
  });
});

describe('a finished match', () => {
  it.each(['rivals', 'dice', 'struggle'])(
    'of %s crowns who stayed when the other resigned, whoever was to move',
    async (game) => {
      for (const resigns of [harness.anna, harness.ben]) {
        const id = await challengeAndAccept(harness, game === 'dice' ? { game, variant: 'island-two' } : { game });
        await harness.idle();
        await harness.matches.resign(id, resigns.id, null);
        await harness.idle();
        const { scene } = drawn.findLast((each) => each.scene.kind === 'result') ?? {};
        expect(scene?.kind === 'result' && scene.people.map(({ name, rank }) => `${rank} ${name}`)).toEqual(
          resigns === harness.anna ? ['1 Ben', '2 Anna'] : ['1 Anna', '2 Ben'],
        );
      }
    },
  );

  it('that was given up alone crowns nobody', async () => {
    const { anna, channel } = harness;
    await finalMessage(anna.slash(channel, '/solo', { game: 'dice', variant: 'island-one' }));
    const id = (await harness.matches.list(anna.id)).find(({ sheet }) => sheet.players.length === 1)?.sheet.id ?? '';
    await harness.idle();
    const before = drawn.length;
    await harness.matches.resign(id, anna.id, null);
    await harness.idle();
    expect((await harness.matches.finished(id))?.sheet.ending?.kind).toBe('resigned');
    expect(drawn.slice(before).filter(({ scene }) => scene.kind === 'result')).toEqual([]);
  });

  it('can be seen as a moving picture', async () => {
    const { id, thread } = await startToyMatch(harness);
    await finishToyMatch(harness, id);
    await harness.idle();
    const { anna } = harness;
    const replay = await finalMessage(anna.slash(thread, '/parley review', { match: id, format: 'replay' }));
    const film = await finalMessage(anna.click(replay.id, buttonOf(replay, 'animate')));
    expect(film.attachments.map(({ filename }) => filename)).toEqual(['replay.gif']);
  });
});

describe('looking back', () => {
  it('shows how the chances went and what decided the match, to those who may look at it', async () => {
    const { id, thread } = await startToyMatch(harness);
    const { anna, ben } = harness;
    expect(textOf(await finalMessage(anna.slash(thread, '/parley review', { match: id })))).toContain('once it’s over');
    await finishToyMatch(harness, id);
    await harness.idle();
    const end = anna
      .messages(thread)
      .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'review'));
    const page = await finalMessage(anna.click(end?.id ?? '', buttonOf(end as PageMessage, 'review')));
    const sums = [...textOf(page).matchAll(/(\d+) → (\d+)\u00A0%\*\* \(luck ([+−±]\d+), decisions ([+−±]\d+)\)/gu)].map(
      ([, ...numbers]) => numbers.map((number) => Number(number.replace('±', '').replace('−', '-'))),
    );
    expect(sums.length).toBeGreaterThan(2);
    for (const [from = 0, to = 0, luck = 0, decisions = 0] of sums) expect(from + luck + decisions).toBe(to);
    expect(page.attachments[0]?.description).toContain('luck');
    const { scene } = drawn.findLast((each) => each.scene.kind === 'chart') ?? {};
    expect(scene).toMatchObject({ kind: 'chart', plots: [{ kind: 'lines' }, { kind: 'bars' }] });
    expect(textOf(await finalMessage(ben.slash(thread, '/parley review', { match: id })))).toContain('Entscheidungen');
    const moment = await finalMessage(anna.click(page.id, buttonOf(page, 'moment')));
    expect(textOf(moment)).toMatch(/^\s*\*\*Turn \d+.*: \d+ → \d+\u00A0%/u);
    const replay = await finalMessage(anna.click(moment.id, buttonOf(moment, 'replay')));
    expect(textOf(replay)).toContain('Replay');
    const back = await finalMessage(anna.click(replay.id, buttonOf(replay, 'review')));
    expect(textOf(back).trim()).toBe(textOf(page).trim());
  });
});

describe('a match that is played on from a moment of the review', () => {
  /** A match in which a turn of Anna's decided much. */
  const reviewed = async (): Promise<{ id: string; thread: string; page: PageMessage }> => {
    for (let tries = 0; tries < 8; tries++) {
      const { id, thread } = await startToyMatch(harness);
      await finishToyMatch(harness, id);
      await harness.idle();
      const page = await finalMessage(harness.anna.slash(thread, '/parley review', { match: id }));
      if (controlsOf(page).buttons.some(({ verb }) => verb === 'play-from')) return { id, thread, page };
    }
    return expect.fail('no turn of Anna decided anything');
  };

  it('goes on there against the computer, unheard by others, and counts for nothing', async () => {
    const { anna, channel } = harness;
    const { id, thread, page } = await reviewed();
    const saidBefore = [channel, thread, anna.dm()].map(
      (place) => anna.messages(place).filter(({ ephemeral }) => !ephemeral).length,
    );
    const statsBefore = textOf(await finalMessage(anna.slash(channel, '/parley stats')));
    const press = controlsOf(page).buttons.find(({ verb }) => verb === 'play-from');
    expect(press?.label).toMatch(/^Try Turn \d+ Again$/u);
    const panel = await finalMessage(anna.click(page.id, press?.id ?? ''));
    expect(textOf(panel)).toContain(`playing match ${id} from here`);
    const answer = Number(press?.id.split(':')[5]);
    const { sheet, question } = await harness.matches.panel(
      controlsOf(panel).buttons[0]?.id.split(':')[1] ?? '',
      anna.id,
    );
    const moment = await harness.matches.questionAt(id, answer);
    expect(question?.seat).toBe(moment.asked?.seat);
    expect(sheet.terms).toMatchObject({ rated: false, clock: 'none', from: { match: id, answer } });
    expect(sheet.players.map(({ kind }) => kind).toSorted()).toEqual(['computer', 'person']);
    await finishToyMatch(harness, sheet.id);
    await harness.idle();
    expect(
      [channel, thread, anna.dm()].map((place) => anna.messages(place).filter(({ ephemeral }) => !ephemeral).length),
    ).toEqual(saidBefore);
    expect(textOf(await finalMessage(anna.slash(channel, '/parley stats')))).toBe(statsBefore);
    const over = await finalMessage(anna.slash(channel, '/parley review', { match: sheet.id }));
    expect(textOf(over)).toContain('have no log, record, link or rematch');
    expect((await harness.matches.panel(sheet.id, anna.id)).actions).toEqual([]);
  });

  it('is offered to players for their own turns, and a moment leads back to the review', async () => {
    const { ben } = harness;
    const { id, thread, page } = await reviewed();
    const momentsOf = (message: PageMessage): readonly number[] =>
      controlsOf(message).buttons.flatMap(({ verb, id: pressed }) =>
        verb === 'play-from' ? [Number(pressed.split(':')[5])] : [],
      );
    const seatsOf = async (message: PageMessage): Promise<readonly (number | undefined)[]> =>
      Promise.all(momentsOf(message).map(async (answer) => (await harness.matches.questionAt(id, answer)).asked?.seat));
    for (const person of [harness.anna, ben]) {
      const shownTo = await finalMessage(person.slash(thread, '/parley review', { match: id }));
      const { seat } = await harness.matches.panel(id, person.id);
      for (const each of await seatsOf(shownTo)) expect(each).toBe(seat);
    }
    const opened = await finalMessage(harness.anna.click(page.id, buttonOf(page, 'moment')));
    const moment = await finalMessage(harness.anna.click(opened.id, buttonOf(opened, 'replay')));
    const further = await finalMessage(
      harness.anna.click(moment.id, controlsOf(moment).buttons.find(({ verb }) => verb === 'replay')?.id ?? ''),
    );
    const back = await finalMessage(harness.anna.click(further.id, buttonOf(further, 'review')));
    expect(textOf(back).trim()).toBe(textOf(page).trim());
  });

  it('is begun only by those who may look at it, and only when it is over', async () => {
    const { ben, sandbox } = harness;
    const { id, page } = await reviewed();
    const stranger = sandbox.addPerson({ name: 'Stranger' });
    const {
      channelIds: [elsewhere = ''],
    } = sandbox.admin.addGuild({ name: 'Elsewhere', memberIds: [stranger.id] });
    const own = await finalMessage(stranger.slash(elsewhere, '/parley settings'));
    const press = buttonOf(page, 'play-from');
    expect(textOf(await finalMessage(stranger.click(own.id, press, { forge: true })))).toContain(
      'belongs to another server',
    );
    expect(await harness.matches.list(stranger.id)).toEqual([]);
    const running = await startToyMatch(harness);
    const panel = await panelOf(harness, ben, running.id);
    expect(textOf(await finalMessage(ben.click(panel.id, press.replace(id, running.id), { forge: true })))).toContain(
      'Den Rückblick gibt es',
    );
  });
});

describe('a hint', () => {
  it('is given at the press of a button on the panel, to nobody else, and leads back to the match', async () => {
    const { anna, ben, channel } = harness;
    const panel = await finalMessage(anna.slash(channel, '/solo', { game: 'toy', level: 'fair' }));
    await harness.idle();
    const hint = await finalMessage(anna.click(panel.id, buttonOf(panel, 'hint')));
    expect(hint.ephemeral).toBe(true);
    expect(textOf(hint)).toMatch(/\*\*Hint\*\*\n\*\*\S/u);
    expect(ben.messages(channel).map(({ id }) => id)).not.toContain(hint.id);
    const back = await finalMessage(anna.click(hint.id, buttonOf(hint, 'open')));
    expect(controlsOf(back).buttons.map(({ verb }) => verb)).toContain('hint');
  });

  it('is played with one click; on a position that moved on, the reason and the panel as it is', async () => {
    const { anna, channel } = harness;
    const panel = await finalMessage(anna.slash(channel, '/solo', { game: 'toy', level: 'fair' }));
    await harness.idle();
    const id = controlsOf(panel).buttons[0]?.id.split(':')[1] ?? '';
    const hint = await finalMessage(anna.click(panel.id, buttonOf(panel, 'hint')));
    expect(controlsOf(hint).buttons.map(({ label }) => label)).toEqual(['Do It', 'Back to Match']);
    const doIt = buttonOf(hint, 'plan');
    const { answers } = await harness.sheet(id);
    const played = await finalMessage(anna.click(hint.id, doIt));
    const after = (await harness.sheet(id)).answers;
    expect(after).toBeGreaterThan(answers);
    const late = await finalMessage(anna.click(played.id, doIt, { forge: true }));
    expect(textOf(late)).toContain('That button is out of date.');
    expect(controlsOf(late).buttons.map(({ verb }) => verb)).toContain('hint');
    expect((await harness.sheet(id)).answers).toBe(after);
  });
});

describe('looking things up', () => {
  it('finds cards by name in both languages, in direct messages too', async () => {
    const { anna, ben, channel } = harness;
    const suggested = await anna.autocomplete(channel, '/card', { name: 'sco' }, 'name');
    expect(suggested[0]).toEqual({ name: 'Scout', value: 'rivals.scout' });
    const card = await finalMessage(anna.slash(channel, '/card', { name: 'scout' }));
    expect(textOf(card)).toContain('Scout');
    expect(card.attachments[0]?.description).toContain('Scout');
    const german = await finalMessage(ben.slash(ben.dm(), '/card', { name: 'Kundschafter' }));
    expect(textOf(german)).toContain('Kundschafter');
    expect(textOf(await finalMessage(anna.slash(channel, '/card', { name: 'unicorn' })))).toContain(
      'There’s no card called “unicorn”',
    );
  });

  it('asks which card is meant where several games know one of that name', async () => {
    const { anna, channel } = harness;
    const ask = async (): Promise<PageMessage> => finalMessage(anna.slash(channel, '/card', { name: 'library' }));
    const asked = await ask();
    expect(textOf(asked)).toContain('Which one do you mean?');
    const ways = controlsOf(asked).buttons;
    expect(new Set(ways.map(({ label }) => label)).size).toBeGreaterThan(1);
    for (const { id } of ways)
      expect(textOf(await finalMessage(anna.click((await ask()).id, id)))).toContain('Library');
  });

  it('explains rules, help and privacy in the language of the reader', async () => {
    const { anna, ben, channel } = harness;
    const rules = await finalMessage(anna.slash(channel, '/parley rules'));
    const topics = menuOf(rules, 'rules');
    const other = await finalMessage(anna.select(rules.id, topics.id, [topics.values[1] ?? '']));
    expect(textOf(other)).not.toBe(textOf(rules));
    const { id: game, values: games } = menuOf(other, 'rules-of');
    expect(textOf(await finalMessage(anna.select(other.id, game, [games[1] ?? ''])))).toContain('CATAN');
    expect(textOf(await finalMessage(anna.slash(channel, '/parley help')))).toContain('Parley in six lines');
    expect(textOf(await finalMessage(ben.slash(channel, '/parley help')))).toContain('Parley in sechs Zeilen');
    expect(textOf(await fromSettings(ben, channel, 'privacy'))).toContain('Gespeichert sind');
  });

  it.each([
    ['settlers', 'Set-up'],
    ['struggle', 'Goal and set-up'],
  ])('says behind the panel what the open question of %s is about', async (game, title) => {
    const { anna, channel } = harness;
    const panel = await finalMessage(anna.slash(channel, '/solo', { game, level: 'gentle' }));
    const more = await finalMessage(anna.click(panel.id, buttonOf(panel, 'more')));
    const rules = controlsOf(more).buttons.find(({ label }) => label === 'What Is This?');
    const chapter = await finalMessage(anna.click(more.id, rules?.id ?? ''));
    expect(textOf(chapter)).toContain(`## ${title}\n`);
    expect(controlsOf(chapter).buttons.map(({ verb }) => verb)).toContain('open');
  });

  it('exports no record of a match that still runs, nor of one that does not exist, and says which', async () => {
    const { id, mover } = await startToyMatch(harness);
    const exported = async (match: string): Promise<string> =>
      textOf(await finalMessage(mover.slash(harness.channel, '/parley review', { match, format: 'export' })));
    expect(await exported(id)).toContain(mover === harness.anna ? 'once it’s over' : 'erst nach der Partie');
    expect(await exported('NOBODY')).toContain(
      mover === harness.anna ? 'That match doesn’t exist' : 'Diese Partie gibt es nicht',
    );
    await harness.matches.resign(id, mover.id, null);
    await harness.idle();
  });

  it('lists matches by time left and opens one', async () => {
    const slow = await startToyMatch(harness, { clock: 'slow' });
    const fast = await startToyMatch(harness, { clock: 'fast' });
    const page = await finalMessage(fast.mover.slash(fast.mover.dm(), '/parley games'));
    const [first] = controlsOf(page).buttons;
    expect([first?.label, first?.id.split(':')[1]]).toEqual([
      fast.mover === harness.anna ? 'Play' : 'Spielen',
      fast.id,
    ]);
    const panel = await finalMessage(fast.mover.click(page.id, first?.id ?? ''));
    expect(textOf(panel)).toContain(fast.id);
    for (const { id, mover } of [slow, fast]) await harness.matches.resign(id, mover.id, null);
    await harness.idle();
  });
});

describe('settings', () => {
  it('are kept, and speak the chosen language at once', async () => {
    const { anna, channel } = harness;
    let page = await finalMessage(anna.slash(channel, '/parley settings'));
    const set = async (verb: string, value: string, which = 0): Promise<void> => {
      const menu = controlsOf(page).menus.filter((each) => each.verb === verb)[which];
      page = await finalMessage(anna.select(page.id, menu?.id ?? '', [value]));
    };
    await set('set-language', 'de');
    expect(textOf(page)).toMatch(/Deine Einstellungen.*\nGespeichert\./u);
    await set('set-zone', 'Europe/Berlin', 1);
    expect(textOf(page)).toMatch(/Zeitzone: Berlin, Wien, Zürich, \d\d:\d\d/u);
    await set('set-quiet-from', '1320');
    await set('set-quiet-to', '480');
    await set('set-notify', 'turns');
    const { language, zone, quiet, notifications } = await harness.matches.profile(anna.id);
    expect({ language, zone, quiet, notifications }).toEqual({
      language: 'de',
      zone: 'Europe/Berlin',
      quiet: [1320, 480],
      notifications: 'turns',
    });
    await set('set-language', 'auto');
    expect(textOf(page)).toMatch(/Your settings.*\nSaved\./u);
    await set('set-quiet-from', 'off');
    await set('set-notify', 'all');
    expect(textOf(page)).toContain('Your settings');
    expect((await harness.matches.profile(anna.id)).quiet).toBeNull();
  });

  it('know standing orders, automatic payment among them', async () => {
    const { anna, channel } = harness;
    const page = await fromSettings(anna, channel, 'orders');
    const payment = await finalMessage(anna.select(page.id, menuOf(page, 'order').id, ['payment']));
    await finalMessage(anna.select(payment.id, menuOf(payment, 'order-mode').id, ['ask']));
    expect((await harness.matches.profile(anna.id)).orders['rivals.payment']).toMatchObject({ mode: 'ask' });
    const again = await fromSettings(anna, channel, 'orders');
    const orders = await finalMessage(anna.select(again.id, menuOf(again, 'orders').id, ['toy']));
    expect((await harness.matches.profile(anna.id)).orders['toy.payment']).toBeUndefined();
    const one = await finalMessage(anna.select(orders.id, menuOf(orders, 'order').id, ['guard']));
    const set = await finalMessage(anna.select(one.id, menuOf(one, 'order-set').id, ['always']));
    const mode = await finalMessage(anna.select(set.id, menuOf(set, 'order-mode').id, ['now']));
    expect((await harness.matches.profile(anna.id)).orders['toy.guard']).toEqual({ setting: 'always', mode: 'now' });
    await finalMessage(anna.click(mode.id, buttonOf(mode, 'order-clear')));
    expect((await harness.matches.profile(anna.id)).orders['toy.guard']).toBeUndefined();
  });
});

describe('those who manage the server', () => {
  it('may inspect, adjourn and repair, always in public; others may not', async () => {
    const { sandbox, guild } = harness;
    const mod = sandbox.addPerson({ name: 'Mod' });
    sandbox.admin.join(guild, mod.id);
    const role = sandbox.admin.addRole(guild, { name: 'Mods', permissions: ['ManageGuild'] });
    sandbox.admin.giveRole(guild, mod.id, role);
    const { id, thread, other } = await startToyMatch(harness);
    const inspected = textOf(await finalMessage(mod.slash(thread, '/parley-admin inspect')));
    expect(inspected).toContain(id);
    expect(inspected).toContain((await harness.sheet(id)).commitment);
    await finalMessage(mod.slash(thread, '/parley-admin repair'));
    await finalMessage(mod.slash(thread, '/parley-admin adjourn'));
    await harness.idle();
    expect((await harness.sheet(id)).status).toBe('adjourned');
    expect(other.messages(thread).map(textOf).join('\n')).toContain('Mod adjourned the match as a moderator');
    const sneaky = await finalMessage(harness.ben.slash(thread, '/parley-admin adjourn', {}, { forge: true }));
    expect(textOf(sneaky)).toContain('wenn du diesen Server verwaltest');
    // Ben, unlike Anna, has played nowhere else.
    const purge = await finalMessage(mod.slash(thread, '/parley-admin purge', { player: harness.ben.id }));
    const kept = await finalMessage(mod.click(purge.id, buttonOf(purge, 'keep-mine')));
    expect(textOf(kept)).toContain('Nothing was deleted');
  });

  it('and everybody for themselves may have their data deleted', async () => {
    const { sandbox, guild, channel } = harness;
    const dora = sandbox.addPerson({ name: 'Dora' });
    sandbox.admin.join(guild, dora.id);
    await harness.matches.settings(dora.id, { language: 'de' });
    const page = await fromSettings(dora, channel, 'privacy');
    const sure = await finalMessage(dora.click(page.id, buttonOf(page, 'delete-mine')));
    const done = await finalMessage(dora.click(sure.id, buttonOf(sure, 'delete-mine-now')));
    expect(textOf(done)).toContain('gelöscht');
    expect((await harness.matches.profile(dora.id)).language).toBeNull();
  });
});

describe('the panel', () => {
  it('shows more, and every way leads back', async () => {
    const { id, mover } = await startToyMatch(harness);
    const panel = await panelOf(harness, mover, id);
    for (const verb of ['hand', 'board', 'log', 'more']) {
      const page = await finalMessage(mover.click(panel.id, buttonOf(panel, verb)));
      const back = await finalMessage(mover.click(page.id, buttonOf(page, 'open')));
      expect(textOf(back)).toContain(id);
    }
    await clickFirstChoice(harness, mover, id);
    await harness.matches.resign(id, mover.id, null);
  });
});

describe('a private answer that Discord refuses', () => {
  const edit = /^PATCH \/webhooks\//u;
  /** What is read, and how many requests it took. */
  async function answered(): Promise<{ readonly message: PageMessage; readonly tries: number }> {
    let tries = 0;
    const end = harness.sandbox.onRequest(({ method, path }) => void (tries += Number(edit.test(`${method} ${path}`))));
    const message = await finalMessage(harness.anna.slash(harness.channel, '/card', { name: 'Reiner the Herald' }));
    end();
    harness.sandbox.takeViolations();
    return { message, tries };
  }

  it.each([
    [400, 50035],
    [413, 40005],
    [400, 50045],
  ])('for its picture (%i, %i) comes in words', async (status, code) => {
    harness.sandbox.faults.fail({ route: edit, status, code, times: 1 });
    const { message, tries } = await answered();
    expect([tries, message.attachments]).toEqual([2, []]);
    expect(textOf(message)).toContain('Reiner');
    expect(harness.warnings.at(-1)).toContain('without its pictures');
  });

  it('because uploads are limited on the server comes in words, with what the picture shows', async () => {
    const { sandbox, guild } = harness;
    const whole = await answered();
    sandbox.admin.setModeration(guild, { uploadsLimited: true });
    const { message, tries } = await answered();
    sandbox.admin.setModeration(guild, { uploadsLimited: false });
    expect([whole.tries, tries]).toEqual([1, 2]);
    expect(textOf(message)).toContain(whole.message.attachments[0]?.description ?? '?');
  });

  it('for its words becomes one plain sentence with a number that is in the log', async () => {
    const { sandbox, guild } = harness;
    sandbox.admin.setModeration(guild, { blockedWords: ['reiner'] });
    const { message, tries } = await answered();
    sandbox.admin.setModeration(guild, { blockedWords: [] });
    expect([tries, message.components.length]).toEqual([3, 1]);
    const number = /: (\w+)\.$/u.exec(textOf(message))?.[1] ?? '?';
    expect(harness.warnings.filter((line) => line.includes(number))).toHaveLength(1);
  });

  it('is given up when its token is not known any more', async () => {
    const { sandbox, anna, channel } = harness;
    for (const [status, code] of [
      [404, 10015],
      [401, 50027],
    ] as const) {
      sandbox.faults.fail({ route: edit, status, code });
      const given = harness.nextWarning('could not respond to an interaction');
      const waiting = anna.slash(channel, '/parley games');
      await given;
      sandbox.faults.clear();
      expect(sandbox.requests.filter(({ code: each }) => each === code)).toHaveLength(1);
      expect((await waiting).kind).toBe('reply');
    }
  });
});
