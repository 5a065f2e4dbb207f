import type { Command } from '../src/discord/arriving/command.ts';
import { moveCommand } from '../src/discord/arriving/move-commands.ts';

export const removeCommand: Command = moveCommand(
  'remove',
  { en: 'Take down something of your own', de: 'Entferne etwas Eigenes' },
  { en: 'Where it stands', de: 'Wo es steht' },
);
