import { isDeepStrictEqual } from 'node:util';
import type { Log, StoredCompetition } from '../match/ports.ts';
import type { MatchResult } from '../ratings/result.ts';
import { createCompetitions } from './competitions.ts';
import { masterNodes } from './connection.ts';
import { keys } from './keys.ts';
import { createMatchIndexer, serverListWrite } from './match-index.ts';
import { tagOf } from './partitions.ts';
import { createResults } from './results.ts';
import type { RedisConnection, StoreWriter } from './writer.ts';

const KEYS_AT_ONCE = 200;

type Club = StoredCompetition['club'];
/** A result as a competition takes it. */
interface ResultFact extends Pick<MatchResult, 'end' | 'seats'> {
  readonly kind: 'result';
}
/** Works out a competition again from the results of its matches. */
type WorkOut = (club: Club, results: ReadonlyMap<string, ResultFact>) => Club;

/** Finds all competitions by server and person again. Returns them. */
export async function indexCompetitions(
  redis: RedisConnection,
  writer: StoreWriter,
  log: Log,
): Promise<readonly StoredCompetition[]> {
  const store = createCompetitions({ redis, writer, log }, createMatchIndexer({ redis, writer }));
  const found: StoredCompetition[] = [];
  for (const id of await competitionIds(redis)) {
    const competition = await store.load(id).catch((error: unknown) => {
      log.warn({ match: id }, (error as Error).message);
      return null;
    });
    if (!competition) continue;
    found.push(competition);
    await index(writer, competition);
  }
  return found;
}

/**
 * Works out all competitions again from their sign-ups and the results of their matches, finds them by server and
 * person again, and lets each look at its matches. Returns how many there are, and how many changed.
 */
export async function rebuildCompetitions(
  redis: RedisConnection,
  writer: StoreWriter,
  log: Log,
  workOut: WorkOut,
): Promise<{ readonly competitions: number; readonly changed: number }> {
  const store = createCompetitions({ redis, writer, log }, createMatchIndexer({ redis, writer }));
  const ids = (await indexCompetitions(redis, writer, log)).map(({ id }) => id);
  const found = (await Promise.all(ids.map((id) => store.load(id)))).filter((each) => each !== null);
  const wanted = new Set(found.flatMap(({ club }) => club.fixtures.flatMap(({ match }) => match ?? [])));
  const results = new Map<string, ResultFact>();
  if (wanted.size > 0)
    for await (const listed of createResults({ redis, writer }).since(0))
      for (const { result } of listed)
        if (wanted.has(result.id)) results.set(result.id, { kind: 'result', end: result.end, seats: result.seats });
  let changed = 0;
  for (const competition of found) {
    const club = workOut(competition.club, results);
    const now = Date.now();
    const again = { ...competition, seq: competition.seq + 1, club };
    const isSame = isDeepStrictEqual(club, competition.club);
    if (
      !isSame &&
      (await store.commit({ competition: again, from: competition, posts: [], due: now, counted: [] }, now))
    )
      changed++;
    if (isSame && club.next !== null)
      await writer.run({ name: 'ZADD', keys: [keys.due(tagOf(club.id))], args: [String(now), club.id] });
  }
  return { competitions: found.length, changed };
}

async function index(writer: StoreWriter, { id, seq, guild, createdAt, people }: StoredCompetition): Promise<void> {
  await writer.run(serverListWrite(guild, id, seq, createdAt));
  await Promise.all(
    people.map((person) =>
      writer.run({ name: 'enter', keys: [keys.entered(person)], args: [id, String(seq), String(createdAt)] }),
    ),
  );
}

async function competitionIds(redis: RedisConnection): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const node of await masterNodes(redis)) {
    let cursor = '0';
    do {
      const [next, some] = await node.scan(cursor, 'MATCH', '{p???}club:*', 'COUNT', KEYS_AT_ONCE);
      for (const key of some) ids.add(key.slice(keys.club('').length));
      cursor = next;
    } while (cursor !== '0');
  }
  return [...ids];
}
