import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { moveCommand } from '../src/discord/interactions/move-commands.ts';

export const tradeCommand: SlashCommand = moveCommand(
  'trade',
  { en: 'Trade resources', de: 'Tausche Rohstoffe' },
  { en: 'What for what; choose from the list', de: 'Was gegen was; wähle aus der Liste' },
);
