import { type Store, StoreError } from '../ports.ts';
import { rankAbandonedLast, abandonedSeats } from '../leave/ranking.ts';
import { endMatchAs } from '../leave/resign.ts';
import { playWithStandIn } from '../leave/stand-in.ts';
import { newMatch, toMatchPlayer } from '../lobby/lobby.ts';
import { Problem } from '../problems.ts';
import type { UserRef } from '../requests.ts';
import type { MatchStarter } from '../service/match-starter.ts';
import {
  type CompetitionMatch,
  type FinishedMatch,
  type MatchLocation,
  type Ranking,
  seatHolder,
  type StoredMatch,
  type Terms,
} from '../stored-match.ts';
import { type ChangeContext, changeOf, seatOf } from '../transition/change-context.ts';
import { applyChange, commitChange, contextFor, type Ports } from '../transition/commit.ts';
import { currentPosition } from '../transition/transition.ts';

/** A match that a competition starts. */
export interface MatchToStart {
  readonly competition: CompetitionMatch;
  readonly terms: Terms;
  readonly home: MatchLocation;
  readonly people: readonly UserRef[];
  /** Whether people play in this order; otherwise it is drawn. */
  readonly isSeated: boolean;
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
  { competition, terms, home, people, isSeated }: MatchToStart,
): Promise<string> {
  const { store, runtime } = ports;
  for (let attempt = 0, number = 0; attempt < TRIES; attempt++) {
    const id = runtime.id(`fixture ${competition.id} ${competition.fixture} ${number}`);
    const known = await knownMatch(store, id);
    if (known && known !== 'unreadable' && isOf(known, competition)) return id;
    if (known) {
      number++;
      continue;
    }
    const blank = newMatch(id, terms, home, people.map(toMatchPlayer), runtime.now());
    const sheet: StoredMatch = {
      ...blank,
      agreed: people.map(() => true),
      ...(isSeated && { seated: true }),
      competition,
    };
    const context = await contextFor(ports, sheet);
    if (await commitChange(ports, context, sheet, await starter.begin(sheet, '', null), null, null)) return id;
  }
  throw new Error(`no free id for fixture ${competition.fixture} of competition ${competition.id}`);
}

async function knownMatch(store: Store, id: string): Promise<FinishedMatch['sheet'] | 'unreadable' | null> {
  try {
    return (await store.load(id)) ?? (await store.finished(id))?.sheet ?? null;
  } catch (error) {
    if (error instanceof StoreError && error.fault === 'corrupted') return 'unreadable';
    throw error;
  }
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

/**
 * Ends a match by the winning chances of a strong player, without changing ratings; nearly even ones are a tie, unless
 * someone has to go on. Returns the chances by person; null if the match ended without a result or can't be read.
 */
export async function adjudicateMatch(
  ports: Ports,
  match: string,
  isDecisive: boolean,
): Promise<ReadonlyMap<string, number> | null> {
  let chances: readonly number[] = [];
  await inOpenMatch(ports, match, (context, sheet) => {
    chances = chancesIn(ports, context, sheet);
    return endMatchAs(context, sheet, {
      kind: 'adjudicated',
      ranking: rankingBy(chances, sheet, isDecisive ? 0 : EVEN),
    });
  });
  const sheet = (await ports.store.finished(match))?.sheet;
  if (!sheet?.ending || !('ranking' in sheet.ending)) return null;
  const { ranking } = sheet.ending;
  // After a restart the match may be over already: its ranking tells who was ahead.
  const known = chances.length > 0 ? chances : sheet.players.map((_, seat) => 1 / (1 + placeIn(ranking, seat)));
  return new Map(
    sheet.players.flatMap((player, seat) => {
      const person = player.kind === 'open' ? null : (player.alias ?? seatHolder(player));
      return person === null ? [] : [[person, known[seat] ?? 0] as const];
    }),
  );
}

const placeIn = (ranking: Ranking, seat: number): number => ranking.findIndex((seats) => seats.includes(seat));

/** Lets a match go on as a friendly one, because its competition no longer counts it. */
export async function releaseMatch(ports: Ports, match: string): Promise<void> {
  await inOpenMatch(ports, match, (_context, sheet) =>
    sheet.competition ? changeOf({ ...sheet, competition: undefined, terms: { ...sheet.terms, rated: false } }) : null,
  );
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

/** Closer than this, chances are even. */
const EVEN = 0.1;

/** Returns the winning chances by seat; the share of the points if there is no analyst. */
function chancesIn(
  { analyst }: Pick<Ports, 'analyst'>,
  { game }: Pick<ChangeContext, 'game'>,
  sheet: StoredMatch,
): readonly number[] {
  const { state } = currentPosition(game, sheet);
  const seats = sheet.players.map((_, seat) => seat);
  if (analyst) return analyst.chances(game, String(sheet.terms.options['variant']), seats.length, state);
  const points = seats.map((seat) => game.stats.points(state, seat));
  const sum = points.reduce((total, each) => total + each, 0);
  return points.map((each) => (sum > 0 ? each / sum : 1 / seats.length));
}

/** Ranks seats by their chances; those that a computer holds for someone come last. */
function rankingBy(chances: readonly number[], sheet: StoredMatch, even: number): Ranking {
  const order = chances.map((chance, seat) => ({ chance, seat })).toSorted((a, b) => b.chance - a.chance);
  const groups: { readonly from: number; readonly seats: number[] }[] = [];
  for (const { chance, seat } of order) {
    const last = groups.at(-1);
    if (last && (chance === last.from || last.from - chance < even)) last.seats.push(seat);
    else groups.push({ from: chance, seats: [seat] });
  }
  return rankAbandonedLast(
    groups.map(({ seats }) => seats),
    abandonedSeats(sheet),
  );
}
