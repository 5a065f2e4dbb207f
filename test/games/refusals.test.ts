import { describe, expect, it } from 'vitest';
import { questionOf } from '../../src/engine/answers.ts';
import type { AnyGame, Resting } from '../../src/engine/game/index.ts';
import { play, respond } from '../../src/engine/live.ts';
import type { Answer } from '../../src/engine/script.ts';
import { pathNamed } from '../../src/games/settlers/board/geometry.ts';
import { dice } from '../../src/games/dice/game.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import { ACTIVE } from '../../src/games/settlers/realm.ts';
import type { State } from '../../src/games/settlers/state.ts';
import { struggle } from '../../src/games/struggle/game.ts';

/** Why each of these is refused at the first question of a seat, after these answers. */
function reasons(game: AnyGame, state: Resting, seat: number, answers: readonly Answer[], ...ids: readonly string[]): readonly string[] {
  const live = play(game, state);
  for (const answer of answers) respond(live, seat, answer);
  return ids.map((id) => game.words.refusal(live.state, seat, questionOf(live.open, seat), id).en);
}

describe('bad moves are refused in words', () => {
  const beginner = (change: Partial<State>): State => ({ ...settlers.rules.setup(settlers.facts.options.parse({ board: 'beginner' }), 4, 'why'), turn: 1, active: 0, ...change });
  const realm = (): State => {
    const state: State = { ...settlers.rules.setup(settlers.facts.options.parse({ variant: 'cities-and-knights' }), 3, 'why'), phase: 'action', turn: 1, active: 0 };
    state.sides[0]?.hand.fill(6);
    return state;
  };
  const lay = (state: State, owner: number, ...roads: readonly string[]): void => {
    for (const road of roads) state.roads[pathNamed(road) ?? expect.fail(`no path ${road}`)] = owner;
  };
  const build = (state: State, owner: number, node: number, rank: number): void => {
    state.towns[node] = owner;
    state.ranks[node] = rank;
  };

  it('CATAN: a road through a foreign settlement, a place that does not exist', () => {
    const state = beginner({ phase: 'action' });
    state.sides[0]?.hand.fill(5);
    // Blue has a settlement at 39; red comes as far as there.
    lay(state, 0, '34-39');
    expect(reasons(settlers, state, 0, [], 'build road 39-43', 'build road 28-99')).toEqual([
      expect.stringContaining('your road ends there at somebody else’s building'),
      'There is no move “build road 28-99”.',
    ]);
  });

  it('CATAN: the robber to where he stands', () => {
    const state = beginner({ phase: 'roll', dice: ['3+4'] });
    expect(reasons(settlers, state, 0, [['roll']], 'move robber h9')).toEqual(['The robber stands there already; he must move to another hex.']);
  });

  it('CATAN: cards and sorts of Cities & Knights', () => {
    const state = beginner({ phase: 'action' });
    for (const why of reasons(settlers, state, 0, [], 'play mining', 'trade 4 paper wool', 'trade 4 wool paper')) expect(why).toContain('it belongs to Cities & Knights.');
  });

  it('Cities & Knights: improvements without a city, a second metropolis without a second city', () => {
    const none = realm();
    expect(reasons(settlers, none, 0, [], 'improve science')).toEqual([expect.stringContaining('improvements need a city of yours')]);
    const one = realm();
    build(one, 0, 28, 2);
    Object.assign(one.realm?.courts[0]?.improvements ?? [], [4, 3, 0]);
    if (one.realm) one.realm.metropolises[0] = 28;
    expect(reasons(settlers, one, 0, [], 'improve trade')).toEqual([expect.stringContaining('from level 4 on you need a city without a metropolis')]);
  });

  it('Cities & Knights: a knight moved where his road is cut', () => {
    const state = realm();
    lay(state, 0, '28-34', '34-39', '39-43');
    build(state, 0, 28, 1);
    build(state, 1, 39, 1);
    const { knights, levels, marks } = state.realm ?? expect.fail('there is no realm');
    [knights[34], levels[34], marks[34]] = [0, 1, ACTIVE];
    expect(reasons(settlers, state, 0, [], 'move knight 34 43')).toEqual([expect.stringContaining('your roads do not lead there: the place is taken, or somebody is in the way')]);
  });

  it('Struggle: a trade with an empty hand, with oneself, and a move of another game', () => {
    const state = struggle.rules.setup(struggle.facts.options.parse({}), 3, 'why');
    for (const { hand } of state.players) hand.fill(0);
    const seat = state.active;
    const names = ['red', 'blue', 'orange'];
    expect(reasons(struggle, state, seat, [], `trade ${names[(seat + 1) % 3]}`, 'stack wool', 'market wool ore', `trade ${names[seat]}`, 'build abbey +1u1')).toEqual([
      expect.stringContaining('that hand has too few cards'),
      'You cannot trade wool with the stack: you hold no such card.',
      'You cannot trade wool for ore: you hold no such card.',
      expect.stringContaining('that is you'),
      'There is no move “build abbey +1u1” in this game.',
    ]);
  });

  it('Dice Game: dice that are not there, a place that is not connected or does not exist', () => {
    const begun = (): Resting => dice.rules.setup(dice.facts.options.parse({}), 1, 'why');
    expect(reasons(dice, begun(), 0, [], 'ore', 'build road 0')).toEqual([
      'Not so many dice show ore.',
      'You are still rolling: choose the dice to roll again, or keep all. Then you build.',
    ]);
    expect(reasons(dice, begun(), 0, [['stop']], 'build city 7', 'build road 15', 'build road 99', 'gold ore', 'joker wool ore')).toEqual([
      'You cannot build city 7: none of your roads leads there.',
      'You cannot build road 15: none of your roads leads there.',
      'There is no move “build road 99” in this game.',
      'You cannot trade gold for ore: that takes two unspent gold dice.',
      'You cannot turn wool to ore: you have no joker left for ore.',
    ]);
  });
});
