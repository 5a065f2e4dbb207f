import type { AttachmentStore } from './attachments.ts';
import type { StoredAttachment, Component, Embed, MessageEmoji, Media } from './model.ts';
import type { MessageBody, RawComponent, RawEmbed, RawMedia, Upload } from './validation/request-bodies.ts';
import { detectFileType } from './file-type.ts';
import type { IdSource } from './snowflake.ts';

/** Stores uploaded files; the functions here turn a request into a stored message. */
export function storeUploads(
  body: MessageBody,
  uploads: readonly Upload[],
  store: AttachmentStore,
  nextId: IdSource,
): StoredAttachment[] {
  return uploads.map((file) => {
    const said = body.attachments?.find((one) => one.id === String(file.index));
    const id = nextId();
    store.put(id, file.bytes);
    const filename = said?.filename ?? file.filename;
    return {
      id,
      filename,
      ...detectFileType(file.bytes, filename),
      size: file.bytes.length,
      description: said?.description ?? null,
      title: said?.title ?? null,
      spoiler: said?.is_spoiler === true || filename.startsWith('SPOILER_'),
    };
  });
}

export function normalizeComponents(
  list: readonly RawComponent[],
  attachments: readonly StoredAttachment[],
  nextId: IdSource,
): Component[] {
  const used = new Set<number>();
  const collect = (component: RawComponent): void => {
    if (component.id !== undefined && component.id !== 0) used.add(component.id);
    component.components?.forEach(collect);
    if (component.accessory !== undefined) collect(component.accessory);
  };
  list.forEach(collect);
  let counter = 0;
  const number = (wanted: number | undefined): number => {
    if (wanted !== undefined && wanted !== 0) return wanted;
    do counter += 1;
    while (used.has(counter));
    return counter;
  };
  const media = (raw: RawMedia): Media => {
    const name = /^attachment:\/\/(.*)$/.exec(raw.url)?.[1];
    const attachment = name === undefined ? undefined : attachments.findLast((one) => one.filename === name);
    return { id: nextId(), url: raw.url, attachmentId: attachment?.id ?? null };
  };
  const keep = (raw: RawComponent): Component => {
    const id = number(raw.id);
    switch (raw.type) {
      case 1:
        return { type: 1, id, components: (raw.components ?? []).map(keep) };
      case 2:
        return { type: 2, id, ...normalizeButton(raw) };
      case 9: {
        const components = (raw.components ?? []).map(keep);
        return raw.accessory === undefined
          ? { type: 9, id, components }
          : { type: 9, id, components, accessory: keep(raw.accessory) };
      }
      case 10:
        return { type: 10, id, content: raw.content ?? '' };
      case 11:
        return {
          type: 11,
          id,
          description: raw.description ?? null,
          spoiler: raw.spoiler === true,
          ...(raw.media === undefined ? {} : { media: media(raw.media) }),
        };
      case 12:
        return {
          type: 12,
          id,
          items: (raw.items ?? []).map((item) => ({
            media: media(item.media),
            description: item.description ?? null,
            spoiler: item.spoiler === true,
          })),
        };
      case 13:
        return {
          type: 13,
          id,
          spoiler: raw.spoiler === true,
          ...(raw.file === undefined ? {} : { file: media(raw.file) }),
        };
      case 14:
        return { type: 14, id, divider: raw.divider ?? true, spacing: raw.spacing ?? 1 };
      case 17:
        return {
          type: 17,
          id,
          accent_color: raw.accent_color ?? null,
          spoiler: raw.spoiler === true,
          components: (raw.components ?? []).map(keep),
        };
      default:
        return { type: raw.type, id, ...normalizeSelect(raw) };
    }
  };
  return list.map(keep);
}

function normalizeEmoji(emoji: MessageEmoji | undefined): { emoji?: MessageEmoji } {
  if (emoji === undefined) return {};
  const { id, name, animated } = emoji;
  return {
    emoji: {
      ...(id === undefined ? {} : { id }),
      ...(name === undefined ? {} : { name }),
      ...(animated === true ? { animated } : {}),
    },
  };
}

function normalizeButton(raw: RawComponent): Partial<Component> {
  return {
    style: raw.style ?? 2,
    ...(raw.label === undefined || raw.label === '' ? {} : { label: raw.label }),
    ...normalizeEmoji(raw.emoji),
    ...(raw.custom_id === undefined ? {} : { custom_id: raw.custom_id }),
    ...(raw.url === undefined ? {} : { url: raw.url }),
    ...(raw.disabled === true ? { disabled: true } : {}),
  };
}

function normalizeSelect(raw: RawComponent): Partial<Component> {
  return {
    custom_id: raw.custom_id ?? '',
    min_values: raw.min_values ?? 1,
    max_values: raw.max_values ?? 1,
    ...(raw.placeholder === undefined ? {} : { placeholder: raw.placeholder }),
    ...(raw.disabled === true ? { disabled: true } : {}),
    ...(raw.required === undefined ? {} : { required: raw.required }),
    ...(raw.default_values === undefined ? {} : { default_values: raw.default_values }),
    ...(raw.channel_types === undefined ? {} : { channel_types: raw.channel_types }),
    ...(raw.options === undefined
      ? {}
      : {
          options: raw.options.map((option) => ({
            label: option.label,
            value: option.value,
            ...(option.description === undefined ? {} : { description: option.description }),
            ...normalizeEmoji(option.emoji),
            ...(option.default === true ? { default: true } : {}),
          })),
        }),
  };
}

export function normalizeEmbeds(list: readonly RawEmbed[], attachments: readonly StoredAttachment[]): Embed[] {
  const media = (raw: { readonly url?: string } | undefined): { url: string; attachmentId?: string } | undefined => {
    if (raw?.url === undefined) return undefined;
    const name = /^attachment:\/\/(.*)$/.exec(raw.url)?.[1];
    const attachment = name === undefined ? undefined : attachments.findLast((one) => one.filename === name);
    return attachment === undefined ? { url: raw.url } : { url: raw.url, attachmentId: attachment.id };
  };
  return list.map((raw) => {
    const image = media(raw.image);
    const thumbnail = media(raw.thumbnail);
    return {
      ...(raw.title === undefined ? {} : { title: raw.title }),
      ...(raw.description === undefined ? {} : { description: raw.description }),
      ...(raw.url === undefined ? {} : { url: raw.url }),
      ...(raw.color === undefined ? {} : { color: raw.color }),
      ...(raw.timestamp === undefined ? {} : { timestamp: raw.timestamp }),
      ...(raw.footer?.text === undefined ? {} : { footer: { text: raw.footer.text } }),
      ...(raw.author?.name === undefined
        ? {}
        : { author: { name: raw.author.name, ...(raw.author.url === undefined ? {} : { url: raw.author.url }) } }),
      ...(image === undefined ? {} : { image }),
      ...(thumbnail === undefined ? {} : { thumbnail }),
      ...(raw.fields === undefined
        ? {}
        : {
            fields: raw.fields.map((field) => ({
              name: field.name,
              value: field.value,
              inline: field.inline === true,
            })),
          }),
    };
  });
}
