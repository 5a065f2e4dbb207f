import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { matchOption, subcommand } from '../../src/discord/arriving/command-data.ts';
import { looked, suggestLocal } from '../../src/discord/arriving/moderation.ts';
import { inspectPage } from '../../src/discord/pages/inspect.ts';

export const inspect: Subcommand = {
  data: subcommand('inspect', { en: 'How a match stands, without anything hidden', de: 'Wie eine Partie steht, ohne Verdecktes' }, [matchOption]),
  execute: async (call) => inspectPage(await looked(call), call.visit.language),
  autocomplete: suggestLocal,
};
