/** Icons on a grid of 24 with lines of 2, equal on every machine. */
const shapes = {
  pawn: 'M12 3a3.5 3.5 0 0 1 2 6.4c.2 3.2 1 5 3 6.6v2H7v-2c2-1.6 2.8-3.4 3-6.600A3.5 3.5 0 0 1 12 3zM6 21h12',
  book: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2',
  window: 'M9 5H4v15h15v-5M13 4h7v7M20 4l-9 9',
  people:
    'M9 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M16 4.500a3.5 3.5 0 0 1 0 6.500M18 14.500c2.3.7 3.5 2.6 3.5 5.5',
  pin: 'M9 3h6l-1 6 4 4v2H6v-2l4-4zM12 15v6',
  reply: 'M9 6l-5 5 5 5M4 11h9c4 0 7 2.5 7 7',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  thread: 'M5 4v8c0 3 2 5 5 5h9M15 13l4 4-4 4',
  join: 'M12 5v14M5 12h14',
  leave: 'M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
} as const;

export function Icon({
  shape,
  class: className = '',
}: {
  readonly shape: keyof typeof shapes;
  readonly class?: string;
}) {
  return (
    <svg
      class={`icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={shapes[shape]} />
    </svg>
  );
}
