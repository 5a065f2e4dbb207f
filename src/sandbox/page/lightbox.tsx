import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { type ShownPicture, useWords } from './sandbox.tsx';

/** A picture by itself: first whole, after a click in its own size, to be scrolled. */
export function Lightbox({ picture, onClose }: { readonly picture: ShownPicture; onClose(): void }) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [full, setFull] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class={`lightbox${full ? ' full' : ''}`} aria-label={words.picture} onClose={onClose} onClick={({ target }) => target === dialog.current && onClose()}>
      <button type="button" class="zoom" aria-label={words.zoom} aria-pressed={full} onClick={() => setFull(!full)}>
        <img src={picture.url} alt={picture.alt} />
      </button>
      <button type="button" class="icon-button" aria-label={words.close} onClick={onClose}><Icon shape="close" /></button>
    </dialog>
  );
}
