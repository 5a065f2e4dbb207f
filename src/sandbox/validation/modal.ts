import { fieldError, type FieldError } from '../api-error.ts';
import type { ModalBody, RawComponent } from './request-bodies.ts';
import { checkChoiceCount, checkUnique } from './components.ts';

const base = ['data', 'components'] as const;

/** Checks Discord's modal rules that its schema lacks. */
export function checkModal(modal: ModalBody): FieldError[] {
  const found: FieldError[] = [];
  if (modal.components.length > 5)
    found.push(fieldError(base, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.'));
  modal.components.forEach((component, index) => {
    const path = [...base, index];
    switch (component.type) {
      case 1:
        found.push(...checkRow(component, path));
        break;
      case 18:
        if (component.component !== undefined)
          found.push(...checkField(component.component, [...path, 'component'], true));
        break;
      default:
    }
  });
  return [...found, ...checkUnique(modal.components, base)];
}

function checkRow(row: RawComponent, path: readonly (string | number)[]): FieldError[] {
  const [input, ...rest] = row.components ?? [];
  if (input === undefined || rest.length > 0) {
    return [
      fieldError(
        [...path, 'components'],
        'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
        'A row in a modal holds exactly one text input.',
      ),
    ];
  }
  return checkField(input, [...path, 'components', 0], false);
}

function checkField(field: RawComponent, path: readonly (string | number)[], labelled: boolean): FieldError[] {
  const found: FieldError[] = [];
  switch (field.type) {
    case 4:
      if (labelled === (field.label !== undefined)) {
        const why = labelled ? 'Inside a label the text input has no label of its own.' : 'This field is required.';
        found.push(fieldError([...path, 'label'], 'TEXT_INPUT_COMPONENT_LABEL', why));
      }
      if (field.min_length !== undefined && field.max_length !== undefined && field.min_length > field.max_length) {
        found.push(
          fieldError(
            [...path, 'min_length'],
            'TEXT_INPUT_COMPONENT_MIN_OVER_MAX',
            'min_length must not be above max_length.',
          ),
        );
      }
      if (field.max_length !== undefined && (field.value ?? '').length > field.max_length) {
        found.push(
          fieldError([...path, 'value'], 'BASE_TYPE_BAD_LENGTH', `Must be ${field.max_length} or fewer in length.`),
        );
      }
      break;
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      if (field.disabled === true) {
        found.push(
          fieldError([...path, 'disabled'], 'COMPONENT_DISABLED_IN_MODAL', 'Selects in modals cannot be disabled.'),
        );
      }
      if (field.required !== false && field.min_values === 0) {
        found.push(
          fieldError(
            [...path, 'min_values'],
            'SELECT_COMPONENT_REQUIRED_MIN',
            'A required select needs min_values of 1 or more.',
          ),
        );
      }
      found.push(...checkChoiceCount(field, path));
      break;
    case 21:
      if ((field.options ?? []).filter((option) => option.default === true).length > 1) {
        found.push(
          fieldError([...path, 'options'], 'RADIO_GROUP_DEFAULTS', 'At most one radio option may be the default.'),
        );
      }
      found.push(...checkChoiceCount(field, path));
      break;
    case 22:
      found.push(...checkChoiceCount({ ...field, max_values: field.max_values ?? (field.options ?? []).length }, path));
      break;
    default:
  }
  return found;
}

export interface AutocompleteBody {
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
}

/** Checks that suggestions match the option's type; text has at most 100 characters. */
export function checkSuggestions(body: AutocompleteBody, optionType: number): FieldError[] {
  if (body.choices === undefined)
    return [fieldError(['data', 'choices'], 'BASE_TYPE_REQUIRED', 'This field is required.')];
  return body.choices.flatMap((choice, index) => {
    const path = ['data', 'choices', index, 'value'];
    const expected = optionType === 3 ? 'string' : 'number';
    if (typeof choice.value !== expected)
      return [fieldError(path, 'BASE_TYPE_INVALID', `The option takes a ${expected}.`)];
    if (optionType === 4 && !Number.isInteger(choice.value)) {
      return [fieldError(path, 'NUMBER_TYPE_COERCE', 'The option takes a whole number.')];
    }
    if (typeof choice.value === 'string' && choice.value.length > 100) {
      return [fieldError(path, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 100 in length.')];
    }
    return [];
  });
}
