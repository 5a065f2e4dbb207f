import { fingerprint } from '../fingerprint.ts';
import type { Store } from '../ports.ts';
import { problems } from '../problems.ts';

/** Name of a server's note about a banned person: a mark, so that a ban outlives deleted data without naming anyone. */
const banNote = (guild: string, user: string): string => `ban ${fingerprint(`ban ${guild} ${user}`)}`;

export const isBannedFrom = async (store: Store, guild: string | null, user: string): Promise<boolean> =>
  guild !== null && (await store.uiValue(guild, banNote(guild, user))) !== null;

export const saveBan = (store: Store, guild: string, user: string, on: boolean): Promise<void> =>
  store.saveUiValue(guild, banNote(guild, user), on ? '1' : null);

/** Throws if a server's managers banned this person from playing there. */
export async function checkNotBanned(store: Store, guild: string | null, user: string): Promise<void> {
  if (await isBannedFrom(store, guild, user)) throw problems.banned();
}
