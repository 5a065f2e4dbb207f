import { useRef } from 'preact/hooks';

/** Shortest swipe, in CSS pixels. */
const SHORTEST = 40;

interface SwipeHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
}

/** Recognizes sideways swipes of one finger: −1 to the left, 1 to the right. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void): SwipeHandlers {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }) {
      // A second finger is a pinch.
      start.current = pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }) {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) >= SHORTEST && Math.abs(x) > 1.5 * Math.abs(y)) onSwipe(x < 0 ? -1 : 1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
