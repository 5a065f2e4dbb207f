import { localAnalyst } from '../../src/bots/index.ts';
import type { Random } from '../../src/engine/random.ts';
import type { CompetitionRequest, CompetitionView } from '../../src/match/clubs/clubs.ts';
import { DAY, HOUR } from '../../src/match/limits.ts';
import type { MatchLimits } from '../../src/match/index.ts';
import type { Analyst } from '../../src/match/ports.ts';
import type { FinishedMatch, StoredMatch } from '../../src/match/stored-match.ts';
import { createHarness, type HarnessParts, type MatchHarness, randomMove } from './harness.ts';

export const organizer = { id: 'u-host', name: 'Host' };
export const clubHome = { guild: 'g', channel: 'hall', language: 'en' } as const;

/** The first letters of names, so that people are easy to tell apart in a failure. */
export const people = (count: number): readonly { readonly id: string; readonly name: string }[] =>
  Array.from({ length: count }, (_, n) => ({ id: `p${n}`, name: `P${n}` }));

export interface ClubHarness extends MatchHarness {
  /** Does everything due until now. */
  settle(): Promise<void>;
  /** Lets time pass in steps, doing everything due after each. */
  pass(time: number, step?: number): Promise<void>;
  create(request: Partial<CompetitionRequest>): Promise<CompetitionView>;
  /** Lets people play a match to its end. */
  play(match: string, random: Random): Promise<void>;
  /** Returns all matches of a competition, open and finished. */
  matchesOf(competition: string): Promise<readonly FinishedMatch['sheet'][]>;
}

export function createClubHarness(
  limits: Partial<MatchLimits> = {},
  seeds = 1,
  analyst: Analyst = localAnalyst,
  parts: HarnessParts = {},
): ClubHarness {
  const at = createHarness(limits, seeds, analyst, undefined, parts);
  const { matches, store, runtime } = at;
  const harness: ClubHarness = {
    ...at,
    async settle() {
      for (let round = 0; round < 1_000; round++) {
        const { ids } = await store.due(runtime.time, 100);
        if (ids.length === 0) return;
        for (const id of ids.toSorted()) await matches.processDue(id);
      }
      throw new Error('something stays due');
    },
    async pass(time, step = 6 * HOUR) {
      for (let left = time; left > 0; left -= step) {
        runtime.time += Math.min(step, left);
        await harness.settle();
      }
    },
    create: (request) =>
      matches.clubs.create({
        kind: 'league',
        name: 'Spring',
        game: 'toy',
        variant: 'short',
        pace: 'fast',
        start: runtime.time + DAY,
        organizer,
        home: clubHome,
        token: null,
        ...request,
      }),
    async play(match, random) {
      for (let moves = 0; moves < 5_000; moves++) {
        const sheet: StoredMatch | null = await store.load(match);
        if (!sheet) return;
        await randomMove(at, match, random);
      }
      throw new Error(`match ${match} doesn’t end`);
    },
    matchesOf: async (competition) => (await store.sheets()).filter((sheet) => sheet.competition?.id === competition),
  };
  return harness;
}
