import { describe, expect, it } from 'vitest';
import type { AnyGame, BaseState } from '../../src/engine/game/index.ts';
import { games } from '../../src/games/index.ts';
import type { Analyst } from '../../src/match/ports.ts';
import { replayRecord } from '../../src/match/view/replay-record.ts';
import { reviewOf } from '../../src/match/view/review.ts';
import { readSharedReview, saveReview } from '../../src/match/view/shared-review.ts';
import { sampleRecord } from '../../src/testkit/sample-record.ts';
import { chancesCurve, turnRuns } from '../../src/web/page/replay-model.ts';

/** Knows only the points, and finds no mistakes. */
const analyst: Analyst = {
  chances(game, _variant, seats, state) {
    const points = Array.from({ length: seats }, (_, seat) => 1 + game.stats.points(state as BaseState, seat));
    const all = points.reduce((sum, each) => sum + each);
    return points.map((each) => each / all);
  },
  reasons: () => [],
  advice: async () => null,
  lines: async () => null,
};

describe('the winning chances of a review', () => {
  it.each([
    ['rivals', 'intro', 2],
    ['settlers', 'classic', 3],
    ['dice', 'island-one', 2],
    ['dice', 'extra', 2],
    ['struggle', 'struggle', 2],
  ] as const)('are those at the end of every turn on the page of %s, %s', async (id, variant, seats) => {
    const game = games.get(id) as AnyGame;
    const { steps } = replayRecord(games, sampleRecord(game, variant, seats));
    const review = await reviewOf({ game, id, variant, seats, steps }, analyst);
    const marks = new Map<string, string>();
    await saveReview({ saveMark: async (name, text) => void marks.set(name, text) }, id, review, 0);
    const shared = await readSharedReview({ mark: async (name) => marks.get(name) ?? null }, id);
    const runs = turnRuns(steps);
    const curve = chancesCurve(shared?.chances ?? [], seats, runs);
    const wanted = runs.map(({ last }) => analyst.chances(game, variant, seats, steps[last]?.position.state));
    for (let seat = 0; seat < seats; seat++)
      expect(curve?.values[seat]).toEqual(wanted.map((turn) => Math.round((turn[seat] ?? 0) * 1_000) / 1_000));
    expect(chancesCurve((shared?.chances ?? []).slice(1), seats, runs)).toBeNull();
  });
});
