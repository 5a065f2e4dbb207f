import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../src/engine/answers.ts';
import { verbatim } from '../../../src/engine/text.ts';
import { type CardId, cardIds } from '../../../src/games/rivals/cards/ids.ts';
import { findCard } from '../../../src/games/rivals/cards/registry.ts';
import { deckAnswer, deckOfAnswer, deckQuestion } from '../../../src/games/rivals/deck/answer.ts';
import { copyLimit, type Deck, deckRules, drawnOf } from '../../../src/games/rivals/deck/deck.ts';
import { decode, encode } from '../../../src/games/rivals/deck/line.ts';
import { readyDecks } from '../../../src/games/rivals/deck/ready.ts';
import { validate } from '../../../src/games/rivals/deck/validate.ts';
import { type CardSet, cardSets } from '../../../src/games/rivals/vocabulary.ts';
import '../../../src/games/rivals/game.ts';

const [first] = readyDecks as [(typeof readyDecks)[number], ...typeof readyDecks];
const changed = (change: Partial<Deck>): Deck => ({ ...first.deck, ...change });
const said = (deck: Deck): string[] => validate(deck).map(({ en }) => en);

describe('a deck for the Tournament Game', () => {
  it.each(readyDecks.map((ready) => [ready.id, ready] as const))('is legal ready-made: %s', (_id, { deck }) => {
    expect(said(deck)).toEqual([]);
    expect(drawnOf(deck)).toHaveLength(deckRules.size - deckRules.start);
  });

  // T3.2, T4.3: the unmarked copies and one marked.
  it.each([['scout', 2], ['archer', 2], ['michael', 1], ['brigitta', 3], ['traveling-merchant', 2], ['fraternal-feuds', 1]] as const)(
    'holds at most so many of %s: %i',
    (id, limit) => {
      expect(copyLimit(id)).toBe(limit);
    },
  );

  it.each([
    ['too many copies', changed({ cards: { ...first.deck.cards, marketplace: 3 } }), /Marketplace may be there 2 times at most/],
    ['a card that does not exist', changed({ cards: { ...first.deck.cards, ['wonder' as CardId]: 1 } }), /“wonder” is no card/],
    ['an event among the cards', changed({ cards: { ...first.deck.cards, feud: 1 } }), /Feud is an event/],
    ['a road', changed({ cards: { ...first.deck.cards, road: 1 } }), /Road comes from the supply/],
    ['too few cards', changed({ cards: { abbey: 1 } }), /has 36 cards, this one has 1/],
    ['a starting card that is not in it', changed({ start: ['inga', 'ore-ship', 'grain-ship'] }), /Inga.*is a starting card/],
    ['two starting cards', changed({ start: ['ore-ship', 'grain-ship'] }), /3 cards are starting cards, not 2/],
    ['three events', changed({ events: ['feud', 'invention', 'year-of-plenty'] }), /4 events of choice, this one has 3/],
    ['a card among the events', changed({ events: ['feud', 'invention', 'year-of-plenty', 'abbey'] }), /Abbey is no event/],
    ['Yule', changed({ events: ['feud', 'invention', 'year-of-plenty', 'yule'] }), /Yule is in the stack anyway/],
    ['three Attacks', changed({ events: ['barbarian-attack', 'barbarian-attack', 'barbarian-attack', 'feud'] }), /at most 2/],
  ])('is refused with %s, in words that name the card', (_what, deck, reason) => {
    const faults = validate(deck);
    expect(faults.map(({ en }) => en).join('\n')).toMatch(reason);
    for (const { de } of faults) expect(de).not.toBe('');
  });
});

describe('a deck as a line', () => {
  it.each(readyDecks.map(({ id, deck }) => [id, deck] as const))('is read as it was written: %s', (_id, deck) => {
    expect(decode(encode(deck))).toEqual({ deck });
    expect(decode(`  ${encode(deck).replaceAll(' ', '  ')}\n`)).toEqual({ deck });
  });

  it('is noticed when any part of its end is missing', () => {
    const line = encode(first.deck);
    for (let length = 0; length < line.length; length += 7) expect(decode(line.slice(0, length))).toHaveProperty('fault');
  });

  it('is noticed when a word was changed', () => {
    expect(decode(encode(first.deck).replace('gero', 'olaf'))).toHaveProperty('fault');
  });

  it('names a card that no longer exists', () => {
    const gone = encode(changed({ cards: { ...first.deck.cards, ['wonder' as CardId]: 1 } }));
    expect(decode(gone)).toMatchObject({ fault: { en: expect.stringContaining('“wonder”') as string } });
  });

  it.each(['', 'abbey scout', 'rivals-deck-2 abbey / / / 0'])('is nothing else: %j', (line) => {
    expect(decode(line)).toHaveProperty('fault');
  });
});

describe('a deck as an answer', () => {
  it.each(readyDecks.map(({ id, deck }) => [id, deck] as const))('is read as it was given, and legal: %s', (_id, deck) => {
    const answer = deckAnswer(deck);
    expect(deckOfAnswer(answer).cards).toEqual(deck.cards);
    expect(deckOfAnswer(answer).start.toSorted()).toEqual(deck.start.toSorted());
    expect(deckOfAnswer(answer).events.toSorted()).toEqual(deck.events.toSorted());
    expect(() => checkAnswer(deckQuestion(0, []), answer, (id) => verbatim(id))).not.toThrow();
  });

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

  const someLeftOut: readonly (readonly CardSet[])[] = [['gold'], ['barbarians'], ['gold', 'turmoil', 'progress'], ['intrigue', 'merchant-princes', 'barbarians']];
  it.each(someLeftOut)('holds no card of a set that is left out of the match (T1.3): %s %s %s', (...barred) => {
    const { choices, check, otherwise, likely } = deckQuestion(0, barred);
    const onlyThere = cardIds.filter((id) => cardSets.every((set) => barred.includes(set) || !findCard(id)?.copies[set]));
    expect(onlyThere.length).toBeGreaterThan(10);
    expect(onlyThere.filter((id) => [id, `start ${id}`, `event ${id}`].some((pick) => choices.includes(pick)))).toEqual([]);
    for (const answer of [otherwise, ...(likely?.() ?? [])]) expect([answer.length, check?.(answer)]).toEqual([43, null]);
    const refused = readyDecks.map(({ deck }) => check?.(deckAnswer(deck))?.en).join(' ');
    expect(refused).toMatch(/belongs to an era that is left out of this match/);
  });
});
