import type { AnyGame } from '../../engine/game/index.ts';
import type { Language } from '../../engine/text.ts';
import { frame, type Page, row, say, select } from '../parts/components.ts';
import { freeId } from '../arriving/ids.ts';
import { cut, LIMIT } from '../parts/limits.ts';
import { accentOf } from '../parts/people.ts';
import { lookUpWords as words } from '../words/looks.ts';

/** A topic of the rules, and a menu of all of them. */
export function rulesPage(game: AnyGame, chapterId: string, language: Language): Page {
  const chapter = game.words.rules.find(({ id }) => id === chapterId) ?? game.words.rules[0];
  if (!chapter) return { components: [say(words.noRules[language])], files: [] };
  const menus = [];
  for (let at = 0; at < Math.min(game.words.rules.length, LIMIT.options * 4); at += LIMIT.options) {
    const options = game.words.rules
      .slice(at, at + LIMIT.options)
      .map(({ id, title }) => ({ value: id, label: title[language], chosen: id === chapter.id }));
    menus.push(row(select(freeId('rules', `${game.facts.id}.${at}`), words.chapters[language], options)));
  }
  const body = `## ${chapter.title[language]}\n${chapter.body[language]}`;
  return { components: [frame(accentOf(null), [say(cut(body, 3800)), ...menus])], files: [] };
}
