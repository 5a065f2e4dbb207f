import type { Ports } from '../change/commit.ts';
import { problems } from '../problems.ts';
import type { Past, Profile } from '../sheet.ts';
import { sumOf } from '../sum.ts';

/** How a profile remembers somebody whose challenges are not taken: it tells whether it is the same person, not who. */
export const markOf = (owner: string, other: string): string => sumOf(`${owner} ${other}`);

/** Who asked for a match. */
export function challengerOf({ players, challenger }: Past['sheet']): string | null {
  const player = players[challenger ?? 0];
  return player?.kind === 'person' ? player.id : null;
}

const takes = ({ id, challengers, blocked }: Profile, challenger: string, guild: string | null): boolean =>
  !blocked.includes(markOf(id, challenger)) && (challengers === 'everyone' || challengers === `server ${guild ?? ''}`);

export interface Manners {
  /** Throws when somebody has as many matches as one may have. What others ask of them does not count. */
  checkRoom(user: string): Promise<void>;
  /** Throws when this challenge would be a nuisance. Gives those who should not be called by it: they were today. */
  checkChallenge(challenger: string, opponents: readonly string[], guild: string | null): Promise<readonly string[]>;
  /** A challenge was made on a server. */
  count(guild: string | null): Promise<void>;
  /** Before somebody is forgotten: the challenges of the last time still count, without naming anyone. */
  keepCount(user: string): Promise<void>;
}

/** A challenge that nobody accepted: when it was made, and marks of those it was for. */
interface Asked {
  readonly at: number;
  readonly to: readonly string[];
}

const countMark = (user: string): string => sumOf(`challenges ${user}`);

/** Note of a server: when challenges were made there lately. */
export const MADE = 'challenges';

export function manners({ store, world, limits }: Ports): Manners {
  const recent = (at: number): boolean => world.now() - at < limits.challengeWindow;

  /** The challenges of a person that nobody accepted, of the last time. */
  async function unanswered(user: string): Promise<readonly Asked[]> {
    const past = await store.pastOf(user, 2 * limits.challengesByPerson);
    const sheets = [...(await store.ofPlayer(user)), ...past.map(({ sheet }) => sheet)];
    const made = sheets.filter((sheet) => sheet.startedAt === null && challengerOf(sheet) === user);
    const kept = JSON.parse((await store.remembered(countMark(user))) ?? '[]') as readonly Asked[];
    return [...kept, ...made.map((sheet) => askedIn(sheet, user))].filter(({ at }) => recent(at));
  }

  async function madeIn(guild: string): Promise<readonly number[]> {
    const note = await store.note(guild, MADE);
    return (note?.split(' ') ?? []).map(Number).filter(recent);
  }

  return {
    async checkRoom(user) {
      const own = (await store.ofPlayer(user)).filter((sheet) => !sheet.terms.puzzle && (sheet.status !== 'challenge' || challengerOf(sheet) === user));
      if (own.length >= limits.openPerPlayer) throw problems.tooMany();
    },
    async checkChallenge(challenger, opponents, guild) {
      const mine = await unanswered(challenger);
      const called: string[] = [];
      for (const opponent of opponents) {
        const profile = await store.profile(opponent);
        if (profile && !takes(profile, challenger, guild)) throw problems.takesNone();
        const waiting = (await store.ofPlayer(opponent)).filter(
          (sheet) => sheet.status === 'challenge' && challengerOf(sheet) !== opponent,
        );
        if (waiting.length >= limits.challengesToPerson) throw problems.muchAsked();
        const same = mine.filter(({ to }) => to.includes(markOf(challenger, opponent)));
        if (same.length >= limits.challengesToOne) throw problems.asksTooMuch();
        if (same.length > 0) called.push(opponent);
      }
      if (mine.length >= limits.challengesByPerson) throw problems.asksTooMuch();
      if (guild !== null && (await madeIn(guild)).length >= limits.challengesInServer) throw problems.serverFull();
      return called;
    },
    async count(guild) {
      if (guild === null) return;
      const made = [...(await madeIn(guild)), world.now()].slice(-limits.challengesInServer);
      await store.saveNote(guild, MADE, made.join(' '));
    },
    async keepCount(user) {
      const asked = await unanswered(user);
      if (asked.length > 0) await store.remember(countMark(user), JSON.stringify(asked), world.now() + limits.challengeWindow);
    },
  };
}

const askedIn = ({ createdAt, players }: Past['sheet'], user: string): Asked => ({
  at: createdAt,
  to: players.flatMap((player) => (player.kind === 'person' && player.id !== user ? markOf(user, player.id) : [])),
});
