import { toAnswer, picksOf, questionOf } from './answers.ts';
import type { BaseState, Game } from './game/index.ts';
import { giveAnswer, type LiveMatch, startLive } from './live-match.ts';
import type { GivenAnswer, Match, MatchUpdate, SavedPosition } from './match.ts';
import { readCheckpoint } from './read-match.ts';
import type { Answer, Decision, Seat } from './script.ts';
import { Refused } from './text.ts';

/** Observes the state before one of the undoable answers during a replay. */
export interface ReplayObserver<S> {
  /** The index in `since`. */
  readonly index: number;
  onReached(open: readonly Decision[], state: S): void;
  /** Called when today's rules lead elsewhere, so that the observed state isn't part of this match. */
  onDiverged(): void;
}

/** Thrown when the code asks a different question than the stored answer belongs to. `rewind` recovers the match. */
export class ReplayDiverged extends Error {
  constructor(given: GivenAnswer, asked: readonly Decision[]) {
    super(
      `seat ${given.seat} answered ${given.key}, but the rules now ask ${asked.map(({ key }) => key).join(', ') || 'nothing'}`,
    );
    this.name = 'ReplayDiverged';
  }
}

/** A replay in progress, with its latest checkpoint. */
export interface Replay<S, E> {
  readonly live: LiveMatch<S, E>;
  rest: string;
  journal: readonly GivenAnswer[];
  /** Events before `rest`; later ones are in `live.events`. */
  readonly earlierEvents: E[];
}

export const eventCount = <S, E>(run: Replay<S, E>): number => run.earlierEvents.length + run.live.events.length;

export function toUpdate<S, E>(run: Replay<S, E>, match: Match, known: number): MatchUpdate<S, E> {
  const { live } = run;
  return {
    match,
    events: [...run.earlierEvents, ...live.events].slice(known),
    open: live.open,
    state: live.state,
    replay: run,
  };
}

/** Replays a step with its answers; the observer sees the state before answer `at`. */
export function runReplay<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  { rest, journal }: SavedPosition,
  at = -1,
  observer?: ReplayObserver<S>,
): Replay<S, E> {
  const started: Omit<Replay<S, E>, 'live'> = { rest, journal: [], earlierEvents: [] };
  const live = startLive(game, readCheckpoint(game, rest), ({ state, events }) => {
    started.rest = game.codec.write(state);
    started.journal = [];
    started.earlierEvents.push(...events.splice(0));
  });
  const run = Object.assign(started, { live });
  for (const [index, given] of journal.entries()) {
    if (index === at) observer?.onReached(live.open, live.state);
    if (questionOf(live.open, given.seat)?.key !== given.key) throw new ReplayDiverged(given, live.open);
    try {
      replayAnswer(run, given.seat, given.answer);
    } catch (error) {
      throw error instanceof Refused ? new ReplayDiverged(given, live.open) : error;
    }
  }
  return run;
}

/** The answer is added to the journal first: if it ends the step, the journal is emptied with it. */
export function replayAnswer<S, E>(run: Replay<S, E>, seat: Seat, answer: Answer): GivenAnswer {
  const given = { seat, key: questionOf(run.live.open, seat)?.key ?? '', answer: toAnswer(picksOf(answer)) };
  const before = run.journal;
  run.journal = [...before, given];
  try {
    giveAnswer(run.live, seat, given.answer);
  } catch (error) {
    run.journal = before;
    throw error;
  }
  return given;
}
