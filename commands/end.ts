import type { Command } from '../src/discord/arriving/command.ts';
import { wordCommand } from '../src/discord/arriving/move-commands.ts';

export const endCommand: Command = wordCommand('end', { en: 'End your turn', de: 'Beende deinen Zug' });
