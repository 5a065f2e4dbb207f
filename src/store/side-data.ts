import { Cluster } from 'ioredis';
import { type Share, type Store, StoreError } from '../match/ports.ts';
import type { Profile } from '../match/stored-match.ts';
import { createDecodedCache } from './decoded-cache.ts';
import { UnpackError, pack } from './codec.ts';
import { askRedis } from './redis-errors.ts';
import { keys } from './keys.ts';
import { tagOf } from './partitions.ts';
import type { StoreParts } from './match-reader.ts';
import { type StoredSchema, readValue, schemas } from './schemas.ts';
import type { StoreWrite } from './writer.ts';

type SideData = Pick<
  Store,
  | 'finished'
  | 'finishedOf'
  | 'leaderboard'
  | 'dailySeed'
  | 'saveMark'
  | 'mark'
  | 'profile'
  | 'profiles'
  | 'changeProfile'
  | 'userData'
  | 'saveUserData'
  | 'draft'
  | 'saveDraft'
  | 'uiValue'
  | 'saveUiValue'
  | 'shareOf'
  | 'saveShare'
>;

/** Stores data next to open matches: records, profiles, drafts and notes. */
export function createSideData({ redis, writer, log }: StoreParts): SideData {
  function read<T>(shape: StoredSchema<T>, bytes: Buffer, what: string, match: string | null): T {
    try {
      return readValue(shape, bytes);
    } catch (error) {
      if (!(error instanceof UnpackError)) throw error;
      throw new StoreError('corrupted', `${what}: ${error.message}`, match);
    }
  }

  const profiles = createDecodedCache<Profile>();

  function readProfile(user: string, bytes: Buffer): Profile {
    const profile = profiles.get(user, bytes) ?? read(schemas.profile, bytes, 'a profile', null);
    profiles.put(user, bytes, profile);
    return profile;
  }

  const profileBytes = (user: string): Promise<Buffer | null> =>
    askRedis(null, () => redis.getBuffer(keys.profile(user)));

  async function saveField(key: string, field: string, value: string | Buffer | null): Promise<void> {
    const write: Pick<StoreWrite, 'name' | 'args'> =
      value === null ? { name: 'HDEL', args: [field] } : { name: 'HSET', args: [field, value] };
    await askRedis(null, () => writer.run({ ...write, keys: [key] }));
  }

  return {
    async finished(id) {
      const bytes = await askRedis(id, () => redis.getBuffer(keys.past(id)));
      return bytes && read(schemas.finishedMatch, bytes, `record of match ${id}`, id);
    },

    async finishedOf(user, limit) {
      if (limit <= 0) return [];
      const ids = await askRedis(null, () =>
        redis.zrevrange(keys.played(user), 0, Number.isFinite(limit) ? limit - 1 : -1),
      );
      const values = await askRedis(null, () => Promise.all(ids.map((id) => redis.getBuffer(keys.past(id)))));
      return values.flatMap((bytes, index) => {
        if (!bytes) return [];
        const id = ids[index] as string;
        try {
          return [read(schemas.finishedMatch, bytes, `record of match ${id}`, id)];
        } catch (error) {
          log.warn({ match: id }, (error as Error).message);
          return [];
        }
      });
    },

    leaderboard: async (list, limit) => askRedis(null, () => redis.zrevrange(keys.best(list), 0, limit - 1)),

    async dailySeed(day, { seed, commitment }, until) {
      const args = [`${seed} ${commitment}`, 'NX', 'PXAT', String(until)];
      await askRedis(null, () => writer.run({ name: 'SET', keys: [keys.day(day)], args }));
      const [kept = seed, sum = commitment] = (await askRedis(null, () => redis.get(keys.day(day))))?.split(' ') ?? [];
      return { seed: kept, commitment: sum };
    },

    async saveMark(mark, text, until) {
      await askRedis(null, () =>
        writer.run({ name: 'SET', keys: [keys.mark(mark)], args: [text, 'PXAT', String(until)] }),
      );
    },
    mark: async (mark) => askRedis(null, () => redis.get(keys.mark(mark))),

    async profile(user) {
      const bytes = await profileBytes(user);
      return bytes && readProfile(user, bytes);
    },

    async profiles(users) {
      if (users.length === 0) return [];
      // On a cluster the keys are in different slots: each needs its own command, sent in parallel.
      const apart = redis instanceof Cluster;
      const all = await (apart
        ? Promise.all(users.map(profileBytes))
        : askRedis(null, () => redis.mgetBuffer(users.map(keys.profile))));
      return users.map((user, index) => {
        const bytes = all[index] ?? null;
        return bytes && readProfile(user, bytes);
      });
    },

    async changeProfile(user, change) {
      for (;;) {
        const was = await profileBytes(user);
        const profile = change(was && readProfile(user, was));
        const args = [was ?? '', pack(profile, schemas.profile.version)];
        if ((await askRedis(null, () => writer.run({ name: 'replace', keys: [keys.profile(user)], args }))) === 'done')
          return profile;
      }
    },

    userData: async (user) => new Map(Object.entries(await askRedis(null, () => redis.hgetall(keys.kept(user))))),
    saveUserData: async (user, name, was, value) =>
      (await askRedis(null, () =>
        writer.run({ name: 'keep', keys: [keys.kept(user)], args: [name, was ?? '', value ?? ''] }),
      )) === 'done',

    async draft(match, seat) {
      const bytes = await askRedis(match, () => redis.hgetBuffer(keys.draft(match), String(seat)));
      return bytes && read(schemas.draft, bytes, `a draft of match ${match}`, match);
    },

    saveDraft: (match, seat, draft) =>
      saveField(keys.draft(match), String(seat), draft && pack(draft, schemas.draft.version)),
    uiValue: (match, name) => askRedis(match, () => redis.hget(keys.note(match), name)),
    saveUiValue: (match, name, value) => saveField(keys.note(match), name, value),

    async shareOf(match) {
      const value = await askRedis(match, () => redis.hget(keys.shared(tagOf(match)), match));
      return value === null ? null : readShare(value);
    },
    async saveShare(match, was, share) {
      const args = [match, was ? shareText(was) : '', share ? shareText(share) : ''];
      return (
        (await askRedis(match, () => writer.run({ name: 'keep', keys: [keys.shared(tagOf(match))], args }))) === 'done'
      );
    },
  };
}

/** Written by versions without links. */
const WITHOUT_LINK = '1';

const shareText = ({ token, by }: Share): string => (token === '' ? WITHOUT_LINK : `${token} ${by}`);

function readShare(value: string): Share {
  if (value === WITHOUT_LINK) return { token: '', by: '' };
  const [token = '', by = ''] = value.split(' ');
  return { token, by };
}
