import type { AnyGame } from '../../engine/game/index.ts';
import type { Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import { button, container, type MessagePage, picture, row, textBlock } from '../ui/components.ts';
import { cut, LIMIT } from '../ui/limits.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import { lookUpStrings } from '../strings/viewing.ts';
import type { BotContext } from '../context.ts';
import { accentColor } from '../ui/player-names.ts';
import { drawPicture } from '../ui/draw.ts';
import { cardText } from '../ui/scene-text.ts';

/** Shows a card as a picture and as text. */
export async function cardPage(
  context: BotContext,
  game: AnyGame,
  id: string,
  language: Language,
): Promise<MessagePage> {
  // A card looks the same in every match, so no view is needed.
  const scene: Scene = game.views.scene(null, { kind: 'card', id });
  const [name = id, ...lines] = scene.kind === 'card' ? cardText(scene, language) : [];
  const file = await drawPicture(context.renderer, context.log, scene, language, [name, ...lines].join('\n'));
  return {
    components: [
      container(accentColor(null), [...(file ? [picture(file)] : []), textBlock([`## ${name}`, ...lines].join('\n'))]),
    ],
    files: file ? [file] : [],
  };
}

/** Asks which game is meant if several have a card of that name. */
export function whichCardPage(
  found: readonly { readonly game: AnyGame; readonly id: string }[],
  language: Language,
): MessagePage {
  const buttons = found
    .slice(0, LIMIT.rowButtons)
    .map(({ game, id }) =>
      button(standaloneId('card', `${game.info.id}.${id}`), cut(game.info.name[language], LIMIT.buttonLabel)),
    );
  return {
    components: [container(accentColor(null), [textBlock(lookUpStrings.whichCard[language]), row(...buttons)])],
    files: [],
  };
}
