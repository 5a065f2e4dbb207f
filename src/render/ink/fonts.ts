import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

/** Grenze is for names and titles only: its figures are old-style. */
export type Font = 'Fira500' | 'Fira600' | 'Fira700' | 'Fira800' | 'Grenze700';

const packages = {
  Fira: {
    name: '@fontsource/fira-sans-condensed',
    file: 'fira-sans-condensed',
    subsets: ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'],
  },
  Grenze: { name: '@fontsource/grenze', file: 'grenze', subsets: ['latin', 'latin-ext'] },
} as const;

const registered = new Set<string>();

/**
 * The value for `ctx.font`. Each file is registered under a name of its own, because the canvas keeps one typeface per
 * name and weight; the list of names makes it look a sign up in one subset after the other.
 */
export function fontOf(font: Font, size: number): string {
  return `${size}px ${familiesOf(font).join(', ')}`;
}

function familiesOf(font: Font): readonly string[] {
  const family = font.startsWith('Grenze') ? 'Grenze' : 'Fira';
  return packages[family].subsets.map((subset) => `${font}-${subset}`);
}

/** Finds the files among the installed packages, seen from the file `from`. */
export function registerFonts(from: string): void {
  const require = createRequire(from);
  for (const font of ['Fira500', 'Fira600', 'Fira700', 'Fira800', 'Grenze700'] as const) {
    const family = font.startsWith('Grenze') ? packages.Grenze : packages.Fira;
    const folder = join(dirname(require.resolve(`${family.name}/package.json`)), 'files');
    for (const subset of family.subsets) {
      const alias = `${font}-${subset}`;
      if (registered.has(alias)) continue;
      const path = join(folder, `${family.file}-${subset}-${font.slice(-3)}-normal.woff2`);
      if (GlobalFonts.registerFromPath(path, alias) === null) throw new Error(`Missing font: ${family.file}-${subset}`);
      registered.add(alias);
    }
  }
}

/** What the fonts cannot write: all but Latin, Greek and Cyrillic letters, figures and common punctuation. */
const unwritable = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd} !"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~·–—‘’“”„…°§€×−]/gu;
/** Letters of those scripts that the files leave out. */
const rare = /[\u0250-\u02AF\u0460-\u052F\u1C80-\u1DFF\u1F00-\u1FFF\u2C00-\uFFFF]/gu;

/**
 * A name that somebody chose, in signs the fonts have. Fancy alphabets become plain letters; emoji, scripts without a
 * font and marks heaped on letters are left out; null when nothing is left.
 */
export function writeName(name: string): string | null {
  const kept = name.normalize('NFKC').replace(unwritable, '').replace(rare, '');
  const tidy = kept.replace(/ +/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : null;
}

/** Whether Grenze has every letter; otherwise the whole name is set in Fira, for two faces in one word are ugly. */
export function titleFont(words: string): Font {
  return /[\p{Script=Greek}\p{Script=Cyrillic}\u1EA0-\u1EF9]/u.test(words) ? 'Fira700' : 'Grenze700';
}
