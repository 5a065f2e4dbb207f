import type { Seat } from '../script.ts';
import type { ResultScene } from './moments.ts';

/** Returns the result with the ranking of the match, which may differ from the game's own, e.g. after a resignation. */
export function withRanking(scene: ResultScene, ranking: readonly (readonly Seat[])[]): ResultScene {
  const places = ranking.flatMap((seats, index) =>
    seats.flatMap((seat) => {
      const at = scene.people.findIndex((person) => person.seat === seat);
      return at === -1 ? [] : [{ at, rank: 1 + ranking.slice(0, index).flat().length }];
    }),
  );
  const inOrder = (values: readonly number[]): readonly number[] => places.map(({ at }) => values[at] as number);
  return {
    ...scene,
    people: places.map(({ at, rank }) => ({ ...(scene.people[at] as ResultScene['people'][number]), rank })),
    points: inOrder(scene.points),
    sources: scene.sources.map((source) => ({
      ...source,
      points: inOrder(source.points),
      ...(source.counts && { counts: inOrder(source.counts) }),
    })),
  };
}
