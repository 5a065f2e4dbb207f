import type { BaseState, Game } from './game/index.ts';
import type { GivenAnswer, Match, MatchUpdate, SavedPosition } from './match.ts';
import { eventCount, type Replay, type ReplayObserver, runReplay, toUpdate } from './replay.ts';
import type { Seat } from './script.ts';
import { Refused, type Text } from './text.ts';

const nothingToUndo: Text = {
  en: 'You can’t undo this: new information was revealed, or another player has answered since.',
  de: 'Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt oder jemand anderes hat geantwortet.',
};

/** The most answers kept for an undo. */
const MAX_UNDOABLE = 100;

/** Undoes the seat's last answers, unless something was revealed since. Throws `Refused` when it can't. */
export function undo<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  match: Match,
  seat: Seat,
  answers = 1,
  observer?: ReplayObserver<S>,
): MatchUpdate<S, E> {
  const undoPoint = undoPointOf(match);
  let { since: undoable } = match;
  for (let count = 0; count < answers; count++) {
    const at = undoIndex({ since: undoable }, seat);
    if (at === -1) throw new Refused(nothingToUndo);
    undoable = undoable.toSpliced(at, 1);
  }
  const run = runReplay(
    game,
    { rest: undoPoint.rest, journal: [...undoPoint.journal, ...undoable] },
    observer && undoPoint.journal.length + observer.index,
    observer,
  );
  const position = { rest: run.rest, journal: run.journal, ...trimUndoable(game, undoPoint, undoable, run) };
  return toUpdate(run, { ...match, seq: match.seq + answers, ...position }, eventCount(run));
}

/** Returns the index in `since` of the answer that `undo` would take back, or -1. */
export const undoIndex = ({ since: undoable }: Pick<Match, 'since'>, seat: Seat): number =>
  undoable.findLastIndex((given) => given.seat === seat && !given.settled);

/** Applies an answer in an independent phase: a reveal to one seat settles only that seat's answers. */
export function applyIndependently<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  match: Match,
  run: Replay<S, E>,
  given: GivenAnswer,
): Omit<Match, 'game' | 'version' | 'seq'> {
  const settle = (all: readonly GivenAnswer[], seat: Seat) =>
    all.map((each) => (each.seat === seat ? { ...each, settled: true } : each));
  let undoable: readonly GivenAnswer[] = [...match.since, given];
  if (run.live.revealed) undoable = settle(undoable, given.seat);
  if (undoable.length > MAX_UNDOABLE) undoable = settle(undoable, undoable[0]?.seat ?? 0);
  return { rest: run.rest, journal: run.journal, ...trimUndoable(game, undoPointOf(match), undoable, run) };
}

/** Moves the undo point to the first answer that can still be undone. */
function trimUndoable<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  undoPoint: SavedPosition,
  undoable: readonly GivenAnswer[],
  run: SavedPosition,
): Pick<Match, 'since' | 'mark'> {
  const first = undoable.findIndex(({ settled }) => !settled);
  if (first < 0) return { since: [], mark: null };
  if (first === 0) return { since: undoable, mark: outsideStep(undoPoint, run) };
  const { rest, journal } = runReplay(game, {
    rest: undoPoint.rest,
    journal: [...undoPoint.journal, ...undoable.slice(0, first)],
  });
  return { since: undoable.slice(first), mark: outsideStep({ rest, journal }, run) };
}

/** Returns the undo barrier: answers before it cannot be undone. */
export function undoPointOf(match: Match): SavedPosition {
  return match.mark ?? { rest: match.rest, journal: match.journal.slice(0, match.journal.length - match.since.length) };
}

/** Drops an undo point within the current step: it needs no state of its own. */
export function outsideStep(undoPoint: SavedPosition | null, { rest }: SavedPosition): SavedPosition | null {
  return undoPoint?.rest === rest ? null : undoPoint;
}
