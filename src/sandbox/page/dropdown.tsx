import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** A button with a panel below it; closes on Escape and on a click elsewhere. */
export function Dropdown({
  face,
  label,
  class: look = 'tool',
  children,
}: {
  readonly face: ComponentChildren;
  readonly label: string;
  readonly class?: string;
  readonly children: (close: () => void) => ComponentChildren;
}) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => !root.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  return (
    <div class="drop" ref={root} onKeyDown={(event) => event.key === 'Escape' && open && close()}>
      <button
        type="button"
        class={look}
        aria-expanded={open}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <div class="drop-panel" role="group" aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
