import type { GivenAnswer } from '../../src/engine/match.ts';
import type { Backlog, Commit, Log, StoredCompetition, StoredPost } from '../../src/match/ports.ts';
import type { FinishedMatch, Profile, StoredMatch } from '../../src/match/stored-match.ts';

const START = 1_790_000_000_000;

/** A sheet as it might come from the match layer; what it says about the game is made up. */
export function sampleMatch(id: string, changes: Partial<StoredMatch> = {}): StoredMatch {
  return {
    id,
    seq: 1,
    status: 'open',
    terms: {
      game: 'toy',
      options: { variant: 'intro', flow: 'patient' },
      clock: 'normal',
      takebacks: true,
      rated: false,
    },
    home: { guild: '100000000000000001', parent: '100000000000000002', channel: `channel-of-${id}`, language: 'en' },
    players: [
      { kind: 'person', id: 'anna', name: 'Anna' },
      { kind: 'person', id: 'ben', name: 'Ben' },
    ],
    agreed: [true, true],
    createdAt: START,
    startedAt: START,
    endedAt: null,
    ending: null,
    commitment: 'c'.repeat(64),
    match: { game: 'toy', version: 1, seq: 0, rest: 'scout ä', journal: [], since: [], mark: null },
    answers: 0,
    byOrder: [],
    log: [{ seq: 0, turn: 1, event: { kind: 'rolled', number: 4 } }],
    waits: [],
    paused: [],
    banks: [0, 0],
    away: [null, null],
    requests: [],
    expires: null,
    takebacks: [0, 0],
    autopilot: [null, null],
    missed: [0, 0],
    tempo: [],
    messages: [0, 0],
    undos: 0,
    pauseSaid: 0,
    awaited: [],
    hands: ['', ''],
    challenger: 0,
    previous: null,
    lastActed: [START, START],
    ...changes,
  };
}

export const given = (n: number): GivenAnswer => ({
  seat: n % 2,
  key: 'turn.action',
  answer: ['build road', `step ${n}`],
});

export const postOf = (sheet: Pick<StoredMatch, 'id' | 'seq'>, number = 0): StoredPost => ({
  id: `${sheet.id}-${sheet.seq}-${number}`,
  match: sheet.id,
  seq: sheet.seq,
  to: 'channel',
  kind: 'turn',
  detail: { text: 'Zeile\nfür Zeile' },
  push: true,
});

/** Everything still to be said. */
export async function undeliveredPosts(store: Backlog): Promise<readonly StoredPost[]> {
  const matches = (await store.matchesWithPosts()).toSorted();
  return (await Promise.all(matches.map((match) => store.postsOf(match, 100_000)))).flat();
}

/** A commit that makes the match, or the next change of it. */
export function commitOf(sheet: StoredMatch, changes: Partial<Commit> = {}): Commit {
  return {
    sheet,
    from: sheet.seq - 1,
    history: { drop: 0, add: [] },
    posts: [],
    token: null,
    due: null,
    finished: null,
    ...changes,
  };
}

export const nextVersion = (sheet: StoredMatch, changes: Partial<StoredMatch> = {}): StoredMatch => ({
  ...sheet,
  seq: sheet.seq + 1,
  ...changes,
});

export function sampleFinished(sheet: StoredMatch, history: readonly GivenAnswer[]): FinishedMatch {
  const { match: _match, log: _log, ...rest } = sheet;
  return { sheet: rest, seed: 'seed', version: 1, history };
}

export const sampleProfile = (id: string): Profile => ({
  id,
  name: 'Anna',
  language: 'de',
  offset: 120,
  quiet: [1320, 480],
  notifications: 'turns',
  dmClosed: false,
  orders: { 'rivals/any': { setting: 'ore', mode: 'late' } },
  vacations: [[1, 2]],
  challengers: 'everyone',
  blocked: [],
});

/** Remembers what was said, and lets a test wait for it. */
export function memoryLog(): Log & { readonly lines: string[]; until(pattern: RegExp): Promise<void> } {
  const lines: string[] = [];
  const waiting: { readonly pattern: RegExp; readonly resolve: () => void }[] = [];
  const note = (_about: object, words: string): void => {
    lines.push(words);
    for (const { pattern, resolve } of waiting) if (pattern.test(words)) resolve();
  };
  const until = (pattern: RegExp): Promise<void> =>
    lines.some((line) => pattern.test(line))
      ? Promise.resolve()
      : new Promise((resolve) => void waiting.push({ pattern, resolve }));
  return { lines, until, info: note, warn: note, error: note };
}

/** A competition as it might come from the match layer, without anything that only that layer reads. */
export const sampleCompetition = (id: string, changes: Partial<StoredCompetition> = {}): StoredCompetition =>
  ({
    id,
    seq: 1,
    guild: '100000000000000001',
    createdAt: START,
    people: [],
    tokens: [],
    club: {},
    ...changes,
  }) as unknown as StoredCompetition;
