import type { Verdict } from './load-record.ts';

const shapes = {
  first: 'M5 5h2.6v14H5zM20 5v14L9 12z',
  back: 'M17 5v14L6 12z',
  play: 'M7 4.5v15L19.5 12z',
  pause: 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z',
  next: 'M7 5v14l11-7z',
  last: 'M4 5v14l11-7zM16.4 5H19v14h-2.6z',
  plus: 'M10.6 4h2.8v6.6H20v2.8h-6.6V20h-2.8v-6.6H4v-2.8h6.6z',
  minus: 'M4 10.6h16v2.8H4z',
  fit: 'M4 4h6.5v2.6H6.6v3.9H4zM13.5 4H20v6.5h-2.6V6.6h-3.9zM4 13.5h2.6v3.9h3.9V20H4zM17.4 13.5H20V20h-6.5v-2.6h3.9z',
  undo: 'M9.5 4.5v4h5a5.8 5.8 0 0 1 0 11.5H7v-2.8h7.3a3 3 0 0 0 0-6H9.5v4L3 9.9z',
  dice: 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zm2 3.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm8 8a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm-4-4a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
  trade: 'M8 3.5 3 8l5 4.5V9.4h12V6.6H8zM16 11.5l5 4.5-5 4.5v-3.1H4v-2.8h12z',
  end: 'M5 3h2.6v18H5zM9 4h11l-3.4 4.5L20 13H9z',
  hint: 'M12 2.5a6.6 6.6 0 0 0-4 11.9c.7.6 1 1.3 1 2.1h6c0-.8.3-1.5 1-2.1a6.6 6.6 0 0 0-4-11.9zM9 18h6v1.6H9zM10 20.5h4v1.4h-4z',
  menu: 'M4 5.5h16v2.6H4zM4 10.7h16v2.6H4zM4 15.9h16v2.6H4z',
  proven: 'M9.6 17.6 4 12l2-2 3.6 3.6L18 5.2l2 2z',
  broken: 'm6.4 4.6 5.6 5.6 5.6-5.6 1.8 1.8-5.6 5.6 5.6 5.6-1.8 1.8-5.6-5.6-5.6 5.6-1.8-1.8 5.6-5.6-5.6-5.6z',
  unsure:
    'M10.6 16.4h2.8v2.8h-2.8zM12 4.6c-2.8 0-4.7 1.7-4.9 4.3h2.7c.1-1.2.9-2 2.2-2s2.1.7 2.1 1.8c0 2-3.4 2.2-3.4 5.2v.8h2.6v-.5c0-2 3.6-2.5 3.6-5.6 0-2.4-2-4-4.9-4z',
} as const;

/** A drawn sign for a button or a verdict. Its meaning is in words next to it. */
export function ControlIcon({ name }: { readonly name: keyof typeof shapes }) {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}

/** The sign of each verdict. */
export const verdictSigns = {
  proven: 'proven',
  broken: 'broken',
  failed: 'broken',
  'other-version': 'unsure',
} as const satisfies Record<Verdict['kind'], keyof typeof shapes>;
