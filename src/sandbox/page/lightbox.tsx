import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { type ShownPicture, useStrings } from './page-context.tsx';

/** A picture in a dialog: fitted first, in full size after a click. */
export function Lightbox({ picture, onClose }: { readonly picture: ShownPicture; onClose(): void }) {
  const strings = useStrings();
  const dialog = useRef<HTMLDialogElement>(null);
  const [full, setFull] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class={`lightbox${full ? ' full' : ''}`}
      aria-label={strings.picture}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <button type="button" class="zoom" aria-label={strings.zoom} aria-pressed={full} onClick={() => setFull(!full)}>
        <img src={picture.url} alt={picture.alt} />
      </button>
      <button type="button" class="icon-button" aria-label={strings.close} onClick={onClose}>
        <Icon shape="close" />
      </button>
    </dialog>
  );
}
