import type { Command } from '../src/discord/arriving/command.ts';
import { wordCommand } from '../src/discord/arriving/move-commands.ts';

export const rollCommand: Command = wordCommand('roll', { en: 'Roll the dice', de: 'Würfle' });
