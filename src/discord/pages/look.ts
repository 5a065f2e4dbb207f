import type { Topic } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import { button, frame, type Inner, type Page, picture, row, rows, say, small } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import { idOf } from '../arriving/ids.ts';
import { cut, LIMIT, plain, portions } from '../parts/limits.ts';
import { accentOf, labelled, namesOf, spoken } from '../parts/people.ts';
import { draw, sceneOf } from '../parts/pictures.ts';
import { handWords, numberedPlaces } from '../parts/scene-words.ts';
import { placesOf } from '../questions/places.ts';
import { panelWords as words } from '../words/panel.ts';

const TEXT = 3600;

/** The hand as a picture; without one the table in words, which names the hand too. */
export async function handPage(desk: Desk, panel: Panel, language: Language): Promise<Page> {
  const names = namesOf(panel.sheet);
  const topic: Topic = panel.question ? { kind: 'hand', names, choices: panel.question.choices } : { kind: 'hand', names };
  return lookPage(desk, panel, language, topic, []);
}

/** Both sides. */
export async function boardPage(desk: Desk, panel: Panel, language: Language): Promise<Page> {
  return lookPage(desk, panel, language, { kind: 'board', names: namesOf(panel.sheet) }, views(panel, language));
}

/** One side, with numbers at the places that can be chosen now. */
export async function zoomPage(desk: Desk, panel: Panel, language: Language, part: string | null): Promise<Page> {
  const windows = panel.game.sight.windows(panel.view);
  const own = panel.seat ?? panel.active[0] ?? 0;
  const wanted = windows.find(({ id }) => id === part) ?? windows.find(({ seat }) => seat === own) ?? windows[0];
  if (!wanted) return boardPage(desk, panel, language);
  const sites = panel.question ? placesOf(panel.game, panel.view, panel.question) : [];
  const topic: Topic = { kind: 'zoom', names: namesOf(panel.sheet), window: wanted.id, ...(sites.length > 0 && { sites }) };
  return lookPage(desk, panel, language, topic, views(panel, language));
}

async function lookPage(
  desk: Desk,
  panel: Panel,
  language: Language,
  topic: Topic,
  links: readonly Inner[],
): Promise<Page> {
  const { game, view, sheet } = panel;
  const scene = sceneOf(desk.log, () => game.sight.scene(view, topic));
  const alt = scene?.kind === 'hand' ? handWords(scene, language, namesOf(sheet)) : labelled(game.words.describe(view).alt, language, sheet);
  const file = await draw(desk.renderer, desk.log, scene, language, alt);
  if (!scene || !file) return scene?.kind === 'hand' ? handInWords(panel, language, alt) : textPage(panel, language, 0, links);
  const places = numberedPlaces(scene).map(([number, place]) => `**${number}** ${place}`);
  const numbers = places.length > 0 ? [say(small(places.join(' · ')))] : [];
  return { components: [frame(accentOf(panel.seat), [picture(file), ...numbers, ...links, ...backRow(panel, language)])], files: [file] };
}

const handInWords = (panel: Panel, language: Language, words: string): Page => ({
  components: [frame(accentOf(panel.seat), [say(cut(plain(words), TEXT)), ...backRow(panel, language)])],
  files: [],
});

/** The whole table in words, in as many portions as it needs. */
export function textPage(panel: Panel, language: Language, portion: number, links: readonly Inner[] = []): Page {
  const { game, view, id: match, seat, seq, sheet } = panel;
  const parts = portions(spoken(game.words.describe(view).text, language, sheet), TEXT);
  const at = Math.min(Math.max(portion, 0), Math.max(parts.length - 1, 0));
  const turning =
    parts.length > 1
      ? [
          row(
            button(idOf({ match, seat, seq, verb: 'text', arg: `${at - 1}` }), '◀', 'secondary', at === 0),
            button(idOf({ match, seat, seq, verb: 'text', arg: `${at + 1}` }), '▶', 'secondary', at === parts.length - 1),
          ),
        ]
      : [];
  return { components: [frame(accentOf(seat), [say(parts[at] ?? '…'), ...turning, ...links, ...backRow(panel, language)])], files: [] };
}

function views({ sheet, game, view, id: match, seat, seq }: Panel, language: Language): readonly Inner[] {
  const zooms = game.sight
    .windows(view)
    .map(({ id, name }) => button(idOf({ match, seat, seq, verb: 'zoom', arg: id }), words.zoomOn(labelled(name, language, sheet))[language]));
  const text = button(idOf({ match, seat, seq, verb: 'text', arg: '0' }), words.showText[language]);
  return rows([...zooms.slice(0, LIMIT.rowButtons - 1), text]);
}

export function backRow({ id: match, seat, seq }: Panel, language: Language): readonly Inner[] {
  return [row(button(idOf({ match, seat, seq, verb: 'open', arg: '' }), words.back[language], 'primary'))];
}
