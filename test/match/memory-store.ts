import { seatHoldersOf } from '../../src/store/commit.ts';
import { createHash } from 'node:crypto';
import type { GivenAnswer } from '../../src/engine/match.ts';
import {
  type SeedCommitment,
  type Clock,
  type Commit,
  type CommitResult,
  type CompetitionStore,
  type StoredCompetition,
  type Share,
  type ListedResult,
  type ResultStore,
  type StoredPost,
  type Store,
  StoreError,
  type Runtime,
} from '../../src/match/ports.ts';
import type { RatedEntry } from '../../src/ratings/rating-table.ts';
import type { Rating } from '../../src/ratings/rating.ts';
import {
  byEnd,
  isAnonymous,
  type MatchResult,
  peopleOf,
  type ResultKey,
  withoutPerson,
} from '../../src/ratings/result.ts';
import type { Draft, FinishedMatch, Profile, StoredMatch } from '../../src/match/stored-match.ts';

interface StoredEntry {
  readonly sheet: string;
  readonly history: readonly GivenAnswer[];
  readonly due: number | null;
}

interface MemoryCompetitions extends CompetitionStore {
  due(): { readonly id: string; readonly due: number }[];
  end(id: string, match: string, at: number): void;
  readonly quarantined: ReadonlyMap<string, string>;
  /** What `load` will see next. */
  overwrite(id: string, text: string): void;
  /** As below, for competitions. */
  beforeCommit: (() => Promise<unknown>) | null;
}

export interface MemoryStore extends Store {
  readonly competitions: MemoryCompetitions;
  readonly outbox: readonly StoredPost[];
  readonly quarantined: ReadonlyMap<string, string>;
  /** What `load` will see next: for corruption and for code that changed. */
  overwrite(id: string, change: (sheet: StoredMatch) => unknown): void;
  /** Returns all matches, open and finished. */
  sheets(): Promise<readonly FinishedMatch['sheet'][]>;
  /** Runs before the next commit, once: someone else who writes first. */
  beforeCommit: (() => Promise<unknown>) | null;
  commits: number;
}

/** The ports' promises kept in memory: compare-and-set, tokens, one match per channel, everything through JSON. */
export function memoryStore(): MemoryStore {
  const matches = new Map<string, StoredEntry>();
  const pasts = new Map<string, string>();
  const profiles = new Map<string, string>();
  const asides = new Map<string, string>();
  const kept = new Map<string, Map<string, string>>();
  const days = new Map<string, SeedCommitment>();
  const marks = new Map<string, { readonly words: string; readonly until: number }>();
  const tokens = new Set<string>();
  const quarantined = new Map<string, string>();
  const outbox: StoredPost[] = [];
  const results = memoryResults();
  const competitions = memoryCompetitions(outbox);
  const read = (kept: StoredEntry | undefined): StoredMatch | null => {
    if (!kept) return null;
    try {
      return JSON.parse(kept.sheet) as StoredMatch;
    } catch (error) {
      throw new StoreError('corrupted', String(error));
    }
  };
  const sheets = (): StoredMatch[] => [...matches.values()].flatMap((kept) => read(kept) ?? []);
  const people = (sheet: FinishedMatch['sheet']): string[] => [...seatHoldersOf(sheet)];
  const aside = (name: string, value: string | null): void =>
    void (value === null ? asides.delete(name) : asides.set(name, value));

  function commit(change: Commit): CommitResult {
    const { sheet } = change;
    const kept = matches.get(sheet.id);
    if (change.token !== null && tokens.has(`${sheet.id} ${change.token}`)) return 'duplicate';
    const seq = read(kept)?.seq ?? 0;
    if (seq !== change.from || (change.from === 0 && pasts.has(sheet.id))) return 'stale';
    const { channel } = sheet.home;
    if (
      channel !== null &&
      change.finished === null &&
      sheets().some((other) => other.id !== sheet.id && other.home.channel === channel)
    ) {
      return 'channel-taken';
    }
    const before = kept?.history ?? [];
    const { drop, add } = change.history;
    if (drop > before.length) throw new Error('more answers dropped than there are');
    const history = [...before.slice(0, before.length - drop), ...add];
    if (history.length !== sheet.answers)
      throw new Error(`${history.length} answers kept, ${sheet.answers} on the sheet`);
    if (change.result) results.add(change.result);
    if (change.finished && sheet.competition) competitions.end(sheet.competition.id, sheet.id, sheet.endedAt ?? 0);
    if (change.finished) {
      matches.delete(sheet.id);
      pasts.set(sheet.id, JSON.stringify(change.finished));
    } else matches.set(sheet.id, { sheet: JSON.stringify(sheet), history, due: change.due });
    outbox.push(...(JSON.parse(JSON.stringify(change.posts)) as StoredPost[]));
    if (change.token !== null) tokens.add(`${sheet.id} ${change.token}`);
    memory.commits++;
    return 'done';
  }

  const memory: MemoryStore = {
    results,
    competitions,
    outbox,
    quarantined,
    beforeCommit: null,
    commits: 0,
    sheets: async () => [
      ...sheets(),
      ...[...pasts.values()].map((value) => (JSON.parse(value) as FinishedMatch).sheet),
    ],
    overwrite(id, change) {
      const kept = matches.get(id) as StoredEntry;
      const value = change(read(kept) as StoredMatch);
      matches.set(id, { ...kept, sheet: typeof value === 'string' ? value : JSON.stringify(value) });
    },
    async load(id) {
      const reason = quarantined.get(id);
      if (reason !== undefined) throw new StoreError('corrupted', reason, id);
      return read(matches.get(id));
    },
    inChannel: async (channel) => sheets().find(({ home }) => home.channel === channel) ?? null,
    ofPlayer: async (user, except) => sheets().filter((sheet) => sheet.id !== except && people(sheet).includes(user)),
    async inServer(guild, from, count) {
      const all = sheets()
        .filter(({ home }) => home.guild === guild)
        .sort((a, b) => b.createdAt - a.createdAt);
      return { total: all.length, sheets: all.slice(from, from + count) };
    },
    async commit(change) {
      const first = memory.beforeCommit;
      memory.beforeCommit = null;
      await first?.();
      return commit(change);
    },
    history: async (id) => matches.get(id)?.history ?? [],
    isApplied: async (id, token) => tokens.has(`${id} ${token}`),
    finished: async (id) => (pasts.has(id) ? (JSON.parse(pasts.get(id) as string) as FinishedMatch) : null),
    async finishedOf(user, limit) {
      const all = [...pasts.values()].map((value) => JSON.parse(value) as FinishedMatch);
      const mine = all.filter(({ sheet }) => people(sheet).includes(user));
      return mine.sort((a, b) => (b.sheet.endedAt ?? 0) - (a.sheet.endedAt ?? 0)).slice(0, limit);
    },
    async leaderboard(list, limit) {
      const all = [...pasts.values()].map((value) => JSON.parse(value) as FinishedMatch);
      const listed = all.flatMap(({ sheet: { id, feat } }) =>
        feat?.lists.includes(list) ? [{ id, rank: feat.rank }] : [],
      );
      return listed
        .sort((one, other) => other.rank - one.rank)
        .slice(0, limit)
        .map(({ id }) => id);
    },
    async dailySeed(day, fresh) {
      const kept = days.get(day) ?? fresh;
      days.set(day, kept);
      return kept;
    },
    async saveMark(mark, words, until) {
      marks.set(mark, { words, until });
    },
    mark: async (mark) => marks.get(mark)?.words ?? null,
    profile: async (user) => (profiles.has(user) ? (JSON.parse(profiles.get(user) as string) as Profile) : null),
    profiles: async (users) => Promise.all(users.map(memory.profile)),
    async changeProfile(user, change) {
      const known = profiles.get(user);
      const profile = change(known === undefined ? null : (JSON.parse(known) as Profile));
      profiles.set(user, JSON.stringify(profile));
      return profile;
    },
    userData: async (user) => new Map(kept.get(user)),
    async saveUserData(user, name, was, value) {
      const own = kept.get(user) ?? new Map<string, string>();
      const now = own.get(name) ?? null;
      if (now !== value && now !== was) return false;
      if (value === null) own.delete(name);
      else own.set(name, value);
      kept.set(user, own);
      return true;
    },
    async draft(match, seat) {
      const value = asides.get(`draft ${match} ${seat}`);
      return value === undefined ? null : (JSON.parse(value) as Draft);
    },
    saveDraft: async (match, seat, draft) => aside(`draft ${match} ${seat}`, draft && JSON.stringify(draft)),
    uiValue: async (match, name) => asides.get(`note ${match} ${name}`) ?? null,
    saveUiValue: async (match, name, value) => aside(`note ${match} ${name}`, value),
    async shareOf(match) {
      const value = asides.get(`shared ${match}`);
      return value === undefined ? null : (JSON.parse(value) as Share);
    },
    async saveShare(match, was, share) {
      if ((asides.get(`shared ${match}`) ?? null) !== (was && JSON.stringify(was))) return false;
      aside(`shared ${match}`, share && JSON.stringify(share));
      return true;
    },
    async due(now, limit) {
      const all = [...matches]
        .flatMap(([id, { due }]) => (due === null ? [] : [{ id, due }]))
        .concat(competitions.due())
        .sort((a, b) => a.due - b.due);
      const ids = all
        .filter(({ due }) => due <= now)
        .slice(0, limit)
        .map(({ id }) => id);
      return { ids, next: all.find(({ due }) => due > now)?.due ?? null };
    },
    delivered: async (post) =>
      void outbox.splice(
        outbox.findIndex(({ id }) => id === post.id),
        1,
      ),
    undeliverable: async (post) =>
      void outbox.splice(
        outbox.findIndex(({ id }) => id === post.id),
        1,
      ),
    async *openMatches() {
      yield* matches.keys();
    },
    async quarantine(id, reason) {
      matches.delete(id);
      quarantined.set(id, reason);
    },
    async purge(user) {
      kept.delete(user);
      return Number(profiles.delete(user));
    },
    ping: async () => undefined,
    close: async () => undefined,
  };
  return memory;
}

/** Results and ratings in memory, each through JSON. */
function memoryResults(): ResultStore & { add(result: MatchResult): void } {
  const results = new Map<string, MatchResult>();
  const entries = new Map<string, RatedEntry>();
  const ratings = new Map<string, Rating>();
  const waiting = new Map<string, ResultKey>();
  const unranked = new Set<string>();
  let last: ResultKey | null = null;
  const listed = (some: readonly MatchResult[]): ListedResult[] =>
    some.toSorted(byEnd).map((result) => ({ result, entry: entries.get(result.id) ?? null }));
  const add = (result: MatchResult): void => {
    if (results.has(result.id)) return;
    results.set(result.id, JSON.parse(JSON.stringify(result)) as MatchResult);
    waiting.set(result.id, { id: result.id, end: result.end });
  };
  const store: ReturnType<typeof memoryResults> = {
    add,
    record: async (result) => add(result),
    pending: async (limit) => ({ applied: last, pending: [...waiting.values()].sort(byEnd).slice(0, limit) }),
    get: async (wanted) => listed(wanted.flatMap(({ id }) => results.get(id) ?? [])),
    async *since(from) {
      yield listed([...results.values()].filter(({ end }) => end >= from));
    },
    of: async (person, from) =>
      [...results.values()]
        .filter((result) => result.end >= from && peopleOf(result).includes(person))
        .sort(byEnd)
        .map(({ id, end }) => ({ id, end })),
    ratings: async (family, people) => people.map((person) => ratings.get(`${family} ${person}`) ?? null),
    async apply({ since, upTo, applied, entries: added, ratings: changed }) {
      if (JSON.stringify(since) !== JSON.stringify(last)) return false;
      last = { end: upTo.end, id: upTo.id };
      for (const { id } of applied) waiting.delete(id);
      for (const { id, entry } of added) void (entry ? entries.set(id, entry) : entries.delete(id));
      for (const { family, person, rating } of changed)
        void (rating ? ratings.set(`${family} ${person}`, rating) : ratings.delete(`${family} ${person}`));
      return true;
    },
    listed: async (guild) => [
      ...new Set(
        [...results.values()]
          .filter(({ server }) => server === guild)
          .flatMap(peopleOf)
          .filter((person) => !isAnonymous(person) && !unranked.has(person)),
      ),
    ],
    setUnranked: async (person, on) => void (on ? unranked.add(person) : unranked.delete(person)),
    async disown(person, alias) {
      const own = [...results.values()].filter((result) => peopleOf(result).includes(person));
      for (const result of own) results.set(result.id, withoutPerson(result, person, alias));
      for (const [key, rating] of new Map(ratings)) {
        if (!key.endsWith(` ${person}`)) continue;
        ratings.delete(key);
        ratings.set(key.replace(person, alias), rating);
      }
      return own.length;
    },
  };
  return store;
}

/** Competitions in memory, each through JSON. */
function memoryCompetitions(outbox: StoredPost[]): MemoryCompetitions {
  const stored = new Map<string, { readonly text: string; readonly due: number | null }>();
  const ended = new Map<string, Set<string>>();
  const quarantined = new Map<string, string>();
  const all = (): StoredCompetition[] =>
    [...stored.values()]
      .map(({ text }) => JSON.parse(text) as StoredCompetition)
      .sort((a, b) => b.createdAt - a.createdAt);
  const store: MemoryCompetitions = {
    beforeCommit: null,
    quarantined,
    async quarantine(id, reason) {
      stored.delete(id);
      quarantined.set(id, reason);
    },
    overwrite(id, text) {
      stored.set(id, { text, due: stored.get(id)?.due ?? null });
    },
    due: () => [...stored].flatMap(([id, { due }]) => (due === null ? [] : [{ id, due }])),
    end(id, match, at) {
      const known = stored.get(id);
      if (!known) return;
      ended.set(id, (ended.get(id) ?? new Set<string>()).add(match));
      stored.set(id, { ...known, due: Math.min(known.due ?? Infinity, at) });
    },
    load: async (id) => (stored.has(id) ? (JSON.parse(stored.get(id)?.text ?? '') as StoredCompetition) : null),
    async commit({ competition, from, posts, due, counted }, now) {
      const first = store.beforeCommit;
      store.beforeCommit = null;
      await first?.();
      const { id } = competition;
      if (((await store.load(id))?.seq ?? 0) !== (from?.seq ?? 0)) return false;
      for (const match of counted) ended.get(id)?.delete(match);
      stored.set(id, { text: JSON.stringify(competition), due: (ended.get(id)?.size ?? 0) > 0 ? now : due });
      outbox.push(...(JSON.parse(JSON.stringify(posts)) as StoredPost[]));
      return true;
    },
    ended: async (id) => [...(ended.get(id) ?? [])],
    async *open() {
      for (const [id, { due }] of stored) if (due !== null) yield id;
    },
    inServer: async (guild) => all().filter((each) => each.guild === guild),
    ofPerson: async (user) => all().filter(({ people }) => people.includes(user)),
  };
  return store;
}

export interface TestRuntime extends Runtime {
  time: number;
}

/** Time that only goes on when told, and seeds in a fixed order. */
export function testRuntime(start = Date.UTC(2026, 0, 5, 12), seeds = 1): TestRuntime {
  let ids = 0;
  const named = new Map<string, string>();
  let marks = 0;
  let drawn = seeds;
  const runtime: TestRuntime = {
    time: start,
    now: () => runtime.time,
    seed(seed = createHash('sha256').update(`seed ${drawn++}`).digest('hex')) {
      return { seed, commitment: createHash('sha256').update(seed).digest('hex') };
    },
    id(words) {
      const id = (words !== null && named.get(words)) || `M${++ids}`;
      if (words !== null) named.set(words, id);
      return id;
    },
    changeMark: () => `x${++marks}`,
  };
  return runtime;
}

export interface TestClock extends Clock {
  readonly alarms: { readonly match: string; readonly seq: number; readonly at: number }[];
  delivered: number;
}

export function testClock(): TestClock {
  const clock: TestClock = {
    alarms: [],
    delivered: 0,
    schedule: async (match, seq, at) => void clock.alarms.push({ match, seq, at }),
    deliver: async () => void clock.delivered++,
    close: async () => undefined,
  };
  return clock;
}
