import type { Decks } from '../../engine/game/index.ts';
import { Refused, perLanguage } from '../../engine/text.ts';
import { deckAnswer, deckFromAnswer } from './deck/deck-answer.ts';
import type { Deck } from './deck/deck.ts';
import { editDeck, deckMenus } from './deck/edit-deck.ts';
import { fitDeck } from './deck/fit-deck.ts';
import { decodeDeckLine, encodeDeckLine, parseDeckLine } from './deck/deck-line.ts';
import { premadeDecks } from './deck/premade-decks.ts';
import { sections } from './deck/sections.ts';
import { deckViolations } from './deck/deck-violations.ts';
import { deckScene } from './scenes/deck.ts';
import { excludedSetsIn } from './variants.ts';
import { deckProgress, describeDeck } from './texts/deck.ts';

/** Decodes a stored deck. Throws `Refused`. */
function deckFromLine(line: string): Deck {
  const parsed = parseDeckLine(line);
  if ('violation' in parsed) throw new Refused(parsed.violation);
  return parsed.deck;
}

export const decks: Decks = {
  variants: ['tournament'],
  questionKey: 'deck',
  empty: encodeDeckLine({ cards: {}, start: [], events: [] }),
  premade: (options = {}) =>
    premadeDecks.map(({ id, name, about, deck }) => ({
      id,
      name,
      about,
      line: encodeDeckLine(fitDeck(deck, excludedSetsIn(options))),
    })),
  read(typed) {
    const decoded = decodeDeckLine(typed);
    if ('violation' in decoded) throw new Refused(decoded.violation);
    const faults = deckViolations(decoded.deck);
    if (faults.length > 0)
      throw new Refused(perLanguage((language) => faults.map((violation) => violation[language]).join(' ')));
    return encodeDeckLine(decoded.deck);
  },
  check(line) {
    const parsed = parseDeckLine(line);
    if ('violation' in parsed) return { legal: false, text: parsed.violation };
    return { legal: deckViolations(parsed.deck).length === 0, text: deckProgress(parsed.deck) };
  },
  sections,
  menus: (line, shelf) => deckMenus(deckFromLine(line), shelf),
  edit: (line, menu, chosen) => encodeDeckLine(editDeck(deckFromLine(line), menu, chosen)),
  answer: (line) => deckAnswer(deckFromLine(line)),
  lineOf: (answer) => encodeDeckLine(deckFromAnswer(answer)),
  scene: (line, about) => deckScene(deckFromLine(line), about),
  describe: (line) => describeDeck(deckFromLine(line)),
};
