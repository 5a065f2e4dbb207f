import { createHash } from 'node:crypto';
import type { AnyGame } from '../engine/game/index.ts';
import { replayRecord } from '../match/view/replay-record.ts';
import { verifyRecord } from '../match/view/verify-record.ts';

/** Reports that a record is correct, and what that proves and doesn't. Throws `RecordMismatch`. */
export function reportRecord(games: ReadonlyMap<string, AnyGame>, text: string): string {
  const replayed = replayRecord(games, text);
  const proof = verifyRecord(replayed, (seed) => createHash('sha256').update(seed).digest('hex'));
  const { turns, answers, throws, numbers, won } = proof;
  const counted = `${turns} turns, ${answers} answers, ${throws} throws and events`;
  const result = replayed.header.get('result') ?? 'unknown';
  return [
    `OK: ${counted}, ${numbers} numbers drawn from the seed that was committed to`,
    `  proven: the seed, every shuffle and throw, that each answer was legal, and the final position${won ? ' and result' : ''}`,
    `  not proven: names, who challenged, who left${won ? '' : `, and how the match ended (${result})`}`,
  ].join('\n');
}
