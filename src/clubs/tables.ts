/** Fewest matches for everyone in a league of larger tables. */
const LEAST_MATCHES = 3;
/** Draws tried for each round. */
const TRIES = 60;

/** Nobody meets one person more often than another by more than this. */
const MOST_SPREAD = 2;
/** Whole draws tried. */
const DRAWS = 40;

type TableRounds = readonly (readonly (readonly number[])[])[];

const known = new Map<string, TableRounds>();

/**
 * Returns rounds of tables in which everyone plays as often as everyone else, meets everyone, and does so as evenly as
 * possible. Who doesn't fit at a full table sits out in turn. Members are numbers from 0.
 */
export function evenRounds(members: number, seats: number): TableRounds {
  const key = `${members} ${seats}`;
  const found = known.get(key) ?? findEvenRounds(members, Math.min(seats, members));
  known.set(key, found);
  return found;
}

function findEvenRounds(members: number, size: number): TableRounds {
  const tables = Math.floor(members / size);
  const unit = members / greatestDivisor(members, tables * size);
  const wanted = Math.max(LEAST_MATCHES, (members - 1) / (size - 1));
  const least = unit * Math.ceil((wanted * members) / (tables * size) / unit);
  const random = steadyRandom(members * 8 + size);
  for (let rounds = least; ; rounds += unit) {
    let best: { readonly draw: TableRounds; readonly spread: number } | null = null;
    for (let attempt = 0; attempt < DRAWS && (best?.spread ?? MOST_SPREAD) > 1; attempt++) {
      const { draw, met } = drawRandomly(members, size, rounds, random);
      const counts = met.flatMap((row, one) => row.filter((_, other) => other !== one));
      const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
      if (fewest > 0 && (!best || most - fewest < best.spread)) best = { draw, spread: most - fewest };
    }
    if (best && best.spread <= MOST_SPREAD) return best.draw;
  }
}

/** Draws round by round, each time the best of several draws. */
function drawRandomly(
  members: number,
  size: number,
  rounds: number,
  random: () => number,
): { readonly draw: TableRounds; readonly met: readonly (readonly number[])[] } {
  const places = Math.floor(members / size) * size;
  const met = Array.from({ length: members }, () => Array.from({ length: members }, () => 0));
  const played = Array.from({ length: members }, () => 0);
  const drawTables = (): number[][] => {
    // Those who sat out more often play first.
    const playing = shuffled(played.map((_, member) => member))
      .sort((a, b) => (played[a] ?? 0) - (played[b] ?? 0))
      .slice(0, places);
    const order = shuffled(playing);
    return Array.from({ length: places / size }, (_, table) => order.slice(table * size, (table + 1) * size));
  };
  const shuffled = (items: readonly number[]): number[] =>
    items
      .map((item) => ({ item, luck: random() }))
      .sort((a, b) => a.luck - b.luck)
      .map(({ item }) => item);
  const draw = Array.from({ length: rounds }, () => {
    const tries = Array.from({ length: TRIES }, drawTables);
    const costs = tries.map((tables) => tables.reduce((sum, table) => sum + repeatCost(table, met), 0));
    const tables = tries[costs.indexOf(Math.min(...costs))] ?? [];
    for (const table of tables)
      for (const one of table) {
        played[one] = (played[one] ?? 0) + 1;
        const row = met[one] ?? [];
        for (const other of table) if (one !== other) row[other] = (row[other] ?? 0) + 1;
      }
    return tables;
  });
  return { draw, met };
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
