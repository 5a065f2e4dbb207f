import { type AnyGame, familyOf } from '../../engine/game/index.ts';
import type { Text } from '../../engine/text.ts';
import type { Terms } from '../stored-match.ts';

/** A match of the day: everyone plays this variant with the same deal, alone or against the same computers. */
export interface DailyMatch {
  readonly id: string;
  readonly name: Text;
  readonly game: string;
  readonly variant: string;
  /** The number of seats; the others are computers. */
  readonly seats: number;
}

/** The level of the computers in daily matches. */
export const DAILY_LEVEL = 'fair';

/** Returns the daily matches: one per family, and one per variant that is played alone. */
export function dailyMatches(games: ReadonlyMap<string, AnyGame>): readonly DailyMatch[] {
  const found = new Map<string, DailyMatch>();
  for (const { info } of games.values()) {
    for (const variant of info.variants) {
      const family = familyOf(info, variant.id);
      const isFirst = !found.has(family.id);
      if (!isFirst && !variant.alone) continue;
      const id = isFirst ? family.id : variant.id;
      const name = variant.alone ? aloneName(family.name, variant.name) : family.name;
      found.set(id, { id, name, game: info.id, variant: variant.id, seats: variant.alone ? 1 : variant.seats[0] });
    }
  }
  return [...found.values()];
}

const aloneName = (family: Text, variant: Text): Text => ({
  en: `${family.en}, ${variant.en}`,
  de: `${family.de}, ${variant.de}`,
});

/** Returns the daily match of a variant; if the variant has none, that of its family. */
export function dailyMatchOf(
  games: ReadonlyMap<string, AnyGame>,
  { game, options }: Pick<Terms, 'game' | 'options'>,
): DailyMatch | null {
  const info = games.get(game)?.info;
  if (!info) return null;
  const all = dailyMatches(games);
  const variant = String(options['variant']);
  const family = familyOf(info, variant).id;
  return (
    all.find((each) => each.game === game && each.variant === variant) ?? all.find(({ id }) => id === family) ?? null
  );
}

/** Returns the name of a day's seed: each daily match has its own; the oldest one is named by the day alone. */
export const dailySeedName = (day: string, daily: DailyMatch | null): string =>
  daily && !(daily.seats === 1 && daily.id === daily.game) ? `${day} ${daily.id}` : day;
