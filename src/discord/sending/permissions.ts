import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Language, Text } from '../../engine/text.ts';

/** What the bot asks for when it is invited, in the words Discord's own menus use. */
const names = {
  ViewChannel: { en: 'View Channel', de: 'Kanal ansehen' },
  SendMessages: { en: 'Send Messages', de: 'Nachrichten senden' },
  SendMessagesInThreads: { en: 'Send Messages in Threads', de: 'Nachrichten in Threads senden' },
  CreatePublicThreads: { en: 'Create Public Threads', de: 'Öffentliche Threads erstellen' },
  AttachFiles: { en: 'Attach Files', de: 'Dateien anhängen' },
  EmbedLinks: { en: 'Embed Links', de: 'Links einbetten' },
  ReadMessageHistory: { en: 'Read Message History', de: 'Nachrichtenverlauf anzeigen' },
  PinMessages: { en: 'Pin Messages', de: 'Nachrichten anheften' },
} as const satisfies Partial<Record<keyof typeof PermissionFlagsBits, Text>>;

type Name = keyof typeof names;

/** Without these nothing can be said in the channel, or in the thread, where the right to write is another one. */
const toSpeak: readonly Name[] = ['ViewChannel', 'SendMessages', 'AttachFiles'];
const toSpeakInThread: readonly Name[] = ['ViewChannel', 'SendMessagesInThreads', 'AttachFiles'];
/** Without these the match is played in the channel itself. */
const toThread: readonly Name[] = ['CreatePublicThreads', 'SendMessagesInThreads'];

/** All of them as the number in an invitation link. */
export const invitation: bigint = (Object.keys(names) as Name[]).reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);

/** The missing ones in words; null when nothing is missing, or Discord did not say. */
function missing(granted: bigint | null, wanted: readonly Name[], language: Language): string | null {
  if (granted === null || (granted & PermissionFlagsBits.Administrator) !== 0n) return null;
  const lacking = wanted.filter((name) => (granted & PermissionFlagsBits[name]) === 0n);
  return lacking.length > 0 ? lacking.map((name) => `“${names[name][language]}”`).join(', ') : null;
}

export const missingToSpeak = (granted: bigint | null, inThread: boolean, language: Language): string | null =>
  missing(granted, inThread ? toSpeakInThread : toSpeak, language);
export const missingToThread = (granted: bigint | null, language: Language): string | null => missing(granted, toThread, language);
