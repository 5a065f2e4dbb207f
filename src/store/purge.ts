import type { Backlog, Store } from '../match/ports.ts';
import { FORGOTTEN_USER, type MatchPlayer, type StoredMatch, withoutReturnRight } from '../match/stored-match.ts';
import { pack } from './codec.ts';
import { seatHoldersOf, countKeyOf } from './commit.ts';
import { askRedis } from './redis-errors.ts';
import { readHeader } from './record-header.ts';
import { type MatchIndexer, indexEntryRow } from './match-index.ts';
import { keys } from './keys.ts';
import { tagOf } from './partitions.ts';
import type { StoreParts } from './match-reader.ts';
import { schemas } from './schemas.ts';

type PurgeSource = Pick<Store, 'load' | 'finished' | 'commit' | 'shareOf' | 'saveShare'> & Pick<Backlog, 'lastWritten'>;

/**
 * Deletes a person's profile, saved data and challenges. In matches their name is removed, in finished ones also their
 * id; a stand-in then keeps the seat for good.
 */
export function createPurge({ redis, writer }: StoreParts, indexer: MatchIndexer, store: PurgeSource): Store['purge'] {
  const drop = (key: string) => askRedis(null, () => writer.run({ name: 'DEL', keys: [key], args: [] }));

  async function forgetOpen(id: string, user: string, alias: string): Promise<boolean> {
    for (;;) {
      const sheet = await store.load(id);
      if (!sheet) return false;
      const reply = sheet.status === 'challenge' ? await forgetChallenge(sheet) : await anonymize(sheet, user, alias);
      if (reply === 'stale') continue;
      await forgetNotes(id, user);
      await forgetShare(id, user);
      return true;
    }
  }

  async function forgetChallenge(sheet: StoredMatch): Promise<unknown> {
    const { id } = sheet;
    const tag = tagOf(id);
    const names = [
      keys.match(id),
      keys.due(tag),
      keys.answers(id),
      keys.draft(id),
      keys.note(id),
      keys.outbox(id),
      keys.talk(tag),
      keys.counts(tag),
    ];
    const seq = Buffer.alloc(4);
    seq.writeUInt32BE(sheet.seq);
    const elsewhere = {
      channel: null,
      left: sheet.home.channel,
      join: [],
      leave: seatHoldersOf(sheet),
      played: [],
      server: sheet.home.guild,
      over: true,
      made: 0,
      ended: 0,
    };
    const entry = { match: id, seq: sheet.seq, ...elsewhere };
    const reply = await askRedis(id, () =>
      writer.run({ name: 'erase', keys: names, args: [seq, countKeyOf(sheet), indexEntryRow(entry)] }),
    );
    if (reply === 'done') await indexer.enter(entry);
    return reply;
  }

  async function anonymize(sheet: StoredMatch, user: string, alias: string): Promise<unknown> {
    const bytes = await askRedis(sheet.id, () => redis.getBuffer(keys.match(sheet.id)));
    const due = (bytes && readHeader(bytes)?.head.due) ?? null;
    const instead = sheet.status === 'over' ? { ...FORGOTTEN_USER, alias } : { name: FORGOTTEN_USER.name };
    const changed = { ...sheet, seq: sheet.seq + 1, players: withoutUser(sheet.players, user, alias, instead) };
    return store.commit({
      sheet: changed,
      from: sheet.seq,
      history: { drop: 0, add: [] },
      posts: [],
      token: null,
      due,
      finished: null,
    });
  }

  /** The display layer may have stored notes under the person's id, or containing it. */
  async function forgetNotes(id: string, user: string): Promise<void> {
    const notes = Object.entries(await askRedis(id, () => redis.hgetall(keys.note(id))));
    const fields = notes.filter((each) => each.some((text) => text.includes(user))).map(([field]) => field);
    if (fields.length > 0) await askRedis(id, () => writer.run({ name: 'HDEL', keys: [keys.note(id)], args: fields }));
  }

  /** A link made by the person stops working. */
  async function forgetShare(id: string, user: string): Promise<void> {
    const share = await store.shareOf(id);
    if (share?.by === user) await store.saveShare(id, share, null);
  }

  async function forgetFinished(id: string, user: string, alias: string): Promise<boolean> {
    const past = await store.finished(id);
    if (!past) return false;
    const sheetOfRecord = {
      ...past.sheet,
      players: withoutUser(past.sheet.players, user, alias, { ...FORGOTTEN_USER, alias }),
    };
    const args = [pack({ ...past, sheet: sheetOfRecord }, schemas.finishedMatch.version), 'KEEPTTL'];
    await askRedis(id, () => writer.run({ name: 'SET', keys: [keys.past(id)], args }));
    const sheet = await store.lastWritten(id);
    if (sheet) await anonymize(sheet, user, alias);
    await forgetNotes(id, user);
    await forgetShare(id, user);
    return true;
  }

  return async (user, left, alias) => {
    let changed = Number(await drop(keys.profile(user)));
    await drop(keys.kept(user));
    for (const id of left) {
      await forgetNotes(id, user);
      await forgetShare(id, user);
    }
    for (const id of await askRedis(null, () => redis.hkeys(keys.player(user))))
      if (await forgetOpen(id, user, alias)) changed++;
    for (const id of await askRedis(null, () => redis.zrange(keys.played(user), '0', '-1')))
      if (await forgetFinished(id, user, alias)) changed++;
    writer.compactSoon?.();
    await drop(keys.played(user));
    return changed;
  };
}

function withoutUser(
  players: readonly MatchPlayer[],
  user: string,
  alias: string,
  instead: Partial<typeof FORGOTTEN_USER & { readonly alias: string }>,
): readonly MatchPlayer[] {
  return players.map((player) =>
    player.kind === 'person' && player.id === user
      ? { ...player, ...instead }
      : withoutReturnRight(player, user, alias),
  );
}
