import { createHash } from 'node:crypto';
import type { RawFile, REST } from 'discord.js';
import {
  type APIDMChannel,
  type APIGuildMember,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APIThreadChannel,
  MessageFlags,
  type RESTAPIAttachment,
  type RESTPatchAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessageJSONBody,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Attachment, MessagePage } from '../ui/components.ts';
import { dressComponents, type EmojiIds } from '../ui/emoji.ts';
import { cut, LIMIT } from '../ui/limits.ts';
import { sentAt } from '../ui/timestamps.ts';
import { hasCode, isUnknownTarget } from './discord-errors.ts';
import { type SentFile, sentFiles, filesOfMessage, reusedAttachments, withoutPictures } from './reuse-attachments.ts';
import type { InvalidRequestGuard } from './invalid-request-guard.ts';
import { findSent, withMark } from './find-sent.ts';

/** A message and its files that a later edit can show again. */
export interface MessageRef {
  readonly channel: string;
  readonly message: string;
  readonly files?: readonly SentFile[];
}

export interface SendOptions {
  /** The same for the same message, so that it isn't sent twice. */
  readonly nonce: string;
  /** The users this message may ping. */
  readonly mentions?: readonly string[];
  /** Whether it arrives without a sound. */
  readonly silent?: boolean;
  /** Whether to retry although it was refused recently, because a person says that it works now. */
  readonly ignoreRecentRefusal?: boolean;
}

/** Sends messages that aren't responses to interactions. */
export interface MessageSender {
  /** Returns null if the message was sent before and deleted since. */
  send(channel: string, page: MessagePage, sendOptions: SendOptions): Promise<MessageRef | null>;
  sendDirect(user: string, page: MessagePage, sendOptions: SendOptions): Promise<MessageRef | null>;
  /** Returns the reference with the current files. Mentioned people aren't notified, but join the thread. */
  edit(ref: MessageRef, page: MessagePage, mentions?: readonly string[]): Promise<MessageRef>;
  /** A message that no longer exists counts as removed. */
  remove(ref: MessageRef): Promise<void>;
  openThread(ref: MessageRef, name: string): Promise<string>;
  /** Throws instead of waiting: Discord allows two new names in ten minutes. */
  renameThread(thread: string, name: string): Promise<void>;
  /** Archives a thread soon: the first of Discord's periods that is longer than two days. Players can reopen it. */
  archiveSoon(thread: string): Promise<void>;
  pin(ref: MessageRef): Promise<void>;
  join(thread: string, user: string): Promise<void>;
  /** Returns a member's name on a server; null for someone who isn't a member. */
  memberName(guild: string, user: string): Promise<string | null>;
  /** Returns a sender that skips messages already sent since that moment, for posts too old for Discord's nonces. */
  checkingSentSince(since: number): MessageSender;
}

export interface MessageSenderOptions {
  readonly rest: REST;
  /** Throws instead of waiting: edits of old messages are limited and not worth waiting for. */
  readonly impatientRest: REST;
  now(): number;
  readonly guard: InvalidRequestGuard;
  /** The application's own emoji, as far as they are known. */
  readonly emoji: EmojiIds;
  /** Direct message channels stay the same for an application, and opening too many at once isn't allowed. */
  readonly directChannels: {
    known(user: string): Promise<string | null>;
    keep(user: string, channel: string): Promise<void>;
  };
}

/** Returns at most 25 characters that identify this post on this surface. */
export const nonceFor = (post: string, surface: string): string =>
  createHash('sha256').update(`${post} ${surface}`).digest('base64url').slice(0, LIMIT.nonce);

// Two flags in one number, which the enumeration has no name for.
const SILENT = (MessageFlags.IsComponentsV2 | MessageFlags.SuppressNotifications) as MessageFlags;
/** Just below the hour after which Discord limits edits. */
const EDIT_LIMIT_AGE = 55 * 60_000;

export function createMessageSender({
  rest,
  impatientRest,
  now,
  directChannels,
  guard,
  emoji,
}: MessageSenderOptions): MessageSender {
  const dressed = <T extends { readonly components?: unknown }>(body: T): T =>
    body.components
      ? { ...body, components: dressComponents(body.components as APIMessageTopLevelComponent[], emoji) }
      : body;
  const openDirect = async (user: string): Promise<string> => {
    const { id } = (await rest.post(Routes.userChannels(), { body: { recipient_id: user } })) as APIDMChannel;
    await directChannels.keep(user, id);
    return id;
  };

  const send = async (
    channel: string,
    page: MessagePage,
    { nonce, mentions = [], silent, ignoreRecentRefusal: ignoreRecent }: SendOptions,
    since: number | null,
  ): Promise<MessageRef | null> => {
    const refOf = (message: APIMessage): MessageRef => refWith(channel, page.components, message);
    guard.check(channel, ignoreRecent);
    const alreadySent = since === null ? null : await findSent(rest, channel, nonce, since);
    if (alreadySent) return refOf(alreadySent);
    const post = async (part: MessagePage): Promise<APIMessage> => {
      const body: RESTPostAPIChannelMessageJSONBody = {
        ...dressed(messageBody(withMark(part, nonce))),
        flags: silent ? SILENT : MessageFlags.IsComponentsV2,
        allowed_mentions: allowedMentions(mentions),
        nonce,
        enforce_nonce: true,
      };
      return (await rest.post(Routes.channelMessages(channel), { body, files: rawFiles(part) })) as APIMessage;
    };
    try {
      return refOf(await retryWithoutFiles(page, post));
    } catch (error) {
      // The nonce is known, but its message is gone.
      if (hasCode(error, 'unknownMessage')) return null;
      guard.refused(channel, error);
      throw error;
    }
  };

  /** Sends to a user; a channel that is unknown, or belongs to another application, is opened again. */
  const sendTo = async (
    user: string,
    page: MessagePage,
    sendOptions: SendOptions,
    since: number | null,
  ): Promise<MessageRef | null> => {
    const known = await directChannels.known(user);
    if (known) {
      guard.check(known, sendOptions.ignoreRecentRefusal);
      try {
        return await send(known, page, sendOptions, since);
      } catch (error) {
        if (!isUnknownTarget(error)) throw error;
      }
    }
    return send(await openDirect(user), page, sendOptions, since);
  };

  const edit = async (ref: MessageRef, page: MessagePage, mentions: readonly string[] = []): Promise<MessageRef> => {
    const route = Routes.channelMessage(ref.channel, ref.message);
    const patch = async (
      part: Pick<RESTPatchAPIChannelMessageJSONBody, 'components' | 'attachments'>,
      files?: RawFile[],
    ): Promise<MessageRef> => {
      const sender = now() - sentAt(ref.message) > EDIT_LIMIT_AGE ? impatientRest : rest;
      const body: RESTPatchAPIChannelMessageJSONBody = {
        ...dressed(part),
        allowed_mentions: allowedMentions(mentions),
      };
      return refWith(ref.channel, page.components, (await sender.patch(route, { body, files })) as APIMessage);
    };
    if (page.files) return retryWithoutFiles(page, async (part) => patch(messageBody(part), rawFiles(part)));
    const showing = async (files: readonly SentFile[]): Promise<MessageRef> => {
      const attachments = reusedAttachments(page.components, files);
      return attachments
        ? patch({ components: [...page.components], attachments })
        : patch({ components: [...withoutPictures(page.components)], attachments: [] });
    };
    try {
      return await showing(ref.files ?? []);
    } catch (error) {
      if (!hasCode(error, 'invalidForm') || !ref.files?.length) throw error;
      // The file was replaced; if messages can't be read, the text has to do.
      return showing(
        await rest.get(route).then(
          (message) => filesOfMessage(message as APIMessage),
          () => [],
        ),
      );
    }
  };

  const senderSince = (since: number | null): MessageSender => ({
    send: async (channel, page, sendOptions) => send(channel, page, sendOptions, since),
    sendDirect: async (user, page, sendOptions) => sendTo(user, page, sendOptions, since),
    edit,
    async remove({ channel, message }) {
      try {
        await rest.delete(Routes.channelMessage(channel, message));
      } catch (error) {
        if (!hasCode(error, 'unknownMessage', 'unknownChannel')) throw error;
      }
    },
    async openThread({ channel, message }, name) {
      const body = { name: cut(name, LIMIT.threadName), auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
      const thread = (await rest.post(Routes.threads(channel, message), { body })) as APIThreadChannel;
      return thread.id;
    },
    async renameThread(thread, name) {
      await impatientRest.patch(Routes.channel(thread), { body: { name: cut(name, LIMIT.threadName) } });
    },
    async archiveSoon(thread) {
      await rest.patch(Routes.channel(thread), {
        body: { auto_archive_duration: ThreadAutoArchiveDuration.ThreeDays },
      });
    },
    async pin({ channel, message }) {
      await rest.put(Routes.channelMessagesPin(channel, message));
    },
    async join(thread, user) {
      await rest.put(Routes.threadMembers(thread, user));
    },
    async memberName(guild, user) {
      try {
        const { nick, user: account } = (await rest.get(Routes.guildMember(guild, user))) as APIGuildMember;
        return nick ?? account.global_name ?? account.username;
      } catch (error) {
        if (hasCode(error, 'unknownMember', 'unknownUser')) return null;
        throw error;
      }
    },
    checkingSentSince: senderSince,
  });
  return senderSince(null);
}

function refWith(channel: string, sent: readonly APIMessageTopLevelComponent[], message: APIMessage): MessageRef {
  const files = sentFiles(sent, message);
  return { channel, message: message.id, ...(files.length > 0 && { files }) };
}

/** Retries without files if Discord accepts none from this server at the moment. */
async function retryWithoutFiles<T>(page: MessagePage, send: (page: MessagePage) => Promise<T>): Promise<T> {
  try {
    return await send(page);
  } catch (error) {
    if (!page.files?.length || !hasCode(error, 'uploadsLimited')) throw error;
    return send({ components: withoutPictures(page.components), files: [] });
  }
}

const allowedMentions = (users: readonly string[]): { parse: []; users?: string[] } =>
  users.length > 0 ? { parse: [], users: [...users] } : { parse: [] };

/** Returns components and files; files of an earlier version are removed unless named again. */
export function messageBody({ components, files, keptFiles: keeps = [] }: MessagePage): {
  components: APIMessageTopLevelComponent[];
  attachments?: RESTAPIAttachment[];
} {
  const kept = keeps.map(({ id, filename }): RESTAPIAttachment => ({ id, filename }));
  return { components: [...components], ...(files && { attachments: [...files.map(attachmentOf), ...kept] }) };
}

const attachmentOf = ({ name, alt }: Attachment, index: number): RESTAPIAttachment => ({
  id: `${index}`,
  filename: name,
  ...(alt && { description: cut(alt, LIMIT.alt) }),
});

export function rawFiles({ files }: MessagePage): RawFile[] | undefined {
  return files?.length
    ? files.map(({ name, data, type }) => ({ name, data: Buffer.from(data), contentType: type }))
    : undefined;
}
