import { z } from 'zod';
import type { Ports } from '../transition/commit.ts';
import type { Matches } from '../matches.ts';
import { problems } from '../problems.ts';

type BrowserSessionService = Pick<
  Matches,
  'newTicket' | 'useTicket' | 'newSession' | 'sessionUser' | 'sessions' | 'endSession' | 'endSessions'
>;

/** Tickets and sessions of one person, by the hashes of their secrets. */
const stored = z.object({
  tickets: z.array(z.object({ hash: z.string(), match: z.string().nullable(), until: z.number() })),
  sessions: z.array(z.object({ hash: z.string(), since: z.number(), used: z.number(), until: z.number() })),
});
type SignedIn = z.infer<typeof stored>;

/** The name among a person's private data, with which it is deleted. */
const NAME = 'browsers';
const DAY = 86_400_000;
/** A person's id and a secret of 256 bits. */
const token = /^([\w-]{1,40})\.([0-9a-f]{64})$/;

const nothing: SignedIn = { tickets: [], sessions: [] };

/**
 * Signs browsers in. Everything of a person is one value, so that a ticket is used and its session begins in one write.
 */
export function browserSessionService({ store, runtime, limits }: Ports): BrowserSessionService {
  function read(text: string | null): SignedIn {
    const kept = text === null ? nothing : stored.parse(JSON.parse(text));
    const now = runtime.now();
    const isValid = ({ until }: { readonly until: number }): boolean => until > now;
    return { tickets: kept.tickets.filter(isValid), sessions: kept.sessions.filter(isValid) };
  }

  const textOf = async (user: string): Promise<string | null> => (await store.userData(user)).get(NAME) ?? null;

  /** Changes what is stored; null leaves it as it is. The change is tried again if another one came first. */
  async function change(user: string, by: (kept: SignedIn) => SignedIn | null): Promise<boolean> {
    for (let attempt = 0; attempt < limits.attempts; attempt++) {
      const was = await textOf(user);
      const next = by(read(was));
      if (!next) return false;
      const isEmpty = next.tickets.length + next.sessions.length === 0;
      const text = isEmpty ? null : JSON.stringify(next);
      if (text === was || (await store.saveUserData(user, NAME, was, text))) return true;
    }
    throw problems.busy();
  }

  /** Returns the person and the hash that a ticket or session stands for; null if it can't be one. */
  function parse(given: string): { readonly user: string; readonly hash: string } | null {
    const [, user, secret] = token.exec(given) ?? [];
    return user === undefined || secret === undefined ? null : { user, hash: runtime.seed(secret).commitment };
  }

  function newSecret(user: string): { readonly secret: string; readonly hash: string } {
    const { seed, commitment } = runtime.seed();
    return { secret: `${user}.${seed}`, hash: commitment };
  }

  /** Adds a session; the one used longest ago gives way. */
  function withSession(kept: SignedIn, hash: string): SignedIn {
    const now = runtime.now();
    const newest = kept.sessions
      .toReversed()
      .toSorted((one, other) => other.used - one.used)
      .slice(0, limits.sessions - 1)
      .toReversed();
    return { ...kept, sessions: [...newest, { hash, since: now, used: now, until: now + limits.session }] };
  }

  return {
    async newTicket(user, match) {
      const { secret, hash } = newSecret(user);
      const until = runtime.now() + limits.ticket;
      await change(user, (kept) => ({
        ...kept,
        tickets: [...kept.tickets.slice(1 - limits.tickets), { hash, match, until }],
      }));
      return secret;
    },
    async useTicket(given) {
      const parsed = parse(given);
      if (!parsed) return null;
      const session = newSecret(parsed.user);
      let match: string | null = null;
      const isUsed = await change(parsed.user, (kept) => {
        const ticket = kept.tickets.find(({ hash }) => hash === parsed.hash);
        if (!ticket) return null;
        ({ match } = ticket);
        return withSession({ ...kept, tickets: kept.tickets.filter((each) => each !== ticket) }, session.hash);
      });
      return isUsed ? { session: session.secret, match } : null;
    },
    async newSession(user) {
      const { secret, hash } = newSecret(user);
      await change(user, (kept) => withSession(kept, hash));
      return secret;
    },
    async sessionUser(given) {
      const parsed = parse(given);
      if (!parsed) return null;
      const { user, hash } = parsed;
      const found = read(await textOf(user)).sessions.find((each) => each.hash === hash);
      if (!found) return null;
      const now = runtime.now();
      if (now - found.used < DAY) return user;
      const isValid = await change(user, (kept) =>
        kept.sessions.some((each) => each.hash === hash)
          ? { ...kept, sessions: kept.sessions.map((each) => (each.hash === hash ? { ...each, used: now } : each)) }
          : null,
      );
      return isValid ? user : null;
    },
    async sessions(user, own = null) {
      const hash = own === null ? null : parse(own)?.hash;
      return read(await textOf(user))
        .sessions.toSorted((one, other) => other.since - one.since)
        .map((each) => ({ since: each.since, used: each.used, own: each.hash === hash }));
    },
    async endSession(given) {
      const parsed = parse(given);
      if (!parsed) return;
      await change(parsed.user, (kept) => ({
        ...kept,
        sessions: kept.sessions.filter(({ hash }) => hash !== parsed.hash),
      }));
    },
    endSessions: async (user) => void (await change(user, () => nothing)),
  };
}
