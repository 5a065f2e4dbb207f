import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { PictureSize } from '../browser-surface.ts';
import type { Spot } from './board-places.ts';

/** How a picture lies in its frame: `zoom` 1 fits it in. Lengths are CSS pixels. */
export interface BoardView {
  /** CSS pixels per pixel of the picture before zooming; 0 until it is measured. */
  readonly base: number;
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface BoardViewControl extends BoardView {
  /** Whether it can't come any closer. */
  readonly isClosest: boolean;
  fit(): void;
  /** Zooms by a factor, keeping a spot of the frame where it is; the middle by default. */
  zoomBy(factor: number, at?: Spot): void;
  panBy(dx: number, dy: number): void;
  /** Brings a spot of the picture to the middle. */
  centreOn(spot: Spot, zoom: number): void;
  /** Returns the spot of the picture below a spot of the window. */
  toPicture(client: Spot): Spot | null;
}

const CLOSEST = 6;
const fitted = { zoom: 1, x: 0, y: 0 } as const;

/** Keeps pan and zoom of a picture within its frame. */
export function useBoardView(frame: RefObject<HTMLElement | null>, picture: PictureSize | null): BoardViewControl {
  const [size, setSize] = useState({ w: 0, h: 0 });
  const [look, setLook] = useState<Pick<BoardView, 'zoom' | 'x' | 'y'>>(fitted);
  const latest = useRef(look);
  latest.current = look;

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => setSize({ w: element.clientWidth, h: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const [wide, high] = picture ? [picture.width, picture.height] : [1, 1];
  const base = picture && size.w > 0 ? Math.min(size.w / wide, size.h / high) : 0;

  /** Keeps the picture in view: centred where it's smaller than the frame. */
  const within = (zoom: number, x: number, y: number): typeof look => {
    const limit = (offset: number, room: number, length: number): number => {
      const spare = room - length;
      return spare >= 0 ? spare / 2 : Math.min(0, Math.max(spare, offset));
    };
    return { zoom, x: limit(x, size.w, wide * base * zoom), y: limit(y, size.h, high * base * zoom) };
  };
  const set = (next: typeof look): void => {
    latest.current = next;
    setLook(next);
  };
  const { zoom, x, y } = within(look.zoom, look.x, look.y);

  return {
    base,
    zoom,
    x,
    y,
    isClosest: zoom >= CLOSEST,
    fit: () => set(within(1, 0, 0)),
    zoomBy(factor, at = { x: size.w / 2, y: size.h / 2 }) {
      const now = within(latest.current.zoom, latest.current.x, latest.current.y);
      const next = Math.min(CLOSEST, Math.max(1, now.zoom * factor));
      const grown = next / now.zoom;
      set(within(next, at.x - (at.x - now.x) * grown, at.y - (at.y - now.y) * grown));
    },
    panBy(dx, dy) {
      const now = within(latest.current.zoom, latest.current.x, latest.current.y);
      set(within(now.zoom, now.x + dx, now.y + dy));
    },
    centreOn(spot, wanted) {
      const next = Math.min(CLOSEST, Math.max(1, wanted));
      set(within(next, size.w / 2 - spot.x * base * next, size.h / 2 - spot.y * base * next));
    },
    toPicture(client) {
      const box = frame.current?.getBoundingClientRect();
      if (!box || base === 0) return null;
      const now = within(latest.current.zoom, latest.current.x, latest.current.y);
      const scale = base * now.zoom;
      return { x: (client.x - box.left - now.x) / scale, y: (client.y - box.top - now.y) / scale };
    },
  };
}
