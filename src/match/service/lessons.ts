import { isStep } from '../../engine/game/lesson.ts';
import { countSteps, type GameLesson, hasSamePicks, lessonsOf, startLesson } from '../../engine/lesson.ts';
import type { GivenAnswer } from '../../engine/match.ts';
import type { Answer, Seat } from '../../engine/script.ts';
import { startAtPosition } from '../lobby/begin-match.ts';
import { newMatch, toMatchPlayer } from '../lobby/lobby.ts';
import { resolveTerms } from '../lobby/terms.ts';
import type { LessonRequest, ListedLesson, Matches, Panel } from '../matches.ts';
import { movesMark } from '../play/lesson.ts';
import { problems } from '../problems.ts';
import type { FinishedMatch, MatchPlayer, StoredMatch, Terms } from '../stored-match.ts';
import { changeOf } from '../transition/change-context.ts';
import { applyChange, commitChange, contextFor, loadReadable, type Ports } from '../transition/commit.ts';
import { loadPanel, panelAfter } from '../view/load-panel.ts';

/** Lessons of one family per person; finished ones are deleted some day. */
const TRIES = 200;

/** Where a person is in a lesson: the match that is open, or the id of the next one. */
interface Progress {
  readonly id: string;
  readonly open: StoredMatch | null;
  readonly done: boolean;
}

/** Runs the lessons: each person has at most one open match per family, found again by its id. */
export function lessonService(ports: Ports): Pick<Matches, 'learn' | 'lessons'> {
  const { store, runtime, games } = ports;
  const taught = lessonsOf(games.values());

  /** The id consists of person, family and try, so that asking again finds the same lesson. */
  const idOf = (user: string, family: string, attempt: number): string =>
    runtime.id(`lesson ${user} ${family} ${attempt}`);

  async function progressOf(user: string, family: string): Promise<Progress> {
    let done = false;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const id = idOf(user, family, attempt);
      const open = await loadReadable(ports, id);
      if (open === undefined) continue;
      if (open && isLesson(open, user, family)) return { id, open, done };
      const finished = open ? null : await store.finished(id);
      if (!open && !finished) return { id, open: null, done };
      if (finished && isLesson(finished.sheet, user, family)) done ||= finished.sheet.ending?.kind === 'won';
    }
    throw problems.busy();
  }

  async function learn(request: LessonRequest): Promise<Panel> {
    const { player, family, restart } = request;
    const lesson = taught.find((each) => each.family.id === family);
    if (!lesson) throw problems.noLesson();
    let kept: readonly GivenAnswer[] = [];
    for (let attempt = 0; attempt < ports.limits.attempts; attempt++) {
      const { id, open } = await progressOf(player.id, family);
      const isCurrent = open?.terms.lesson?.moves === movesMark(lesson);
      if (open && isCurrent && (!restart || attempt > 0)) return loadPanel(ports, id, player.id);
      if (open) {
        if (!restart) kept = await store.history(id);
        await endLesson(id);
      } else {
        const begun = await begin(id, lesson, request, movesKept(lesson, kept));
        if (begun) return begun;
      }
    }
    throw problems.busy();
  }

  /** Ends a lesson that is begun again. */
  const endLesson = async (id: string): Promise<unknown> =>
    applyChange(ports, id, null, ({ now }, sheet) =>
      changeOf({ ...sheet, status: 'over', ending: { kind: 'abandoned' }, endedAt: now, expires: null, waits: [] }),
    );

  async function begin(
    id: string,
    { game, family, lesson }: GameLesson,
    { player, home, token }: LessonRequest,
    moves: readonly { readonly seat: Seat; readonly answer: Answer }[],
  ): Promise<Panel | null> {
    const options = { variant: lesson.variant };
    const terms: Terms = {
      ...resolveTerms(games, { game: game.info.id, options, clock: 'none', takebacks: false, rated: false }),
      lesson: { family: family.id, moves: movesMark({ game, family, lesson }) },
    };
    const position = startLesson({ game, family, lesson });
    const players = Array.from({ length: lesson.seats }, (_, seat): MatchPlayer => {
      const name = lesson.seats > 2 ? `Computer ${String.fromCodePoint(65 + seat)}` : 'Computer';
      return seat === lesson.seat ? toMatchPlayer(player) : { kind: 'computer', level: '', name };
    });
    const sheet = newMatch(id, terms, { ...home, guild: null, channel: null }, players, runtime.now());
    const context = await contextFor(ports, sheet);
    const { commitment } = runtime.seed(id);
    const change = await startAtPosition(context, sheet, position, commitment, moves);
    const written = await commitChange(ports, context, sheet, change, null, token);
    return written && panelAfter(ports, written, player.id);
  }

  async function listed(user: string, lesson: GameLesson): Promise<ListedLesson> {
    const { family, game } = lesson;
    const { about, moves, variant, seats } = lesson.lesson;
    const { open, done } = await progressOf(user, family.id);
    const step = open && Math.min(countSteps(moves.slice(0, open.answers)) + 1, countSteps(moves));
    const changed = open !== null && open.terms.lesson?.moves !== movesMark(lesson);
    return { family, game: game.info.id, variant, about, seats, steps: countSteps(moves), changed, step, done };
  }

  return { learn, lessons: (user) => Promise.all(taught.map(async (lesson) => listed(user, lesson))) };
}

const isLesson = ({ terms, players }: FinishedMatch['sheet'], user: string, family: string): boolean =>
  terms.lesson?.family === family && players.some((player) => player.kind === 'person' && player.id === user);

/** Returns the moves of a lesson that were played in an earlier version of it, up to the first that differs. */
function movesKept({ lesson }: GameLesson, history: readonly GivenAnswer[]): readonly GivenAnswer[] {
  const differs = history.findIndex(({ seat, answer }, index) => {
    const move = lesson.moves[index];
    return !move || (isStep(move) ? lesson.seat : move.seat) !== seat || !hasSamePicks(move.answer, answer);
  });
  return differs === -1 ? history : history.slice(0, differs);
}
