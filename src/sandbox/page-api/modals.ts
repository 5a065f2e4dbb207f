import type { PageSelect, PageTextDisplay } from './components.ts';

/** Modals of the application. */

/** Style 1 one line, 2 paragraph. */
export interface PageTextInput {
  readonly type: 4;
  readonly custom_id: string;
  readonly style: 1 | 2;
  /** Only in a classic action row; inside a label component, the label names it. */
  readonly label?: string | null;
  readonly placeholder?: string | null;
  readonly value?: string | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  /** Defaults to true. */
  readonly required?: boolean | null;
}

export interface PageFileUpload {
  readonly type: 19;
  readonly custom_id: string;
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly required?: boolean | null;
}

interface PageGroupOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | null;
  readonly default?: boolean | null;
}

export interface PageRadioGroup {
  readonly type: 21;
  readonly custom_id: string;
  readonly options: readonly PageGroupOption[];
  readonly required?: boolean | null;
}

export interface PageCheckboxGroup {
  readonly type: 22;
  readonly custom_id: string;
  readonly options: readonly PageGroupOption[];
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly required?: boolean | null;
}

export interface PageCheckbox {
  readonly type: 23;
  readonly custom_id: string;
  readonly default?: boolean | null;
}

export type PageModalField =
  | PageTextInput
  | PageSelect
  | PageFileUpload
  | PageRadioGroup
  | PageCheckboxGroup
  | PageCheckbox;

export interface PageLabel {
  readonly type: 18;
  readonly label: string;
  readonly description?: string | null;
  readonly component: PageModalField;
}

export interface PageModal {
  /** Id of this opening of the modal, for `modal-submit`. */
  readonly id: string;
  readonly title: string;
  /** A classic row holds exactly one text input. */
  readonly components: readonly (
    | PageLabel
    | PageTextDisplay
    | { readonly type: 1; readonly components: readonly PageTextInput[] }
  )[];
}
