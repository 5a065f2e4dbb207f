import type { BaseState } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { Transition } from './transition.ts';
import { abandonedSeats, rankAbandonedLast } from '../leave/ranking.ts';
import { playReplies } from '../play/lesson.ts';
import { premovesAfter } from '../play/premoves.ts';
import { type MatchChange, type DraftPost, type ChangeContext, tableTurn, withSeat } from './change-context.ts';
import { isSolved } from '../../engine/puzzle.ts';
import type { Ranking, StoredMatch } from '../stored-match.ts';
import { timersFor } from '../time/timers.ts';
import { playAutomatic } from './automatic-play.ts';
import { postNews } from './post-news.ts';
import { endMatch } from './end-match.ts';
import { idleDeadline } from '../time/deadlines.ts';
import { tallyAfter } from '../result/tally.ts';

/**
 * Completes a change: gives automatic answers, updates timers and drafts posts. `actor` is the seat that acted; null if
 * a timer or moderator did.
 */
export async function finalize(
  transition: Transition,
  actor: Seat | null,
  posts: readonly DraftPost[] = [],
): Promise<MatchChange> {
  const isPuzzle = transition.before.terms.puzzle !== undefined;
  if (transition.before.terms.lesson) playReplies(transition);
  // A puzzle ends with its turn.
  else if (!isPuzzle || !transition.turnEnded) await playAutomatic(transition);
  const { context, before, position } = transition;
  const result = context.game.rules.result(position.state);
  const timerUpdate = timersFor(transition, actor);
  const turn = tableTurn(context.game, position.state);
  const newTurn = transition.origin?.turn !== turn;
  const moved = position.match.seq !== before.match?.seq;
  const sheet: StoredMatch = {
    ...before,
    match: position.match,
    answers: transition.answers,
    byOrder: transition.byOrder,
    log: transition.log.filter((happened) => happened.turn > turn - before.players.length),
    waits: timerUpdate.waits,
    paused: timerUpdate.paused,
    banks: timerUpdate.banks,
    tempo: timerUpdate.tempo,
    away: before.away.map((until) => (until !== null && until > context.now ? until : null)),
    requests: moved ? [] : before.requests,
    messages: newTurn ? before.messages.map(() => 0) : before.messages,
    undos: newTurn ? 0 : before.undos,
    ...(newTurn && tallyAfter(context.game, position.state, before)),
    ahead: premovesAfter(transition),
    missed: actor === null ? before.missed : withSeat(before.missed, actor, 0),
    lastActed: actor === null ? before.lastActed : withSeat(before.lastActed, actor, context.now),
    expires: actor === null && before.expires !== null ? before.expires : idleDeadline(context, before),
  };
  const base = { drop: transition.drop, add: transition.add, unfinished: transition.unfinished };
  if (isPuzzle && (result || transition.turnEnded)) {
    const over = endMatch(
      context,
      sheet,
      { kind: 'won', ranking: puzzleRanking(context, before, position.state) },
      transition.newEvents,
      position.state,
    );
    return { ...base, sheet: over.sheet, posts: [...posts, ...over.posts] };
  }
  if (result) {
    const ranking = rankAbandonedLast(result.ranking, abandonedSeats(before));
    const over = endMatch(context, sheet, { kind: 'won', ranking }, sheet.log, position.state);
    return { ...base, sheet: over.sheet, posts: [...posts, ...over.posts] };
  }
  const announced = postNews(transition, sheet, timerUpdate, actor);
  return { ...base, sheet: announced.sheet, posts: [...posts, ...announced.posts] };
}

/** Ranks the solver first, or last if the puzzle isn't solved. */
function puzzleRanking({ game }: ChangeContext, { players, terms }: StoredMatch, state: BaseState): Ranking {
  const solver = players.findIndex(({ kind }) => kind === 'person');
  const others = players.flatMap((_, seat) => (seat === solver ? [] : [seat]));
  return isSolved(game, state, solver, { goal: terms.puzzle?.goal ?? 0 }) ? [[solver], others] : [others, [solver]];
}
