import type { PlaceBounds } from '../../clubs/bounds.ts';
import type { CompetitionEntry } from '../../clubs/competition.ts';
import type { Language } from '../../engine/text.ts';
import type { UserRef } from '../requests.ts';
import type { TimeControl } from '../stored-match.ts';

export const competitionKinds = ['ladder', 'league', 'cup'] as const;
export type CompetitionKind = (typeof competitionKinds)[number];
export const cupFormats = ['single', 'double', 'swiss'] as const;
export type CupFormat = (typeof cupFormats)[number];

/** Where a competition stands: people sign up, it runs, it ended on its date, or it was cancelled. */
export type CompetitionStatus = 'open' | 'running' | 'over' | 'cancelled';

/** What an organiser chooses. Omitted fields have defaults; unfit ones are refused with a sentence. */
export interface CompetitionRequest {
  readonly kind: CompetitionKind;
  /** Shown as the title; one line of up to 60 characters. */
  readonly name: string;
  readonly game: string;
  readonly variant?: string | null | undefined;
  readonly pace?: TimeControl | undefined;
  /** Seats per match: 2 by default; 3 or 4 in a league of a variant that allows them. */
  readonly seats?: number | undefined;
  /** People per division of a league, 4 to 8. */
  readonly divisionSize?: number | undefined;
  /** Whether a league plays round by round instead of all matches at once. */
  readonly inRounds?: boolean | undefined;
  readonly format?: CupFormat | undefined;
  /** A cup starts when this many people signed up. */
  readonly places?: number | undefined;
  /** When it starts; an open ladder starts at once. */
  readonly start?: number | undefined;
  /** How long the season lasts, in days; at least 14 in a league. */
  readonly days?: number | undefined;
  readonly organizer: UserRef;
  readonly home: CompetitionHome;
  readonly token: string | null;
}

export interface CompetitionHome {
  readonly guild: string;
  readonly channel: string;
  readonly language: Language;
}

/** A row of a table. */
export interface StandingRow {
  /** The id of a person, or of an anonymous one after a deletion. */
  readonly person: string;
  readonly name: string;
  /** From 1; people who are level share a place. */
  readonly place: number;
  readonly points: number;
  readonly played: number;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  /** Whether this person left, was removed, or a computer plays for them. */
  readonly absent: 'left' | 'asleep' | null;
  /** Whether this place would lead a division up or down in the next season. */
  readonly moves: 'up' | 'down' | null;
}

/** A division, a ladder, or a cup's table. */
export interface StandingsTable {
  /** From 1 in a league with several divisions; null otherwise. */
  readonly division: number | null;
  readonly rows: readonly StandingRow[];
}

export type FixtureStatus = 'waiting' | 'running' | 'decided';

/** One match that has to be played. */
export interface FixtureView {
  readonly id: string;
  readonly round: number;
  readonly division: number | null;
  /** By seat in the draw. */
  readonly people: readonly UserRef[];
  readonly status: FixtureStatus;
  /** The id of its match, once that was started. */
  readonly match: string | null;
  /** Places by seat once it is decided; empty if it doesn't count. */
  readonly places: readonly number[];
  /** How it was decided, other than by playing. */
  readonly how: 'played' | 'awarded' | 'adjudicated' | 'void' | null;
}

/** A slot of a bracket. Its fixture has the same id, once both people are known. */
export interface BracketSlotView {
  readonly id: string;
  /** Those drawn into it; others come from earlier slots. */
  readonly people: readonly UserRef[];
  /** The slots of the winner and the loser; null where they are done. */
  readonly win: string | null;
  readonly loss: string | null;
}

/** An open challenge of a ladder. */
export interface LadderChallenge {
  readonly fixture: string;
  readonly challenger: string;
  readonly opponent: string;
  readonly until: number;
}

/** A line of the public log. */
export interface CompetitionLine {
  readonly at: number;
  readonly kind: CompetitionEntry['kind'];
  /** The id of the organiser who did it; null for the bot. */
  readonly by: string | null;
  /** The person it is about; the name is empty if they have no place any more. */
  readonly person: UserRef | null;
  /** The person who took their place. */
  readonly substitute: UserRef | null;
  readonly reason: string;
  readonly round: number | null;
  readonly days: number | null;
}

/** Everything public about a competition. */
export interface CompetitionView {
  readonly id: string;
  readonly seq: number;
  readonly kind: CompetitionKind;
  readonly name: string;
  readonly status: CompetitionStatus;
  readonly season: number;
  readonly game: string;
  readonly variant: string;
  readonly pace: TimeControl;
  readonly seats: number;
  readonly format: CupFormat | null;
  readonly divisionSize: number | null;
  readonly inRounds: boolean;
  readonly places: number | null;
  /** Days of a league's season, or of each round of a cup. */
  readonly days: number;
  readonly rated: boolean;
  readonly home: CompetitionHome;
  /** Whether the channel was deleted; then nothing is posted until the competition moves to another one. */
  readonly homeless: boolean;
  readonly organizer: UserRef;
  readonly createdAt: number;
  readonly start: number | null;
  readonly end: number | null;
  /** The current round, from 1; 0 before the first. */
  readonly round: number;
  readonly rounds: number | null;
  readonly roundEnds: number | null;
  readonly canExtend: boolean;
  readonly people: readonly UserRef[];
  readonly tables: readonly StandingsTable[];
  /** The ids of those who won the season; empty until it is over. */
  readonly champions: readonly string[];
  readonly fixtures: readonly FixtureView[];
  /** The slots of an elimination cup; empty elsewhere and before the start. */
  readonly bracket: readonly BracketSlotView[];
  readonly challenges: readonly LadderChallenge[];
  /** The season before and after this one. */
  readonly previous: string | null;
  readonly next: string | null;
  /** Why it was cancelled; empty otherwise. */
  readonly reason: string;
}

/** How a competition looks to one person. */
export interface OwnCompetition {
  readonly signedUp: boolean;
  readonly place: number | null;
  readonly division: number | null;
  /** The best and the worst place this person can still finish in; null outside a league that has started. */
  readonly bounds: PlaceBounds | null;
  readonly fixtures: readonly FixtureView[];
  /** On a ladder: the people this person may challenge now. */
  readonly mayChallenge: readonly UserRef[];
  /** On a ladder: the challenge this person should answer. */
  readonly challenged: LadderChallenge | null;
}

export interface CompetitionSummary {
  readonly id: string;
  readonly kind: CompetitionKind;
  readonly name: string;
  readonly status: CompetitionStatus;
  readonly season: number;
  readonly game: string;
  readonly people: number;
  readonly start: number | null;
  readonly end: number | null;
}

/** A season that ended, with those on its first places. */
export interface HallEntry extends CompetitionSummary {
  readonly winners: readonly { readonly place: number; readonly person: string; readonly name: string }[];
}

/** A season a person won, for the profile. */
export interface Crown {
  readonly competition: string;
  readonly name: string;
  readonly kind: CompetitionKind;
  readonly season: number;
  readonly guild: string;
  readonly at: number;
}

/**
 * Ladders, leagues and cups of servers. Refusals are thrown as `Problem`s in both languages. `token` is the id of the
 * interaction: one token is never applied twice. Who may organise is decided by the caller.
 */
export interface Clubs {
  create(request: CompetitionRequest): Promise<CompetitionView>;
  show(id: string): Promise<CompetitionView>;
  /** Returns how a competition looks to this person. */
  own(id: string, user: string): Promise<OwnCompetition>;
  /** Returns a server's competitions, newest first. */
  inServer(guild: string): Promise<readonly CompetitionSummary[]>;
  /** Returns the open and running competitions a person signed up for, on all servers. */
  ofPerson(user: string): Promise<readonly CompetitionSummary[]>;

  signUp(id: string, person: UserRef, token: string | null): Promise<CompetitionView>;
  /** Leaves: before the start without a trace, later as someone who left. */
  withdraw(id: string, user: string, token: string | null): Promise<CompetitionView>;
  challenge(id: string, user: string, opponent: string, token: string | null): Promise<CompetitionView>;
  /** Answers the challenge of a fixture. */
  answerChallenge(
    id: string,
    user: string,
    fixture: string,
    accept: boolean,
    token: string | null,
  ): Promise<CompetitionView>;

  /** Starts before its time, by the organiser. */
  startNow(id: string, by: UserRef, token: string | null): Promise<CompetitionView>;
  remove(id: string, by: UserRef, person: string, reason: string, token: string | null): Promise<CompetitionView>;
  /** Gives the place of someone who sleeps or left to another person. */
  replace(id: string, by: UserRef, person: string, substitute: UserRef, token: string | null): Promise<CompetitionView>;
  /** Gives the current round more time, once: up to 14 days. */
  extend(id: string, by: UserRef, days: number, token: string | null): Promise<CompetitionView>;
  /** Ends a ladder's season; leagues and cups end on their own. */
  finish(id: string, by: UserRef, token: string | null): Promise<CompetitionView>;
  cancel(id: string, by: UserRef, reason: string, token: string | null): Promise<CompetitionView>;
  /** Opens the next season with the same settings, in a week; the same one if asked again. */
  nextSeason(id: string, by: UserRef, token: string | null): Promise<CompetitionView>;
  /** Sets the channel of the posts and matches to come. */
  moveTo(id: string, by: UserRef, channel: string, token: string | null): Promise<CompetitionView>;

  log(id: string): Promise<readonly CompetitionLine[]>;
  /** Returns a server's seasons that ended, newest first. */
  hallOfFame(guild: string): Promise<readonly HallEntry[]>;
  /** Returns the seasons a person won. */
  crowns(user: string): Promise<readonly Crown[]>;

  /** Notes that the channel was deleted. Returns true the first time: then the organiser has to be told. */
  channelGone(id: string): Promise<boolean>;
  /** Notes that a person left the server: they leave its competitions. */
  personLeft(guild: string, user: string): Promise<void>;
}
