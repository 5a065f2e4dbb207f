import { InteractionContextType, PermissionFlagsBits } from 'discord.js';
import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { family } from '../src/discord/interactions/command-data.ts';
import { banSubcommand, reportsSubcommand, unbanSubcommand } from './parley-admin/ban.ts';
import { inspectSubcommand } from './parley-admin/inspect.ts';
import { adjournSubcommand, repairSubcommand } from './parley-admin/moderate.ts';
import { puzzleSubcommand } from './parley-admin/puzzle.ts';
import { purgeSubcommand } from './parley-admin/purge.ts';
import { weeklySubcommand } from './parley-admin/weekly.ts';

/** Subcommands for server managers. Discord hides them from others, and each one checks again. */
export const parleyAdminCommand: SlashCommand = family(
  'parley-admin',
  { en: 'Manage the matches on this server', de: 'Verwalte die Partien auf diesem Server' },
  [
    inspectSubcommand,
    adjournSubcommand,
    repairSubcommand,
    puzzleSubcommand,
    weeklySubcommand,
    banSubcommand,
    unbanSubcommand,
    reportsSubcommand,
    purgeSubcommand,
  ],
  { default_member_permissions: PermissionFlagsBits.ManageGuild.toString(), contexts: [InteractionContextType.Guild] },
);
