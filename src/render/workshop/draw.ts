import type { Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Box } from '../ink/brush.ts';
import { compose } from '../compose.ts';
import type { Say } from '../composition.ts';
import { registerFonts } from '../ink/fonts.ts';
import { loadIcons } from '../ink/icons.ts';
import { gatherInks, makeInks } from '../ink/inks.ts';
import type { Inks } from '../ink/inks.ts';
import { keep } from './kept.ts';
import { assemble, digestCanvas } from './mosaic.ts';
import type { Mosaic, Stone } from './mosaic.ts';
import { paintCanvas, reportBoxes } from './paint.ts';
import { colouringOf, isMosaic, mostSwatches, swatchesOf } from '../ink/swatches.ts';
import type { Colouring } from '../ink/swatches.ts';

export interface Drawer {
  /** The picture in indices. Boards share their memory: use it up before the next one. */
  draw(scene: Scene, language: Language, how?: { readonly scale: number; readonly colouring: Colouring }): Mosaic;
  sizeOf(scene: Scene, language: Language): { readonly width: number; readonly height: number };
  /** Where everything stands. */
  layout(scene: Scene, language: Language): { readonly width: number; readonly height: number; readonly boxes: readonly Box[] };
}

/** Draws on the thread it is called on. Fonts and icons are found from the file `from`, at the first picture. */
export function createDrawer(from: string): Drawer {
  const stones = keep<Stone>(16_000_000, (stone) => stone.bytes);
  const palettes = keep<{ readonly inks: Inks; readonly id: number }>(16, () => 1);
  let count = 0;
  let rows = new Uint8Array(0);
  // Before anything is measured: a width taken with a stand-in font would be remembered.
  const prepare = (): void => {
    registerFonts(from);
    loadIcons(from);
  };
  const paletteOf = (colouring: Colouring) => {
    const name = JSON.stringify(colouring);
    const known = palettes.get(name);
    if (known !== undefined) return known;
    const made = { inks: makeInks(swatchesOf(colouring)), id: ++count };
    palettes.put(name, made);
    return made;
  };
  const speak =
    (language: Language): Say =>
    (text) =>
      text[language];
  return {
    draw(scene, language, how) {
      prepare();
      const scale = how?.scale ?? 1;
      const say = speak(language);
      const composition = compose(scene, say);
      if (!isMosaic(scene)) {
        const canvas = paintCanvas(composition, say, scale);
        return digestCanvas(canvas, (pixels, width, height) => gatherInks(pixels, width, height, mostSwatches));
      }
      const { inks, id } = paletteOf(how?.colouring ?? colouringOf(scene));
      const needed = (Math.round(composition.width * scale) + 1) * Math.round(composition.height * scale);
      if (rows.length < needed) rows = new Uint8Array(needed);
      return assemble(composition, say, inks, scale, stones, `${language}${scale} ${id} `, rows);
    },
    sizeOf(scene, language) {
      prepare();
      const { width, height } = compose(scene, speak(language));
      return { width, height };
    },
    layout(scene, language) {
      prepare();
      const say = speak(language);
      const composition = compose(scene, say);
      return { width: composition.width, height: composition.height, boxes: reportBoxes(composition, say) };
    },
  };
}
