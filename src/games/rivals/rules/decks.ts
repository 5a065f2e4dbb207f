import { put } from '../../../engine/ask.ts';
import { together } from '../../../engine/ask.ts';
import { shuffle } from '../../../engine/random.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { deckOfAnswer, deckQuestion } from '../deck/answer.ts';
import { type Barred, type Deck, deckCopy, deckRules, drawnOf, eventsOf } from '../deck/deck.ts';
import { landOf, type Stack, type Table } from '../state.ts';
import { barredIn } from '../variants.ts';
import { layEvents } from './events.ts';

/** Both bring a deck, in secret and at once: own stacks and hands, and one event stack of both. */
export function* chooseDecks(t: Table): Script {
  const { state } = t;
  const decks = yield* together(...[0, 1].map((seat) => bringDeck(seat, barredIn(state.options))));
  state.stacks = decks.flatMap((deck, seat) => ownStacks(t, deck, seat));
  state.events = layEvents(eventsOf(decks.map(({ events }) => events)), t.random);
  for (const { regions } of state.seats) for (const region of regions) region.stock = 1;
  state.setup = { done: 2, stack: null };
  decks.forEach(({ start }, seat) => {
    landOf(state, seat).hand.push(...start.map(deckCopy));
    t.tell({ kind: 'hand', seat, stack: 'deck', cards: start });
  });
  t.tell({ kind: 'began', seat: state.starter });
}

function* bringDeck(seat: Seat, barred: Barred): Script<Deck> {
  const answer = yield* put(() => deckQuestion(seat, barred));
  return deckOfAnswer(answer);
}

/** The backs of a deck are all alike. */
function ownStacks({ random }: Table, deck: Deck, owner: Seat): Stack[] {
  const stacks = Array.from({ length: deckRules.stacks }, (): Stack => ({ set: 'basic', cards: [], open: false, owner }));
  shuffle(drawnOf(deck), random).forEach((copy, index) => stacks[index % stacks.length]?.cards.push(copy));
  return stacks;
}
