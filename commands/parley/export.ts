import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand, textOption } from '../../src/discord/arriving/command-data.ts';
import { lastMatch, suggestMatches } from '../../src/discord/arriving/find-match.ts';
import { recordPage } from '../../src/discord/pages/record.ts';

export const exporting: Subcommand = {
  data: subcommand('export', { en: 'The record of a finished match as a file', de: 'Die Mitschrift einer beendeten Partie als Datei' }, [
    textOption('match', { en: 'Which match; the last one when left out', de: 'Welche Partie; sonst die letzte' }),
  ]),
  execute: async (call) => recordPage(call.desk, await lastMatch(call), call.visit.language),
  autocomplete: async (query) => suggestMatches(query, true),
};
