import { InteractionContextType, PermissionFlagsBits } from 'discord.js';
import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { family } from '../src/discord/interactions/command-data.ts';
import { ban, reports, unban } from './parley-admin/ban.ts';
import { inspect } from './parley-admin/inspect.ts';
import { adjourn, repair } from './parley-admin/moderate.ts';
import { puzzle } from './parley-admin/puzzle.ts';
import { purge } from './parley-admin/purge.ts';
import { weekly } from './parley-admin/weekly.ts';

/** Subcommands for server managers. Discord hides them from others, and each one checks again. */
export const parleyAdminCommand: SlashCommand = family(
  'parley-admin',
  { en: 'Manage the matches on this server', de: 'Verwalte die Partien auf diesem Server' },
  [inspect, adjourn, repair, puzzle, weekly, ban, unban, reports, purge],
  { default_member_permissions: PermissionFlagsBits.ManageGuild.toString(), contexts: [InteractionContextType.Guild] },
);
