import { WORDS } from '../store/dictionary.ts';

/** Length of the pieces copied to the dictionary. */
const PIECE = 128;
/** Length of the shared runs that make a piece useful. */
const RUN = 8;
/** A word is useful when it occurs in one of this many texts. */
const RARE = 350;
/** Replaces text that no two inputs share. */
const GAP = '\0';

const UNSHARED = /[0-9a-f]{16,}|\d{12,}|(?<="name":")[^"]*/g;

/**
 * Returns the most common text of these inputs up to `size` letters, most common last, as deflate prefers: repeatedly
 * the piece whose runs most inputs share, not counting runs already included. Ids, seeds, times and player names are
 * left out.
 */
export function learnCommonPieces(texts: readonly string[], size: number): string {
  const cut = texts.map((text) => text.replaceAll(UNSHARED, GAP));
  const all = cut.join(GAP);
  const { runs, worth } = runsOf(cut, all);
  const pieces: string[] = [];
  for (let left = size; left > 0;) {
    const piece = bestPiece(all, runs, worth);
    if (piece === null) break;
    for (let at = piece.from; at <= piece.to - RUN; at++) worth[runs[at] as number] = 0;
    const text = all.slice(piece.from, piece.to).replaceAll(GAP, '');
    pieces.unshift(text);
    left -= text.length;
  }
  return pieces.join('').slice(-size);
}

/** Returns the run at each position, and how many further texts share it. */
function runsOf(texts: readonly string[], all: string): { runs: readonly number[]; worth: number[] } {
  const numbers = new Map<string, number>();
  const numberOf = (text: string, at: number): number => {
    const run = text.slice(at, at + RUN);
    const number = numbers.get(run) ?? numbers.size;
    numbers.set(run, number);
    return number;
  };
  const runs = Array.from(all, (_, at) => numberOf(all, at));
  const worth = Array.from(numbers, () => -1);
  for (const text of texts) {
    for (const run of new Set(
      Array.from({ length: Math.max(0, text.length - RUN + 1) }, (_, at) => numberOf(text, at)),
    ))
      worth[run] = (worth[run] ?? -1) + 1;
  }
  for (const [run, number] of numbers) if (run.includes(GAP) || run.length < RUN) worth[number] = 0;
  return { runs, worth };
}

function bestPiece(
  all: string,
  runs: readonly number[],
  worth: readonly number[],
): { readonly from: number; readonly to: number } | null {
  const width = PIECE - RUN + 1;
  const inside = new Uint32Array(worth.length);
  let [score, most, from] = [0, 0, 0];
  for (const [at, run] of runs.entries()) {
    if (inside[run] === 0) score += worth[run] as number;
    inside[run] = (inside[run] as number) + 1;
    const gone = runs[at - width];
    if (gone !== undefined) {
      inside[gone] = (inside[gone] as number) - 1;
      if (inside[gone] === 0) score -= worth[gone] as number;
    }
    if (score > most) [most, from] = [score, Math.max(0, at - width + 1)];
  }
  if (most === 0) return null;
  let to = Math.min(from + PIECE, all.length);
  const isWorthless = (at: number): boolean => worth[runs[at] as number] === 0;
  while (isWorthless(from)) from++;
  while (isWorthless(to - RUN)) to--;
  return { from, to };
}

/**
 * Returns the words that encode these texts best: starts with letters, then repeatedly merges the most frequent pair.
 * Words that have become rare lose their place.
 */
export function learnWords(texts: readonly string[]): readonly string[] {
  const letters = new Set(`abcdefghijklmnopqrstuvwxyz0123456789/${texts.join('')}`);
  const least = Math.max(2, texts.length / RARE);
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  let rows = [...times].map(([text, count]) => ({ words: Array.from(text), count }));
  for (;;) {
    const single = new Map<string, number>();
    const pairs = new Map<string, number>();
    for (const { words, count } of rows) {
      for (const [at, word] of words.entries()) {
        single.set(word, (single.get(word) ?? 0) + count);
        const pair = `${word}${GAP}${words[at + 1] ?? ''}`;
        if (at + 1 < words.length) pairs.set(pair, (pairs.get(pair) ?? 0) + count);
      }
    }
    const learned = [...single].filter(([word, count]) => count >= least && !letters.has(word)).map(([word]) => word);
    const [pair, count] = [...pairs].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0]);
    if (letters.size + learned.length >= WORDS || count < least) return [...letters, ...learned].slice(0, WORDS).sort();
    const [left = '', right = ''] = pair.split(GAP);
    rows = rows.map((row) => ({ ...row, words: joined(row.words, left, right) }));
  }
}

function joined(words: readonly string[], left: string, right: string): string[] {
  const made: string[] = [];
  for (const word of words) {
    if (word === right && made.at(-1) === left) made[made.length - 1] = left + right;
    else made.push(word);
  }
  return made;
}
