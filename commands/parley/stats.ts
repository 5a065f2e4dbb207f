import type { Subcommand } from '../../src/discord/command.ts';
import { personOption, subcommand } from '../../src/discord/command-data.ts';
import { statsPage } from '../../src/discord/pages/stats.ts';

/** How many matches are looked back at. */
const LAST = 200;

export const stats: Subcommand = {
  data: subcommand('stats', { en: 'Wins, losses and dice', de: 'Siege, Niederlagen und Würfe' }, [
    personOption('player', { en: 'Whose; yours when left out', de: 'Von wem; sonst deine' }),
  ]),
  async execute({ desk, visit, person }) {
    const who = person('player') ?? visit.person;
    const pasts = await desk.matches.pastOf(who.id, LAST);
    const [past] = pasts;
    const last = past ? { past, throws: await desk.matches.throws(past.sheet.id) } : null;
    return statsPage(who, pasts, last, visit.language);
  },
};
