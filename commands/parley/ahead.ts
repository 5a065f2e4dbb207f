import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { matchOption, subcommand } from '../../src/discord/arriving/command-data.ts';
import { suggestMatches } from '../../src/discord/arriving/find-match.ts';
import { lookCommand } from '../../src/discord/arriving/move-commands.ts';
import { aheadPage } from '../../src/discord/pages/ahead.ts';
import { problems } from '../../src/match/problems.ts';

export const ahead: Subcommand = {
  data: subcommand('ahead', { en: 'Moves made in advance for your next turns', de: 'Züge im Voraus für deine nächsten Runden' }, [matchOption]),
  execute: lookCommand(({ visit }, panel) => {
    if (panel.seat === null) throw problems.notAPlayer();
    if (panel.sheet.status !== 'open') throw problems.notOpen();
    return aheadPage(panel, visit.language);
  }),
  autocomplete: suggestMatches,
};
