import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ControlIcon } from '../control-icon.tsx';
import { useTranslate } from '../page-language.ts';
import { playPageStrings as strings } from './strings.ts';

interface SheetProps {
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** Slides up from the bottom and takes the focus; Escape and a touch beside it close it. */
export function BottomSheet({ title, children, onClose }: SheetProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div class="sheet-body">
        <header>
          <h2>{title}</h2>
          <button type="button" class="icon" aria-label={t(strings.close)} onClick={onClose}>
            <ControlIcon name="broken" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
