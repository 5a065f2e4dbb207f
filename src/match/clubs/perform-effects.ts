import type { ClubEffect, Competition } from '../../clubs/competition.ts';
import { settle } from '../../clubs/settle.ts';
import { blockMark } from '../lobby/abuse-limits.ts';
import { isBannedFrom } from '../lobby/server-bans.ts';
import type { StoredCompetition } from '../ports.ts';
import { createMatchStarter } from '../service/match-starter.ts';
import type { Ports } from '../transition/commit.ts';
import { changeCompetition } from './change-competition.ts';
import { adjudicateMatch, playForSleeper, releaseMatch, startCompetitionMatch } from './competition-matches.ts';
import { competitionTerms } from './competition-terms.ts';

/** Effects carried out before their outcome is written. */
const AT_ONCE = 20;

type Done = Parameters<typeof settle>[2];

/**
 * Carries out what a competition wants done outside, and writes what came of it. All of it may be done again: after a
 * kill nothing happens twice.
 */
export async function performEffects(ports: Ports, stored: StoredCompetition): Promise<StoredCompetition> {
  let current = stored;
  while (current.club.pending.length > 0) {
    const some = current.club.pending.slice(0, AT_ONCE);
    const done: { readonly key: string; readonly what: Done }[] = [];
    for (const effect of some) done.push({ key: effect.key, what: await perform(ports, current, effect) });
    const left = await changeCompetition(ports, current.id, null, ({ club }) => ({
      club: done.reduce((each, { key, what }) => settle(each, key, what, ports.runtime.now()), club),
    }));
    const stuck = left.club.pending.find(({ key }) => done.some((each) => each.key === key));
    if (stuck) throw new Error(`competition ${current.id} still wants ${stuck.key}`);
    current = left;
  }
  return current;
}

async function perform(ports: Ports, stored: StoredCompetition, effect: ClubEffect): Promise<Done> {
  switch (effect.kind) {
    case 'start':
      return startFixture(ports, stored, effect.fixture);
    case 'substitute':
      await playForSleeper(ports, effect.match, effect.person);
      return {};
    case 'adjudicate':
      return { chances: await chancesBySeat(ports, stored.club, effect) };
    case 'release':
      await releaseMatch(ports, effect.match);
      return {};
    case 'announce':
      return {};
  }
}

/** Starts the match of a fixture, unless someone may not play here or two of them block each other. */
async function startFixture(ports: Ports, { club }: StoredCompetition, id: string): Promise<Done> {
  const fixture = club.fixtures.find((each) => each.id === id);
  if (!fixture) return {};
  const { home, settings } = club;
  const seats = fixture.seats.flatMap((who) => {
    const entrant = club.entrants[who];
    return entrant ? [{ who, entrant }] : [];
  });
  const absent: number[] = [];
  for (const { who, entrant } of seats)
    if (entrant.out || (await isBannedFrom(ports.store, home.guild, entrant.person))) absent.push(who);
  if (absent.length > 0) return { absent };
  const people = seats.map(({ entrant: { person, name } }) => ({ id: person, name }));
  if (
    await blockEachOther(
      ports,
      people.map((person) => person.id),
    )
  )
    return { blocked: true };
  const match = await startCompetitionMatch(ports, createMatchStarter(ports), {
    competition: { id: club.id, fixture: id, name: club.name },
    terms: competitionTerms(ports.games, settings),
    home: { guild: home.guild, parent: home.channel, channel: null, language: home.language === 'de' ? 'de' : 'en' },
    people,
  });
  return { match };
}

/** Returns whether one of these people blocks another one. */
async function blockEachOther({ store }: Ports, people: readonly string[]): Promise<boolean> {
  const profiles = await store.profiles(people);
  return people.some((person, index) =>
    people.some((other) => other !== person && profiles[index]?.blocked.includes(blockMark(person, other))),
  );
}

/** Ends the match of a fixture and returns the chances by its seats. */
async function chancesBySeat(
  ports: Ports,
  { fixtures, entrants }: Competition,
  { fixture: id, match }: Extract<ClubEffect, { kind: 'adjudicate' }>,
): Promise<readonly number[] | null> {
  const chances = await adjudicateMatch(ports, match);
  const fixture = fixtures.find((each) => each.id === id);
  if (!chances || !fixture) return null;
  return fixture.seats.map((who) => {
    const entrant = entrants[who];
    const known = [entrant?.person ?? '', ...(entrant?.former ?? [])].find((person) => chances.has(person));
    return known === undefined ? 0 : (chances.get(known) ?? 0);
  });
}
