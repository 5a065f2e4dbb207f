import type { Ports } from '../transition/commit.ts';
import { problems } from '../problems.ts';
import type { FinishedMatch, Profile } from '../stored-match.ts';
import { fingerprint } from '../fingerprint.ts';

/** Returns the mark by which a profile recognizes a blocked person without storing who it is. */
export const blockMark = (owner: string, other: string): string => fingerprint(`${owner} ${other}`);

/** Returns whether one of these people blocks another one. */
export async function blockEachOther({ store }: Pick<Ports, 'store'>, people: readonly string[]): Promise<boolean> {
  const profiles = await store.profiles(people);
  return people.some((person, index) =>
    people.some((other) => other !== person && profiles[index]?.blocked.includes(blockMark(person, other))),
  );
}

export function challengerOf({ players, challenger }: FinishedMatch['sheet']): string | null {
  const player = players[challenger ?? 0];
  return player?.kind === 'person' ? player.id : null;
}

const acceptsChallengeFrom = (
  { id, challengers, blocked }: Profile,
  challenger: string,
  guild: string | null,
): boolean =>
  !blocked.includes(blockMark(id, challenger)) &&
  (challengers === 'everyone' || challengers === `server ${guild ?? ''}`);

export interface AbuseLimits {
  /** Throws if the user has the maximum number of matches. Challenges from others don't count. */
  checkOpenMatches(user: string): Promise<void>;
  /**
   * Throws if this challenge would be a nuisance. Returns the opponents already notified today: they aren't notified
   * again.
   */
  checkChallenge(challenger: string, opponents: readonly string[], guild: string | null): Promise<readonly string[]>;
  countChallenge(guild: string | null): Promise<void>;
  /** Keeps a user's recent challenges counted, without naming anyone, before their data is deleted. */
  keepChallengeCount(user: string): Promise<void>;
}

/** A challenge that wasn't accepted: when it was made, and the marks of those it was for. */
interface UnansweredChallenge {
  readonly at: number;
  readonly to: readonly string[];
}

const challengeCountMark = (user: string): string => fingerprint(`challenges ${user}`);

/** Name of a server's note of recent challenges. */
export const CHALLENGES_MADE = 'challenges';

export function abuseLimits({ store, runtime, limits }: Ports): AbuseLimits {
  const recent = (at: number): boolean => runtime.now() - at < limits.challengeWindow;

  /** Returns a user's recent challenges that weren't accepted. */
  async function unanswered(user: string): Promise<readonly UnansweredChallenge[]> {
    const finished = await store.finishedOf(user, 2 * limits.challengesByPerson);
    const sheets = [...(await store.ofPlayer(user)), ...finished.map(({ sheet }) => sheet)];
    const made = sheets.filter((sheet) => sheet.startedAt === null && challengerOf(sheet) === user);
    const kept = JSON.parse((await store.mark(challengeCountMark(user))) ?? '[]') as readonly UnansweredChallenge[];
    return [...kept, ...made.map((sheet) => unansweredChallenge(sheet, user))].filter(({ at }) => recent(at));
  }

  async function madeIn(guild: string): Promise<readonly number[]> {
    const note = await store.uiValue(guild, CHALLENGES_MADE);
    return (note?.split(' ') ?? []).map(Number).filter(recent);
  }

  return {
    async checkOpenMatches(user) {
      const own = (await store.ofPlayer(user)).filter(
        (sheet) =>
          !sheet.terms.puzzle && !sheet.terms.lesson && (sheet.status !== 'challenge' || challengerOf(sheet) === user),
      );
      if (own.length >= limits.openPerPlayer) throw problems.tooManyMatches();
    },
    async checkChallenge(challenger, opponents, guild) {
      const mine = await unanswered(challenger);
      const called: string[] = [];
      for (const opponent of opponents) {
        const profile = await store.profile(opponent);
        if (profile && !acceptsChallengeFrom(profile, challenger, guild)) throw problems.challengesRefused();
        const waiting = (await store.ofPlayer(opponent)).filter(
          (sheet) => sheet.status === 'challenge' && challengerOf(sheet) !== opponent,
        );
        if (waiting.length >= limits.challengesToPerson) throw problems.tooManyChallengesWaiting();
        const same = mine.filter(({ to }) => to.includes(blockMark(challenger, opponent)));
        if (same.length >= limits.challengesToOne) throw problems.tooManyChallengesMade();
        if (same.length > 0) called.push(opponent);
      }
      if (mine.length >= limits.challengesByPerson) throw problems.tooManyChallengesMade();
      if (guild !== null && (await madeIn(guild)).length >= limits.challengesInServer) throw problems.serverFull();
      return called;
    },
    async countChallenge(guild) {
      if (guild === null) return;
      const made = [...(await madeIn(guild)), runtime.now()].slice(-limits.challengesInServer);
      await store.saveUiValue(guild, CHALLENGES_MADE, made.join(' '));
    },
    async keepChallengeCount(user) {
      const asked = await unanswered(user);
      if (asked.length > 0)
        await store.saveMark(challengeCountMark(user), JSON.stringify(asked), runtime.now() + limits.challengeWindow);
    },
  };
}

const unansweredChallenge = ({ createdAt, players }: FinishedMatch['sheet'], user: string): UnansweredChallenge => ({
  at: createdAt,
  to: players.flatMap((player) => (player.kind === 'person' && player.id !== user ? blockMark(user, player.id) : [])),
});
