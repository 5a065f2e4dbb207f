import type { Scene } from '../../src/engine/scene/index.ts';
import type { Language } from '../../src/engine/text.ts';
import type { LayoutBox, Rect } from '../../src/render/style/brush.ts';
import { createDrawer } from '../../src/render/index.ts';

const drawer = createDrawer(import.meta.url);

/** How deep two areas reach into each other, in the shallower direction. */
function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.min(across, down);
}

/** How far an area reaches out of another. */
function excess(inner: Rect, outer: Rect): number {
  return Math.max(
    outer.x - inner.x,
    outer.y - inner.y,
    inner.x + inner.w - outer.x - outer.w,
    inner.y + inner.h - outer.y - outer.h,
  );
}

type Words = Extract<LayoutBox, { role: 'words' }>;

/** Everything wrong with the layout of a scene, in words; nothing when nothing overlaps and nothing is cut. */
export function layoutFaults(scene: Scene, language: Language): readonly string[] {
  const { width, height, boxes } = drawer.layout(scene, language);
  const picture = { x: 0, y: 0, w: width, h: height };
  const faults: string[] = [];
  const tiles = boxes.filter((box) => box.role === 'tile');
  const words = boxes.filter((box): box is Words => box.role === 'words');
  const badges = boxes.filter((box) => box.role === 'mark' && box.name.includes('"change"'));
  for (const box of boxes)
    if (excess(box, picture) > 0.5 && box.role !== 'mark') faults.push(`outside the picture: ${nameOf(box)}`);
  for (const badge of badges)
    if (excess(badge, picture) > 0.5) faults.push(`a badge outside the picture: ${nameOf(badge)}`);
  for (const text of words) {
    const out = excess(text, text.room);
    if (out > text.size * 0.12) faults.push(`out of its room by ${out.toFixed(1)}: ${text.words}`);
    if (text.size < 11)
      faults.push(
        `too small (${text.size.toFixed(1)}) at ${Math.round(text.x)},${Math.round(text.y)} of ${width}×${height}: ${text.words}`,
      );
  }
  faults.push(...pairs(tiles, 0.5, 'tiles overlap'));
  faults.push(
    ...pairs(
      words.filter(({ on }) => on !== 'mark'),
      2,
      'words overlap',
    ),
  );
  for (const badge of badges) {
    for (const text of words) {
      if (text.on === 'tile' && overlap(badge, text) > text.size * 0.4)
        faults.push(`a badge covers words: ${text.words}`);
    }
  }
  return faults;
}

function pairs(boxes: readonly LayoutBox[], allowed: number, fault: string): readonly string[] {
  const sorted = boxes.toSorted((a, b) => a.x - b.x);
  return sorted.flatMap((first, index) => {
    const found: string[] = [];
    for (let next = index + 1; next < sorted.length; next++) {
      const second = sorted[next];
      if (second === undefined || second.x > first.x + first.w) break;
      if (overlap(first, second) > allowed) found.push(`${fault}: ${nameOf(first)} / ${nameOf(second)}`);
    }
    return found;
  });
}

const nameOf = (box: LayoutBox): string => (box.role === 'words' ? box.words : box.name.slice(0, 90));
