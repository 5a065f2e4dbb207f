import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { matchOption, subcommand } from '../../src/discord/interactions/command-data.ts';
import { managedPanel, suggestLocal } from '../../src/discord/interactions/moderation.ts';
import { inspectPage } from '../../src/discord/pages/inspect.ts';

export const inspectSubcommand: Subcommand = {
  data: subcommand(
    'inspect',
    { en: 'See the state of a match, without hidden cards', de: 'Sieh den Stand einer Partie, ohne verdeckte Karten' },
    [matchOption],
  ),
  execute: async (call) => inspectPage(await managedPanel(call), call.interaction.language),
  autocomplete: suggestLocal,
};
