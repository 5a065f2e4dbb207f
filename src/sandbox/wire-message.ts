import type { AttachmentStore } from './attachments.ts';
import type { StoredAttachment, Component, Embed, Id, Media, Message, InteractionOrigin } from './model.ts';
import { channelWire, ownersOf, userWireOf, type Wire } from './wire.ts';
import { toIso, type DiscordWorld } from './discord-world.ts';

export type UrlOf = (attachment: StoredAttachment) => string;

export function messageWire(world: DiscordWorld, store: AttachmentStore, message: Message, nested = false): Wire {
  const urlOf: UrlOf = (attachment) => store.botUrl(message.channelId, attachment);
  const thread = world.channels.get(message.id);
  const referenced = nested ? undefined : world.message(message.reference?.messageId ?? '');
  return {
    type: message.type,
    content: message.content,
    mentions: message.mentions.map((id) => userWireOf(world, id)),
    mention_roles: message.mentionRoles,
    attachments: looseFiles(message).map((attachment) =>
      attachmentWire(attachment, urlOf(attachment), message.ephemeralFor !== null),
    ),
    embeds: message.embeds.map((embed) => embedWire(embed, message.attachments, urlOf)),
    timestamp: toIso(message.at),
    edited_timestamp: message.editedAt === null ? null : toIso(message.editedAt),
    flags: message.flags,
    components: componentsWire(message.components, message.attachments, urlOf),
    id: message.id,
    channel_id: message.channelId,
    author: userWireOf(world, message.authorId),
    pinned: message.pinned,
    ...reactionsWire(world, message),
    mention_everyone: message.mentionEveryone,
    tts: false,
    ...(message.nonce === undefined ? {} : { nonce: message.nonce }),
    ...(message.origin === null ? {} : originFields(world, message.origin, message.channelId)),
    ...(message.reference === null ? {} : { message_reference: referenceWire(message.reference) }),
    ...(message.type === 19 && !nested
      ? { referenced_message: referenced === undefined ? null : messageWire(world, store, referenced, true) }
      : {}),
    ...(thread === undefined ? {} : { thread: channelWire(world, thread) }),
  };
}

/** Attachments not shown by a component; shown ones appear only there, with `media.attachment_id`. */
function looseFiles({ attachments, components }: Message): readonly StoredAttachment[] {
  if (attachments.length === 0 || components.length === 0) return attachments;
  const shown = new Set<string | null>();
  const visit = (component: Component): void => {
    for (const media of [component.media, component.file, ...(component.items ?? []).map((item) => item.media)]) {
      if (media !== undefined) shown.add(media.attachmentId);
    }
    component.components?.forEach(visit);
    if (component.accessory !== undefined) visit(component.accessory);
  };
  components.forEach(visit);
  return attachments.filter(({ id }) => !shown.has(id));
}

function referenceWire(reference: NonNullable<Message['reference']>): Wire {
  return {
    type: 0,
    channel_id: reference.channelId,
    ...(reference.messageId === null ? {} : { message_id: reference.messageId }),
    ...(reference.guildId === null ? {} : { guild_id: reference.guildId }),
  };
}

function reactionsWire(world: DiscordWorld, { reactions = {} }: Message): Wire {
  const list = Object.entries(reactions).map(([emoji, people]) => {
    const [name, id = null] = emoji.split(':');
    const counts = {
      count: people.length,
      count_details: { burst: 0, normal: people.length },
      me: people.includes(world.identity.botId),
    };
    return { emoji: { id, name }, ...counts, me_burst: false, burst_colors: [] };
  });
  return list.length === 0 ? {} : { reactions: list };
}

function originFields(world: DiscordWorld, origin: InteractionOrigin, channelId: Id): Wire {
  const named =
    origin.command === null
      ? {}
      : {
          interaction: {
            id: origin.interactionId,
            type: 2,
            name: origin.command,
            user: userWireOf(world, origin.userId),
          },
        };
  return {
    application_id: world.identity.applicationId,
    webhook_id: world.identity.applicationId,
    interaction_metadata: originWire(world, origin, channelId),
    ...named,
  };
}

function originWire(world: DiscordWorld, origin: InteractionOrigin, channelId: Id): Wire {
  return {
    id: origin.interactionId,
    type: origin.type,
    user: userWireOf(world, origin.userId),
    authorizing_integration_owners: ownersOf(world, world.channels.get(channelId), origin.guildId, origin.userId),
    ...(origin.originalMessageId === undefined ? {} : { original_response_message_id: origin.originalMessageId }),
    ...(origin.targetUserId === undefined ? {} : { target_user: userWireOf(world, origin.targetUserId) }),
    ...(origin.targetMessageId === undefined ? {} : { target_message_id: origin.targetMessageId }),
    ...(origin.interactedMessageId === undefined ? {} : { interacted_message_id: origin.interactedMessageId }),
    ...(origin.opener === undefined
      ? {}
      : { triggering_interaction_metadata: originWire(world, origin.opener, channelId) }),
  };
}

function attachmentWire(attachment: StoredAttachment, url: string, ephemeral: boolean): Wire {
  return {
    id: attachment.id,
    filename: attachment.filename,
    size: attachment.size,
    url,
    proxy_url: url,
    content_type: attachment.contentType,
    ...(attachment.width === null ? {} : { width: attachment.width }),
    ...(attachment.height === null ? {} : { height: attachment.height }),
    ...(attachment.description === null ? {} : { description: attachment.description }),
    ...(attachment.title === null ? {} : { title: attachment.title }),
    ...(ephemeral ? { ephemeral: true } : {}),
  };
}

export function embedWire(embed: Embed, attachments: readonly StoredAttachment[], urlOf: UrlOf): Wire {
  const wire: Wire = { type: 'rich', ...embed };
  for (const part of ['image', 'thumbnail'] as const) {
    const media = embed[part];
    if (media === undefined) continue;
    const attachment = attachments.find((one) => one.id === media.attachmentId);
    wire[part] =
      attachment === undefined
        ? { url: media.url }
        : {
            url: urlOf(attachment),
            ...(attachment.width === null ? {} : { width: attachment.width, height: attachment.height }),
          };
  }
  return wire;
}

/** Converts components with fresh media addresses; unchanged branches are shared. */
export function componentsWire(
  list: readonly Component[],
  attachments: readonly StoredAttachment[],
  urlOf: UrlOf,
): readonly unknown[] {
  return list.map((component) => componentWire(component, attachments, urlOf));
}

function componentWire(component: Component, attachments: readonly StoredAttachment[], urlOf: UrlOf): unknown {
  switch (component.type) {
    case 9:
      return component.accessory === undefined
        ? component
        : { ...component, accessory: componentWire(component.accessory, attachments, urlOf) };
    case 11:
      return component.media === undefined
        ? component
        : { ...component, media: mediaWire(component.media, attachments, urlOf) };
    case 12:
      return {
        ...component,
        items: component.items?.map((item) => ({ ...item, media: mediaWire(item.media, attachments, urlOf) })),
      };
    case 13: {
      if (component.file === undefined) return component;
      const attachment = attachments.find((one) => one.id === component.file?.attachmentId);
      return {
        ...component,
        file: mediaWire(component.file, attachments, urlOf),
        name: attachment?.filename ?? null,
        size: attachment?.size ?? null,
      };
    }
    case 17:
      return { ...component, components: componentsWire(component.components ?? [], attachments, urlOf) };
    default:
      return component;
  }
}

function mediaWire(media: Media, attachments: readonly StoredAttachment[], urlOf: UrlOf): Wire {
  const attachment = attachments.find((one) => one.id === media.attachmentId);
  if (attachment === undefined) return { id: media.id, url: media.url, proxy_url: media.url };
  const url = urlOf(attachment);
  return {
    id: media.id,
    url,
    proxy_url: url,
    width: attachment.width,
    height: attachment.height,
    content_type: attachment.contentType,
    attachment_id: attachment.id,
  };
}
