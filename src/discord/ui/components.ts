import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APISelectMenuOption,
  type APISeparatorComponent,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { SentFile } from '../outgoing/reuse-attachments.ts';
import { cut, LIMIT } from './limits.ts';

/** A picture or text file of a message. */
export interface Attachment {
  readonly name: string;
  readonly data: Uint8Array;
  readonly type: string;
  readonly alt: string | null;
}

/** A picture, or its text if it couldn't be drawn. */
export type Picture = { readonly picture: Attachment } | { readonly text: string };

/** The content of a message: Components V2 and their files. */
export interface MessagePage {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files?: readonly Attachment[];
  /** Files of the edited message that are shown again without another upload. */
  readonly keptFiles?: readonly SentFile[];
}

export type ActionRow = APIActionRowComponent<APIComponentInMessageActionRow>;
export type ContainerPart =
  | ActionRow
  | APISectionComponent
  | APITextDisplayComponent
  | APIMediaGalleryComponent
  | APISeparatorComponent;
export type ButtonStyleName = 'primary' | 'secondary' | 'success' | 'danger';

/** Maximum length of a board as text, which leaves room for the rest. */
const SIGHT = 1400;

const styles = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export const textBlock = (text: string): APITextDisplayComponent => ({
  type: ComponentType.TextDisplay,
  content: cut(text, LIMIT.textTotal) || '\u200b',
});

export const smallPrint = (text: string): string =>
  text
    .split('\n')
    .map((line) => `-# ${line}`)
    .join('\n');

export function button(
  id: string,
  label: string,
  style: ButtonStyleName = 'secondary',
  disabled = false,
  emoji?: string,
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: styles[style],
    custom_id: id,
    label: cut(label, LIMIT.buttonLabel),
    ...(emoji && { emoji: { name: emoji } }),
    ...(disabled && { disabled }),
  };
}

/** A button that opens a web page. */
export const linkButton = (url: string, label: string): APIButtonComponentWithURL => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  url,
  label: cut(label, LIMIT.buttonLabel),
});

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly chosen?: boolean;
  readonly emoji?: string | undefined;
}

export function select(
  id: string,
  placeholder: string,
  options: readonly SelectOption[],
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

const optionOf = ({ value, label, detail, chosen, emoji }: SelectOption): APISelectMenuOption => ({
  value,
  label: cut(label, LIMIT.optionText),
  ...(emoji && { emoji: { name: emoji } }),
  ...(detail && { description: cut(detail, LIMIT.optionText) }),
  ...(chosen && { default: true }),
});

export const row = (...components: readonly APIComponentInMessageActionRow[]): ActionRow => ({
  type: ComponentType.ActionRow,
  components: [...components],
});

/** Returns buttons in rows of five, or fewer. */
export function rows(
  buttons: readonly APIButtonComponentWithCustomId[],
  perRow: number = LIMIT.rowButtons,
): ActionRow[] {
  const all: ActionRow[] = [];
  for (let at = 0; at < buttons.length; at += perRow) all.push(row(...buttons.slice(at, at + perRow)));
  return all;
}

/** Returns a line of text with a button at its end. */
export const section = (text: string, accessory: APIButtonComponentWithCustomId): APISectionComponent => ({
  type: ComponentType.Section,
  components: [textBlock(text)],
  accessory,
});

export const separator = (): APISeparatorComponent => ({ type: ComponentType.Separator });

/** Shows a picture from the message's files. */
export function picture(file: Pick<Attachment, 'name' | 'alt'>): APIMediaGalleryComponent {
  const media = { url: `attachment://${file.name}` };
  return {
    type: ComponentType.MediaGallery,
    items: [file.alt ? { media, description: cut(file.alt, LIMIT.alt) } : { media }],
  };
}

export const pictureOrText = (seen: Picture): APIMediaGalleryComponent | APITextDisplayComponent =>
  'picture' in seen ? picture(seen.picture) : textBlock(cut(seen.text, SIGHT));

export const attachmentsOf = (seen: Picture | null): readonly Attachment[] =>
  seen && 'picture' in seen ? [seen.picture] : [];

export const container = (accent: number | null, components: readonly ContainerPart[]): APIContainerComponent => ({
  type: ComponentType.Container,
  ...(accent !== null && { accent_color: accent }),
  components: [...components],
});

export const textPage = (text: string): MessagePage => ({ components: [textBlock(text)] });

/** Returns the number of components, including nested ones, and the length of their texts. */
export function measureComponents(components: readonly APIMessageTopLevelComponent[]): {
  readonly count: number;
  readonly length: number;
} {
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
