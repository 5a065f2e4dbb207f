import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { moveCommand } from '../src/discord/interactions/move-commands.ts';

export const removeCommand: SlashCommand = moveCommand(
  'remove',
  { en: 'Remove something you built', de: 'Entferne etwas, das du gebaut hast' },
  { en: 'What to remove', de: 'Was du entfernst' },
);
