import { createHash } from 'node:crypto';
import type { RawFile, REST } from 'discord.js';
import {
  type APIDMChannel,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APIThreadChannel,
  MessageFlags,
  type RESTAPIAttachment,
  type RESTPatchAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessageJSONBody,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import type { Attached, Page } from '../parts/components.ts';
import { cut, LIMIT } from '../parts/limits.ts';
import { findSaid, marked } from './said.ts';

/** Where a message lies. */
export interface Spot {
  readonly channel: string;
  readonly message: string;
}

export interface Sending {
  /** The same for the same news: a second message with it is not made. */
  readonly nonce: string;
  /** The one person this message may ping. */
  readonly mention?: string | null;
  /** Arrives without a sound. */
  readonly silent?: boolean;
}

/** Messages that are not answers to a click: everything the bot says by itself. */
export interface Mail {
  send(channel: string, page: Page, sending: Sending): Promise<Spot>;
  sendTo(user: string, page: Page, sending: Sending): Promise<Spot>;
  edit(spot: Spot, page: Page, mention?: string | null): Promise<void>;
  openThread(spot: Spot, name: string): Promise<string>;
  pin(spot: Spot): Promise<void>;
  join(thread: string, user: string): Promise<void>;
  /** Says nothing that was said since that moment: for news so old that Discord may not know its nonce any more. */
  lookingFirst(since: number): Mail;
}

/** At most 25 characters that stand for this news on this surface. */
export const nonceOf = (post: string, surface: string): string =>
  createHash('sha256').update(`${post} ${surface}`).digest('base64url').slice(0, LIMIT.nonce);

// Two of Discord's flags in one number, which its enumeration has no name for.
const SILENT = (MessageFlags.IsComponentsV2 | MessageFlags.SuppressNotifications) as MessageFlags;

/** Direct message channels stay the same for ever, so they are asked for once. */
const REMEMBERED = 10_000;

export function createMail(rest: REST): Mail {
  const directs = new Map<string, string>();

  const direct = async (user: string): Promise<string> => {
    const known = directs.get(user);
    if (known) return known;
    const { id } = (await rest.post(Routes.userChannels(), { body: { recipient_id: user } })) as APIDMChannel;
    if (directs.size >= REMEMBERED) directs.delete(directs.keys().next().value ?? '');
    directs.set(user, id);
    return id;
  };

  const send = async (channel: string, page: Page, { nonce, mention, silent }: Sending, since: number | null): Promise<Spot> => {
    const said = since === null ? null : await findSaid(rest, channel, nonce, since);
    if (said) return said;
    const body: RESTPostAPIChannelMessageJSONBody = {
      ...bodyOf(marked(page, nonce)),
      flags: silent ? SILENT : MessageFlags.IsComponentsV2,
      allowed_mentions: mentioning(mention),
      nonce,
      enforce_nonce: true,
    };
    const message = (await rest.post(Routes.channelMessages(channel), { body, files: filesOf(page) })) as APIMessage;
    return { channel, message: message.id };
  };

  const mailSince = (since: number | null): Mail => ({
    send: async (channel, page, sending) => send(channel, page, sending, since),
    sendTo: async (user, page, sending) => send(await direct(user), page, sending, since),
    async edit({ channel, message }, page, mention = null) {
      const body: RESTPatchAPIChannelMessageJSONBody = { ...bodyOf(page), allowed_mentions: mentioning(mention) };
      await rest.patch(Routes.channelMessage(channel, message), { body, files: filesOf(page) });
    },
    async openThread({ channel, message }, name) {
      const body = { name: cut(name, LIMIT.threadName), auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
      const thread = (await rest.post(Routes.threads(channel, message), { body })) as APIThreadChannel;
      return thread.id;
    },
    async pin({ channel, message }) {
      await rest.put(Routes.channelMessagesPin(channel, message));
    },
    async join(thread, user) {
      await rest.put(Routes.threadMembers(thread, user));
    },
    lookingFirst: mailSince,
  });
  return mailSince(null);
}

const mentioning = (user: string | null | undefined): { parse: []; users?: string[] } =>
  user ? { parse: [], users: [user] } : { parse: [] };

/** The components and the list of files: files of an earlier version go when they are not named again. */
export function bodyOf({ components, files }: Page): { components: APIMessageTopLevelComponent[]; attachments?: RESTAPIAttachment[] } {
  return { components: [...components], ...(files && { attachments: files.map(attachmentOf) }) };
}

const attachmentOf = ({ alt }: Attached, index: number): RESTAPIAttachment => ({
  id: `${index}`,
  ...(alt && { description: cut(alt, LIMIT.alt) }),
});

export function filesOf({ files }: Page): RawFile[] | undefined {
  return files?.length ? files.map(({ name, data, type }) => ({ name, data: Buffer.from(data), contentType: type })) : undefined;
}
