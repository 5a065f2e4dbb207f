import type { Competition, MatchFact, MatchFacts } from '../../clubs/competition.ts';
import { StoreError, type StoredCompetition } from '../ports.ts';
import { matchResultOf } from '../result/match-result.ts';
import type { FinishedMatch, StoredMatch } from '../stored-match.ts';
import type { Ports } from '../transition/commit.ts';

/** Matches looked at together. */
const AT_ONCE = 50;

/** Returns what is known about the matches of a competition that ended, and about all others if `all` is set. */
export async function matchFacts(
  ports: Ports,
  { club }: StoredCompetition,
  ended: readonly string[],
  all: boolean,
): Promise<MatchFacts> {
  const open = club.fixtures.flatMap(({ match, outcome }) => (match && !outcome ? [match] : []));
  const wanted = all ? open : open.filter((match) => ended.includes(match));
  const facts = new Map<string, MatchFact>();
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const some = wanted.slice(from, from + AT_ONCE);
    const found = await Promise.all(some.map(async (match) => factOf(ports, match, isAdjudicated(club, match))));
    for (const [index, fact] of found.entries()) if (fact) facts.set(some[index] ?? '', fact);
  }
  return facts;
}

/** The winning chances decide such a match, not its ranking. */
const isAdjudicated = ({ pending }: Competition, match: string): boolean =>
  pending.some((effect) => effect.kind === 'adjudicate' && effect.match === match);

async function factOf(ports: Ports, match: string, adjudicated: boolean): Promise<MatchFact | null> {
  const { store } = ports;
  try {
    const sheet = await store.load(match);
    if (sheet) return await runningFact(ports, sheet);
    const finished = adjudicated ? null : await store.finished(match);
    return finished && endedFact(ports, finished);
  } catch (error) {
    // An unreadable match doesn't stop the others: it counts as running until the season ends.
    if (error instanceof StoreError && error.fault === 'corrupted') return null;
    throw error;
  }
}

function endedFact({ games }: Ports, finished: FinishedMatch): MatchFact {
  const game = games.get(finished.sheet.terms.game);
  const result = game ? matchResultOf(game, finished) : null;
  const end = finished.sheet.endedAt ?? 0;
  return result ? { kind: 'result', end, seats: result.seats } : { kind: 'void', end };
}

/** Returns who a match waits for. Time on vacation doesn't count. */
async function runningFact({ store, runtime }: Ports, sheet: StoredMatch): Promise<MatchFact> {
  const now = runtime.now();
  const awaited = sheet.waits.flatMap(({ seat, since }) => {
    const player = sheet.players[seat];
    return player?.kind === 'person' ? [{ person: player.id, since }] : [];
  });
  const profiles = await store.profiles(awaited.map(({ person }) => person));
  const waiting = awaited.flatMap(({ person, since }, index) => {
    const vacations = profiles[index]?.vacations ?? [];
    if (vacations.some(([from, until]) => from <= now && now < until)) return [];
    return [{ person, since: Math.max(since, ...vacations.flatMap(([, until]) => (until <= now ? until : []))) }];
  });
  return { kind: 'running', waiting };
}
