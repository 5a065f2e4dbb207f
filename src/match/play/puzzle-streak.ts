import * as z from 'zod';
import { familyOf } from '../../engine/game/index.ts';
import type { Ports } from '../transition/commit.ts';
import { DAY } from '../limits.ts';
import { dailyPuzzleMark, dayBefore, revealedAt } from '../lobby/daily-seed.ts';
import type { PuzzleStreak } from '../matches.ts';
import type { FinishedMatch, Terms } from '../stored-match.ts';

/** The family whose results are stored under the name from before there were others. */
const FIRST_FAMILY = 'rivals';
const nameFor = (family: string): string => (family === FIRST_FAMILY ? 'puzzle' : `puzzle-${family}`);
const none: PuzzleStreak = { day: '', row: 0, best: 0, solved: 0, tried: 0 };
const shape = z.object({ day: z.string(), row: z.int(), best: z.int(), solved: z.int(), tried: z.int() });

const read = (kept: string | undefined): PuzzleStreak => (kept === undefined ? none : shape.parse(JSON.parse(kept)));

/** Returns the streak as it is now: broken when the day after it can't be solved any longer. */
const streakAt = (streak: PuzzleStreak, now: number): PuzzleStreak =>
  streak.row > 0 && now >= revealedAt(streak.day) + DAY ? { ...streak, row: 0 } : streak;

export const loadStreak = async (
  { store, runtime }: Pick<Ports, 'store' | 'runtime'>,
  user: string,
  family: string,
): Promise<PuzzleStreak> => streakAt(read((await store.userData(user)).get(nameFor(family))), runtime.now());

/** Returns the longest current streak of a person in any of these families, and the longest ever. */
export async function loadBestStreak(
  { store, runtime }: Pick<Ports, 'store' | 'runtime'>,
  user: string,
  families: readonly string[],
): Promise<Pick<PuzzleStreak, 'row' | 'best'>> {
  const data = await store.userData(user);
  const streaks = families.map((family) => streakAt(read(data.get(nameFor(family))), runtime.now()));
  return { row: Math.max(...streaks.map(({ row }) => row)), best: Math.max(...streaks.map(({ best }) => best)) };
}

/** Returns the family whose puzzle a person finished last, the first of several on one day; null if there is none. */
export async function lastTriedFamily(
  { store }: Pick<Ports, 'store'>,
  user: string,
  families: readonly string[],
): Promise<string | null> {
  const data = await store.userData(user);
  const tried = families.map((family) => ({ family, day: read(data.get(nameFor(family))).day }));
  const [last = ''] = tried
    .map(({ day }) => day)
    .toSorted()
    .toReversed();
  return last === '' ? null : (tried.find(({ day }) => day === last)?.family ?? null);
}

/** Returns the family of a puzzle by its terms. */
export function puzzleFamilyOf({ games }: Pick<Ports, 'games'>, { game, options }: Terms): string {
  const info = games.get(game)?.info;
  return info ? familyOf(info, String(options['variant'])).id : game;
}

/** Returns the streak after a day: one longer, or broken. */
function streakAfter(streak: PuzzleStreak, day: string, solved: boolean): PuzzleStreak {
  const row = solved ? (streak.day === dayBefore(day) ? streak.row : 0) + 1 : 0;
  return {
    day,
    row,
    best: Math.max(streak.best, row),
    solved: streak.solved + (solved ? 1 : 0),
    tried: streak.tried + 1,
  };
}

/** Returns whether a person solved the puzzle; null if it wasn't finished. */
export function isSolvedBy({ ending, players }: Pick<FinishedMatch['sheet'], 'ending' | 'players'>): boolean | null {
  if (!ending || !('ranking' in ending)) return null;
  return ending.ranking[0]?.some((seat) => players[seat]?.kind === 'person') === true;
}

/** Records a finished puzzle. Only the first try of a day counts, until the day after. */
export async function recordPuzzleResult(
  { store, runtime, limits, games }: Ports,
  sheet: FinishedMatch['sheet'],
): Promise<void> {
  const solved = isSolvedBy(sheet);
  const player = sheet.players.find(({ kind }) => kind === 'person');
  if (!sheet.terms.puzzle || solved === null || player?.kind !== 'person') return;
  const { day } = sheet.terms.puzzle;
  const family = puzzleFamilyOf({ games }, sheet.terms);
  // Tried before this person's data was deleted.
  if ((await store.mark(dailyPuzzleMark(day, family, player.id))) !== null) return;
  const name = nameFor(family);
  for (let attempt = 0; attempt < limits.attempts; attempt++) {
    const was = (await store.userData(player.id)).get(name);
    const streak = read(was);
    if (day <= streak.day || runtime.now() >= revealedAt(day)) return;
    if (await store.saveUserData(player.id, name, was ?? null, JSON.stringify(streakAfter(streak, day, solved))))
      return;
  }
}
