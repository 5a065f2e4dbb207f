/** How a match ended: to the end of the game, by resigning, on time, or by its winning chances when its season ended. */
export type ResultEnding = 'played' | 'resigned' | 'time' | 'adjudicated';

/** One seat of a result. A person who deleted their data is an anonymous one, see `isAnonymous`. */
export type ResultSeat = {
  /** From 1; tied seats share a place. */
  readonly place: number;
} & (
  | {
      readonly person: string;
      /** Set if a computer finished the match for this person, who then has the last place. */
      readonly left?: true | undefined;
      /** The most points this seat was behind the leader at the end of a turn. */
      readonly behind?: number | undefined;
      /** The card used most, by its id in the game's catalogue. */
      readonly card?: string | undefined;
      /** Number of waits for this seat, and their total time. */
      readonly times?: readonly [waits: number, spent: number] | undefined;
    }
  | { readonly computer: string }
);

export type PersonSeat = Extract<ResultSeat, { readonly person: string }>;

/** The result of one finished match: the only source of ratings, profiles and rankings. */
export interface MatchResult {
  readonly id: string;
  readonly game: string;
  readonly variant: string;
  /** The list it's rated on. */
  readonly family: string;
  readonly start: number;
  readonly end: number;
  readonly ending: ResultEnding;
  /** Whether it was agreed to be rated and the terms allow it; see `RatingTable` for the other conditions. */
  readonly rated: boolean;
  readonly server: string | null;
  readonly turns: number;
  /** The smallest number of turns that any seat had. */
  readonly fewest: number;
  /** The seat with the first turn; none if all started at once. */
  readonly first?: number | undefined;
  readonly seats: readonly ResultSeat[];
}

/** Where a result is in the order of all results. */
export type ResultKey = Pick<MatchResult, 'end' | 'id'>;

/** Orders results by their end, then by match id. */
export const byEnd = (a: ResultKey, b: ResultKey): number => a.end - b.end || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const ANONYMOUS_MARK = '~';

/** Returns the id of an anonymous person. */
export const anonymousId = (text: string): string => `${ANONYMOUS_MARK}${text}`;
export const isAnonymous = (person: string): boolean => person.startsWith(ANONYMOUS_MARK);

export const isPersonSeat = (seat: ResultSeat): seat is PersonSeat => 'person' in seat;

/** Returns the people of a result, in the order of their seats. */
export const peopleOf = ({ seats }: Pick<MatchResult, 'seats'>): readonly string[] =>
  seats.flatMap((seat) => (isPersonSeat(seat) ? [seat.person] : []));

/** Returns a person's seat, or null. */
export const seatOfPerson = ({ seats }: Pick<MatchResult, 'seats'>, person: string): PersonSeat | null =>
  seats.find((seat): seat is PersonSeat => isPersonSeat(seat) && seat.person === person) ?? null;

/** Returns the result with an anonymous person in someone's place, without anything about how they played. */
export const withoutPerson = (result: MatchResult, person: string, alias: string): MatchResult => ({
  ...result,
  seats: result.seats.map((seat) =>
    isPersonSeat(seat) && seat.person === person
      ? { place: seat.place, person: alias, ...(seat.left && { left: true as const }) }
      : seat,
  ),
});
