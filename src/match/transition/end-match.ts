import type { BaseState } from '../../engine/game/index.ts';
import { isSeedHidden } from '../lobby/daily-seed.ts';
import { scoreAtEnd } from '../lobby/daily-score.ts';
import { tallyAfter } from '../result/tally.ts';
import type { Ending, LoggedEvent, StoredMatch } from '../stored-match.ts';
import { mayNotifyLoudly } from '../time/quiet-hours.ts';
import { type ChangeContext, draftPost, isPerson, tableTurn, type WithPosts } from './change-context.ts';

/** Ends a match: stops all timers and publishes the seed. The thread tells of the events it hasn't told yet. */
export function endMatch(
  context: ChangeContext,
  before: StoredMatch,
  ending: Ending,
  events: readonly LoggedEvent[],
  state: BaseState,
): WithPosts {
  const { game, now, profiles } = context;
  const soloScore = scoreAtEnd(game, before, ending, state, now);
  const tempo = before.tempo.map((each, seat) => (profiles[seat]?.untimed ? { waits: 0, spent: 0 } : each));
  const sheet: StoredMatch = {
    ...before,
    tempo,
    status: 'over',
    ending,
    endedAt: now,
    waits: [],
    paused: [],
    requests: [],
    expires: null,
    ...(soloScore && { feat: soloScore }),
    ...tallyAfter(game, state, before),
  };
  const score = ending.kind === 'won' ? (game.rules.result(state)?.score ?? null) : null;
  const turns = tableTurn(game, state);
  const seed = isSeedHidden(before.terms, now) ? null : state.rng.seed;
  const detail = { ending, score, turns, seed, commitment: before.commitment ?? '', events: [] };
  const personal = before.players.flatMap((_, seat) =>
    isPerson(before, seat) ? [draftPost(seat, 'over', detail, mayNotifyLoudly(context, before, seat))] : [],
  );
  return { sheet, posts: [draftPost('channel', 'over', { ...detail, events }, true), ...personal] };
}
