import type { Command } from '../src/discord/command.ts';
import { wordCommand } from '../src/discord/moves.ts';

export const rollCommand: Command = wordCommand('roll', { en: 'Roll the dice', de: 'Würfle' });
