import type { AnyGame } from '../../engine/game/index.ts';
import type { Decision } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import { frame, type Page, row, say, select, small } from '../parts/components.ts';
import { freeId } from '../arriving/ids.ts';
import { cut, LIMIT } from '../parts/limits.ts';
import { accentOf } from '../parts/people.ts';
import { lookUpWords as words } from '../words/looks.ts';

/** The chapter that explains what is asked. */
export function chapterAbout({ words: { rules, chapters = {} } }: AnyGame, { key }: Pick<Decision, 'key'>): string {
  return chapters[key] ?? chapters[key.split('.')[0] ?? ''] ?? (rules.find(({ id }) => id === 'turn') ?? rules[0])?.id ?? '';
}

/** A topic of the rules, a menu of all of them, and one of the other games. */
export function rulesPage(game: AnyGame, games: ReadonlyMap<string, AnyGame>, chapterId: string, language: Language): Page {
  const chapter = game.words.rules.find(({ id }) => id === chapterId) ?? game.words.rules[0];
  if (!chapter) return { components: [say(words.noRules[language])], files: [] };
  const menus = [];
  for (let at = 0; at < Math.min(game.words.rules.length, LIMIT.options * 4); at += LIMIT.options) {
    const options = game.words.rules
      .slice(at, at + LIMIT.options)
      .map(({ id, title }) => ({ value: id, label: title[language], chosen: id === chapter.id }));
    menus.push(row(select(freeId('rules', `${game.facts.id}.${at}`), words.chapters[language], options)));
  }
  const explained = [...games.values()].filter((each) => each.words.rules.length > 0);
  const others = explained.map(({ facts }) => ({ value: facts.id, label: facts.name[language], chosen: facts.id === game.facts.id }));
  if (others.length > 1) menus.push(row(select(freeId('rules-of'), words.game[language], others)));
  const body = `${small(game.facts.name[language])}\n## ${chapter.title[language]}\n${chapter.body[language]}`;
  return { components: [frame(accentOf(null), [say(cut(body, 3800)), ...menus])], files: [] };
}
