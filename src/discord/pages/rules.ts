import type { AnyGame } from '../../engine/game/index.ts';
import type { Decision } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import { container, type MessagePage, row, textBlock, select, smallPrint } from '../ui/components.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import { cut, LIMIT } from '../ui/limits.ts';
import { accentColor } from '../ui/player-names.ts';
import { lookUpStrings as strings } from '../strings/viewing.ts';

/** Returns the chapter that explains the question. */
export function chapterAbout(
  { text: { ruleChapters: rules, chapterByQuestion: chapters = {} } }: AnyGame,
  { key }: Pick<Decision, 'key'>,
): string {
  return (
    chapters[key] ?? chapters[key.split('.')[0] ?? ''] ?? (rules.find(({ id }) => id === 'turn') ?? rules[0])?.id ?? ''
  );
}

/** Shows a chapter of the rules, with menus of all chapters and of the other games. */
export function rulesPage(
  game: AnyGame,
  games: ReadonlyMap<string, AnyGame>,
  chapterId: string,
  language: Language,
): MessagePage {
  const chapter = game.text.ruleChapters.find(({ id }) => id === chapterId) ?? game.text.ruleChapters[0];
  if (!chapter) return { components: [textBlock(strings.noRules[language])], files: [] };
  const menus = [];
  for (let at = 0; at < Math.min(game.text.ruleChapters.length, LIMIT.options * 4); at += LIMIT.options) {
    const options = game.text.ruleChapters
      .slice(at, at + LIMIT.options)
      .map(({ id, title }) => ({ value: id, label: title[language], chosen: id === chapter.id }));
    menus.push(row(select(standaloneId('rules', `${game.info.id}.${at}`), strings.chapters[language], options)));
  }
  const explained = [...games.values()].filter((each) => each.text.ruleChapters.length > 0);
  const others = explained.map(({ info }) => ({
    value: info.id,
    label: info.name[language],
    chosen: info.id === game.info.id,
  }));
  if (others.length > 1) menus.push(row(select(standaloneId('rules-of'), strings.game[language], others)));
  const body = `${smallPrint(game.info.name[language])}\n## ${chapter.title[language]}\n${chapter.body[language]}`;
  return { components: [container(accentColor(null), [textBlock(cut(body, 3800)), ...menus])], files: [] };
}
