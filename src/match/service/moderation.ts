import { z } from 'zod';
import { languages } from '../../engine/text.ts';
import { fingerprint } from '../fingerprint.ts';
import { leaveClubs } from '../clubs/leave-clubs.ts';
import { checkNotBanned, isBannedFrom, saveBan } from '../lobby/server-bans.ts';
import { canLeaveSeat, closeChallenge, leaveSeat } from '../lobby/lobby.ts';
import type { Matches } from '../matches.ts';
import { Problem, problems } from '../problems.ts';
import { applyChange, type Ports } from '../transition/commit.ts';
import { seatOf } from '../transition/change-context.ts';

type ModerationService = Pick<Matches, 'setBanned' | 'isBanned' | 'reportChannel' | 'toggleReports' | 'countReport'>;

/** Name of a server's note of the channel for reports, and of their language. */
export const REPORT_CHANNEL = 'reports';

const reportsSchema = z.array(z.object({ at: z.number(), about: z.string() }));

/** Bans from a server, and reports to its managers. Reports themselves are not stored. */
export function moderationService(ports: Ports): ModerationService {
  const { store, runtime, limits } = ports;

  /** Takes a banned person out of the challenges on a server; matches that run are played to their end. */
  async function leaveChallenges(guild: string, user: string): Promise<void> {
    const open = (await store.ofPlayer(user)).filter(
      ({ status, home }) => status === 'challenge' && home.guild === guild,
    );
    for (const { id } of open) {
      try {
        await applyChange(ports, id, null, (context, sheet) => {
          const seat = sheet.status === 'challenge' ? seatOf(sheet.players, user) : null;
          if (seat === null) return null;
          return canLeaveSeat(sheet, seat) ? leaveSeat(sheet, seat) : closeChallenge(context, sheet, 'expired', null);
        });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
      }
    }
  }

  /** Adds a report to those of a mark within the last day; throws if there are too many. */
  async function count(mark: string, about: string, most: number, perAbout: number): Promise<void> {
    const now = runtime.now();
    const known = reportsSchema.parse(JSON.parse((await store.mark(mark)) || '[]'));
    const recent = known.filter(({ at }) => now - at < limits.challengeWindow);
    if (recent.length >= most || recent.filter((each) => each.about === about).length >= perAbout)
      throw problems.tooManyReports();
    await store.saveMark(mark, JSON.stringify([...recent, { at: now, about }]), now + limits.challengeWindow);
  }

  async function reportChannel(guild: string): ReturnType<Matches['reportChannel']> {
    const [channel = '', named] = (await store.uiValue(guild, REPORT_CHANNEL))?.split(' ') ?? [];
    const language = languages.find((each) => each === named) ?? 'en';
    return channel === '' ? null : { channel, language };
  }

  return {
    async setBanned(guild, user, on) {
      await saveBan(store, guild, user, on);
      if (!on) return;
      await leaveChallenges(guild, user);
      await leaveClubs(ports, guild, user, 'banned');
    },
    isBanned: (guild, user) => isBannedFrom(store, guild, user),
    reportChannel,
    async toggleReports(guild, channel, language) {
      const known = (await reportChannel(guild))?.channel ?? null;
      await store.saveUiValue(guild, REPORT_CHANNEL, known === channel ? null : `${channel} ${language}`);
      return known === channel ? 'off' : known === null ? 'on' : 'moved';
    },
    async countReport(guild, reporter, person) {
      await checkNotBanned(store, guild, reporter);
      const about = fingerprint(`reported ${reporter} ${person}`);
      await count(fingerprint(`reports ${guild} ${reporter}`), about, limits.reportsByPerson, 1);
      await count(fingerprint(`reports ${guild}`), about, limits.reportsInServer, limits.reportsInServer);
    },
  };
}
