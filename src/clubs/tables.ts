type TableRounds = readonly (readonly (readonly number[])[])[];

/**
 * Rounds by members and seats: `|` separates rounds, a space separates tables, and a digit is a member. Everyone plays
 * equally often, at least three times, and at each seat as often as at another, one match more or less. They were found
 * by search: no fewer rounds let everyone meet everyone with at most two meetings more with one than with another.
 */
const drawn: Readonly<Record<string, string>> = {
  '3 3': '012|201|120',
  '4 3': '201|310|032|123',
  '5 3': '231|342|104|420|013',
  '6 3': '120 543|310 452|014 235|203 154|502 431',
  '7 3': '530 246|615 203|061 425|312 540|026 134|364 152|401 653',
  '8 3': '476 051|703 514|172 435|720 136|640 325|562 317|061 243|204 657',
  '4 4': '0231|1320|3102',
  '5 4': '0312|2401|4130|3024|1243',
  '6 4': '0423|5041|3512|4235|1350|2104',
  '7 4': '5213|3650|6541|2405|1026|0134|4362',
  '8 4': '0276 3145|2410 6537|4761 5023',
};

/**
 * Returns rounds of tables in which everyone plays as often as everyone else, meets everyone, and does so as evenly as
 * possible. Who doesn't fit at a full table sits out in turn. Members are numbers from 0, at most eight.
 */
export function evenRounds(members: number, seats: number): TableRounds {
  const rounds = drawn[`${members} ${Math.min(seats, members)}`];
  if (rounds === undefined) throw new Error(`no rounds for ${members} people at tables of ${seats}`);
  return rounds.split('|').map((round) => round.split(' ').map((table) => Array.from(table, Number)));
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
