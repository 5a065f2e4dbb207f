import { Refused } from '../../src/engine/text.ts';
import { homeFor } from '../../src/discord/arriving/begin.ts';
import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand } from '../../src/discord/arriving/command-data.ts';
import { note } from '../../src/discord/parts/components.ts';
import { adminWords } from '../../src/discord/words/lists.ts';
import { puzzleWords } from '../../src/discord/words/puzzle.ts';

export const puzzle: Subcommand = {
  data: subcommand('puzzle', { en: 'Post the puzzle of the day in this channel, or no longer', de: 'Zeige das Rätsel des Tages in diesem Kanal, oder nicht mehr' }),
  async execute({ desk, visit }) {
    if (!visit.manages || visit.guild === null) throw new Refused(adminWords.onlyManagers);
    const { parent, language } = homeFor(visit, visit.serverLanguage ?? visit.language, false);
    return note(puzzleWords.daily[await desk.matches.dailyPuzzle(visit.guild, parent, language)][visit.language]);
  },
};
