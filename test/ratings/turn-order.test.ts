import { describe, expect, it } from 'vitest';
import { startMatch } from '../../src/engine/match.ts';
import { startingSeat } from '../../src/engine/starting-seat.ts';
import { games } from '../../src/games/index.ts';
import { contestChance } from '../../src/ratings/level-fit.ts';
import { rateMatch, newRating } from '../../src/ratings/rating.ts';
import measured from '../../src/ratings/turn-order.json' with { type: 'json' };
import { seatAdvantage, type TurnOrderSample, turnOrderAdvantage } from '../../src/ratings/turn-order.ts';
import { playTurnOrder, withSample } from '../../src/testkit/turn-order.ts';

const sample = (games: number, ...shares: readonly number[]): TurnOrderSample => ({
  game: 'rivals',
  variant: 'intro',
  seats: shares.length,
  level: 'fair',
  seed: 'x',
  games,
  wins: shares.map((share) => games * share),
});

describe('the advantage of the order of turns', () => {
  it.each([2, 3, 4])('explains what the first seat wins at tables of %i', (seats) => {
    for (const share of [0.6, 0.15]) {
      const others = Array.from({ length: seats - 1 }, () => (1 - share) / (seats - 1));
      const [first = 0, second = 0] = turnOrderAdvantage(sample(10_000, share, ...others));
      expect(contestChance(first - second, seats)).toBeCloseTo(share, 3);
    }
  });

  it('explains what every other seat wins, too', () => {
    const shares = [0.1, 0.2, 0.3, 0.4];
    const strengths = turnOrderAdvantage(sample(10_000, ...shares)).map((mu) => Math.exp(mu / (25 / 6) / 2));
    const sum = strengths.reduce((all, each) => all + each, 0);
    strengths.forEach((strength, seat) => expect(strength / sum).toBeCloseTo(shares[seat] ?? 0, 3));
    expect(turnOrderAdvantage(sample(10_000, 0.25, 0.25, 0.15, 0.35)).map(Math.sign)).toEqual([0, 0, -1, 1]);
  });

  it('is none up to 2 percentage points, or where luck explains more', () => {
    expect(turnOrderAdvantage(sample(100_000, 0.519, 0.481))).toEqual([0, 0]);
    expect(turnOrderAdvantage(sample(100_000, 0.521, 0.479))[0]).toBeGreaterThan(0);
    expect(turnOrderAdvantage(sample(100, 0.6, 0.4))).toEqual([0, 0]);
    expect(turnOrderAdvantage(sample(1_000, 0.3, 0.24, 0.23, 0.23)).map(Math.sign)).toEqual([1, 0, 0, 0]);
  });

  it('is not credited to the player who sits there: a win from a good seat brings less', () => {
    const [one, other] = [newRating(0), newRating(0)];
    const even = rateMatch([one, other], [1, 2], 1)[0]?.mu ?? 0;
    const helped = rateMatch([one, other], [1, 2], 1, [2, 0])[0]?.mu ?? 0;
    const hindered = rateMatch([one, other], [1, 2], 1, [-2, 0])[0]?.mu ?? 0;
    expect(helped).toBeLessThan(even);
    expect(hindered).toBeGreaterThan(even);
  });
});

describe('measured advantages', () => {
  const rows: readonly TurnOrderSample[] = measured;
  const named = rows.map((row) => ({ name: `${row.game} ${row.variant} with ${row.seats}`, row }));

  it.each(named)('$name: from 200 matches or more, by seat from the one that starts', ({ row }) => {
    const { game, variant, seats } = row;
    const [least, most] = games.get(game)?.info.variants.find(({ id }) => id === variant)?.seats ?? [0, 0];
    expect(seats >= least && seats <= most).toBe(true);
    expect(row.games).toBeGreaterThanOrEqual(200);
    expect(row.wins.reduce((sum, won) => sum + won, 0)).toBeCloseTo(row.games, 6);
    const expected = turnOrderAdvantage(row);
    for (let first = 0; first < seats; first++) {
      const people = Array.from({ length: seats }, (_, seat) => ({ place: seat + 1, person: `p${seat}` }));
      const bySeat = seatAdvantage({ game, variant, first, seats: people });
      expect([...bySeat.slice(first), ...bySeat.slice(0, first)]).toEqual(expected);
    }
  });

  it('count nothing for a match in which all start at once', () => {
    const { game, variant, seats } = rows[0] as TurnOrderSample;
    const people = Array.from({ length: seats }, (_, seat) => ({ place: seat + 1, person: `p${seat}` }));
    expect(seatAdvantage({ game, variant, seats: people })).toEqual([]);
    const dice = games.get('dice') ?? expect.fail('no dice');
    const start = (order: string) => startMatch(dice, dice.info.options.parse({ order }), 3, 'seed').state;
    expect(startingSeat(dice, start('parallel'))).toBeNull();
    expect([0, 1, 2]).toContain(startingSeat(dice, start('strict')));
  });
});

describe('measuring', () => {
  const which = { game: 'struggle', variant: 'struggle', seats: 2, level: 'gentle', seed: 'y' };
  const struggle = games.get('struggle') ?? expect.fail('no Struggle');
  const play = (known: readonly TurnOrderSample[], count: number): TurnOrderSample =>
    [...playTurnOrder(struggle, which, known, count)].at(-1) ?? expect.fail('nothing played');

  it('plays every match once, and continues a sample as if it had never stopped', () => {
    const all = play([], 8);
    expect(all.wins.reduce((sum, won) => sum + won, 0)).toBe(8);
    // Equal players who play every match twice win an even number each.
    expect(all.wins.some((won) => won % 2 === 1)).toBe(true);
    expect(play(withSample([], play([], 3)), 8)).toEqual(all);
    expect([...playTurnOrder(struggle, which, [all], 8)]).toEqual([]);
  });
});
