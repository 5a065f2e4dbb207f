import { InteractionContextType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Command } from '../src/discord/arriving/command.ts';
import { family } from '../src/discord/arriving/command-data.ts';
import { inspect } from './parley-admin/inspect.ts';
import { adjourn, repair } from './parley-admin/moderate.ts';
import { puzzle } from './parley-admin/puzzle.ts';
import { purge } from './parley-admin/purge.ts';

/** For those who manage the server; Discord hides it from everybody else, and every part checks again. */
export const parleyAdminCommand: Command = family(
  'parley-admin',
  { en: 'Look after the matches on this server', de: 'Kümmere dich um die Partien auf diesem Server' },
  [inspect, adjourn, repair, puzzle, purge],
  { default_member_permissions: PermissionFlagsBits.ManageGuild.toString(), contexts: [InteractionContextType.Guild] },
);
