import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { matchOption, subcommand } from '../../src/discord/arriving/command-data.ts';
import { suggestMatches } from '../../src/discord/arriving/find-match.ts';
import { lookCommand } from '../../src/discord/arriving/move-commands.ts';
import { resignPage } from '../../src/discord/pages/more.ts';
import { problems } from '../../src/match/problems.ts';

export const resign: Subcommand = {
  data: subcommand('resign', { en: 'Give a match up', de: 'Gib eine Partie auf' }, [matchOption]),
  execute: lookCommand(({ visit }, panel) => {
    if (!panel.may.includes('resign')) throw panel.seat === null ? problems.notAPlayer() : problems.alreadyOver();
    return resignPage(panel, visit.language);
  }),
  autocomplete: suggestMatches,
};
