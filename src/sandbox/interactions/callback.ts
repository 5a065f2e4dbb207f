import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import { createMessage, editMessage, type SandboxCore } from '../messages.ts';
import { messageFlags, type Channel, type Id, type Message } from '../model.ts';
import { invalidForm, fieldError, apiError } from '../api-error.ts';
import type { MessageBody, ModalBody, Upload } from '../validation/request-bodies.ts';
import {
  allowedFlags,
  checkMessage,
  checkNotEmpty,
  throwFieldErrors,
  type MessageContext,
} from '../validation/message.ts';
import { checkModal, checkSuggestions, type AutocompleteBody } from '../validation/modal.ts';
import { checkSchema } from '../validation/schema.ts';
import { checkInteractionAnswer } from '../validation/server-restrictions.ts';
import { stripNulls, stripEditNulls } from '../validation/strip-nulls.ts';
import { setArchived } from '../threads.ts';
import { messageWire } from '../wire-message.ts';
import type { Wire } from '../wire.ts';
import { RESPONSE_WINDOW, type Interaction, type InteractionRegistry } from './interaction-registry.ts';

/** Allowed first responses by interaction type. */
const allowedResponses: Readonly<Record<Interaction['type'], readonly number[]>> = {
  2: [4, 5, 9],
  3: [4, 5, 6, 7, 9],
  4: [8],
  5: [4, 5, 6, 7],
};

const DATA_PATH = ['data'] as const;

/** Handles the first response to an interaction. Returns the data for `with_response`. */
export function answerInteraction(
  core: SandboxCore,
  interactions: InteractionRegistry,
  interaction: Interaction,
  body: unknown,
  uploads: readonly Upload[],
): Wire {
  const { world } = core;
  if (interaction.state === 'answered') throw apiError('alreadyAcknowledged');
  if (interaction.state === 'failed' || world.clock.now() - interaction.createdAt > RESPONSE_WINDOW) {
    throw apiError('unknownInteraction');
  }
  const channel = world.channels.get(interaction.channelId);
  if (channel === undefined) throw apiError('unknownInteraction');
  const type = typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined;
  const fits = typeof type === 'number' && allowedResponses[interaction.type].includes(type);
  const needsSource = type === 6 || type === 7;
  if (!fits || (needsSource && interaction.sourceId === null)) {
    throw invalidForm([
      fieldError(
        ['type'],
        'INTERACTION_CALLBACK_TYPE_INVALID',
        `Callback type ${String(type)} does not answer this interaction.`,
      ),
    ]);
  }
  switch (type) {
    case 4:
      return reply(core, interactions, interaction, channel, body, uploads);
    case 5:
      return deferReply(core, interactions, interaction, channel, body);
    case 6:
    case 7:
      return updateMessage(core, interactions, interaction, channel, body, uploads);
    case 8:
      return sendChoices(interactions, interaction, body);
    default:
      return openModal(interactions, interaction, body);
  }
}

/** Data of a body that has passed the schema. */
const dataOf = (body: unknown): unknown => (body as { readonly data?: unknown }).data ?? {};

function contextOf(
  core: SandboxCore,
  uploads: readonly Upload[],
  existing: Message | null,
  flags: number,
): MessageContext {
  return { base: DATA_PATH, uploads, existing, flags, emojiExists: (id) => core.world.emojis.has(id) };
}

function reply(
  core: SandboxCore,
  interactions: InteractionRegistry,
  interaction: Interaction,
  channel: Channel,
  body: unknown,
  uploads: readonly Upload[],
): Wire {
  throwFieldErrors(checkSchema(CreateMessageInteractionCallbackRequestSchema, body));
  const data = stripNulls(dataOf(body)) as MessageBody;
  const context = contextOf(core, uploads, null, allowedFlags.answer);
  throwFieldErrors(checkMessage(data, context));
  checkNotEmpty(data, context);
  checkInteractionAnswer(core.world, channel, data, uploads);
  const message = answerMessage(
    core,
    interaction,
    channel,
    data,
    uploads,
    ((data.flags ?? 0) & messageFlags.ephemeral) !== 0,
    false,
  );
  interactions.answered(interaction, { kind: 'reply', messageId: message.id, deferred: false });
  return callbackResponse(core, interaction, message, 4);
}

function deferReply(
  core: SandboxCore,
  interactions: InteractionRegistry,
  interaction: Interaction,
  channel: Channel,
  body: unknown,
): Wire {
  throwFieldErrors(checkSchema(CreateMessageInteractionCallbackRequestSchema, body));
  const flags = (stripNulls(dataOf(body)) as MessageBody).flags ?? 0;
  if ((flags & ~allowedFlags.defer) !== 0) {
    throw invalidForm([
      fieldError(['data', 'flags'], 'MESSAGE_FLAGS_INVALID', 'A deferred answer takes the EPHEMERAL flag only.'),
    ]);
  }
  const message = answerMessage(core, interaction, channel, {}, [], (flags & messageFlags.ephemeral) !== 0, true);
  interaction.loading = true;
  interactions.answered(interaction, { kind: 'reply', messageId: message.id, deferred: true });
  return callbackResponse(core, interaction, message, 4);
}

function answerMessage(
  core: SandboxCore,
  interaction: Interaction,
  channel: Channel,
  data: MessageBody,
  uploads: readonly Upload[],
  ephemeral: boolean,
  loading: boolean,
): Message {
  const menu = interaction.origin?.targetUserId !== undefined || interaction.origin?.targetMessageId !== undefined;
  const fromCommand = menu ? 23 : 20;
  const source = interaction.sourceId;
  const message = createMessage(core, {
    channel,
    authorId: core.world.identity.botId,
    body: data,
    uploads,
    // A response to a button is a reply to its message; a response to a modal without one is a plain message.
    type: interaction.type === 2 ? fromCommand : source === null ? 0 : 19,
    reference:
      source === null || interaction.type === 2
        ? null
        : { channelId: channel.id, messageId: source, guildId: channel.guildId },
    origin: interaction.origin,
    ephemeralFor: ephemeral ? interaction.userId : null,
    loading,
  });
  interaction.originalId = message.id;
  interaction.messageIds.add(message.id);
  return message;
}

function updateMessage(
  core: SandboxCore,
  interactions: InteractionRegistry,
  interaction: Interaction,
  channel: Channel,
  body: unknown,
  uploads: readonly Upload[],
): Wire {
  throwFieldErrors(checkSchema(UpdateMessageInteractionCallbackRequestSchema, body));
  const source = interaction.sourceId === null ? undefined : core.world.message(interaction.sourceId);
  if (source === undefined) throw apiError('unknownMessage');
  const deferred = (body as { readonly type: number }).type === 6;
  if (!deferred) {
    const data = stripEditNulls(dataOf(body)) as MessageBody;
    const context = contextOf(core, uploads, source, allowedFlags.edit);
    throwFieldErrors(checkMessage(data, context));
    checkNotEmpty(data, context);
    checkInteractionAnswer(core.world, channel, data, uploads);
    if (source.ephemeralFor === null) setArchived(core.world, channel, false);
    editMessage(core, source, data, uploads);
  }
  interaction.originalId = source.id;
  interaction.messageIds.add(source.id);
  interactions.answered(interaction, { kind: 'update', messageId: source.id, deferred });
  return callbackResponse(core, interaction, source, 7);
}

function sendChoices(interactions: InteractionRegistry, interaction: Interaction, body: unknown): Wire {
  throwFieldErrors(checkSchema(ApplicationCommandAutocompleteCallbackRequestSchema, body));
  const data = stripNulls(dataOf(body)) as AutocompleteBody;
  throwFieldErrors(checkSuggestions(data, interaction.focusedType ?? 3));
  interactions.answered(interaction, { kind: 'choices', choices: data.choices ?? [] });
  return { interaction: { id: interaction.id, type: interaction.type } };
}

function openModal(interactions: InteractionRegistry, interaction: Interaction, body: unknown): Wire {
  throwFieldErrors(checkSchema(ModalInteractionCallbackRequestSchema, body));
  const modal = stripNulls(dataOf(body)) as ModalBody;
  throwFieldErrors(checkModal(modal));
  interaction.modal = modal;
  interactions.answered(interaction, { kind: 'modal', modalId: interaction.id, modal });
  return { interaction: { id: interaction.id, type: interaction.type } };
}

function callbackResponse(core: SandboxCore, interaction: Interaction, message: Message, type: 4 | 7): Wire {
  const place: { channel_id: Id; guild_id?: Id } = { channel_id: interaction.channelId };
  if (interaction.guildId !== null) place.guild_id = interaction.guildId;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      response_message_id: message.id,
      response_message_loading: (message.flags & messageFlags.loading) !== 0,
      response_message_ephemeral: message.ephemeralFor !== null,
      ...place,
    },
    resource: { type, message: messageWire(core.world, core.store, message) },
  };
}
