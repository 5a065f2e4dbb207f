import { expect, it } from 'vitest';
import { lastMove } from '../../src/discord/questions/last-move.ts';
import { questionOf, randomAnswer } from '../../src/engine/answers.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { type MatchUpdate, startMatch, submitAnswer } from '../../src/engine/match.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';

it.each([
  ['rivals', 'intro', 2],
  ['settlers', 'classic', 3],
  ['struggle', 'struggle', 2],
])('the end of the turn goes with a move that leaves nothing else to do: %s, %s', (id, variant, seats) => {
  const game = games.get(id) as AnyGame;
  const random = randomFrom({ seed: `last ${variant}`, drawn: 0 });
  let found = 0;
  let at = startMatch(game, game.info.options.parse({ variant }) as never, seats, `last ${variant}`) as MatchUpdate<
    never,
    never
  >;
  for (let answers = 0; at.open.length > 0 && answers < 250; answers++) {
    const [asked] = at.open;
    if (!asked) break;
    const { seat } = asked;
    const move = lastMove(game, game.views.forSeat(at.state, seat), asked, asked.choices);
    if (move) {
      found++;
      // A trade is no reason to end the turn.
      expect(move.id).not.toMatch(/^(trade|market|stack) /);
      const built = submitAnswer(game, at.match, seat, [move.id]);
      const next = questionOf(built.open, seat);
      expect(next?.choices).toContain(move.end);
      expect(next?.choices.filter((choice) => choice.startsWith('build '))).toEqual([]);
      submitAnswer(game, built.match, seat, [move.end]);
    }
    at = submitAnswer(game, at.match, seat, randomAnswer(asked, random)) as typeof at;
  }
  expect(found).toBeGreaterThan(0);
});
