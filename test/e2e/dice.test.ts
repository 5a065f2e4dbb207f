import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { buttonOf, showLeaderboard } from './match-helpers.ts';
import { partsOf, picturesIn, finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { createClicker } from './simulated-players.ts';
import { challengeAndAccept, playToEnd } from './whole-match.ts';
import { DAY } from '../../src/match/limits.ts';
import { dice } from '../../src/games/dice/game.ts';
import { planByName } from '../../src/discord/questions/plans.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEUlEQVR4nGP8z8Dwn4GBgQEADQMBAdKX0JcAAAAASUVORK5CYII=',
  'base64',
);

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ seed: 'dice' });
});
afterEach(async () => harness.close());

const labelsOf = (message: PageMessage): readonly string[] => controlsOf(message).buttons.map(({ label }) => label);

function press(message: PageMessage, label: RegExp): string {
  const found = controlsOf(message).buttons.find((button) => label.test(button.label));
  if (!found) throw new Error(`no ${label} among ${labelsOf(message).join(', ')}`);
  return found.id;
}

const alone = async (options: Record<string, string | boolean> = {}): Promise<PageMessage> =>
  finalMessage(harness.anna.slash(harness.channel, '/solo', { game: 'dice', variant: 'island-one', ...options }));

const matchOf = async (): Promise<string> => (await harness.store.ofPlayer(harness.anna.id))[0]?.id ?? '';

describe('a turn of the Dice Game', () => {
  it('begins thrown: the dice are buttons that are switched, then rolled again in one go', async () => {
    const { anna } = harness;
    const begun = await alone();
    expect(textOf(begun)).toContain('Roll 1 of 3');
    const dice = controlsOf(begun).buttons.filter(({ verb }) => verb === 'add');
    expect(dice).toHaveLength(6);
    // Three and three, then what is done with them in one row; the dice are said once.
    const rows = partsOf(begun)
      .filter(({ type }) => type === 1)
      .map(({ components = [] }) => components.map(({ label }) => label ?? ''));
    expect(rows.slice(0, 2).map((row) => row.length)).toEqual([3, 3]);
    expect(rows[2]).toEqual([expect.stringMatching(/^★ (Roll again: \d|Keep all)/u), 'Roll Again (0)', 'Keep All']);
    expect(textOf(begun).match(/Roll 1 of 3|roll 1 of 3/gu)).toHaveLength(1);
    expect(textOf(begun)).toMatch(/Road.* · Settlement.* · City.* · Knight/u);
    const one = await finalMessage(anna.click(begun.id, dice[0]?.id ?? ''));
    expect(labelsOf(one)).toEqual(expect.arrayContaining(['Roll Again (1)', 'Clear']));
    expect(controlsOf(one).buttons.filter(({ verb }) => verb === 'drop')).toHaveLength(1);
    const off = await finalMessage(anna.click(one.id, buttonOf(one, 'drop')));
    expect(controlsOf(off).buttons.filter(({ verb }) => verb === 'drop')).toHaveLength(0);
    const again = await finalMessage(anna.click(off.id, buttonOf(off, 'add')));
    const rolled = await finalMessage(anna.click(again.id, press(again, /^Roll Again/u)));
    expect(textOf(rolled)).toContain('Roll 2 of 3');
    const kept = await finalMessage(anna.click(rolled.id, press(rolled, /^Keep All$/u)));
    expect(textOf(kept)).toContain('Build with your dice');
    expect(labelsOf(kept)).toContain('End Turn');
    // Nothing came to light: keeping can be taken back.
    const back = await finalMessage(anna.click(kept.id, buttonOf(kept, 'undo')));
    expect(textOf(back)).toContain('Roll 2 of 3');
  });

  it('rolls the suggested dice again with one click', async () => {
    const { anna } = harness;
    const begun = await alone();
    const suggested = controlsOf(begun).buttons.find(({ verb }) => verb === 'plan') ?? expect.fail('no suggestion');
    const rolled = await finalMessage(anna.click(begun.id, suggested.id));
    expect(textOf(rolled)).toMatch(suggested.label.includes('Keep') ? /Build with your dice/u : /Roll 2 of 3/u);
  });

  it('is suggested on the direct message that calls to it', async () => {
    const { anna, ben, sandbox } = harness;
    await challengeAndAccept(harness, { game: 'dice', variant: 'island-two' });
    await harness.idle();
    const suggests = (message: PageMessage): boolean => controlsOf(message).buttons.some(({ verb }) => verb === 'plan');
    const called = [anna, ben].flatMap((person) =>
      person.messages(person.dm()).flatMap((message) => (suggests(message) ? [{ person, message }] : [])),
    );
    expect(called).toHaveLength(1);
    const [{ person, message } = expect.fail('no one is called')] = called;
    expect(textOf(message)).toMatch(/1 (of|von) 3/u);
    const panel = await finalMessage(person.click(message.id, buttonOf(message, 'plan')));
    expect(textOf(panel)).toMatch(/2 (of|von) 3|Build with your dice|Baue mit deinen Würfeln/u);
    expect(sandbox.violations).toEqual([]);
  });

  it('offers plans with gold and jokers in one press, each step of which can be undone until the end of the turn', async () => {
    const { anna } = harness;
    let panel = await alone();
    const id = await matchOf();
    for (let turn = 0; turn < 15; turn++) {
      panel = await finalMessage(anna.click(panel.id, press(panel, /^Keep All$/u)));
      // A plan up to the end of the turn leaves nothing to undo.
      const plan = controlsOf(panel).buttons.find(
        ({ verb, label }) => verb === 'plan' && !label.endsWith('then end turn'),
      );
      if (plan) {
        const before = (await harness.sheet(id)).answers;
        const played = await finalMessage(anna.click(panel.id, plan.id));
        const moves = (await harness.sheet(id)).answers - before;
        expect(moves).toBeGreaterThan(1);
        // From a panel that is not the last any more it is not done.
        const [, , , seq = '', , ...arg] = plan.id.split(':');
        await expect(
          harness.matches.plan(id, anna.id, Number.parseInt(seq, 36), planByName(arg.join(':')) ?? [], null),
        ).rejects.toMatchObject({ kind: 'stale' });
        let back = played;
        for (let step = 0; step < moves; step++) back = await finalMessage(anna.click(back.id, buttonOf(back, 'undo')));
        expect((await harness.sheet(id)).answers).toBe(before);
        expect(controlsOf(back).buttons.some(({ verb }) => verb === 'plan')).toBe(true);
        return;
      }
      panel = await finalMessage(anna.click(panel.id, press(panel, /^End Turn$/u)));
    }
    throw new Error('no plan was offered in fifteen turns');
  });

  it('takes typed plans whole or not at all, and says why not', async () => {
    const { anna, channel } = harness;
    await alone();
    const id = await matchOf();
    const { home } = await harness.sheet(id);
    const at = home.channel ?? channel;
    await finalMessage(anna.slash(at, '/choose', { answer: 'stop' }));
    const before = (await harness.sheet(id)).answers;
    const typed = async (answer: string) => textOf(await finalMessage(anna.slash(at, '/choose', { answer })));
    expect(await typed('[gold ore, build road 15, end]')).toMatch(/You can’t/u);
    expect(await typed('reroll gold')).toContain('You’re done rolling');
    expect(await typed('build abbey +1u1')).toContain('You can’t choose “build abbey +1u1” right now.');
    expect(await typed('[end, stop]')).toContain('has moves after the end of your turn');
    expect((await harness.sheet(id)).answers).toBe(before);
    await finalMessage(anna.slash(at, '/choose', { answer: '[end]' }));
    expect((await harness.sheet(id)).answers).toBe(before + 1);
  });
});

/** Keeps every throw and builds nothing. */
async function emptyTurns(id: string, user: string): Promise<void> {
  for (;;) {
    const { question, seq } = await harness.matches.panel(id, user);
    if (!question) return;
    await harness.matches.answer(id, user, seq, question.fallback, null);
  }
}

describe('Island One with several', () => {
  it('is played by everybody at their own pace, from the card to the result: one table that is changed, no turn messages', async () => {
    const { anna, ben, channel, sandbox, guild } = harness;
    const carla = sandbox.addPerson({ name: 'Carla' });
    sandbox.admin.join(guild, carla.id);
    await finalMessage(
      anna.slash(channel, '/challenge', { opponent: ben.id, open: 1, game: 'dice', variant: 'island-one' }),
    );
    let panel: PageMessage | null = null;
    for (const guest of [ben, carla]) {
      await harness.idle();
      const card = guest
        .messages(channel)
        .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'join')) as PageMessage;
      panel = await finalMessage(guest.click(card.id, buttonOf(card, 'join')));
    }
    const id = controlsOf(panel as PageMessage).buttons[0]?.id.split(':')[1] ?? '';
    await harness.idle();
    const thread = (await harness.sheet(id)).home.channel ?? '';
    const publicly = (): number => anna.messages(thread).filter(({ ephemeral }) => !ephemeral).length;
    const atFirst = publicly();
    let most = 0;
    const { past } = await playToEnd(harness, id, dice as never, createClicker(), {
      who: [anna, ben, carla],
      between: async () => {
        if ((await harness.sheet(id)).status === 'open') most = Math.max(most, publicly());
      },
    });
    expect(past.sheet.ending).toMatchObject({ kind: 'won' });
    // One line for each of the first two who finish.
    expect(most - atFirst).toBe(2);
    const over = anna.messages(thread).findLast(({ ephemeral }) => !ephemeral) as PageMessage;
    expect(controlsOf(over).buttons.map(({ verb }) => verb)).toContain('rematch');
    for (const name of ['Anna', 'Ben', 'Carla']) expect(textOf(over)).toContain(name);
  });

  it('says who has finished when there are two, and shows where the other one stands', async () => {
    const { anna, ben, channel } = harness;
    const id = await challengeAndAccept(harness, { game: 'dice', variant: 'island-one' });
    await harness.idle();
    const thread = (await harness.sheet(id)).home.channel ?? channel;
    const said = (): readonly string[] =>
      anna
        .messages(thread)
        .filter(({ ephemeral }) => !ephemeral)
        .map(textOf);
    const edits = (): number =>
      harness.sandbox.requests.filter(({ method, path }) => method === 'PATCH' && path.includes(thread)).length;
    await emptyTurns(id, anna.id);
    await harness.idle();
    expect(said().filter((text) => text.includes('Anna finished.'))).toHaveLength(1);
    const before = edits();
    const { turn } = await harness.matches.panel(id, ben.id);
    for (let panel = await harness.matches.panel(id, ben.id); panel.turn === turn;) {
      await harness.matches.answer(id, ben.id, panel.seq, panel.question?.fallback ?? [], null);
      panel = await harness.matches.panel(id, ben.id);
    }
    await harness.idle();
    expect(edits()).toBeGreaterThan(before);
  });

  it('keeps its text and its picture at the end, and loses its buttons', async () => {
    await harness.close();
    harness = await openHarness({
      seed: 'dice',
      renderer: {
        draw: async () => ({ png, width: 2, height: 3 }),
        animate: async () => Promise.reject(new Error('none')),
      },
    });
    const { anna, ben } = harness;
    const id = await challengeAndAccept(harness, { game: 'dice', variant: 'island-one' });
    await harness.idle();
    const thread = (await harness.sheet(id)).home.channel ?? '';
    const isTable = (message: PageMessage): boolean =>
      controlsOf(message).buttons.some(({ verb }) => verb === 'open') && picturesIn(message) === 1;
    const table = anna.messages(thread).find(isTable) as PageMessage;
    for (const person of [anna, ben]) await emptyTurns(id, person.id);
    await harness.idle();
    const after = anna.messages(thread).find((message) => message.id === table.id) as PageMessage;
    expect(picturesIn(after)).toBe(1);
    expect(controlsOf(after).buttons).toEqual([]);
    expect(textOf(after).split('\n')[0]).toBe(textOf(table).split('\n')[0]);
    expect(harness.sandbox.takeViolations()).toEqual([]);
  });
});

describe('the one message of Island One with several', () => {
  const PIXEL = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );

  /** Both play a turn, then one resigns; between these the bot may be killed. */
  async function played(between: (undo: () => Promise<void>) => Promise<void>): Promise<PageMessage> {
    await harness.close();
    harness = await openHarness({
      seed: 'dice',
      renderer: {
        draw: async () => ({ png: PIXEL, width: 1, height: 1 }),
        animate: async () => Promise.reject(new Error('none')),
      },
    });
    const { anna, ben, guild, channel } = harness;
    const { id } = await harness.matches.challenge({
      game: 'dice',
      options: { variant: 'island-one' },
      challenger: { id: anna.id, name: 'Anna' },
      opponents: [{ id: ben.id, name: 'Ben' }],
      home: { guild, parent: channel, language: 'en' },
      token: null,
    });
    await harness.matches.accept(id, ben.id, null);
    await harness.idle();
    const thread = (await harness.sheet(id)).home.channel ?? '';
    const message = anna
      .messages(thread)
      .findLast((each) => controlsOf(each).buttons.some(({ verb }) => verb === 'zoom')) as PageMessage;
    const undo = await harness.snapshot();
    for (const { id: user } of [anna, ben]) await playTurn(id, user);
    await harness.idle();
    await between(undo);
    await harness.matches.resign(id, ben.id, null);
    await harness.idle();
    return anna.messages(thread).find((each) => each.id === message.id) as PageMessage;
  }

  async function playTurn(id: string, user: string): Promise<void> {
    const first = await harness.matches.panel(id, user);
    for (
      let panel = first;
      panel.question && panel.turn === first.turn;
      panel = await harness.matches.panel(id, user)
    ) {
      await harness.matches.answer(id, user, panel.seq, panel.question.fallback, null);
    }
  }

  const pictures = (message: PageMessage): number => partsOf(message).filter(({ type }) => type === 12).length;

  it('keeps its picture when the match is over, at the first try', async () => {
    expect(pictures(await played(async () => {}))).toBe(1);
    expect(harness.sandbox.requests.filter(({ status }) => status === 400)).toEqual([]);
  });

  it('keeps its picture though the bot was killed before it noted which one it showed last', async () => {
    expect(pictures(await played((undo) => undo()))).toBe(1);
    expect(harness.warnings).toEqual([]);
  });
});

describe('playing alone', () => {
  it('fills the best list of person and server, and leads to the seed of the day', async () => {
    const { anna, channel } = harness;
    expect(textOf(await showLeaderboard(anna, channel))).toContain('haven’t finished a solo match');
    await alone();
    // The thread is there before the match is over.
    await harness.idle();
    const id = await matchOf();
    await emptyTurns(id, anna.id);
    await harness.idle();
    const thread = (await harness.matches.finished(id))?.sheet.home.channel ?? '';
    const over = anna.messages(thread).findLast((message) => !message.ephemeral) as PageMessage;
    expect(textOf(over)).toContain('That’s your best so far. You’re number 1 on this server.');
    const best = await finalMessage(anna.click(over.id, press(over, /^Leaderboard$/u)));
    expect(textOf(best)).toContain('1. Anna: **-30**, 15 empty turns');
    const day = await finalMessage(anna.click(best.id, press(best, /^Play Today’s Match$/u)));
    expect(textOf(day)).toContain('everyone gets the same deal');
    await harness.idle();
    const daily = await matchOf();
    expect((await harness.sheet(daily)).terms).toMatchObject({
      rated: true,
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) as string,
    });
    await emptyTurns(daily, anna.id);
    await harness.idle();
    const { seed = '' } = (await harness.matches.finished(daily)) ?? {};
    expect(seed).toHaveLength(64);
    const home = (await harness.matches.finished(daily))?.sheet.home.channel ?? '';
    const said = anna.messages(home).map(textOf).join('\n');
    expect(said).toContain('Others can still play the same deal');
    expect(said).not.toContain(seed);
    const player = { id: anna.id, name: 'Anna' };
    const again = harness.matches.playFrom({
      match: daily,
      answer: 1,
      player,
      home: { guild: null, parent: channel, language: 'en' },
      token: null,
    });
    await expect(again).rejects.toMatchObject({
      kind: 'not-allowed',
      reason: { en: expect.stringContaining('Others are still playing') as string },
    });
    expect(textOf(await finalMessage(anna.slash(channel, '/solo', { day: true })))).toContain(
      'You’ve already played today’s match',
    );
    const finished = textOf(await showLeaderboard(anna, channel));
    expect(finished).toContain('Finished today:** <@');
    expect(finished).toMatch(/You today: \*\*-30\*\*, 15 empty turns\n⬜{8}/u);
  });

  it('the seed of the day stays played when the data is deleted, until its day is over', async () => {
    const { anna, channel, matches } = harness;
    const player = { id: anna.id, name: 'Anna' };
    const wish = {
      game: 'dice',
      options: { variant: 'island-one' },
      player,
      level: 'fair',
      dailySeed: true,
      home: { guild: harness.guild, parent: channel, language: 'en' },
      token: null,
    } as const;
    for (const finished of [true, false]) {
      const { id } = await matches.solo(wish);
      if (finished) await emptyTurns(id, anna.id);
      await harness.idle();
      await matches.purge(anna.id);
      await expect(matches.solo(wish)).rejects.toMatchObject({ kind: 'not-allowed' });
      await harness.advance(DAY);
    }
    expect((await matches.solo(wish)).sheet.status).toBe('open');
    expect((await harness.redis.keys('parley:mark:*')).join()).not.toContain(anna.id);
  });

  it('says it in German', async () => {
    const { ben, channel } = harness;
    const page = await showLeaderboard(ben, channel);
    expect(textOf(page)).toContain('Partie des Tages');
    expect(labelsOf(page)).toEqual(['Heutige Partie spielen', 'Neue Solopartie', 'Tagesrätsel']);
  });
});
