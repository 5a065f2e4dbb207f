import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { personOption, subcommand } from '../../src/discord/arriving/command-data.ts';
import { blockPage } from '../../src/discord/pages/manners.ts';
import { mannersWords } from '../../src/discord/words/manners.ts';
import { Refused } from '../../src/engine/text.ts';
import { problems } from '../../src/match/problems.ts';

export const block: Subcommand = {
  data: subcommand('block', { en: 'Take no challenges of somebody any more, or again', de: 'Nimm von jemandem keine Herausforderungen mehr an, oder wieder' }, [
    personOption('player', { en: 'Whose challenges', de: 'Von wem' }, true),
  ]),
  async execute({ desk, visit, person }) {
    const who = person('player');
    if (!who) throw problems.notAPlayer();
    if (who.id === visit.person.id) throw new Refused(mannersWords.notYourself);
    await desk.matches.block(visit.person.id, who.id, true);
    return blockPage(who, visit.language);
  },
};
