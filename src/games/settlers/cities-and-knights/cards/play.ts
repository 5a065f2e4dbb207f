import type { Script, Seat } from '../../../../engine/script.ts';
import { cityPlayerOf, citiesAndKnightsOf, type State, type Context } from '../../state.ts';
import { claimVictory } from '../../rules/points.ts';
import type { ProgressEffect } from './effect.ts';
import { politics } from './politics.ts';
import { type ProgressCard, trackOf } from './progress.ts';
import { science } from './science.ts';
import { trade } from './trade.ts';

const effects: Readonly<Record<ProgressCard, ProgressEffect>> = { ...science, ...trade, ...politics };

/** Whether a card can do something after the roll, judged by public information. */
export const playable = (state: State, seat: Seat, card: ProgressCard): boolean => effects[card].canPlay(state, seat);

/** The cards the menu offers; Alchemy only before the roll, all others only after it. */
export function playableProgress(state: State, seat: Seat): ProgressCard[] {
  const cards: ProgressCard[] = [];
  for (const card of cityPlayerOf(state, seat).progress) {
    if (!cards.includes(card) && isOffered(state, seat, card)) cards.push(card);
  }
  return cards;
}

const isOffered = (state: State, seat: Seat, card: ProgressCard): boolean =>
  state.phase === 'roll' ? card === 'alchemy' && citiesAndKnightsOf(state).set === null : playable(state, seat, card);

/** Puts the card under its deck, then applies its effect. */
export function* playProgress(t: Context, seat: Seat, card: ProgressCard): Script {
  const { progress } = cityPlayerOf(t.state, seat);
  progress.splice(progress.indexOf(card), 1);
  citiesAndKnightsOf(t.state).decks[trackOf(card)]?.push(card);
  t.emit({ kind: 'progress', seat, card });
  const script = effects[card].play(t, seat);
  if (script) yield* script;
  claimVictory(t);
}
