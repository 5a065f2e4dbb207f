import type { Decks } from '../../engine/game/index.ts';
import { Refused, text } from '../../engine/text.ts';
import { deckAnswer, deckOfAnswer } from './deck/answer.ts';
import type { Deck } from './deck/deck.ts';
import { edit, menus } from './deck/edit.ts';
import { fitted } from './deck/fitted.ts';
import { decode, encode, parse } from './deck/line.ts';
import { readyDecks } from './deck/ready.ts';
import { shelves } from './deck/shelves.ts';
import { validate } from './deck/validate.ts';
import { deckScene } from './scenes/deck.ts';
import { barredIn } from './variants.ts';
import { standOf, tellDeck } from './texts/deck.ts';

/** A deck as it is kept. Throws `Refused`. */
function deckOf(line: string): Deck {
  const parsed = parse(line);
  if ('fault' in parsed) throw new Refused(parsed.fault);
  return parsed.deck;
}

export const decks: Decks = {
  variants: ['tournament'],
  key: 'deck',
  empty: encode({ cards: {}, start: [], events: [] }),
  ready: (options = {}) => readyDecks.map(({ id, name, about, deck }) => ({ id, name, about, line: encode(fitted(deck, barredIn(options))) })),
  read(typed) {
    const decoded = decode(typed);
    if ('fault' in decoded) throw new Refused(decoded.fault);
    const faults = validate(decoded.deck);
    if (faults.length > 0) throw new Refused(text((language) => faults.map((fault) => fault[language]).join(' ')));
    return encode(decoded.deck);
  },
  check(line) {
    const parsed = parse(line);
    if ('fault' in parsed) return { legal: false, text: parsed.fault };
    return { legal: validate(parsed.deck).length === 0, text: standOf(parsed.deck) };
  },
  shelves,
  menus: (line, shelf) => menus(deckOf(line), shelf),
  edit: (line, menu, chosen) => encode(edit(deckOf(line), menu, chosen)),
  answer: (line) => deckAnswer(deckOf(line)),
  lineOf: (answer) => encode(deckOfAnswer(answer)),
  scene: (line, about) => deckScene(deckOf(line), about),
  describe: (line) => tellDeck(deckOf(line)),
};
