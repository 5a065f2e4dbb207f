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
  const cards = [...new Set(courtOf(state, seat).progress)];
  return state.phase === 'roll'
    ? cards.filter((card) => card === 'alchemy' && realmOf(state).set === null)
    : cards.filter((card) => playable(state, seat, card));
}

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
