import { unseenCards } from './determinize.ts';
import { stackIndex } from './rules/look-at-cards.ts';
import { other } from './state.ts';
import { regionsInPlay } from './hidden-cards.ts';
import { isTournament } from './variants.ts';
import type { View } from './view.ts';

type Found = NonNullable<View['looking']>;

/** Adds the cards that a later view reveals to an earlier one, where they were then. */
export function knownCards(view: View, later: View): View {
  const found = [lookedThrough(view, later), drawnRegions(view, later), turnedUp(view, later), played(view, later)];
  return found.reduce<View>((known, each) => (each ? remembering(known, each) : known), view);
}

function remembering(view: View, { at, cards }: Found): View {
  if (view.looking?.at === at || view.remembered?.[at]) return view;
  const remembered = { ...view.remembered, [at]: cards };
  return wasHidden(view, remembered) ? { ...view, remembered } : view;
}

/** All cards at a place, unless it changed in between. */
function lookedThrough(view: View, { looking }: View): Found | null {
  return looking && looking.cards.length === sizeAt(view, looking.at) ? looking : null;
}

function sizeAt({ seat, seats, discards, stacks, regions }: View, at: string): number | undefined {
  if (seat === null) return undefined;
  if (at === 'regions') return regions;
  if (at === 'hand') return seats[other(seat) as 0 | 1].handSize;
  if (at === 'discard') return (discards[seat] ?? discards[0])?.size;
  if (at === 'their-discard') return discards[other(seat)]?.size;
  return stacks[stackIndex(at)]?.size;
}

function drawnRegions(view: View, later: View): Found | null {
  const drawn = left(regionsInPlay(later), regionsInPlay(view));
  return drawn.length > 0 && drawn.length === view.regions - later.regions ? { at: 'regions', cards: drawn } : null;
}

function turnedUp(view: View, { event }: View): Found | null {
  return event && !view.event ? { at: 'events', cards: [event] } : null;
}

/** The action card the opponent is playing, which was in their hand. */
function played(view: View, { playing, active, seat }: View): Found | null {
  return playing && !view.playing && active !== seat ? { at: 'hand', cards: [playing] } : null;
}

/** Whether all cards were hidden then; always true for tournament decks, which are guessed. */
function wasHidden(view: View, remembered: NonNullable<View['remembered']>): boolean {
  const cards = Object.entries(remembered).flatMap(([at, each]) => (at === 'regions' || at === 'events' ? [] : each));
  return isTournament(view.options.variant) || left(cards, unseenCards(view)).length === 0;
}

/** The multiset difference of two lists. */
function left(cards: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return cards.filter((card) => {
    const index = rest.indexOf(card);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
