import { concerns } from '../../log.ts';
import type { Matches } from '../../match/matches.ts';
import { problems } from '../../match/problems.ts';
import { heldSeat, type Past } from '../../match/sheet.ts';

type Seen = Pick<Past['sheet'], 'id' | 'home' | 'players'>;

/**
 * The matches as somebody may look at them from where they are: their own, those of the server they are on, and shared ones.
 * What is done in a match is its players' anyway.
 */
export function lookingFrom(matches: Matches, guild: string | null, user: string): Matches {
  async function mayLook({ id, home, players }: Seen): Promise<boolean> {
    const local = guild !== null && home.guild === guild;
    return local || heldSeat(players, user) !== null || matches.isShared(id);
  }

  async function checked<T extends { readonly sheet: Seen }>(seen: T): Promise<T> {
    concerns({ match: seen.sheet.id });
    if (!(await mayLook(seen.sheet))) throw problems.notShared();
    return seen;
  }

  /** For what tells nothing of its place: looked at first. */
  const after =
    <A extends readonly unknown[], T>(look: (id: string, ...rest: A) => Promise<T>) =>
    async (id: string, ...rest: A): Promise<T> => {
      await checked(await matches.panel(id, null));
      return look(id, ...rest);
    };

  const looking: Partial<Matches> = {
    panel: async (id, who, here) => checked(await matches.panel(id, who, here)),
    replay: async (id, who, answers, seat) => checked(await matches.replay(id, who, answers, seat)),
    log: after(async (id, who: string | null) => matches.log(id, who)),
    figures: after(async (id) => matches.figures(id)),
    record: after(async (id) => matches.record(id)),
    asked: after(async (id, answer: number) => matches.asked(id, answer)),
    review: after(async (id) => matches.review(id)),
    async playFrom(wish) {
      await checked(await matches.panel(wish.match, null));
      return matches.playFrom(wish);
    },
    async pastOf(whom, limit) {
      const pasts = await matches.pastOf(whom, limit);
      const may = await Promise.all(pasts.map(async ({ sheet }) => mayLook(sheet)));
      return pasts.filter((_, index) => may[index]);
    },
  };
  return Object.assign(Object.create(matches) as Matches, looking);
}
