import type { Verdict } from './load-record.ts';

const shapes = {
  first: 'M5 5h2.6v14H5zM20 5v14L9 12z',
  back: 'M17 5v14L6 12z',
  play: 'M7 4.5v15L19.5 12z',
  pause: 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z',
  next: 'M7 5v14l11-7z',
  last: 'M4 5v14l11-7zM16.4 5H19v14h-2.6z',
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
