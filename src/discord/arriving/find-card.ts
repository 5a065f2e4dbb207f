import type { AnyGame } from '../../engine/game/index.ts';
import { type Language, languages, Refused } from '../../engine/text.ts';
import type { Suggestion } from './command.ts';
import { cut, LIMIT, plain } from '../parts/limits.ts';
import { lookUpWords } from '../words/looks.ts';

type Games = ReadonlyMap<string, AnyGame>;

const soft = (words: string): string => words.replaceAll('\u00ad', '').trim().toLowerCase();

/** By id or by its name in any language. */
export function findCard(games: Games, typed: string): { readonly game: AnyGame; readonly id: string } {
  const wanted = soft(typed);
  for (const game of games.values()) {
    for (const { id, name } of game.words.entries) {
      if (id === wanted || languages.some((language) => soft(name[language]) === wanted)) return { game, id };
    }
  }
  throw new Refused(lookUpWords.noCard(plain(cut(typed, 60))));
}

/** Those whose name begins like it first, then those that contain it. */
export function suggestCards(games: Games, begun: string, language: Language): readonly Suggestion[] {
  const wanted = soft(begun);
  const all = [...games.values()].flatMap(({ words }) => words.entries);
  const first = all.filter(({ name }) => soft(name[language]).startsWith(wanted));
  const rest = all.filter((entry) => !first.includes(entry) && languages.some((each) => soft(entry.name[each]).includes(wanted)));
  return [...first, ...rest]
    .slice(0, LIMIT.suggestions)
    .map(({ id, name }) => ({ name: cut(name[language].replaceAll('\u00ad', ''), LIMIT.suggestionText), value: id }));
}
