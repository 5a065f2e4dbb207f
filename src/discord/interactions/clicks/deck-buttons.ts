import { Refused } from '../../../engine/text.ts';
import type { SavedDeck } from '../../../match/matches.ts';
import { problems } from '../../../match/problems.ts';
import {
  answerWithDeck,
  playedDecksPage,
  type DeckGame,
  findDeck,
  deckPage,
  decksPage,
  deleteDeckPage,
  hasDecks,
  deckLinePage,
  ownDeck,
  type DisplayedDeck,
} from '../../pages/decks.ts';
import { showMatch } from '../../pages/show-match.ts';
import type { MessagePage } from '../../ui/components.ts';
import { plain } from '../../ui/limits.ts';
import { deckStrings as strings } from '../../strings/decks.ts';
import { isStandalone } from '../custom-id.ts';
import type { Click, ClickHandler, ClickHandlers } from './click.ts';

/** The deck of a button: game, deck and further arguments. */
interface DeckTarget {
  readonly game: DeckGame;
  readonly id: string;
  readonly more: readonly string[];
}

function deckTarget({ context, customId }: Click): DeckTarget {
  const [name = '', id = '', ...more] = customId.arg.split('.');
  const game = context.matches.games.get(name);
  if (!game || !hasDecks(game)) throw problems.unknownGame();
  return { game, id, more };
}

/** Returns the deck of this id; a ready-made one as the current match allows it. */
async function targetDeck({ context, user, customId }: Click, game: DeckGame, id: string): Promise<DisplayedDeck> {
  const options = isStandalone(customId) ? {} : (await context.matches.panel(customId.match, user)).sheet.terms.options;
  return findDeck(context, user, game, id, options);
}

async function page(
  click: Click,
  game: DeckGame,
  deck: DisplayedDeck,
  shelf = '',
  notice: string | null = null,
): Promise<MessagePage> {
  return deckPage(click.context, click.interaction, {
    game,
    deck,
    shelf,
    asked: !isStandalone(click.customId),
    notice,
  });
}

/** Loads the deck and handles the click. A refusal is shown above the deck, or above all decks if it is gone. */
const onDeck =
  (act: (click: Click, at: DeckTarget, deck: DisplayedDeck) => Promise<MessagePage>): ClickHandler =>
  async (click) => {
    const at = deckTarget(click);
    const { context, interaction, user } = click;
    try {
      return await act(click, at, await targetDeck(click, at.game, at.id));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const said = error.reason[interaction.language];
      const deck = await targetDeck(click, at.game, at.id).catch(() => null);
      return deck
        ? page(click, at.game, deck, at.more[0], said)
        : decksPage(context, user, interaction.language, at.game, said);
    }
  };

/** Handles a click that needs no deck. */
const onDecks =
  (act: (click: Click, game: DeckGame) => Promise<MessagePage>): ClickHandler =>
  async (click) => {
    const { game } = deckTarget(click);
    try {
      return await act(click, game);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return decksPage(
        click.context,
        click.user,
        click.interaction.language,
        game,
        error.reason[click.interaction.language],
      );
    }
  };

/** Changes a saved deck; a ready-made one stays as it is. */
const deckChange = (
  change: (click: Click, at: DeckTarget, deck: SavedDeck) => Partial<Omit<SavedDeck, 'id'>>,
  shelfOf: (at: DeckTarget) => string,
): ClickHandler =>
  onDeck(async (click, at) => {
    const { context, user } = click;
    const deck = await context.matches.changeDeck(user, at.game.info.id, at.id, (kept) => change(click, at, kept));
    return page(click, at.game, ownDeck(deck), shelfOf(at));
  });

const typed = ({ fields }: Click, name: string): string => fields.get(name) ?? '';

export const deckButtons: ClickHandlers = {
  decks: onDecks(async (click, game) => decksPage(click.context, click.user, click.interaction.language, game)),
  'deck-open': onDecks(async (click, game) => page(click, game, await targetDeck(click, game, click.values[0] ?? ''))),
  'deck-look': onDeck(async (click, { game, more }, deck) => page(click, game, deck, more[0])),
  'deck-shelf': onDeck(async (click, { game }, deck) => page(click, game, deck, click.values[0])),
  'deck-edit': deckChange(
    ({ values }, { game, more }, { line }) => ({ line: game.decks.edit(line, more[1] ?? '', values) }),
    ({ more }) => more[0] ?? '',
  ),
  'deck-line': onDeck(async (click, { game, more }, deck) =>
    deckLinePage(click.interaction.language, { game, deck, shelf: more[0] ?? '' }),
  ),
  'deck-made': onDecks(async (click, game) => {
    const start = game.decks.premade().find(({ id }) => id === typed(click, 'start'))?.line ?? game.decks.empty;
    return page(
      click,
      game,
      ownDeck(await click.context.matches.newDeck(click.user, game.info.id, typed(click, 'name'), start)),
    );
  }),
  'deck-pasted': onDecks(async (click, game) => {
    const line = game.decks.read(typed(click, 'line'));
    return page(
      click,
      game,
      ownDeck(await click.context.matches.newDeck(click.user, game.info.id, typed(click, 'name'), line)),
    );
  }),
  'deck-copied': onDeck(async (click, { game }, deck) =>
    page(
      click,
      game,
      ownDeck(await click.context.matches.newDeck(click.user, game.info.id, typed(click, 'name'), deck.line)),
    ),
  ),
  'deck-renamed': deckChange(
    (click) => ({ name: typed(click, 'name') }),
    () => '',
  ),
  'deck-drop': onDeck(async (click, { game }, deck) => deleteDeckPage(click.interaction.language, { game, deck })),
  'deck-drop-now': onDeck(async (click, { game, id }, { name }) => {
    const { context, user, interaction } = click;
    await context.matches.deleteDeck(user, game.info.id, id);
    return decksPage(
      context,
      user,
      interaction.language,
      game,
      strings.removed(plain(name[interaction.language]))[interaction.language],
    );
  }),
  async 'deck-play'(click) {
    const { context, interaction, customId, user, token } = click;
    const { game, id } = deckTarget(click);
    const { question, sheet } = await context.matches.panel(customId.match, user);
    const answer = answerWithDeck(game, await findDeck(context, user, game, id, sheet.terms.options), question);
    return showMatch(
      context,
      interaction,
      await context.matches.answer(customId.match, user, customId.seq, answer, token),
      { notice: strings.playing[interaction.language] },
    );
  },
  'decks-brought': async ({ context, interaction, customId, user }) =>
    playedDecksPage(context, await context.matches.panel(customId.match, user), interaction.language),
};
