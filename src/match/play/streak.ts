import { z } from 'zod';
import type { Ports } from '../change/commit.ts';
import { dayBefore, shownFrom } from '../lobby/day.ts';
import type { Streak } from '../matches.ts';
import type { Past } from '../sheet.ts';

const NAME = 'puzzle';
const none: Streak = { day: '', row: 0, best: 0, solved: 0, tried: 0 };
const shape = z.object({ day: z.string(), row: z.int(), best: z.int(), solved: z.int(), tried: z.int() });

const read = (kept: string | undefined): Streak => (kept === undefined ? none : shape.parse(JSON.parse(kept)));

export const streakOf = async ({ store }: Pick<Ports, 'store'>, user: string): Promise<Streak> => read((await store.keepsakes(user)).get(NAME));

/** A day in a row more, or the end of it. */
export function after(streak: Streak, day: string, solved: boolean): Streak {
  const row = solved ? (streak.day === dayBefore(day) ? streak.row : 0) + 1 : 0;
  return { day, row, best: Math.max(streak.best, row), solved: streak.solved + (solved ? 1 : 0), tried: streak.tried + 1 };
}

/** Whether a person solved the puzzle that was played; null when it came to no end. */
export function isSolvedBy({ ending, players }: Pick<Past['sheet'], 'ending' | 'players'>): boolean | null {
  if (!ending || !('ranking' in ending)) return null;
  return ending.ranking[0]?.some((seat) => players[seat]?.kind === 'person') === true;
}

/** Enters a puzzle that is over. Only the first try of a day counts, and none that comes later than the day after. */
export async function enterPuzzle({ store, world, limits }: Ports, sheet: Past['sheet']): Promise<void> {
  const solved = isSolvedBy(sheet);
  const player = sheet.players.find(({ kind }) => kind === 'person');
  if (!sheet.terms.puzzle || solved === null || player?.kind !== 'person') return;
  const { day } = sheet.terms.puzzle;
  for (let attempt = 0; attempt < limits.attempts; attempt++) {
    const was = (await store.keepsakes(player.id)).get(NAME);
    const streak = read(was);
    if (day <= streak.day || world.now() >= shownFrom(day)) return;
    if (await store.keep(player.id, NAME, was ?? null, JSON.stringify(after(streak, day, solved)))) return;
  }
}
