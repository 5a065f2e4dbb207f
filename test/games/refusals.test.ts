import { describe, expect, it } from 'vitest';
import { questionOf } from '../../src/engine/answers.ts';
import type { AnyGame, BaseState } from '../../src/engine/game/index.ts';
import { startLive, giveAnswer } from '../../src/engine/live-match.ts';
import type { Answer } from '../../src/engine/script.ts';
import { pathNamed } from '../../src/games/settlers/board/geometry.ts';
import { dice } from '../../src/games/dice/game.ts';
import { mapOf, type State as DiceState } from '../../src/games/dice/state.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import { ACTIVE } from '../../src/games/settlers/cities-and-knights/state.ts';
import type { State } from '../../src/games/settlers/state.ts';
import { struggle } from '../../src/games/struggle/game.ts';

/** Why each of these is refused at the first question of a seat, after these answers. */
function reasons(
  game: AnyGame,
  state: BaseState,
  seat: number,
  answers: readonly Answer[],
  ...ids: readonly string[]
): readonly string[] {
  const live = startLive(game, state);
  for (const answer of answers) giveAnswer(live, seat, answer);
  return ids.map((id) => game.text.refusal(live.state, seat, questionOf(live.open, seat), id).en);
}

describe('bad moves are refused in words', () => {
  const beginner = (change: Partial<State>): State => ({
    ...settlers.rules.setup(settlers.info.options.parse({ board: 'beginner' }), 4, 'why'),
    turn: 1,
    active: 0,
    ...change,
  });
  const realm = (): State => {
    const state: State = {
      ...settlers.rules.setup(settlers.info.options.parse({ variant: 'cities-and-knights' }), 3, 'why'),
      phase: 'action',
      turn: 1,
      active: 0,
    };
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
      expect.stringContaining('another player’s building blocks your road there'),
      'There’s no move called “build road 28-99”.',
    ]);
  });

  it('CATAN: the robber to where he stands', () => {
    const state = beginner({ phase: 'roll', dice: ['3+4'] });
    expect(reasons(settlers, state, 0, [['roll']], 'move robber h9')).toEqual([
      'The robber is already there. Move it to another hex.',
    ]);
  });

  it('CATAN: cards and sorts of Cities & Knights', () => {
    const state = beginner({ phase: 'action' });
    for (const why of reasons(settlers, state, 0, [], 'play mining', 'trade 4 paper wool', 'trade 4 wool paper'))
      expect(why).toContain('that’s only in Cities & Knights.');
  });

  it('Cities & Knights: improvements without a city, a second metropolis without a second city', () => {
    const none = realm();
    expect(reasons(settlers, none, 0, [], 'improve science')).toEqual([
      expect.stringContaining('you need a city to build improvements'),
    ]);
    const one = realm();
    build(one, 0, 28, 2);
    Object.assign(one.citiesAndKnights?.cityPlayers[0]?.improvements ?? [], [4, 3, 0]);
    if (one.citiesAndKnights) one.citiesAndKnights.metropolises[0] = 28;
    expect(reasons(settlers, one, 0, [], 'improve trade')).toEqual([
      expect.stringContaining('from level 4 on you need a city without a metropolis'),
    ]);
  });

  it('Cities & Knights: a knight moved where his road is cut', () => {
    const state = realm();
    lay(state, 0, '28-34', '34-39', '39-43');
    build(state, 0, 28, 1);
    build(state, 1, 39, 1);
    const { knights, levels, marks } = state.citiesAndKnights ?? expect.fail('there is no realm');
    [knights[34], levels[34], marks[34]] = [0, 1, ACTIVE];
    expect(reasons(settlers, state, 0, [], 'move knight 34 43')).toEqual([
      expect.stringContaining(
        'it can’t get there: the spot is taken, your roads don’t reach it, or someone is in the way',
      ),
    ]);
  });

  it('Cities & Knights: a knight driven off where there is none, by one no stronger, or where no road leads', () => {
    const state = realm();
    lay(state, 0, '28-34', '34-39');
    build(state, 0, 28, 1);
    const { knights, levels, marks } = state.citiesAndKnights ?? expect.fail('there is no realm');
    const stand = (node: number, owner: number, level: number): void =>
      void ([knights[node], levels[node], marks[node]] = [owner, level, ACTIVE]);
    stand(34, 0, 1);
    stand(39, 1, 1);
    stand(8, 1, 1);
    expect(reasons(settlers, state, 0, [], 'displace 34 28', 'displace 34 39', 'displace 34 8')).toEqual([
      expect.stringContaining('there’s no knight to drive off there'),
      expect.stringContaining('you can only drive off weaker knights'),
      expect.not.stringContaining('there’s no knight to drive off there'),
    ]);
  });

  it('Struggle: a trade with an empty hand, with oneself, and a move of another game', () => {
    const state = struggle.rules.setup(struggle.info.options.parse({}), 3, 'why');
    for (const { hand } of state.players) hand.fill(0);
    const seat = state.active;
    const names = ['red', 'blue', 'orange'];
    expect(
      reasons(
        struggle,
        state,
        seat,
        [],
        `trade ${names[(seat + 1) % 3]}`,
        'stack wool',
        'market wool ore',
        `trade ${names[seat]}`,
        'build abbey +1u1',
      ),
    ).toEqual([
      expect.stringContaining('that hand doesn’t have enough cards'),
      'You can’t trade wool with the stack: you don’t have that card.',
      'You can’t trade wool for ore: you don’t have that card.',
      expect.stringContaining('that’s you'),
      'There’s no move “build abbey +1u1” in this game.',
    ]);
  });

  it('Struggle: a guild that was used or would draw from someone weaker, and an expansion when none is left', () => {
    const state = { ...struggle.rules.setup(struggle.info.options.parse({}), 3, 'why'), active: 0 };
    for (const { hand } of state.players) hand.fill(1);
    const [red, blue] = state.players;
    red?.cities.push({ card: 15, expansion: 'merchant-guild' });
    blue?.cities.push({ card: 14, expansion: null }, { card: 12, expansion: null });
    const used = 'you’ve already used your *Merchant Guild* this turn';
    expect(reasons(struggle, state, 0, [], 'guild orange')).toEqual([
      expect.stringContaining('at least as many points as you'),
    ]);
    expect(reasons(struggle, state, 0, [['guild blue']], 'guild blue', 'guild orange')).toEqual([
      expect.stringContaining(used),
      expect.stringContaining(used),
    ]);
    red?.cities.push({ card: 13, expansion: null });
    state.expansions.splice(0);
    expect(reasons(struggle, state, 0, [], 'build library')).toEqual([
      expect.stringContaining('there are no expansions left'),
    ]);
  });

  it('Dice Game: dice that are not there, a place that is not connected or does not exist', () => {
    const begun = (): BaseState => dice.rules.setup(dice.info.options.parse({}), 1, 'why');
    expect(reasons(dice, begun(), 0, [], 'ore', 'build road 0')).toEqual([
      'You don’t have that many dice showing ore.',
      'You’re still rolling: choose dice to roll again, or keep them all. Then you can build.',
    ]);
    expect(
      reasons(
        dice,
        begun(),
        0,
        [['stop']],
        'build city 7',
        'build road 15',
        'build road 99',
        'gold ore',
        'joker wool ore',
      ),
    ).toEqual([
      'You can’t build city 7: none of your roads leads there.',
      'You can’t build road 15: none of your roads leads there.',
      'There’s no move “build road 99” in this game.',
      'You can’t trade gold for ore: you need two unspent gold dice.',
      'You can’t turn wool into ore: you have no joker left for ore.',
    ]);
  });

  it('Dice Game: castles, knights and start roads of the shared map', () => {
    const shared = (change: object): BaseState => ({
      ...dice.rules.setup(dice.info.options.parse({ variant: 'extra' }), 2, 'why'),
      ...change,
    });
    const building = shared({ phase: 'play', number: 6 }) as DiceState;
    const { active } = building;
    building.players.forEach((player, seat) => Object.assign(player, { roads: [seat] }));
    const turn = {
      dice: [1, 1, 1, 1, 1, 1],
      cup: 0,
      fell: [1, 1, 1, 1, 1, 1],
      throws: 3,
      rolling: false,
      builds: 0,
      points: 0,
      fresh: [],
    };
    Object.assign(building.players[active] ?? {}, { turn });
    expect(reasons(dice, building, active, [], 'build castle', 'build knight 19', 'build city 17')).toEqual([
      expect.stringContaining('you need six matching unspent dice'),
      expect.stringContaining('you have no road, settlement or city at its hex'),
      expect.stringContaining('you need a settlement of your own there'),
    ]);
    const starting = shared({}) as DiceState;
    const { coast, roads } = mapOf(starting);
    const named = (at: number): string => `build road ${roads[coast.at(at) ?? 0]?.ends.join('-') ?? ''}`;
    const first =
      questionOf(startLive(dice, starting).open, starting.active)?.choices.find((id) => id === named(0)) ??
      expect.fail('no road at the beginning of the coast');
    const other = 1 - starting.active;
    const live = startLive(dice, starting);
    giveAnswer(live, starting.active, [first]);
    for (const near of [1, 5, -1, -5])
      expect(dice.text.refusal(live.state, other, questionOf(live.open, other), named(near)).en).toContain(
        'fewer than 5 coastal roads',
      );
  });
});
