import type { GivenAnswer, Match } from '../../src/engine/match.ts';
import type { Seat } from '../../src/engine/script.ts';
import { undoIndex } from '../../src/engine/undo.ts';

/** The answer that `undo` would take back; null when there is none. */
export const undoableAnswer = (match: Match, seat: Seat): GivenAnswer | null =>
  match.since[undoIndex(match, seat)] ?? null;
