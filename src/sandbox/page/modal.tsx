import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageModal, PageModalField, PageModalValues, PageTextInput, PageUpload } from '../page-api/index.ts';
import { selectChoices } from './select-choices.ts';
import { Markdown } from './markdown.tsx';
import { Icon } from './icon.tsx';
import { usePage, useStrings } from './page-context.tsx';
import { readUpload } from './read-upload.ts';
import { Select } from './select.tsx';

type Value = PageModalValues[string];

/** A form opened by the application. */
export function Modal({
  modal,
  guildId,
  onClose,
}: {
  readonly modal: PageModal;
  readonly guildId: string | null;
  onClose(): void;
}) {
  const { interact } = usePage();
  const strings = useStrings();
  const dialog = useRef<HTMLDialogElement>(null);
  const [values, setValues] = useState<PageModalValues>(() =>
    Object.fromEntries(fieldsOf(modal).map((field) => [field.custom_id, defaultValue(field)])),
  );
  useEffect(() => dialog.current?.showModal(), []);
  const set = (id: string, value: Value) => setValues((known) => ({ ...known, [id]: value }));
  const submit = async (event: Event) => {
    event.preventDefault();
    if (await interact({ type: 'modal-submit', modalId: modal.id, values })) onClose();
  };
  return (
    <dialog ref={dialog} class="modal" aria-label={modal.title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <header>
          <h2>{modal.title}</h2>
          <button type="button" class="icon-button" aria-label={strings.close} onClick={onClose}>
            <Icon shape="close" />
          </button>
        </header>
        <div class="modal-body">
          {modal.components.map((component, index) => {
            if (component.type === 10) return <Markdown key={index} text={component.content} />;
            if (component.type === 1) {
              return component.components.map((field) => (
                <LabelledField
                  key={field.custom_id}
                  label={field.label ?? ''}
                  field={field}
                  values={values}
                  set={set}
                  guildId={guildId}
                />
              ));
            }
            return (
              <LabelledField
                key={index}
                label={component.label}
                detail={component.description ?? ''}
                field={component.component}
                values={values}
                set={set}
                guildId={guildId}
              />
            );
          })}
        </div>
        <footer>
          <button type="button" class="button secondary" onClick={onClose}>
            {strings.cancel}
          </button>
          <button type="submit" class="button primary">
            {strings.submit}
          </button>
        </footer>
      </form>
    </dialog>
  );
}

function fieldsOf(modal: PageModal): readonly PageModalField[] {
  return modal.components.flatMap((component): readonly PageModalField[] =>
    component.type === 10 ? [] : component.type === 1 ? component.components : [component.component],
  );
}

function defaultValue(field: PageModalField): Value {
  switch (field.type) {
    case 4:
      return field.value ?? '';
    case 23:
      return field.default ?? false;
    case 3:
    case 21:
    case 22:
      return field.options.filter((option) => option.default).map(({ value }) => value);
    case 5:
    case 6:
    case 7:
    case 8:
      return field.default_values?.map(({ id }) => id) ?? [];
    case 19:
      return [];
    default:
      field satisfies never;
      return [];
  }
}

interface FieldProps {
  readonly field: PageModalField;
  readonly values: PageModalValues;
  readonly guildId: string | null;
  readonly label: string;
  set(id: string, value: Value): void;
}

function LabelledField(props: FieldProps & { readonly detail?: string }) {
  const { field, label, detail } = props;
  const head = (
    <span class="field-label">
      {label}
      {isRequired(field) && <span class="required"> *</span>}
    </span>
  );
  const note = detail ? <small>{detail}</small> : null;
  // Groups and menus have their own names; only a single control can be in a label.
  if (field.type === 4 || field.type === 19)
    return (
      <label class="field">
        {head}
        {note}
        <Field {...props} />
      </label>
    );
  return (
    <div class="field" role="group" aria-label={label}>
      {head}
      {note}
      <Field {...props} />
    </div>
  );
}

const isRequired = (field: PageModalField): boolean => field.type !== 23 && (field.required ?? true);

function Field({ field, values, set, guildId, label }: FieldProps) {
  const { client } = usePage();
  const value = values[field.custom_id];
  const list = Array.isArray(value) ? (value as readonly string[]) : [];
  switch (field.type) {
    case 4:
      return (
        <TextField
          field={field}
          value={typeof value === 'string' ? value : ''}
          onInput={(text) => set(field.custom_id, text)}
        />
      );
    case 3:
    case 5:
    case 6:
    case 7:
    case 8: {
      const required = field.required ?? true;
      return (
        <Select
          label={field.placeholder ?? label}
          choices={selectChoices(client, field, guildId).map((choice) => ({
            ...choice,
            chosen: list.includes(choice.value),
          }))}
          min={required ? (field.min_values ?? 1) : 0}
          max={field.max_values ?? 1}
          disabled={false}
          onChosen={(chosen) => set(field.custom_id, chosen)}
        />
      );
    }
    case 21:
      return (
        <>
          {field.options.map((option) => (
            <label class="tick-line" key={option.value}>
              <input
                type="radio"
                name={field.custom_id}
                checked={list.includes(option.value)}
                onChange={() => set(field.custom_id, [option.value])}
              />{' '}
              {option.label} {option.description && <small>{option.description}</small>}
            </label>
          ))}
        </>
      );
    case 22:
      return (
        <>
          {field.options.map((option) => (
            <label class="tick-line" key={option.value}>
              <input
                type="checkbox"
                checked={list.includes(option.value)}
                onChange={({ currentTarget }) =>
                  set(
                    field.custom_id,
                    currentTarget.checked ? [...list, option.value] : list.filter((other) => other !== option.value),
                  )
                }
              />{' '}
              {option.label} {option.description && <small>{option.description}</small>}
            </label>
          ))}
        </>
      );
    case 23:
      return (
        <label class="tick-line">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => set(field.custom_id, currentTarget.checked)}
          />{' '}
          {label}
        </label>
      );
    case 19:
      return (
        <input
          type="file"
          multiple
          onChange={({ currentTarget }) =>
            void Promise.all([...(currentTarget.files ?? [])].map(readUpload)).then((files) =>
              set(field.custom_id, files as PageUpload[]),
            )
          }
        />
      );
    default:
      field satisfies never;
      return null;
  }
}

function TextField({
  field,
  value,
  onInput,
}: {
  readonly field: PageTextInput;
  readonly value: string;
  onInput(text: string): void;
}) {
  const shared = {
    value,
    placeholder: field.placeholder ?? '',
    required: field.required ?? true,
    minLength: field.min_length ?? 0,
    maxLength: field.max_length ?? 4000,
    onInput: (event: Event) => onInput((event.currentTarget as HTMLInputElement).value),
  };
  return field.style === 2 ? <textarea rows={4} {...shared} /> : <input type="text" autocomplete="off" {...shared} />;
}
