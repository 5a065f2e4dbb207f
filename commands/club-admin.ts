import { InteractionContextType, PermissionFlagsBits } from 'discord.js';
import { family } from '../src/discord/interactions/command-data.ts';
import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { createSubcommand, manageSubcommand } from './club-admin/subcommands.ts';

/** Subcommands for people who may manage events. Discord hides them from others, and each one checks again. */
export const clubAdminCommand: SlashCommand = family(
  'club-admin',
  { en: 'Organise ladders, leagues and cups', de: 'Organisiere Leitern, Ligen und Pokale' },
  [createSubcommand, manageSubcommand],
  { default_member_permissions: PermissionFlagsBits.ManageEvents.toString(), contexts: [InteractionContextType.Guild] },
);
