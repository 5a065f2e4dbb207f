import { describe, expect, it } from 'vitest';
import type { Random } from '../../src/engine/random.ts';
import { DAY, HOUR } from '../../src/match/limits.ts';
import { Problem } from '../../src/match/index.ts';
import { type ClubHarness, createClubHarness, organizer, people } from './clubs-harness.ts';
import { randomMove, seededRandom } from './harness.ts';

class Killed extends Error {}

/** Lets the process die now and then just before or just after something is written. */
function makeMortal({ store }: ClubHarness, random: Random): { kills: number; isMortal: boolean } {
  const fate = { kills: 0, isMortal: true };
  const die = (): void => {
    if (!fate.isMortal || random.below(12) > 0) return;
    fate.kills++;
    throw new Killed();
  };
  const mortal =
    <A extends readonly unknown[], R>(write: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      die();
      const written = await write(...given);
      die();
      return written;
    };
  store.commit = mortal(store.commit.bind(store));
  store.competitions.commit = mortal(store.competitions.commit.bind(store.competitions));
  return fate;
}

/** Tries again after a death, as the next process does. */
async function survive(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (error instanceof Problem) return;
      if (!(error instanceof Killed)) throw error;
    }
  }
}

const PEOPLE = 5;
/** Seasons of each kind: `SEASONS=3` plays three. */
const seeds = Array.from({ length: Number(process.env['SEASONS'] ?? 1) }, (_, number) => `season ${number}`);

const kinds = [
  { kind: 'league', seats: 2, inRounds: false },
  { kind: 'league', seats: 2, inRounds: true },
  { kind: 'league', seats: 3, variant: 'crowd' },
  { kind: 'cup', format: 'single', places: PEOPLE },
  { kind: 'cup', format: 'double', places: PEOPLE },
  { kind: 'cup', format: 'swiss', places: PEOPLE },
  { kind: 'ladder' },
] as const;

describe.each(kinds)('a season killed at random moments: %o', (request) => {
  it.each(seeds)('starts each match once, counts each once, and ends on its date (%s)', async (seed) => {
    const at = createClubHarness();
    const random = seededRandom(`${seed}${JSON.stringify(request)}`);
    const everyone = people(PEOPLE);
    const { id } = await at.create({ ...request, ...(request.kind !== 'league' && { start: undefined }) });
    const fate = makeMortal(at, random);
    for (const person of everyone) await survive(() => at.matches.clubs.signUp(id, person, `sign ${person.id}`));
    if (request.kind === 'league') await survive(() => at.matches.clubs.startNow(id, organizer, 'start'));
    // The first person never moves, and some leave, are removed or delete their data.
    const awake = everyone.slice(1);
    const leaving = new Map<number, () => Promise<unknown>>([
      [20, () => at.matches.clubs.withdraw(id, 'p1', 'leave')],
      [40, () => at.matches.purge('p2')],
      [60, () => at.matches.clubs.remove(id, organizer, 'p3', '', 'remove')],
    ]);
    for (let step = 0; step < 600 && (await statusOf(at, id)) !== 'over'; step++) {
      const leave = leaving.get(step);
      if (leave) await survive(leave);
      if (request.kind === 'ladder') await challengeSomeone(at, id, random, step);
      for (const match of await at.matchesOf(id))
        if (match.status === 'open' && random.below(3) === 0 && mayMove(match, awake))
          await survive(() => randomMove(at, match.id, random));
      if (request.kind === 'ladder' && step === 400) await survive(() => at.matches.clubs.finish(id, organizer, 'end'));
      await survive(() => at.pass(6 * HOUR));
    }
    fate.isMortal = false;
    await at.pass(DAY);
    expect(fate.kills).toBeGreaterThan(0);

    const view = await at.matches.clubs.show(id);
    expect(view.status).toBe('over');
    expect(view.fixtures.filter(({ status }) => status !== 'decided')).toEqual([]);
    const matches = await at.matchesOf(id);
    const fixtures = matches.map(({ competition }) => competition?.fixture ?? '');
    expect(new Set(fixtures).size).toBe(fixtures.length);
    for (const match of matches)
      expect(view.fixtures.find((fixture) => fixture.id === match.competition?.fixture)?.match).toBe(match.id);
    for (const table of view.tables)
      for (const { person, played } of table.rows)
        expect(played).toBe(
          view.fixtures.filter(
            ({ how, people: them }) =>
              them.length > 1 && them.some((each) => each.id === person) && (how !== 'void' || view.kind !== 'ladder'),
          ).length,
        );
    const posts = at.store.outbox.map((post) => post.id);
    expect(new Set(posts).size).toBe(posts.length);
  });
});

const statusOf = async (at: ClubHarness, id: string): Promise<string> => (await at.matches.clubs.show(id)).status;

/** Returns whether the match waits for someone who is awake. */
function mayMove(
  { waits, players }: Awaited<ReturnType<ClubHarness['matchesOf']>>[number],
  awake: readonly { readonly id: string }[],
): boolean {
  return waits.every(({ seat }) => {
    const player = players[seat];
    return player?.kind === 'person' && awake.some((person) => person.id === player.id);
  });
}

async function challengeSomeone(at: ClubHarness, id: string, random: Random, step: number): Promise<void> {
  const { people: entrants, challenges } = await at.matches.clubs.show(id);
  const challenger = entrants[random.below(entrants.length)];
  const [opponent] = challenger ? (await at.matches.clubs.own(id, challenger.id)).mayChallenge : [];
  if (challenger && opponent && random.below(4) === 0)
    await survive(() => at.matches.clubs.challenge(id, challenger.id, opponent.id, `challenge ${step}`));
  for (const { fixture, opponent: asked } of challenges)
    if (random.below(5) === 0)
      await survive(() => at.matches.clubs.answerChallenge(id, asked, fixture, random.below(4) > 0, `answer ${step}`));
}
