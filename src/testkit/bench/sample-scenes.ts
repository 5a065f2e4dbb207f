import { randomAnswer } from '../../engine/answers.ts';
import type { AnyGame, Variant } from '../../engine/game/index.ts';
import { startLive, giveAnswer } from '../../engine/live-match.ts';
import { randomFrom } from '../../engine/random.ts';
import type { BoardScene, Scene } from '../../engine/scene/index.ts';

const names = ['Anna', 'Ben Hartmann', 'Clementine', 'Dietrich W.'];

/** Returns boards of real matches a few turns apart: most of the table stays, as between two pictures of a match. */
export function sampleBoards(game: AnyGame, variants: readonly Variant[], wanted: number): readonly BoardScene[] {
  const boards: BoardScene[] = [];
  for (const [board] of randomScenes(game, variants, wanted)) if (board?.kind === 'board') boards.push(board);
  return boards;
}

/** Returns boards of one variant, each with a player's hand. */
export const samplePictures = (game: AnyGame, variant: Variant, wanted: number): readonly Scene[] =>
  [...randomScenes(game, [variant], wanted / 2)].flat();

/** Plays random matches and yields the board and a hand every other turn. */
function* randomScenes(game: AnyGame, variants: readonly Variant[], wanted: number): Generator<readonly Scene[]> {
  for (let [match, found] = [0, 0]; found < wanted; match++) {
    const variant = variants[match % variants.length];
    if (variant === undefined) break;
    const [, seats] = variant.seats;
    const random = randomFrom({ seed: `render-${match}`, drawn: 0 });
    const live = startLive(
      game,
      game.rules.setup(game.info.options.parse({ variant: variant.id }), seats, `render-${match}`),
    );
    const turns = (): number =>
      names.slice(0, seats).reduce((sum, _, seat) => sum + game.rules.turn(live.state, seat), 0);
    let before: { readonly view: unknown; readonly turns: number } = {
      view: game.views.forSeat(live.state, null),
      turns: 0,
    };
    for (let answers = 0; live.open.length > 0 && found < wanted && answers < 4000; answers++) {
      const decision = live.open[random.below(live.open.length)];
      if (decision === undefined) break;
      giveAnswer(live, decision.seat, randomAnswer(decision, random));
      live.events.length = 0;
      if (turns() < before.turns + 2 * seats) continue;
      const view: unknown = game.views.forSeat(live.state, null);
      const hand = game.views.scene(game.views.forSeat(live.state, decision.seat), { kind: 'hand', names });
      yield [game.views.scene(view, { kind: 'board', names, before: before.view }), hand];
      found++;
      before = { view, turns: turns() };
    }
  }
}

/** Returns the same scene as a distinct picture. */
export const asDistinctScene = (board: BoardScene, number: number): BoardScene => ({
  ...board,
  footer: { ...board.footer, lead: { en: `No ${number}`, de: `Nr ${number}` } },
});
