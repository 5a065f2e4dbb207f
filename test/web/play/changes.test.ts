import { expect, it } from 'vitest';
import { randomOpponent } from '../../../src/bots/random-opponent.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import type { State } from '../../../src/games/settlers/state.ts';
import { playOut } from '../../../src/testkit/play-out.ts';
import { changedGoods, changedPlaces, type Looks, looksOf } from '../../../src/web/page/play/changes.ts';

const names = ['Anna', 'Ben', 'Clara'];

/** Plays at random and returns how each position of the first player looks. */
function looksOnTheWay(): readonly Looks[] {
  const seen: Looks[] = [];
  playOut({
    game: settlers,
    options: settlers.info.options.parse({ variant: 'classic' }),
    seed: 'looks',
    opponents: names.map(() => randomOpponent),
    random: randomFrom({ seed: 'looks', drawn: 0 }),
    limit: 40,
    before({ state }) {
      const view = settlers.views.forSeat(state as State, 0);
      const board = settlers.views.scene(view, { kind: 'board', names, lower: 0, sites: [] });
      const hand = settlers.views.scene(view, { kind: 'hand', names });
      // As a browser keeps it.
      seen.push(JSON.parse(JSON.stringify(looksOf({ board, hand }))) as Looks);
    },
  });
  return seen;
}

it('says which places and resources changed, however long ago it was looked at', () => {
  const seen = looksOnTheWay();
  const [first, last] = [seen[0] as Looks, seen.at(-1) as Looks];
  expect([changedPlaces(null, first).size, changedGoods(null, first).size]).toEqual([0, 0]);
  expect([changedPlaces(first, first).size, changedGoods(first, first).size]).toEqual([0, 0]);
  const changed = changedPlaces(first, last);
  // Two settlements and two roads each.
  expect(changed.size).toBeGreaterThanOrEqual(12);
  const inSteps = new Set(seen.flatMap((looks, at) => [...changedPlaces(seen[at - 1] ?? null, looks)]));
  for (const place of changed) expect(inSteps).toContain(place);
  const gained = changedGoods(first, last);
  for (const [icon, by] of gained) expect((first.goods[icon] ?? 0) + by).toBe(last.goods[icon]);
  expect(gained.size).toBeGreaterThan(0);
});

it('finds nothing new where nothing was kept of the board or the hand', () => {
  const [looks] = looksOnTheWay();
  const nothing = looksOf({ board: null, hand: null });
  expect(changedPlaces(nothing, looks as Looks)).toEqual(new Set());
  expect(changedGoods(nothing, looks as Looks)).toEqual(new Map());
});
