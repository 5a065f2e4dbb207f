import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { struggle } from '../../src/games/struggle/game.ts';
import { levelRating } from '../../src/ratings/level-ratings.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { addPerson, buttonOf } from './match-helpers.ts';
import { submitted } from './whole-match.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ seed: 'house rules' });
});
afterAll(async () => harness.close());
afterEach(() => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(harness.warnings).toEqual([]);
});

const game = { game: 'settlers', variant: 'cities-and-knights' };

it('shows the house rules on the challenge card, changes them there and takes them back', async () => {
  const { anna, ben, channel } = harness;
  await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, ...game, rule: 'Points to win: 12' }));
  const card = await ben.waitFor(
    (message) => message.mentionsMe && controlsOf(message).buttons.some(({ verb }) => verb === 'house-rules'),
  );
  expect(textOf(card)).toMatch(/(Points to win|Punkte zum Sieg): 12/);
  let page = await finalMessage(anna.click(card.id, buttonOf(card, 'house-rules')));
  const choose = async (rule: string, value: string): Promise<Readonly<Record<string, unknown>>> => {
    const menu = controlsOf(page).menus.find(({ id }) => id.endsWith(rule)) ?? expect.fail(`no menu for ${rule}`);
    page = await finalMessage(anna.select(page.id, menu.id, [value]));
    await harness.idle();
    return (await harness.sheet(menu.id.split(':')[1] ?? '')).terms.options;
  };
  expect(await choose('balancedDice', 'yes')).toMatchObject({ citiesPointsToWin: 12, balancedDice: true });
  expect(await choose('discardLimit', 'none')).toMatchObject({ discardLimit: 'none' });
  expect(await choose('friendlyRobber', 'yes')).toMatchObject({ friendlyRobber: true });
  expect(
    ben.messages(channel).some((message) => /(Balanced dice: Yes|Ausgeglichene Würfel: Ja)/.test(textOf(message))),
  ).toBe(true);
  await choose('citiesPointsToWin', '13');
  await choose('discardLimit', '7');
  await choose('friendlyRobber', 'no');
  const back = await choose('balancedDice', 'no');
  for (const rule of ['citiesPointsToWin', 'discardLimit', 'friendlyRobber', 'balancedDice'])
    expect(back[rule]).toBeUndefined();
});

it('suggests every value of a house rule that is typed', async () => {
  const { anna, channel } = harness;
  const names = async (rule: string) =>
    (await anna.autocomplete(channel, '/challenge', { ...game, rule }, 'rule')).map(({ name }) => name);
  expect(await names('points to win')).toEqual(
    [13, 8, 9, 10, 11, 12, 14, 15].map((points) => `Points to win: ${points}`),
  );
  expect(await names('friendly')).toEqual(['Friendly robber: No', 'Friendly robber: Yes']);
  expect(await names('balanced')).toEqual(['Balanced dice: No', 'Balanced dice: Yes']);
  expect(await names('discard')).toHaveLength(7);
});

it('plays against the computer to the agreed number of points', async () => {
  const { anna, channel } = harness;
  const options = { game: 'settlers', variant: 'two', rule: 'pointsToWin.8', level: 'gentle' };
  const panel = await finalMessage(anna.slash(channel, '/solo', options));
  expect(textOf(panel)).toMatch(/First to 8 wins/);
});

describe('house rules saved by name', () => {
  /** Opens the house rules of the newest challenge of a person. */
  async function rulesPage(person: SimulatedPerson): Promise<PageMessage> {
    await harness.idle();
    const card = person
      .messages(harness.channel)
      .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'house-rules')) as PageMessage;
    return finalMessage(person.click(card.id, buttonOf(card, 'house-rules')));
  }
  const challenge = async (person: SimulatedPerson, options: Record<string, string>): Promise<PageMessage> =>
    finalMessage(person.slash(harness.channel, '/challenge', { ...game, ...options }));
  const optionsNow = async (page: PageMessage): Promise<Readonly<Record<string, unknown>>> => {
    await harness.idle();
    return (await harness.sheet(controlsOf(page).menus[0]?.id.split(':')[1] ?? '')).terms.options;
  };

  it('are picked on another challenge, by menu and by command, and listed', async () => {
    const { anna, ben, channel } = harness;
    await challenge(anna, { rule: 'Points to win: 12' });
    let page = await rulesPage(anna);
    const friendly = controlsOf(page).menus.find(({ id }) => id.endsWith('friendlyRobber'));
    page = await finalMessage(anna.select(page.id, friendly?.id ?? '', ['yes']));
    page = await submitted(anna, page, 'save-rules', { name: ' Sunday   rules ' });
    expect(textOf(page)).toContain('Saved as “Sunday rules”');
    await challenge(ben, {});
    let theirs = await rulesPage(ben);
    const saved = controlsOf(theirs).menus.find(({ verb }) => verb === 'use-rules');
    theirs = await finalMessage(ben.select(theirs.id, saved?.id ?? '', saved?.values ?? []));
    expect(textOf(theirs)).toContain('Sunday rules');
    expect(await optionsNow(theirs)).toMatchObject({ citiesPointsToWin: 12, friendlyRobber: true });
    expect((await anna.autocomplete(channel, '/challenge', { ...game, rule: 'sun' }, 'rule'))[0]?.name).toBe(
      'Saved here: Sunday rules',
    );
    await challenge(anna, { rule: 'sunday rules' });
    expect(await optionsNow(await rulesPage(anna))).toMatchObject({ citiesPointsToWin: 12, friendlyRobber: true });
  });

  it('that don’t fit the variant are refused in words, and the challenge stays as it is', async () => {
    const { anna, channel } = harness;
    expect(
      textOf(
        await finalMessage(
          anna.slash(channel, '/challenge', { game: 'settlers', variant: 'classic', rule: 'Sunday rules' }),
        ),
      ),
    ).toContain('“Sunday rules” doesn’t fit CATAN: it has no house rule “Points to win”');
    await finalMessage(anna.slash(channel, '/challenge', { game: 'settlers', variant: 'classic' }));
    const page = await rulesPage(anna);
    const before = await optionsNow(page);
    const menu = controlsOf(page).menus.find(({ verb }) => verb === 'use-rules');
    const refused = await finalMessage(anna.select(page.id, menu?.id ?? '', menu?.values ?? []));
    expect(textOf(refused)).toContain('doesn’t fit CATAN');
    expect(await optionsNow(page)).toEqual(before);
  });

  it('are replaced and deleted by the one who saved them or a manager, and gone rules are named', async () => {
    const { anna, ben, channel } = harness;
    await challenge(ben, {});
    let page = await rulesPage(ben);
    const menu = controlsOf(page).menus.find(({ verb }) => verb === 'use-rules');
    expect(textOf(await submitted(ben, page, 'save-rules', { name: 'sunday rules' }))).toContain(
      'hat schon jemand anders Hausregeln gespeichert',
    );
    page = await rulesPage(ben);
    const list = await finalMessage(ben.click(page.id, buttonOf(page, 'saved-rules')));
    expect(textOf(list)).toMatch(/Sunday rules[^]*Punkte zum Sieg: 12/u);
    expect(textOf(await finalMessage(ben.click(list.id, buttonOf(list, 'delete-rules'))))).toContain('nur löschen');
    await challenge(anna, {});
    const own = await rulesPage(anna);
    const mine = await finalMessage(anna.click(own.id, buttonOf(own, 'saved-rules')));
    const empty = await finalMessage(anna.click(mine.id, buttonOf(mine, 'delete-rules')));
    expect(textOf(empty)).toMatch(/“Sunday rules” is deleted[^]*None are saved/u);
    // What is deleted can still be on an open page.
    const refused = await finalMessage(ben.select(page.id, menu?.id ?? '', menu?.values ?? [], { forge: true }));
    expect(textOf(refused)).toContain('inzwischen gelöscht');
    expect(textOf(await challenge(anna, { rule: 'saved.1' }))).toContain('have been deleted');
    expect(await anna.autocomplete(channel, '/challenge', { ...game, rule: 'sun' }, 'rule')).toEqual([]);
  });
});

it('gives a handicap on the card, names whom it helps, and takes it back', async () => {
  const { anna, ben, channel } = harness;
  await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'dice', variant: 'extra' }));
  const card = await ben.waitFor(
    (message) =>
      textOf(message).includes('· Extra') && controlsOf(message).buttons.some(({ verb }) => verb === 'house-rules'),
  );
  let page = await finalMessage(ben.click(card.id, buttonOf(card, 'house-rules')));
  const give = async (value: string): Promise<string> => {
    const menu = controlsOf(page).menus.find(({ id }) => id.includes('set-handicap')) ?? expect.fail('no menu');
    page = await finalMessage(ben.select(page.id, menu.id, [value]));
    await harness.idle();
    return menu.id.split(':')[1] ?? '';
  };
  const id = await give('blue points-2');
  expect((await harness.sheet(id)).terms.options).toMatchObject({ handicap: 'blue points-2' });
  expect(textOf(page)).toMatch(/Ben (needs 2 points fewer to win|braucht 2 Punkte weniger zum Sieg)/);
  const shown = ben.messages(channel).map(textOf).join('\n');
  expect(shown).toMatch(/(Handicap|Vorgabe): Ben/);
  await give('none');
  expect((await harness.sheet(id)).terms.options['handicap']).toBeUndefined();
});

it('gives every handicap to every player of a full table, in as many menus as that needs', async () => {
  const { anna, ben, channel } = harness;
  const [carl, dora] = [addPerson(harness, 'Carl'), addPerson(harness, 'Dora')];
  const guests = { opponent: ben.id, 'opponent-2': carl.id, 'opponent-3': dora.id };
  await finalMessage(anna.slash(channel, '/challenge', { ...guests, game: 'struggle' }));
  const card = await ben.waitFor(
    (message) =>
      textOf(message).includes('Dora') && controlsOf(message).buttons.some(({ verb }) => verb === 'house-rules'),
  );
  const page = await finalMessage(ben.click(card.id, buttonOf(card, 'house-rules')));
  const menus = controlsOf(page).menus.filter(({ id }) => id.includes('set-handicap'));
  const given = menus.flatMap(({ values }) => values);
  const expected = ['red', 'blue', 'orange', 'white'].flatMap((seat) =>
    (struggle.info.handicaps ?? []).map(({ id }) => `${seat} ${id}`),
  );
  expect(given).toEqual(['none', ...expected]);
  const last = menus.at(-1) ?? expect.fail('no menu');
  await finalMessage(ben.select(page.id, last.id, ['white points-3+cards-2']));
  await harness.idle();
  expect((await harness.sheet(last.id.split(':')[1] ?? '')).terms.options).toMatchObject({
    handicap: 'white points-3+cards-2',
  });
});

it('shows the ratings of the levels of the game that is chosen', async () => {
  const { anna, channel } = harness;
  const names = async (options: Readonly<Record<string, string>>) =>
    (await anna.autocomplete(channel, '/solo', { ...options, level: '' }, 'level')).map(({ name }) => name);
  const points = levelRating('dice', 'strong');
  expect(await names({ game: 'dice' })).toContainEqual(expect.stringContaining(`≈ ${points}`));
  expect(await names({ game: 'settlers', variant: 'cities-and-knights' })).toContainEqual(
    expect.stringContaining(`≈ ${levelRating('cities-and-knights', 'strong')}`),
  );
  expect(await names({ game: 'no such game' })).toHaveLength(4);
});
