import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const GAP = 4;
const EDGE = 8;

/** Positions a menu below or above its anchor, always inside the window. */
export function useFloating(
  anchor: RefObject<HTMLElement | null>,
  menu: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const place = () => {
      const box = anchor.current?.getBoundingClientRect();
      const { style } = menu.current ?? {};
      if (!box || !style || !menu.current) return;
      style.maxHeight = 'none';
      const below = window.innerHeight - box.bottom - GAP - EDGE;
      const above = box.top - GAP - EDGE;
      const up = menu.current.scrollHeight > below && above > below;
      style.maxHeight = `${Math.max(120, Math.min(up ? above : below, 400))}px`;
      style.left = `${box.left}px`;
      style.width = `${box.width}px`;
      style.top = up ? 'auto' : `${box.bottom + GAP}px`;
      style.bottom = up ? `${window.innerHeight - box.top + GAP}px` : 'auto';
    };
    place();
    // The page may scroll or a picture may load; the menu's own scrolling moves nothing.
    const moved = ({ target }: Event) => !menu.current?.contains(target as Node) && place();
    document.addEventListener('scroll', moved, true);
    document.addEventListener('load', moved, true);
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('scroll', moved, true);
      document.removeEventListener('load', moved, true);
      window.removeEventListener('resize', place);
    };
  });
}
