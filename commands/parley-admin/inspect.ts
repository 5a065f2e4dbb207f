import type { Subcommand } from '../../src/discord/command.ts';
import { matchOption, subcommand } from '../../src/discord/command-data.ts';
import { looked, suggestLocal } from '../../src/discord/moderation.ts';
import { inspectPage } from '../../src/discord/pages/inspect.ts';

export const inspect: Subcommand = {
  data: subcommand('inspect', { en: 'How a match stands, without anything hidden', de: 'Wie eine Partie steht, ohne Verdecktes' }, [matchOption]),
  execute: async (call) => inspectPage(await looked(call), call.visit.language),
  autocomplete: suggestLocal,
};
