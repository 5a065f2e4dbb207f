import { type AnyGame, familyOf } from '../../engine/game/index.ts';
import type { Language, Text } from '../../engine/text.ts';
import { levelRating } from '../../ratings/level-ratings.ts';

interface Level {
  readonly id: string;
  readonly name: Text;
}

/** Returns a level with its rating in a variant: `Strong ≈ 1720`. */
export function levelLabel({ id, name }: Level, { info }: AnyGame, variant: string, language: Language): string {
  const points = levelRating(familyOf(info, variant).id, id);
  return points === null ? name[language] : `${name[language]} ≈ ${points}`;
}

/** Returns a level with the range of its ratings in all games: `Strong ≈ 1840–2010`. */
export function levelRange({ id, name }: Level, games: Iterable<AnyGame>, language: Language): string {
  const points = [...games].flatMap(({ info }) =>
    info.variants.flatMap((variant) => levelRating(familyOf(info, variant.id).id, id) ?? []),
  );
  if (points.length === 0) return name[language];
  const [least, most] = [Math.min(...points), Math.max(...points)];
  return `${name[language]} ≈ ${least === most ? least : `${least}–${most}`}`;
}
