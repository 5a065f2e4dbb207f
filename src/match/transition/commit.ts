import type { AnyGame } from '../../engine/game/index.ts';
import { rewind } from '../../engine/match.ts';
import { ReplayDiverged } from '../../engine/replay.ts';
import { readMatch, UnreadableMatch } from '../../engine/read-match.ts';
import type { Opponent } from '../../engine/opponent.ts';
import { type Random, randomFrom } from '../../engine/random.ts';
import { startAt, lastCheckpoint, type Transition, type Position } from './transition.ts';
import { finalize } from './finalize.ts';
import type { MatchLimits } from '../limits.ts';
import type { ReplayCache } from '../view/replay-cache.ts';
import {
  type StoredPost,
  type Clock,
  type Analyst,
  type Store,
  StoreError,
  type Think,
  type Runtime,
} from '../ports.ts';
import { mayWait, numberPosts } from '../posts.ts';
import { Problem, problems } from '../problems.ts';
import { type MatchChange, type DraftPost, draftPost, type ChangeContext } from './change-context.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { recordPuzzleResult } from '../play/puzzle-streak.ts';
import { isSideGame, type FinishedMatch, type StoredMatch } from '../stored-match.ts';
import { matchResultOf } from '../result/match-result.ts';
import { computerAnswerFor } from './computer-answer.ts';

/** The dependencies of the match layer. */
export interface Ports {
  readonly store: Store;
  readonly clock: Clock;
  readonly runtime: Runtime;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: ReadonlyMap<string, Opponent>;
  /** Runs computers in workers; in this process if omitted. */
  readonly think?: Think;
  /** Reviews matches; there are no reviews if omitted. */
  readonly analyst?: Analyst;
  /** The daily puzzles in order; none if omitted. */
  readonly puzzles?: readonly Puzzle[];
  readonly limits: MatchLimits;
  readonly replays: ReplayCache;
  /** Reports harmless trouble that is repaired later, such as an alarm that could not be set. */
  readonly report: (error: unknown) => void;
}

export type DecidedChange = MatchChange | { readonly change: MatchChange; readonly transition: Transition } | null;
type Decide = (context: ChangeContext, sheet: StoredMatch) => DecidedChange | Promise<DecidedChange>;

/** A change that was written, or wasn't necessary. */
export interface CommittedChange {
  readonly sheet: StoredMatch;
  readonly context: ChangeContext;
  readonly transition: Transition | null;
  /** Whether the interaction was processed before. */
  readonly repeated: boolean;
  readonly finished: FinishedMatch | null;
}

export async function contextFor(
  ports: Ports,
  sheet: Pick<StoredMatch, 'id' | 'terms' | 'players'>,
): Promise<ChangeContext> {
  const game = ports.games.get(sheet.terms.game);
  if (!game) throw problems.unknownGame();
  const people = sheet.players.flatMap((player) => (player.kind === 'person' ? [player.id] : []));
  const known = await ports.store.profiles(people);
  const profiles = sheet.players.map((player) =>
    player.kind === 'person' ? (known[people.indexOf(player.id)] ?? null) : null,
  );
  const { runtime, bots, limits } = ports;
  return {
    game,
    profiles,
    now: runtime.now(),
    random: lazyRandom(runtime),
    opponents: bots,
    limits,
    puzzles: ports.puzzles,
    think: computerAnswerFor(ports, sheet.id),
  };
}

/** Creates a seed only if a change needs one. */
function lazyRandom(runtime: Runtime): Random {
  let random: Random | null = null;
  return {
    below(n) {
      random ??= randomFrom({ seed: runtime.seed().seed, drawn: 0 });
      return random.below(n);
    },
  };
}

/** Loads a match that isn't over; an unreadable one is quarantined. */
export async function loadOpenMatch(ports: Ports, id: string): Promise<StoredMatch> {
  const sheet = await quarantineUnreadable(ports, id, () => ports.store.load(id));
  if (sheet) return sheet;
  throw (await ports.store.finished(id)) ? problems.alreadyOver() : problems.unknownMatch();
}

/** Loads a match by an id that may be taken; undefined if the match was set aside as unreadable. */
export async function loadReadable(
  { store }: Pick<Ports, 'store'>,
  id: string,
): Promise<StoredMatch | null | undefined> {
  try {
    return await store.load(id);
  } catch (error) {
    if (error instanceof StoreError && error.fault === 'corrupted') return undefined;
    throw error;
  }
}

/** Runs a function that reads a match; an unreadable match is quarantined and reported. */
export async function quarantineUnreadable<T>(ports: Ports, id: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const broken = error instanceof UnreadableMatch || (error instanceof StoreError && error.fault === 'corrupted');
    if (!broken) throw error;
    await ports.store.quarantine(id, error.message);
    ports.report(error);
    throw problems.unreadable();
  }
}

/**
 * Loads a match, decides and writes, and retries if another change was written first. A decision is pure and depends on
 * the current match, so a retry never applies an answer to a different question.
 */
export async function applyChange(
  ports: Ports,
  id: string,
  token: string | null,
  decide: Decide,
  afterRewind: 'refuse' | 'again' = 'refuse',
): Promise<CommittedChange> {
  for (let attempt = 0; attempt < ports.limits.attempts; attempt++) {
    const sheet = await loadOpenMatch(ports, id);
    const context = await contextFor(ports, sheet);
    try {
      const decided = await quarantineUnreadable(ports, id, () => decide(context, sheet));
      if (!decided) return { sheet, context, transition: null, repeated: false, finished: null };
      const { change: made, transition } = 'change' in decided ? decided : { change: decided, transition: null };
      const written = await commitChange(ports, context, sheet, made, transition, token);
      if (written) return written;
    } catch (error) {
      if (error instanceof ReplayDiverged) {
        await commitChange(
          ports,
          context,
          sheet,
          await rewindToCheckpoint(context, sheet, draftPost('channel', 'note', { about: 'rewound' }, true)),
          null,
          null,
        );
        if (afterRewind === 'refuse') throw problems.rewound();
      } else if (error instanceof Problem && token !== null && (await ports.store.isApplied?.(id, token))) {
        return { sheet, context, transition: null, repeated: true, finished: null };
      } else throw error;
    }
  }
  throw problems.busy();
}

/** Rewinds to the last checkpoint: the open step is asked again under the current rules and announced. */
export async function rewindToCheckpoint(
  context: ChangeContext,
  sheet: StoredMatch,
  post: DraftPost,
): Promise<MatchChange> {
  const match = readMatch(context.game, sheet.match);
  const drop = match.journal.length;
  const position: Position = rewind(context.game, match);
  const answers = sheet.answers - drop;
  const log = sheet.log.filter(({ seq }) => seq <= answers);
  return finalize(startAt(context, sheet, null, position, { answers, drop, log }), null, [post]);
}

/** Writes a change; null if another one was written first. */
export async function commitChange(
  ports: Ports,
  context: ChangeContext,
  before: StoredMatch,
  made: MatchChange,
  transition: Transition | null,
  token: string | null,
): Promise<CommittedChange | null> {
  const sheet: StoredMatch = { ...made.sheet, seq: before.seq + 1 };
  const posts =
    made.posts.length === 0 || isSideGame(sheet.terms)
      ? []
      : numberPosts(sheet, made.posts, ports.runtime.changeMark(), context.now);
  const due = made.unfinished ? context.now : nextDue(sheet);
  const finished = sheet.status === 'over' ? await finishedMatchOf(ports, context, sheet, made) : null;
  const history = { drop: made.drop, add: made.add };
  const result = finished && matchResultOf(context.game, finished);
  const outcome = await ports.store.commit({ sheet, from: before.seq, history, posts, token, due, finished, result });
  switch (outcome) {
    case 'stale':
      return null;
    case 'channel-taken':
      throw problems.channelTaken();
    case 'duplicate':
      return { sheet: before, context, transition: null, repeated: true, finished: null };
    case 'done':
      // The change is written: no need to wait for the alarms.
      void setAlarms(ports, sheet, isNewDue(before, due) ? due : null, posts);
      if (finished) await recordPuzzleResult(ports, finished.sheet);
      return { sheet, context, transition, repeated: false, finished };
  }
}

/** Returns whether an alarm has to be set; the same moment has one already. */
const isNewDue = (before: StoredMatch, due: number | null): boolean => before.seq === 0 || due !== nextDue(before);

/** Sets alarms. The store knows the due times, so the sweeper sets any that fail here. */
async function setAlarms(
  { clock, report }: Ports,
  sheet: StoredMatch,
  due: number | null,
  posts: readonly StoredPost[],
): Promise<void> {
  const { competition, status } = sheet;
  const alarms = [
    ...(competition && status === 'over' ? [clock.schedule(competition.id, 0, sheet.endedAt ?? 0)] : []),
    ...(due === null ? [] : [clock.schedule(sheet.id, sheet.seq, due)]),
    ...(posts.length > 0 ? [clock.deliver(sheet.id, posts.every(mayWait))] : []),
  ];
  for (const result of await Promise.allSettled(alarms)) if (result.status === 'rejected') report(result.reason);
}

/** Returns the next moment at which a match has to be processed. */
export function nextDue(sheet: StoredMatch): number | null {
  if (sheet.status !== 'open' && sheet.status !== 'challenge') return null;
  const moments = [
    sheet.expires,
    sheet.deals?.due ?? null,
    ...sheet.waits.flatMap(({ next, auto }) => [next, auto]),
  ].filter((at) => at !== null);
  return moments.length > 0 ? Math.min(...moments) : null;
}

async function finishedMatchOf(
  { store }: Ports,
  { game }: ChangeContext,
  sheet: StoredMatch,
  made: MatchChange,
): Promise<FinishedMatch> {
  const { match, log: _log, ...kept } = sheet;
  const given = match && sheet.answers > made.add.length ? await store.history(sheet.id) : [];
  const history = [...given.slice(0, given.length - made.drop), ...made.add];
  return {
    sheet: kept,
    seed: match ? lastCheckpoint(game, sheet).rng.seed : '',
    version: match?.version ?? 0,
    history,
  };
}
