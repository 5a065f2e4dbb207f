import type { Backlog, Store } from '../match/ports.ts';
import { NOBODY, type Player, type Sheet, withoutKept } from '../match/sheet.ts';
import { pack } from './codec.ts';
import { peopleOf, stateOf } from './committing.ts';
import { asking } from './faults.ts';
import { readHead } from './head.ts';
import { type Indexing, rowOfEntry } from './indexing.ts';
import { keys } from './keys.ts';
import { tagOf } from './partitions.ts';
import type { Parts } from './reading.ts';
import { shapes } from './shapes.ts';

type Source = Pick<Store, 'load' | 'past' | 'commit'> & Pick<Backlog, 'last'>;

/**
 * The profile, what the person kept and their challenges go; in matches the name goes, in finished ones the id as well. A computer
 * that kept the person's seat keeps it for nobody then.
 */
export function createPurge({ redis, writer }: Parts, indexing: Indexing, store: Source): Store['purge'] {
  const drop = (key: string) => asking(null, () => writer.run({ name: 'DEL', keys: [key], args: [] }));

  async function forgetOpen(id: string, user: string): Promise<boolean> {
    for (;;) {
      const sheet = await store.load(id);
      if (!sheet) return false;
      const reply = sheet.status === 'challenge' ? await forgetChallenge(sheet) : await rename(sheet, user);
      if (reply === 'stale') continue;
      await forgetNotes(id, user);
      return true;
    }
  }

  async function forgetChallenge(sheet: Sheet): Promise<unknown> {
    const { id } = sheet;
    const tag = tagOf(id);
    const names = [keys.match(id), keys.due(tag), keys.answers(id), keys.draft(id), keys.note(id), keys.outbox(id), keys.talk(tag), keys.counts(tag)];
    const seq = Buffer.alloc(4);
    seq.writeUInt32BE(sheet.seq);
    const elsewhere = { channel: null, left: sheet.home.channel, join: [], leave: peopleOf(sheet), played: [], server: sheet.home.guild, over: true, made: 0, ended: 0 };
    const entry = { match: id, seq: sheet.seq, ...elsewhere };
    const reply = await asking(id, () => writer.run({ name: 'erase', keys: names, args: [seq, stateOf(sheet), rowOfEntry(entry)] }));
    if (reply === 'done') await indexing.enter(entry);
    return reply;
  }

  async function rename(sheet: Sheet, user: string): Promise<unknown> {
    const bytes = await asking(sheet.id, () => redis.getBuffer(keys.match(sheet.id)));
    const due = (bytes && readHead(bytes)?.head.due) ?? null;
    const instead = sheet.status === 'over' ? NOBODY : { name: NOBODY.name };
    const changed = { ...sheet, seq: sheet.seq + 1, players: without(sheet.players, user, instead) };
    return store.commit({ sheet: changed, from: sheet.seq, history: { drop: 0, add: [] }, posts: [], token: null, due, past: null });
  }

  /** The layer that shows the match may have noted something under the person's id, or with it. */
  async function forgetNotes(id: string, user: string): Promise<void> {
    const notes = Object.entries(await asking(id, () => redis.hgetall(keys.note(id))));
    const fields = notes.filter((each) => each.some((text) => text.includes(user))).map(([field]) => field);
    if (fields.length > 0) await asking(id, () => writer.run({ name: 'HDEL', keys: [keys.note(id)], args: fields }));
  }

  async function forgetPast(id: string, user: string): Promise<boolean> {
    const past = await store.past(id);
    if (!past) return false;
    const sheetOfRecord = { ...past.sheet, players: without(past.sheet.players, user, NOBODY) };
    const args = [pack({ ...past, sheet: sheetOfRecord }, shapes.past.version), 'KEEPTTL'];
    await asking(id, () => writer.run({ name: 'SET', keys: [keys.past(id)], args }));
    const sheet = await store.last(id);
    if (sheet) await rename(sheet, user);
    await forgetNotes(id, user);
    return true;
  }

  return async (user, left) => {
    let changed = Number(await drop(keys.profile(user)));
    await drop(keys.kept(user));
    for (const id of left) await forgetNotes(id, user);
    for (const id of await asking(null, () => redis.hkeys(keys.player(user)))) if (await forgetOpen(id, user)) changed++;
    for (const id of await asking(null, () => redis.zrange(keys.played(user), '0', '-1'))) if (await forgetPast(id, user)) changed++;
    writer.forget?.();
    await drop(keys.played(user));
    return changed;
  };
}

function without(players: readonly Player[], user: string, instead: Partial<typeof NOBODY>): readonly Player[] {
  return players.map((player) => (player.kind === 'person' && player.id === user ? { ...player, ...instead } : withoutKept(player, user)));
}
