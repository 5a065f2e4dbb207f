import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageChannel, PageOption, PageOptionValues, PageUpload } from '../page-api/index.ts';
import type { TypedCommand } from './composer.tsx';
import { peopleIn } from './select-choices.ts';
import { readUpload } from './read-upload.ts';
import { Icon } from './icon.tsx';
import { usePage, useStrings } from './page-context.tsx';
import { AutocompleteField } from './autocomplete-field.tsx';

type Value = string | number | boolean | PageUpload;

/** Options of a slash command, required ones first; Enter sends it, Escape cancels. */
export function SlashForm({
  channel,
  typed,
  onClose,
}: {
  readonly channel: PageChannel;
  readonly typed: TypedCommand;
  onClose(): void;
}) {
  const { interact } = usePage();
  const strings = useStrings();
  const { command, slash } = typed;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, Value>>>({});
  const [missing, setMissing] = useState<string | null>(null);
  // Before the form is painted: keys typed right away must arrive here.
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input, select, .primary')?.focus(), []);

  const set = (name: string, value: Value | undefined) => {
    setValues((known) => {
      const others = Object.entries(known).filter(([other]) => other !== name);
      return Object.fromEntries(value === undefined || value === '' ? others : [...others, [name, value]]);
    });
  };
  const send = (event: Event) => {
    event.preventDefault();
    const gap = slash.options.find(({ name, required }) => required && values[name] === undefined);
    setMissing(gap?.name ?? null);
    if (gap) return;
    onClose();
    void interact({ type: 'slash', channelId: channel.id, commandId: command.id, path: slash.path, options: values });
  };
  return (
    <form
      class="composer slash-form"
      ref={form}
      onSubmit={send}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      aria-label={`/${slash.label}`}
    >
      <div class="slash-head">
        <b>/{slash.label}</b> <span>{slash.description}</span>
        <button type="button" class="icon-button" aria-label={strings.cancelCommand} onClick={onClose}>
          <Icon shape="close" />
        </button>
      </div>
      <div class="slash-options">
        {slash.options.map((option) => (
          <label key={option.name} class={missing === option.name ? 'missing' : ''}>
            <span>
              {option.label}
              {option.required && (
                <span class="required" title={strings.required}>
                  {' '}
                  *
                </span>
              )}
            </span>
            <OptionField
              option={option}
              value={values[option.name]}
              values={values}
              channel={channel}
              typed={typed}
              onChange={(value) => set(option.name, value)}
            />
            <small>{missing === option.name ? strings.missing : option.description}</small>
          </label>
        ))}
        {slash.options.length === 0 && <p class="hint">{strings.noOptions}</p>}
      </div>
      <button type="submit" class="button primary">
        {strings.send(slash.label)}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly option: PageOption;
  readonly value: Value | undefined;
  readonly values: PageOptionValues;
  readonly channel: PageChannel;
  readonly typed: TypedCommand;
  onChange(value: Value | undefined): void;
}

function OptionField({ option, value, values, channel, typed, onChange }: FieldProps) {
  const { client } = usePage();
  const strings = useStrings();
  const guild = channel.guildId ? client.guilds.get(channel.guildId) : undefined;
  const shown = typeof value === 'object' || value === undefined ? '' : String(value);
  const number = option.type === 4 || option.type === 10;
  const convert = (words: string): Value | undefined => (words === '' ? undefined : number ? Number(words) : words);
  if (option.autocomplete)
    return (
      <AutocompleteField
        option={option}
        channel={channel}
        typed={typed}
        values={values}
        onChange={(chosen) => onChange(convert(String(chosen)))}
      />
    );
  const pick = (
    choices: readonly { readonly value: string; readonly label: string }[],
    take: (chosen: string) => Value,
  ) => (
    <select
      value={shown}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : take(currentTarget.value))}
    >
      <option value="">{option.required ? strings.choose : '–'}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
  const entities = (items: readonly { readonly id: string; readonly name: string }[]) =>
    pick(
      items.map(({ id, name }) => ({ value: id, label: name })),
      String,
    );
  if (option.choices.length > 0)
    return pick(
      option.choices.map((choice) => ({ value: String(choice.value), label: choice.label })),
      (chosen) => convert(chosen) as Value,
    );
  switch (option.type) {
    case 5:
      return pick(
        [
          { value: 'true', label: strings.yes },
          { value: 'false', label: strings.no },
        ],
        (chosen) => chosen === 'true',
      );
    case 6:
      return entities(peopleIn(client, channel.guildId));
    case 7:
      return entities([...client.channels.values()].filter(({ guildId }) => guildId === channel.guildId));
    case 8:
      return entities(guild?.roles ?? []);
    case 9:
      return entities([...peopleIn(client, channel.guildId), ...(guild?.roles ?? [])]);
    case 11:
      return (
        <input type="file" onChange={({ currentTarget }) => void readUpload(currentTarget.files?.[0]).then(onChange)} />
      );
    case 3:
    case 4:
    case 10:
      return (
        <input
          type="text"
          inputMode={number ? 'decimal' : 'text'}
          value={shown}
          autocomplete="off"
          onInput={({ currentTarget }) => onChange(convert(currentTarget.value))}
        />
      );
    default:
      option.type satisfies never;
      return null;
  }
}
