import type { Command } from '../src/discord/command.ts';
import { moveCommand } from '../src/discord/moves.ts';

export const tradeCommand: Command = moveCommand(
  'trade',
  { en: 'Trade resources', de: 'Tausche Rohstoffe' },
  { en: 'What for what, e.g. ore wool', de: 'Was gegen was, z. B. ore wool' },
);
