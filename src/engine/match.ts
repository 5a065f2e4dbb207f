import { answerOf, picksOf, questionOf } from './answers.ts';
import type { Game, Resting } from './game/index.ts';
import { type Live, play, respond } from './live.ts';
import { readRest } from './migrate.ts';
import type { Answer, Decision, Seat } from './script.ts';
import { Refused, type Text } from './text.ts';

/** An answer as it was given, with the question it belongs to. */
export interface Given {
  readonly seat: Seat;
  readonly key: string;
  readonly answer: Answer;
  /** Among answers of seats apart from each other: something came to light since, it cannot be undone any more. */
  readonly settled?: boolean | undefined;
}

/** A resting state, as its game writes it, and the answers given since. */
export interface Position {
  readonly rest: string;
  readonly journal: readonly Given[];
}

/** All that is stored of a match: plain JSON. */
export interface Match extends Position {
  readonly game: string;
  /** Of what the game wrote as `rest`. */
  readonly version: number;
  /** Counts answers, undone ones too; guards against stale clicks. */
  readonly seq: number;
  /** Answers since the last barrier, all by one seat: those that can be undone. Of seats apart all since the first of those. */
  readonly since: readonly Given[];
  /** Where the barrier stands; null when it is in the current step, that is `rest` with the journal before `since`. */
  readonly mark: Position | null;
}

export interface Moved<S, E> {
  readonly match: Match;
  /** What this move made happen. */
  readonly events: readonly E[];
  /** The questions open now. */
  readonly open: readonly Decision[];
  /** The table at these questions. Not to be kept: whoever goes on from here changes it. */
  readonly state: S;
  /** What goes on from here. */
  readonly run: Run<S, E>;
}

/** The table before one of the answers since the barrier, seen on the way to where the match stands. */
export interface Watch<S> {
  /** Which of `since`. */
  readonly at: number;
  see(open: readonly Decision[], state: S): void;
  /** The way leads elsewhere under today's rules: what was seen is nothing of this match. */
  astray(): void;
}

/** The code asks something else than what was answered when the match was stored. The match can go on from `rewind`. */
export class Diverged extends Error {
  constructor(given: Given, asked: readonly Decision[]) {
    super(`the stored answer to ${given.key} of seat ${given.seat} meets ${asked.map(({ key }) => key).join(', ') || 'the end'}`);
    this.name = 'Diverged';
  }
}

/** Sets up a match and plays to its first question. */
export function begin<S extends Resting, V, E, O>(game: Game<S, V, E, O>, options: O, seats: number, seed: string): Moved<S, E> {
  return startAt(game, game.rules.setup(options, seats, seed), 0);
}

/** A match that begins at a given resting state: a scenario, a rewound match. */
export function startAt<S extends Resting, V, E, O>(game: Game<S, V, E, O>, rest: S, seq: number): Moved<S, E> {
  return startFrom(game, game.keeping.write(rest), seq);
}

/** Where a stored match stands. Throws `Unreadable` when its resting state is none, `Diverged` when it does not replay. */
export function look<S extends Resting, V, E, O>(game: Game<S, V, E, O>, match: Match, watch?: Watch<S>): Moved<S, E> {
  const run = (watch && fromBarrier(game, match, watch)) ?? replay(game, match);
  return moved(run, match, happened(run));
}

/** By the longer way, past every answer that can be undone; null when that leads elsewhere. */
function fromBarrier<S extends Resting, V, E, O>(game: Game<S, V, E, O>, match: Match, watch: Watch<S>): Run<S, E> | null {
  const { rest, journal } = barrierOf(match);
  try {
    const run = replay(game, { rest, journal: [...journal, ...match.since] }, journal.length + watch.at, watch);
    // What a migration made may be worded differently than what is written today.
    const same = run.rest === match.rest || run.rest === game.keeping.write(readRest(game, match.rest));
    const keys = (journal: readonly Given[]): string => journal.map(({ key }) => key).join('\n');
    if (same && keys(run.journal) === keys(match.journal)) return run;
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
  }
  watch.astray();
  return null;
}

/** Gives an answer. Throws `Refused` when it is not legal, `Diverged` when the match does not replay; neither changes it. */
export function submit<S extends Resting, V, E, O>(
  game: Game<S, V, E, O>,
  match: Match,
  seat: Seat,
  answer: Answer,
): Moved<S, E> {
  return goOn(game, look(game, match), seat, answer);
}

/** The same from where a match was moved to just now, without a replay. The state handed out there is the one of here from now on. */
export function goOn<S extends Resting, V, E, O>(
  game: Game<S, V, E, O>,
  { match, run }: Moved<S, E>,
  seat: Seat,
  answer: Answer,
): Moved<S, E> {
  const known = happened(run);
  run.live.revealed = false;
  const given = give(run, seat, answer);
  if (game.rules.apart?.(run.live.state)) return moved(run, { ...match, seq: match.seq + 1, ...besideOthers(game, match, run, given) }, known);
  let since: readonly Given[] = [...match.since, given];
  let mark: Position | null = barrierOf(match);
  if (run.live.revealed) {
    since = [];
    mark = null;
  } else if (match.since.some((earlier) => earlier.seat !== seat)) {
    since = [given];
    mark = { rest: match.rest, journal: match.journal };
  }
  return moved(run, { ...match, seq: match.seq + 1, rest: run.rest, journal: run.journal, since, mark: apart(mark, run) }, known);
}

/** Takes back the seat's last answers, as far as nothing came to light since. Throws `Refused` where it cannot. */
export function undo<S extends Resting, V, E, O>(game: Game<S, V, E, O>, match: Match, seat: Seat, answers = 1, watch?: Watch<S>): Moved<S, E> {
  const barrier = barrierOf(match);
  let { since } = match;
  for (let count = 0; count < answers; count++) {
    const at = undoneAt({ since }, seat);
    if (at === -1) throw new Refused(nothingToUndo);
    since = since.toSpliced(at, 1);
  }
  const run = replay(game, { rest: barrier.rest, journal: [...barrier.journal, ...since] }, watch && barrier.journal.length + watch.at, watch);
  const position = { rest: run.rest, journal: run.journal, ...trimmed(game, barrier, since, run) };
  return moved(run, { ...match, seq: match.seq + answers, ...position }, happened(run));
}

/** Where in `since` the answer stands that `undo` would take back; -1 when there is none. */
export const undoneAt = ({ since }: Pick<Match, 'since'>, seat: Seat): number =>
  since.findLastIndex((given) => given.seat === seat && !given.settled);

/** The answer that `undo` would take back; null when there is none. */
export const undoable = (match: Match, seat: Seat): Given | null => match.since[undoneAt(match, seat)] ?? null;

/** Longer lists of answers are not kept for an undo. */
const KEPT = 100;

/** What came to light for one seat settles its own answers only; those of others stay as they are. */
function besideOthers<S extends Resting, V, E, O>(game: Game<S, V, E, O>, match: Match, run: Run<S, E>, given: Given): Omit<Match, 'game' | 'version' | 'seq'> {
  const settle = (all: readonly Given[], seat: Seat) => all.map((each) => (each.seat === seat ? { ...each, settled: true } : each));
  let since: readonly Given[] = [...match.since, given];
  if (run.live.revealed) since = settle(since, given.seat);
  if (since.length > KEPT) since = settle(since, since[0]?.seat ?? 0);
  return { rest: run.rest, journal: run.journal, ...trimmed(game, barrierOf(match), since, run) };
}

/** The barrier goes on to the first answer that can still be undone. */
function trimmed<S extends Resting, V, E, O>(game: Game<S, V, E, O>, barrier: Position, since: readonly Given[], run: Position): Pick<Match, 'since' | 'mark'> {
  const first = since.findIndex(({ settled }) => !settled);
  if (first < 0) return { since: [], mark: null };
  if (first === 0) return { since, mark: apart(barrier, run) };
  const { rest, journal } = replay(game, { rest: barrier.rest, journal: [...barrier.journal, ...since.slice(0, first)] });
  return { since: since.slice(first), mark: apart({ rest, journal }, run) };
}

/** Back to the resting state, for a match that diverged: its open step is asked again. */
export function rewind<S extends Resting, V, E, O>(game: Game<S, V, E, O>, match: Match): Moved<S, E> {
  return startFrom(game, match.rest, match.seq + 1);
}

export function startFrom<S extends Resting, V, E, O>(game: Game<S, V, E, O>, written: string, seq: number): Moved<S, E> {
  const run = replay(game, { rest: written, journal: [] });
  const match = { game: game.facts.id, version: game.keeping.version, seq, rest: run.rest, journal: run.journal, since: [], mark: null };
  return moved(run, match, 0);
}

const nothingToUndo: Text = {
  en: 'Nothing can be undone: something came to light since then, or another player has answered.',
  de: 'Es lässt sich nichts zurücknehmen: Seither wurde etwas aufgedeckt, oder jemand anderes hat geantwortet.',
};

function barrierOf(match: Match): Position {
  return match.mark ?? { rest: match.rest, journal: match.journal.slice(0, match.journal.length - match.since.length) };
}

/** Within one step the barrier needs no state of its own. */
function apart(mark: Position | null, { rest }: Position): Position | null {
  return mark?.rest === rest ? null : mark;
}

/** A position being replayed, with its newest resting state. */
export interface Run<S, E> {
  readonly live: Live<S, E>;
  rest: string;
  journal: readonly Given[];
  /** What happened before `rest`; the rest of it is in `live.events`. */
  readonly earlier: E[];
}

const happened = <S, E>(run: Run<S, E>): number => run.earlier.length + run.live.events.length;

function moved<S, E>(run: Run<S, E>, match: Match, known: number): Moved<S, E> {
  const { live } = run;
  return { match, events: [...run.earlier, ...live.events].slice(known), open: live.open, state: live.state, run };
}

/** Runs a step again with its answers; the table before answer `at` is shown to the watch. */
function replay<S extends Resting, V, E, O>(game: Game<S, V, E, O>, { rest, journal }: Position, at = -1, watch?: Watch<S>): Run<S, E> {
  const begun: Omit<Run<S, E>, 'live'> = { rest, journal: [], earlier: [] };
  const live = play(game, readRest(game, rest), ({ state, events }) => {
    begun.rest = game.keeping.write(state);
    begun.journal = [];
    begun.earlier.push(...events.splice(0));
  });
  const run = Object.assign(begun, { live });
  for (const [index, given] of journal.entries()) {
    if (index === at) watch?.see(live.open, live.state);
    if (questionOf(live.open, given.seat)?.key !== given.key) throw new Diverged(given, live.open);
    try {
      give(run, given.seat, given.answer);
    } catch (error) {
      throw error instanceof Refused ? new Diverged(given, live.open) : error;
    }
  }
  return run;
}

/** The answer enters the journal first: if it ends the step, the journal is emptied with it. */
function give<S, E>(run: Run<S, E>, seat: Seat, answer: Answer): Given {
  const given = { seat, key: questionOf(run.live.open, seat)?.key ?? '', answer: answerOf(picksOf(answer)) };
  const before = run.journal;
  run.journal = [...before, given];
  try {
    respond(run.live, seat, given.answer);
  } catch (error) {
    run.journal = before;
    throw error;
  }
  return given;
}
