import type { Command } from '../src/discord/arriving/command.ts';
import { moveCommand } from '../src/discord/arriving/move-commands.ts';

export const tradeCommand: Command = moveCommand(
  'trade',
  { en: 'Trade resources', de: 'Tausche Rohstoffe' },
  { en: 'What for what, e.g. ore wool', de: 'Was gegen was; wähle aus der Liste' },
);
