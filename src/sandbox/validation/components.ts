import { fieldError, type FieldError } from '../api-error.ts';
import type { RawComponent } from './request-bodies.ts';

/** Context for Discord's component rules that its schema lacks. Bodies have passed the schema. */
export interface ComponentContext {
  readonly v2: boolean;
  /** File names that `attachment://` may refer to. */
  readonly fileNames: ReadonlySet<string>;
  readonly emojiExists: (id: string) => boolean;
}

type Path = readonly (string | number)[];
const selectTypes = new Set([3, 5, 6, 7, 8]);
const v2Limit = 40;
const v2TextLimit = 4000;

export function checkComponents(list: readonly RawComponent[], context: ComponentContext, base: Path): FieldError[] {
  const found: FieldError[] = [];
  let count = 0;
  let text = 0;
  const visit = (component: RawComponent, path: Path): void => {
    count += 1;
    text += component.type === 10 ? (component.content ?? '').length : 0;
    found.push(...checkOne(component, context, path));
    component.components?.forEach((child, index) => visit(child, [...path, 'components', index]));
    if (component.accessory !== undefined) visit(component.accessory, [...path, 'accessory']);
  };
  list.forEach((component, index) => visit(component, [...base, index]));

  if (!context.v2) {
    list.forEach((component, index) => {
      if (component.type === 1) return;
      found.push(
        fieldError([...base, index, 'type'], 'UNION_TYPE_CHOICES', 'This component needs the IS_COMPONENTS_V2 flag.'),
      );
    });
    if (list.length > 5) found.push(fieldError(base, 'BASE_TYPE_BAD_LENGTH', 'Must be 5 or fewer rows in length.'));
  } else {
    if (count > v2Limit) {
      found.push(
        fieldError(
          base,
          'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
          `${count} components in total, at most ${v2Limit} are allowed.`,
        ),
      );
    }
    if (text > v2TextLimit) {
      found.push(
        fieldError(
          base,
          'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
          `${text} characters of text, at most ${v2TextLimit} are allowed.`,
        ),
      );
    }
  }
  found.push(...checkUnique(list, base));
  return found;
}

export function checkUnique(list: readonly RawComponent[], base: Path): FieldError[] {
  const found: FieldError[] = [];
  const customIds = new Set<string>();
  const ids = new Set<number>();
  const visit = (component: RawComponent, path: Path): void => {
    if (component.custom_id !== undefined) {
      if (customIds.has(component.custom_id)) {
        found.push(
          fieldError(
            [...path, 'custom_id'],
            'COMPONENT_CUSTOM_ID_DUPLICATED',
            'Component custom id cannot be duplicated.',
          ),
        );
      }
      customIds.add(component.custom_id);
    }
    if (component.id !== undefined && component.id !== 0) {
      if (ids.has(component.id)) {
        found.push(fieldError([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated.'));
      }
      ids.add(component.id);
    }
    component.components?.forEach((child, index) => visit(child, [...path, 'components', index]));
    if (component.accessory !== undefined) visit(component.accessory, [...path, 'accessory']);
    if (component.component !== undefined) visit(component.component, [...path, 'component']);
  };
  list.forEach((component, index) => visit(component, [...base, index]));
  return found;
}

function checkOne(component: RawComponent, context: ComponentContext, path: Path): FieldError[] {
  switch (component.type) {
    case 1:
      return checkRow(component, path);
    case 2:
      return checkButton(component, context, path);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return checkSelect(component, context, path);
    case 11:
      return checkMedia(component.media?.url ?? '', context, [...path, 'media', 'url'], false);
    case 12:
      return (component.items ?? []).length > 10 || (component.items ?? []).length === 0
        ? [fieldError([...path, 'items'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 10 in length.')]
        : (component.items ?? []).flatMap((item, index) =>
            checkMedia(item.media.url, context, [...path, 'items', index, 'media', 'url'], false),
          );
    case 13:
      return checkMedia(component.file?.url ?? '', context, [...path, 'file', 'url'], true);
    default:
      return [];
  }
}

function checkRow(row: RawComponent, path: Path): FieldError[] {
  const children = row.components ?? [];
  const selects = children.filter((child) => selectTypes.has(child.type)).length;
  if (selects > 1) return [fieldError(path, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'A row holds at most one select.')];
  if (selects === 1 && children.length > 1) {
    return [fieldError(path, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'A row holds either buttons or one select.')];
  }
  return [];
}

function checkButton(button: RawComponent, context: ComponentContext, path: Path): FieldError[] {
  const found: FieldError[] = [];
  const missing = (field: string, why: string): void =>
    void found.push(fieldError([...path, field], 'BASE_TYPE_REQUIRED', why));
  const unwanted = (field: string, why: string): void =>
    void found.push(fieldError([...path, field], 'BUTTON_COMPONENT_INVALID_FIELD', why));
  const labelled = (button.label ?? '') !== '' || button.emoji !== undefined;
  switch (button.style ?? 0) {
    case 5:
      if (button.url === undefined) missing('url', 'A link button needs a url.');
      else if (!/^(https?|discord):/i.test(button.url))
        unwanted('url', 'Scheme must be one of (http, https, discord).');
      if (button.custom_id !== undefined) unwanted('custom_id', 'A custom id and url cannot both be specified.');
      break;
    case 6:
      if (button.sku_id === undefined) missing('sku_id', 'A premium button needs a sku_id.');
      break;
    default:
      if (button.custom_id === undefined) missing('custom_id', 'A custom id is required.');
      if (button.url !== undefined) unwanted('url', 'Only link buttons have a url.');
  }
  if (!labelled && button.style !== 6) missing('label', 'A button needs a label or an emoji.');
  return [...found, ...checkEmoji(button.emoji, context, [...path, 'emoji'])];
}

function checkSelect(select: RawComponent, context: ComponentContext, path: Path): FieldError[] {
  const found = checkChoiceCount(select, path);
  const defaults =
    select.type === 3
      ? (select.options ?? []).filter((option) => option.default === true).length
      : (select.default_values ?? []).length;
  const most = select.max_values ?? 1;
  if (defaults > most) {
    found.push(
      fieldError(
        path,
        'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
        `${defaults} defaults, at most ${most} may be chosen.`,
      ),
    );
  }
  (select.options ?? []).forEach((option, index) => {
    found.push(...checkEmoji(option.emoji, context, [...path, 'options', index, 'emoji']));
  });
  return found;
}

/** Checks distinct values and limits that the options can meet, for selects and checkbox groups. */
export function checkChoiceCount(select: RawComponent, path: Path): FieldError[] {
  const found: FieldError[] = [];
  const least = select.min_values ?? 1;
  const most = select.max_values ?? 1;
  if (select.min_values !== undefined && least > most) {
    found.push(
      fieldError([...path, 'min_values'], 'SELECT_COMPONENT_MIN_OVER_MAX', 'min_values must not be above max_values.'),
    );
  }
  if (select.options === undefined) return found;
  const values = new Set<string>();
  select.options.forEach((option, index) => {
    if (values.has(option.value)) {
      found.push(
        fieldError(
          [...path, 'options', index, 'value'],
          'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
          'The specified option value is already used.',
        ),
      );
    }
    values.add(option.value);
  });
  if (select.max_values !== undefined && most > select.options.length) {
    found.push(
      fieldError(
        [...path, 'max_values'],
        'SELECT_COMPONENT_MAX_OVER_OPTIONS',
        `max_values is ${most}, but there are ${select.options.length} options.`,
      ),
    );
  }
  if (least > select.options.length) {
    found.push(
      fieldError(
        [...path, 'min_values'],
        'SELECT_COMPONENT_MIN_OVER_OPTIONS',
        `min_values is ${least}, but there are ${select.options.length} options.`,
      ),
    );
  }
  return found;
}

function checkMedia(url: string, context: ComponentContext, path: Path, attachmentOnly: boolean): FieldError[] {
  const name = /^attachment:\/\/(.*)$/.exec(url)?.[1];
  if (name !== undefined) return context.fileNames.has(name) ? [] : [noSuchFile(name, path)];
  if (attachmentOnly || !/^https?:\/\//i.test(url)) {
    const schemes = attachmentOnly ? 'attachment' : 'http, https, attachment';
    return [fieldError(path, 'URL_TYPE_INVALID_SCHEME', `Scheme must be one of (${schemes}).`)];
  }
  return [];
}

export function noSuchFile(name: string, path: Path): FieldError {
  return fieldError(path, 'ATTACHMENT_NOT_FOUND', `No uploaded file is called "${name}".`);
}

const unicodeEmoji = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u;

function checkEmoji(emoji: RawComponent['emoji'], context: ComponentContext, path: Path): FieldError[] {
  if (emoji === undefined) return [];
  const known = emoji.id === undefined ? unicodeEmoji.test(emoji.name ?? '') : context.emojiExists(emoji.id);
  return known ? [] : [fieldError(path, 'COMPONENT_INVALID_EMOJI', 'Invalid emoji.')];
}
