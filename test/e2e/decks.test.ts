import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rivals } from '../../src/games/rivals/game.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, type Controls, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { buttonOf, menuOf, panelOf } from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

const { decks } = rivals;
if (!decks) throw new Error('Rivals is played with decks');
const [traders, warriors] = decks.premade().map(({ line }) => line) as [string, string];

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ seed: 'decks' });
});
afterAll(async () => harness.close());
afterEach(() => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(harness.warnings).toEqual([]);
});

/** Presses a button that opens a form, fills it in, and gives what came of it. */
async function fill(
  person: SimulatedPerson,
  page: PageMessage,
  verb: string,
  values: Record<string, string>,
  forge = false,
): Promise<PageMessage> {
  const opened = await person.click(page.id, buttonOf(page, verb));
  if (opened.kind !== 'modal') throw new Error(`${verb} opened no form`);
  return finalMessage(person.submitModal(opened.modal.id, values, { forge }));
}

const list = async (person: SimulatedPerson): Promise<PageMessage> =>
  finalMessage(person.slash(harness.channel, '/parley decks'));
const pick = async (
  person: SimulatedPerson,
  page: PageMessage,
  verb: string,
  values: readonly string[],
): Promise<PageMessage> => finalMessage(person.select(page.id, menuOf(page, verb).id, values));
/** The menu of the editor with this name at its end. */
const edit = async (
  person: SimulatedPerson,
  page: PageMessage,
  menu: string,
  values: readonly string[],
): Promise<PageMessage> => {
  const found = controlsOf(page).menus.find(({ id, verb }) => verb === 'deck-edit' && id.endsWith(`.${menu}`));
  return finalMessage(person.select(page.id, found?.id ?? '', values));
};
/** The decks a match can be played with, a button each. */
const looks = (page: PageMessage): Controls['buttons'] =>
  controlsOf(page).buttons.filter(({ verb }) => verb === 'deck-look');
const placeholders = (page: PageMessage): readonly string[] =>
  [...JSON.stringify(page.components).matchAll(/"placeholder":"([^"]*)"/gu)].map(([, words = '']) => words);
const names = async (person: SimulatedPerson): Promise<readonly string[]> =>
  (await harness.matches.decks(person.id, 'rivals')).map(({ name }) => name);
const everythingSeenBy = (person: SimulatedPerson, ...places: readonly string[]): string =>
  JSON.stringify(places.flatMap((place) => person.messages(place)));

describe('the deck editor', () => {
  it('makes, fills, marks, renames, copies and deletes a deck, in one private message', async () => {
    const { anna } = harness;
    const first = await list(anna);
    expect(first.ephemeral).toBe(true);
    expect(textOf(first)).toContain('Fleet and Market');
    let page = await fill(anna, first, 'deck-new', { name: 'Northern Fleet', start: '-' });
    expect(page.id).toBe(first.id);
    expect(textOf(page)).toContain('✗ 0 of 36 cards, 0 of 3 starting cards, 0 of 4 events');
    page = await edit(anna, page, 'add', ['marketplace', 'abbey']);
    page = await edit(anna, page, 'add', ['marketplace']);
    expect(textOf(page)).toContain('3 of 36 cards');
    page = await edit(anna, page, 'begin', ['marketplace']);
    expect(textOf(page)).toContain('1 of 3 starting cards');
    expect(placeholders(page)).toEqual([
      'Which cards?',
      'Add to deck (9)',
      'Remove from deck (2)',
      'Make a starting card (2)',
      'Remove as starting card (1)',
    ]);
    page = await pick(anna, page, 'deck-shelf', ['events']);
    page = await edit(anna, page, 'add', ['feud', 'invention']);
    expect(textOf(page)).toContain('2 of 4 events');
    page = await pick(anna, page, 'deck-shelf', ['basic-buildings']);
    page = await edit(anna, page, 'remove', ['marketplace', 'abbey']);
    expect(textOf(page)).toContain('1 of 36 cards, 1 of 3 starting cards, 2 of 4 events');
    page = await fill(anna, page, 'deck-rename', { name: 'Southern Fleet' });
    expect(textOf(page)).toContain('Southern Fleet');
    page = await fill(anna, page, 'deck-copy', { name: 'Second Fleet' });
    expect(await names(anna)).toEqual(['Southern Fleet', 'Second Fleet']);
    const sure = await finalMessage(anna.click(page.id, buttonOf(page, 'deck-drop')));
    page = await finalMessage(anna.click(sure.id, buttonOf(sure, 'deck-drop-now')));
    expect(textOf(page)).toContain('**Second Fleet** has been deleted.');
    expect(await names(anna)).toEqual(['Southern Fleet']);
    page = await pick(anna, page, 'deck-open', ['1']);
    page = await finalMessage(anna.click(page.id, buttonOf(page, 'deck-drop')));
    expect(page.id).toBe(first.id);
    await finalMessage(anna.click(page.id, buttonOf(page, 'deck-drop-now')));
    expect(await names(anna)).toEqual([]);
  });

  it('speaks German, and begins with a ready-made deck', async () => {
    const { ben } = harness;
    const page = await pick(ben, await list(ben), 'deck-open', ['warriors']);
    expect(textOf(page)).toContain('✓ 36 von 36 Karten, 3 von 3 Startkarten, 4 von 4 Ereignissen');
    const own = await fill(ben, page, 'deck-copy', { name: 'Grenzer' });
    expect((await harness.matches.decks(ben.id, 'rivals'))[0]).toMatchObject({ name: 'Grenzer', line: warriors });
    const line = await finalMessage(ben.click(own.id, buttonOf(own, 'deck-line')));
    expect(textOf(line)).toContain(warriors);
    expect(textOf(await finalMessage(ben.click(line.id, buttonOf(line, 'deck-look'))))).toContain('Grenzer');
    await harness.matches.deleteDeck(ben.id, 'rivals', '1');
  });

  it.each([
    ['cut in half', (line: string) => line.slice(0, 200), 'The line is incomplete'],
    ['no deck at all', () => 'hello there', 'That isn’t a deck'],
    [
      'too few cards',
      (line: string) => decks.edit(line, 'remove', ['scout']),
      'A deck needs 36 cards; this one has 35.',
    ],
  ])('refuses a line that is %s with the reason, and loses nothing', async (_what, change, reason) => {
    const { anna } = harness;
    const page = await fill(anna, await list(anna), 'deck-paste', { name: 'Pasted', line: traders });
    expect(textOf(page)).toContain('✓ 36 of 36 cards');
    const refused = await fill(anna, await list(anna), 'deck-paste', { name: 'Other', line: change(traders) });
    expect(textOf(refused)).toContain(reason);
    expect(await harness.matches.decks(anna.id, 'rivals')).toMatchObject([{ name: 'Pasted', line: traders }]);
    await harness.matches.deleteDeck(anna.id, 'rivals', '1');
  });

  it('names a card that exists no more, lets it be taken out, and keeps everything else', async () => {
    const { anna } = harness;
    const old = decks.lineOf([...decks.answer(traders), 'dragon']);
    const kept = await harness.matches.newDeck(anna.id, 'rivals', 'From long ago', old);
    let page = await pick(anna, await list(anna), 'deck-open', [kept.id]);
    expect(textOf(page)).toContain('✗ 37 of 36 cards');
    expect(textOf(page)).toContain('“dragon” isn’t a card.');
    expect(textOf(await finalMessage(anna.slash(harness.channel, '/solo', { deck: 'From long ago' })))).toContain(
      '“dragon” isn’t a card.',
    );
    expect(textOf(await fill(anna, await list(anna), 'deck-paste', { name: 'Again', line: old }))).toContain('dragon');
    expect(await harness.matches.decks(anna.id, 'rivals')).toMatchObject([{ name: 'From long ago', line: old }]);
    page = await edit(anna, page, 'remove', ['dragon']);
    expect(textOf(page)).toContain('✓ 36 of 36 cards');
    expect(await harness.matches.decks(anna.id, 'rivals')).toMatchObject([
      { line: decks.lineOf(decks.answer(traders)) },
    ]);
    await harness.matches.deleteDeck(anna.id, 'rivals', kept.id);
  });

  it('says kindly what a name must not be, however it was sent', async () => {
    const { anna } = harness;
    await harness.matches.newDeck(anna.id, 'rivals', 'Mine', traders);
    for (const [name, reason] of [
      ['mine', 'already have a deck with that name'],
      ['x'.repeat(3000), 'too long'],
      ['\u200b', 'needs a name'],
    ] as const) {
      expect(textOf(await fill(anna, await list(anna), 'deck-new', { name, start: '-' }, true))).toContain(reason);
    }
    expect(await names(anna)).toEqual(['Mine']);
    await harness.matches.deleteDeck(anna.id, 'rivals', '1');
  });

  it('loses neither of two clicks at the same time, and survives a deck that is gone', async () => {
    const { anna } = harness;
    await harness.matches.newDeck(anna.id, 'rivals', 'Mine', decks.empty);
    const [one, two] = [
      await pick(anna, await list(anna), 'deck-open', ['1']),
      await pick(anna, await list(anna), 'deck-open', ['1']),
    ];
    await Promise.all([edit(anna, one, 'add', ['abbey']), edit(anna, two, 'add', ['storehouse'])]);
    const [deck] = await harness.matches.decks(anna.id, 'rivals');
    expect(decks.check(deck?.line ?? '').text.en).toContain('2 of 36 cards');
    await harness.matches.deleteDeck(anna.id, 'rivals', '1');
    expect(textOf(await edit(anna, one, 'add', ['abbey']))).toContain('You no longer have that deck');
  });

  it('shows nobody the deck of somebody else, whatever they send', async () => {
    const { anna, ben } = harness;
    await harness.matches.newDeck(anna.id, 'rivals', 'Annas Geheimnis', traders);
    const page = await list(ben);
    const forged = async (id: string): Promise<string> =>
      textOf(await finalMessage(ben.click(page.id, id, { forge: true })));
    for (const id of [
      'p1:-:-:0:deck-look:rivals.1',
      'p1:-:-:0:deck-drop-now:rivals.1',
      'p1:-:-:0:deck-line:rivals.1.gold',
      'p1:-:-:0:deck-edit:rivals.traders.gold.add',
    ]) {
      expect(await forged(id)).toMatch(/Dieses Deck hast du nicht mehr|Flotte und Markt/);
    }
    expect(await forged('p1:-:-:0:deck-look:chess.1')).toContain('Dieses Spiel gibt es hier nicht');
    expect(textOf(await finalMessage(ben.slash(harness.channel, '/solo', { deck: 'Annas Geheimnis' })))).toContain(
      'Ein Deck namens „Annas Geheimnis“ hast du nicht.',
    );
    expect(await ben.autocomplete(harness.channel, '/solo', { deck: 'Geheimnis' }, 'deck')).toEqual([]);
    expect(everythingSeenBy(ben, harness.channel, ben.dm()).split('Annas Geheimnis').length - 1).toBeLessThanOrEqual(1);
    expect(await names(anna)).toEqual(['Annas Geheimnis']);
    await harness.matches.purge(anna.id);
    expect(await names(anna)).toEqual([]);
  });
});

describe('a match that asks for decks', () => {
  it('is played with a deck from the panel and one that is typed; both are secret until it is over', async () => {
    const { anna, ben } = harness;
    await harness.matches.newDeck(anna.id, 'rivals', 'Unfinished', decks.empty);
    await harness.matches.newDeck(anna.id, 'rivals', 'Annas Plan', traders);
    const id = await challengeAndAccept(harness, { variant: 'tournament' });
    await harness.idle();
    let panel = await panelOf(harness, anna, id);
    expect(looks(panel).map(({ label }) => label)).toEqual([
      'Annas Plan',
      'Fleet and Market',
      'Heroes at the Border',
      'Faith and Learning',
    ]);
    expect(textOf(panel)).toContain('**Annas Plan**: Your own.');
    expect(textOf(panel)).toContain('**Heroes at the Border**: Heroes, a Castle and triumphs: barbarians are welcome.');
    const editor = await finalMessage(anna.click(panel.id, buttonOf(panel, 'decks')));
    expect(textOf(editor)).toContain('Unfinished');
    panel = await finalMessage(anna.click(editor.id, buttonOf(editor, 'open')));
    const deck = await finalMessage(anna.click(panel.id, looks(panel)[0]?.id ?? ''));
    panel = await finalMessage(anna.click(deck.id, buttonOf(deck, 'deck-play')));
    expect(textOf(panel)).toContain('You’ve chosen your deck.');
    const { channel } = (await harness.sheet(id)).home;
    const thread = channel ?? '';
    expect(textOf(await finalMessage(ben.slash(thread, '/choose', { answer: 'nonsense' })))).toContain(
      'Ein Deck namens „nonsense“ hast du nicht.',
    );
    const suggested = await ben.autocomplete(thread, '/choose', { answer: 'held' }, 'answer');
    expect(suggested.map(({ value }) => value)).toEqual(['warriors']);
    await finalMessage(ben.slash(thread, '/choose', { answer: 'helden an der grenze' }));
    await harness.idle();
    expect((await harness.sheet(id)).waits.map(({ key }) => key)).not.toContain('deck');
    for (const person of [anna, ben]) {
      const others = everythingSeenBy(
        person === anna ? ben : anna,
        harness.channel,
        thread,
        (person === anna ? ben : anna).dm(),
      );
      expect(others).not.toContain(person === anna ? 'Annas Plan' : 'helden an der grenze');
      expect(others).not.toContain(person === anna ? traders : warriors);
    }
    const early = await finalMessage(
      ben.click((await panelOf(harness, ben, id)).id, `p1:${id}:-:0:decks-brought`, { forge: true }),
    );
    expect(textOf(early)).toContain('Die Decks sind zu sehen, wenn die Partie vorbei ist.');
    await harness.matches.resign(id, anna.id, null);
    await harness.idle();
    const result = anna
      .messages(thread)
      .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'decks-brought')) as PageMessage;
    const both = textOf(await finalMessage(ben.click(result.id, buttonOf(result, 'decks-brought'))));
    for (const line of [traders, warriors]) expect(both).toContain(decks.lineOf(decks.answer(line)));
    await harness.matches.purge(anna.id);
  });

  it('can leave eras out: ready-made decks do without them, an own one is refused with the card and the reason (T1.3)', async () => {
    const { anna, ben } = harness;
    await harness.matches.newDeck(anna.id, 'rivals', 'Annas Plan', traders);
    const id = await challengeAndAccept(harness, { variant: 'tournament', rule: 'without.darkness' });
    await harness.idle();
    let panel = await panelOf(harness, anna, id);
    expect(looks(panel).map(({ label }) => label)).toEqual([
      'Fleet and Market',
      'Heroes at the Border',
      'Faith and Learning',
    ]);
    const thread = (await harness.sheet(id)).home.channel ?? '';
    const refused = await finalMessage(anna.slash(thread, '/choose', { answer: 'annas plan' }));
    const leftOut = /Brigand Camp belongs to an era that isn’t used in this match\./;
    expect(textOf(refused)).toMatch(leftOut);
    expect(textOf(await finalMessage(anna.slash(thread, '/choose', { answer: traders })))).toMatch(leftOut);
    expect((await anna.autocomplete(thread, '/choose', { answer: '' }, 'answer')).map(({ value }) => value)).toEqual([
      'traders',
      'warriors',
      'scholars',
    ]);
    panel = await panelOf(harness, anna, id);
    const deck = await finalMessage(anna.click(panel.id, looks(panel)[0]?.id ?? ''));
    expect(textOf(await finalMessage(anna.click(deck.id, buttonOf(deck, 'deck-play'))))).toContain(
      'You’ve chosen your deck.',
    );
    await finalMessage(ben.slash(thread, '/choose', { answer: 'scholars' }));
    await harness.idle();
    expect((await harness.sheet(id)).waits.map(({ key }) => key)).not.toContain('deck');
    await harness.matches.purge(anna.id);
  });

  it('takes a deck along with the challenge, and nobody sees it', async () => {
    const { anna, ben } = harness;
    await harness.matches.newDeck(anna.id, 'rivals', 'Annas Plan', traders);
    expect(
      (await anna.autocomplete(harness.channel, '/challenge', { deck: 'plan' }, 'deck')).map(({ name, value }) => [
        name.split(':')[0],
        value,
      ]),
    ).toEqual([['Annas Plan', '1']]);
    const id = await challengeAndAccept(harness, { deck: '1' });
    await harness.idle();
    const sheet = await harness.sheet(id);
    expect(sheet.terms.options['variant']).toBe('tournament');
    expect(sheet.waits.map(({ seat, key }) => [sheet.players[seat]?.name, key])).toEqual([['Ben', 'deck']]);
    expect(everythingSeenBy(ben, harness.channel, sheet.home.channel ?? '', ben.dm())).not.toMatch(
      /Annas Plan|rivals-deck/,
    );
    await harness.matches.purge(anna.id);
  });

  it('refuses a deck where none is played, and one that is not ready', async () => {
    const { anna, channel } = harness;
    await harness.matches.newDeck(anna.id, 'rivals', 'Unfinished', decks.empty);
    expect(textOf(await finalMessage(anna.slash(channel, '/solo', { deck: 'Unfinished' })))).toContain(
      'You can’t play **Unfinished** yet: 0 of 36 cards',
    );
    expect(textOf(await finalMessage(anna.slash(channel, '/solo', { deck: 'traders', variant: 'intro' })))).toContain(
      'These do: The Tournament Game.',
    );
    expect(textOf(await finalMessage(anna.slash(channel, '/solo', { deck: 'traders', game: 'dice' })))).toContain(
      'This game doesn’t use decks.',
    );
    const panel = await finalMessage(anna.slash(channel, '/solo', { deck: 'traders', level: 'gentle' }));
    expect(looks(panel)).toEqual([]);
    await harness.idle();
    await harness.matches.purge(anna.id);
  });
});
