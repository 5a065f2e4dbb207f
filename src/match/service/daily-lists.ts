import { type DailyMatch, dailyMatches, dailyMatchOf } from '../lobby/daily-match.ts';
import { bySoloScore, dayAt, leaderboardKey, puzzleListKey, revealedAt } from '../lobby/daily-seed.ts';
import type { Matches } from '../matches.ts';
import { problems } from '../problems.ts';
import { raceSquares, soloSquares } from '../result/squares.ts';
import { type FinishedMatch, FORGOTTEN_USER } from '../stored-match.ts';
import { seatOf } from '../transition/change-context.ts';
import { loadReadable, type Ports } from '../transition/commit.ts';
import type { ListedScore } from '../views.ts';
import type { viewService } from './view.ts';

type DailyListService = Pick<Matches, 'dailyMatches' | 'dailyList' | 'dailyResult' | 'puzzleSolvers'>;

/** People per list: more than are shown. */
const DEPTH = 100;
/** Ids a person's daily match may have: those of deleted data are taken. */
const NUMBERS = 3;

/** Lists who finished a day's matches and puzzles, people who stay out of rankings left out. */
export function dailyListService(
  ports: Ports,
  { stats }: Pick<ReturnType<typeof viewService>, 'stats'>,
): DailyListService {
  const { store, runtime, games } = ports;
  const dailies = dailyMatches(games);

  const named = (id: string): DailyMatch => {
    const daily = dailies.find((each) => each.id === id);
    if (!daily) throw problems.unknownGame();
    return daily;
  };

  /** Returns the finished matches on a list, one per person, without deleted people and those who opted out. */
  async function listed(list: string): Promise<readonly (FinishedMatch & { readonly person: string })[]> {
    const found = await Promise.all((await store.leaderboard(list, DEPTH)).map((id) => store.finished(id)));
    const people = found.flatMap((finished) => {
      const player = finished?.sheet.players.find(({ kind }) => kind === 'person');
      return finished && player?.kind === 'person' && player.id !== FORGOTTEN_USER.id
        ? [{ ...finished, person: player.id }]
        : [];
    });
    const profiles = await store.profiles(people.map(({ person }) => person));
    return people.filter(({ person }, at) => {
      const isFirst = people.findIndex((each) => each.person === person) === at;
      return isFirst && profiles[at]?.unranked !== true;
    });
  }

  /** Returns a person's daily match, finished or not. */
  async function ofPerson(user: string, daily: DailyMatch, day: string): Promise<FinishedMatch['sheet'] | null> {
    for (let number = 0; number < NUMBERS; number++) {
      const id = runtime.id(`${day} ${daily.id} ${user} ${number}`);
      const open = await loadReadable(ports, id);
      if (open === undefined) continue;
      const sheet = open ?? (await store.finished(id))?.sheet ?? null;
      if (!sheet) return null;
      if (sheet.terms.day === day && seatOf(sheet.players, user) !== null) return sheet;
    }
    return null;
  }

  async function rowOf(sheet: FinishedMatch['sheet'], user: string): Promise<string> {
    const { points } = await stats(sheet.id);
    const seat = seatOf(sheet.players, user) ?? 0;
    if (sheet.players.length === 1) return soloSquares(points[0] ?? []);
    return raceSquares(points, seat, sheet.feat?.figures[0] === 1);
  }

  return {
    dailyMatches: () => dailies,

    async dailyList(guild, id, day) {
      const { game, variant } = named(id);
      const matches = await listed(leaderboardKey({ guild, game, variant, day }));
      const isOver = runtime.now() >= revealedAt(day);
      // In order of the score, the list would tell the results.
      const sorted = isOver
        ? matches.toSorted(bySoloScore)
        : matches.toSorted((one, other) => (one.sheet.endedAt ?? 0) - (other.sheet.endedAt ?? 0));
      return {
        people: sorted.map(({ person, sheet }): ListedScore => ({
          person,
          figures: isOver ? (sheet.feat?.figures ?? []) : null,
        })),
        seed: isOver ? (matches[0]?.seed ?? null) : null,
      };
    },

    async dailyResult(user, id, match = null) {
      const sheet =
        match === null
          ? await ofPerson(user, named(id), dayAt(runtime.now()))
          : ((await store.finished(match))?.sheet ?? null);
      if (!sheet || sheet.status !== 'over' || sheet.terms.day === undefined) return null;
      if (seatOf(sheet.players, user) === null) throw problems.notAPlayer();
      const daily = dailyMatchOf(games, sheet.terms);
      if (!daily) return null;
      return {
        match: sheet.id,
        day: sheet.terms.day,
        daily,
        figures: sheet.feat?.figures ?? null,
        row: await rowOf(sheet, user),
      };
    },

    puzzleSolvers: async (guild, family, day) =>
      (await listed(puzzleListKey(guild, family, day))).map(({ person }) => person),
  };
}
