import type { PageMessage } from '../../src/sandbox/page-api/index.ts';

export { finalMessage } from '../../src/testkit/demo-player.ts';

interface AnyPart {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly content?: string;
  readonly disabled?: boolean;
  readonly style?: number;
  readonly url?: string;
  readonly accent_color?: number | null | undefined;
  readonly placeholder?: string;
  readonly options?: readonly {
    readonly value: string;
    readonly label: string;
    readonly description?: string;
    readonly default?: boolean;
  }[];
  readonly min_values?: number;
  readonly max_values?: number;
  readonly components?: readonly AnyPart[];
  readonly accessory?: AnyPart;
  readonly items?: readonly { readonly description?: string | null }[];
}

/** All parts of a message, nested ones too. */
export function partsOf(message: PageMessage): readonly AnyPart[] {
  const all: AnyPart[] = [];
  const visit = (part: AnyPart): void => {
    all.push(part);
    for (const each of part.components ?? []) visit(each);
    if (part.accessory) visit(part.accessory);
  };
  for (const part of message.components) visit(part);
  return all;
}

export const textOf = (message: PageMessage): string =>
  partsOf(message)
    .map(({ content }) => content ?? '')
    .join('\n');

export const picturesIn = (message: PageMessage): number =>
  partsOf(message).reduce((sum, { items = [] }) => sum + items.length, 0);

export interface Controls {
  readonly buttons: readonly { readonly id: string; readonly verb: string; readonly label: string }[];
  readonly menus: readonly {
    readonly id: string;
    readonly verb: string;
    readonly values: readonly string[];
    readonly min: number;
    readonly max: number;
  }[];
}

const verbOf = (id: string): string => id.split(':')[4] ?? '';

/** What can be pressed and chosen on a message. */
export function controlsOf(message: PageMessage): Controls {
  const parts = partsOf(message);
  return {
    buttons: parts.flatMap(({ type, custom_id: id, label = '', disabled }) =>
      type === 2 && id && !disabled ? [{ id, verb: verbOf(id), label }] : [],
    ),
    menus: parts.flatMap(({ type, custom_id: id, options = [], min_values: min = 1, max_values: max = 1 }) =>
      type === 3 && id ? [{ id, verb: verbOf(id), values: options.map(({ value }) => value), min, max }] : [],
    ),
  };
}

/** What a click on it means, and to what. */
function meaningOf(id: string): string {
  const [, , , , verb, ...arg] = id.split(':');
  return [verb, arg.join(':')].filter(Boolean).join(' ');
}

/** Marks of the styles of buttons: primary, secondary, success, danger, link. */
const styleMarks = ['', '*', '', '+', '!', '@'];

/** The lines of a part, in the order in which they are read; buttons of a row are on one line. */
function linesOf(part: AnyPart): readonly string[] {
  const { content, custom_id: id = '', label = '', options, components = [], accessory, items = [] } = part;
  if (part.type === 2) {
    const off = part.disabled ? ' (off)' : '';
    return [`[${styleMarks[part.style ?? 0]}${label}${off} → ${part.url ?? meaningOf(id)}]`];
  }
  if (options)
    return [
      `{${part.placeholder ?? ''} → ${meaningOf(id)}, ${part.min_values ?? 1} to ${part.max_values ?? 1}}`,
      ...options.map((each) => {
        const detail = each.description ? ` (${each.description})` : '';
        return `${each.default ? '  * ' : '  - '}${each.label}${detail} → ${each.value}`;
      }),
    ];
  const nested = components.flatMap(linesOf);
  if (part.type === 1) return components.some((each) => each.type === 3) ? nested : [nested.join(' ')];
  const color = typeof part.accent_color !== 'number' ? [] : [`# color ${part.accent_color.toString(16)}`];
  const pictures = items.map(({ description }) => `(picture: ${description ?? ''})`);
  const text = content === undefined ? [] : content.split(/\n+/u);
  return [...color, ...text, ...pictures, ...nested, ...(accessory ? linesOf(accessory) : [])];
}

/** Everything that is read in these parts, and what can be clicked or chosen there. */
export const transcribedParts = (parts: readonly object[]): string => (parts as AnyPart[]).flatMap(linesOf).join('\n');

/** A message, and whether it made a sound. */
export const transcribed = ({ silent, mentionsMe, components }: PageMessage): string =>
  `${silent ? 'silent' : 'sound'}${mentionsMe ? ', mentions me' : ''}\n${transcribedParts(components)}`;
