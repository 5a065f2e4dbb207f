import type { Backlog, Store, StoredPost } from '../../src/match/ports.ts';
import type { FinishedMatch } from '../../src/match/stored-match.ts';
import type { MemoryStore } from '../match/memory-store.ts';

/** Lets tests of matches use a real store: what is said goes straight to their outbox. */
export function observedStore(real: Store & Backlog): MemoryStore {
  const outbox: StoredPost[] = [];
  const ids: string[] = [];
  const deliver = async (id: string): Promise<void> => {
    for (const post of await real.postsOf(id, 1_000)) {
      await real.delivered(post);
      outbox.push(post);
    }
  };
  const notHere = (): never => {
    throw new Error('only in memory');
  };
  const competitions: MemoryStore['competitions'] = {
    ...real.competitions,
    beforeCommit: null,
    quarantined: new Map(),
    due: notHere,
    end: notHere,
    overwrite: notHere,
    async commit(change, now) {
      const done = await real.competitions.commit(change, now);
      await deliver(change.competition.id);
      return done;
    },
  };
  const store: MemoryStore = {
    ...real,
    competitions,
    outbox,
    quarantined: new Map(),
    overwrite: notHere,
    beforeCommit: null,
    commits: 0,
    async sheets() {
      const sheets: FinishedMatch['sheet'][] = [];
      for (const id of ids) {
        const sheet = (await real.load(id)) ?? (await real.finished(id))?.sheet;
        if (sheet) sheets.push(sheet);
      }
      return sheets;
    },
    async commit(change) {
      const first = store.beforeCommit;
      store.beforeCommit = null;
      await first?.();
      const result = await real.commit(change);
      if (result === 'done' && change.from === 0) ids.push(change.sheet.id);
      if (result === 'done') store.commits++;
      await deliver(change.sheet.id);
      return result;
    },
  };
  return store;
}
