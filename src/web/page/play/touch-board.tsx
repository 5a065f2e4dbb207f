import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Scene } from '../../../engine/scene/index.ts';
import type { PlacePart } from '../../../render/composition.ts';
import { ControlIcon } from '../control-icon.tsx';
import { PageLanguage, useTranslate } from '../page-language.ts';
import type { Drawing } from '../use-drawing.ts';
import { middleOf, nearestOther, placeInDirection, type Spot, touchedPlace } from './board-places.ts';
import { playPageStrings as strings } from './strings.ts';
import { useBoardView } from './use-board-view.ts';
import { useGestures } from './use-gestures.ts';

/** What others ask the board, such as where a dragged card is. */
export interface BoardHandle {
  placeAt(client: Spot): string | null;
  fit(): void;
}

interface BoardProps {
  readonly drawing: Drawing | null;
  readonly scene: Scene | null;
  readonly label: string;
  readonly describedBy: string;
  readonly lit: ReadonlySet<string>;
  /** Places that are picked already. */
  readonly picked: ReadonlySet<string>;
  /** Places that changed since the last look. */
  readonly fresh: ReadonlySet<string>;
  /** The place that a hint is about. */
  readonly hinted: string | null;
  readonly handle: RefObject<BoardHandle | null>;
  nameOf(place: string): string;
  /** A touch of a lit place. */
  onTouch(place: string): void;
  /** A touch of anything else. */
  onAway(): void;
}

interface Painted {
  readonly width: number;
  readonly height: number;
  readonly places: readonly PlacePart[];
}

/** CSS pixels around a touch in which a place is found, and between places that a finger can tell apart. */
const REACH = 26;
const FINGER = 40;
const MOUSE = 14;

/** The board: drawn as everywhere else, with its lit places on top to be touched. */
export function TouchBoard(props: BoardProps) {
  const { drawing, scene, label, describedBy, lit, picked, fresh, hinted, handle, nameOf, onTouch, onAway } = props;
  const t = useTranslate();
  const language = useContext(PageLanguage);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState<Painted | null>(null);
  const view = useBoardView(frame, painted);
  const scale = view.base * view.zoom;
  const sharpness = scale * devicePixelRatio > 1.15 ? 2 : 1;
  const targets = targetsOf(painted?.places ?? [], lit);
  const [focused, setFocused] = useState<string | null>(null);
  const current = targets.find(({ place }) => place === focused) ?? targets[0];

  useLayoutEffect(() => {
    if (!drawing || !scene || !canvas.current) return;
    setPainted(drawing.drawScene(canvas.current, scene, language, sharpness));
  }, [drawing, scene, language, sharpness]);

  const targetAt = (client: Spot): PlacePart | null => {
    const spot = view.toPicture(client);
    return spot && touchedPlace(targets, spot, REACH / scale);
  };
  useEffect(() => {
    handle.current = { placeAt: (client) => targetAt(client)?.place ?? null, fit: view.fit };
  });

  const gestures = useGestures(frame, view, (client, fine) => {
    const target = targetAt(client);
    if (!target) {
      onAway();
      return false;
    }
    const apart = nearestOther(targets, target) * scale;
    // Places at the same spot stay together at any zoom: then the touch counts.
    if (apart < (fine ? MOUSE : FINGER) && !view.isClosest)
      view.centreOn(middleOf(target), (view.zoom * (FINGER + 6)) / apart);
    else onTouch(target.place);
    return true;
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = current && placeInDirection(targets, current, event.key);
    if (!next) return;
    event.preventDefault();
    setFocused(next.place);
    frame.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(next.place)}"]`)?.focus();
  };

  return (
    <div class="board">
      <div class="board-frame" ref={frame} {...gestures}>
        <div
          class="board-sheet"
          style={{
            width: `${(painted?.width ?? 0) * view.base}px`,
            height: `${(painted?.height ?? 0) * view.base}px`,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`,
            '--zoom': String(view.zoom),
          }}
        >
          <canvas
            ref={canvas}
            role="img"
            aria-label={label}
            aria-describedby={describedBy}
            data-drawn={painted ? label : undefined}
          />
          {painted && (
            <div role="group" aria-label={t(strings.places)} onKeyDown={onKeyDown}>
              {targetsOf(painted.places, fresh).map((target, index) => (
                <span
                  key={`fresh ${target.place} ${index}`}
                  class="fresh"
                  style={boxOf(target, painted)}
                  aria-hidden="true"
                />
              ))}
              {targets.map((target, index) => (
                <button
                  type="button"
                  key={`${target.place} ${index}`}
                  class={`lit${target.area.w === target.area.h ? ' round' : ''}${picked.has(target.place) ? ' picked' : ''}${hinted === target.place ? ' hinted' : ''}`}
                  style={boxOf(target, painted)}
                  data-place={target.place}
                  tabIndex={target === current ? 0 : -1}
                  aria-label={nameOf(target.place)}
                  aria-pressed={picked.has(target.place)}
                  onFocus={() => setFocused(target.place)}
                  // Pointers are handled above, where neighbours count; this is for the keyboard.
                  onClick={({ detail }) => detail === 0 && onTouch(target.place)}
                />
              ))}
            </div>
          )}
        </div>
      </div>
      <div class={view.zoom > 1 ? 'board-tools zoomed' : 'board-tools'}>
        <button type="button" aria-label={t(strings.zoomIn)} onClick={() => view.zoomBy(1.6)}>
          <ControlIcon name="plus" />
        </button>
        {view.zoom > 1 && (
          <>
            <button type="button" aria-label={t(strings.zoomOut)} onClick={() => view.zoomBy(1 / 1.6)}>
              <ControlIcon name="minus" />
            </button>
            <button type="button" aria-label={t(strings.fit)} onClick={view.fit}>
              <ControlIcon name="fit" />
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** Returns where these places are drawn; the same one can be there several times. */
const targetsOf = (places: readonly PlacePart[], wanted: ReadonlySet<string>): readonly PlacePart[] =>
  places.filter(({ place }) => wanted.has(place));

/** Where a place is on the sheet, by its middle. */
const boxOf = ({ area }: PlacePart, { width, height }: Painted) => ({
  left: `${((area.x + area.w / 2) / width) * 100}%`,
  top: `${((area.y + area.h / 2) / height) * 100}%`,
  width: `${(area.w / width) * 100}%`,
  height: `${(area.h / height) * 100}%`,
});
