import type { AnyGame } from '../../engine/game/index.ts';
import { comparable, type Language, languages, Refused } from '../../engine/text.ts';
import { matchesName } from './match-name.ts';
import type { AutocompleteChoice } from './command.ts';
import { cut, LIMIT, plain } from '../ui/limits.ts';
import { lookUpStrings } from '../strings/viewing.ts';

type Games = ReadonlyMap<string, AnyGame>;

export interface FoundCard {
  readonly game: AnyGame;
  readonly id: string;
}

/** Returns the cards with this id or name in any language; `game.id` names exactly one. */
export function findCards(games: Games, typed: string): readonly FoundCard[] {
  const found = [...games.values()].flatMap((game) =>
    game.text.catalog.flatMap((entry): readonly FoundCard[] => {
      const sure = `${game.info.id}.${entry.id}` === comparable(typed);
      return sure || matchesName(typed, entry) ? [{ game, id: entry.id }] : [];
    }),
  );
  if (found.length === 0) throw new Refused(lookUpStrings.noCard(plain(cut(typed, 60))));
  return found;
}

/** Suggests cards whose name starts with the text, then those that contain it; with the game if several have one. */
export function suggestCards(games: Games, begun: string, language: Language): readonly AutocompleteChoice[] {
  const wanted = comparable(begun);
  const all = [...games.values()].flatMap(({ info, text: gameText }) =>
    gameText.catalog.map(({ id, name }) => ({ facts: info, id, name })),
  );
  const first = all.filter(({ name }) => comparable(name[language]).startsWith(wanted));
  const rest = all.filter(
    (entry) => !first.includes(entry) && languages.some((each) => comparable(entry.name[each]).includes(wanted)),
  );
  return [...first, ...rest].slice(0, LIMIT.suggestions).map(({ facts, id, name }) => {
    const shared = all.some(
      (other) => other.facts !== facts && comparable(other.name[language]) === comparable(name[language]),
    );
    const label = name[language].replaceAll('\u00ad', '');
    return {
      name: cut(shared ? `${label} · ${facts.name[language]}` : label, LIMIT.suggestionText),
      value: `${facts.id}.${id}`,
    };
  });
}
