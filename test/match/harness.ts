import { localAnalyst, opponents } from '../../src/bots/index.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import type { Puzzle } from '../../src/engine/puzzle.ts';
import type { Opponent } from '../../src/engine/opponent.ts';
import { randomAnswer } from '../../src/engine/answers.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import type { Seat } from '../../src/engine/script.ts';
import {
  createMatches,
  type MatchLimits,
  type Matches,
  type Panel,
  readPost,
  type Post,
  type MatchRequest,
} from '../../src/match/index.ts';
import type { Analyst } from '../../src/match/ports.ts';
import type { StoredMatch } from '../../src/match/stored-match.ts';
import { toy, type ToyState } from '../toy/toy-game.ts';
import {
  type MemoryStore,
  memoryStore,
  type TestClock,
  testClock,
  type TestRuntime,
  testRuntime,
} from './memory-store.ts';

export const anna = { id: 'u-anna', name: 'Anna' };
export const ben = { id: 'u-ben', name: 'Ben' };
export const home = { guild: 'g', parent: 'c', language: 'en' } as const;

export interface MatchHarness {
  readonly matches: Matches;
  readonly store: MemoryStore;
  readonly runtime: TestRuntime;
  readonly clock: TestClock;
  readonly troubles: unknown[];
}

/** What a harness is made of, if not the usual. */
export interface HarnessParts {
  readonly bots?: ReadonlyMap<string, Opponent>;
  readonly store?: MemoryStore;
  readonly puzzles?: readonly Puzzle[];
}

export function createHarness(
  limits: Partial<MatchLimits> = {},
  seeds = 1,
  analyst: Analyst = localAnalyst,
  games: readonly AnyGame[] = [toy],
  { bots = opponents, store = memoryStore(), puzzles = [] }: HarnessParts = {},
): MatchHarness {
  const runtime = testRuntime(undefined, seeds);
  const clock = testClock();
  const troubles: unknown[] = [];
  const report = (error: unknown) => void troubles.push(error);
  const matches = createMatches({
    store,
    runtime,
    clock,
    games: new Map(games.map((game) => [game.info.id, game])),
    bots,
    puzzles,
    analyst,
    limits,
    report,
  });
  return { matches, store, runtime, clock, troubles };
}

export async function startedMatch({ matches }: MatchHarness, wish: Partial<MatchRequest> = {}): Promise<Panel> {
  const { id } = await matches.challenge({
    game: 'toy',
    ...wish,
    challenger: anna,
    opponents: [ben],
    home,
    token: null,
  });
  return matches.accept(id, ben.id, null);
}

export const storedMatchOf = async ({ store }: MatchHarness, id: string): Promise<StoredMatch> =>
  (await store.load(id)) as StoredMatch;
export const stateOf = (sheet: StoredMatch): ToyState => toy.codec.read(sheet.match?.rest as string);
export const userAt = (sheet: Pick<StoredMatch, 'players'>, seat: Seat): string =>
  (sheet.players[seat] as { id: string }).id;

/** What was said since the last call, emptied. */
export function postsIn({ store }: MatchHarness): readonly Post[] {
  return (store.outbox as unknown[]).splice(0).flatMap((post) => readPost(post as Post) ?? []);
}

export const seededRandom = (seed: string): Random => randomFrom({ seed, drawn: 0 });

/** Someone who is waited for gives a random answer. */
export async function randomMove(
  at: MatchHarness,
  id: string,
  random: Random,
  wanted?: (panel: Panel) => boolean,
): Promise<Panel | null> {
  const sheet = await at.store.load(id);
  if (!sheet || sheet.status !== 'open' || sheet.waits.length === 0) return null;
  const { seat } = sheet.waits[random.below(sheet.waits.length)] as { seat: Seat };
  const user = userAt(sheet, seat);
  const panel = await at.matches.panel(id, user);
  if (!panel.question || wanted?.(panel)) return null;
  return at.matches.answer(id, user, panel.seq, randomAnswer(panel.question, random), null);
}

/** Random answers until `until` holds for the match, or it is over. */
export async function playUntil(
  at: MatchHarness,
  id: string,
  until: (sheet: StoredMatch) => boolean,
  random = seededRandom('play'),
): Promise<StoredMatch | null> {
  for (let count = 0; count < 2000; count++) {
    const sheet = await at.store.load(id);
    if (!sheet || until(sheet)) return sheet;
    await randomMove(at, id, random);
  }
  throw new Error('never came to that');
}

/** A match between both in a position of one's choice, seat 0 acting unless said otherwise. Nothing said before is left over. */
export async function matchAtState(
  at: MatchHarness,
  change: Partial<ToyState>,
  wish: Partial<MatchRequest> = {},
): Promise<{ readonly id: string; readonly users: readonly string[] }> {
  const { id, sheet } = await startedMatch(at, wish);
  await at.matches.moderate(id, 'adjourn', 'test', null);
  at.store.overwrite(id, (old) => {
    const rest = toy.codec.write({ ...stateOf(old), ...acting, ...change });
    return { ...old, match: { ...old.match, rest, journal: [], since: [], mark: null } };
  });
  await at.matches.moderate(id, 'resume', 'test', null);
  postsIn(at);
  return { id, users: sheet.players.map((_, seat) => userAt(sheet, seat)) };
}

const acting: Partial<ToyState> = {
  phase: 'act',
  seat: 0,
  turn: 3,
  die: 2,
  hands: [
    ['crop', 'song', 'raid'],
    ['guard', 'song'],
  ],
  stack: ['crop', 'crop', 'song', 'raid'],
  discard: [],
  gold: [
    { barn: 2, cellar: 2 },
    { barn: 1, cellar: 1 },
  ],
};
