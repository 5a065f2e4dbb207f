import { expect, it } from 'vitest';
import { randomOpponent } from '../../../src/bots/index.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { dice } from '../../../src/games/dice/game.ts';
import { playOut } from '../../../src/testkit/play-out.ts';
import { createCounter, newTally, type Tally } from '../../../src/testkit/tally.ts';

function played(options: Readonly<Record<string, unknown>>, seats: number): Tally {
  const tally = newTally(seats);
  const count = createCounter(dice, tally);
  const chance = randomFrom({ seed: 'effort', drawn: 0 });
  const { state, over } = playOut({
    game: dice,
    options: dice.info.options.parse(options),
    seed: 'effort',
    opponents: Array.from({ length: seats }, () => randomOpponent),
    random: chance,
    limit: 10_000,
    order: (open) => open[chance.below(open.length)] ?? (open[0] as (typeof open)[number]),
    before: (live, decision, byOrder) => count.before(live.state, decision, byOrder),
    after: count.after,
  });
  count.end(state, over);
  return tally;
}

it('in parallel play nobody hands over, and the turns of all are counted', () => {
  const { allTurns, play, setup } = played({ variant: 'island-one', order: 'parallel' }, 3);
  expect(allTurns).toBe(45);
  expect(play.handOvers).toBe(0);
  expect(setup.questions).toBe(0);
});

it('start roads are no turns', () => {
  const { allTurns, play, setup } = played({ variant: 'extra' }, 4);
  expect(setup).toEqual({ questions: 4, handOvers: 3, clicks: 4 });
  // The first turn follows the last start road; then one hand-over for each turn.
  expect(play.handOvers).toBe(allTurns);
});
