import { opponents } from '../../src/bots/index.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { Scene } from '../../src/engine/scene/index.ts';
import type { Decision } from '../../src/engine/script.ts';
import { seatName } from '../../src/engine/seats.ts';
import { dice } from '../../src/games/dice/game.ts';
import { struggle } from '../../src/games/struggle/game.ts';
import type { Opponent } from '../../src/bots/bot.ts';
import { playOut } from '../../src/testkit/play-out.ts';

const people = ['Anna', 'Ben Hartmann', 'Cleo', 'Dana'];

interface Position {
  readonly view: unknown;
  readonly decision: Decision;
  readonly names: readonly string[];
}

/** The first question of this key in that turn of a match between computers. */
function positionIn(game: AnyGame, options: object, seats: number, turn: number, key: string): Position {
  let found: Position | null = null;
  const fair = opponents.get('fair') as Opponent;
  playOut({
    game,
    options: game.info.options.parse(options),
    seed: `golden ${seats}`,
    opponents: Array.from({ length: seats }, () => fair),
    random: randomFrom({ seed: 'golden', drawn: 0 }),
    limit: 20_000,
    before({ state }, decision) {
      if (found || decision.key !== key || game.rules.turn(state, decision.seat) < turn) return;
      found = { view: game.views.forSeat(state, decision.seat), decision, names: people.slice(0, seats) };
    },
  });
  if (!found) throw new Error(`no question ${key} in turn ${turn}`);
  return found;
}

/** Boards of real matches of the smaller games, with the numbers of what can be built now. */
export function otherGameScenes(): ReadonlyMap<string, Scene> {
  const board = (game: AnyGame, { view, names }: Position): Scene => game.views.scene(view, { kind: 'board', names });
  const own = ({ view, names, decision }: Position): Scene => {
    const sites = decision.choices.flatMap((id) => dice.text.label(view as never, decision, id).place ?? []);
    return dice.views.scene(view as never, { kind: 'zoom', names, window: seatName(decision.seat), sites, roll: true });
  };
  const alone = positionIn(dice, { variant: 'island-one' }, 1, 10, 'build');
  const four = positionIn(dice, { variant: 'island-one' }, 4, 38, 'reroll');
  const two = positionIn(dice, { variant: 'island-two' }, 3, 40, 'build');
  const extra = positionIn(dice, { variant: 'extra' }, 4, 41, 'build');
  const cards = positionIn(struggle, {}, 4, 40, 'menu');
  return new Map<string, Scene>([
    ['dice-one', board(dice, alone)],
    ['dice-one-panel', own(alone)],
    ['dice-four', board(dice, four)],
    ['dice-two', board(dice, two)],
    ['dice-extra', board(dice, extra)],
    ['dice-extra-panel', own(extra)],
    ['struggle-board', board(struggle, cards)],
    [
      'struggle-hand',
      struggle.views.scene(cards.view as never, { kind: 'hand', names: cards.names, choices: cards.decision.choices }),
    ],
  ]);
}
