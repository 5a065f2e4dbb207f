import { languages, Refused, type Text } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import type { Call, Command } from './command.ts';
import { command, matchOption, textOption } from './command-data.ts';
import type { Page } from '../parts/components.ts';
import { deckAnswer } from './find-deck.ts';
import { asksForDeck, type DeckGame } from '../pages/decks.ts';
import { findMatch, panelFor, suggestMatches } from './find-match.ts';
import { showMatch, showRefused } from '../pages/show-match.ts';
import { suggestMoves } from './suggest.ts';

/** A typed move: given as an answer to the open question, in notation or by its label. */
export async function giveMove(call: Call, move: (panel: Panel) => string): Promise<Page> {
  const { desk, visit, text } = call;
  const id = await findMatch(desk.matches, text('match'), visit.channel, visit.person.id);
  try {
    const panel = await desk.matches.panel(id, visit.person.id);
    if (asksForDeck(panel)) return await showMatch(desk, visit, await bring(call, panel, move(panel)));
    return await showMatch(desk, visit, await desk.matches.answerByMove(id, visit.person.id, move(panel), visit.id));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return showRefused(desk, visit, id, error);
  }
}

/** A deck is named, or written as its line. */
async function bring({ desk, visit }: Call, panel: Panel & { readonly game: DeckGame }, typed: string): Promise<Panel> {
  const { id, game, seq } = panel;
  const user = visit.person.id;
  return desk.matches.answer(id, user, seq, await deckAnswer({ desk, user }, game, typed, panel), visit.id);
}

/** `road +2` after /build means `build road +2`; a label or the whole move can be typed as well. */
function inFull(panel: Panel, verb: string, typed: string): string {
  const { question, game, view } = panel;
  const plain = typed.trim().toLowerCase();
  const known = question?.choices.some(
    (id) => id === plain || languages.some((language) => game.words.label(view, question, id).text[language].toLowerCase() === plain),
  );
  return known || plain.startsWith(`${verb} `) ? typed : `${verb} ${typed}`;
}

/** A command for the moves that begin with a word: /build, /play, /trade… */
export function moveCommand(verb: string, about: Text, what: Text): Command {
  return {
    data: command(verb, about, [textOption('move', what, { required: true }), matchOption]),
    execute: async (call) => giveMove(call, (panel) => inFull(panel, verb, call.text('move') ?? '')),
    autocomplete: async (query) => (query.focused === 'match' ? suggestMatches(query) : suggestMoves(query, verb)),
  };
}

/** A command for a move that is one word: /roll, /end. */
export function wordCommand(verb: string, about: Text): Command {
  return {
    data: command(verb, about, [matchOption]),
    execute: async (call) => giveMove(call, () => verb),
    autocomplete: suggestMatches,
  };
}

/** A command about one match: what is refused is said above that match as it is. */
export const lookCommand =
  (look: (call: Call, panel: Panel) => Promise<Page> | Page) =>
  async (call: Call): Promise<Page> => {
    const panel = await panelFor(call);
    try {
      return await look(call, panel);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return showRefused(call.desk, call.visit, panel.id, error);
    }
  };
