import type { CardPortrait, Scene, SceneRequest } from '../../src/engine/scene/index.ts';
import { verbatim } from '../../src/engine/text.ts';
import type { ToyView } from './toy-game.ts';

/** The plainest picture of a toy: its hand, whatever is asked for. */
export function toyScene(view: ToyView, _topic: SceneRequest): Scene {
  const portrait = (name: string): CardPortrait => ({
    name: verbatim(name),
    icon: 'wheat',
    livery: { fill: '#886644', edge: 'straight' },
    kind: verbatim('card'),
    cost: [],
    free: verbatim('free'),
    worths: [],
    text: null,
    requirement: null,
    place: verbatim('hand'),
  });
  const cards = view.hand.map((name) => ({ card: portrait(name), status: null }));
  return { kind: 'hand', seat: view.you, title: verbatim('Hand'), note: verbatim(''), cards, goods: null };
}
