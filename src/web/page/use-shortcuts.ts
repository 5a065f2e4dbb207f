import { useLayoutEffect } from 'preact/hooks';
import type { Playback } from './use-playback.ts';

/** Elements that use the arrow keys, and those that use the space bar. */
const ownArrows = 'input:not([type="range"]), select, textarea';
const ownSpace = 'button, a, summary, input, select, textarea';

/** Moves a replay with the keyboard, wherever the focus is. */
export function useShortcuts(playback: Playback): void {
  // At once after each change: a key pressed before the next frame must start from what is shown.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
      const move = moveFor(event, event.target, playback);
      if (!move) return;
      event.preventDefault();
      move();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

function moveFor({ key, shiftKey }: KeyboardEvent, target: Element, playback: Playback): (() => void) | null {
  const { at, last } = playback;
  if (key === ' ') return target.matches(ownSpace) ? null : playback.togglePlaying;
  if (target.matches(ownArrows)) return null;
  switch (key) {
    case 'ArrowLeft':
      return () => (shiftKey ? playback.moveTurns(-1) : playback.goTo(at - 1));
    case 'ArrowRight':
      return () => (shiftKey ? playback.moveTurns(1) : playback.goTo(at + 1));
    case 'Home':
      return () => playback.goTo(0);
    case 'End':
      return () => playback.goTo(last);
    default:
      return null;
  }
}
