import { useEffect, useRef, useState } from 'preact/hooks';
import type { Spot } from './board-places.ts';

/** Something from the hand that is being dragged. */
export interface Dragged {
  readonly id: string;
  readonly name: string;
  readonly at: Spot;
}

export interface Drag {
  readonly dragged: Dragged | null;
  /** `anyWay`: a drag to the side counts too, where nothing is scrolled by it. */
  handlers(id: string, name: string, anyWay?: boolean): { onPointerDown(event: PointerEvent): void };
}

/** Pixels a pointer moves before something is dragged. */
const SLACK = 12;

interface DragEnds {
  /** Something was picked up. */
  onLift(id: string): void;
  onDrop(id: string, at: Spot): void;
}

/** Drags cards from the hand to the board, or one resource onto another. A card dragged sideways scrolls the hand. */
export function useDrag({ onLift, onDrop }: DragEnds): Drag {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useRef<(Dragged & { readonly anyWay: boolean }) | null>(null);
  const lifted = useRef(false);
  const ends = useRef<DragEnds>({ onLift, onDrop });
  ends.current = { onLift, onDrop };

  useEffect(() => {
    const onMove = ({ clientX, clientY, buttons }: PointerEvent): void => {
      const from = start.current;
      if (!from || buttons === 0) return;
      const at = { x: clientX, y: clientY };
      const [dx, dy] = [at.x - from.at.x, from.at.y - at.y];
      if (!lifted.current) {
        // Only a pull towards the board lifts a card.
        if (Math.hypot(dx, dy) < SLACK) return;
        if (!from.anyWay && Math.abs(dx) > 2 * Math.abs(dy) && innerWidth < 1_000) {
          start.current = null;
          return;
        }
        lifted.current = true;
        ends.current.onLift(from.id);
      }
      setDragged({ ...from, at });
    };
    const stop = (at: Spot | null): void => {
      const from = start.current;
      start.current = null;
      if (!from || !lifted.current) return;
      setDragged(null);
      ends.current.onDrop(from.id, at ?? { x: -1, y: -1 });
      // The click that follows a drag isn't one.
      setTimeout(() => (lifted.current = false));
    };
    const onUp = ({ clientX, clientY }: PointerEvent): void => stop({ x: clientX, y: clientY });
    const onCancel = (): void => stop(null);
    const onClick = (event: MouseEvent): void => {
      if (!lifted.current) return;
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    addEventListener('click', onClick, true);
    return () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
      removeEventListener('click', onClick, true);
    };
  }, []);

  return {
    dragged,
    handlers: (id, name, anyWay = false) => ({
      onPointerDown({ clientX, clientY, button }) {
        if (button === 0) start.current = { id, name, anyWay, at: { x: clientX, y: clientY } };
      },
    }),
  };
}
