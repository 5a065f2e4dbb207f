import type { BoardScene, Scene, SceneRequest } from '../../engine/scene/index.ts';
import { withRanking } from '../../engine/scene/index.ts';
import type { Ending, Ranking } from '../../match/stored-match.ts';
import type { PublicMatch } from '../../match/views.ts';
import type { RecipientView } from '../../match/view/notifier.ts';
import { verdictTexts } from '../../match/view/verdict-texts.ts';
import type { BotContext } from '../context.ts';
import type { MessageRefs } from '../outgoing/message-refs.ts';
import type { Picture } from '../ui/components.ts';
import { drawPicture, safeScene } from '../ui/draw.ts';
import { labelText, playerNames } from '../ui/player-names.ts';

/** A picture for a message, and how to remember it once the message is sent. */
interface PublicBoard {
  readonly board: Picture | null;
  /** Makes this the picture from which the next message marks changes. */
  remember(): Promise<void>;
}

/**
 * Draws the public board, or describes it. A new message marks the changes since the last picture of the one before; an
 * edit, with the post of its message, marks them since then as well.
 */
export async function publicBoard(
  context: BotContext,
  messageRefs: MessageRefs,
  recipientView: RecipientView,
  post: string | null,
): Promise<PublicBoard> {
  const { sheet, view } = recipientView;
  if (view === null) return { board: null, remember: async () => undefined };
  const marks = context.renderer !== null && !sheet.terms.daily;
  const known = marks ? await messageRefs.pictured(sheet.id) : null;
  const before = known && (post === null || known.post === post ? known.before : known.last);
  const names = playerNames(sheet);
  const board = await draw(context, recipientView, { kind: 'board', names, ...(before !== null && { before }) });
  return {
    board,
    async remember() {
      const of = post ?? known?.post;
      if (marks && of !== undefined) await messageRefs.savePictured(sheet.id, { post: of, before, last: view });
    },
  };
}

/** Draws the board of a finished match as its recipient sees it. */
export const finalBoard = async (context: BotContext, recipientView: RecipientView): Promise<Picture | null> =>
  recipientView.view === null
    ? null
    : draw(context, recipientView, { kind: 'board', names: playerNames(recipientView.sheet) });

/** Draws the result of a finished match, described by this text. */
export async function resultPicture(
  context: BotContext,
  recipientView: RecipientView,
  end: { readonly ranking: Ranking; readonly kind: Ending['kind'] },
  text: string,
): Promise<Picture | null> {
  if (recipientView.view === null) return null;
  const request: SceneRequest = { kind: 'result', names: playerNames(recipientView.sheet) };
  return draw(context, recipientView, request, text, (scene) =>
    scene.kind === 'result' ? { ...withRanking(scene, end.ranking), ...verdictTexts[end.kind] } : scene,
  );
}

async function draw(
  context: BotContext,
  { sheet, game, view, lastRoll }: RecipientView,
  request: SceneRequest,
  text?: string,
  complete: (scene: Scene) => Scene = (scene) => (scene.kind === 'board' ? withRoll(scene, lastRoll, sheet) : scene),
): Promise<Picture | null> {
  const { language } = sheet.home;
  const alt = labelText(game.text.describe(view).alt, language, sheet);
  const scene = context.renderer && safeScene(context.log, () => complete(game.views.scene(view, request)));
  const picture = await drawPicture(context.renderer, context.log, scene, language, text ?? alt);
  return picture ? { picture } : { text: alt };
}

/** Returns the board with the last roll where no dice have been rolled yet, and without dice before the first roll. */
function withRoll(scene: BoardScene, lastRoll: RecipientView['lastRoll'], { players }: PublicMatch): BoardScene {
  const { strip } = scene;
  if (strip.dice.length === 0 || strip.dice.some((die) => die !== null)) return scene;
  if (!lastRoll) return { ...scene, strip: { ...strip, dice: [] } };
  const { seat, dice, event } = lastRoll;
  return { ...scene, strip: { ...strip, dice, event, roller: { seat, name: players[seat]?.name ?? '' } } };
}
