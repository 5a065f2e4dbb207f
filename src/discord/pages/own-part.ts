import type { Scene, Topic } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import type { Desk } from '../desk.ts';
import { shortHash } from '../parts/limits.ts';
import { labelled, namesOf } from '../parts/people.ts';
import { draw, sceneOf } from '../parts/pictures.ts';
import { numberedPlaces } from '../parts/scene-words.ts';
import { placesOf } from '../questions/places.ts';
import type { Kept } from '../sending/kept-files.ts';
import type { Seen } from './panel.ts';

/**
 * The part of the table a question is about, numbered where something can be chosen: the own one, or another's when all of
 * it lies there. Its name tells one picture from another, so that one that is still there is neither drawn nor sent again.
 */
export async function ownPart(desk: Desk, panel: Panel, language: Language, kept: readonly Kept[], shown: string | null = null, narrow: string | null = null): Promise<Seen | null> {
  const { game, view, question, seat, sheet } = panel;
  if (!desk.renderer || !question || seat === null) return null;
  const asked = placesOf(game, view, question, narrow);
  const sites = shown === null || asked.includes(shown) ? asked : [...asked, shown];
  const windows = game.sight.windows(view).filter((window) => window.seat !== undefined);
  const own = windows.filter((window) => window.seat === seat);
  const names = namesOf(sheet);
  const sceneIn = ({ id }: { readonly id: string }): Scene | null => {
    const topic: Topic = { kind: 'zoom', names, window: id, sites, roll: true };
    return sceneOf(desk.log, () => game.sight.scene(view, topic));
  };
  const isNumbered = (scene: Scene | null): boolean => scene !== null && numberedPlaces(scene).length > 0;
  const ownScenes = own.map(sceneIn);
  // Another's part is looked at only where nothing can be chosen on the own one.
  const others = sites.length === 0 || ownScenes.some(isNumbered) ? [] : windows.filter((window) => window.seat !== seat).map(sceneIn);
  const scenes = [...ownScenes, ...others];
  const scene = scenes.find(isNumbered) ?? scenes[0];
  if (!scene) return null;
  const badges = new Map(numberedPlaces(scene).map(([number]) => [sites[number - 1] ?? '', number]));
  const alt = labelled(game.words.describe(view).alt, language, sheet);
  const name = `part-${shortHash(`${language} ${JSON.stringify(scene)}`)}.png`;
  const there = kept.find(({ filename }) => filename === name);
  if (there) return { file: there, alt, badges };
  const file = await draw(desk.renderer, desk.log, scene, language, alt);
  return file && { file: { ...file, name }, alt, badges };
}
