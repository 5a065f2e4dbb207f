import type { Command } from '../src/discord/command.ts';
import { wordCommand } from '../src/discord/moves.ts';

export const endCommand: Command = wordCommand('end', { en: 'End your action phase', de: 'Beende deine Aktionsphase' });
