import type { Scene } from '../../src/engine/scene/index.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { scene } from '../../src/games/rivals/scenes/index.ts';
import { rivalsSeatNames } from '../../src/games/rivals/vocabulary.ts';
import type { View } from '../../src/games/rivals/view.ts';
import { names, randomMatch } from './random-matches.ts';

/** One card of every kind. */
const cards = [
  'fields',
  'settlement',
  'brigitta',
  'archer',
  'abbey',
  'library',
  'candamir',
  'grain-ship',
  'chief-cannoneer',
  'gold-cache',
  'yule',
  'commercial-metropolis',
  'triumph-card',
];

/** Scenes of real matches, to be frozen: a later change of the rules or of a text must not change what is compared. */
export function rivalsScenes(): ReadonlyMap<string, Scene> {
  const found = new Map<string, Scene>();
  let before: View | null = null;
  for (const live of randomMatch('progress', 'golden')) {
    const { turn, phase, active } = live.state;
    const view = rivals.views.forSeat(live.state, active);
    if (turn === 1 && phase === 'roll' && !found.has('board-start'))
      found.set('board-start', scene(view, { kind: 'board', names }));
    if (turn === 61) before = view;
    if (turn === 63 && phase === 'action' && before !== null && !found.has('board-middle')) {
      const choices = live.open[0]?.choices ?? [];
      found.set('board-middle', scene(view, { kind: 'board', names, before }));
      found.set('hand', scene(view, { kind: 'hand', names, choices }));
      found.set(
        'zoom',
        scene(view, {
          kind: 'zoom',
          names,
          window: rivalsSeatNames[active] ?? '',
          sites: choices.map((id) => id.split(' ').at(-1) ?? id),
        }),
      );
      found.set('roll', scene(view, { kind: 'roll', names, before }));
    }
    if (live.open.length === 0) {
      found.set('board-end', scene(view, { kind: 'board', names }));
      found.set('result', scene(view, { kind: 'result', names }));
    }
  }
  for (const id of cards)
    found.set(
      `card-${id}`,
      scene(rivals.views.forSeat(rivals.rules.setup(rivals.info.options.parse({}), 2, 'golden'), 0), {
        kind: 'card',
        id,
      }),
    );
  return found;
}
