/** Fewest matches for everyone in a league of larger tables. */
const LEAST_MATCHES = 3;
/** Draws tried for each round. */
const TRIES = 60;

/**
 * Returns rounds of tables in which everyone plays as often as everyone else, at least once with each on average, and
 * meets the others as evenly as possible. Who doesn't fit at a full table sits out in turn. Members are numbers from 0.
 */
export function evenRounds(members: number, seats: number): readonly (readonly (readonly number[])[])[] {
  const size = Math.min(seats, members);
  const tables = Math.floor(members / size);
  const unit = members / greatestDivisor(members, tables * size);
  const wanted = Math.max(LEAST_MATCHES, (members - 1) / (size - 1));
  const rounds = unit * Math.ceil((wanted * members) / (tables * size) / unit);
  const met = Array.from({ length: members }, () => Array.from({ length: members }, () => 0));
  const played = Array.from({ length: members }, () => 0);
  const random = steadyRandom(members * 8 + seats);
  return Array.from({ length: rounds }, () => {
    let best: { readonly draw: number[][]; readonly cost: number } | null = null;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      // Those who sat out more often play first.
      const order = played
        .map((count, member) => ({ member, count, luck: random() }))
        .sort((a, b) => a.count - b.count || a.luck - b.luck)
        .slice(0, tables * size)
        .map(({ member, luck }) => ({ member, luck: (luck * 7919) % 1 }))
        .sort((a, b) => a.luck - b.luck)
        .map(({ member }) => member);
      const draw = Array.from({ length: tables }, (_, table) => order.slice(table * size, (table + 1) * size));
      const cost = draw.reduce((sum, table) => sum + repeatCost(table, met), 0);
      if (!best || cost < best.cost) best = { draw, cost };
    }
    const draw = best?.draw ?? [];
    for (const table of draw)
      for (const one of table) {
        played[one] = (played[one] ?? 0) + 1;
        for (const other of table) {
          const row = met[one];
          if (row && one !== other) row[other] = (row[other] ?? 0) + 1;
        }
      }
    return draw;
  });
}

/** Returns how much a table repeats meetings: the square of earlier ones counts. */
function repeatCost(table: readonly number[], met: readonly (readonly number[])[]): number {
  let cost = 0;
  for (const one of table)
    for (const other of table)
      if (one < other) cost += ((met[one]?.[other] ?? 0) + 1) ** 2 - (met[one]?.[other] ?? 0) ** 2;
  return cost;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Returns the same numbers from 0 to 1 every time. */
function steadyRandom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Splits people in the order of their strength into tables of an elimination round, so that the strongest meet late:
 * the first go through without a match where tables don't come out even. Null if there are too few for one table.
 */
export function splitTables(
  people: readonly number[],
  seats: number,
  least: number,
): { readonly byes: readonly number[]; readonly tables: readonly (readonly number[])[] } | null {
  if (people.length < least) return null;
  let byes = 0;
  while (!fitsTables(people.length - byes, seats, least)) byes++;
  const playing = people.slice(byes);
  const count = Math.ceil(playing.length / seats);
  const tables: number[][] = Array.from({ length: count }, () => []);
  // Back and forth, so that each table gets strong and weak ones.
  for (const [index, person] of playing.entries()) {
    const [row, column] = [Math.floor(index / count), index % count];
    tables[row % 2 === 0 ? column : count - 1 - column]?.push(person);
  }
  return { byes: people.slice(0, byes), tables };
}

/** Returns whether a number of people fits at tables between the two sizes. */
const fitsTables = (people: number, seats: number, least: number): boolean =>
  people >= least && Math.floor(people / Math.ceil(people / seats)) >= least;
