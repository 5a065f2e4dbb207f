import type { AnyGame } from '../../engine/game/index.ts';
import type { Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import { frame, type Page, picture, say } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import { accentOf } from '../parts/people.ts';
import { draw } from '../parts/pictures.ts';
import { cardLines } from '../parts/scene-words.ts';

/** A card to look at: drawn, and in words for everybody who reads. */
export async function cardPage(desk: Desk, game: AnyGame, id: string, language: Language): Promise<Page> {
  // A card looks the same in every match, so there is no view to draw it from.
  const scene: Scene = game.sight.scene(null, { kind: 'card', id });
  const [name = id, ...lines] = scene.kind === 'card' ? cardLines(scene, language) : [];
  const file = await draw(desk.renderer, desk.log, scene, language, [name, ...lines].join('\n'));
  return {
    components: [frame(accentOf(null), [...(file ? [picture(file)] : []), say([`## ${name}`, ...lines].join('\n'))])],
    files: file ? [file] : [],
  };
}
