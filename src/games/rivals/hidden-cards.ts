import { takeOut } from './rules/look-at-cards.ts';
import { regionCard } from './rules/settlement.ts';
import type { Copy, Land, State } from './state.ts';
import type { View } from './view.ts';

/** A guess of everything a view hides. */
export interface HiddenCards extends Pick<State, 'discards' | 'stacks' | 'events'> {
  readonly hands: readonly Copy[][];
}

/** The known cards of a discard pile: its top card and its ships. */
export function visibleDiscards({ top, ships = [] }: View['discards'][number]): Copy[] {
  if (top === null) return [];
  const below = [...ships];
  if (ships.includes(top)) takeOut(below, top);
  return [top, ...below];
}

/** The cards a seat sees or remembers at a place. */
export const lookedAt = (view: View, at: string): readonly string[] | null =>
  view.looking?.at === at ? view.looking.cards : (view.remembered?.[at] ?? null);

/** The cards in a principality. */
export function piecesOf({ towns, regions, roads, marker }: Land): Copy[] {
  const onSites = towns.flatMap(({ sites }) => sites.flatMap((pile) => pile ?? []));
  const pieces = [
    ...onSites,
    ...regions.flatMap(({ on }) => on ?? []),
    ...[...roads, marker].flatMap((piece) => piece ?? []),
  ];
  return [...pieces.map(({ card }) => card), ...towns.flatMap(({ metropolis }) => metropolis ?? [])];
}

/** The regions of both principalities. */
export const regionsInPlay = ({ seats }: View): string[] => seats.flatMap(({ regions }) => regions.map(regionCard));

/** The remaining event stack, with the known next card on top. */
export function remainingEvents(view: View, laid: Copy[]): Copy[] {
  const events = laid.slice(-view.events);
  const [next] = lookedAt(view, 'events') ?? [];
  const gone = laid.length - events.length;
  const from = next === undefined ? -1 : laid.lastIndexOf(next);
  if (from < 0) return events;
  if (from > gone) events[from - gone] = events[0] as Copy;
  events[0] = next as Copy;
  return events;
}

/** Takes matching cards from those not placed yet. */
export function takeFitting(pile: Copy[], size: number, hidden: Copy[], fits: (copy: Copy) => boolean): void {
  while (pile.length < size) {
    const index = hidden.findIndex(fits);
    const [copy] = index < 0 ? [] : hidden.splice(index, 1);
    if (copy === undefined) throw new Error('the view shows more cards than there are');
    pile.push(copy);
  }
}
