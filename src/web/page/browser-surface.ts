import type { Scene } from '../../engine/scene/index.ts';
import type { Language } from '../../engine/text.ts';
import { composeScene } from '../../render/compose.ts';
import { placesIn, type PlacePart } from '../../render/composition.ts';
import { paintParts } from '../../render/paint.ts';
import { fontFiles } from '../../render/style/fonts.ts';
import { useSurface } from '../../render/style/surface.ts';
import { iconFileOf } from './load-game.ts';

/** Paths by icon name. */
type IconPaths = Readonly<Record<string, readonly string[]>>;

const icons = new Map<string, readonly string[]>();
const loadedGames = new Map<string, Promise<void>>();

useSurface({
  createPen(width, height) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    return penOf(canvas);
  },
  createOutline: (data) => new Path2D(data),
  iconPaths,
});

/** Returns the paths of an icon. A picture without an icon is better than none. */
export function iconPaths(name: string): readonly string[] {
  return icons.get(name) ?? [];
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: canvas.width <= 64 });
  if (!pen) throw new Error('This browser has no canvas');
  return pen;
}

/** Loads the icons of a game once. */
export async function loadIcons(game: string): Promise<void> {
  const loading = loadedGames.get(game) ?? fetchIcons(game);
  loadedGames.set(game, loading);
  try {
    await loading;
  } catch (error) {
    loadedGames.delete(game);
    throw error;
  }
}

async function fetchIcons(game: string): Promise<void> {
  const address = iconFileOf(game);
  if (address === null) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`No icons: ${response.status}`);
  for (const [name, paths] of Object.entries((await response.json()) as IconPaths)) icons.set(name, paths);
}

/** Characters outside the subset that always loads, by the subset that has them. */
const subsets: readonly (readonly [subset: string, letters: RegExp])[] = [
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['vietnamese', /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9\u20AB]/u],
  ['latin-ext', /[\u0100-\u024F\u0259\u1E00-\u1EFF]/u],
];

const loadedSubsets = new Map<string, Promise<unknown>>();

/** Loads the fonts that a text needs. Measuring before they are there would remember the widths of another font. */
export async function loadFonts(text: string): Promise<void> {
  const needed = ['latin', ...subsets.flatMap(([subset, letters]) => (letters.test(text) ? [subset] : []))];
  await Promise.all(
    needed.map((subset) => {
      const loading = loadedSubsets.get(subset) ?? loadSubset(subset);
      loadedSubsets.set(subset, loading);
      return loading;
    }),
  );
}

/** Loads the files of a subset. Where fonts are blocked, others have to do. */
const loadSubset = async (subset: string): Promise<unknown> =>
  Promise.allSettled(
    fontFiles()
      .filter((file) => file.subset === subset)
      .map(({ family }) => document.fonts.load(`16px "${family}"`)),
  );

/** Size of a picture before scaling. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture and its places. */
export interface DrawnPicture extends PictureSize {
  readonly places: readonly PlacePart[];
}

/** Draws a scene. The canvas gets `scale` pixels for each of the picture's, which must be a whole number. */
export function drawScene(canvas: HTMLCanvasElement, scene: Scene, language: Language, scale: number): DrawnPicture {
  const composition = composeScene(scene, (text) => text[language]);
  const { width, height } = composition;
  // Setting the size clears the canvas, so it is done at once with the painting.
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = penOf(canvas);
  pen.scale(scale, scale);
  paintParts(
    pen,
    composition,
    (text) => text[language],
    () => undefined,
  );
  return { width, height, places: placesIn(composition) };
}
