import { askUnchecked } from '../../../engine/ask.ts';
import { together } from '../../../engine/ask.ts';
import { shuffle } from '../../../engine/random.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { deckFromAnswer, deckQuestion } from '../deck/deck-answer.ts';
import { type ExcludedSets, type Deck, deckCopy, deckRules, drawCardsOf, eventStackOf } from '../deck/deck.ts';
import { landOf, type Stack, type Context } from '../state.ts';
import { excludedSetsIn } from '../variants.ts';
import { layEventStack } from './event-stack.ts';

/** Asks both players for a deck at once and deals stacks, hands and the event stack. */
export function* chooseDecks(t: Context): Script {
  const { state } = t;
  const decks = yield* together(...[0, 1].map((seat) => bringDeck(seat, excludedSetsIn(state.options))));
  state.stacks = decks.flatMap((deck, seat) => ownStacks(t, deck, seat));
  state.events = layEventStack(eventStackOf(decks.map(({ events }) => events)), t.random);
  for (const { regions } of state.seats) for (const region of regions) region.stock = 1;
  state.setup = { done: 2, stack: null };
  decks.forEach(({ start }, seat) => {
    landOf(state, seat).hand.push(...start.map(deckCopy));
    t.emit({ kind: 'hand', seat, stack: 'deck', cards: start });
  });
  t.emit({ kind: 'began', seat: state.starter });
}

function* bringDeck(seat: Seat, barred: ExcludedSets): Script<Deck> {
  const answer = yield* askUnchecked(() => deckQuestion(seat, barred));
  return deckFromAnswer(answer);
}

/** All stacks of a deck have the same back. */
function ownStacks({ random }: Context, deck: Deck, owner: Seat): Stack[] {
  const stacks = Array.from({ length: deckRules.stacks }, (): Stack => ({
    set: 'basic',
    cards: [],
    open: false,
    owner,
  }));
  shuffle(drawCardsOf(deck), random).forEach((copy, index) => stacks[index % stacks.length]?.cards.push(copy));
  return stacks;
}
