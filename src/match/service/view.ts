import { questionOf } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import type { GivenAnswer } from '../../engine/match.ts';
import { lastCheckpoint } from '../transition/transition.ts';
import { quarantineUnreadable, type Ports, contextFor } from '../transition/commit.ts';
import { bySoloScore, isSeedHidden, leaderboardKey } from '../lobby/daily-seed.ts';
import type { MatchStats, Matches, Panel } from '../matches.ts';
import { type HintAdvice, hintFor } from '../view/hint.ts';
import { reportingAnalyst } from '../view/reporting-analyst.ts';
import { publicMatch, panelOf } from '../view/panel.ts';
import { describeEvents, wordEvents } from '../posts.ts';
import { problems } from '../problems.ts';
import { writeRecord } from '../view/record.ts';
import { memoizeLast } from '../view/memoize.ts';
import { type Review, type ReviewProgress, reviewOf } from '../view/review.ts';
import { readReview, saveReview } from '../view/shared-review.ts';
import type { Analyst } from '../ports.ts';
import type { ReplayStep } from '../view/replay.ts';
import { type ChangeContext, seatOf } from '../transition/change-context.ts';
import { seatHolder, isSideGame, type FinishedMatch } from '../stored-match.ts';

type ViewService = Pick<
  Matches,
  | 'inChannel'
  | 'finished'
  | 'finishedOf'
  | 'log'
  | 'replay'
  | 'stats'
  | 'record'
  | 'hint'
  | 'leaderboard'
  | 'review'
  | 'questionAt'
>;

/** A match with everything needed to replay it. */
interface ReplayableMatch {
  readonly context: ChangeContext;
  readonly sheet: FinishedMatch['sheet'];
  readonly seed: string;
  readonly history: readonly GivenAnswer[];
  readonly over: boolean;
}

/** Entries kept per cache, a few kilobytes each. Each process has its own caches. */
const REVIEWS = 100;
const HINTS = 200;

export function viewService(ports: Ports): ViewService {
  const { store } = ports;
  const reviews = memoizeLast<Review>(REVIEWS);
  const hints = memoizeLast<HintAdvice>(HINTS);

  async function loadReplayable(id: string): Promise<ReplayableMatch> {
    const sheet = await quarantineUnreadable(ports, id, () => store.load(id));
    if (sheet && isSideGame(sheet.terms)) throw problems.sideGame();
    if (sheet) {
      const context = await contextFor(ports, sheet);
      if (!sheet.match) throw problems.notOpen();
      const { rng } = await quarantineUnreadable(ports, id, () => lastCheckpoint(context.game, sheet));
      return { context, sheet, seed: rng.seed, history: await store.history(id), over: false };
    }
    const finished = await store.finished(id);
    if (!finished || finished.sheet.startedAt === null) throw problems.unknownMatch();
    if (isSideGame(finished.sheet.terms)) throw problems.sideGame();
    return { context: await contextFor(ports, finished.sheet), ...finished, over: true };
  }

  /** Returns the positions after the set-up and each of these answers. */
  const stepsOf = async (
    { context: { game }, ...match }: ReplayableMatch,
    answers = Infinity,
  ): Promise<readonly ReplayStep[]> => (await ports.replays({ game, ...match })).slice(0, answers + 1);

  /** Returns the stored review of a match, or makes and stores it. */
  async function storedReview(id: string, make: () => Promise<Review>): Promise<Review> {
    const stored = await readReview(store, id);
    if (stored) return stored;
    const review = await make();
    await saveReview(store, id, review, ports.runtime.now());
    return review;
  }

  /** Examines the choices of people; a match without any is examined as a whole. */
  async function makeReview(match: ReplayableMatch, analyst: Analyst, onProgress?: ReviewProgress): Promise<Review> {
    const { context, sheet } = match;
    const people = sheet.players.flatMap((player, seat) => (seatHolder(player) === null ? [] : [seat]));
    return reviewOf(
      {
        game: context.game,
        id: sheet.id,
        variant: String(sheet.terms.options['variant']),
        seats: sheet.players.length,
        steps: await stepsOf(match),
        ...(people.length > 0 && { examined: people }),
      },
      analyst,
      onProgress,
    );
  }

  return {
    async inChannel(channel) {
      const sheet = await store.inChannel(channel);
      return sheet && publicMatch(sheet);
    },
    hint: (id, user) => hintFor(ports, id, user, hints),
    finished: (id) => store.finished(id),
    async finishedOf(user, limit) {
      return (await store.finishedOf(user, limit)).filter(
        ({ sheet }) => sheet.startedAt !== null && !isSideGame(sheet.terms),
      );
    },
    async leaderboard(list, limit) {
      const found = await Promise.all(
        (await store.leaderboard(leaderboardKey(list), LEADERBOARD_DEPTH)).map((id) => store.finished(id)),
      );
      const sorted = found
        .flatMap((finished) => (finished && !isSeedHidden(finished.sheet.terms, ports.runtime.now()) ? [finished] : []))
        .sort(bySoloScore);
      const person = ({ sheet }: FinishedMatch): string =>
        sheet.players.map((player) => (player.kind === 'person' ? player.id : '')).join();
      // Only the best match of each person counts.
      return sorted
        .filter((finished, at) => sorted.findIndex((other) => person(other) === person(finished)) === at)
        .slice(0, limit);
    },
    async log(id, user) {
      const match = await loadReplayable(id);
      const { game } = match.context;
      const seat = user === null ? null : seatOf(match.sheet.players, user);
      const steps = await stepsOf(match);
      const end = steps.at(-1);
      const view: unknown = end ? game.views.forSeat(end.position.state, seat) : null;
      return steps.map(({ given, turn, events }, answer) => ({
        answer,
        turn,
        seat: given?.seat ?? null,
        texts: describeEvents(game, events, seat, view),
      }));
    },
    async replay(id, user, answers, side) {
      const match = await loadReplayable(id);
      const steps = await stepsOf(match, Math.max(0, answers));
      const { position, events } = steps.at(-1) as ReplayStep;
      const { context, sheet } = match;
      const seed = match.over && !isSeedHidden(sheet.terms, context.now) ? { seed: match.seed } : {};
      const panel = panelOf(context, sheet, position, user, { ...seed, news: events });
      const finished: Panel = { ...panel, question: null, awaiting: [], undo: null, actions: [] };
      if (!match.over || side === undefined) return finished;
      const view: unknown = context.game.views.forSeat(position.state, side);
      return { ...finished, view, news: wordEvents(context.game, events, side, view) };
    },
    async stats(id) {
      const match = await loadReplayable(id);
      return statsOf(match.context.game, match.sheet.players.length, await stepsOf(match));
    },
    async questionAt(id, answer) {
      const match = await loadReplayable(id);
      if (!match.over) throw problems.reviewBeforeEnd();
      const { game } = match.context;
      const step = (await stepsOf(match, answer)).at(-1);
      if (!step?.given) return { game, view: null, asked: null };
      const { before, given } = step;
      return { game, view: game.views.forSeat(before.state, given.seat), asked: questionOf(before.open, given.seat) };
    },
    async review(id, onProgress) {
      const match = await loadReplayable(id);
      if (!match.over) throw problems.reviewBeforeEnd();
      if (!ports.analyst) throw problems.noAnalyst();
      const analyst = reportingAnalyst(ports.analyst, ports.report);
      // A finished match doesn't change, and its review is the same for everyone.
      return reviews(id, async () => storedReview(id, async () => makeReview(match, analyst, onProgress)));
    },
    async record(id) {
      const finished = await store.finished(id);
      if (!finished) throw (await store.load(id)) ? problems.recordBeforeEnd() : problems.unknownMatch();
      if (finished.sheet.startedAt === null) throw problems.unknownMatch();
      if (isSideGame(finished.sheet.terms)) throw problems.sideGame();
      const { game, now } = await contextFor(ports, finished.sheet);
      return writeRecord(
        game,
        finished,
        isSeedHidden(finished.sheet.terms, now),
        await ports.replays({ game, ...finished }),
      );
    },
  };
}

/** More than are shown, as a person may have several entries. */
const LEADERBOARD_DEPTH = 100;

function statsOf(game: AnyGame, length: number, steps: readonly ReplayStep[]): MatchStats {
  const seats = Array.from({ length }, (_, seat) => seat);
  const byTurn = new Map(steps.map(({ turn, position }) => [turn, position.state]));
  byTurn.delete(0);
  const events = steps.flatMap((step) => step.events.map(({ event }) => event));
  return {
    points: seats.map((seat) => [...byTurn.values()].map((state) => game.stats.points(state, seat))),
    rolls: game.stats.dice.map(({ faces, results: fell }) => {
      const fallen = events.flatMap((event) => fell(event));
      return faces.map(({ id }) =>
        seats.map((seat) => fallen.filter((each) => each.face === id && each.seat === seat).length),
      );
    }),
  };
}
