import {
  MessageCreateRequestSchema,
  MessageEditRequestPartialSchema,
  MessageResponseSchema,
  PinnedMessagesResponseSchema,
} from 'discord-api-spec/zod';
import { createMessage, deleteMessage, editMessage, pinMessage, unpinMessage } from '../messages.ts';
import type { Channel, Message } from '../model.ts';
import { Bits } from '../permissions.ts';
import { invalidForm, fieldError, apiError } from '../api-error.ts';
import type { MessageBody, RawComponent } from '../validation/request-bodies.ts';
import {
  allowedFlags,
  checkMessage,
  checkNotEmpty,
  editBody,
  throwFieldErrors,
  newMessageBody,
  type MessageContext,
} from '../validation/message.ts';
import { checkUploads } from '../validation/server-restrictions.ts';
import { compareIds } from '../snowflake.ts';
import { messageWire } from '../wire-message.ts';
import { toIso } from '../discord-world.ts';
import {
  checkCanModify,
  checkCanDelete,
  checkCanSend,
  botHasPermissions,
  requirePermissions,
  requireChannel,
  requireMessage,
} from './bot-access.ts';
import { noContent, param, type RestAnswer, type RestContext, type RestCall, type Route } from './router.ts';

const hour = 3_600_000;
const nonceWindow = 5 * 60_000;
/** Limit for edits of old messages. Discord publishes no numbers; these were observed. */
const oldEdits = { most: 3, perMs: 6_000 } as const;
const pinLimit = 250;

export function messageRoutes(api: RestContext): Route[] {
  const shown = (message: Message, status = 200): RestAnswer => ({
    status,
    body: messageWire(api.world, api.store, message),
    schema: MessageResponseSchema,
  });
  const target = (call: RestCall): [Channel, Message] => {
    const channel = requireChannel(api, param(call, 'channel'));
    return [channel, requireMessage(api, channel, param(call, 'message'))];
  };
  const pin = (call: RestCall): RestAnswer => {
    const [channel, message] = target(call);
    requirePermissions(api, channel, Bits.PinMessages);
    if (channel.pins.length >= pinLimit) throw apiError('tooManyPins');
    checkCanModify(api, channel);
    pinMessage(api, channel, message, api.world.identity.botId);
    return noContent;
  };
  const unpin = (call: RestCall): RestAnswer => {
    const [channel, message] = target(call);
    requirePermissions(api, channel, Bits.PinMessages);
    unpinMessage(api, channel, message);
    return noContent;
  };
  const messages = '/channels/:channel/messages';
  return [
    { method: 'GET', pattern: `${messages}/pins`, bucket: 'pins', handle: (call) => listPins(api, call) },
    { method: 'PUT', pattern: `${messages}/pins/:message`, bucket: 'pins', handle: pin },
    { method: 'DELETE', pattern: `${messages}/pins/:message`, bucket: 'pins', handle: unpin },
    { method: 'PUT', pattern: '/channels/:channel/pins/:message', bucket: 'pins', handle: pin },
    { method: 'DELETE', pattern: '/channels/:channel/pins/:message', bucket: 'pins', handle: unpin },
    { method: 'GET', pattern: messages, bucket: 'message-list', handle: (call) => listMessages(api, call) },
    { method: 'POST', pattern: messages, bucket: 'message-create', handle: (call) => shown(sendMessage(api, call)) },
    {
      method: 'GET',
      pattern: `${messages}/:message`,
      bucket: 'message-get',
      handle: (call) => {
        const [channel, message] = target(call);
        requirePermissions(api, channel, Bits.ReadMessageHistory);
        return shown(message);
      },
    },
    {
      method: 'PATCH',
      pattern: `${messages}/:message`,
      bucket: 'message-edit',
      handle: (call) => shown(editMessageRoute(api, call, ...target(call))),
    },
    {
      method: 'DELETE',
      pattern: `${messages}/:message`,
      bucket: 'message-delete',
      handle: (call) => {
        const [channel, message] = target(call);
        if (message.authorId !== api.world.identity.botId) requirePermissions(api, channel, Bits.ManageMessages);
        checkCanDelete(api, channel);
        deleteMessage(api, message);
        return noContent;
      },
    },
    {
      method: 'POST',
      pattern: `${messages}/bulk-delete`,
      bucket: 'message-delete',
      handle: (call) => bulkDelete(api, call),
    },
    {
      method: 'POST',
      pattern: '/channels/:channel/typing',
      bucket: 'typing',
      handle: (call) => {
        const channel = requireChannel(api, param(call, 'channel'));
        checkCanSend(api, channel);
        api.world.emit({ type: 'typing', channel, userId: api.world.identity.botId });
        return noContent;
      },
    },
  ];
}

function contextOf(api: RestContext, call: RestCall, existing: Message | null): MessageContext {
  const flags = existing === null ? allowedFlags.create : allowedFlags.edit;
  return { base: [], uploads: call.uploads, existing, flags, emojiExists: (id) => api.world.emojis.has(id) };
}

function sendMessage(api: RestContext, call: RestCall): Message {
  const { world } = api;
  const channel = requireChannel(api, param(call, 'channel'));
  checkCanSend(api, channel);
  const body = newMessageBody(MessageCreateRequestSchema, call.body);
  const context = contextOf(api, call, null);
  throwFieldErrors(checkMessage(body, context));
  checkNotEmpty(body, context);
  checkContentPermissions(api, channel, body, call.uploads.length > 0);
  checkUploads(world, channel, call.uploads);

  const nonce = body.enforce_nonce === true && body.nonce !== undefined ? String(body.nonce) : null;
  const earlier = nonce === null ? undefined : api.nonces.get(nonce);
  if (earlier !== undefined && world.clock.now() - earlier.at < nonceWindow) {
    // A message deleted meanwhile still counts for the nonce.
    if (world.message(earlier.id) === undefined) throw apiError('unknownMessage');
    return earlier;
  }

  const reference = referenceOf(api, channel, body);
  const message = createMessage(api, {
    channel,
    authorId: world.identity.botId,
    body,
    uploads: call.uploads,
    type: reference === null ? 0 : 19,
    reference,
  });
  if (nonce !== null) {
    api.nonces.set(nonce, message);
    world.clock.after(nonceWindow, () => api.nonces.delete(nonce));
  }
  return message;
}

function checkContentPermissions(api: RestContext, channel: Channel, body: MessageBody, files: boolean): void {
  if (files) requirePermissions(api, channel, Bits.AttachFiles);
  if ((body.embeds ?? []).length > 0) requirePermissions(api, channel, Bits.EmbedLinks);
  const onTheWeb = (url: string | undefined): boolean => url?.startsWith('http') === true;
  const linked = (one: RawComponent): boolean =>
    onTheWeb(one.media?.url) ||
    (one.items ?? []).some((item) => onTheWeb(item.media.url)) ||
    (one.components ?? []).some(linked) ||
    (one.accessory !== undefined && linked(one.accessory));
  if ((body.components ?? []).some(linked)) requirePermissions(api, channel, Bits.EmbedLinks);
}

function referenceOf(api: RestContext, channel: Channel, body: MessageBody): Message['reference'] {
  const asked = body.message_reference;
  if (asked === undefined) return null;
  const found = api.world.message(asked.message_id);
  if (found === undefined || found.channelId !== channel.id || found.ephemeralFor !== null) {
    if (asked.fail_if_not_exists === false) return null;
    throw invalidForm([fieldError(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message')]);
  }
  if (!botHasPermissions(api, channel, Bits.ReadMessageHistory)) throw apiError('cannotReply');
  return { channelId: channel.id, messageId: found.id, guildId: channel.guildId };
}

function editMessageRoute(api: RestContext, call: RestCall, channel: Channel, message: Message): Message {
  const { world } = api;
  if (message.authorId !== world.identity.botId) throw apiError('notYourMessage');
  if (![0, 19, 20, 23].includes(message.type)) throw apiError('systemMessage');
  checkCanModify(api, channel);
  const body = editBody(MessageEditRequestPartialSchema, call.body);
  const context = contextOf(api, call, message);
  throwFieldErrors(checkMessage(body, context));
  checkNotEmpty(body, context);
  if (channel.recipients.length === 0) checkContentPermissions(api, channel, body, call.uploads.length > 0);
  checkUploads(world, channel, call.uploads);
  const now = world.clock.now();
  if (now - message.at > hour) {
    const recent = (api.oldEdits.get(channel.id) ?? []).filter((time) => now - time < oldEdits.perMs);
    const [first = now] = recent;
    if (recent.length >= oldEdits.most) throw apiError('oldEdits', (first + oldEdits.perMs - now) / 1000);
    api.oldEdits.set(channel.id, [...recent, now]);
  }
  return editMessage(api, message, body, call.uploads);
}

function bulkDelete(api: RestContext, call: RestCall): RestAnswer {
  const channel = requireChannel(api, param(call, 'channel'));
  requirePermissions(api, channel, Bits.ManageMessages);
  const { messages } = (call.body ?? {}) as { readonly messages?: unknown };
  if (!Array.isArray(messages) || messages.length < 2 || messages.length > 100) {
    throw invalidForm([fieldError(['messages'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 2 and 100 in length.')]);
  }
  for (const id of messages) {
    const message = api.world.message(String(id));
    if (message?.channelId === channel.id && message.ephemeralFor === null) deleteMessage(api, message);
  }
  return noContent;
}

function listMessages(api: RestContext, call: RestCall): RestAnswer {
  const channel = requireChannel(api, param(call, 'channel'));
  const limit = Number(call.query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw invalidForm([fieldError(['limit'], 'NUMBER_TYPE_MAX', 'int value should be between 1 and 100.')]);
  }
  const open = botHasPermissions(api, channel, Bits.ReadMessageHistory)
    ? api.world.messagesIn(channel.id).filter((one) => one.ephemeralFor === null)
    : [];
  const before = call.query.get('before');
  const after = call.query.get('after');
  const around = call.query.get('around');
  let chosen: readonly Message[];
  if (before !== null) chosen = open.filter((one) => compareIds(one.id, before) < 0).slice(-limit);
  else if (after !== null) chosen = open.filter((one) => compareIds(one.id, after) > 0).slice(0, limit);
  else if (around !== null) {
    const middle = open.findIndex((one) => compareIds(one.id, around) >= 0);
    const from = Math.max(0, (middle === -1 ? open.length : middle) - Math.floor(limit / 2));
    chosen = open.slice(from, from + limit);
  } else chosen = open.slice(-limit);
  const newestFirst = [...chosen].toReversed();
  return {
    status: 200,
    body: newestFirst.map((one) => messageWire(api.world, api.store, one)),
    schema: MessageResponseSchema,
  };
}

function listPins(api: RestContext, call: RestCall): RestAnswer {
  const channel = requireChannel(api, param(call, 'channel'));
  const items = channel.pins.toReversed().flatMap((pin) => {
    const message = api.world.message(pin.messageId);
    return message === undefined
      ? []
      : [{ pinned_at: toIso(pin.at), message: messageWire(api.world, api.store, message) }];
  });
  return { status: 200, body: { items, has_more: false }, schema: PinnedMessagesResponseSchema };
}
