import { randomAnswer } from '../../engine/answers.ts';
import type { AnyGame, Variant } from '../../engine/game/index.ts';
import { play, respond } from '../../engine/live.ts';
import { randomFrom } from '../../engine/random.ts';
import type { BoardScene, Scene } from '../../engine/scene/index.ts';

const names = ['Anna', 'Ben Hartmann', 'Clementine', 'Dietrich W.'];

/** Boards of real matches, a few turns apart: most of the table stays, as between two pictures of a match. */
export function gatherBoards(game: AnyGame, variants: readonly Variant[], wanted: number): readonly BoardScene[] {
  const boards: BoardScene[] = [];
  for (const [board] of wander(game, variants, wanted)) if (board?.kind === 'board') boards.push(board);
  return boards;
}

/** Boards of one variant, each with the hand of a player. */
export const gatherPictures = (game: AnyGame, variant: Variant, wanted: number): readonly Scene[] => [...wander(game, [variant], wanted / 2)].flat();

/** Plays matches at random and stops every other turn, with the board and the hand of a seat. */
function* wander(game: AnyGame, variants: readonly Variant[], wanted: number): Generator<readonly Scene[]> {
  for (let [match, found] = [0, 0]; found < wanted; match++) {
    const variant = variants[match % variants.length];
    if (variant === undefined) break;
    const [, seats] = variant.seats;
    const random = randomFrom({ seed: `render-${match}`, drawn: 0 });
    const live = play(game, game.rules.setup(game.facts.options.parse({ variant: variant.id }), seats, `render-${match}`));
    const turns = (): number => names.slice(0, seats).reduce((sum, _, seat) => sum + game.rules.turn(live.state, seat), 0);
    let before: { readonly view: unknown; readonly turns: number } = { view: game.sight.view(live.state, null), turns: 0 };
    for (let answers = 0; live.open.length > 0 && found < wanted && answers < 4000; answers++) {
      const decision = live.open[random.below(live.open.length)];
      if (decision === undefined) break;
      respond(live, decision.seat, randomAnswer(decision, random));
      live.events.length = 0;
      if (turns() < before.turns + 2 * seats) continue;
      const view: unknown = game.sight.view(live.state, null);
      const hand = game.sight.scene(game.sight.view(live.state, decision.seat), { kind: 'hand', names });
      yield [game.sight.scene(view, { kind: 'board', names, before: before.view }), hand];
      found++;
      before = { view, turns: turns() };
    }
  }
}

/** The same scene as another picture. */
export const numbered = (board: BoardScene, number: number): BoardScene => ({
  ...board,
  footer: { ...board.footer, lead: { en: `No ${number}`, de: `Nr ${number}` } },
});
