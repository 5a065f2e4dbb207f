import { type Store, StoreError } from '../match/ports.ts';
import type { Profile } from '../match/sheet.ts';
import { createCache } from './cache.ts';
import { Unpackable, pack } from './codec.ts';
import { asking } from './faults.ts';
import { keys } from './keys.ts';
import { tagOf } from './partitions.ts';
import type { Parts } from './reading.ts';
import { type Shape, readValue, shapes } from './shapes.ts';
import type { Write } from './writer.ts';

type Beside = Pick<Store, 'past' | 'pastOf' | 'best' | 'seedOf' | 'remember' | 'remembered' | 'profile' | 'changeProfile' | 'keepsakes' | 'keep' | 'draft' | 'saveDraft' | 'note' | 'saveNote' | 'isShared' | 'share'>;

/** What is kept beside the open matches: records, profiles, drafts and notes. */
export function createBeside({ redis, writer, log }: Parts): Beside {
  function read<T>(shape: Shape<T>, bytes: Buffer, what: string, match: string | null): T {
    try {
      return readValue(shape, bytes);
    } catch (error) {
      if (!(error instanceof Unpackable)) throw error;
      throw new StoreError('corrupted', `${what}: ${error.message}`, match);
    }
  }

  const profiles = createCache<Profile>();

  function readProfile(user: string, bytes: Buffer): Profile {
    const profile = profiles.get(user, bytes) ?? read(shapes.profile, bytes, 'a profile', null);
    profiles.put(user, bytes, profile);
    return profile;
  }

  const profileBytes = (user: string): Promise<Buffer | null> => asking(null, () => redis.getBuffer(keys.profile(user)));

  async function saveField(key: string, field: string, value: string | Buffer | null): Promise<void> {
    const write: Pick<Write, 'name' | 'args'> = value === null ? { name: 'HDEL', args: [field] } : { name: 'HSET', args: [field, value] };
    await asking(null, () => writer.run({ ...write, keys: [key] }));
  }

  return {
    async past(id) {
      const bytes = await asking(id, () => redis.getBuffer(keys.past(id)));
      return bytes && read(shapes.past, bytes, `record of match ${id}`, id);
    },

    async pastOf(user, limit) {
      if (limit <= 0) return [];
      const ids = await asking(null, () => redis.zrevrange(keys.played(user), 0, Number.isFinite(limit) ? limit - 1 : -1));
      const values = await asking(null, () => Promise.all(ids.map((id) => redis.getBuffer(keys.past(id)))));
      return values.flatMap((bytes, index) => {
        if (!bytes) return [];
        const id = ids[index] as string;
        try {
          return [read(shapes.past, bytes, `record of match ${id}`, id)];
        } catch (error) {
          log.warn({ match: id }, (error as Error).message);
          return [];
        }
      });
    },

    best: async (list, limit) => asking(null, () => redis.zrevrange(keys.best(list), 0, limit - 1)),

    async seedOf(day, { seed, commitment }, until) {
      const args = [`${seed} ${commitment}`, 'NX', 'PXAT', String(until)];
      await asking(null, () => writer.run({ name: 'SET', keys: [keys.day(day)], args }));
      const [kept = seed, sum = commitment] = (await asking(null, () => redis.get(keys.day(day))))?.split(' ') ?? [];
      return { seed: kept, commitment: sum };
    },

    async remember(mark, words, until) {
      await asking(null, () => writer.run({ name: 'SET', keys: [keys.mark(mark)], args: [words, 'PXAT', String(until)] }));
    },
    remembered: async (mark) => asking(null, () => redis.get(keys.mark(mark))),

    async profile(user) {
      const bytes = await profileBytes(user);
      return bytes && readProfile(user, bytes);
    },

    async changeProfile(user, change) {
      for (;;) {
        const was = await profileBytes(user);
        const profile = change(was && readProfile(user, was));
        const args = [was ?? '', pack(profile, shapes.profile.version)];
        if ((await asking(null, () => writer.run({ name: 'replace', keys: [keys.profile(user)], args }))) === 'done') return profile;
      }
    },

    keepsakes: async (user) => new Map(Object.entries(await asking(null, () => redis.hgetall(keys.kept(user))))),
    keep: async (user, name, was, value) =>
      (await asking(null, () => writer.run({ name: 'keep', keys: [keys.kept(user)], args: [name, was ?? '', value ?? ''] }))) === 'done',

    async draft(match, seat) {
      const bytes = await asking(match, () => redis.hgetBuffer(keys.draft(match), String(seat)));
      return bytes && read(shapes.draft, bytes, `a draft of match ${match}`, match);
    },

    saveDraft: (match, seat, draft) => saveField(keys.draft(match), String(seat), draft && pack(draft, shapes.draft.version)),
    note: (match, name) => asking(match, () => redis.hget(keys.note(match), name)),
    saveNote: (match, name, value) => saveField(keys.note(match), name, value),
    isShared: async (match) => (await asking(match, () => redis.hexists(keys.shared(tagOf(match)), match))) === 1,
    share: (match, on) => saveField(keys.shared(tagOf(match)), match, on ? '1' : null),
  };
}
