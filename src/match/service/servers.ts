import { applyChange, type Ports } from '../transition/commit.ts';
import { endMatchAs } from '../leave/resign.ts';
import { stopDailyPuzzle } from '../lobby/daily-puzzle.ts';
import { cancelClubs } from '../clubs/leave-clubs.ts';
import { closeChallenge } from '../lobby/lobby.ts';
import { CHALLENGES_MADE } from '../lobby/abuse-limits.ts';
import { publicMatch } from '../view/panel.ts';
import type { Matches } from '../matches.ts';
import { REPORT_CHANNEL } from './moderation.ts';
import { serverOwner } from './saved-rules.ts';
import { StoreError } from '../ports.ts';
import { Problem } from '../problems.ts';
import type { StoredMatch } from '../stored-match.ts';

export function serverService(ports: Ports): Pick<Matches, 'servers' | 'leaveServer' | 'inServer'> {
  const { store } = ports;

  async function* running(): AsyncIterable<StoredMatch> {
    for await (const id of store.openMatches()) {
      try {
        const sheet = await store.load(id);
        if (sheet) yield sheet;
      } catch (error) {
        // An unreadable match doesn't stop the others.
        if (!(error instanceof StoreError) || error.fault !== 'corrupted') throw error;
      }
    }
  }

  return {
    async inServer(guild, from, count) {
      const { sheets, total } = await store.inServer(guild, from, count);
      const matches = sheets.filter(({ terms }) => !terms.daily);
      return { total: total - (sheets.length - matches.length), sheets: matches.map(publicMatch) };
    },

    async servers() {
      const found = new Set<string>();
      for await (const { home } of running()) if (home.guild !== null) found.add(home.guild);
      for await (const id of store.competitions.open()) {
        try {
          const competition = await store.competitions.load(id);
          if (competition) found.add(competition.guild);
        } catch (error) {
          if (!(error instanceof StoreError) || error.fault !== 'corrupted') throw error;
        }
      }
      return found;
    },

    async leaveServer(guild) {
      let count = 0;
      for await (const { id, home } of running()) {
        if (home.guild !== guild) continue;
        try {
          await applyChange(ports, id, null, (context, sheet) =>
            sheet.terms.daily
              ? stopDailyPuzzle(context, sheet)
              : sheet.status === 'challenge'
                ? closeChallenge(context, sheet, 'expired', null)
                : endMatchAs(context, sheet, { kind: 'abandoned' }),
          );
          count++;
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
      }
      count += await cancelClubs(ports, guild);
      await store.saveUiValue(guild, CHALLENGES_MADE, null);
      await store.saveUiValue(guild, REPORT_CHANNEL, null);
      for (const [name, value] of await store.userData(serverOwner(guild)))
        await store.saveUserData(serverOwner(guild), name, value, null);
      return count;
    },
  };
}
