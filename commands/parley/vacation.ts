import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { numberOption, subcommand } from '../../src/discord/arriving/command-data.ts';
import { vacationPage } from '../../src/discord/pages/vacation.ts';

export const vacation: Subcommand = {
  data: subcommand('vacation', { en: 'Stop your clocks while you are away', de: 'Halte deine Uhren an, solange du weg bist' }, [
    numberOption('days', { en: 'For so many days; 0 ends it', de: 'Für wie viele Tage; 0 beendet den Urlaub' }, 0, 14),
  ]),
  async execute({ desk, visit, number }) {
    const days = number('days');
    if (days === 0) await desk.matches.endVacation(visit.person.id);
    else if (days !== null) await desk.matches.vacation(visit.person.id, days);
    return vacationPage(desk, visit);
  },
};
