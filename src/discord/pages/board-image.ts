import type { Scene, SceneRequest } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import type { BotContext } from '../context.ts';
import { cut, LIMIT, shortHash } from '../ui/limits.ts';
import { labelText, playerNames } from '../ui/player-names.ts';
import { drawPicture, safeScene } from '../ui/draw.ts';
import { handText, numberedPlaces } from '../ui/scene-text.ts';
import { panelStrings as strings } from '../strings/panel.ts';
import { pickableCopies } from '../../engine/picks.ts';
import { offeredPlaces } from '../questions/places.ts';
import type { SentFile } from '../outgoing/reuse-attachments.ts';
import type { BoardImage } from './panel.ts';

/** Which places a picture shows. */
interface ShownPlaces {
  /** One more than the question's, such as the subject of a tip. */
  readonly shown?: string | null;
  /** The chosen thing whose places are asked for. */
  readonly narrow?: string | null;
  /** The only one that gets its number; none if null, all if missing. */
  readonly only?: string | null;
}

/**
 * Draws what a question is about: the cards to choose from, or a part of the board with numbers at the choices: the
 * player's own, or another player's if all choices are there. Its name identifies the picture, so that an unchanged one is neither drawn nor sent again.
 */
export async function boardImage(
  context: Pick<BotContext, 'renderer' | 'log'>,
  panel: Panel,
  language: Language,
  kept: readonly SentFile[],
  { shown = null, narrow = null, only }: ShownPlaces = {},
): Promise<BoardImage | null> {
  const { game, view, question, seat, sheet } = panel;
  if (!context.renderer || !question || seat === null) return null;
  const names = playerNames(sheet);
  if (question.hints?.pictured) {
    const ids = pickableCopies(question);
    const title = strings.cardsToChoose(ids.length);
    const cards = safeScene(context.log, () => game.views.scene(view, { kind: 'cards', names, title, ids }));
    if (cards?.kind !== 'hand') return null;
    return imageOf(context, cards, language, kept, cut(handText(cards, language, names), LIMIT.alt), new Map());
  }
  const asked = offeredPlaces(game, view, question, narrow);
  const all = shown === null || asked.includes(shown) ? asked : [...asked, shown];
  // The numbers are those of all places.
  const sites = only === undefined ? all : all.map((site) => (site === only ? site : ''));
  const windows = game.views.zoomAreas(view).filter((window) => window.seat !== undefined);
  const own = windows.filter((window) => window.seat === seat);
  const sceneIn = ({ id }: { readonly id: string }): Scene | null => {
    const topic: SceneRequest = { kind: 'zoom', names, window: id, sites, roll: true };
    return safeScene(context.log, () => game.views.scene(view, topic));
  };
  const isNumbered = (scene: Scene | null): boolean => scene !== null && numberedPlaces(scene).length > 0;
  const ownScenes = own.map(sceneIn);
  // Another player's part is shown only if nothing can be chosen on the player's own one.
  const others =
    sites.length === 0 || ownScenes.some(isNumbered)
      ? []
      : windows.filter((window) => window.seat !== seat).map(sceneIn);
  const scenes = [...ownScenes, ...others];
  const scene = scenes.find(isNumbered) ?? scenes[0];
  if (!scene) return null;
  const badges = new Map(numberedPlaces(scene).map(([number]) => [sites[number - 1] ?? '', number]));
  return imageOf(context, scene, language, kept, labelText(game.text.describe(view).alt, language, sheet), badges);
}

async function imageOf(
  { renderer, log }: Pick<BotContext, 'renderer' | 'log'>,
  scene: Scene,
  language: Language,
  kept: readonly SentFile[],
  alt: string,
  badges: BoardImage['badges'],
): Promise<BoardImage | null> {
  const name = `part-${shortHash(`${language} ${JSON.stringify(scene)}`)}.png`;
  const there = kept.find(({ filename }) => filename === name);
  if (there) return { file: there, alt, badges };
  const file = await drawPicture(renderer, log, scene, language, alt);
  return file && { file: { ...file, name }, alt, badges };
}
