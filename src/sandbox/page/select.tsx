import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageEmoji } from '../page-api/index.ts';
import { EmojiView } from './emoji.tsx';
import { useFloating } from './use-floating.ts';
import { useStrings } from './page-context.tsx';

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  readonly emoji?: PageEmoji;
  readonly chosen?: boolean;
}

interface Props {
  readonly label: string;
  readonly choices: readonly SelectChoice[];
  readonly min: number;
  readonly max: number;
  readonly disabled: boolean;
  /** Clears the selection when it changes, as after the application's response. */
  readonly version?: unknown;
  readonly customId?: string;
  onChosen(values: readonly string[]): unknown;
}

/** A select menu as in Discord: one choice is sent at once, several when the menu closes. */
export function Select({ label, choices, min, max, disabled, version, customId, onChosen }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const strings = useStrings();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const standard = choices.filter(({ chosen }) => chosen).map(({ value }) => value);
  const [picked, setPicked] = useState<readonly string[]>(standard);
  const several = max > 1;
  useFloating(root, menu, open);

  useEffect(() => setPicked(standard), [version, choices.map(({ value, chosen }) => `${value}${chosen}`).join()]);
  // Focuses before the next key, as keys that follow are meant for the list.
  useLayoutEffect(() => {
    if (open) list.current?.focus({ preventScroll: true });
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent) => !root.current?.contains(event.target as Node) && close(true);
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open, picked]);
  useEffect(() => list.current?.children[at]?.scrollIntoView({ block: 'nearest' }), [at, open]);

  function close(send: boolean) {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
    if (!several || !send) return;
    const changed = picked.length !== standard.length || picked.some((value) => !standard.includes(value));
    if (changed && picked.length >= min) onChosen(picked);
  }

  function choose(value: string) {
    if (!several) {
      setPicked([value]);
      setOpen(false);
      root.current?.querySelector('button')?.focus();
      onChosen([value]);
    } else if (picked.includes(value)) setPicked(picked.filter((other) => other !== value));
    else if (picked.length < max) setPicked([...picked, value]);
  }

  function press(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: 8,
      PageUp: -8,
      Home: -choices.length,
      End: choices.length,
    };
    const step = steps[event.key];
    if (step !== undefined) setAt(Math.max(0, Math.min(choices.length - 1, at + step)));
    else if (event.key === 'Enter' || event.key === ' ') choose((choices[at] as SelectChoice).value);
    else if (event.key === 'Escape' || event.key === 'Tab') close(event.key === 'Tab');
    else return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  }

  const shown = choices
    .filter(({ value }) => picked.includes(value))
    .map((choice) => choice.label)
    .join(', ');
  return (
    <div class="select" ref={root} data-custom-id={customId}>
      <button
        type="button"
        class="select-button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={id}
        disabled={disabled || choices.length === 0}
        onClick={() => (open ? close(true) : setOpen(true))}
      >
        <span class={shown ? '' : 'placeholder'}>{shown || label}</span>
        <span class="chevron" aria-hidden="true" />
      </button>
      {open && (
        <div class="select-menu" ref={menu}>
          <ul
            id={id}
            ref={list}
            role="listbox"
            tabIndex={0}
            aria-label={label}
            aria-multiselectable={several}
            aria-activedescendant={`${id}-${at}`}
            onKeyDown={press}
          >
            {choices.map((choice, index) => (
              <li
                key={choice.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={picked.includes(choice.value)}
                class={index === at ? 'active' : ''}
                onPointerMove={() => setAt(index)}
                onClick={() => choose(choice.value)}
              >
                {choice.emoji && <EmojiView emoji={choice.emoji} />}
                <span class="select-words">
                  <span>{choice.label}</span>
                  {choice.detail && <small>{choice.detail}</small>}
                </span>
                {several && <span class="tick" aria-hidden="true" />}
              </li>
            ))}
          </ul>
          {several && (
            <div class="select-foot">
              <span>{strings.picked(picked.length, min === max ? String(max) : `${min}–${max}`)}</span>
              <button type="button" class="button primary" disabled={picked.length < min} onClick={() => close(true)}>
                {strings.done}
              </button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
