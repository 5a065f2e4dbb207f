import { MessageCreateRequestSchema } from 'discord-api-spec/zod';
import { ComponentType } from 'discord.js';
import type { MessagePage } from '../../src/discord/ui/components.ts';
import { measureComponents } from '../../src/discord/ui/components.ts';
import { LIMIT } from '../../src/discord/ui/limits.ts';

interface Part {
  readonly type: ComponentType;
  readonly custom_id?: string;
  readonly label?: string;
  readonly options?: readonly {
    readonly value: string;
    readonly label: string;
    readonly description?: string;
    readonly default?: boolean;
  }[];
  readonly min_values?: number;
  readonly max_values?: number;
  readonly components?: readonly Part[];
  readonly items?: readonly { readonly media: { readonly url: string } }[];
}

/** What Discord's own schema says against a page. */
export function schemaViolations(page: MessagePage): readonly string[] {
  const parsed = MessageCreateRequestSchema.safeParse({ flags: 1 << 15, components: page.components });
  return parsed.success ? [] : [`schema: ${JSON.stringify(parsed.error.issues).slice(0, 400)}`];
}

/** Everything wrong with a page by the rules the schema lacks. */
export function pageViolations(page: MessagePage): readonly string[] {
  const faults: string[] = [];
  const { count, length } = measureComponents(page.components);
  if (count > LIMIT.components) faults.push(`${count} components`);
  if (length > LIMIT.textTotal) faults.push(`${length} characters`);
  const ids = new Set<string>();
  const files = new Set((page.files ?? []).map(({ name }) => `attachment://${name}`));
  const visit = (part: Part): void => {
    if (part.custom_id !== undefined) {
      if (ids.has(part.custom_id)) faults.push(`${part.custom_id} twice`);
      if (part.custom_id.length > LIMIT.customId) faults.push(`${part.custom_id} is too long`);
      ids.add(part.custom_id);
    }
    if (part.type === ComponentType.StringSelect) faults.push(...selectFaults(part));
    if (part.type === ComponentType.Button && !part.label) faults.push('a button without a label');
    if (part.type === ComponentType.ActionRow) faults.push(...rowFaults(part));
    for (const { media } of part.items ?? []) if (!files.has(media.url)) faults.push(`${media.url} is not attached`);
    for (const each of part.components ?? []) visit(each);
  };
  for (const part of page.components) visit(part);
  return faults;
}

function selectFaults({ options = [], min_values: least = 1, max_values: most = 1 }: Part): readonly string[] {
  const faults: string[] = [];
  if (options.length < 1 || options.length > LIMIT.options) faults.push(`${options.length} options`);
  if (new Set(options.map(({ value }) => value)).size !== options.length) faults.push('two options with one value');
  if (most > options.length || least > most) faults.push(`${least} to ${most} of ${options.length}`);
  if (options.filter((option) => option.default).length > most) faults.push('more preset than allowed');
  for (const { value, label, description = '' } of options) {
    if (value.length > 100 || label.length > 100 || description.length > 100 || !value || !label)
      faults.push(`option ${value}`);
  }
  return faults;
}

function rowFaults({ components = [] }: Part): readonly string[] {
  const selects = components.filter(({ type }) => type !== ComponentType.Button).length;
  if (components.length === 0) return ['an empty row'];
  if (selects > 0 && components.length > 1) return ['a menu beside something else'];
  return components.length > LIMIT.rowButtons ? ['more than five buttons in a row'] : [];
}
