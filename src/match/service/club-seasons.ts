import type { Competition } from '../../clubs/competition.ts';
import { nextSeason } from '../../clubs/next-season.ts';
import { type CompetitionSetup, openCompetition } from '../../clubs/open-competition.ts';
import { type ClubRefusal, hasEnded, isRefused } from '../../clubs/refusal.ts';
import { changeCompetition, loadCompetition, saveCompetition } from '../clubs/change-competition.ts';
import { clubProblem } from '../clubs/club-problem.ts';
import type { Clubs, CompetitionRequest } from '../clubs/clubs.ts';
import { competitionTerms } from '../clubs/competition-terms.ts';
import { competitionView } from '../clubs/competition-view.ts';
import { fingerprint } from '../fingerprint.ts';
import { DAY, type MatchLimits } from '../limits.ts';
import { checkSeats, resolveTerms, seatRange } from '../lobby/terms.ts';
import type { StoredCompetition } from '../ports.ts';
import { problems } from '../problems.ts';
import { COMPETITION_PREFIX, type TimeControl } from '../stored-match.ts';
import { timeBankOf } from '../time/time-bank.ts';
import type { Ports } from '../transition/commit.ts';
import { singleLine } from './user-data.ts';

/** The longest name of a competition. */
const NAME = 60;
/** Tries of an id: the first is nearly always free. */
const TRIES = 20;

const DIVISION_SIZE = 6;
/** Days of a league's season, and of a round of a cup. */
const USUAL_DAYS = { ladder: 28, league: 28, cup: 7 } as const;
/** Time to sign up for the next season. */
const SIGN_UP_TIME = 7 * DAY;

/** Returns how long a match waits for someone: their turn, the time bank, and a day in which the other can claim the win. */
function longestWait(limits: MatchLimits, pace: TimeControl): number {
  return (limits.turn[pace] ?? 0) + timeBankOf(limits, pace).full + DAY;
}

/** Returns when the next season starts; null if it waits until it is full, or starts at once. */
const nextStart = ({ kind, settings }: Competition, now: number): number | null =>
  kind === 'ladder' || (kind === 'cup' && settings.places !== null) ? null : now + SIGN_UP_TIME;

/** Opens competitions and their next seasons. */
export function clubSeasons(ports: Ports): Pick<Clubs, 'create' | 'nextSeason'> {
  const { store, runtime, limits, games } = ports;

  async function checkRoom(guild: string): Promise<void> {
    const all = await store.competitions.inServer(guild);
    if (all.filter(({ club }) => !hasEnded(club)).length >= limits.competitions) throw problems.tooManyCompetitions();
  }

  /** Writes a new competition. Its id comes from `words`, so that a repetition finds it; if it is taken, the next is tried. */
  async function write(
    words: string | null,
    open: (id: string) => Competition | ClubRefusal,
    isSame: (known: StoredCompetition) => boolean,
  ): Promise<StoredCompetition> {
    for (let attempt = 0, number = 0; attempt < TRIES; attempt++) {
      const id = `${COMPETITION_PREFIX}${runtime.id(words === null ? null : `${words} ${number}`)}`;
      const known = await store.competitions.load(id);
      if (known && isSame(known)) return known;
      if (known) {
        number++;
        continue;
      }
      const club = open(id);
      if (isRefused(club)) throw clubProblem(club);
      const tokens = words === null ? [] : [fingerprint(words)];
      const made = { id, guild: club.home.guild, createdAt: club.createdAt, tokens, club };
      const saved = await saveCompetition(ports, null, made);
      if (saved) return saved;
    }
    throw problems.competitionBusy();
  }

  function setupOf(request: CompetitionRequest, id: string): CompetitionSetup {
    const { kind, game: gameId, variant, pace = 'normal', organizer, home } = request;
    const name = singleLine(request.name);
    if (name === '' || name.length > NAME) throw problems.competitionName();
    if (pace === 'none') throw problems.competitionNeedsClock();
    const { options } = resolveTerms(games, { game: gameId, options: variant ? { variant } : {} });
    const chosen = String(options['variant']);
    const terms = competitionTerms(games, { game: gameId, variant: chosen, options: {}, pace });
    const [leastSeats] = seatRange(games, terms);
    const seats = checkSeats(games, terms, request.seats ?? Math.max(2, leastSeats));
    return {
      id,
      kind,
      name,
      home,
      organizer,
      settings: {
        game: gameId,
        variant: chosen,
        options: {},
        pace,
        rated: terms.rated,
        seats,
        leastSeats: Math.max(2, leastSeats),
        divisionSize: request.divisionSize ?? DIVISION_SIZE,
        inRounds: request.inRounds ?? false,
        format: request.format ?? 'single',
        places: request.places ?? null,
        start: request.start ?? null,
        days: request.days ?? USUAL_DAYS[kind],
        patience: longestWait(limits, pace),
      },
    };
  }

  return {
    async create(request) {
      const { token, home } = request;
      const words = token === null ? null : `competition ${token}`;
      await checkRoom(home.guild);
      const made = await write(
        words,
        (id) => openCompetition(setupOf(request, id), runtime.now()),
        ({ tokens }) => words !== null && tokens.includes(fingerprint(words)),
      );
      return competitionView(made, runtime.now());
    },

    async nextSeason(id, by) {
      const { club, following } = await loadCompetition(ports, id);
      if (!hasEnded(club)) throw problems.competitionNotOver();
      if (following !== undefined) return competitionView(await loadCompetition(ports, following), runtime.now());
      await checkRoom(club.home.guild);
      const made = await write(
        `season after ${id}`,
        (next) => nextSeason(club, { id: next, organizer: by, start: nextStart(club, runtime.now()) }, runtime.now()),
        (known) => known.club.previous === id,
      );
      await changeCompetition(ports, id, null, () => ({ following: made.id }));
      return competitionView(made, runtime.now());
    },
  };
}
