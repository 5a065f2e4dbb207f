import { IncomingWebhookRequestPartialSchema, IncomingWebhookUpdateRequestPartialSchema } from 'discord-api-spec/zod';
import { createMessage, deleteMessage, editMessage, type Core } from '../messages.ts';
import { messageFlags, type Id, type Message } from '../model.ts';
import { refuse } from '../refusal.ts';
import type { Upload } from '../rules/body.ts';
import { allowedFlags, checkMessage, checkSubstance, editBody, failOn, newMessageBody } from '../rules/message.ts';
import { checkAnswered } from '../rules/server.ts';
import type { Interaction, Interactions } from './registry.ts';

/** What can be done with an interaction's token after its first answer: follow-ups, and changing its own messages. */
export function interactionOf(core: Core, interactions: Interactions, applicationId: Id, token: string): Interaction {
  if (applicationId !== core.world.identity.applicationId) throw refuse('unknownWebhook');
  const interaction = interactions.findByToken(token);
  if (interaction === undefined) throw refuse('invalidWebhookToken');
  if (interaction.state !== 'answered') throw refuse('unknownWebhook');
  return interaction;
}

/** A token reaches only the messages of its own interaction. */
export function ownMessage(core: Core, interaction: Interaction, messageId: string): Message {
  const id = messageId === '@original' ? interaction.originalId : messageId;
  const message = id !== null && interaction.messageIds.has(id) ? core.world.message(id) : undefined;
  if (message === undefined) throw refuse('unknownMessage');
  return message;
}

export function followUp(core: Core, interaction: Interaction, rawBody: unknown, uploads: readonly Upload[]): Message {
  const body = newMessageBody(IncomingWebhookRequestPartialSchema, rawBody);
  const channel = core.world.channels.get(interaction.channelId);
  if (channel === undefined) throw refuse('unknownChannel');
  const context = {
    base: [],
    uploads,
    existing: null,
    flags: allowedFlags.answer,
    emojiExists: (id: Id) => core.world.emojis.has(id),
  };
  failOn(checkMessage(body, context));
  checkSubstance(body, context);
  checkAnswered(core.world, channel, body, uploads);
  const waiting = interaction.loading && interaction.originalId !== null ? core.world.message(interaction.originalId) : undefined;
  // The first follow-up after a deferral fills the loading message, which keeps its own visibility.
  if (waiting !== undefined) return finish(interaction, editMessage(core, waiting, body, uploads));
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
  return finish(interaction, message);
}

export function editOwn(
  core: Core,
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
  failOn(checkMessage(body, context));
  checkSubstance(body, context);
  const channel = core.world.channels.get(message.channelId);
  if (channel !== undefined) checkAnswered(core.world, channel, body, uploads);
  if (channel?.thread?.archived === true && message.ephemeralFor === null) throw refuse('threadArchived');
  return finish(interaction, editMessage(core, message, body, uploads));
}

export function deleteOwn(core: Core, interaction: Interaction, message: Message): void {
  deleteMessage(core, message);
  finish(interaction, message);
}

function finish(interaction: Interaction, message: Message): Message {
  const source = interaction.sourceId === message.id;
  if (message.id === interaction.originalId) interaction.loading = false;
  interaction.settle(
    source
      ? { kind: 'update', messageId: message.id, deferred: false }
      : { kind: 'reply', messageId: message.id, deferred: false },
  );
  return message;
}
