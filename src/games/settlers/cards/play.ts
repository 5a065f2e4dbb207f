import type { Script, Seat } from '../../../engine/script.ts';
import { courtOf, realmOf, type State, type Table } from '../state.ts';
import { claimVictory } from '../rules/points.ts';
import type { Effect } from './effect.ts';
import { politics } from './politics.ts';
import { type Progress, trackOf } from './progress.ts';
import { science } from './science.ts';
import { trade } from './trade.ts';

const effects: Readonly<Record<Progress, Effect>> = { ...science, ...trade, ...politics };

/** Whether a card can do something after the roll, as far as the table can see. */
export const playable = (state: State, seat: Seat, card: Progress): boolean => effects[card].able(state, seat);

/** What the menu offers; Alchemy comes before the roll and nothing else does. */
export function playableProgress(state: State, seat: Seat): Progress[] {
  const cards: Progress[] = [];
  for (const card of courtOf(state, seat).progress) {
    if (!cards.includes(card) && isOffered(state, seat, card)) cards.push(card);
  }
  return cards;
}

const isOffered = (state: State, seat: Seat, card: Progress): boolean =>
  state.phase === 'roll' ? card === 'alchemy' && realmOf(state).set === null : playable(state, seat, card);

/** The card goes under its deck before it takes effect. */
export function* playProgress(t: Table, seat: Seat, card: Progress): Script {
  const { progress } = courtOf(t.state, seat);
  progress.splice(progress.indexOf(card), 1);
  realmOf(t.state).decks[trackOf(card)]?.push(card);
  t.tell({ kind: 'progress', seat, card });
  const script = effects[card].play(t, seat);
  if (script) yield* script;
  claimVictory(t);
}
