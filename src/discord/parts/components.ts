import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APISeparatorComponent,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { Kept } from '../sending/kept-files.ts';
import { cut, LIMIT } from './limits.ts';

/** A picture or a text file that goes with a message. */
export interface Attached {
  readonly name: string;
  readonly data: Uint8Array;
  readonly type: string;
  readonly alt: string | null;
}

/** Something to look at: drawn, or in words when it could not be. */
export type Sight = { readonly picture: Attached } | { readonly text: string };

/** What a message shows: Components V2, and the files they point to. */
export interface Page {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files?: readonly Attached[];
  /** Files of the message that is changed which stay: shown again, not sent again. */
  readonly keeps?: readonly Kept[];
}

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
export type Inner = Row | APITextDisplayComponent | APIMediaGalleryComponent | APISeparatorComponent;
export type Style = 'primary' | 'secondary' | 'success' | 'danger';

/** A table in words leaves room for the rest of the message. */
const SIGHT = 1400;

const styles = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export const say = (words: string): APITextDisplayComponent => ({
  type: ComponentType.TextDisplay,
  content: cut(words, LIMIT.textTotal) || '\u200b',
});

/** Small print. */
export const small = (words: string): string => words.split('\n').map((line) => `-# ${line}`).join('\n');

export function button(id: string, label: string, style: Style = 'secondary', disabled = false): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: styles[style],
    custom_id: id,
    label: cut(label, LIMIT.buttonLabel),
    ...(disabled && { disabled }),
  };
}

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly chosen?: boolean;
}

export function select(
  id: string,
  placeholder: string,
  options: readonly Option[],
  most = 1,
  least = 1,
): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: cut(placeholder, LIMIT.placeholder),
    ...(least !== 1 && { min_values: least }),
    ...(most !== 1 && { max_values: most }),
    options: options.slice(0, LIMIT.options).map(optionOf),
  };
}

const optionOf = ({ value, label, detail, chosen }: Option): APISelectMenuOption => ({
  value,
  label: cut(label, LIMIT.optionText),
  ...(detail && { description: cut(detail, LIMIT.optionText) }),
  ...(chosen && { default: true }),
});

export const row = (...components: readonly APIComponentInMessageActionRow[]): Row => ({
  type: ComponentType.ActionRow,
  components: [...components],
});

/** Buttons in rows of five. */
export function rows(buttons: readonly APIButtonComponentWithCustomId[]): Row[] {
  const all: Row[] = [];
  for (let at = 0; at < buttons.length; at += LIMIT.rowButtons) all.push(row(...buttons.slice(at, at + LIMIT.rowButtons)));
  return all;
}

export const line = (): APISeparatorComponent => ({ type: ComponentType.Separator });

/** A picture of the message's own files. */
export function picture(file: Pick<Attached, 'name' | 'alt'>): APIMediaGalleryComponent {
  const media = { url: `attachment://${file.name}` };
  return {
    type: ComponentType.MediaGallery,
    items: [file.alt ? { media, description: cut(file.alt, LIMIT.alt) } : { media }],
  };
}

/** What is to be seen, in a message's own files or in words. */
export const sight = (seen: Sight): APIMediaGalleryComponent | APITextDisplayComponent =>
  'picture' in seen ? picture(seen.picture) : say(cut(seen.text, SIGHT));

export const filesIn = (seen: Sight | null): readonly Attached[] => (seen && 'picture' in seen ? [seen.picture] : []);

export const frame = (accent: number | null, components: readonly Inner[]): APIContainerComponent => ({
  type: ComponentType.Container,
  ...(accent !== null && { accent_color: accent }),
  components: [...components],
});

/** A page of nothing but words. */
export const note = (words: string): Page => ({ components: [say(words)] });

/** How many components there are, nested ones too, and how many characters their texts have. */
export function measure(components: readonly APIMessageTopLevelComponent[]): { readonly count: number; readonly length: number } {
  let count = 0;
  let length = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const part = value as { type?: number; content?: string; components?: unknown[]; accessory?: unknown };
    count++;
    if (part.type === ComponentType.TextDisplay) length += part.content?.length ?? 0;
    for (const each of part.components ?? []) visit(each);
    if (part.accessory) visit(part.accessory);
  };
  for (const each of components) visit(each);
  return { count, length };
}
