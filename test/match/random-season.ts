import type { Random } from '../../src/engine/random.ts';
import type { Analyst } from '../../src/match/ports.ts';
import type { CompetitionRequest } from '../../src/match/clubs/clubs.ts';
import { DAY, HOUR } from '../../src/match/limits.ts';
import { createClubHarness, organizer, people, type ClubHarness } from './clubs-harness.ts';
import { randomMove, seededRandom } from './harness.ts';
import type { MemoryStore } from './memory-store.ts';
import { simpleBots } from './random-life.ts';
import { refusal, traceLine } from './trace-line.ts';

type Deed = readonly [name: string, run: () => Promise<unknown>];

/** Puts the player with more points ahead. */
export const pointsAnalyst: Analyst = {
  chances(game, _variant, seats, state) {
    const points = Array.from({ length: seats }, (_, seat) => 1 + game.stats.points(state as never, seat));
    const sum = points.reduce((total, each) => total + each, 0);
    return points.map((each) => each / sum);
  },
  reasons: () => [],
  advice: async () => null,
  lines: async () => null,
};

/** One competition at random, and the season after it: what each did, what came of it, and a fingerprint of everything. */
export async function randomSeason(
  request: Partial<CompetitionRequest>,
  seed: string,
  steps: number,
  store?: MemoryStore,
): Promise<readonly string[]> {
  const at = createClubHarness({}, 1, pointsAnalyst, { bots: simpleBots, ...(store && { store }) });
  const random = seededRandom(seed);
  const begun = at.runtime.time;
  const lines: string[] = [];
  let { id } = await at.create(request);
  const note = async ([name, run]: Deed): Promise<unknown> => {
    const alarms = at.clock.alarms.length;
    const result = await run().catch(refusal);
    const posts = (at.store.outbox as unknown[]).splice(0) as ClubHarness['store']['outbox'][number][];
    lines.push(
      traceLine({
        hours: (at.runtime.time - begun) / HOUR,
        deed: `${id} ${name}`,
        result,
        posts,
        everything: [
          result,
          posts,
          await everythingOf(at, id, lines.length),
          at.clock.alarms.slice(alarms),
          at.troubles.splice(0).map(String),
        ],
      }),
    );
    return result;
  };
  while (lines.length < steps) {
    const { status } = await at.matches.clubs.show(id);
    if (status !== 'over' && status !== 'cancelled') await note(await deed(at, id, status, random));
    else if (random.below(3) === 0) await note(pass(at, random));
    else {
      const next = await note(['opens the next season', () => at.matches.clubs.nextSeason(id, organizer, null)]);
      ({ id = id } = next as { readonly id?: string });
    }
  }
  const { end } = await at.matches.clubs.show(id);
  at.runtime.time = Math.max(at.runtime.time, end ?? 0);
  await note(['its end comes', () => at.settle()]);
  await note(['the bot is removed', () => at.matches.leaveServer('g')]);
  return lines;
}

/** What there is to see of a competition; also for two of the people, others each time. */
async function everythingOf({ matches, store }: ClubHarness, id: string, turn: number): Promise<unknown> {
  const { clubs } = matches;
  const own = await Promise.all(
    [turn % 8, (turn + 3) % 8].map(async (n) => [
      await clubs.own(id, `p${n}`),
      await clubs.ofPerson(`p${n}`),
      await clubs.crowns(`p${n}`),
    ]),
  );
  return [
    await clubs.show(id),
    await clubs.log(id),
    await clubs.inServer('g'),
    await clubs.hallOfFame('g'),
    own,
    await store.competitions.load(id),
  ];
}

function pass(at: ClubHarness, random: Random): Deed {
  const hours = [1, 6, 6, 24, 60][random.below(5)] ?? 1;
  return [`${hours} hours pass`, () => at.pass(hours * HOUR, 6 * HOUR)];
}

/** Something a person, the organiser or time does. */
async function deed(at: ClubHarness, id: string, status: string, random: Random): Promise<Deed> {
  const { clubs } = at.matches;
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const person = one(people(8));
  const other = one(people(9));
  const token = random.below(2) === 0 ? null : `t${random.below(40)}`;
  const dice = random.below(100);
  if (status === 'open' && dice < 60) return [`${person.name} signs up`, () => clubs.signUp(id, person, token)];
  if (dice < 12) return pass(at, random);
  if (dice < 50) {
    const open = (await at.matchesOf(id)).filter((match) => match.status === 'open');
    if (open.length > 0) {
      const match = one(open);
      const loser = one(match.players);
      if (loser.kind === 'person' && random.below(3) === 0)
        return [`${loser.name} resigns ${match.id}`, () => at.matches.resign(match.id, loser.id, null)];
      if (random.below(3) === 0) return [`${match.id} is played`, () => at.play(match.id, random)];
      return [`a move in ${match.id}`, () => randomMove(at, match.id, random)];
    }
  }
  const fixture = `${1 + random.below(6)}`;
  const days = random.below(20);
  const accept = random.below(3) > 0;
  const challenges: readonly Deed[] = [
    [`${person.name} challenges ${other.name}`, () => clubs.challenge(id, person.id, other.id, token)],
    [
      `${person.name} ${accept ? 'accepts' : 'declines'} ${fixture}`,
      () => clubs.answerChallenge(id, person.id, fixture, accept, token),
    ],
  ];
  const offered = await offeredChallenges(at, id);
  if (offered.length > 0 && random.below(2) === 0) return one(offered);
  return one<Deed>([
    ...challenges,
    [`${person.name} signs up`, () => clubs.signUp(id, person, token)],
    [`${person.name} withdraws`, () => clubs.withdraw(id, person.id, token)],
    ['starts now', () => clubs.startNow(id, organizer, token)],
    [`removes ${person.name}`, () => clubs.remove(id, organizer, person.id, ' Too\nloud ', token)],
    [`puts ${other.name} in the place of ${person.name}`, () => clubs.replace(id, organizer, person.id, other, token)],
    [`extends by ${days} days`, () => clubs.extend(id, organizer, days, token)],
    [`moves to channel ${days}`, () => clubs.moveTo(id, organizer, `c${days}`, token)],
    ['loses its channel', () => clubs.channelGone(id)],
    ...(random.below(14) === 0
      ? ([
          ['finishes', () => clubs.finish(id, organizer, token)],
          ['cancels', () => clubs.cancel(id, organizer, 'No time', token)],
          [`${person.name} leaves the server`, () => clubs.personLeft('g', person.id)],
          [`${person.name} is banned`, () => at.matches.setBanned('g', person.id, true)],
        ] satisfies Deed[])
      : []),
    [`${person.name} goes on vacation`, () => at.matches.vacation(person.id, 3)],
    [`${person.name} blocks ${other.name}`, () => at.matches.block(person.id, other.id, random.below(4) === 0)],
    ['a day passes', () => at.pass(DAY, 6 * HOUR)],
  ]);
}

/** The challenges that people of a ladder may make or have to answer. */
async function offeredChallenges(at: ClubHarness, id: string): Promise<readonly Deed[]> {
  const { clubs } = at.matches;
  const found: Deed[] = [];
  for (const { id: user, name } of people(8)) {
    const { challenged, mayChallenge } = await clubs.own(id, user);
    if (challenged)
      found.push([`${name} accepts`, () => clubs.answerChallenge(id, user, challenged.fixture, true, null)]);
    for (const each of mayChallenge)
      found.push([`${name} challenges ${each.name}`, () => clubs.challenge(id, user, each.id, null)]);
  }
  return found;
}
