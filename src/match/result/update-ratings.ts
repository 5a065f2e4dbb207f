import { hasCounted, RatingTable, WINDOW } from '../../ratings/rating-table.ts';
import { byEnd, isPersonSeat, type MatchResult, peopleOf, type ResultKey } from '../../ratings/result.ts';
import type { ListedResult, RatingUpdate, ResultStore } from '../ports.ts';
import type { Ports } from '../transition/commit.ts';

/** Results applied at once. */
const AT_ONCE = 200;

/**
 * Applies the results that came in since the last time. One that comes late, after others that ended later, is put in
 * its place: everything after it is applied again. Several processes can do this at once.
 */
export async function updateRatings({ store, limits }: Pick<Ports, 'store' | 'limits'>): Promise<void> {
  for (let conflicts = 0; conflicts < limits.attempts;) {
    const { applied, pending } = await store.results.pending(AT_ONCE);
    const [first] = pending;
    if (!first) return;
    const late = applied !== null && byEnd(first, applied) < 0;
    const update = await (late
      ? againFrom(store.results, first, applied)
      : nextUpdate(store.results, pending, applied));
    if (!(await store.results.apply(update))) conflicts++;
  }
}

/** Applies pending results, all of which are after those applied so far. */
async function nextUpdate(
  results: ResultStore,
  pending: readonly ResultKey[],
  since: ResultKey | null,
): Promise<RatingUpdate> {
  const listed = await results.get(pending);
  const table = new RatingTable();
  for (const [family, people] of peopleByFamily(listed.map(({ result }) => result))) {
    const ratings = await results.ratings(family, people);
    people.forEach((person, index) => table.setRating(family, person, ratings[index] ?? null));
  }
  await noteMeetings(results, table, listed);
  return applyAll(
    table,
    listed.map(({ result }) => result),
    { since, upTo: pending.at(-1) as ResultKey, applied: pending },
  );
}

/** Applies everything from a late result on again, from the ratings at that time. */
async function againFrom(results: ResultStore, first: ResultKey, since: ResultKey): Promise<RatingUpdate> {
  const listed: ListedResult[] = [];
  for await (const some of results.since(first.end))
    listed.push(...some.filter(({ result }) => byEnd(result, first) >= 0));
  const table = new RatingTable();
  for (const [family, people] of peopleByFamily(listed.map(({ result }) => result))) {
    const ratings = await results.ratings(family, people);
    people.forEach((person, index) => table.setRating(family, person, ratings[index] ?? null));
  }
  for (const { result, entry } of listed.toReversed()) {
    if (!entry || !hasCounted(entry)) continue;
    result.seats.filter(isPersonSeat).forEach(({ person }, seat) => {
      table.setRating(result.family, person, entry.before[seat] ?? null);
    });
  }
  await noteMeetings(results, table, listed);
  const all = listed.map(({ result }) => result);
  const last = [...all, since].toSorted(byEnd).at(-1) as ResultKey;
  return applyAll(table, all, { since, upTo: { end: last.end, id: last.id }, applied: all });
}

function applyAll(
  table: RatingTable,
  results: readonly MatchResult[],
  update: Pick<RatingUpdate, 'since' | 'upTo' | 'applied'>,
): RatingUpdate {
  const entries = results.map((result) => ({ id: result.id, end: result.end, entry: table.apply(result) }));
  const ratings = [...peopleByFamily(results.filter(({ rated }) => rated))].flatMap(([family, people]) =>
    people.map((person) => ({ family, person, rating: table.ratingOf(family, person) })),
  );
  return { ...update, entries, ratings };
}

/** Counts the rated matches of the week before between the people of these results. */
async function noteMeetings(results: ResultStore, table: RatingTable, listed: readonly ListedResult[]): Promise<void> {
  const rated = listed.map(({ result }) => result).filter((result) => result.rated);
  const [first] = rated;
  if (!first) return;
  const people = [...new Set(rated.flatMap(peopleOf))];
  const known = await Promise.all(people.map((person) => results.of(person, first.end - WINDOW)));
  const before = new Map(known.flat().map((key) => [key.id, key]));
  for (const { result, entry } of await results.get([...before.values()].filter((key) => byEnd(key, first) < 0)))
    if (entry && hasCounted(entry)) table.noteMeeting(result);
}

function peopleByFamily(results: readonly MatchResult[]): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, Set<string>>();
  for (const result of results) {
    const people = families.get(result.family) ?? new Set<string>();
    families.set(result.family, people);
    for (const person of peopleOf(result)) people.add(person);
  }
  return new Map([...families].map(([family, people]) => [family, [...people]]));
}
