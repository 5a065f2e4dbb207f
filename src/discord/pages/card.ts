import type { AnyGame } from '../../engine/game/index.ts';
import type { Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import { button, frame, type Page, picture, row, say } from '../parts/components.ts';
import { cut, LIMIT } from '../parts/limits.ts';
import { freeId } from '../arriving/ids.ts';
import { lookUpWords } from '../words/looks.ts';
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

/** Several games know a card of that name: each is a button. */
export function whichCardPage(found: readonly { readonly game: AnyGame; readonly id: string }[], language: Language): Page {
  const buttons = found
    .slice(0, LIMIT.rowButtons)
    .map(({ game, id }) => button(freeId('card', `${game.facts.id}.${id}`), cut(game.facts.name[language], LIMIT.buttonLabel)));
  return { components: [frame(accentOf(null), [say(lookUpWords.whichCard[language]), row(...buttons)])], files: [] };
}
