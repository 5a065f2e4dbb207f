import type { AnyGame } from '../engine/game/index.ts';
import { Diverged, look } from '../engine/match.ts';
import { read } from '../engine/migrate.ts';
import type { Store } from '../match/ports.ts';
import type { Sheet } from '../match/sheet.ts';

export interface Finding {
  readonly match: string;
  /** The open step would be asked again, or the match could not go on at all. */
  readonly verdict: 'would rewind' | 'cannot be read';
  readonly reason: string;
}

export interface Preflight {
  readonly matches: number;
  readonly findings: readonly Finding[];
}

/** Settles every open match of a store under the code at hand and changes none of them. */
export async function preflight(store: Pick<Store, 'open' | 'load'>, games: ReadonlyMap<string, AnyGame>): Promise<Preflight> {
  const findings: Finding[] = [];
  let matches = 0;
  for await (const match of store.open()) {
    matches++;
    const finding = await settle(match, () => store.load(match), games);
    if (finding) findings.push(finding);
  }
  return { matches, findings };
}

async function settle(match: string, load: () => Promise<Sheet | null>, games: ReadonlyMap<string, AnyGame>): Promise<Finding | null> {
  try {
    const stored = (await load())?.match;
    // A challenge has no position yet; what ended in the meantime has none any more.
    if (!stored) return null;
    const game = games.get(stored.game);
    if (!game) return { match, verdict: 'cannot be read', reason: `there is no game called ${stored.game}` };
    look(game, read(game, stored));
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { match, verdict: error instanceof Diverged ? 'would rewind' : 'cannot be read', reason };
  }
}

export function report({ matches, findings }: Preflight): string {
  const count = (verdict: Finding['verdict']): number => findings.filter((finding) => finding.verdict === verdict).length;
  const lines = findings.map(({ match, verdict, reason }) => `${match}  ${verdict}: ${reason.replaceAll('\n', ' ')}`);
  const counts = [`${matches - findings.length} go on`, `${count('would rewind')} would rewind`, `${count('cannot be read')} cannot be read`];
  return [...lines, `${matches} open: ${counts.join(', ')}.`].join('\n');
}
