import { randomFrom, type Random } from '../../src/engine/random.ts';
import type { MatchResult, ResultSeat } from '../../src/ratings/result.ts';

const DAY = 86_400_000;
export const START = Date.UTC(2026, 0, 1);

/** A rated match of people, best first; what isn't said is usual. */
export function sampleResult(
  id: string,
  people: readonly string[],
  changes: Partial<Omit<MatchResult, 'seats'>> & { readonly places?: readonly number[] } = {},
): MatchResult {
  const { places, ...rest } = changes;
  return {
    id,
    game: 'rivals',
    variant: 'intro',
    family: 'rivals',
    start: START,
    end: START + DAY,
    ending: 'played',
    rated: true,
    server: 'g',
    turns: 40,
    fewest: 20,
    seats: people.map((person, seat): ResultSeat => ({ person, place: places?.[seat] ?? seat + 1 })),
    ...rest,
  };
}

/** Results of random people with two to four seats, in order; some rated, some not. */
export function randomResults(count: number, people: number, seed: string): readonly MatchResult[] {
  const random: Random = randomFrom({ seed, drawn: 0 });
  const families = ['rivals', 'settlers', 'dice'];
  let end = START;
  return Array.from({ length: count }, (_, number) => {
    end += random.below(6) * 3_600_000;
    const size = Math.min(people, 2 + random.below(3));
    const table = new Set<string>();
    while (table.size < size) table.add(`p${random.below(people)}`);
    const family = families[random.below(families.length)] as string;
    return sampleResult(`M${number}`, [...table], {
      game: family,
      family,
      variant: `v${random.below(3)}`,
      end,
      start: end - DAY,
      rated: random.below(4) > 0,
      fewest: random.below(8),
      server: `g${random.below(2)}`,
      places: random.below(10) === 0 ? [...table].map(() => 1) : [...table].map((_person, seat) => seat + 1),
    });
  });
}
