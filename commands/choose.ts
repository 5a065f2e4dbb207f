import type { Command } from '../src/discord/arriving/command.ts';
import { command, matchOption, textOption } from '../src/discord/arriving/command-data.ts';
import { suggestMatches } from '../src/discord/arriving/find-match.ts';
import { giveMove } from '../src/discord/arriving/move-commands.ts';
import { suggestAnswers } from '../src/discord/arriving/suggest.ts';

/** Answers any open question, by label or in notation; several picks are separated by commas. */
export const chooseCommand: Command = {
  data: command('choose', { en: 'Answer the open question', de: 'Beantworte die offene Frage' }, [
    textOption('answer', { en: 'Your choice; several separated by commas', de: 'Deine Wahl; mehrere durch Kommas getrennt' }, { required: true }),
    matchOption,
  ]),
  execute: async (call) => giveMove(call, () => call.text('answer') ?? ''),
  autocomplete: async (query) => (query.focused === 'match' ? suggestMatches(query) : suggestAnswers(query)),
};
