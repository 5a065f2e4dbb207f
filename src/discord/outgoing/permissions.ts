import { PermissionFlagsBits } from 'discord.js';
import type { Language, Text } from '../../engine/text.ts';

/** The permissions the bot asks for, as Discord's menus name them. */
const permissionNames = {
  ViewChannel: { en: 'View Channel', de: 'Kanal ansehen' },
  SendMessages: { en: 'Send Messages', de: 'Nachrichten senden' },
  SendMessagesInThreads: { en: 'Send Messages in Threads', de: 'Nachrichten in Threads senden' },
  CreatePublicThreads: { en: 'Create Public Threads', de: 'Öffentliche Threads erstellen' },
  AttachFiles: { en: 'Attach Files', de: 'Dateien anhängen' },
  EmbedLinks: { en: 'Embed Links', de: 'Links einbetten' },
  ReadMessageHistory: { en: 'Read Message History', de: 'Nachrichtenverlauf anzeigen' },
  PinMessages: { en: 'Pin Messages', de: 'Nachrichten anheften' },
} as const satisfies Partial<Record<keyof typeof PermissionFlagsBits, Text>>;

type Name = keyof typeof permissionNames;

/** Required to post in the channel, and in threads. */
const toSpeak: readonly Name[] = ['ViewChannel', 'SendMessages', 'AttachFiles'];
const toSpeakInThread: readonly Name[] = ['ViewChannel', 'SendMessagesInThreads', 'AttachFiles'];
/** Required for threads; without them the match is played in the channel. */
const toThread: readonly Name[] = ['CreatePublicThreads', 'SendMessagesInThreads'];

/** All permissions as the number in an invitation link. */
export const invitePermissions: bigint = (Object.keys(permissionNames) as Name[]).reduce(
  (bits, name) => bits | PermissionFlagsBits[name],
  0n,
);

/** Names the missing permissions; null if none is missing, or if Discord didn't say. */
function missing(granted: bigint | null, wanted: readonly Name[], language: Language): string | null {
  if (granted === null || (granted & PermissionFlagsBits.Administrator) !== 0n) return null;
  const lacking = wanted.filter((name) => (granted & PermissionFlagsBits[name]) === 0n);
  return lacking.length > 0 ? lacking.map((name) => `“${permissionNames[name][language]}”`).join(', ') : null;
}

export const missingToSpeak = (granted: bigint | null, inThread: boolean, language: Language): string | null =>
  missing(granted, inThread ? toSpeakInThread : toSpeak, language);
export const missingToThread = (granted: bigint | null, language: Language): string | null =>
  missing(granted, toThread, language);
