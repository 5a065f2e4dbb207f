/** The state of the generator, part of the game state: the seed and how many words were drawn from it. */
export interface RandomState {
  readonly seed: string;
  drawn: number;
}

export interface Random {
  /** Returns a uniform integer from 0 to n - 1. */
  below(n: number): number;
}

/**
 * Draws from ChaCha20's key stream (RFC 8439), which stays unpredictable however many dice and draws players see. The
 * seed is 64 hexadecimal digits; any other text is stretched to that.
 */
export function randomFrom(state: RandomState): Random {
  // Created on the first draw: most matches are loaded without one.
  let stream: { readonly seed: string; readonly key: Uint32Array; readonly words: Uint32Array; block: number } | null =
    null;
  const next = (): number => {
    if (stream?.seed !== state.seed)
      stream = { seed: state.seed, key: keyOf(state.seed), words: new Uint32Array(16), block: -1 };
    const index = state.drawn++;
    if (index >> 4 !== stream.block) {
      stream.block = index >> 4;
      fillBlock(stream.words, stream.key, stream.block);
    }
    return stream.words[index & 15] as number;
  };
  return {
    below(n) {
      if (n <= 1) return 0;
      // Words above the largest multiple of n would favour small numbers.
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
      let word = next();
      while (word >= limit) word = next();
      return word % n;
    },
  };
}

/** Shuffles in place (Fisher–Yates). */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const item = items[last] as T;
    items[last] = items[other] as T;
    items[other] = item;
  }
  return items;
}

function keyOf(seed: string): Uint32Array {
  const key = new Uint32Array(8);
  if (/^[0-9a-f]{64}$/.test(seed)) {
    for (let i = 0; i < 8; i++) key[i] = Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16);
    return key;
  }
  for (let i = 0; i < 8; i++) {
    let hash = 0x811c9dc5 ^ i;
    for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    key[i] = hash ^ (hash >>> 13);
  }
  return key;
}

/** A block before mixing: four constant words, the key and the block number. */
const initialBlock = new Int32Array(16);
initialBlock.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
const workingBlock = new Int32Array(16);

function fillBlock(words: Uint32Array, key: Uint32Array, number: number): void {
  initialBlock.set(key, 4);
  initialBlock[12] = number;
  workingBlock.set(initialBlock);
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarterRound(i, i + 4, i + 8, i + 12);
    for (let i = 0; i < 4; i++) quarterRound(i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
  }
  for (let i = 0; i < 16; i++) words[i] = (workingBlock[i] as number) + (initialBlock[i] as number);
}

/** ChaCha's quarter round. Four signed local variables are twice as fast as updating the array each time. */
function quarterRound(atA: number, atB: number, atC: number, atD: number): void {
  let [a, b, c, d] = [
    workingBlock[atA] as number,
    workingBlock[atB] as number,
    workingBlock[atC] as number,
    workingBlock[atD] as number,
  ];
  a = (a + b) | 0;
  d = rotateLeft(d ^ a, 16);
  c = (c + d) | 0;
  b = rotateLeft(b ^ c, 12);
  a = (a + b) | 0;
  d = rotateLeft(d ^ a, 8);
  c = (c + d) | 0;
  b = rotateLeft(b ^ c, 7);
  workingBlock[atA] = a;
  workingBlock[atB] = b;
  workingBlock[atC] = c;
  workingBlock[atD] = d;
}

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
