import { nextDecision } from '../../src/testkit/next-decision.ts';
import { seatLimits } from '../../src/testkit/seat-limits.ts';
import { randomAnswer } from '../../src/engine/answers.ts';
import type { Game, BaseState } from '../../src/engine/game/index.ts';
import { startMatch, type MatchUpdate, submitAnswer } from '../../src/engine/match.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { Seat } from '../../src/engine/script.ts';

/** A random match: its list of options, a number of seats its variant is for, and its name. */
export interface WalkTable<O> {
  readonly options: O;
  readonly length: number;
  readonly seats: readonly Seat[];
  readonly name: string;
}

export interface WalkPosition<S extends BaseState, E> {
  readonly at: MatchUpdate<S, E>;
  readonly seats: readonly Seat[];
}

export interface WalkOptions<O> {
  readonly options: readonly O[];
  /** Random matches per list of options. */
  readonly matches: number;
  /** The number of the first of them: where random matches are long, one that is short. */
  readonly first?: number;
  /** Answers after which a match must be over. */
  readonly limit: number;
}

/** Questions asked less often than this are rare; of the others only a share is examined. */
const RARE = 4;
const EVERY = 12;

/** Every list of options with every number of seats, as often as wanted. */
export function tablesOf<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  { options: lists, matches, first = 0 }: WalkOptions<O>,
): readonly WalkTable<O>[] {
  const kinds = lists.flatMap((options) => {
    const [least, most] = seatLimits(game, options);
    return Array.from({ length: most - least + 1 }, (_, more) => ({ options, length: least + more }));
  });
  return kinds.flatMap(({ options, length }, index) =>
    Array.from({ length: matches }, (_, more) => ({
      options,
      length,
      seats: Array.from({ length }, (_seat, seat) => seat),
      name: `${index} ${first + more}`,
    })),
  );
}

/** Plays a random match, the same in every run, and gives every position up to its end. */
function* walk<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  { options, length, name }: WalkTable<O>,
  limit: number,
): Generator<MatchUpdate<S, E>, void> {
  const random = randomFrom({ seed: `walk ${name}`, drawn: 0 });
  let at: MatchUpdate<S, E> = startMatch(game, options, length, `match ${name}`);
  yield at;
  for (let count = 0; at.open.length > 0; count++) {
    if (count > limit) throw new Error(`match ${name} with ${JSON.stringify(options)} does not end`);
    const decision = nextDecision(at.open, random);
    at = submitAnswer(game, at.match, decision.seat, randomAnswer(decision, random));
    yield at;
  }
}

/** What is kept of random matches that were played once: all faults and news, and some positions. */
export interface WalkResult<S extends BaseState, E> {
  readonly faults: readonly string[];
  readonly news: readonly { readonly events: readonly E[]; readonly seats: readonly Seat[] }[];
  /**
   * Those that are worth a close look: in which something is asked that the match has seldom asked before, and some of the
   * others, which are all alike.
   */
  readonly positions: readonly WalkPosition<S, E>[];
}

export function walkAll<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  wanted: WalkOptions<O>,
): WalkResult<S, E> {
  const faults: string[] = [];
  const news: { events: readonly E[]; seats: readonly Seat[] }[] = [];
  const positions: WalkPosition<S, E>[] = [];
  for (const table of tablesOf(game, wanted)) {
    const { seats, name } = table;
    const asked = new Map<string, number>();
    for (const at of walk(game, table, wanted.limit)) {
      const { open, state, events } = at;
      if (new Set(open.map(({ seat }) => seat)).size < open.length)
        faults.push(`match ${name} asks a seat two questions: ${JSON.stringify(open)}`);
      if ((game.rules.result(state) === null) !== open.length > 0)
        faults.push(`match ${name} ends without a winner, or asks after its end`);
      news.push({ events, seats });
      const times = open.map(({ key }) => (asked.get(key) ?? 0) + 1);
      open.forEach(({ key }, index) => asked.set(key, times[index] ?? 0));
      if (times.some((time) => time <= RARE || time % EVERY === 0)) positions.push({ at, seats });
    }
  }
  return { faults, news, positions };
}
