import { IncomingWebhookRequestPartialSchema, IncomingWebhookUpdateRequestPartialSchema } from 'discord-api-spec/zod';
import { createMessage, deleteMessage, editMessage, type SandboxCore } from '../messages.ts';
import { messageFlags, type Id, type Message } from '../model.ts';
import { apiError } from '../api-error.ts';
import type { Upload } from '../validation/request-bodies.ts';
import {
  allowedFlags,
  checkMessage,
  checkNotEmpty,
  editBody,
  throwFieldErrors,
  newMessageBody,
} from '../validation/message.ts';
import { checkInteractionAnswer } from '../validation/server-restrictions.ts';
import type { Interaction, InteractionRegistry } from './interaction-registry.ts';

/** Finds an interaction by its token, for follow-ups and edits after the first response. */
export function requireInteraction(
  core: SandboxCore,
  interactions: InteractionRegistry,
  applicationId: Id,
  token: string,
): Interaction {
  if (applicationId !== core.world.identity.applicationId) throw apiError('unknownWebhook');
  const interaction = interactions.findByToken(token);
  if (interaction === undefined) throw apiError('invalidWebhookToken');
  if (interaction.state !== 'answered') throw apiError('unknownWebhook');
  return interaction;
}

/** Finds a message of this interaction; its token reaches no other. */
export function requireOwnMessage(core: SandboxCore, interaction: Interaction, messageId: string): Message {
  const id = messageId === '@original' ? interaction.originalId : messageId;
  const message = id !== null && interaction.messageIds.has(id) ? core.world.message(id) : undefined;
  if (message === undefined) throw apiError('unknownMessage');
  return message;
}

export function followUp(
  core: SandboxCore,
  interaction: Interaction,
  rawBody: unknown,
  uploads: readonly Upload[],
): Message {
  const body = newMessageBody(IncomingWebhookRequestPartialSchema, rawBody);
  const channel = core.world.channels.get(interaction.channelId);
  if (channel === undefined) throw apiError('unknownChannel');
  const context = {
    base: [],
    uploads,
    existing: null,
    flags: allowedFlags.answer,
    emojiExists: (id: Id) => core.world.emojis.has(id),
  };
  throwFieldErrors(checkMessage(body, context));
  checkNotEmpty(body, context);
  checkInteractionAnswer(core.world, channel, body, uploads);
  const waiting =
    interaction.loading && interaction.originalId !== null ? core.world.message(interaction.originalId) : undefined;
  // The first follow-up after a deferral fills the loading message, which keeps its visibility.
  if (waiting !== undefined) return settleInteraction(interaction, editMessage(core, waiting, body, uploads));
  const ephemeral = ((body.flags ?? 0) & messageFlags.ephemeral) !== 0;
  const original = interaction.originalId;
  const message = createMessage(core, {
    channel,
    authorId: core.world.identity.botId,
    body,
    uploads,
    type: original === null ? 0 : 19,
    reference: original === null ? null : { channelId: channel.id, messageId: original, guildId: channel.guildId },
    origin:
      interaction.origin === null
        ? null
        : { ...interaction.origin, ...(original === null ? {} : { originalMessageId: original }) },
    ephemeralFor: ephemeral ? interaction.userId : null,
  });
  interaction.messageIds.add(message.id);
  return settleInteraction(interaction, message);
}

export function editOwnMessage(
  core: SandboxCore,
  interaction: Interaction,
  message: Message,
  rawBody: unknown,
  uploads: readonly Upload[],
): Message {
  const body = editBody(IncomingWebhookUpdateRequestPartialSchema, rawBody);
  const context = {
    base: [],
    uploads,
    existing: message,
    flags: allowedFlags.edit,
    emojiExists: (id: Id) => core.world.emojis.has(id),
  };
  throwFieldErrors(checkMessage(body, context));
  checkNotEmpty(body, context);
  const channel = core.world.channels.get(message.channelId);
  if (channel !== undefined) checkInteractionAnswer(core.world, channel, body, uploads);
  if (channel?.thread?.archived === true && message.ephemeralFor === null) throw apiError('threadArchived');
  return settleInteraction(interaction, editMessage(core, message, body, uploads));
}

export function deleteOwnMessage(core: SandboxCore, interaction: Interaction, message: Message): void {
  deleteMessage(core, message);
  settleInteraction(interaction, message);
}

function settleInteraction(interaction: Interaction, message: Message): Message {
  const source = interaction.sourceId === message.id;
  if (message.id === interaction.originalId) interaction.loading = false;
  interaction.settle(
    source
      ? { kind: 'update', messageId: message.id, deferred: false }
      : { kind: 'reply', messageId: message.id, deferred: false },
  );
  return message;
}
