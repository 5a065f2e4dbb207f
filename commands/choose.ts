import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { command, matchOption, textOption } from '../src/discord/interactions/command-data.ts';
import { suggestMatches } from '../src/discord/interactions/find-match.ts';
import { submitTypedMove } from '../src/discord/interactions/move-commands.ts';
import { suggestAnswers } from '../src/discord/interactions/suggest-moves.ts';

/** Answers any open question, by label or in notation; several picks are separated by commas. */
export const chooseCommand: SlashCommand = {
  data: command('choose', { en: 'Answer the open question', de: 'Beantworte die offene Frage' }, [
    textOption(
      'answer',
      { en: 'Your choice; several separated by commas', de: 'Deine Wahl; mehrere durch Kommas getrennt' },
      { required: true },
    ),
    matchOption,
  ]),
  execute: async (call) => submitTypedMove(call, () => call.text('answer') ?? ''),
  autocomplete: async (query) => (query.focused === 'match' ? suggestMatches(query) : suggestAnswers(query)),
};
