import type { APIMessage, APIMessageTopLevelComponent, RESTAPIAttachment } from 'discord-api-types/v10';
import { measure, say } from '../parts/components.ts';
import { LIMIT } from '../parts/limits.ts';

/** A file of a message as Discord keeps it. An edit that shows it again has to name both. */
export interface Kept {
  readonly id: string;
  readonly filename: string;
}

const OWN = 'attachment://';

/** Components in any form: what was sent, and what came back. */
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

/** Everything shown from a file, in order. */
function mediaIn(parts: readonly Part[]): readonly Media[] {
  return parts.flatMap(({ media, file, items = [], components = [], accessory }) => [
    ...[media, file, ...items.map((item) => item.media)].filter((each) => each !== undefined),
    ...mediaIn(components),
    ...(accessory ? mediaIn([accessory]) : []),
  ]);
}

export const namesIn = (components: readonly APIMessageTopLevelComponent[]): readonly string[] =>
  mediaIn(components as readonly Part[]).flatMap(({ url }) => (url.startsWith(OWN) ? [url.slice(OWN.length)] : []));

/** The files of a message that was sent with these components. Those in components have their id there and nowhere else. */
export function keptIn(sent: readonly APIMessageTopLevelComponent[], { components = [] }: APIMessage): readonly Kept[] {
  const names = namesIn(sent);
  const ids = mediaIn(components as unknown as readonly Part[]).flatMap(({ attachment_id: id }) => id ?? []);
  return names.length === ids.length ? ids.map((id, index) => ({ id, filename: names[index] ?? '' })) : [];
}

/** What an edit names so that its pictures are found; null when one of them is not there. */
export function naming(components: readonly APIMessageTopLevelComponent[], kept: readonly Kept[]): RESTAPIAttachment[] | null {
  const found = namesIn(components).map((name) => kept.find(({ filename }) => filename === name));
  return found.every((each) => each !== undefined) ? found.map(({ id, filename }) => ({ id, filename })) : null;
}

/** The same without anything shown from a file. */
export function withoutPictures(components: readonly APIMessageTopLevelComponent[]): readonly APIMessageTopLevelComponent[] {
  const strip = (parts: readonly Part[]): readonly Part[] =>
    parts
      .filter(({ media, file, items }) => !media && !file && !items)
      .map((part) => (part.components ? { ...part, components: strip(part.components) } : part));
  return strip(components as readonly Part[]) as readonly APIMessageTopLevelComponent[];
}

/** The same with the words for each picture in its place; without them where that would be too long. */
export function picturesInWords(components: readonly APIMessageTopLevelComponent[]): readonly APIMessageTopLevelComponent[] {
  const worded = (part: Part): readonly Part[] => {
    const words = part.items?.flatMap(({ description }) => description ?? []).join('\n');
    if (words) return [say(words) as Part];
    if (part.media || part.file || part.items) return [];
    return [part.components ? { ...part, components: part.components.flatMap(worded) } : part];
  };
  const all = (components as readonly Part[]).flatMap(worded) as unknown as readonly APIMessageTopLevelComponent[];
  return measure(all).length <= LIMIT.textTotal ? all : withoutPictures(components);
}

/** The files shown in a message as it arrived with a click on it. */
export const keptOf = ({ components = [] }: APIMessage): readonly Kept[] =>
  mediaIn(components as unknown as readonly Part[]).flatMap(({ url, attachment_id: id }) => {
    const filename = /[^/]+$/u.exec(url.split('?')[0] ?? '')?.[0];
    return id && filename ? [{ id, filename }] : [];
  });
