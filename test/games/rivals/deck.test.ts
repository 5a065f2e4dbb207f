import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../src/engine/answers.ts';
import { verbatim } from '../../../src/engine/text.ts';
import { type CardId, cardIds } from '../../../src/games/rivals/cards/ids.ts';
import { findCard } from '../../../src/games/rivals/cards/registry.ts';
import { deckAnswer, deckFromAnswer, deckQuestion } from '../../../src/games/rivals/deck/deck-answer.ts';
import { copyLimit, type Deck, deckRules, drawCardsOf } from '../../../src/games/rivals/deck/deck.ts';
import { decodeDeckLine, encodeDeckLine } from '../../../src/games/rivals/deck/deck-line.ts';
import { premadeDecks } from '../../../src/games/rivals/deck/premade-decks.ts';
import { deckViolations } from '../../../src/games/rivals/deck/deck-violations.ts';
import { type CardSet, cardSets } from '../../../src/games/rivals/vocabulary.ts';
import '../../../src/games/rivals/game.ts';

const [first] = premadeDecks as [(typeof premadeDecks)[number], ...typeof premadeDecks];
const changed = (change: Partial<Deck>): Deck => ({ ...first.deck, ...change });
const said = (deck: Deck): string[] => deckViolations(deck).map(({ en }) => en);

describe('a deck for the Tournament Game', () => {
  it.each(premadeDecks.map((ready) => [ready.id, ready] as const))('is legal ready-made: %s', (_id, { deck }) => {
    expect(said(deck)).toEqual([]);
    expect(drawCardsOf(deck)).toHaveLength(deckRules.size - deckRules.start);
  });

  // T3.2, T4.3: the unmarked copies and one marked.
  it.each([
    ['scout', 2],
    ['archer', 2],
    ['michael', 1],
    ['brigitta', 3],
    ['traveling-merchant', 2],
    ['fraternal-feuds', 1],
  ] as const)('holds at most so many of %s: %i', (id, limit) => {
    expect(copyLimit(id)).toBe(limit);
  });

  it.each([
    [
      'too many copies',
      changed({ cards: { ...first.deck.cards, marketplace: 3 } }),
      /Marketplace is allowed 2 times at most/,
    ],
    [
      'a card that does not exist',
      changed({ cards: { ...first.deck.cards, ['wonder' as CardId]: 1 } }),
      /“wonder” isn’t a card/,
    ],
    ['an event among the cards', changed({ cards: { ...first.deck.cards, feud: 1 } }), /Feud is an event/],
    ['a road', changed({ cards: { ...first.deck.cards, road: 1 } }), /Road comes from the supply/],
    ['too few cards', changed({ cards: { abbey: 1 } }), /needs 36 cards; this one has 1/],
    [
      'a starting card that is not in it',
      changed({ start: ['inga', 'ore-ship', 'grain-ship'] }),
      /Inga.*has more starting cards/,
    ],
    ['two starting cards', changed({ start: ['ore-ship', 'grain-ship'] }), /needs 3 starting cards; this one has 2/],
    ['three events', changed({ events: ['feud', 'invention', 'year-of-plenty'] }), /needs 4 events; this one has 3/],
    [
      'a card among the events',
      changed({ events: ['feud', 'invention', 'year-of-plenty', 'abbey'] }),
      /Abbey isn’t an event/,
    ],
    ['Yule', changed({ events: ['feud', 'invention', 'year-of-plenty', 'yule'] }), /Yule is always in the event stack/],
    [
      'three Attacks',
      changed({ events: ['barbarian-attack', 'barbarian-attack', 'barbarian-attack', 'feud'] }),
      /at most 2/,
    ],
  ])('is refused with %s, in words that name the card', (_what, deck, reason) => {
    const faults = deckViolations(deck);
    expect(faults.map(({ en }) => en).join('\n')).toMatch(reason);
    for (const { de } of faults) expect(de).not.toBe('');
  });
});

describe('a deck as a line', () => {
  it.each(premadeDecks.map(({ id, deck }) => [id, deck] as const))('is read as it was written: %s', (_id, deck) => {
    expect(decodeDeckLine(encodeDeckLine(deck))).toEqual({ deck });
    expect(decodeDeckLine(`  ${encodeDeckLine(deck).replaceAll(' ', '  ')}\n`)).toEqual({ deck });
  });

  it('is noticed when any part of its end is missing', () => {
    const line = encodeDeckLine(first.deck);
    for (let length = 0; length < line.length; length += 7)
      expect(decodeDeckLine(line.slice(0, length))).toHaveProperty('violation');
  });

  it('is noticed when a word was changed', () => {
    expect(decodeDeckLine(encodeDeckLine(first.deck).replace('gero', 'olaf'))).toHaveProperty('violation');
  });

  it('names a card that no longer exists', () => {
    const gone = encodeDeckLine(changed({ cards: { ...first.deck.cards, ['wonder' as CardId]: 1 } }));
    expect(decodeDeckLine(gone)).toMatchObject({ violation: { en: expect.stringContaining('“wonder”') as string } });
  });

  it.each(['', 'abbey scout', 'rivals-deck-2 abbey / / / 0'])('is nothing else: %j', (line) => {
    expect(decodeDeckLine(line)).toHaveProperty('violation');
  });
});

describe('a deck as an answer', () => {
  it.each(premadeDecks.map(({ id, deck }) => [id, deck] as const))(
    'is read as it was given, and legal: %s',
    (_id, deck) => {
      const answer = deckAnswer(deck);
      expect(deckFromAnswer(answer).cards).toEqual(deck.cards);
      expect(deckFromAnswer(answer).start.toSorted()).toEqual(deck.start.toSorted());
      expect(deckFromAnswer(answer).events.toSorted()).toEqual(deck.events.toSorted());
      expect(() => checkAnswer(deckQuestion(0, []), answer, (id) => verbatim(id))).not.toThrow();
    },
  );

  it('is the same whatever order the cards were put in', () => {
    const turned = { ...first.deck, cards: Object.fromEntries(Object.entries(first.deck.cards).toReversed()) };
    expect(deckAnswer(turned)).toEqual(deckAnswer(first.deck));
  });

  it('offers neither Yule nor more of Riots and Plague than are left', () => {
    const { choices, limits = [] } = deckQuestion(0, []);
    expect(choices).not.toContain('event yule');
    for (const [index, limit] of limits.entries()) expect([choices[index], limit > 0]).toEqual([choices[index], true]);
  });

  it('says everything that is wrong with it in one go', () => {
    const { check } = deckQuestion(0, []);
    const attacks = ['barbarian-attack', 'barbarian-attack', 'barbarian-attack', 'feud'] as const;
    const deck = changed({ start: ['inga', 'ore-ship', 'grain-ship'], events: attacks });
    expect(check?.(deckAnswer(deck))?.en).toMatch(/Inga.*Barbarian Attack/);
  });

  const someLeftOut: readonly (readonly CardSet[])[] = [
    ['gold'],
    ['barbarians'],
    ['gold', 'turmoil', 'progress'],
    ['intrigue', 'merchant-princes', 'barbarians'],
  ];
  it.each(someLeftOut)('holds no card of a set that is left out of the match (T1.3): %s %s %s', (...barred) => {
    const { choices, check, fallback: otherwise, hints } = deckQuestion(0, barred);
    const onlyThere = cardIds.filter((id) =>
      cardSets.every((set) => barred.includes(set) || !findCard(id)?.copies[set]),
    );
    expect(onlyThere.length).toBeGreaterThan(10);
    expect(onlyThere.filter((id) => [id, `start ${id}`, `event ${id}`].some((pick) => choices.includes(pick)))).toEqual(
      [],
    );
    for (const answer of [otherwise, ...(hints?.plausible?.() ?? [])])
      expect([answer.length, check?.(answer)]).toEqual([43, null]);
    const refused = premadeDecks.map(({ deck }) => check?.(deckAnswer(deck))?.en).join(' ');
    expect(refused).toMatch(/belongs to an era that isn’t used in this match/);
  });
});
