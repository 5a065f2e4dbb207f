import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { wordCommand } from '../src/discord/interactions/move-commands.ts';

export const endCommand: SlashCommand = wordCommand('end', { en: 'End your turn', de: 'Beende deinen Zug' });
