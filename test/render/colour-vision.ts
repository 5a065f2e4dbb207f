/** How others see: colour blindness as matrices on linear light (Machado and others, 2009, full severity), and grey. */
export const colourVisions = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
} as const;
export type ColourVision = keyof typeof colourVisions;

type Rgb = readonly [number, number, number];

const linear = (value: number): number => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const encoded = (light: number): number => {
  const held = Math.min(1, Math.max(0, light));
  return Math.round(255 * (held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055));
};

export function simulateColour([r, g, b]: Rgb, sight: ColourVision): Rgb {
  const m = colourVisions[sight];
  const [x, y, z] = [linear(r), linear(g), linear(b)];
  return [
    encoded(m[0] * x + m[1] * y + m[2] * z),
    encoded(m[3] * x + m[4] * y + m[5] * z),
    encoded(m[6] * x + m[7] * y + m[8] * z),
  ];
}

export function contrast(one: Rgb, two: Rgb): number {
  const light = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const [dark = 0, bright = 0] = [light(one), light(two)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** A picture in four bytes a pixel as someone else sees it. */
export function simulatePicture(pixels: Uint8Array, sight: ColourVision): Uint8Array {
  const out = Uint8Array.from(pixels);
  const known = new Map<number, Rgb>();
  for (let at = 0; at < out.length; at += 4) {
    const key = ((out[at] ?? 0) << 16) | ((out[at + 1] ?? 0) << 8) | (out[at + 2] ?? 0);
    let colour = known.get(key);
    if (colour === undefined) {
      colour = simulateColour([out[at] ?? 0, out[at + 1] ?? 0, out[at + 2] ?? 0], sight);
      known.set(key, colour);
    }
    out.set(colour, at);
  }
  return out;
}
