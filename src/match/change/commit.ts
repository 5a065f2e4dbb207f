import type { AnyGame } from '../../engine/game/index.ts';
import { Diverged, rewind } from '../../engine/match.ts';
import { read, Unreadable } from '../../engine/migrate.ts';
import type { Opponent } from '../../engine/opponent.ts';
import { type Random, randomFrom } from '../../engine/random.ts';
import { courseAt, restOn, type Course, type Standing } from './progress.ts';
import { finish } from './conclude.ts';
import type { Limits } from '../limits.ts';
import type { Tales } from '../look/tales.ts';
import { type Clock, type Judge, type Store, StoreError, type Think, type World } from '../ports.ts';
import { numberPosts } from '../posts.ts';
import { Problem, problems } from '../problems.ts';
import { type Change, type Saying, say, type Scope } from './context.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { enterPuzzle } from '../play/streak.ts';
import { isAside, type Past, type Profile, type Sheet } from '../sheet.ts';
import { thinkingIn } from './thinking.ts';

/** What the match layer is handed. */
export interface Ports {
  readonly store: Store;
  readonly clock: Clock;
  readonly world: World;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: ReadonlyMap<string, Opponent>;
  /** Where computers think; on the spot when left out. */
  readonly think?: Think;
  /** Looks back at matches; nobody does when left out. */
  readonly judge?: Judge;
  /** Those of the days, in order; there are none when left out. */
  readonly puzzles?: readonly Puzzle[];
  readonly limits: Limits;
  readonly tales: Tales;
  /** Trouble that harms nobody because it is made good later, e.g. an alarm that could not be set. */
  readonly report: (error: unknown) => void;
}

export type Decided = Change | { readonly change: Change; readonly course: Course } | null;
type Decide = (scope: Scope, sheet: Sheet) => Decided | Promise<Decided>;

/** A change that was written, or was not necessary. */
export interface Written {
  readonly sheet: Sheet;
  readonly scope: Scope;
  readonly course: Course | null;
  /** The interaction was dealt with before. */
  readonly repeated: boolean;
  readonly past: Past | null;
}

export async function scopeFor(ports: Ports, sheet: Pick<Sheet, 'id' | 'terms' | 'players'>): Promise<Scope> {
  const game = ports.games.get(sheet.terms.game);
  if (!game) throw problems.unknownGame();
  const profiles = await Promise.all(
    sheet.players.map(
      (player): Promise<Profile | null> => (player.kind === 'person' ? ports.store.profile(player.id) : Promise.resolve(null)),
    ),
  );
  const { world, bots, limits } = ports;
  return { game, profiles, now: world.now(), random: lazyRandom(world), opponents: bots, limits, puzzles: ports.puzzles, think: thinkingIn(ports, sheet.id) };
}

/** Most changes need no chance, and a seed costs something. */
function lazyRandom(world: World): Random {
  let random: Random | null = null;
  return {
    below(n) {
      random ??= randomFrom({ seed: world.seed().seed, drawn: 0 });
      return random.below(n);
    },
  };
}

/** A match that is not over. One that cannot be read is set aside. */
export async function load(ports: Ports, id: string): Promise<Sheet> {
  const sheet = await guarded(ports, id, () => ports.store.load(id));
  if (sheet) return sheet;
  throw (await ports.store.past(id)) ? problems.alreadyOver() : problems.unknownMatch();
}

/** Runs something that reads a match; what cannot be read is quarantined, and said so. */
export async function guarded<T>(ports: Ports, id: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const broken = error instanceof Unreadable || (error instanceof StoreError && error.fault === 'corrupted');
    if (!broken) throw error;
    await ports.store.quarantine(id, error.message);
    ports.report(error);
    throw problems.unreadable();
  }
}

/**
 * Load, decide, write; once more from the beginning when somebody else wrote first. A decision is pure and looks at the
 * match as it is, so deciding again never applies an answer to another question than the one it was given for.
 */
export async function change(
  ports: Ports,
  id: string,
  token: string | null,
  decide: Decide,
  afterRewind: 'refuse' | 'again' = 'refuse',
): Promise<Written> {
  for (let attempt = 0; attempt < ports.limits.attempts; attempt++) {
    const sheet = await load(ports, id);
    const scope = await scopeFor(ports, sheet);
    try {
      const decided = await guarded(ports, id, () => decide(scope, sheet));
      if (!decided) return { sheet, scope, course: null, repeated: false, past: null };
      const { change: made, course } = 'change' in decided ? decided : { change: decided, course: null };
      const written = await write(ports, scope, sheet, made, course, token);
      if (written) return written;
    } catch (error) {
      if (error instanceof Diverged) {
        await write(ports, scope, sheet, await rewound(scope, sheet, say('channel', 'note', { about: 'rewound' }, true)), null, null);
        if (afterRewind === 'refuse') throw problems.rewound();
      } else if (error instanceof Problem && token !== null && (await ports.store.seen?.(id, token))) {
        return { sheet, scope, course: null, repeated: true, past: null };
      } else throw error;
    }
  }
  throw problems.busy();
}

/** Back to the last resting state: the open step is asked again under today's rules, and everybody is told. */
export async function rewound(scope: Scope, sheet: Sheet, said: Saying): Promise<Change> {
  const match = read(scope.game, sheet.match);
  const drop = match.journal.length;
  const standing: Standing = rewind(scope.game, match);
  const answers = sheet.answers - drop;
  const log = sheet.log.filter(({ seq }) => seq <= answers);
  return finish(courseAt(scope, sheet, null, standing, { answers, drop, log }), null, [said]);
}

/** Writes a change. Null when somebody else was first. */
export async function write(
  ports: Ports,
  scope: Scope,
  before: Sheet,
  made: Change,
  course: Course | null,
  token: string | null,
): Promise<Written | null> {
  const sheet: Sheet = { ...made.sheet, seq: before.seq + 1 };
  const posts = made.said.length === 0 || isAside(sheet.terms) ? [] : numberPosts(sheet, made.said, ports.world.mark(), scope.now);
  const due = made.unfinished ? scope.now : dueOf(sheet);
  const past = sheet.status === 'over' ? await pastOf(ports, scope, sheet, made) : null;
  const history = { drop: made.drop, add: made.add };
  const result = await ports.store.commit({ sheet, from: before.seq, history, posts, token, due, past });
  switch (result) {
    case 'stale':
      return null;
    case 'channel-taken':
      throw problems.channelTaken();
    case 'duplicate':
      return { sheet: before, scope, course: null, repeated: true, past: null };
    case 'done':
      // What was decided is written: nobody waits for the alarms.
      void alarm(ports, sheet, isNew(before, due) ? due : null, posts.length > 0);
      if (past) await enterPuzzle(ports, past.sheet);
      return { sheet, scope, course, repeated: false, past };
  }
}

/** An alarm for the same moment is there already. */
const isNew = (before: Sheet, due: number | null): boolean => before.seq === 0 || due !== dueOf(before);

/** The alarms repeat what the store knows: one that cannot be set now is set by the sweeper. */
async function alarm({ clock, report }: Ports, sheet: Sheet, wake: number | null, news: boolean): Promise<void> {
  const alarms = [...(wake === null ? [] : [clock.wake(sheet.id, sheet.seq, wake)]), ...(news ? [clock.deliver(sheet.id)] : [])];
  for (const result of await Promise.allSettled(alarms)) if (result.status === 'rejected') report(result.reason);
}

/** The earliest moment at which something has to be done about a match by itself. */
export function dueOf(sheet: Sheet): number | null {
  if (sheet.status !== 'open' && sheet.status !== 'challenge') return null;
  const moments = [sheet.expires, ...sheet.waits.flatMap(({ next, auto }) => [next, auto])].filter((at) => at !== null);
  return moments.length > 0 ? Math.min(...moments) : null;
}

async function pastOf({ store }: Ports, { game }: Scope, sheet: Sheet, made: Change): Promise<Past> {
  const { match, log: _log, ...kept } = sheet;
  const given = match && sheet.answers > made.add.length ? await store.history(sheet.id) : [];
  const history = [...given.slice(0, given.length - made.drop), ...made.add];
  return { sheet: kept, seed: match ? restOn(game, sheet).rng.seed : '', version: match?.version ?? 0, history };
}
