import { comparable, languages, Refused, type Text } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import type { CommandCall, SlashCommand } from './command.ts';
import { command, matchOption, textOption } from './command-data.ts';
import type { MessagePage } from '../ui/components.ts';
import { resolveDeckAnswer } from './find-deck.ts';
import { asksForDeck, type DeckGame } from '../pages/decks.ts';
import { findMatch, findPanel, suggestMatches } from './find-match.ts';
import { showMatch, showRefusal } from '../pages/show-match.ts';
import { suggestMoves } from './suggest-moves.ts';

/** Answers the open question with a typed move, in notation or by label. */
export async function submitTypedMove(call: CommandCall, move: (panel: Panel) => string): Promise<MessagePage> {
  const { context, interaction, text } = call;
  const id = await findMatch(context.matches, text('match'), interaction.channel, interaction.person.id);
  try {
    const panel = await context.matches.panel(id, interaction.person.id);
    if (asksForDeck(panel)) return await showMatch(context, interaction, await submitDeck(call, panel, move(panel)));
    return await showMatch(
      context,
      interaction,
      await context.matches.answerByMove(id, interaction.person.id, move(panel), interaction.id),
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return showRefusal(context, interaction, id, error);
  }
}

/** Answers with a deck, by name or by its line. */
async function submitDeck(
  { context, interaction }: CommandCall,
  panel: Panel & { readonly game: DeckGame },
  typed: string,
): Promise<Panel> {
  const { id, game, seq } = panel;
  const user = interaction.person.id;
  return context.matches.answer(
    id,
    user,
    seq,
    await resolveDeckAnswer({ context, user }, game, typed, panel),
    interaction.id,
  );
}

/** Completes a move: `road +2` after /build means `build road +2`; a label or the full move works too. */
function withVerb(panel: Panel, verb: string, typed: string): string {
  const { question, game, view } = panel;
  const plain = comparable(typed);
  const known = question?.choices.some(
    (id) =>
      id === plain ||
      languages.some((language) => comparable(game.text.label(view, question, id).text[language]) === plain),
  );
  return known || plain.startsWith(`${verb} `) ? typed : `${verb} ${typed}`;
}

/** Creates a command for moves that start with a verb: /build, /play, /trade… */
export function moveCommand(verb: string, about: Text, what: Text): SlashCommand {
  return {
    data: command(verb, about, [textOption('move', what, { required: true }), matchOption]),
    execute: async (call) => submitTypedMove(call, (panel) => withVerb(panel, verb, call.text('move') ?? '')),
    autocomplete: async (query) => (query.focused === 'match' ? suggestMatches(query) : suggestMoves(query, verb)),
  };
}

/** Creates a command for a one-word move: /roll, /end. */
export function wordCommand(verb: string, about: Text): SlashCommand {
  return {
    data: command(verb, about, [matchOption]),
    execute: async (call) => submitTypedMove(call, () => verb),
    autocomplete: suggestMatches,
  };
}

/** Creates a command about one match; refusals are shown above that match. */
export const viewCommand =
  (look: (call: CommandCall, panel: Panel) => Promise<MessagePage> | MessagePage) =>
  async (call: CommandCall): Promise<MessagePage> => {
    const panel = await findPanel(call);
    try {
      return await look(call, panel);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return showRefusal(call.context, call.interaction, panel.id, error);
    }
  };
