import type { Views } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { GameEvent } from './game-event.ts';
import { scene } from './scenes/index.ts';
import { diceOf } from './scenes/dice.ts';
import { cityPlayerOf, sideOf, type State } from './state.ts';
import { cardIcons, wares } from './scenes/styles.ts';
import { islandName, sortSigns } from './texts/names.ts';
import { type View, viewOf } from './view.ts';
import { sorts } from './vocabulary.ts';

/** The seat's cards of all kinds, in display order. */
function handKey(state: State, seat: Seat): string {
  const { hand, development, bought } = sideOf(state, seat);
  const progress = state.citiesAndKnights ? ` ${cityPlayerOf(state, seat).progress.join(' ')}` : '';
  return `${hand.join(' ')} ${development.join(' ')} + ${bought.join(' ')}${progress}`;
}

export const views: Views<State, View, GameEvent> = {
  forSeat: viewOf,
  scene,
  handKey,
  rollOf: (event) =>
    event.kind === 'threw' ? { seat: event.seat, dice: diceOf(event.dice, event.event), event: null } : null,
  emoji: [
    ...sorts.map((sort) => ({
      icon: `resource:${sort}`,
      name: sort,
      character: sortSigns[sort],
      sign: { ware: wares[sort] },
    })),
    {
      icon: 'knight',
      name: 'knight',
      character: '🛡️',
      sign: { ware: { icon: cardIcons.knight, fill: '#7a2230', ink: '#fff6de' } },
    },
  ],
  /** The whole island is one area. */
  zoomAreas: ({ seat }) => (seat === null ? [] : [{ id: 'island', name: islandName, seat }]),
};
