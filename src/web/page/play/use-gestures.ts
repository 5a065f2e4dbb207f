import { useEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Spot } from './board-places.ts';
import type { BoardViewControl } from './use-board-view.ts';

interface GestureHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
}

/** Pixels a finger may move and still tap. */
const TAP_SLACK = 9;
/** Milliseconds between the taps of a double-tap. */
const DOUBLE = 320;
const DOUBLE_ZOOM = 2.4;

const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY });

/** Pans with one finger, pinches with two, taps and double-taps. `onTap` returns whether the tap meant something. */
export function useGestures(
  frame: RefObject<HTMLElement | null>,
  view: BoardViewControl,
  onTap: (client: Spot, fine: boolean) => boolean,
): GestureHandlers {
  const pointers = useRef(new Map<number, Spot>());
  const moved = useRef(false);
  const lastTap = useRef<{ readonly at: number; readonly spot: Spot } | null>(null);
  const current = useRef(view);
  current.current = view;

  const inFrame = ({ x, y }: Spot): Spot => {
    const box = frame.current?.getBoundingClientRect();
    return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) };
  };

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      current.current.zoomBy(Math.exp(-event.deltaY / 400), inFrame({ x: event.clientX, y: event.clientY }));
    };
    // A click that follows late would meet what the tap has opened meanwhile.
    const onTouchEnd = (event: TouchEvent): void => {
      if (event.cancelable) event.preventDefault();
    };
    // Only listeners that aren't passive may keep the page from doing its own.
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchend', onTouchEnd, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchend', onTouchEnd);
    };
  }, []);

  const tap = (event: PointerEvent): void => {
    const spot = spotOf(event);
    if (onTap(spot, event.pointerType === 'mouse')) {
      lastTap.current = null;
      return;
    }
    const before = lastTap.current;
    lastTap.current = { at: event.timeStamp, spot };
    if (
      !before ||
      event.timeStamp - before.at > DOUBLE ||
      Math.hypot(spot.x - before.spot.x, spot.y - before.spot.y) > 30
    )
      return;
    lastTap.current = null;
    if (current.current.zoom > 1.05) current.current.fit();
    else current.current.zoomBy(DOUBLE_ZOOM, inFrame(spot));
  };

  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      // The first finger: the end of an earlier touch may have been missed.
      if (event.isPrimary) pointers.current.clear();
      if (pointers.current.size === 0) moved.current = false;
      else moved.current = true;
      pointers.current.set(event.pointerId, spotOf(event));
    },
    onPointerMove(event) {
      const from = pointers.current.get(event.pointerId);
      if (!from) return;
      const to = spotOf(event);
      const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
      const [other] = others;
      if (other) {
        const grown =
          Math.hypot(to.x - other.x, to.y - other.y) / Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
        current.current.zoomBy(grown, inFrame({ x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }));
      } else {
        if (!moved.current && Math.hypot(to.x - from.x, to.y - from.y) < TAP_SLACK) return;
        moved.current = true;
        current.current.panBy(to.x - from.x, to.y - from.y);
      }
      pointers.current.set(event.pointerId, to);
      // Later moves belong to the board, wherever the pointer goes.
      if (moved.current) frame.current?.setPointerCapture(event.pointerId);
    },
    onPointerUp(event) {
      if (pointers.current.delete(event.pointerId) && !moved.current) tap(event);
    },
    onPointerCancel(event) {
      pointers.current.delete(event.pointerId);
    },
  };
}
