import type { EmojiScene, Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { LayoutBox } from '../style/brush.ts';
import { composeScene } from '../compose.ts';
import { composeEmoji } from '../moments/emoji.ts';
import type { Translate } from '../composition.ts';
import { extractPalette, createPalette } from '../style/indexed-palette.ts';
import type { IndexedPalette } from '../style/indexed-palette.ts';
import { createLruCache } from './lru-cache.ts';
import { assembleBitmap, quantizeCanvas } from './indexed-bitmap.ts';
import type { IndexedBitmap, CachedTile } from './indexed-bitmap.ts';
import { useNodeSurface } from './node-surface.ts';
import { collectBoxes } from '../paint.ts';
import { paintCanvas } from './paint-canvas.ts';
import { sceneColoursOf, usesIndexedBitmap, MAX_COLOURS, paletteColours } from '../style/scene-palette.ts';
import type { SceneColours } from '../style/scene-palette.ts';

export interface Drawer {
  /** Draws an indexed picture. Boards share memory: use the result before the next call. */
  draw(
    scene: Scene,
    language: Language,
    how?: { readonly scale: number; readonly colouring: SceneColours },
  ): IndexedBitmap;
  /** Draws an emoji as a PNG with a transparent ground. */
  drawEmoji(scene: EmojiScene): { readonly file: Buffer; readonly width: number; readonly height: number };
  sizeOf(scene: Scene, language: Language): { readonly width: number; readonly height: number };
  /** Boxes of everything in the picture. */
  layout(
    scene: Scene,
    language: Language,
  ): { readonly width: number; readonly height: number; readonly boxes: readonly LayoutBox[] };
}

/** Creates a drawer for the current thread. Fonts and icons are found from the file `from` at the first picture. */
export function createDrawer(from: string): Drawer {
  const tileCache = createLruCache<CachedTile>(16_000_000, (cachedTile) => cachedTile.bytes);
  const palettes = createLruCache<{ readonly inks: IndexedPalette; readonly id: number }>(16, () => 1);
  let count = 0;
  let rows = new Uint8Array(0);
  // Runs before any measuring, as widths measured with a fallback font would be cached.
  const prepare = (): void => useNodeSurface(from);
  const paletteOf = (sceneColours: SceneColours) => {
    const name = JSON.stringify(sceneColours);
    const known = palettes.get(name);
    if (known !== undefined) return known;
    const created = { inks: createPalette(paletteColours(sceneColours)), id: ++count };
    palettes.put(name, created);
    return created;
  };
  const translatorFor =
    (language: Language): Translate =>
    (text) =>
      text[language];
  return {
    draw(scene, language, options) {
      prepare();
      const scale = options?.scale ?? 1;
      const translate = translatorFor(language);
      const composition = composeScene(scene, translate);
      if (!usesIndexedBitmap(scene)) {
        const canvas = paintCanvas(composition, translate, scale);
        return quantizeCanvas(canvas, (pixels, width, height) => extractPalette(pixels, width, height, MAX_COLOURS));
      }
      const { inks: palette, id } = paletteOf(options?.colouring ?? sceneColoursOf(scene));
      const needed = (Math.round(composition.width * scale) + 1) * Math.round(composition.height * scale);
      if (rows.length < needed) rows = new Uint8Array(needed);
      return assembleBitmap(composition, translate, palette, scale, tileCache, `${language}${scale} ${id} `, rows);
    },
    drawEmoji(scene) {
      prepare();
      const canvas = paintCanvas(composeEmoji(scene), translatorFor('en'));
      return { file: canvas.toBuffer('image/png'), width: canvas.width, height: canvas.height };
    },
    sizeOf(scene, language) {
      prepare();
      const { width, height } = composeScene(scene, translatorFor(language));
      return { width, height };
    },
    layout(scene, language) {
      prepare();
      const translate = translatorFor(language);
      const composition = composeScene(scene, translate);
      return { width: composition.width, height: composition.height, boxes: collectBoxes(composition, translate) };
    },
  };
}
