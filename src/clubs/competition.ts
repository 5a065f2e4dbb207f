import { z } from 'zod';

/** The version of a stored competition. */
export const COMPETITION_VERSION = 1;

/** What is fixed when a competition is opened; `start` and `days` are planned, see `Competition.ends`. */
export interface CompetitionSettings {
  readonly game: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pace: string;
  readonly rated: boolean;
  /** Seats of a match: two, or three and four in leagues and single elimination. */
  readonly seats: number;
  /** The smallest table the variant allows. */
  readonly leastSeats: number;
  /** People per division of a league. */
  readonly divisionSize: number;
  /** Whether a league plays round by round instead of all matches at once. */
  readonly inRounds: boolean;
  readonly format: 'single' | 'double' | 'swiss';
  /** A cup starts when this many people signed up; null if it starts at a time only. */
  readonly places: number | null;
  /** When it starts; null for a cup that waits until it is full. */
  readonly start: number | null;
  /** Days of a league's season, or of each round of a cup. */
  readonly days: number;
  /** Milliseconds without a move after which a computer plays on for someone in a league or cup. */
  readonly patience: number;
}

/** Someone's place in a competition. Everything else refers to it by its number in the list, so people can change. */
export interface Entrant {
  readonly person: string;
  readonly name: string;
  readonly at: number;
  /** Rating points when signing up; null for a newcomer. Never changes, so that ties don't reopen. */
  readonly rating: number | null;
  /** The rank among everyone of the season before, after promotion and relegation; see `Invitation`. */
  readonly before?: number | undefined;
  readonly out?: { readonly at: number; readonly why: 'left' | 'removed' | 'banned' | 'forgotten' } | undefined;
  /** People who had this place before; their results still count for it. */
  readonly former?: readonly string[] | undefined;
}

/** Someone of the season before, who keeps a rank in this one: from 0, the best first. */
export interface Invitation {
  readonly person: string;
  readonly name: string;
  readonly rank: number;
}

/** How a fixture was decided: places from 1 by seat of the fixture, ties included. */
export interface FixtureOutcome {
  readonly places: readonly number[];
  readonly at: number;
  readonly by: 'played' | 'default' | 'adjudicated' | 'void';
  /** Seats that a computer finished for. */
  readonly left?: readonly number[] | undefined;
}

/** One match to be played, identified within its competition: a match is started once for each. */
export interface Fixture {
  readonly id: string;
  /** From 1. */
  readonly round: number;
  /** From 0, in a league. */
  readonly division?: number | undefined;
  /** Numbers of entrants. On a ladder, the challenger comes first. */
  readonly seats: readonly number[];
  /** The match that is played for it, and since when. */
  readonly match?: string | undefined;
  readonly since?: number | undefined;
  /** On a ladder: until when the challenge may be answered, and whether it was accepted. */
  readonly challenge?:
    | { readonly at: number; readonly until: number; readonly accepted?: true | undefined }
    | undefined;
  /** Entrants for whom a computer was asked to play on. */
  readonly asleep?: readonly number[] | undefined;
  readonly outcome?: FixtureOutcome | undefined;
}

/** A slot of an elimination bracket: who is drawn into it, and where winner and loser go. */
export interface BracketSlot {
  readonly id: string;
  readonly round: number;
  readonly seats: readonly number[];
  readonly win: string | null;
  readonly loss: string | null;
}

/** A line of the public log. `who` names an entrant; `by` is the id of the person who did it, or null for the bot. */
export interface CompetitionEntry {
  readonly at: number;
  readonly by: string | null;
  readonly kind:
    | 'opened'
    | 'started'
    | 'left'
    | 'removed'
    | 'banned'
    | 'replaced'
    | 'asleep'
    | 'extended'
    | 'delayed'
    | 'over'
    | 'cancelled';
  readonly who?: number | undefined;
  /** The id of the person it is about, and of the one who took their place. */
  readonly person?: string | undefined;
  readonly to?: string | undefined;
  readonly reason?: string | undefined;
  readonly round?: number | undefined;
  readonly days?: number | undefined;
}

/** Something to be done outside, once: `key` is the same whenever it is wanted again. */
export type ClubEffect = { readonly key: string } & (
  | { readonly kind: 'start'; readonly fixture: string }
  /** A computer plays on for a person. */
  | { readonly kind: 'substitute'; readonly fixture: string; readonly match: string; readonly person: string }
  | { readonly kind: 'adjudicate'; readonly fixture: string; readonly match: string }
  /** A challenge that wasn't answered in time: the challenger wins, unless there was a reason not to answer. */
  | { readonly kind: 'expire'; readonly fixture: string }
  /** A match that no longer matters: it ends, or goes on as a friendly one. */
  | { readonly kind: 'release'; readonly fixture: string; readonly match: string }
  | { readonly kind: 'announce'; readonly what: ClubNews; readonly fixture?: string; readonly round?: number }
);

export type ClubNews = 'started' | 'round' | 'challenge' | 'accepted' | 'decided' | 'over' | 'cancelled';

/** Everything stored about a competition, as plain JSON. All tables follow from it. */
export interface Competition {
  readonly version: number;
  readonly id: string;
  readonly kind: 'ladder' | 'league' | 'cup';
  readonly name: string;
  readonly home: { readonly guild: string; readonly channel: string; readonly language: string };
  readonly organizer: { readonly id: string; readonly name: string };
  readonly createdAt: number;
  /** From 1. */
  readonly season: number;
  readonly previous: string | null;
  readonly settings: CompetitionSettings;
  readonly phase: 'open' | 'running' | 'over' | 'cancelled';
  /** When it starts or started, and when it ends at the latest; null if that isn't known yet. */
  readonly starts: number | null;
  readonly ends: number | null;
  readonly endedAt: number | null;
  readonly reason: string;
  readonly invited: readonly Invitation[];
  readonly entrants: readonly Entrant[];
  /** Entrants by division, the strongest first; one division in a cup; empty before the start and on a ladder. */
  readonly divisions: readonly (readonly number[])[];
  /** Dates of the rounds. */
  readonly rounds: readonly { readonly from: number; readonly due: number; readonly extended?: true | undefined }[];
  readonly bracket: readonly BracketSlot[];
  readonly fixtures: readonly Fixture[];
  readonly log: readonly CompetitionEntry[];
  /** What has to be done outside; an effect leaves when it is settled. */
  readonly pending: readonly ClubEffect[];
  /** When to look again; null if never. */
  readonly next: number | null;
}

/** What is known about a match that a competition waits for. */
export type MatchFact =
  | {
      readonly kind: 'result';
      readonly end: number;
      readonly seats: readonly {
        readonly place: number;
        readonly person?: string;
        readonly left?: boolean | undefined;
      }[];
    }
  /** The people it waits for, and since when. */
  | { readonly kind: 'running'; readonly waiting: readonly { readonly person: string; readonly since: number }[] }
  /** It ended without a result. */
  | { readonly kind: 'void'; readonly end: number };

/** By match id. Matches that aren't in it are running. */
export type MatchFacts = ReadonlyMap<string, MatchFact>;

const time = z.number();
const entrantNumber = z.int().min(0);
const text = z.string();

/** Reads a stored competition. Objects are loose: unknown fields belong to a newer version. */
export const competitionSchema = z.looseObject({
  version: z.int().min(1).max(COMPETITION_VERSION),
  id: text.min(1),
  kind: z.enum(['ladder', 'league', 'cup']),
  name: text,
  home: z.looseObject({ guild: text, channel: text, language: text }),
  organizer: z.looseObject({ id: text, name: text }),
  createdAt: time,
  season: z.int().min(1),
  previous: text.nullable(),
  settings: z.looseObject({
    game: text,
    variant: text,
    options: z.record(text, z.unknown()),
    pace: text,
    rated: z.boolean(),
    seats: z.int().min(2).max(4),
    leastSeats: z.int().min(2).max(4),
    divisionSize: z.int().min(3).max(8),
    inRounds: z.boolean(),
    format: z.enum(['single', 'double', 'swiss']),
    places: z.int().nullable(),
    start: time.nullable(),
    days: z.number().positive(),
    patience: z.number().positive(),
  }),
  phase: z.enum(['open', 'running', 'over', 'cancelled']),
  starts: time.nullable(),
  ends: time.nullable(),
  endedAt: time.nullable(),
  reason: text,
  invited: z.array(z.looseObject({ person: text, name: text, rank: z.int().min(0) })),
  entrants: z.array(
    z.looseObject({
      person: text,
      name: text,
      at: time,
      rating: z.number().nullable(),
      before: z.int().min(0).optional(),
      out: z.looseObject({ at: time, why: z.enum(['left', 'removed', 'banned', 'forgotten']) }).optional(),
      former: z.array(text).optional(),
    }),
  ),
  divisions: z.array(z.array(entrantNumber)),
  rounds: z.array(z.looseObject({ from: time, due: time, extended: z.literal(true).optional() })),
  bracket: z.array(
    z.looseObject({
      id: text,
      round: z.int(),
      seats: z.array(entrantNumber),
      win: text.nullable(),
      loss: text.nullable(),
    }),
  ),
  fixtures: z.array(
    z.looseObject({
      id: text,
      round: z.int(),
      division: z.int().optional(),
      seats: z.array(entrantNumber),
      match: text.optional(),
      since: time.optional(),
      challenge: z.looseObject({ at: time, until: time, accepted: z.literal(true).optional() }).optional(),
      asleep: z.array(entrantNumber).optional(),
      outcome: z
        .looseObject({
          places: z.array(z.int().min(1)),
          at: time,
          by: z.enum(['played', 'default', 'adjudicated', 'void']),
          left: z.array(z.int()).optional(),
        })
        .optional(),
    }),
  ),
  log: z.array(z.looseObject({ at: time, by: text.nullable(), kind: text })),
  pending: z.array(z.looseObject({ key: text, kind: text })),
  next: time.nullable(),
});

/** Reads a competition from stored JSON; throws if it is damaged or newer than this version. */
export const readCompetition = (stored: unknown): Competition =>
  competitionSchema.parse(stored) as unknown as Competition;
