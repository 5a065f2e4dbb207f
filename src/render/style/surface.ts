/** A path that was built once to be painted often: `Path2D` of either canvas. */
export interface Outline {
  closePath(): void;
}

/** The drawing context, reduced to what the painters use. Node's canvas and the browser's both fit. */
export interface Pen {
  font: string;
  fillStyle: unknown;
  strokeStyle: unknown;
  globalAlpha: number;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'miter' | 'round';
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start';
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top';
  save(): void;
  restore(): void;
  scale(x: number, y: number): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number, counterclockwise?: boolean): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radii?: number | number[]): void;
  clip(): void;
  fill(): void;
  fill(path: Outline): void;
  stroke(): void;
  stroke(path: Outline): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  strokeRect(x: number, y: number, width: number, height: number): void;
  setLineDash(segments: number[]): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): {
    readonly width: number;
    readonly actualBoundingBoxRight: number;
    readonly actualBoundingBoxAscent: number;
    readonly actualBoundingBoxDescent: number;
  };
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
}

/** Where pictures are drawn: Node's canvas or the browser's, with the fonts loaded. */
export interface Surface {
  /** Creates an empty canvas and returns its context. */
  createPen(width: number, height: number): Pen;
  /** Builds an outline from SVG path data. */
  createOutline(data: string): Outline;
  /** Returns the SVG path data of an icon. */
  iconPaths(name: string): readonly string[];
}

let current: Surface | null = null;

/** Sets the surface. Call it once the fonts are loaded: widths measured with a fallback font would be cached. */
export function useSurface(surface: Surface): void {
  current = surface;
}

export function currentSurface(): Surface {
  if (current === null) throw new Error('There is no surface to draw on');
  return current;
}
