import { isAnonymous } from '../../ratings/result.ts';
import { loadCompetition } from '../clubs/change-competition.ts';
import type { Clubs, HallEntry } from '../clubs/clubs.ts';
import { competitionLog, podiumOf, summaryOf, tablesOf } from '../clubs/competition-view.ts';
import type { StoredCompetition } from '../ports.ts';
import type { Ports } from '../transition/commit.ts';

/** Places of a season that are remembered. */
const PODIUM = 3;

/** Lists competitions, and what became of earlier ones. */
export function clubHistory({ store }: Ports): Pick<Clubs, 'inServer' | 'ofPerson' | 'log' | 'hallOfFame' | 'crowns'> {
  return {
    inServer: async (guild) => (await store.competitions.inServer(guild)).map(summaryOf),

    async ofPerson(user) {
      const open = (await store.competitions.ofPerson(user)).filter(
        ({ club: { phase, entrants } }) =>
          (phase === 'open' || phase === 'running') && entrants.some(({ person, out }) => person === user && !out),
      );
      return open.map(summaryOf);
    },

    async log(id) {
      return competitionLog(await loadCompetition({ store }, id));
    },

    hallOfFame: async (guild) =>
      (await store.competitions.inServer(guild)).filter(isOver).map(hallEntry).toSorted(byEnd),

    async crowns(user) {
      const entries = (await store.competitions.ofPerson(user)).filter(isOver);
      return entries.flatMap((stored) => {
        const { id, name, kind, season, end, winners } = hallEntry(stored);
        const won = winners.some(({ place, person }) => place === 1 && person === user);
        return won ? [{ competition: id, name, kind, season, guild: stored.guild, at: end ?? 0 }] : [];
      });
    },
  };
}

const isOver = ({ club }: StoredCompetition): boolean => club.phase === 'over';

const byEnd = (one: HallEntry, other: HallEntry): number => (other.end ?? 0) - (one.end ?? 0);

/** Returns a season with the first places of its highest division. */
function hallEntry(stored: StoredCompetition): HallEntry {
  const rows = podiumOf(tablesOf(stored.club, stored.club.endedAt ?? 0), PODIUM).filter(
    ({ person }) => !isAnonymous(person),
  );
  return { ...summaryOf(stored), winners: rows.map(({ place, person, name }) => ({ place, person, name })) };
}
