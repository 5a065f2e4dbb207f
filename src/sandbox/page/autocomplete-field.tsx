import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { PageChannel, PageOption, PageOptionValues } from '../page-api/index.ts';
import type { TypedCommand } from './composer.tsx';
import { useFloating } from './use-floating.ts';
import { usePage, useStrings } from './page-context.tsx';

interface AutocompleteOption {
  readonly label: string;
  readonly value: string | number;
}

const DEBOUNCE_MS = 120;

/** A text field with suggestions from the application. */
export function AutocompleteField({
  option,
  channel,
  typed,
  values,
  onChange,
}: {
  readonly option: PageOption;
  readonly channel: PageChannel;
  readonly typed: TypedCommand;
  readonly values: PageOptionValues;
  onChange(value: string | number): void;
}) {
  const { request } = usePage();
  const said = useStrings();
  const field = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const id = useId();
  const newest = useRef(0);
  const answered = useRef(0);
  /** Whether Enter was pressed before the suggestions arrived. */
  const hurried = useRef(false);
  const [words, setWords] = useState('');
  const [offers, setOffers] = useState<readonly AutocompleteOption[] | null>(null);
  const [at, setAt] = useState(0);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (!focused) return undefined;
    const number = ++newest.current;
    const timer = setTimeout(() => {
      const options = { ...values, [option.name]: words };
      void request({
        type: 'autocomplete',
        channelId: channel.id,
        commandId: typed.command.id,
        path: typed.slash.path,
        options,
        focused: option.name,
      }).then((result) => {
        // Answers may come out of order; only the newest counts.
        if (number !== newest.current || result?.kind !== 'choices') return;
        answered.current = number;
        setOffers(result.choices);
        setAt(0);
        if (hurried.current && result.choices[0]) take(result.choices[0]);
        hurried.current = false;
      });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words, focused]);

  const take = (offer: AutocompleteOption) => {
    answered.current = ++newest.current;
    setWords(offer.label);
    setOffers(null);
    setFocused(false);
    onChange(offer.value);
  };
  const press = (event: KeyboardEvent) => {
    // Reads the field, as typing may be ahead of rendering.
    const typedWords = (event.currentTarget as HTMLInputElement).value;
    if (event.key === 'Enter' && typedWords !== '' && answered.current !== newest.current) {
      hurried.current = true;
      event.preventDefault();
      return;
    }
    if (!offers || offers.length === 0) return;
    if (event.key === 'ArrowDown') setAt((at + 1) % offers.length);
    else if (event.key === 'ArrowUp') setAt((at + offers.length - 1) % offers.length);
    else if (event.key === 'Enter' || (event.key === 'Tab' && typedWords !== ''))
      take(offers[at] as AutocompleteOption);
    else if (event.key === 'Escape') setOffers(null);
    else return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };
  const open = focused && offers !== null;
  useFloating(field, menu, open);
  return (
    <span class="suggest" ref={field}>
      <input
        type="text"
        value={words}
        autocomplete="off"
        role="combobox"
        aria-expanded={open}
        aria-controls={id}
        aria-autocomplete="list"
        aria-label={option.label}
        aria-activedescendant={open && offers.length > 0 ? `${id}-${at}` : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={press}
        onInput={({ currentTarget }) => {
          // Counted here already, so that a quick Enter waits for the answer.
          newest.current++;
          setFocused(true);
          setWords(currentTarget.value);
          onChange(currentTarget.value);
        }}
      />
      {open && (
        <ul class="suggestions" ref={menu} role="listbox" id={id} aria-label={option.label}>
          {offers.map((offer, index) => (
            <li
              key={offer.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              class={index === at ? 'active' : ''}
              onPointerMove={() => setAt(index)}
              onPointerDown={(event) => {
                event.preventDefault();
                take(offer);
              }}
            >
              {offer.label}
            </li>
          ))}
          {offers.length === 0 && (
            <li role="option" aria-selected={false} aria-disabled="true" class="hint">
              {said.nothingFits}
            </li>
          )}
        </ul>
      )}
    </span>
  );
}
