import { opponents } from '../../../src/bots/index.ts';
import type { AnyGame } from '../../../src/engine/game/index.ts';
import { type MatchUpdate, replayMatch } from '../../../src/engine/match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { readCheckpoint } from '../../../src/engine/read-match.ts';
import type { Answer, Decision } from '../../../src/engine/script.ts';
import { games } from '../../../src/games/index.ts';
import type { StoredMatch } from '../../../src/match/stored-match.ts';

const random = randomFrom({ seed: 'sensible', drawn: 0 });

export interface SensibleMove {
  readonly decision: Decision;
  readonly answer: Answer;
  /** Whether it's this seat's turn. */
  readonly own: boolean;
  readonly turn: number;
}

/** Returns what comes next in a match, and how a fair computer would answer; null when nothing waits. */
export function sensibleMove({ match, terms }: Pick<StoredMatch, 'match' | 'terms'>): SensibleMove | null {
  const game = games.get(terms.game) as AnyGame;
  if (!match) return null;
  const { state, open } = replayMatch(game, match) as MatchUpdate<unknown, unknown>;
  const active = game.rules.active(state);
  const waited = open.filter(({ blocking }) => blocking !== 'optional');
  const decision = waited.find(({ seat }) => active.includes(seat)) ?? waited[0];
  const fair = opponents.get('fair');
  if (!decision || !fair) return null;
  const answer = fair.answer(
    {
      game,
      variant: String(terms.options['variant']),
      checkpoint: readCheckpoint(game, match.rest) as unknown,
      pending: match.journal,
      state,
      decision,
      // Offers belong to more than one turn.
      futileChoice: decision.hints?.invites,
    },
    random,
  );
  return { decision, answer, own: active.includes(decision.seat), turn: game.rules.turn(state, decision.seat) };
}
