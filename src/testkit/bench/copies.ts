import { createHash } from 'node:crypto';
import type { AnyGame } from '../../engine/game/index.ts';
import { games } from '../../games/index.ts';
import { lastCheckpoint } from '../../match/transition/transition.ts';
import type { StoredMatch } from '../../match/stored-match.ts';

/** Open matches in a large store. */
export const OPEN = 100_000;
export const MATCHES_PER_PLAYER = 5;

export const gameOf = (sheet: StoredMatch): AnyGame => games.get(sheet.terms.game) as AnyGame;
export const matchIdOf = (number: number): string => number.toString(36).toUpperCase().padStart(5, '0');
export const userOf = (number: number): string =>
  String(10n ** 18n + BigInt(number % ((OPEN * 2) / MATCHES_PER_PLAYER)) * 7_919_000_003n);

/** Returns a copy of a match with another id, other players, seed and times. */
export function another(sheet: StoredMatch, number: number): StoredMatch {
  const hash = (what: string): string => createHash('sha256').update(`${what} ${number}`).digest('hex');
  const seed = lastCheckpoint(gameOf(sheet), sheet).rng.seed;
  const text = JSON.stringify(sheet)
    .replaceAll(seed, hash('seed'))
    .replaceAll(sheet.commitment ?? 'none', hash('commitment'));
  const copy = JSON.parse(text) as StoredMatch;
  const shift = number * 7_001;
  return {
    ...copy,
    id: matchIdOf(number),
    seq: 1,
    home: { ...copy.home, channel: String(11n ** 17n + BigInt(number) * 104_729_000_017n) },
    players: copy.players.map((player, seat) => ({
      ...player,
      id: userOf(number * 2 + seat),
      name: `Player ${number * 2 + seat}`,
    })),
    createdAt: copy.createdAt + shift,
    waits: copy.waits.map((wait) => ({
      ...wait,
      since: wait.since + shift,
      next: (wait.next ?? 0) + shift,
      due: (wait.due ?? 0) + shift,
    })),
    lastActed: copy.lastActed.map((time) => time + shift),
  };
}
