import { peopleOf } from '../../src/store/committing.ts';
import { createHash } from 'node:crypto';
import type { Given } from '../../src/engine/match.ts';
import { type Chance, type Clock, type Commit, type Committed, type Post, type Store, StoreError, type World } from '../../src/match/ports.ts';
import type { Draft, Past, Profile, Sheet } from '../../src/match/sheet.ts';

interface Kept {
  readonly sheet: string;
  readonly history: readonly Given[];
  readonly due: number | null;
}

export interface MemoryStore extends Store {
  readonly outbox: readonly Post[];
  readonly quarantined: ReadonlyMap<string, string>;
  /** What `load` will see next: for corruption and for code that changed. */
  overwrite(id: string, change: (sheet: Sheet) => unknown): void;
  /** Runs before the next commit, once: somebody else who writes first. */
  beforeCommit: (() => Promise<unknown>) | null;
  commits: number;
}

/** The ports' promises kept in memory: compare-and-set, tokens, one match per channel, everything through JSON. */
export function memoryStore(): MemoryStore {
  const matches = new Map<string, Kept>();
  const pasts = new Map<string, string>();
  const profiles = new Map<string, string>();
  const asides = new Map<string, string>();
  const kept = new Map<string, Map<string, string>>();
  const days = new Map<string, Chance>();
  const marks = new Map<string, { readonly words: string; readonly until: number }>();
  const tokens = new Set<string>();
  const quarantined = new Map<string, string>();
  const outbox: Post[] = [];
  const read = (kept: Kept | undefined): Sheet | null => {
    if (!kept) return null;
    try {
      return JSON.parse(kept.sheet) as Sheet;
    } catch (error) {
      throw new StoreError('corrupted', String(error));
    }
  };
  const sheets = (): Sheet[] => [...matches.values()].flatMap((kept) => read(kept) ?? []);
  const people = (sheet: Past['sheet']): string[] => [...peopleOf(sheet)];
  const aside = (name: string, value: string | null): void => void (value === null ? asides.delete(name) : asides.set(name, value));

  function commit(change: Commit): Committed {
    const { sheet } = change;
    const kept = matches.get(sheet.id);
    if (change.token !== null && tokens.has(change.token)) return 'duplicate';
    const seq = read(kept)?.seq ?? 0;
    if (seq !== change.from || (change.from === 0 && pasts.has(sheet.id))) return 'stale';
    const { channel } = sheet.home;
    if (channel !== null && change.past === null && sheets().some((other) => other.id !== sheet.id && other.home.channel === channel)) {
      return 'channel-taken';
    }
    const before = kept?.history ?? [];
    const { drop, add } = change.history;
    if (drop > before.length) throw new Error('more answers dropped than there are');
    const history = [...before.slice(0, before.length - drop), ...add];
    if (history.length !== sheet.answers) throw new Error(`${history.length} answers kept, ${sheet.answers} on the sheet`);
    if (change.past) {
      matches.delete(sheet.id);
      pasts.set(sheet.id, JSON.stringify(change.past));
    } else matches.set(sheet.id, { sheet: JSON.stringify(sheet), history, due: change.due });
    outbox.push(...(JSON.parse(JSON.stringify(change.posts)) as Post[]));
    if (change.token !== null) tokens.add(change.token);
    memory.commits++;
    return 'done';
  }

  const memory: MemoryStore = {
    outbox,
    quarantined,
    beforeCommit: null,
    commits: 0,
    overwrite(id, change) {
      const kept = matches.get(id) as Kept;
      const value = change(read(kept) as Sheet);
      matches.set(id, { ...kept, sheet: typeof value === 'string' ? value : JSON.stringify(value) });
    },
    load: async (id) => read(matches.get(id)),
    inChannel: async (channel) => sheets().find(({ home }) => home.channel === channel) ?? null,
    ofPlayer: async (user, except) => sheets().filter((sheet) => sheet.id !== except && people(sheet).includes(user)),
    async inServer(guild, from, count) {
      const all = sheets().filter(({ home }) => home.guild === guild).sort((a, b) => b.createdAt - a.createdAt);
      return { total: all.length, sheets: all.slice(from, from + count) };
    },
    async commit(change) {
      const first = memory.beforeCommit;
      memory.beforeCommit = null;
      await first?.();
      return commit(change);
    },
    history: async (id) => matches.get(id)?.history ?? [],
    seen: async (_id, token) => tokens.has(token),
    past: async (id) => (pasts.has(id) ? (JSON.parse(pasts.get(id) as string) as Past) : null),
    async pastOf(user, limit) {
      const all = [...pasts.values()].map((value) => JSON.parse(value) as Past);
      const mine = all.filter(({ sheet }) => people(sheet).includes(user));
      return mine.sort((a, b) => (b.sheet.endedAt ?? 0) - (a.sheet.endedAt ?? 0)).slice(0, limit);
    },
    async best(list, limit) {
      const all = [...pasts.values()].map((value) => JSON.parse(value) as Past);
      const listed = all.flatMap(({ sheet: { id, feat } }) => (feat?.lists.includes(list) ? [{ id, rank: feat.rank }] : []));
      return listed.sort((one, other) => other.rank - one.rank).slice(0, limit).map(({ id }) => id);
    },
    async seedOf(day, fresh) {
      const kept = days.get(day) ?? fresh;
      days.set(day, kept);
      return kept;
    },
    async remember(mark, words, until) {
      marks.set(mark, { words, until });
    },
    remembered: async (mark) => marks.get(mark)?.words ?? null,
    profile: async (user) => (profiles.has(user) ? (JSON.parse(profiles.get(user) as string) as Profile) : null),
    async changeProfile(user, change) {
      const known = profiles.get(user);
      const profile = change(known === undefined ? null : (JSON.parse(known) as Profile));
      profiles.set(user, JSON.stringify(profile));
      return profile;
    },
    keepsakes: async (user) => new Map(kept.get(user)),
    async keep(user, name, was, value) {
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
    note: async (match, name) => asides.get(`note ${match} ${name}`) ?? null,
    saveNote: async (match, name, value) => aside(`note ${match} ${name}`, value),
    isShared: async (match) => asides.has(`shared ${match}`),
    share: async (match, on) => aside(`shared ${match}`, on ? '1' : null),
    async due(now, limit) {
      const all = [...matches].flatMap(([id, { due }]) => (due === null ? [] : [{ id, due }])).sort((a, b) => a.due - b.due);
      const ids = all.filter(({ due }) => due <= now).slice(0, limit).map(({ id }) => id);
      return { ids, next: all.find(({ due }) => due > now)?.due ?? null };
    },
    delivered: async (post) => void outbox.splice(outbox.findIndex(({ id }) => id === post.id), 1),
    undeliverable: async (post) => void outbox.splice(outbox.findIndex(({ id }) => id === post.id), 1),
    async *open() {
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

export interface TestWorld extends World {
  time: number;
}

/** Time that only goes on when told, and seeds in a fixed order. */
export function testWorld(start = Date.UTC(2026, 0, 5, 12), seeds = 1): TestWorld {
  let ids = 0;
  const named = new Map<string, string>();
  let marks = 0;
  let drawn = seeds;
  const world: TestWorld = {
    time: start,
    now: () => world.time,
    seed(seed = createHash('sha256').update(`seed ${drawn++}`).digest('hex')) {
      return { seed, commitment: createHash('sha256').update(seed).digest('hex') };
    },
    id(words) {
      const id = (words !== null && named.get(words)) || `M${++ids}`;
      if (words !== null) named.set(words, id);
      return id;
    },
    mark: () => `x${++marks}`,
  };
  return world;
}

export interface TestClock extends Clock {
  readonly alarms: { readonly match: string; readonly seq: number; readonly at: number }[];
  delivered: number;
}

export function testClock(): TestClock {
  const clock: TestClock = {
    alarms: [],
    delivered: 0,
    wake: async (match, seq, at) => void clock.alarms.push({ match, seq, at }),
    deliver: async () => void clock.delivered++,
    close: async () => undefined,
  };
  return clock;
}
