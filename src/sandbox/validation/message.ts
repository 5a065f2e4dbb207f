import { messageFlags, type Message } from '../model.ts';
import type { SpecSchema } from 'discord-api-spec/zod';
import { invalidForm, fieldError, apiError, type FieldError } from '../api-error.ts';
import type { MessageBody, RawEmbed, Upload } from './request-bodies.ts';
import { checkComponents, noSuchFile } from './components.ts';
import { checkSchema } from './schema.ts';
import { stripNulls, stripEditNulls } from './strip-nulls.ts';

/** Context for Discord's message rules that its schema lacks. */
export interface MessageContext {
  /** Flags allowed for this kind of request. */
  readonly flags: number;
  readonly uploads: readonly Upload[];
  /** The message before an edit. */
  readonly existing: Message | null;
  readonly emojiExists: (id: string) => boolean;
  /** Path of the message in the body: `['data']` for callbacks. */
  readonly base: readonly (string | number)[];
}

export const allowedFlags = {
  create: messageFlags.suppressEmbeds | messageFlags.silent | messageFlags.voice | messageFlags.componentsV2,
  answer:
    messageFlags.suppressEmbeds |
    messageFlags.ephemeral |
    messageFlags.silent |
    messageFlags.voice |
    messageFlags.componentsV2,
  edit: messageFlags.suppressEmbeds | messageFlags.componentsV2,
  defer: messageFlags.ephemeral,
} as const;

const contentLimit = 2000;
const embedLimit = 6000;
const fileLimit = 10 * 1024 * 1024;

export function checkMessage(body: MessageBody, context: MessageContext): FieldError[] {
  const { existing, base } = context;
  const flags = (existing?.flags ?? 0) | (body.flags ?? 0);
  const v2 = (flags & messageFlags.componentsV2) !== 0;
  const content = body.content ?? existing?.content ?? '';
  const embeds = (body.embeds ?? existing?.embeds ?? []).length;
  const fileNames = new Set([...context.uploads.map((file) => file.filename), ...namedNames(body, existing)]);

  const found: FieldError[] = [];
  if ((body.content ?? '').length > contentLimit) {
    found.push(fieldError([...base, 'content'], 'BASE_TYPE_MAX_LENGTH', `Must be ${contentLimit} or fewer in length.`));
  }
  found.push(...checkFlags(body, context));
  if (v2) {
    const stickers = (body.sticker_ids ?? []).length;
    const legacy = {
      content: content !== '',
      embeds: embeds > 0,
      poll: body.poll !== undefined,
      sticker_ids: stickers > 0,
    };
    for (const [field, used] of Object.entries(legacy)) {
      const why = `${field} cannot be used with the IS_COMPONENTS_V2 flag.`;
      if (used) found.push(fieldError([...base, field], 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', why));
    }
  }
  found.push(
    ...checkComponents(body.components ?? [], { v2, fileNames, emojiExists: context.emojiExists }, [
      ...base,
      'components',
    ]),
  );
  found.push(...checkEmbeds(body.embeds ?? [], fileNames, [...base, 'embeds']));
  found.push(...checkAttachments(body, context));
  found.push(...checkMentions(body, base));
  return found;
}

/** Throws Discord's error for an empty message or files that are too large. */
export function checkNotEmpty(body: MessageBody, context: MessageContext): void {
  const total = context.uploads.reduce((sum, file) => sum + file.bytes.length, 0);
  if (context.uploads.some((file) => file.bytes.length > fileLimit) || total > 25 * 1024 * 1024)
    throw apiError('tooLarge');
  const { existing } = context;
  const after = {
    content: body.content ?? existing?.content ?? '',
    embeds: (body.embeds ?? existing?.embeds ?? []).length,
    components: (body.components ?? existing?.components ?? []).length,
    files: context.uploads.length + keptNames(body, existing).length,
  };
  const shown = after.content.trim() !== '' || after.embeds > 0 || after.components > 0 || after.files > 0;
  if (!shown && body.poll === undefined && (body.sticker_ids ?? []).length === 0) throw apiError('emptyMessage');
}

/** In an edit, `attachment://` finds an older file only if `attachments` lists its id and filename. */
function namedNames(body: MessageBody, existing: Message | null): readonly string[] {
  const kept = new Map((existing?.attachments ?? []).map((one) => [one.id, one.filename]));
  return (body.attachments ?? []).flatMap(({ id, filename }) =>
    filename !== undefined && kept.get(id) === filename ? [filename] : [],
  );
}

function keptNames(body: MessageBody, existing: Message | null): readonly string[] {
  const kept = existing?.attachments ?? [];
  if (body.attachments === undefined) return kept.map((one) => one.filename);
  const ids = new Set(body.attachments.map((one) => one.id));
  return kept.filter((one) => ids.has(one.id)).map((one) => one.filename);
}

function checkFlags(body: MessageBody, context: MessageContext): FieldError[] {
  if (body.flags === undefined) return [];
  const path = [...context.base, 'flags'];
  const before = context.existing?.flags ?? 0;
  const found: FieldError[] = [];
  // In an edit, Discord ignores flags that cannot be set.
  const foreign = context.existing === null ? body.flags & ~context.flags : 0;
  if (!Number.isInteger(body.flags) || foreign !== 0) {
    found.push(fieldError(path, 'MESSAGE_FLAGS_INVALID', `These flags cannot be set here: ${foreign}.`));
  }
  const had = (before & messageFlags.componentsV2) !== 0;
  if (had && (body.flags & messageFlags.componentsV2) === 0) {
    found.push(
      fieldError(path, 'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG', 'The IS_COMPONENTS_V2 flag cannot be removed.'),
    );
  }
  return found;
}

function checkEmbeds(
  embeds: readonly RawEmbed[],
  fileNames: ReadonlySet<string>,
  base: readonly (string | number)[],
): FieldError[] {
  const found: FieldError[] = [];
  let sum = 0;
  embeds.forEach((embed, index) => {
    sum += (embed.title ?? '').length + (embed.description ?? '').length;
    sum += (embed.footer?.text ?? '').length + (embed.author?.name ?? '').length;
    (embed.fields ?? []).forEach((field, at) => {
      sum += field.name.length + field.value.length;
      for (const part of ['name', 'value'] as const) {
        if (field[part].trim() === '') {
          found.push(fieldError([...base, index, 'fields', at, part], 'BASE_TYPE_REQUIRED', 'This field is required.'));
        }
      }
    });
    for (const part of ['image', 'thumbnail'] as const) {
      const name = /^attachment:\/\/(.*)$/.exec(embed[part]?.url ?? '')?.[1];
      if (name !== undefined && !fileNames.has(name)) found.push(noSuchFile(name, [...base, index, part, 'url']));
    }
  });
  if (sum > embedLimit)
    found.push(fieldError(base, 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${embedLimit}.`));
  return found;
}

function checkAttachments(body: MessageBody, context: MessageContext): FieldError[] {
  const path = [...context.base, 'attachments'];
  if (context.uploads.length > 10) return [fieldError(path, 'BASE_TYPE_BAD_LENGTH', 'Must be 10 or fewer in length.')];
  const known = new Set([
    ...context.uploads.map((file) => String(file.index)),
    ...(context.existing?.attachments ?? []).map((one) => one.id),
  ]);
  const found: FieldError[] = [];
  (body.attachments ?? []).forEach((one, index) => {
    if (!known.has(one.id)) {
      found.push(
        fieldError([...path, index, 'id'], 'ATTACHMENT_NOT_FOUND', `No file was uploaded as files[${one.id}].`),
      );
    }
  });
  return found;
}

function checkMentions(body: MessageBody, base: readonly (string | number)[]): FieldError[] {
  const allowed = body.allowed_mentions;
  if (allowed === undefined) return [];
  const found: FieldError[] = [];
  for (const kind of ['users', 'roles'] as const) {
    if (allowed.parse?.includes(kind) === true && (allowed[kind] ?? []).length > 0) {
      found.push(
        fieldError(
          [...base, 'allowed_mentions'],
          'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
          `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
        ),
      );
    }
  }
  return found;
}

export function newMessageBody(schema: SpecSchema, raw: unknown): MessageBody {
  throwFieldErrors(checkSchema(schema, raw));
  return stripNulls(raw) as MessageBody;
}

export function editBody(schema: SpecSchema, raw: unknown): MessageBody {
  throwFieldErrors(checkSchema(schema, raw));
  return stripEditNulls(raw) as MessageBody;
}

export function throwFieldErrors(problems: readonly FieldError[]): void {
  if (problems.length > 0) throw invalidForm(problems);
}
