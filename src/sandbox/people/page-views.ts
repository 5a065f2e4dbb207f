import type { AttachmentStore } from '../attachments.ts';
import { mentionableText } from '../mentions.ts';
import type { SandboxCore } from '../messages.ts';
import {
  channelTypes,
  holdsMessages,
  messageFlags,
  type StoredAttachment,
  type Channel,
  type Guild,
  type Id,
  type Message,
  type User,
} from '../model.ts';
import type {
  PageAttachment,
  PageChannel,
  PageChannelKind,
  PageComponent,
  PageEmbed,
  PageGuild,
  PageMessage,
  PagePerson,
} from '../page-api/index.ts';
import { Bits, canSee, canSend, canView, hasPermissions } from '../permissions.ts';
import { compareIds } from '../snowflake.ts';
import { componentsWire, embedWire } from '../wire-message.ts';
import type { DiscordWorld } from '../discord-world.ts';

/** Converts a user for display. Everything people see, in tests and on the page, passes through this file. */
export function toPagePerson(user: User): PagePerson {
  const { id, username, bot, locale, dmsOpen } = user;
  return { id, username, displayName: user.globalName ?? username, bot, locale, dmsOpen };
}

export function toPageGuild(guild: Guild): PageGuild {
  return {
    id: guild.id,
    name: guild.name,
    ownerId: guild.ownerId,
    roles: [...guild.roles.values()].map(({ id, name, color }) => ({ id, name, color })),
    members: [...guild.members.values()].map(({ userId, nick, roleIds }) => ({ userId, nick, roleIds: [...roleIds] })),
  };
}

const kinds: Readonly<Record<number, PageChannelKind>> = {
  [channelTypes.text]: 'text',
  [channelTypes.dm]: 'dm',
  [channelTypes.groupDm]: 'dm',
  [channelTypes.publicThread]: 'public-thread',
  [channelTypes.announcementThread]: 'public-thread',
  [channelTypes.privateThread]: 'private-thread',
};

export function toPageChannel(world: DiscordWorld, channel: Channel, userId: Id): PageChannel {
  const other = channel.recipients.find((id) => id !== userId);
  const otherUser = other === undefined ? undefined : world.users.get(other);
  const { thread } = channel;
  return {
    id: channel.id,
    kind: kinds[channel.type] ?? 'text',
    guildId: channel.guildId,
    parentId: channel.parentId,
    name: channel.type === channelTypes.dm ? (otherUser?.globalName ?? otherUser?.username ?? '') : channel.name,
    topic: channel.topic,
    position: channel.position,
    archived: thread?.archived ?? false,
    locked: thread?.locked ?? false,
    memberIds: thread === null ? channel.recipients : [...thread.members.keys()],
    canSend: canSend(world, userId, channel),
    canUseCommands: canUseCommands(world, userId, channel),
    lastMessageId: channel.lastMessageId,
    pinnedMessageIds: channel.pins.map((pin) => pin.messageId),
    ...countUnread(world, channel, userId),
  };
}

export function canUseCommands(world: DiscordWorld, userId: Id, channel: Channel): boolean {
  if (!canView(world, userId, channel) || !holdsMessages(channel) || channel.thread?.archived === true) return false;
  const user = world.users.get(userId);
  if (channel.type === channelTypes.groupDm) return user?.installed === true;
  // Discord shows “Unknown Integration” to people with closed direct messages.
  if (channel.type === channelTypes.dm)
    return channel.recipients.includes(world.identity.botId) && user?.dmsOpen === true;
  return hasPermissions(world, userId, channel, Bits.UseApplicationCommands);
}

function countUnread(
  world: DiscordWorld,
  channel: Channel,
  userId: Id,
): { unread: number; mentions: number; lastReadId: Id | null } {
  const lastReadId = world.reads.get(`${userId}:${channel.id}`) ?? null;
  if (channel.lastMessageId === null || channel.lastMessageId === lastReadId)
    return { unread: 0, mentions: 0, lastReadId };
  if (channel.thread !== null && !channel.thread.members.has(userId)) return { unread: 0, mentions: 0, lastReadId };
  let unread = 0;
  let mentions = 0;
  for (const message of world.messagesIn(channel.id).toReversed()) {
    if (lastReadId !== null && compareIds(message.id, lastReadId) <= 0) break;
    if (message.ephemeralFor !== null || message.authorId === userId) continue;
    unread += 1;
    if (pings(channel, message, userId)) mentions += 1;
  }
  return { unread, mentions, lastReadId };
}

const isSilent = (message: Message): boolean => (message.flags & messageFlags.silent) !== 0;

function pings(channel: Channel, message: Message, userId: Id): boolean {
  if (channel.type === channelTypes.dm) return !isSilent(message) && message.authorId !== userId;
  return message.pinged.includes(userId);
}

export function toPageMessage(core: SandboxCore, message: Message, userId: Id): PageMessage {
  const { world, store } = core;
  const urlOf = (attachment: StoredAttachment): string => store.pageUrl(message.channelId, attachment);
  const threadId = message.type === 18 ? message.reference?.channelId : message.id;
  const thread = threadId === undefined ? undefined : world.channels.get(threadId);
  const threadShown = thread !== undefined && canView(world, userId, thread);
  return {
    id: message.id,
    channelId: message.channelId,
    authorId: message.authorId,
    type: message.type,
    // Only the mentions name the added person.
    content: message.type === 1 ? message.mentions.map((id) => `<@${id}>`).join(' ') : message.content,
    at: message.at,
    editedAt: message.editedAt,
    attachments: message.attachments.map((attachment) => toPageAttachment(store, message, attachment)),
    embeds: message.embeds.map((embed) => embedWire(embed, message.attachments, urlOf) as PageEmbed),
    components: componentsWire(message.components, message.attachments, urlOf) as readonly PageComponent[],
    ephemeral: message.ephemeralFor !== null,
    loading: (message.flags & messageFlags.loading) !== 0,
    failed: message.failed,
    silent: isSilent(message),
    mentionsMe: message.pinged.includes(userId),
    pinned: message.pinned,
    usedBy: message.origin === null ? null : { userId: message.origin.userId, command: message.origin.command },
    referenced: toPageReference(world, message, userId),
    thread: threadShown ? { id: thread.id, name: thread.name, messageCount: thread.thread?.messageCount ?? 0 } : null,
  };
}

function toPageAttachment(store: AttachmentStore, message: Message, attachment: StoredAttachment): PageAttachment {
  const { id, filename, contentType, size, description, width, height, spoiler } = attachment;
  return {
    id,
    filename,
    contentType,
    size,
    url: store.pageUrl(message.channelId, attachment),
    description,
    width,
    height,
    spoiler,
  };
}

function toPageReference(world: DiscordWorld, message: Message, userId: Id): PageMessage['referenced'] {
  const reference = message.reference;
  if (reference === null || reference.messageId === null) return null;
  const target = world.message(reference.messageId);
  const shown = target !== undefined && canSee(world, userId, target);
  return {
    channelId: reference.channelId,
    messageId: reference.messageId,
    authorId: shown ? target.authorId : null,
    excerpt: shown ? mentionableText(target.content, target.components).trim().slice(0, 100) : null,
  };
}
