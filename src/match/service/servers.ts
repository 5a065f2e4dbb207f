import { change, type Ports } from '../change/commit.ts';
import { stop } from '../leave/resign.ts';
import { stopDaily } from '../lobby/daily.ts';
import { closeChallenge } from '../lobby/lobby.ts';
import { MADE } from '../lobby/manners.ts';
import { openSheet } from '../look/panel.ts';
import type { Matches } from '../matches.ts';
import { StoreError } from '../ports.ts';
import { Problem } from '../problems.ts';
import type { Sheet } from '../sheet.ts';

/** What concerns whole servers. */
export function servers(ports: Ports): Pick<Matches, 'servers' | 'leaveServer' | 'inServer'> {
  const { store } = ports;

  async function* running(): AsyncIterable<Sheet> {
    for await (const id of store.open()) {
      try {
        const sheet = await store.load(id);
        if (sheet) yield sheet;
      } catch (error) {
        // One that cannot be read does not keep the others from it.
        if (!(error instanceof StoreError) || error.fault !== 'corrupted') throw error;
      }
    }
  }

  return {
    async inServer(guild, from, count) {
      const { sheets, total } = await store.inServer(guild, from, count);
      const matches = sheets.filter(({ terms }) => !terms.daily);
      return { total: total - (sheets.length - matches.length), sheets: matches.map(openSheet) };
    },

    async servers() {
      const found = new Set<string>();
      for await (const { home } of running()) if (home.guild !== null) found.add(home.guild);
      return found;
    },

    async leaveServer(guild) {
      let count = 0;
      for await (const { id, home } of running()) {
        if (home.guild !== guild) continue;
        try {
          await change(ports, id, null, (scope, sheet) =>
            sheet.terms.daily ? stopDaily(scope, sheet) : sheet.status === 'challenge' ? closeChallenge(scope, sheet, 'expired', null) : stop(scope, sheet, { kind: 'abandoned' }),
          );
          count++;
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
      }
      await store.saveNote(guild, MADE, null);
      return count;
    },
  };
}
