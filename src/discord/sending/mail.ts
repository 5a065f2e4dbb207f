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
import { sentAt } from '../parts/times.ts';
import { isCode, isGone } from './faults.ts';
import { type Kept, keptIn, naming, withoutPictures } from './kept-files.ts';
import type { Restraint } from './restraint.ts';
import { findSaid, marked } from './said.ts';

/** Where a message lies, and which of its files a later edit can show again. */
export interface Spot {
  readonly channel: string;
  readonly message: string;
  readonly files?: readonly Kept[];
}

export interface Sending {
  /** The same for the same news: a second message with it is not made. */
  readonly nonce: string;
  /** The people this message may ping. */
  readonly mentions?: readonly string[];
  /** Arrives without a sound. */
  readonly silent?: boolean;
  /** Tried although it was refused a moment ago: somebody says that it works now. */
  readonly anew?: boolean;
}

/** Messages that are not answers to a click: everything the bot says by itself. */
export interface Mail {
  /** Null when it was said before and somebody has deleted it since. */
  send(channel: string, page: Page, sending: Sending): Promise<Spot | null>;
  sendTo(user: string, page: Page, sending: Sending): Promise<Spot | null>;
  /** Who is mentioned by an edit hears nothing, but belongs to the thread from then on. */
  edit(spot: Spot, page: Page, mentions?: readonly string[]): Promise<void>;
  /** A message that is not there any more counts as removed. */
  remove(spot: Spot): Promise<void>;
  openThread(spot: Spot, name: string): Promise<string>;
  /** Lets a thread go to the archive soon, open to everybody who comes back: of what Discord offers, the first that is longer than two days. */
  archiveSoon(thread: string): Promise<void>;
  pin(spot: Spot): Promise<void>;
  join(thread: string, user: string): Promise<void>;
  /** Says nothing that was said since that moment: for news so old that Discord may not know its nonce any more. */
  lookingFirst(since: number): Mail;
}

export interface MailOptions {
  readonly rest: REST;
  /** Throws where the other waits: changes of old messages are refused like a rate limit, and not worth waiting for. */
  readonly hasty: REST;
  now(): number;
  readonly restraint: Restraint;
  /** Channels for direct messages stay the same while the application does, and too many must not be asked for at once. */
  readonly directs: { known(user: string): Promise<string | null>; keep(user: string, channel: string): Promise<void> };
}

/** At most 25 characters that stand for this news on this surface. */
export const nonceOf = (post: string, surface: string): string =>
  createHash('sha256').update(`${post} ${surface}`).digest('base64url').slice(0, LIMIT.nonce);

// Two of Discord's flags in one number, which its enumeration has no name for.
const SILENT = (MessageFlags.IsComponentsV2 | MessageFlags.SuppressNotifications) as MessageFlags;
/** Somewhat before the hour from which on Discord counts changes. */
const OLD = 55 * 60_000;

export function createMail({ rest, hasty, now, directs, restraint }: MailOptions): Mail {
  const openDirect = async (user: string): Promise<string> => {
    const { id } = (await rest.post(Routes.userChannels(), { body: { recipient_id: user } })) as APIDMChannel;
    await directs.keep(user, id);
    return id;
  };

  const send = async (channel: string, page: Page, { nonce, mentions = [], silent, anew }: Sending, since: number | null): Promise<Spot | null> => {
    const spotOf = (message: APIMessage): Spot => {
      const files = keptIn(page.components, message);
      return { channel, message: message.id, ...(files.length > 0 && { files }) };
    };
    restraint.check(channel, anew);
    const said = since === null ? null : await findSaid(rest, channel, nonce, since);
    if (said) return spotOf(said);
    const post = async (part: Page): Promise<APIMessage> => {
      const body: RESTPostAPIChannelMessageJSONBody = {
        ...bodyOf(marked(part, nonce)),
        flags: silent ? SILENT : MessageFlags.IsComponentsV2,
        allowed_mentions: mentioning(mentions),
        nonce,
        enforce_nonce: true,
      };
      return (await rest.post(Routes.channelMessages(channel), { body, files: filesOf(part) })) as APIMessage;
    };
    try {
      return spotOf(await orWithoutFiles(page, post));
    } catch (error) {
      // The nonce is known, its message is not there any more.
      if (isCode(error, 'unknownMessage')) return null;
      restraint.refused(channel, error);
      throw error;
    }
  };

  /** A channel that is unknown or not ours, as that of another application, is opened once more. */
  const sendTo = async (user: string, page: Page, sending: Sending, since: number | null): Promise<Spot | null> => {
    const known = await directs.known(user);
    if (known) {
      restraint.check(known, sending.anew);
      try {
        return await send(known, page, sending, since);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }
    return send(await openDirect(user), page, sending, since);
  };

  const edit = async (spot: Spot, page: Page, mentions: readonly string[] = []): Promise<void> => {
    const patch = async (part: Pick<RESTPatchAPIChannelMessageJSONBody, 'components' | 'attachments'>, files?: RawFile[]): Promise<void> => {
      const sender = now() - sentAt(spot.message) > OLD ? hasty : rest;
      const body: RESTPatchAPIChannelMessageJSONBody = { ...part, allowed_mentions: mentioning(mentions) };
      await sender.patch(Routes.channelMessage(spot.channel, spot.message), { body, files });
    };
    if (page.files) return orWithoutFiles(page, async (part) => patch(bodyOf(part), filesOf(part)));
    const attachments = naming(page.components, spot.files ?? []);
    const bare = { components: [...withoutPictures(page.components)], attachments: [] };
    if (!attachments) return patch(bare);
    try {
      await patch({ components: [...page.components], attachments });
    } catch (error) {
      if (attachments.length === 0 || !isCode(error, 'invalidForm')) throw error;
      await patch(bare);
    }
  };

  const mailSince = (since: number | null): Mail => ({
    send: async (channel, page, sending) => send(channel, page, sending, since),
    sendTo: async (user, page, sending) => sendTo(user, page, sending, since),
    edit,
    async remove({ channel, message }) {
      try {
        await rest.delete(Routes.channelMessage(channel, message));
      } catch (error) {
        if (!isCode(error, 'unknownMessage', 'unknownChannel')) throw error;
      }
    },
    async openThread({ channel, message }, name) {
      const body = { name: cut(name, LIMIT.threadName), auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
      const thread = (await rest.post(Routes.threads(channel, message), { body })) as APIThreadChannel;
      return thread.id;
    },
    async archiveSoon(thread) {
      await rest.patch(Routes.channel(thread), { body: { auto_archive_duration: ThreadAutoArchiveDuration.ThreeDays } });
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

/** Sends a page once more without its files where Discord takes none from this server for the moment. */
async function orWithoutFiles<T>(page: Page, send: (page: Page) => Promise<T>): Promise<T> {
  try {
    return await send(page);
  } catch (error) {
    if (!page.files?.length || !isCode(error, 'uploadsLimited')) throw error;
    return send({ components: withoutPictures(page.components), files: [] });
  }
}

const mentioning = (users: readonly string[]): { parse: []; users?: string[] } =>
  users.length > 0 ? { parse: [], users: [...users] } : { parse: [] };

/** The components and the list of files: files of an earlier version go when they are not named again. */
export function bodyOf({ components, files, keeps = [] }: Page): { components: APIMessageTopLevelComponent[]; attachments?: RESTAPIAttachment[] } {
  const kept = keeps.map(({ id, filename }): RESTAPIAttachment => ({ id, filename }));
  return { components: [...components], ...(files && { attachments: [...files.map(attachmentOf), ...kept] }) };
}

const attachmentOf = ({ name, alt }: Attached, index: number): RESTAPIAttachment => ({
  id: `${index}`,
  filename: name,
  ...(alt && { description: cut(alt, LIMIT.alt) }),
});

export function filesOf({ files }: Page): RawFile[] | undefined {
  return files?.length ? files.map(({ name, data, type }) => ({ name, data: Buffer.from(data), contentType: type })) : undefined;
}
