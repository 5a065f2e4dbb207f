import type { BaseState, Game } from './game/index.ts';
import { readCheckpoint } from './read-match.ts';
import {
  replayAnswer,
  eventCount,
  type Replay,
  ReplayDiverged,
  type ReplayObserver,
  runReplay,
  toUpdate,
} from './replay.ts';
import type { Answer, Decision, Seat } from './script.ts';
import { applyIndependently, outsideStep, undoPointOf } from './undo.ts';

/** An answer with the key of its question. */
export interface GivenAnswer {
  readonly seat: Seat;
  readonly key: string;
  readonly answer: Answer;
  /** In an independent phase: something was revealed since, so this answer can't be undone. */
  readonly settled?: boolean | undefined;
}

/** A checkpoint as its game writes it, and the answers given since. */
export interface SavedPosition {
  readonly rest: string;
  readonly journal: readonly GivenAnswer[];
}

/** Everything stored about a match, as plain JSON. */
export interface Match extends SavedPosition {
  readonly game: string;
  /** The codec version that wrote `rest`. */
  readonly version: number;
  /** Counts answers, including undone ones, to detect stale clicks. */
  readonly seq: number;
  /**
   * Undoable answers: those since the undo point, all by one seat. In an independent phase, all since the first
   * undoable one.
   */
  readonly since: readonly GivenAnswer[];
  /** The undo point; null when it's in the current step: `rest` with the journal before `since`. */
  readonly mark: SavedPosition | null;
}

export interface MatchUpdate<S, E> {
  readonly match: Match;
  /** The events of this move. */
  readonly events: readonly E[];
  readonly open: readonly Decision[];
  /** The state at these questions. Don't keep it: continuing the match changes it. */
  readonly state: S;
  /** The replay to continue from. */
  readonly replay: Replay<S, E>;
}

/** Sets up a match and plays to its first question. */
export function startMatch<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  options: O,
  seats: number,
  seed: string,
): MatchUpdate<S, E> {
  return startAtState(game, game.rules.setup(options, seats, seed), 0);
}

/** Starts a match at a given state: a scenario or a rewound match. */
export function startAtState<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  rest: S,
  seq: number,
): MatchUpdate<S, E> {
  return startAtCheckpoint(game, game.codec.write(rest), seq);
}

/**
 * Replays a stored match to its open questions. Throws `UnreadableMatch` for a bad checkpoint, `ReplayDiverged` if the
 * answers don't fit.
 */
export function replayMatch<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  match: Match,
  observer?: ReplayObserver<S>,
): MatchUpdate<S, E> {
  const run = (observer && replayFromUndoPoint(game, match, observer)) ?? runReplay(game, match);
  return toUpdate(run, match, eventCount(run));
}

/** Replays from the undo point, past every undoable answer; returns null when that leads elsewhere. */
function replayFromUndoPoint<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  match: Match,
  observer: ReplayObserver<S>,
): Replay<S, E> | null {
  const { rest, journal } = undoPointOf(match);
  try {
    const run = runReplay(
      game,
      { rest, journal: [...journal, ...match.since] },
      journal.length + observer.index,
      observer,
    );
    // A migrated checkpoint may be written differently than today.
    const same = run.rest === match.rest || run.rest === game.codec.write(readCheckpoint(game, match.rest));
    const keys = (journal: readonly GivenAnswer[]): string => journal.map(({ key }) => key).join('\n');
    if (same && keys(run.journal) === keys(match.journal)) return run;
  } catch (error) {
    if (!(error instanceof ReplayDiverged)) throw error;
  }
  observer.onDiverged();
  return null;
}

/**
 * Submits an answer. Throws `Refused` if it's illegal, `ReplayDiverged` if the match doesn't replay; neither changes
 * it.
 */
export function submitAnswer<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  match: Match,
  seat: Seat,
  answer: Answer,
): MatchUpdate<S, E> {
  return continueMatch(game, replayMatch(game, match), seat, answer);
}

/** Submits an answer to a match that was just updated, without a replay. The state of that update is reused. */
export function continueMatch<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  { match, replay: run }: MatchUpdate<S, E>,
  seat: Seat,
  answer: Answer,
): MatchUpdate<S, E> {
  const known = eventCount(run);
  run.live.revealed = false;
  const given = replayAnswer(run, seat, answer);
  if (game.rules.isIndependent?.(run.live.state))
    return toUpdate(run, { ...match, seq: match.seq + 1, ...applyIndependently(game, match, run, given) }, known);
  let undoable: readonly GivenAnswer[] = [...match.since, given];
  let undoPoint: SavedPosition | null = undoPointOf(match);
  if (run.live.revealed || game.rules.binding?.(given.answer)) {
    undoable = [];
    undoPoint = null;
  } else if (match.since.some((earlier) => earlier.seat !== seat)) {
    undoable = [given];
    undoPoint = { rest: match.rest, journal: match.journal };
  }
  return toUpdate(
    run,
    {
      ...match,
      seq: match.seq + 1,
      rest: run.rest,
      journal: run.journal,
      since: undoable,
      mark: outsideStep(undoPoint, run),
    },
    known,
  );
}

/** Returns to the checkpoint of a match that diverged, so that its open step is asked again. */
export function rewind<S extends BaseState, V, E, O>(game: Game<S, V, E, O>, match: Match): MatchUpdate<S, E> {
  return startAtCheckpoint(game, match.rest, match.seq + 1);
}

export function startAtCheckpoint<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  written: string,
  seq: number,
): MatchUpdate<S, E> {
  const run = runReplay(game, { rest: written, journal: [] });
  const match = {
    game: game.info.id,
    version: game.codec.version,
    seq,
    rest: run.rest,
    journal: run.journal,
    since: [],
    mark: null,
  };
  return toUpdate(run, match, 0);
}
