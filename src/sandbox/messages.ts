import type { AttachmentStore } from './attachments.ts';
import { normalizeComponents, normalizeEmbeds, storeUploads } from './normalize-message.ts';
import { findMentions, mentionableText } from './mentions.ts';
import { messageFlags, type Channel, type Id, type Message, type InteractionOrigin } from './model.ts';
import type { MessageBody, Upload } from './validation/request-bodies.ts';
import { addThreadMembers, recordActivity } from './threads.ts';
import type { DiscordWorld } from './discord-world.ts';

/** World and attachments, used by every part of the sandbox. */
export interface SandboxCore {
  readonly world: DiscordWorld;
  readonly store: AttachmentStore;
}

export interface NewMessage {
  readonly channel: Channel;
  readonly authorId: Id;
  readonly body: MessageBody;
  readonly uploads?: readonly Upload[];
  readonly type?: number;
  readonly origin?: InteractionOrigin | null;
  readonly ephemeralFor?: Id | null;
  readonly reference?: Message['reference'];
  readonly loading?: boolean;
  /** Person added to a thread, mentioned without text. */
  readonly added?: Id;
}

const editable = messageFlags.suppressEmbeds | messageFlags.componentsV2;

export function createMessage(core: SandboxCore, draft: NewMessage): Message {
  const { world, store } = core;
  const { channel, authorId, body } = draft;
  const ephemeralFor = draft.ephemeralFor ?? null;
  const attachments = storeUploads(body, draft.uploads ?? [], store, world.nextId);
  const components = normalizeComponents(body.components ?? [], attachments, world.nextId);
  const content = (body.content ?? '').trim();
  const fromInteraction = (draft.origin ?? null) !== null;
  // A response to a click is shown as a reply, but pings no one.
  const replied = draft.type === 19 && !fromInteraction ? world.message(draft.reference?.messageId ?? '') : undefined;
  const mentions = findMentions(world, {
    text: mentionableText(content, components),
    authorId,
    channel,
    allowed: body.allowed_mentions,
    fromInteraction,
    repliedTo: replied?.authorId ?? null,
  });
  const added = draft.added === undefined ? [] : [draft.added];
  const privacy = ephemeralFor === null ? 0 : messageFlags.ephemeral;
  const loading = draft.loading === true ? messageFlags.loading : 0;
  const message: Message = {
    id: world.nextId(),
    channelId: channel.id,
    authorId,
    type: draft.type ?? 0,
    content,
    at: world.clock.now(),
    editedAt: null,
    attachments,
    embeds: normalizeEmbeds(body.embeds ?? [], attachments),
    components,
    flags: (body.flags ?? 0) | privacy | loading,
    pinned: false,
    ...(body.nonce === undefined ? {} : { nonce: body.nonce }),
    mentions: [...mentions.users, ...added],
    mentionRoles: mentions.roles,
    mentionEveryone: mentions.everyone,
    pinged: ephemeralFor === null ? [...mentions.pinged, ...added] : [],
    ephemeralFor,
    origin: draft.origin ?? null,
    reference: draft.reference ?? null,
    failed: false,
  };
  world.addMessage(message);
  if (ephemeralFor === null) {
    channel.lastMessageId = message.id;
    if (channel.thread !== null) {
      recordActivity(world, channel, true);
      addThreadMembers(world, channel, [authorId, ...message.pinged]);
    }
    world.reads.set(`${authorId}:${channel.id}`, message.id);
  }
  world.emit({ type: 'message-create', message });
  return message;
}

/** Edits the fields in the body. Filling a loading message doesn't count as an edit. */
export function editMessage(
  core: SandboxCore,
  message: Message,
  body: MessageBody,
  uploads: readonly Upload[] = [],
): Message {
  const { world, store } = core;
  const channel = world.channels.get(message.channelId);
  if (channel === undefined) return message;
  const fresh = storeUploads(body, uploads, store, world.nextId);
  const listed = body.attachments === undefined ? null : new Map(body.attachments.map((one) => [one.id, one]));
  const kept = message.attachments
    .filter((one) => listed === null || listed.has(one.id))
    .map((one) => ({ ...one, description: listed?.get(one.id)?.description ?? one.description }));
  message.attachments = [...kept, ...fresh];
  if (body.content !== undefined) message.content = body.content.trim();
  if (body.embeds !== undefined) message.embeds = normalizeEmbeds(body.embeds, message.attachments);
  if (body.components !== undefined)
    message.components = normalizeComponents(body.components, message.attachments, world.nextId);
  if (body.flags !== undefined) {
    const v2 = message.flags & messageFlags.componentsV2;
    message.flags = (message.flags & ~editable) | (body.flags & editable) | v2;
  }
  const wasLoading = (message.flags & messageFlags.loading) !== 0;
  message.flags &= ~messageFlags.loading;
  message.failed = false;
  const mentions = findMentions(world, {
    text: mentionableText(message.content, message.components),
    authorId: message.authorId,
    channel,
    allowed: body.allowed_mentions,
    fromInteraction: message.origin !== null,
    repliedTo: null,
  });
  message.mentions = mentions.users;
  message.mentionRoles = mentions.roles;
  // A mention added by an edit adds people to the thread, but pings no one.
  if (channel.thread !== null && message.ephemeralFor === null) addThreadMembers(world, channel, mentions.pinged);
  if (!wasLoading) message.editedAt = world.clock.now();
  world.emit({ type: 'message-update', message });
  return message;
}

export function deleteMessage(core: SandboxCore, message: Message): void {
  const { world } = core;
  const channel = world.channels.get(message.channelId);
  world.removeMessage(message);
  if (channel !== undefined) {
    if (channel.thread !== null && message.ephemeralFor === null) {
      channel.thread.messageCount = Math.max(0, channel.thread.messageCount - 1);
    }
    channel.pins = channel.pins.filter((pin) => pin.messageId !== message.id);
  }
  world.emit({ type: 'message-delete', message });
}

export function pinMessage(core: SandboxCore, channel: Channel, message: Message, byId: Id): void {
  if (message.pinned) return;
  message.pinned = true;
  channel.pins = [...channel.pins, { messageId: message.id, at: core.world.clock.now() }];
  core.world.emit({ type: 'message-update', message });
  core.world.emit({ type: 'pins', channel });
  createMessage(core, {
    channel,
    authorId: byId,
    type: 6,
    body: {},
    reference: { channelId: channel.id, messageId: message.id, guildId: channel.guildId },
  });
}

export function unpinMessage(core: SandboxCore, channel: Channel, message: Message): void {
  if (!message.pinned) return;
  message.pinned = false;
  channel.pins = channel.pins.filter((pin) => pin.messageId !== message.id);
  core.world.emit({ type: 'message-update', message });
  core.world.emit({ type: 'pins', channel });
}
