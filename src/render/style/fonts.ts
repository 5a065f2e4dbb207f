/** Available fonts. Grenze is only for names and titles, as its figures are old-style. */
export type Font = 'Fira500' | 'Fira600' | 'Fira700' | 'Fira800' | 'Grenze700';

const packages = {
  Fira: {
    name: '@fontsource/fira-sans-condensed',
    file: 'fira-sans-condensed',
    subsets: ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'],
  },
  Grenze: { name: '@fontsource/grenze', file: 'grenze', subsets: ['latin', 'latin-ext'] },
} as const;

/**
 * Value for `ctx.font`. Each file has its own family name, because the canvas keeps one typeface per name and weight;
 * the list makes it search subset after subset.
 */
export function fontOf(font: Font, size: number): string {
  return `${size}px ${familiesOf(font).join(', ')}`;
}

function familiesOf(font: Font): readonly string[] {
  const family = font.startsWith('Grenze') ? 'Grenze' : 'Fira';
  return packages[family].subsets.map((subset) => `${font}-${subset}`);
}

/** A font file under the family name that the drawing uses. */
export interface FontFile {
  readonly family: string;
  readonly subset: string;
  /** Package it comes from. */
  readonly folder: string;
  readonly file: string;
}

/** Lists every font file. */
export function fontFiles(): readonly FontFile[] {
  return (['Fira500', 'Fira600', 'Fira700', 'Fira800', 'Grenze700'] as const).flatMap((font) => {
    const { name, file, subsets } = font.startsWith('Grenze') ? packages.Grenze : packages.Fira;
    return subsets.map((subset) => ({
      family: `${font}-${subset}`,
      subset,
      folder: name,
      file: `${file}-${subset}-${font.slice(-3)}-normal.woff2`,
    }));
  });
}

/** Characters the fonts lack: all but Latin, Greek and Cyrillic letters, figures and common punctuation. */
const UNPRINTABLE =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd} !"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~·–—‘’“”„…°§€×−]/gu;
/** Letters of those scripts missing in the files. */
const MISSING_LETTERS = /[\u0250-\u02AF\u0460-\u052F\u1C80-\u1DFF\u1F00-\u1FFF\u2C00-\uFFFF]/gu;

/**
 * Reduces a user's name to printable characters; null if none are left. Fancy alphabets become plain letters; emoji,
 * other scripts and stacked marks are dropped.
 */
export function printableName(name: string): string | null {
  const kept = name.normalize('NFKC').replace(UNPRINTABLE, '').replace(MISSING_LETTERS, '');
  const tidy = kept.replace(/ +/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : null;
}

/** Picks Grenze if it has every letter, otherwise Fira for the whole name. */
export function titleFont(text: string): Font {
  return /[\p{Script=Greek}\p{Script=Cyrillic}\u1EA0-\u1EF9]/u.test(text) ? 'Fira700' : 'Grenze700';
}
