import type { AnyGame } from '../../engine/game/index.ts';
import { Refused, type Text, text } from '../../engine/text.ts';
import type { Answer } from '../../engine/script.ts';
import type { Panel } from '../../match/matches.ts';
import { answerOf, type DeckGame, hasDecks, isPlayable, ownDeck, readyDecks, type Shown } from '../pages/decks.ts';
import { cut, LIMIT, plain } from '../parts/limits.ts';
import { deckWords as words } from '../words/decks.ts';
import { isCalled } from './called.ts';
import type { Call, Query, Suggestion } from './command.ts';

type Asked = Pick<Query, 'desk' | 'user'>;

const decksFor = async ({ desk, user }: Asked, game: DeckGame, panel: Panel | null): Promise<readonly Shown[]> => [
  ...(await desk.matches.decks(user, game.facts.id)).map(ownDeck),
  ...readyDecks(game, panel?.sheet.terms.options),
];

/** The answer that brings a deck: named, or written as its line. Only one's own and the ready-made ones have names. */
export async function deckAnswer(asked: Asked, game: DeckGame, typed: string, panel: Panel | null = null): Promise<Answer> {
  const all = await decksFor(asked, game, panel);
  const named = all.find((deck) => isCalled(typed, deck));
  if (named) return answerOf(game, named, panel?.question);
  if (!typed.trim().includes(' / ')) throw new Refused(words.unknown(plain(cut(typed.trim(), 60))));
  const answer = game.decks.answer(game.decks.read(typed));
  const fault = panel?.question?.check?.(answer);
  if (fault) throw new Refused(fault);
  return answer;
}

/** Decks that can be played, by name. */
export async function suggestDecks(query: Query, game: DeckGame, panel: Panel | null = null): Promise<readonly Suggestion[]> {
  const { language, begun } = query;
  return (await decksFor(query, game, panel))
    .filter(({ line }) => isPlayable(game, line, panel?.question))
    .map(({ id, name, about, line }) => ({ name: cut(`${name[language]}: ${(about ?? game.decks.check(line).text)[language]}`, LIMIT.suggestionText), value: id }))
    .filter(({ name }) => name.toLowerCase().includes(begun.trim().toLowerCase()))
    .slice(0, LIMIT.suggestions);
}

/** What `deck:` says of a match that is to begin: the answer in advance, and the variant it goes with where none is named. */
export async function deckIn(call: Call, game: AnyGame, variant: string | null): Promise<{ readonly brings?: Answer; readonly variant?: string }> {
  const typed = call.text('deck');
  if (typed === null) return {};
  if (!hasDecks(game)) throw new Refused(words.withoutGame);
  const { variants } = game.decks;
  if (variant !== null && !variants.includes(variant)) throw new Refused(text((language) => words.without(namesIn(game, variants)[language])[language]));
  const [first] = variants;
  return { brings: await deckAnswer({ desk: call.desk, user: call.visit.person.id }, game, typed), ...(variant === null && first && { variant: first }) };
}

const namesIn = ({ facts }: DeckGame, variants: readonly string[]): Text =>
  text((language) => facts.variants.filter(({ id }) => variants.includes(id)).map(({ name }) => name[language]).join(', '));
