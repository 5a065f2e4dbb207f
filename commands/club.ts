import { InteractionContextType } from 'discord.js';
import { family } from '../src/discord/interactions/command-data.ts';
import type { SlashCommand } from '../src/discord/interactions/command.ts';
import {
  challengeSubcommand,
  fameSubcommand,
  joinSubcommand,
  leaveSubcommand,
  logSubcommand,
  matchesSubcommand,
  overviewSubcommand,
  standingsSubcommand,
} from './club/subcommands.ts';

/** Ladders, leagues and cups of a server, for everyone. */
export const clubCommand: SlashCommand = family(
  'club',
  { en: 'Ladders, leagues and cups on this server', de: 'Leitern, Ligen und Pokale auf diesem Server' },
  [
    overviewSubcommand,
    standingsSubcommand,
    matchesSubcommand,
    joinSubcommand,
    leaveSubcommand,
    challengeSubcommand,
    fameSubcommand,
    logSubcommand,
  ],
  { contexts: [InteractionContextType.Guild] },
);
