import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { buttonOf } from './table.ts';
import { partsOf, shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { clicker } from './players.ts';
import { playOut } from './whole-match.ts';
import { DAY } from '../../src/match/limits.ts';
import { dice } from '../../src/games/dice/game.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ seed: 'dice' });
});
afterEach(async () => stage.close());

const labelsOf = (message: PageMessage): readonly string[] => waysOf(message).buttons.map(({ label }) => label);

function press(message: PageMessage, label: RegExp): string {
  const found = waysOf(message).buttons.find((button) => label.test(button.label));
  if (!found) throw new Error(`no ${label} among ${labelsOf(message).join(', ')}`);
  return found.id;
}

const alone = async (options: Record<string, string | boolean> = {}): Promise<PageMessage> =>
  shown(stage.anna.slash(stage.channel, '/solo', { game: 'dice', variant: 'island-one', ...options }));

const matchOf = async (): Promise<string> => (await stage.store.ofPlayer(stage.anna.id))[0]?.id ?? '';

describe('a turn of the Dice Game', () => {
  it('begins thrown: the dice are buttons that are switched, then rolled again in one go', async () => {
    const { anna } = stage;
    const begun = await alone();
    expect(textOf(begun)).toContain('Throw 1 of 3');
    const dice = waysOf(begun).buttons.filter(({ verb }) => verb === 'add');
    expect(dice).toHaveLength(6);
    // Three and three, then what is done with them in one row; the dice are said once.
    const rows = partsOf(begun).filter(({ type }) => type === 1).map(({ components = [] }) => components.map(({ label }) => label ?? ''));
    expect(rows.slice(0, 2).map((row) => row.length)).toEqual([3, 3]);
    expect(rows[2]).toEqual(['Roll Again (0)', 'Keep All', 'Start Over']);
    expect(textOf(begun).match(/Throw 1 of 3|throw 1 of 3/gu)).toHaveLength(1);
    expect(textOf(begun)).toMatch(/Road.* · Settlement.* · City.* · Knight/u);
    const one = await shown(anna.click(begun.id, dice[0]?.id ?? ''));
    expect(labelsOf(one)).toContain('Roll Again (1)');
    expect(waysOf(one).buttons.filter(({ verb }) => verb === 'drop')).toHaveLength(1);
    const off = await shown(anna.click(one.id, buttonOf(one, 'drop')));
    expect(waysOf(off).buttons.filter(({ verb }) => verb === 'drop')).toHaveLength(0);
    const again = await shown(anna.click(off.id, buttonOf(off, 'add')));
    const rolled = await shown(anna.click(again.id, press(again, /^Roll Again/u)));
    expect(textOf(rolled)).toContain('Throw 2 of 3');
    const kept = await shown(anna.click(rolled.id, press(rolled, /^Keep All$/u)));
    expect(textOf(kept)).toContain('Build with your dice');
    expect(labelsOf(kept)).toContain('End Turn');
    // Nothing came to light: keeping can be taken back.
    const back = await shown(anna.click(kept.id, buttonOf(kept, 'undo')));
    expect(textOf(back)).toContain('Throw 2 of 3');
  });

  it('offers plans with gold and jokers in one press, each step of which can be undone until the end of the turn', async () => {
    const { anna } = stage;
    let panel = await alone();
    const id = await matchOf();
    for (let turn = 0; turn < 15; turn++) {
      panel = await shown(anna.click(panel.id, press(panel, /^Keep All$/u)));
      const plan = waysOf(panel).buttons.find(({ verb }) => verb === 'plan');
      if (plan) {
        const before = (await stage.sheet(id)).answers;
        const played = await shown(anna.click(panel.id, plan.id));
        const moves = (await stage.sheet(id)).answers - before;
        expect(moves).toBeGreaterThan(1);
        // From a panel that is not the last any more it is not done.
        const [, , , seq = '', , ...arg] = plan.id.split(':');
        await expect(stage.matches.plan(id, anna.id, Number.parseInt(seq, 36), arg.join(':').split(','), null)).rejects.toMatchObject({ kind: 'stale' });
        let back = played;
        for (let step = 0; step < moves; step++) back = await shown(anna.click(back.id, buttonOf(back, 'undo')));
        expect((await stage.sheet(id)).answers).toBe(before);
        expect(waysOf(back).buttons.some(({ verb }) => verb === 'plan')).toBe(true);
        return;
      }
      panel = await shown(anna.click(panel.id, press(panel, /^End Turn$/u)));
    }
    throw new Error('no plan was offered in fifteen turns');
  });

  it('takes typed plans whole or not at all, and says why not', async () => {
    const { anna, channel } = stage;
    await alone();
    const id = await matchOf();
    const { home } = await stage.sheet(id);
    const at = home.channel ?? channel;
    await shown(anna.slash(at, '/choose', { answer: 'stop' }));
    const before = (await stage.sheet(id)).answers;
    const typed = async (answer: string) => textOf(await shown(anna.slash(at, '/choose', { answer })));
    expect(await typed('[gold ore, build road 15, end]')).toMatch(/You cannot/u);
    expect(await typed('reroll gold')).toContain('Rolling is over');
    expect(await typed('build abbey +1u1')).toContain('“build abbey +1u1” is not among the choices now.');
    expect(await typed('[end, stop]')).toContain('after the end of your turn');
    expect((await stage.sheet(id)).answers).toBe(before);
    await shown(anna.slash(at, '/choose', { answer: '[end]' }));
    expect((await stage.sheet(id)).answers).toBe(before + 1);
  });
});

/** Keeps every throw and builds nothing. */
async function emptyTurns(id: string, user: string): Promise<void> {
  for (;;) {
    const { question, seq } = await stage.matches.panel(id, user);
    if (!question) return;
    await stage.matches.answer(id, user, seq, question.otherwise, null);
  }
}

describe('Island One with several', () => {
  it('is played by everybody at their own pace, from the card to the result: one table that is changed, no turn messages', async () => {
    const { anna, ben, channel, sandbox, guild } = stage;
    const carla = sandbox.addPerson({ name: 'Carla' });
    sandbox.town.join(guild, carla.id);
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id, open: 1, game: 'dice', variant: 'island-one' }));
    let panel: PageMessage | null = null;
    for (const guest of [ben, carla]) {
      await stage.quiet();
      const card = guest.messages(channel).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'join')) as PageMessage;
      panel = await shown(guest.click(card.id, buttonOf(card, 'join')));
    }
    const id = waysOf(panel as PageMessage).buttons[0]?.id.split(':')[1] ?? '';
    await stage.quiet();
    const thread = (await stage.sheet(id)).home.channel ?? '';
    const publicly = (): number => anna.messages(thread).filter(({ ephemeral }) => !ephemeral).length;
    const atFirst = publicly();
    let most = 0;
    const { past } = await playOut(stage, id, dice as never, clicker(), { who: [anna, ben, carla], between: async () => {
      if ((await stage.sheet(id)).status === 'open') most = Math.max(most, publicly());
    } });
    expect(past.sheet.ending).toMatchObject({ kind: 'won' });
    expect(most - atFirst).toBeLessThanOrEqual(1);
    const over = anna.messages(thread).findLast(({ ephemeral }) => !ephemeral) as PageMessage;
    expect(waysOf(over).buttons.map(({ verb }) => verb)).toContain('rematch');
    for (const name of ['Anna', 'Ben', 'Carla']) expect(textOf(over)).toContain(name);
  });
});

describe('playing alone', () => {
  it('fills the best list of person and server, and leads to the seed of the day', async () => {
    const { anna, channel } = stage;
    expect(textOf(await shown(anna.slash(channel, '/parley best')))).toContain('not finished a match alone');
    await alone();
    // The thread is there before the match is over.
    await stage.quiet();
    const id = await matchOf();
    await emptyTurns(id, anna.id);
    await stage.quiet();
    const thread = (await stage.matches.past(id))?.sheet.home.channel ?? '';
    const over = anna.messages(thread).findLast((message) => !message.ephemeral) as PageMessage;
    expect(textOf(over)).toContain('Your best so far. Place 1 on this server.');
    const best = await shown(anna.click(over.id, press(over, /^Best List$/u)));
    expect(textOf(best)).toContain('1. Anna: **-30**, 15 empty turns');
    const day = await shown(anna.click(best.id, press(best, /^Play the Seed of the Day$/u)));
    expect(textOf(day)).toContain('the same dice for everybody');
    await stage.quiet();
    const daily = await matchOf();
    expect((await stage.sheet(daily)).terms).toMatchObject({ rated: true, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) as string });
    await emptyTurns(daily, anna.id);
    await stage.quiet();
    const { seed = '' } = (await stage.matches.past(daily)) ?? {};
    expect(seed).toHaveLength(64);
    const home = (await stage.matches.past(daily))?.sheet.home.channel ?? '';
    const said = anna.messages(home).map(textOf).join('\n');
    expect(said).toContain('Others still play with the seed of this day');
    expect(said).not.toContain(seed);
    const player = { id: anna.id, name: 'Anna' };
    const again = stage.matches.playFrom({ match: daily, answer: 1, player, home: { guild: null, parent: channel, language: 'en' }, token: null });
    await expect(again).rejects.toMatchObject({ kind: 'not-allowed', reason: { en: expect.stringContaining('Others still play') as string } });
    expect(textOf(await shown(anna.slash(channel, '/solo', { day: true })))).toContain('You have played the seed of today');
    expect(textOf(await shown(anna.slash(channel, '/parley best')))).toMatch(/Seed of the day[^]*1\. Anna/u);
  });

  it('the seed of the day stays played when the data is deleted, until its day is over', async () => {
    const { anna, channel, matches } = stage;
    const player = { id: anna.id, name: 'Anna' };
    const wish = { game: 'dice', options: { variant: 'island-one' }, player, level: 'fair', day: true, home: { guild: stage.guild, parent: channel, language: 'en' }, token: null } as const;
    for (const finished of [true, false]) {
      const { id } = await matches.solo(wish);
      if (finished) await emptyTurns(id, anna.id);
      await stage.quiet();
      await matches.purge(anna.id);
      await expect(matches.solo(wish)).rejects.toMatchObject({ kind: 'not-allowed' });
      await stage.pass(DAY);
    }
    expect((await matches.solo(wish)).sheet.status).toBe('open');
    expect((await stage.redis.keys('parley:mark:*')).join()).not.toContain(anna.id);
  });

  it('says it in German', async () => {
    const { ben, channel } = stage;
    const page = await shown(ben.slash(channel, '/parley best'));
    expect(textOf(page)).toContain('Startwert des Tages');
    expect(labelsOf(page)).toEqual(['Neuen Startwert spielen', 'Startwert des Tages spielen']);
  });
});
