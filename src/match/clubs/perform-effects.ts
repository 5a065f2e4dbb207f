import type { ClubEffect, Competition } from '../../clubs/competition.ts';
import { type SettledEffect, settle } from '../../clubs/settle.ts';
import { blockEachOther } from '../lobby/abuse-limits.ts';
import { isBannedFrom } from '../lobby/server-bans.ts';
import type { StoredCompetition } from '../ports.ts';
import { Problem } from '../problems.ts';
import { createMatchStarter } from '../service/match-starter.ts';
import type { Ports } from '../transition/commit.ts';
import { changeCompetition } from './change-competition.ts';
import { answerTime } from './answer-time.ts';
import { adjudicateMatch, playForSleeper, releaseMatch, startCompetitionMatch } from './competition-matches.ts';
import { competitionTerms } from './competition-terms.ts';

/** Effects carried out before their outcome is written, and how often that is done before others get their turn. */
const AT_ONCE = 20;
const ROUNDS = 5;

/**
 * Carries out what a competition wants done outside, and writes what came of it. All of it may be done again: after a
 * kill nothing happens twice. Returns whether nothing is left to do.
 */
export async function performEffects(
  ports: Ports,
  stored: StoredCompetition,
): Promise<{ readonly stored: StoredCompetition; readonly isDone: boolean }> {
  let current = stored;
  for (let round = 0; round < ROUNDS && current.club.pending.length > 0; round++) {
    const done: { readonly key: string; readonly what: SettledEffect }[] = [];
    for (const effect of current.club.pending.slice(0, AT_ONCE))
      done.push({ key: effect.key, what: await perform(ports, current, effect) });
    current = await changeCompetition(ports, current.id, null, ({ club }) => ({
      club: done.reduce((each, { key, what }) => settle(each, key, what, ports.runtime.now()), club),
    }));
    const stuck = current.club.pending.find(({ key }) => done.some((each) => each.key === key));
    if (stuck) throw new Error(`competition ${current.id} still wants ${stuck.key}`);
  }
  return { stored: current, isDone: current.club.pending.length === 0 };
}

async function perform(ports: Ports, stored: StoredCompetition, effect: ClubEffect): Promise<SettledEffect> {
  switch (effect.kind) {
    case 'start':
      return startFixture(ports, stored, effect.fixture);
    case 'substitute':
      await playForSleeper(ports, effect.match, effect.person);
      return { kind: 'done' };
    case 'adjudicate':
      return { kind: 'chances', chances: await chancesBySeat(ports, stored.club, effect) };
    case 'release':
      await releaseMatch(ports, effect.match);
      return { kind: 'done' };
    case 'expire':
      return expireChallenge(ports, stored.club, effect.fixture);
    case 'announce':
      return { kind: 'done' };
  }
}

/** Finds out why a challenge wasn't answered: a vacation gives more time, and those who block each other don't play. */
async function expireChallenge(ports: Ports, { fixtures, entrants }: Competition, id: string): Promise<SettledEffect> {
  const { seats = [], challenge } = fixtures.find((each) => each.id === id) ?? {};
  const people = seats.flatMap((who) => entrants[who]?.person ?? []);
  if (await blockEachOther(ports, people)) return { kind: 'blocked' };
  const until = await answerTime(ports, people[1] ?? '', challenge?.at ?? 0);
  return until > ports.runtime.now() ? { kind: 'later', until } : { kind: 'done' };
}

/** Starts the match of a fixture, unless someone may not play here or two of them block each other. */
async function startFixture(ports: Ports, { club }: StoredCompetition, id: string): Promise<SettledEffect> {
  const fixture = club.fixtures.find((each) => each.id === id);
  if (!fixture) return { kind: 'done' };
  const { home, settings } = club;
  const seats = fixture.seats.flatMap((who) => {
    const entrant = club.entrants[who];
    return entrant ? [{ who, entrant }] : [];
  });
  const absent: number[] = [];
  for (const { who, entrant } of seats)
    if (entrant.out || (await isBannedFrom(ports.store, home.guild, entrant.person))) absent.push(who);
  if (absent.length > 0) return { kind: 'absent', entrants: absent };
  const people = seats.map(({ entrant: { person, name } }) => ({ id: person, name }));
  if (
    await blockEachOther(
      ports,
      people.map((person) => person.id),
    )
  )
    return { kind: 'blocked' };
  try {
    const match = await startCompetitionMatch(ports, createMatchStarter(ports), {
      competition: {
        id: club.id,
        fixture: id,
        name: club.name,
        ...(club.rounds.length > 1 && { round: fixture.round }),
      },
      terms: competitionTerms(ports.games, settings),
      home: { guild: home.guild, parent: home.channel, channel: null, language: home.language === 'de' ? 'de' : 'en' },
      people,
      isSeated: club.kind === 'league',
    });
    return { kind: 'started', match };
  } catch (error) {
    // A newer version may lack the variant: the fixture counts for no one, and the competition goes on.
    if (!(error instanceof Problem)) throw error;
    ports.report(error);
    return { kind: 'blocked' };
  }
}

/** Ends the match of a fixture and returns the chances by its seats. */
async function chancesBySeat(
  ports: Ports,
  { kind, fixtures, entrants }: Competition,
  { fixture: id, match }: Extract<ClubEffect, { kind: 'adjudicate' }>,
): Promise<readonly number[] | null> {
  const chances = await adjudicateMatch(ports, match, kind === 'cup');
  const fixture = fixtures.find((each) => each.id === id);
  if (!chances || !fixture) return null;
  return fixture.seats.map((who) => {
    const entrant = entrants[who];
    const known = [entrant?.person ?? '', ...(entrant?.former ?? [])].find((person) => chances.has(person));
    return known === undefined ? 0 : (chances.get(known) ?? 0);
  });
}
