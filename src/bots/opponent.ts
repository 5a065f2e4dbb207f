import { questionOf } from '../engine/answers.ts';
import { play, respond, type Live } from '../engine/live.ts';
import { Refused } from '../engine/text.ts';
import type { Game, Resting } from '../engine/game/index.ts';
import type { Asked, Bot, Opponent, Standing, Supposed } from './bot.ts';

/** A bot at a table: it is handed what its seat may know, and nothing else of the match. */
export function opponent(name: string, bot: Bot, blind = false): Opponent {
  return {
    name,
    blind,
    answer(standing, random) {
      const { game, state, decision } = standing;
      const asked: Asked = {
        game,
        decision,
        get view() {
          return game.sight.view(state, decision.seat) as unknown;
        },
        suppose: (seed) => suppose(standing, seed),
      };
      return bot(asked, random);
    },
  };
}

/**
 * Draws everything hidden anew at the last resting state and plays the answers since. Dice that fell in between are no
 * secret any more, so they fall the same; whatever comes after is drawn from `seed`.
 */
function suppose({ game, rest, journal, decision }: Standing, seed: string): Supposed | null {
  const known = (rest as Resting).rng;
  const base = game.mind.imagine(game.sight.view(rest, decision.seat), seed) as Resting;
  return {
    at(onRest) {
      let listening = false;
      const state = { ...(game.keeping.copy(base) as Resting), rng: { ...known } };
      const live = play(game as Game<Resting, unknown, unknown, unknown>, state, ({ state: rested }) => {
        if (listening) onRest(rested);
      });
      for (const given of journal) {
        if (questionOf(live.open, given.seat)?.key !== given.key || !answered(live, given.seat, given.answer)) return null;
      }
      const question = questionOf(live.open, decision.seat);
      if (question?.key !== decision.key || question.choices.join() !== decision.choices.join()) return null;
      Object.assign(live.state.rng, { seed, drawn: 0 });
      listening = true;
      return live;
    },
  };
}

/** On a supposed table an answer may be impossible that was given at the real one. */
export function answered(live: Live<unknown, unknown>, seat: number, answer: readonly string[]): boolean {
  try {
    respond(live, seat, answer);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
