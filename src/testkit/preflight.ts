import type { AnyGame } from '../engine/game/index.ts';
import { replayMatch } from '../engine/match.ts';
import { ReplayDiverged } from '../engine/replay.ts';
import { readMatch } from '../engine/read-match.ts';
import type { Store } from '../match/ports.ts';
import type { StoredMatch } from '../match/stored-match.ts';

export interface PreflightFinding {
  readonly match: string;
  /** Whether the open step would be asked again, or the match couldn't continue at all. */
  readonly verdict: 'would rewind' | 'cannot be read';
  readonly reason: string;
}

export interface PreflightResult {
  readonly matches: number;
  readonly findings: readonly PreflightFinding[];
}

/** Replays every open match of a store with the current code, without changing any. */
export async function preflight(
  store: Pick<Store, 'openMatches' | 'load'>,
  games: ReadonlyMap<string, AnyGame>,
): Promise<PreflightResult> {
  const findings: PreflightFinding[] = [];
  let matches = 0;
  for await (const match of store.openMatches()) {
    matches++;
    const finding = await checkMatch(match, () => store.load(match), games);
    if (finding) findings.push(finding);
  }
  return { matches, findings };
}

async function checkMatch(
  match: string,
  load: () => Promise<StoredMatch | null>,
  games: ReadonlyMap<string, AnyGame>,
): Promise<PreflightFinding | null> {
  try {
    const stored = (await load())?.match;
    // A challenge has no position yet; a match that ended meanwhile no longer has one.
    if (!stored) return null;
    const game = games.get(stored.game);
    if (!game) return { match, verdict: 'cannot be read', reason: `there is no game called ${stored.game}` };
    replayMatch(game, readMatch(game, stored));
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { match, verdict: error instanceof ReplayDiverged ? 'would rewind' : 'cannot be read', reason };
  }
}

export function formatPreflight({ matches, findings }: PreflightResult): string {
  const count = (verdict: PreflightFinding['verdict']): number =>
    findings.filter((finding) => finding.verdict === verdict).length;
  const lines = findings.map(({ match, verdict, reason }) => `${match}  ${verdict}: ${reason.replaceAll('\n', ' ')}`);
  const counts = [
    `${matches - findings.length} go on`,
    `${count('would rewind')} would rewind`,
    `${count('cannot be read')} cannot be read`,
  ];
  return [...lines, `${matches} open: ${counts.join(', ')}.`].join('\n');
}
