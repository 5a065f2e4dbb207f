import {
  type APICheckboxGroupComponent,
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  type APIUserSelectComponent,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import type { SelectOption } from './components.ts';
import { cut, LIMIT } from './limits.ts';

export type ModalData = APIModalInteractionResponseCallbackData;

export const modal = (id: string, title: string, components: readonly APILabelComponent[]): ModalData => ({
  custom_id: id,
  title: cut(title, LIMIT.modalTitle),
  components: [...components],
});

/** Returns a field with its label. */
export const labelled = (label: string, component: APIComponentInLabel, detail?: string): APILabelComponent => ({
  type: ComponentType.Label,
  label: cut(label, LIMIT.modalLabel),
  ...(detail && { description: cut(detail, LIMIT.optionText) }),
  component,
});

/** Returns boxes of which any number can be ticked. */
export const checkboxes = (id: string, options: readonly SelectOption[]): APICheckboxGroupComponent => ({
  type: ComponentType.CheckboxGroup,
  custom_id: id,
  required: false,
  min_values: 0,
  options: options.map(({ value, label, detail, chosen }) => ({
    value,
    label: cut(label, LIMIT.optionText),
    ...(detail && { description: cut(detail, LIMIT.optionText) }),
    ...(chosen && { default: true }),
  })),
});

/** Returns a menu of people on the server. */
export const userSelect = (id: string, most = 1): APIUserSelectComponent => ({
  type: ComponentType.UserSelect,
  custom_id: id,
  ...(most !== 1 && { max_values: most }),
});

export const textInput = (
  id: string,
  most: number,
  value = '',
  style = TextInputStyle.Short,
): APITextInputComponent => ({
  type: ComponentType.TextInput,
  custom_id: id,
  style,
  max_length: most,
  required: true,
  ...(value && { value: cut(value, most) }),
});
