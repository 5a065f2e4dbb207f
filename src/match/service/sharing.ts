import type { Ports } from '../transition/commit.ts';
import { dayAt, isSeedHidden, revealedAt } from '../lobby/daily-seed.ts';
import type { Matches } from '../matches.ts';
import { problems } from '../problems.ts';
import { seatHeldBy, seatHolder, isSideGame, type FinishedMatch } from '../stored-match.ts';
import { publicMatch } from '../view/panel.ts';

type SharingService = Pick<Matches, 'sharing' | 'share' | 'stopSharing' | 'isShared'>;

/** Hexadecimal digits of a token: 128 bits. */
const TOKEN_LENGTH = 32;

/** Shares matches by a link that no one can guess. */
export function sharingService({ store, runtime, limits }: Ports): SharingService {
  async function ownMatch(id: string, user: string): Promise<FinishedMatch['sheet']> {
    const sheet = (await store.load(id)) ?? (await store.finished(id))?.sheet;
    if (!sheet) throw problems.unknownMatch();
    if (seatHeldBy(sheet.players, user) === null) throw problems.notAPlayer();
    return sheet;
  }

  async function shareableMatch(id: string, user: string): Promise<FinishedMatch['sheet']> {
    const sheet = await ownMatch(id, user);
    const { terms, players, status, startedAt } = sheet;
    if (isSideGame(terms)) throw problems.sideGame();
    if (startedAt === null) throw problems.shareBeforeStart();
    if (terms.rated && status !== 'over') throw problems.shareRatedBeforeEnd();
    if (isSeedHidden(terms, runtime.now())) throw problems.dailySeedHidden(dayAt(revealedAt(terms.day ?? '')));
    const people = players.flatMap((player) => seatHolder(player) ?? []);
    const unwilling = (await store.profiles(people)).flatMap((profile) => (profile?.unshared ? profile.id : []));
    if (unwilling.includes(user)) throw problems.ownSharingForbidden();
    if (unwilling.length > 0) throw problems.sharingForbidden();
    return sheet;
  }

  return {
    async sharing(id, user) {
      const sheet = await shareableMatch(id, user);
      return { sheet: publicMatch(sheet), token: (await store.shareOf(id))?.token ?? null };
    },
    async share(id, user) {
      await shareableMatch(id, user);
      for (let attempt = 0; attempt < limits.attempts; attempt++) {
        const was = await store.shareOf(id);
        if (was?.token) return was.token;
        const share = { token: runtime.seed().seed.slice(0, TOKEN_LENGTH), by: user };
        if (!(await store.saveShare(id, was, share))) continue;
        try {
          // Someone may have forbidden it, or deleted their data, in the meantime.
          await shareableMatch(id, user);
        } catch (error) {
          await store.saveShare(id, share, null);
          throw error;
        }
        return share.token;
      }
      throw problems.busy();
    },
    async stopSharing(id, user) {
      await ownMatch(id, user);
      for (let attempt = 0; attempt < limits.attempts; attempt++)
        if (await store.saveShare(id, await store.shareOf(id), null)) return;
      throw problems.busy();
    },
    isShared: async (id) => (await store.shareOf(id)) !== null,
  };
}
