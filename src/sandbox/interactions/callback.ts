import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import { createMessage, editMessage, type Core } from '../messages.ts';
import { messageFlags, type Channel, type Id, type Message } from '../model.ts';
import { invalidForm, problem, refuse } from '../refusal.ts';
import type { MessageBody, ModalBody, Upload } from '../rules/body.ts';
import { allowedFlags, checkMessage, checkSubstance, failOn, type MessageContext } from '../rules/message.ts';
import { checkModal, checkSuggestions, type AutocompleteBody } from '../rules/modal.ts';
import { checkSchema } from '../rules/schema.ts';
import { checkAnswered } from '../rules/server.ts';
import { tidy, tidyEdit } from '../rules/tidy.ts';
import { setArchived } from '../threads.ts';
import { messageWire } from '../wire-message.ts';
import type { Wire } from '../wire.ts';
import { answerWithin, type Interaction, type Interactions } from './registry.ts';

/** Which first answers each kind of interaction takes. */
const answersTo: Readonly<Record<Interaction['type'], readonly number[]>> = {
  2: [4, 5, 9],
  3: [4, 5, 6, 7, 9],
  4: [8],
  5: [4, 5, 6, 7],
};

const base = ['data'] as const;

/** The first answer to an interaction. Gives back what `with_response` asks for. */
export function respond(
  core: Core,
  interactions: Interactions,
  interaction: Interaction,
  body: unknown,
  uploads: readonly Upload[],
): Wire {
  const { world } = core;
  if (interaction.state === 'answered') throw refuse('alreadyAcknowledged');
  if (interaction.state === 'failed' || world.clock.now() - interaction.createdAt > answerWithin) {
    throw refuse('unknownInteraction');
  }
  const channel = world.channels.get(interaction.channelId);
  if (channel === undefined) throw refuse('unknownInteraction');
  const type = typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined;
  const fits = typeof type === 'number' && answersTo[interaction.type].includes(type);
  const needsSource = type === 6 || type === 7;
  if (!fits || (needsSource && interaction.sourceId === null)) {
    throw invalidForm([
      problem(['type'], 'INTERACTION_CALLBACK_TYPE_INVALID', `Callback type ${String(type)} does not answer this interaction.`),
    ]);
  }
  switch (type) {
    case 4:
      return reply(core, interactions, interaction, channel, body, uploads);
    case 5:
      return defer(core, interactions, interaction, channel, body);
    case 6:
    case 7:
      return update(core, interactions, interaction, channel, body, uploads);
    case 8:
      return suggest(interactions, interaction, body);
    default:
      return openModal(interactions, interaction, body);
  }
}

/** The schema has passed when this is called, so there is an object to look into. */
const dataOf = (body: unknown): unknown => (body as { readonly data?: unknown }).data ?? {};

function contextOf(core: Core, uploads: readonly Upload[], existing: Message | null, flags: number): MessageContext {
  return { base, uploads, existing, flags, emojiExists: (id) => core.world.emojis.has(id) };
}

function reply(
  core: Core,
  interactions: Interactions,
  interaction: Interaction,
  channel: Channel,
  body: unknown,
  uploads: readonly Upload[],
): Wire {
  failOn(checkSchema(CreateMessageInteractionCallbackRequestSchema, body));
  const data = tidy(dataOf(body)) as MessageBody;
  const context = contextOf(core, uploads, null, allowedFlags.answer);
  failOn(checkMessage(data, context));
  checkSubstance(data, context);
  checkAnswered(core.world, channel, data, uploads);
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
  return response(core, interaction, message, 4);
}

function defer(core: Core, interactions: Interactions, interaction: Interaction, channel: Channel, body: unknown): Wire {
  failOn(checkSchema(CreateMessageInteractionCallbackRequestSchema, body));
  const flags = (tidy(dataOf(body)) as MessageBody).flags ?? 0;
  if ((flags & ~allowedFlags.defer) !== 0) {
    throw invalidForm([problem(['data', 'flags'], 'MESSAGE_FLAGS_INVALID', 'A deferred answer takes the EPHEMERAL flag only.')]);
  }
  const message = answerMessage(core, interaction, channel, {}, [], (flags & messageFlags.ephemeral) !== 0, true);
  interaction.loading = true;
  interactions.answered(interaction, { kind: 'reply', messageId: message.id, deferred: true });
  return response(core, interaction, message, 4);
}

function answerMessage(
  core: Core,
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
    // An answer to a button is shown as a reply to the message with the button, an answer to a modal without one plainly.
    type: interaction.type === 2 ? fromCommand : source === null ? 0 : 19,
    reference: source === null || interaction.type === 2
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

function update(
  core: Core,
  interactions: Interactions,
  interaction: Interaction,
  channel: Channel,
  body: unknown,
  uploads: readonly Upload[],
): Wire {
  failOn(checkSchema(UpdateMessageInteractionCallbackRequestSchema, body));
  const source = interaction.sourceId === null ? undefined : core.world.message(interaction.sourceId);
  if (source === undefined) throw refuse('unknownMessage');
  const deferred = (body as { readonly type: number }).type === 6;
  if (!deferred) {
    const data = tidyEdit(dataOf(body)) as MessageBody;
    const context = contextOf(core, uploads, source, allowedFlags.edit);
    failOn(checkMessage(data, context));
    checkSubstance(data, context);
    checkAnswered(core.world, channel, data, uploads);
    if (source.ephemeralFor === null) setArchived(core.world, channel, false);
    editMessage(core, source, data, uploads);
  }
  interaction.originalId = source.id;
  interaction.messageIds.add(source.id);
  interactions.answered(interaction, { kind: 'update', messageId: source.id, deferred });
  return response(core, interaction, source, 7);
}

function suggest(interactions: Interactions, interaction: Interaction, body: unknown): Wire {
  failOn(checkSchema(ApplicationCommandAutocompleteCallbackRequestSchema, body));
  const data = tidy(dataOf(body)) as AutocompleteBody;
  failOn(checkSuggestions(data, interaction.focusedType ?? 3));
  interactions.answered(interaction, { kind: 'choices', choices: data.choices ?? [] });
  return { interaction: { id: interaction.id, type: interaction.type } };
}

function openModal(interactions: Interactions, interaction: Interaction, body: unknown): Wire {
  failOn(checkSchema(ModalInteractionCallbackRequestSchema, body));
  const modal = tidy(dataOf(body)) as ModalBody;
  failOn(checkModal(modal));
  interaction.modal = modal;
  interactions.answered(interaction, { kind: 'modal', modalId: interaction.id, modal });
  return { interaction: { id: interaction.id, type: interaction.type } };
}

function response(core: Core, interaction: Interaction, message: Message, type: 4 | 7): Wire {
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
