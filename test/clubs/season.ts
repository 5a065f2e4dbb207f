import { isDeepStrictEqual } from 'node:util';
import { advance } from '../../src/clubs/advance.ts';
import { CLUB_DAY } from '../../src/clubs/changes.ts';
import {
  type ClubEffect,
  type Competition,
  type CompetitionSettings,
  type MatchFact,
  readCompetition,
} from '../../src/clubs/competition.ts';
import {
  answerChallenge,
  challengeOnLadder,
  finishLadder,
  mayChallenge,
  challengeWith,
} from '../../src/clubs/ladder.ts';
import { openCompetition } from '../../src/clubs/open-competition.ts';
import { forgetPerson, removePerson, replacePerson, signUp, withdraw } from '../../src/clubs/people.ts';
import { extendRound } from '../../src/clubs/organize.ts';
import { type ClubRefusal, hasEnded, isRefused } from '../../src/clubs/refusal.ts';
import { type SettledEffect, settle } from '../../src/clubs/settle.ts';
import { anonymousId } from '../../src/ratings/result.ts';

export const START = 1_800_000_000_000;
const HOUR = 3_600_000;

/** Returns a deterministic source of numbers from 0 to 1. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const testSettings: CompetitionSettings = {
  game: 'rivals',
  variant: 'intro',
  options: {},
  pace: 'normal',
  rated: true,
  seats: 2,
  leastSeats: 2,
  divisionSize: 6,
  inRounds: false,
  format: 'single',
  places: null,
  start: START + CLUB_DAY,
  days: 28,
  patience: 3 * CLUB_DAY,
};

/** Opens a competition with people `p0`, `p1` and so on signed up. */
export function competitionOf(
  kind: Competition['kind'],
  people: number,
  settings: Partial<CompetitionSettings> = {},
): Competition {
  const opened = openCompetition(
    {
      id: 'C-TEST',
      kind,
      name: 'Test',
      home: { guild: '1', channel: '2', language: 'en' },
      organizer: { id: 'boss', name: 'Boss' },
      settings: { ...testSettings, ...settings },
    },
    START,
  );
  let competition = accepted(opened);
  for (let n = 0; n < people; n++)
    competition = accepted(
      signUp(competition, { id: `p${n}`, name: `P${n}`, rating: 1500 + ((n * 37) % 400) - 200 }, START + n),
    );
  return competition;
}

export function accepted(answer: Competition | ClubRefusal): Competition {
  if (isRefused(answer)) throw new Error(`refused: ${answer.refused}`);
  return answer;
}

interface SeasonMatch {
  readonly fixture: string;
  readonly people: readonly string[];
  readonly since: number;
  end: number;
  left: Set<string>;
  fact: MatchFact | null;
}

/** What may happen to someone during a season: one in twenty leaves, and fewer delete their data, are removed or replaced. */
const fates = [
  { kind: 'leave', share: 0.05 },
  { kind: 'forget', share: 0.02 },
  { kind: 'remove', share: 0.01 },
  { kind: 'replace', share: 0.02 },
] as const;
type Fate = (typeof fates)[number]['kind'];
/** One in ten doesn't play. */
const SLEEPING = 0.1;
/** Days in which people leave. */
const EVENTFUL = 20;
/** In one season of ten the bot is away for this number of days. */
const OUTAGE = 8;

/** The world around a simulated season: its matches, who sleeps, who leaves, and how the bot dies. */
export class SimulatedSeason {
  competition: Competition;
  now = START;
  /** By key of the effect that started it. */
  readonly started = new Map<string, string>();
  readonly matches = new Map<string, SeasonMatch>();
  readonly #chance: () => number;
  readonly #luck: () => number;
  readonly #sleepers: ReadonlySet<string>;
  /** What will happen to whom, and when. */
  #fates: readonly { readonly person: string; readonly kind: Fate; readonly at: number }[];
  readonly #happened: Fate[] = [];
  /** When the bot goes away for some days; null if it doesn't. */
  #outage: number | null;
  readonly #kills: boolean;
  readonly #watch: (season: SimulatedSeason) => void;

  constructor(
    competition: Competition,
    seed: number,
    {
      kills = true,
      watch = () => {},
    }: { readonly kills?: boolean; readonly watch?: (season: SimulatedSeason) => void } = {},
  ) {
    [this.competition, this.#kills, this.#watch] = [competition, kills, watch];
    this.#chance = chanceFrom(seed);
    // Kills draw from a source of their own, so that a season is the same without them.
    this.#luck = chanceFrom(seed + 1);
    this.#sleepers = new Set(competition.entrants.flatMap(({ person }) => (this.#chance() < SLEEPING ? [person] : [])));
    this.#fates = competition.entrants.flatMap(({ person }) => {
      const at = START + (1 + this.#chance() * EVENTFUL) * CLUB_DAY;
      let luck = this.#chance();
      const fate = fates.find(({ share }) => (luck -= share) < 0);
      return fate ? [{ person, kind: fate.kind, at }] : [];
    });
    this.#outage = this.#chance() < 0.1 ? START + this.#chance() * EVENTFUL * CLUB_DAY : null;
  }

  /** How many people sleep, and to how many something happens. */
  get troubled(): Readonly<Record<'asleep' | Fate, number>> {
    const count = (kind: Fate): number => this.#happened.filter((each) => each === kind).length;
    return {
      asleep: this.#sleepers.size,
      leave: count('leave'),
      forget: count('forget'),
      remove: count('remove'),
      replace: count('replace'),
    };
  }

  /** Plays until the competition has ended; `days` ends a ladder. */
  play(days: number): Competition {
    const limit = START + days * CLUB_DAY;
    while (!hasEnded(this.competition)) {
      if (this.competition.kind === 'ladder' && this.now >= limit)
        this.competition = accepted(finishLadder(this.competition, 'boss', this.now));
      this.#step();
      if (this.now > limit + 400 * CLUB_DAY) throw new Error('the season never ends');
      const next = this.competition.next ?? this.now;
      this.now = Math.max(this.now + 1, Math.min(next, this.now + Math.ceil(this.#chance() * 30 + 2) * HOUR));
      if (this.#outage !== null && this.now >= this.#outage) {
        this.now = next + OUTAGE * CLUB_DAY;
        this.#outage = null;
      }
    }
    return this.competition;
  }

  /** What is known of all matches, as results are stored. */
  get facts(): ReadonlyMap<string, MatchFact> {
    return new Map([...this.matches].flatMap(([id, { fact }]) => (fact ? [[id, fact] as const] : [])));
  }

  #step(): void {
    this.#finishMatches();
    this.#advance();
    if (this.competition.phase === 'running') this.#disturb();
    if (this.competition.phase === 'running' && this.competition.kind === 'ladder') this.#challenge();
    this.#advance();
    this.#watch(this);
  }

  #advance(): void {
    for (;;) {
      const { competition } = advance(this.#reload(this.competition), this.#known(), this.now);
      // The bot may die before it stores what it did, and after: doing it again changes nothing.
      this.competition = this.#dies() ? advance(this.competition, this.#known(), this.now).competition : competition;
      if (this.#dies()) {
        const again = advance(this.#reload(this.competition), this.#known(), this.now);
        if (again.effects.length > 0 || !isDeepStrictEqual(again.competition, this.competition))
          throw new Error('advancing twice changed something');
      }
      const { pending } = this.competition;
      if (pending.length === 0) return;
      for (const effect of pending) {
        const done = this.#carryOut(effect);
        if (this.#dies()) this.#carryOut(effect);
        this.competition = settle(this.competition, effect.key, done, this.now);
        if (this.#dies()) this.competition = settle(this.competition, effect.key, done, this.now);
      }
    }
  }

  #dies(): boolean {
    return this.#kills && this.#luck() < 0.05;
  }

  #reload(competition: Competition): Competition {
    return this.#dies() ? readCompetition(JSON.parse(JSON.stringify(competition))) : competition;
  }

  /** What the bot knows about matches that aren't decided. */
  #known(): ReadonlyMap<string, MatchFact> {
    const known = new Map<string, MatchFact>();
    for (const { match, outcome } of this.competition.fixtures) {
      const played = match === undefined || outcome ? undefined : this.matches.get(match);
      if (!played || match === undefined) continue;
      const waiting = played.people.filter((person) => this.#sleepers.has(person) && !played.left.has(person));
      known.set(
        match,
        played.fact ?? { kind: 'running', waiting: waiting.map((person) => ({ person, since: played.since })) },
      );
    }
    return known;
  }

  #carryOut(effect: ClubEffect): SettledEffect {
    if (effect.kind === 'start') {
      const fixture = this.competition.fixtures.find(({ id }) => id === effect.fixture);
      if (!fixture) throw new Error(`no fixture ${effect.fixture}`);
      const people = fixture.seats.flatMap((entrant) => {
        const { person = '', out } = this.competition.entrants[entrant] ?? {};
        return out ? [] : [person];
      });
      const match = this.started.get(effect.key) ?? `M${this.started.size + 1}`;
      if (!this.started.has(effect.key)) {
        this.started.set(effect.key, match);
        const asleep = people.some((person) => this.#sleepers.has(person));
        const length = asleep ? Infinity : (0.2 + this.#chance() ** 2 * 20) * CLUB_DAY;
        this.matches.set(match, {
          fixture: fixture.id,
          people,
          since: this.now,
          end: Math.ceil(this.now + length),
          left: new Set(),
          fact: null,
        });
      }
      return { kind: 'started', match };
    }
    if (effect.kind === 'substitute') {
      const match = this.matches.get(effect.match);
      match?.left.add(effect.person);
      if (match && match.people.every((person) => match.left.has(person) || !this.#sleepers.has(person)))
        match.end = Math.min(match.end, this.now + CLUB_DAY);
      return { kind: 'done' };
    }
    if (effect.kind === 'adjudicate') {
      const match = Number(effect.match.slice(1));
      const seats = this.competition.fixtures.find(({ id }) => id === effect.fixture)?.seats ?? [];
      if (match % 20 === 0) return { kind: 'chances', chances: null };
      return { kind: 'chances', chances: seats.map((_, seat) => ((match * (seat + 3)) % 11) / 11) };
    }
    return { kind: 'done' };
  }

  /** Ends the matches whose time has come: with places, ties among them, and those who left last. */
  #finishMatches(): void {
    for (const match of this.matches.values()) {
      if (match.fact || match.end > this.now) continue;
      const places = match.people.map((person) => (match.left.has(person) ? 9 : Math.floor(this.#chance() * 8)));
      match.fact = {
        kind: 'result',
        end: match.end,
        seats: match.people
          .map((person, seat) => ({
            person,
            place: 1 + places.filter((other) => other < (places[seat] ?? 0)).length,
            ...(match.left.has(person) && { left: true }),
          }))
          .toReversed(),
      };
    }
  }

  /** Lets happen what was to happen until now; now and then the organiser extends a round. */
  #disturb(): void {
    const due = this.#fates.filter(({ at }) => at <= this.now);
    this.#fates = this.#fates.filter(({ at }) => at > this.now);
    for (const { person, kind } of due) {
      this.#happened.push(kind);
      if (kind === 'leave') this.#change(withdraw(this.competition, person, this.now));
      else if (kind === 'forget') this.#forget(person);
      else if (kind === 'remove')
        this.#change(removePerson(this.competition, person, 'removed', { by: 'boss', reason: '' }, this.now));
      else
        this.#change(
          replacePerson(this.competition, person, { id: `s${person}`, name: 'S', rating: null }, 'boss', this.now),
        );
    }
    if (this.#chance() < 0.01) this.#change(extendRound(this.competition, 'boss', 2, this.now));
  }

  #change(answer: Competition | ClubRefusal): void {
    if (!isRefused(answer)) this.competition = answer;
  }

  #forget(person: string): void {
    const alias = anonymousId(person);
    const swap = (id: string | undefined): string => (id === person ? alias : (id ?? ''));
    this.competition = forgetPerson(this.competition, person, alias, this.now);
    for (const [id, match] of this.matches)
      this.matches.set(id, {
        ...match,
        people: match.people.map(swap),
        left: new Set([...match.left].map(swap)),
        end: match.fact || !match.people.includes(person) ? match.end : Math.min(match.end, this.now + CLUB_DAY),
        fact:
          match.fact?.kind === 'result'
            ? { ...match.fact, seats: match.fact.seats.map((seat) => ({ ...seat, person: swap(seat.person) })) }
            : match.fact,
      });
  }

  /** Someone challenges, and someone answers. */
  #challenge(): void {
    const { entrants } = this.competition;
    for (let tries = 0; tries < 3; tries++) {
      const one = Math.floor(this.#chance() * entrants.length);
      const person = entrants[one]?.person ?? '';
      if (entrants[one]?.out || this.#sleepers.has(person)) continue;
      const waiting = challengeWith(this.competition, one);
      if (waiting) this.#change(answerChallenge(this.competition, person, waiting.id, this.#chance() < 0.8, this.now));
      else {
        const [opponent] = mayChallenge(this.competition, one, this.now);
        if (opponent === undefined) continue;
        this.#change(challengeOnLadder(this.competition, person, entrants[opponent]?.person ?? '', this.now));
      }
    }
  }
}
