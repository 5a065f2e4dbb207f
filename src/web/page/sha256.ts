/** First 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const roundConstants = new Uint32Array(64);
/** The same of the square roots of the first 8. */
const initialHash = new Uint32Array(8);

for (let candidate = 2, found = 0; found < 64; candidate++) {
  if (!isPrime(candidate)) continue;
  if (found < 8) initialHash[found] = fractionBits(candidate ** (1 / 2));
  roundConstants[found++] = fractionBits(candidate ** (1 / 3));
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) return false;
  return true;
}

function fractionBits(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Returns the SHA-256 of a text in hexadecimal. Browsers offer `crypto.subtle` on https and localhost only. */
export function sha256(text: string): string {
  const message = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  const hash = Uint32Array.from(initialHash);
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let index = 0; index < 16; index++) words[index] = view.getUint32(block + index * 4);
    for (let index = 16; index < 64; index++) {
      const [before, after] = [words[index - 15] ?? 0, words[index - 2] ?? 0];
      const first = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3);
      const second = rotate(after, 17) ^ rotate(after, 19) ^ (after >>> 10);
      words[index] = (words[index - 16] ?? 0) + first + (words[index - 7] ?? 0) + second;
    }
    mixBlock(hash, words);
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

function mixBlock(hash: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let index = 0; index < 64; index++) {
    const sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + sum + ((e & f) ^ (~e & g)) + (roundConstants[index] ?? 0) + (words[index] ?? 0)) | 0;
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index] ?? 0) + word;
}
