import { Refused } from '../../../engine/text.ts';
import type { KeptDeck } from '../../../match/matches.ts';
import { problems } from '../../../match/problems.ts';
import { answerOf, broughtPage, type DeckGame, deckOf, deckPage, decksPage, dropPage, hasDecks, linePage, ownDeck, type Shown } from '../../pages/decks.ts';
import { showMatch } from '../../pages/show-match.ts';
import type { Page } from '../../parts/components.ts';
import { plain } from '../../parts/limits.ts';
import { deckWords as words } from '../../words/decks.ts';
import { isFree } from '../ids.ts';
import type { Click, Handler, Handlers } from './click.ts';

/** Which deck a button is about: game, deck, and whatever else it says. */
interface Meant {
  readonly game: DeckGame;
  readonly id: string;
  readonly more: readonly string[];
}

function meant({ desk, ticket }: Click): Meant {
  const [name = '', id = '', ...more] = ticket.arg.split('.');
  const game = desk.matches.games.get(name);
  if (!game || !hasDecks(game)) throw problems.unknownGame();
  return { game, id, more };
}

/** The deck of this id; a ready-made one as the match it is looked at from allows it. */
async function deckMeant({ desk, user, ticket }: Click, game: DeckGame, id: string): Promise<Shown> {
  const options = isFree(ticket) ? {} : (await desk.matches.panel(ticket.match, user)).sheet.terms.options;
  return deckOf(desk, user, game, id, options);
}

async function page(click: Click, game: DeckGame, deck: Shown, shelf = '', notice: string | null = null): Promise<Page> {
  return deckPage(click.desk, click.visit, { game, deck, shelf, asked: !isFree(click.ticket), notice });
}

/** Reads the deck, then does something with it. What is refused is said above the deck, or above all decks when it is gone. */
const onDeck =
  (act: (click: Click, at: Meant, deck: Shown) => Promise<Page>): Handler =>
  async (click) => {
    const at = meant(click);
    const { desk, visit, user } = click;
    try {
      return await act(click, at, await deckMeant(click, at.game, at.id));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const said = error.reason[visit.language];
      const deck = await deckMeant(click, at.game, at.id).catch(() => null);
      return deck ? page(click, at.game, deck, at.more[0], said) : decksPage(desk, user, visit.language, at.game, said);
    }
  };

/** The same of something that needs no deck yet. */
const onDecks =
  (act: (click: Click, game: DeckGame) => Promise<Page>): Handler =>
  async (click) => {
    const { game } = meant(click);
    try {
      return await act(click, game);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return decksPage(click.desk, click.user, click.visit.language, game, error.reason[click.visit.language]);
    }
  };

/** Changes a deck of one's own; a ready-made one stays as it is. */
const changing = (change: (click: Click, at: Meant, deck: KeptDeck) => Partial<Omit<KeptDeck, 'id'>>, shelfOf: (at: Meant) => string): Handler =>
  onDeck(async (click, at) => {
    const { desk, user } = click;
    const deck = await desk.matches.changeDeck(user, at.game.facts.id, at.id, (kept) => change(click, at, kept));
    return page(click, at.game, ownDeck(deck), shelfOf(at));
  });

const typed = ({ fields }: Click, name: string): string => fields.get(name) ?? '';

export const building: Handlers = {
  decks: onDecks(async (click, game) => decksPage(click.desk, click.user, click.visit.language, game)),
  'deck-open': onDecks(async (click, game) => page(click, game, await deckMeant(click, game, click.values[0] ?? ''))),
  'deck-look': onDeck(async (click, { game, more }, deck) => page(click, game, deck, more[0])),
  'deck-shelf': onDeck(async (click, { game }, deck) => page(click, game, deck, click.values[0])),
  'deck-edit': changing(
    ({ values }, { game, more }, { line }) => ({ line: game.decks.edit(line, more[1] ?? '', values) }),
    ({ more }) => more[0] ?? '',
  ),
  'deck-line': onDeck(async (click, { game, more }, deck) => linePage(click.visit.language, { game, deck, shelf: more[0] ?? '' })),
  'deck-made': onDecks(async (click, game) => {
    const start = game.decks.ready().find(({ id }) => id === typed(click, 'start'))?.line ?? game.decks.empty;
    return page(click, game, ownDeck(await click.desk.matches.newDeck(click.user, game.facts.id, typed(click, 'name'), start)));
  }),
  'deck-pasted': onDecks(async (click, game) => {
    const line = game.decks.read(typed(click, 'line'));
    return page(click, game, ownDeck(await click.desk.matches.newDeck(click.user, game.facts.id, typed(click, 'name'), line)));
  }),
  'deck-copied': onDeck(async (click, { game }, deck) =>
    page(click, game, ownDeck(await click.desk.matches.newDeck(click.user, game.facts.id, typed(click, 'name'), deck.line))),
  ),
  'deck-renamed': changing((click) => ({ name: typed(click, 'name') }), () => ''),
  'deck-drop': onDeck(async (click, { game }, deck) => dropPage(click.visit.language, { game, deck })),
  'deck-drop-now': onDeck(async (click, { game, id }, { name }) => {
    const { desk, user, visit } = click;
    await desk.matches.dropDeck(user, game.facts.id, id);
    return decksPage(desk, user, visit.language, game, words.removed(plain(name[visit.language]))[visit.language]);
  }),
  async 'deck-play'(click) {
    const { desk, visit, ticket, user, token } = click;
    const { game, id } = meant(click);
    const { question, sheet } = await desk.matches.panel(ticket.match, user);
    const answer = answerOf(game, await deckOf(desk, user, game, id, sheet.terms.options), question);
    return showMatch(desk, visit, await desk.matches.answer(ticket.match, user, ticket.seq, answer, token), { notice: words.playing[visit.language] });
  },
  'decks-brought': async ({ desk, visit, ticket, user }) => broughtPage(desk, await desk.matches.panel(ticket.match, user), visit.language),
};
