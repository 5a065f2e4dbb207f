import type { PageMessage } from '../../src/sandbox/page-api/index.ts';

export { finalMessage } from '../../src/testkit/demo-player.ts';

interface AnyPart {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly content?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string; readonly label: string; readonly default?: boolean }[];
  readonly min_values?: number;
  readonly max_values?: number;
  readonly components?: readonly AnyPart[];
  readonly accessory?: AnyPart;
  readonly items?: readonly unknown[];
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

/** Everything that is read of a message, and what can be pressed or chosen there. */
export function transcribed(message: PageMessage): string {
  const { buttons, menus } = controlsOf(message);
  return [
    `${message.silent ? 'silent' : 'sound'}${message.mentionsMe ? ', mentions me' : ''}, ${picturesIn(message)} pictures`,
    textOf(message).replaceAll(/\n+/gu, '\n'),
    ...buttons.map(({ verb, label }) => `[${verb}] ${label}`),
    ...menus.map(({ verb, values, min, max }) => `{${verb} ${min}–${max}} ${values.join(' ')}`),
  ].join('\n');
}
