import { useEffect, useState } from 'preact/hooks';
import type * as surface from './browser-surface.ts';

export type Drawing = typeof surface;

/** Milliseconds before another attempt. */
const RETRY_AFTER = 4_000;

/** Loads the drawing code, and the fonts and icons that a match needs; null until everything is there. */
export function useDrawing(game: string, names: string): Drawing | null {
  const [ready, setReady] = useState<{ readonly drawing: Drawing; readonly game: string; readonly names: string }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const load = async (): Promise<void> => {
      const loaded = await import('./browser-surface.ts');
      await Promise.all([loaded.loadFonts(names), loaded.loadIcons(game)]);
      if (wanted) setReady({ drawing: loaded, game, names });
    };
    const start = (): void => {
      // Meanwhile, the server's picture stays.
      load().catch(() => {
        if (wanted) timer = setTimeout(start, RETRY_AFTER);
      });
    };
    start();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, names]);
  // What was loaded for another game, or other names, lacks icons and letters.
  return ready?.game === game && ready.names === names ? ready.drawing : null;
}
