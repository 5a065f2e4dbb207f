import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Scene } from '../../engine/scene/index.ts';
import { PageLanguage } from './page-language.ts';
import type { Drawing } from './use-drawing.ts';

interface PictureProps {
  readonly drawing: Drawing | null;
  /** Null until it is known; the server's picture is shown meanwhile. */
  readonly scene: Scene | null;
  readonly label: string;
  /** Id of the element that describes the picture in words. */
  readonly describedBy?: string;
  readonly poster?: string | undefined;
}

/** Usual width of a board before scaling. */
const USUAL_WIDTH = 1600;

/** Draws a scene as sharp as the screen needs it, once per frame at most. */
export function BoardPicture({ drawing, scene, label, describedBy, poster }: PictureProps) {
  const language = useContext(PageLanguage);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useRef(USUAL_WIDTH);
  const [scale, setScale] = useState(1);
  /** What the canvas shows; null before the first drawing. */
  const [drawn, setDrawn] = useState<string | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const shown = (entry?.contentRect.width ?? 0) * devicePixelRatio;
      // Only whole scales: others leave seams between areas. A little enlarging is no loss.
      setScale(shown > width.current * 1.15 ? 2 : 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!drawing || !scene) return;
    const frameId = requestAnimationFrame(() => {
      if (!canvas.current) return;
      ({ width: width.current } = drawing.drawScene(canvas.current, scene, language, scale));
      setDrawn(label);
    });
    return () => cancelAnimationFrame(frameId);
  }, [drawing, scene, label, language, scale]);

  return (
    <div class="picture" ref={frame}>
      {drawn === null && poster !== undefined && <img src={poster} alt={label} />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        hidden={drawn === null}
        data-drawn={drawn}
      />
      {drawn === null && poster === undefined && <div class="placeholder" />}
    </div>
  );
}
