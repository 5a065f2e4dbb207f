import type { AnyGame } from '../../engine/game/index.ts';
import { Refused, type Text, perLanguage } from '../../engine/text.ts';
import type { Answer } from '../../engine/script.ts';
import type { Panel } from '../../match/matches.ts';
import {
  answerWithDeck,
  type DeckGame,
  hasDecks,
  isPlayable,
  ownDeck,
  readyMadeDecks,
  type DisplayedDeck,
} from '../pages/decks.ts';
import { cut, LIMIT, plain } from '../ui/limits.ts';
import { deckStrings as strings } from '../strings/decks.ts';
import { matchesName } from './match-name.ts';
import type { CommandCall, AutocompleteQuery, AutocompleteChoice } from './command.ts';

type Asked = Pick<AutocompleteQuery, 'context' | 'user'>;

const decksFor = async (
  { context, user }: Asked,
  game: DeckGame,
  panel: Panel | null,
): Promise<readonly DisplayedDeck[]> => [
  ...(await context.matches.decks(user, game.info.id)).map(ownDeck),
  ...readyMadeDecks(game, panel?.sheet.terms.options),
];

/** Returns the answer that plays a deck, by name or by its line. Only saved and ready-made decks have names. */
export async function resolveDeckAnswer(
  asked: Asked,
  game: DeckGame,
  typed: string,
  panel: Panel | null = null,
): Promise<Answer> {
  const all = await decksFor(asked, game, panel);
  const named = all.find((deck) => matchesName(typed, deck));
  if (named) return answerWithDeck(game, named, panel?.question);
  if (!typed.trim().includes(' / ')) throw new Refused(strings.unknown(plain(cut(typed.trim(), 60))));
  const answer = game.decks.answer(game.decks.read(typed));
  const fault = panel?.question?.check?.(answer);
  if (fault) throw new Refused(fault);
  return answer;
}

/** Suggests playable decks by name. */
export async function suggestDecks(
  query: AutocompleteQuery,
  game: DeckGame,
  panel: Panel | null = null,
): Promise<readonly AutocompleteChoice[]> {
  const { language, typed: begun } = query;
  return (await decksFor(query, game, panel))
    .filter(({ line }) => isPlayable(game, line, panel?.question))
    .map(({ id, name, about, line }) => ({
      name: cut(`${name[language]}: ${(about ?? game.decks.check(line).text)[language]}`, LIMIT.suggestionText),
      value: id,
    }))
    .filter(({ name }) => name.toLowerCase().includes(begun.trim().toLowerCase()))
    .slice(0, LIMIT.suggestions);
}

/** Resolves the option `deck` of a new match: the opening answer, and its variant if none is named. */
export async function deckOption(
  call: CommandCall,
  game: AnyGame,
  variant: string | null,
): Promise<{ readonly openingAnswer?: Answer; readonly variant?: string }> {
  const typed = call.text('deck');
  if (typed === null) return {};
  if (!hasDecks(game)) throw new Refused(strings.withoutGame);
  const { variants } = game.decks;
  if (variant !== null && !variants.includes(variant))
    throw new Refused(perLanguage((language) => strings.without(namesIn(game, variants)[language])[language]));
  const [first] = variants;
  return {
    openingAnswer: await resolveDeckAnswer({ context: call.context, user: call.interaction.person.id }, game, typed),
    ...(variant === null && first && { variant: first }),
  };
}

const namesIn = ({ info }: DeckGame, variants: readonly string[]): Text =>
  perLanguage((language) =>
    info.variants
      .filter(({ id }) => variants.includes(id))
      .map(({ name }) => name[language])
      .join(', '),
  );
