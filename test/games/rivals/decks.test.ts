import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../src/games/rivals/cards/ids.ts';
import { encodeDeckLine } from '../../../src/games/rivals/deck/deck-line.ts';
import { premadeDecks } from '../../../src/games/rivals/deck/premade-decks.ts';
import { deckCards, deckEvents } from '../../../src/games/rivals/deck/sections.ts';
import { decks } from '../../../src/games/rivals/decks.ts';
import { languages, verbatim } from '../../../src/engine/text.ts';

const [traders] = decks.premade();
const line = traders?.line ?? '';
const about = { title: verbatim('Mine'), seat: null, secret: true };
const menu = (of: string, shelf: string, id: string) =>
  decks
    .menus(of, shelf)
    .find((each) => each.id === id)
    ?.options.map((option) => option.id) ?? [];
const said = (of: string): string => decks.check(of).text.en;

describe('shelves of cards', () => {
  it('hold every card a deck may hold, none of them more than a menu does', () => {
    const found = decks.sections.flatMap(({ id }) => menu(decks.empty, id, 'add'));
    expect(new Set(found)).toEqual(new Set<string>([...deckCards, ...deckEvents]));
    for (const { id, name } of decks.sections) {
      expect(menu(decks.empty, id, 'add').length, id).toBeLessThanOrEqual(25);
      for (const language of languages) expect(name[language].length).toBeLessThanOrEqual(100);
    }
    expect(decks.sections.length).toBeLessThanOrEqual(25);
  });

  it('say what a card costs and does, and how often it is there', () => {
    const scout = decks
      .menus(line, 'basic-actions')
      .find(({ id }) => id === 'add')
      ?.options.find(({ id }) => id === 'scout');
    expect(scout?.detail?.en).toMatch(/^1 of 2 chosen · Action · /);
    expect(scout?.detail?.de).toMatch(/^1 von 2 gewählt · Aktion · /);
  });
});

describe('editing a deck', () => {
  it('begins from nothing and comes to a legal deck by its menus alone', () => {
    let made = decks.empty;
    const wanted = premadeDecks[1]?.deck ?? { cards: {}, start: [], events: [] };
    for (const [id, number] of Object.entries(wanted.cards))
      for (let i = 0; i < number; i++) made = decks.edit(made, 'add', [id]);
    expect(said(made)).toBe('36 of 36 cards, 0 of 3 starting cards, 0 of 4 events');
    made = decks.edit(decks.edit(made, 'begin', wanted.start), 'add', wanted.events);
    expect(decks.check(made).legal).toBe(true);
    expect(made).toBe(encodeDeckLine(wanted));
  });

  // T4.3: never more than the limit; T3.1: four events; T4.2: three starting cards.
  it.each([
    ['add', ['olaf'], 'Olaf the Merchant Ship Captain is allowed once at most.'],
    ['add', ['feud'], 'You already have 4 events: remove one first.'],
    ['add', ['road'], 'Road can’t be in a deck.'],
    ['add', ['yule'], 'Yule can’t be in a deck.'],
    ['add', ['__proto__'], '“__proto__” can’t be in a deck.'],
    ['remove', ['castle'], 'Castle isn’t in the deck.'],
    ['remove', ['constructor'], '“constructor” isn’t in the deck.'],
    ['begin', ['scout'], 'You already have 3 starting cards: remove one first.'],
    ['shelve', ['scout'], 'Scout isn’t in the deck.'],
  ])('%s %j is refused in words that name the card', (how, ids, reason) => {
    expect(() => decks.edit(line, how, ids)).toThrow(reason);
  });

  it('offers nothing that would be refused', () => {
    for (const { id } of decks.sections) {
      for (const { id: how, options, max: most = options.length } of decks.menus(line, id)) {
        for (const option of options)
          expect(() => decks.edit(line, how, [option.id]), `${how} ${option.id}`).not.toThrow();
        expect(most).toBeGreaterThan(0);
      }
    }
  });

  it('takes a card out of the starting cards with its last copy', () => {
    const once = decks.edit(line, 'remove', ['marketplace']);
    expect(said(once)).toBe('35 of 36 cards, 3 of 3 starting cards, 4 of 4 events');
    expect(said(decks.edit(once, 'remove', ['marketplace']))).toBe(
      '34 of 36 cards, 2 of 3 starting cards, 4 of 4 events',
    );
  });

  it('says what is wrong at once, in one line', () => {
    const { cards, start, events } = premadeDecks[0]?.deck ?? { cards: {}, start: [], events: [] };
    const wrong = encodeDeckLine({ cards: { ...cards, scout: 3 }, start, events });
    expect(decks.check(wrong)).toEqual({
      legal: false,
      text: {
        en: '38 of 36 cards, 3 of 3 starting cards, 4 of 4 events; Scout is allowed 2 times at most',
        de: '38 von 36 Karten, 3 von 3 Startkarten, 4 von 4 Ereignissen; Kundschafter ist höchstens 2-mal erlaubt',
      },
    });
  });

  it('shows a card that exists no more, and lets it be taken out', () => {
    const { cards, start, events } = premadeDecks[0]?.deck ?? { cards: {}, start: [], events: [] };
    const { scout: _scout, ...others } = cards;
    const old = encodeDeckLine({ cards: { ...others, ['wonder' as CardId]: 1 }, start, events });
    expect(said(old)).toContain('“wonder” isn’t a card');
    expect(() => decks.read(old)).toThrow('There’s no card “wonder”.');
    expect(menu(old, 'gold', 'remove')).toContain('wonder');
    expect(
      decks.scene(old, about).blocks.find(({ rows }) => rows.some(({ name }) => name.en === '“wonder”'))?.count,
    ).toBe(1);
    expect(decks.edit(decks.edit(old, 'remove', ['wonder']), 'add', ['scout'])).toBe(line);
  });

  it('reads nothing that is damaged, and says so', () => {
    expect(decks.check('rivals-deck-1 abbey').text.en).toMatch(/incomplete/);
    expect(() => decks.edit('rubbish', 'add', ['abbey'])).toThrow('That isn’t a deck');
  });
});

describe('a deck that is pasted', () => {
  it.each(decks.premade().map(({ id, line: whole }) => [id, whole] as const))(
    'is taken when it is legal: %s',
    (_id, whole) => {
      expect(decks.read(` ${whole}\n`)).toBe(whole);
      expect(decks.answer(decks.lineOf(decks.answer(whole)))).toEqual(decks.answer(whole));
    },
  );

  it('is refused with every reason when it is not', () => {
    expect(() => decks.read(decks.edit(line, 'remove', ['scout', 'ore-ship']))).toThrow(
      /36 cards; this one has 34.*3 starting cards; this one has 2/,
    );
    expect(() => decks.read(line.slice(0, -9))).toThrow(/incomplete/);
  });
});

describe('the picture of a deck', () => {
  it.each(decks.premade().map(({ id, line: whole }) => [id, whole] as const))(
    'shows every card once, with its counts: %s',
    (_id, whole) => {
      const scene = decks.scene(whole, about);
      expect(scene.verdict).toEqual({ open: true, text: { en: 'Ready to play', de: 'Bereit zum Spielen' } });
      expect(scene.blocks.reduce((sum, { count }) => sum + count, 0)).toBe(40);
      expect(scene.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(36);
      expect(scene.blocks.flatMap(({ rows }) => rows).filter(({ start }) => start)).toHaveLength(3);
      expect(scene.checks.every(({ open }) => open)).toBe(true);
      for (const language of languages) expect(decks.describe(whole)[language].length).toBeLessThanOrEqual(1024);
    },
  );

  it('says first what is to be done', () => {
    expect(decks.scene(decks.empty, about).verdict.text.en).toBe('Not ready: choose 36 more cards');
    expect(decks.scene(decks.edit(line, 'shelve', ['ore-ship']), about).verdict.text.de).toBe(
      'Nicht fertig: wähle noch 1 Startkarte',
    );
    expect(decks.scene(decks.edit(line, 'add', ['scout']), about).verdict.text.en).toBe('Not ready: 1 card too many');
  });
});
