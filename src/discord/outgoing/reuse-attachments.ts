import type { APIMessage, APIMessageTopLevelComponent, RESTAPIAttachment } from 'discord.js';
import { measureComponents, textBlock } from '../ui/components.ts';
import { LIMIT } from '../ui/limits.ts';

/** A file of a sent message. An edit that shows it again has to name both fields. */
export interface SentFile {
  readonly id: string;
  readonly filename: string;
}

const OWN = 'attachment://';

/** A component in any form, sent or received. */
interface Part {
  readonly components?: readonly Part[];
  readonly accessory?: Part;
  readonly media?: Media;
  readonly file?: Media;
  readonly items?: readonly { readonly media: Media; readonly description?: string }[];
}
interface Media {
  readonly url: string;
  readonly attachment_id?: string;
}

/** Returns all media in order. */
function mediaIn(parts: readonly Part[]): readonly Media[] {
  return parts.flatMap(({ media, file, items = [], components = [], accessory }) => [
    ...[media, file, ...items.map((item) => item.media)].filter((each) => each !== undefined),
    ...mediaIn(components),
    ...(accessory ? mediaIn([accessory]) : []),
  ]);
}

export const attachmentNames = (components: readonly APIMessageTopLevelComponent[]): readonly string[] =>
  mediaIn(components as readonly Part[]).flatMap(({ url }) => (url.startsWith(OWN) ? [url.slice(OWN.length)] : []));

/** Returns the files of a message sent with these components. Only the components have their ids. */
export function sentFiles(
  sent: readonly APIMessageTopLevelComponent[],
  { components = [] }: APIMessage,
): readonly SentFile[] {
  const names = attachmentNames(sent);
  const ids = mediaIn(components as unknown as readonly Part[]).flatMap(({ attachment_id: id }) => id ?? []);
  return names.length === ids.length ? ids.map((id, index) => ({ id, filename: names[index] ?? '' })) : [];
}

/** Returns the attachments an edit has to name; null if one is missing. */
export function reusedAttachments(
  components: readonly APIMessageTopLevelComponent[],
  kept: readonly SentFile[],
): RESTAPIAttachment[] | null {
  const found = attachmentNames(components).map((name) => kept.find(({ filename }) => filename === name));
  return found.every((each) => each !== undefined) ? found.map(({ id, filename }) => ({ id, filename })) : null;
}

/** Returns the components without media. */
export function withoutPictures(
  components: readonly APIMessageTopLevelComponent[],
): readonly APIMessageTopLevelComponent[] {
  const strip = (parts: readonly Part[]): readonly Part[] =>
    parts
      .filter(({ media, file, items }) => !media && !file && !items)
      .map((part) => (part.components ? { ...part, components: strip(part.components) } : part));
  return strip(components as readonly Part[]) as readonly APIMessageTopLevelComponent[];
}

/** Returns the components with alt texts in place of pictures; without them if that is too long. */
export function picturesAsText(
  components: readonly APIMessageTopLevelComponent[],
): readonly APIMessageTopLevelComponent[] {
  const worded = (part: Part): readonly Part[] => {
    const text = part.items?.flatMap(({ description }) => description ?? []).join('\n');
    if (text) return [textBlock(text) as Part];
    if (part.media || part.file || part.items) return [];
    return [part.components ? { ...part, components: part.components.flatMap(worded) } : part];
  };
  const all = (components as readonly Part[]).flatMap(worded) as unknown as readonly APIMessageTopLevelComponent[];
  return measureComponents(all).length <= LIMIT.textTotal ? all : withoutPictures(components);
}

/** Returns the files of the clicked message. */
export const filesOfMessage = ({ components = [] }: APIMessage): readonly SentFile[] =>
  mediaIn(components as unknown as readonly Part[]).flatMap(({ url, attachment_id: id }) => {
    const filename = /[^/]+$/u.exec(url.split('?')[0] ?? '')?.[0];
    return id && filename ? [{ id, filename }] : [];
  });
