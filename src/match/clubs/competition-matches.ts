import { StoreError } from '../ports.ts';
import { rankAbandonedLast, abandonedSeats } from '../leave/ranking.ts';
import { endMatchAs } from '../leave/resign.ts';
import { playWithStandIn } from '../leave/stand-in.ts';
import { newMatch, toMatchPlayer } from '../lobby/lobby.ts';
import { Problem } from '../problems.ts';
import type { UserRef } from '../requests.ts';
import type { MatchStarter } from '../service/match-starter.ts';
import type { CompetitionMatch, FinishedMatch, MatchLocation, Ranking, StoredMatch, Terms } from '../stored-match.ts';
import { type ChangeContext, seatOf } from '../transition/change-context.ts';
import { applyChange, commitChange, contextFor, type Ports } from '../transition/commit.ts';
import { currentPosition } from '../transition/transition.ts';

/** A match that a competition starts. */
export interface MatchToStart {
  readonly competition: CompetitionMatch;
  readonly terms: Terms;
  readonly home: MatchLocation;
  readonly people: readonly UserRef[];
}

/** Tries of an id: the first is nearly always free. */
const TRIES = 20;

/**
 * Starts the match of a fixture, once: its id consists of the competition and the fixture, so that asking again finds
 * the same match. Signing up was the agreement. Returns the id.
 */
export async function startCompetitionMatch(
  ports: Ports,
  starter: Pick<MatchStarter, 'begin'>,
  { competition, terms, home, people }: MatchToStart,
): Promise<string> {
  const { store, runtime } = ports;
  for (let attempt = 0, number = 0; attempt < TRIES; attempt++) {
    const id = runtime.id(`fixture ${competition.id} ${competition.fixture} ${number}`);
    const known = (await store.load(id)) ?? (await store.finished(id))?.sheet ?? null;
    if (known && isOf(known, competition)) return id;
    if (known) {
      number++;
      continue;
    }
    const blank = newMatch(id, terms, home, people.map(toMatchPlayer), runtime.now());
    const sheet: StoredMatch = { ...blank, agreed: people.map(() => true), competition };
    const context = await contextFor(ports, sheet);
    if (await commitChange(ports, context, sheet, await starter.begin(sheet, '', null), null, null)) return id;
  }
  throw new Error(`no free id for fixture ${competition.fixture} of competition ${competition.id}`);
}

const isOf = ({ competition: of }: FinishedMatch['sheet'], { id, fixture }: CompetitionMatch): boolean =>
  of?.id === id && of.fixture === fixture;

/** Lets a computer play on for someone who sleeps. The match isn't rated any more, so that it costs them no rating. */
export async function playForSleeper(ports: Ports, match: string, person: string): Promise<void> {
  await inOpenMatch(ports, match, async (context, sheet) => {
    const seat = seatOf(sheet.players, person);
    if (seat === null) return null;
    const unrated: StoredMatch = { ...sheet, terms: { ...sheet.terms, rated: false } };
    return playWithStandIn(context, unrated, seat, 'absent', true);
  });
}

/** Ends a match by the winning chances of a strong player; the ratings don't change. */
export async function adjudicateMatch(ports: Ports, match: string): Promise<void> {
  await inOpenMatch(ports, match, (context, sheet) =>
    endMatchAs(context, sheet, { kind: 'adjudicated', ranking: rankingByChances(ports, context, sheet) }),
  );
}

/** Ends a match that doesn't count any more. */
export async function stopMatch(ports: Ports, match: string): Promise<void> {
  await inOpenMatch(ports, match, (context, sheet) => endMatchAs(context, sheet, { kind: 'abandoned' }));
}

/** Changes a match, unless it is over or unreadable. */
async function inOpenMatch(ports: Ports, id: string, decide: Parameters<typeof applyChange>[3]): Promise<void> {
  try {
    await applyChange(ports, id, null, async (context, sheet) => decide(context, sheet), 'again');
  } catch (error) {
    const gone = error instanceof Problem && error.kind !== 'busy';
    if (!gone && !(error instanceof StoreError && error.fault === 'corrupted')) throw error;
  }
}

/** Ranks seats by their winning chances in whole percent; those that a computer holds for someone come last. */
function rankingByChances(
  { analyst }: Pick<Ports, 'analyst'>,
  { game }: Pick<ChangeContext, 'game'>,
  sheet: StoredMatch,
): Ranking {
  const { state } = currentPosition(game, sheet);
  const seats = sheet.players.map((_, seat) => seat);
  const chances = analyst
    ? analyst
        .chances(game, String(sheet.terms.options['variant']), seats.length, state)
        .map((at) => Math.round(at * 100))
    : seats.map((seat) => game.stats.points(state, seat));
  const levels = [...new Set(chances)].toSorted((one, other) => other - one);
  return rankAbandonedLast(
    levels.map((level) => seats.filter((seat) => chances[seat] === level)),
    abandonedSeats(sheet),
  );
}
