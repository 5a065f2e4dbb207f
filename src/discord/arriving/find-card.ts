import type { AnyGame } from '../../engine/game/index.ts';
import { type Language, languages, Refused } from '../../engine/text.ts';
import { isCalled } from './called.ts';
import type { Suggestion } from './command.ts';
import { cut, LIMIT, plain } from '../parts/limits.ts';
import { lookUpWords } from '../words/looks.ts';

type Games = ReadonlyMap<string, AnyGame>;

const soft = (words: string): string => words.replaceAll('\u00ad', '').trim().toLowerCase();

export interface Found {
  readonly game: AnyGame;
  readonly id: string;
}

/** The cards that are meant, by id or by name in any language; `game.id` names one for certain. */
export function findCards(games: Games, typed: string): readonly Found[] {
  const found = [...games.values()].flatMap((game) =>
    game.words.entries.flatMap((entry): readonly Found[] => {
      const sure = `${game.facts.id}.${entry.id}` === soft(typed);
      return sure || isCalled(typed, entry) ? [{ game, id: entry.id }] : [];
    }),
  );
  if (found.length === 0) throw new Refused(lookUpWords.noCard(plain(cut(typed, 60))));
  return found;
}

/** Those whose name begins like it first, then those that contain it; with their game where several have one. */
export function suggestCards(games: Games, begun: string, language: Language): readonly Suggestion[] {
  const wanted = soft(begun);
  const all = [...games.values()].flatMap(({ facts, words }) => words.entries.map(({ id, name }) => ({ facts, id, name })));
  const first = all.filter(({ name }) => soft(name[language]).startsWith(wanted));
  const rest = all.filter((entry) => !first.includes(entry) && languages.some((each) => soft(entry.name[each]).includes(wanted)));
  return [...first, ...rest].slice(0, LIMIT.suggestions).map(({ facts, id, name }) => {
    const shared = all.some((other) => other.facts !== facts && soft(other.name[language]) === soft(name[language]));
    const label = name[language].replaceAll('\u00ad', '');
    return { name: cut(shared ? `${label} · ${facts.name[language]}` : label, LIMIT.suggestionText), value: `${facts.id}.${id}` };
  });
}
