import type { BaseState } from '../../engine/game/index.ts';
import type { Random } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import { copyState, playerOf, type State } from '../../games/dice/state.ts';
import { FACES } from '../../games/dice/vocabulary.ts';
import type { StockEditor } from './stock-editor.ts';

/** Dice: the faces on the table after the last throw; none is taken away, since all of them are visible. */
export const diceStock: StockEditor = {
  options: {},
  seats: 2,
  question: 'build',
  withoutChance: true,
  enrich(state: BaseState, seat: Seat, random: Random) {
    const { turn } = playerOf(state as State, seat);
    if (!turn) return;
    const count = turn.dice.reduce((sum, dice) => sum + dice, 0);
    turn.dice.fill(0);
    for (let die = 0; die < count; die++) {
      const face = random.below(FACES);
      turn.dice[face] = (turn.dice[face] as number) + 1;
    }
    turn.fell = turn.dice.slice();
  },
  count: () => 0,
  withOneLess: () => null,
  canonical: (state) => copyState(state as State),
};
