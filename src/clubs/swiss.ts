/** Someone to be paired, in the order of the table. */
export interface SwissPlayer {
  readonly entrant: number;
  readonly points: number;
  readonly met: ReadonlySet<number>;
  readonly hadBye: boolean;
}

/** Steps after which a rematch is accepted. */
const MOST_STEPS = 20_000;

/**
 * Pairs people for a round of a Swiss cup: those with as many points first, the upper half of them with the lower, and
 * no one twice. With an odd number, the last one who hasn't had a bye gets it. The same input gives the same pairs.
 */
export function pairSwiss(players: readonly SwissPlayer[]): {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
} {
  const odd = players.length % 2 === 1;
  const sitting = odd ? (players.findLast(({ hadBye }) => !hadBye) ?? players.at(-1) ?? null) : null;
  const rest = players.filter((each) => each !== sitting);
  const pairs = pairUp(rest, false) ?? pairUp(rest, true) ?? [];
  return { pairs, bye: sitting?.entrant ?? null };
}

function pairUp(players: readonly SwissPlayer[], rematches: boolean): readonly (readonly [number, number])[] | null {
  const pairs: (readonly [number, number])[] = [];
  const paired = new Set<number>();
  let steps = 0;
  const next = (): boolean => {
    const first = players.find(({ entrant }) => !paired.has(entrant));
    if (!first) return true;
    if (++steps > MOST_STEPS) return false;
    paired.add(first.entrant);
    for (const other of candidatesFor(first, players, paired, rematches)) {
      paired.add(other.entrant);
      pairs.push([first.entrant, other.entrant]);
      if (next()) return true;
      pairs.pop();
      paired.delete(other.entrant);
      if (steps > MOST_STEPS) break;
    }
    paired.delete(first.entrant);
    return false;
  };
  return next() ? pairs : null;
}

/** Returns who may meet someone, the most fitting first. */
function candidatesFor(
  first: SwissPlayer,
  players: readonly SwissPlayer[],
  paired: ReadonlySet<number>,
  rematches: boolean,
): readonly SwissPlayer[] {
  const free = players.filter(({ entrant }) => !paired.has(entrant));
  const level = free.filter(({ points }) => points === first.points);
  const half = Math.floor(level.length / 2);
  const ordered = [
    ...level.slice(half),
    ...level.slice(0, half).toReversed(),
    ...free.filter((each) => each.points !== first.points),
  ];
  const isNew = ({ entrant }: SwissPlayer): boolean => !first.met.has(entrant);
  return rematches ? [...ordered.filter(isNew), ...ordered.filter((each) => !isNew(each))] : ordered.filter(isNew);
}
