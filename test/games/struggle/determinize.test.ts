import { expect, test } from 'vitest';
import { startLive } from '../../../src/engine/live-match.ts';
import { struggle } from '../../../src/games/struggle/game.ts';
import { optionsSchema } from '../../../src/games/struggle/options.ts';
import { allResourceCards, setup } from '../../../src/games/struggle/rules/setup.ts';
import type { Player, State } from '../../../src/games/struggle/state.ts';
import { findLeak } from '../../../src/testkit/secrecy.ts';

/** Three seats with these hands; this number of other cards is in the draw stack, the rest in the discard pile. */
function table(players: readonly (Pick<Player, 'hand'> & Partial<Player>)[], draw: number, now: Partial<State>): State {
  const begun = setup(optionsSchema.parse({ flow: 'patient' }), players.length, 'imagined');
  const left = allResourceCards();
  for (const { hand } of [{ hand: begun.market }, ...players]) {
    hand.forEach((count, kind) => {
      for (let i = 0; i < count; i++) left.splice(left.indexOf(kind), 1);
    });
  }
  const held = begun.players.map((player, seat) => ({ ...player, ...players[seat] }));
  return { ...begun, active: 2, players: held, draw: left.slice(0, draw), discard: left.slice(draw), ...now };
}

const paying = { phase: 'build', paying: { what: 'road', flip: false } } as const;
const others = [{ hand: [2, 1, 2, 3, 3] }, { hand: [1, 3, 4, 0, 1] }];

test.each<[string, string, State]>([
  [
    'has more than one way to pay, though few cards are unseen',
    'pay',
    table([...others, { hand: [1, 1, 1, 3, 0] }], 0, paying),
  ],
  [
    'has more than one way to pay without what the robbers get',
    'pay',
    table(
      [
        { hand: [2, 1, 2, 1, 3], owed: 4 },
        { hand: [1, 3, 1, 0, 1] },
        { hand: [2, 1, 2, 3, 1], owed: 4, chosen: [1, 0, 2, 0, 1] },
      ],
      3,
      paying,
    ),
  ],
  [
    'gives back from more than one kind',
    'return',
    table([...others, { hand: [0, 1, 0, 0, 1] }], 9, { returning: { to: 1, cards: [1] } }),
  ],
  [
    'takes from more than one kind',
    'take',
    table([...others.slice(1), { hand: [0, 1, 0, 0, 1] }, { hand: [1, 0, 1, 2, 1] }], 9, { looking: 1, library: true }),
  ],
])('whoever %s is asked at every table that looks the same', (_, key, state) => {
  expect(startLive(struggle, struggle.codec.copy(state)).open).toContainEqual(
    expect.objectContaining({ seat: 2, key }),
  );
  for (const seat of [0, 1, 2, null]) {
    for (let seed = 0; seed < 60; seed++) {
      const imagined = struggle.ai.determinize(struggle.views.forSeat(state, seat), `${seed}`);
      expect(startLive(struggle, imagined).open).toContainEqual(expect.objectContaining({ seat: 2, key }));
      expect(findLeak(struggle, { checkpoint: state, pending: [], state }, seat, `${seed}`)).toBeNull();
    }
  }
});
