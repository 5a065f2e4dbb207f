import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { wordCommand } from '../src/discord/interactions/move-commands.ts';

export const rollCommand: SlashCommand = wordCommand('roll', { en: 'Roll the dice', de: 'Würfle' });
