import type { AnyGame } from '../engine/game/index.ts';
import { toldApart } from './apart.ts';
import type { Bot, Line, Situation, Thought } from './bot.ts';
import { type Depth, plan } from './plan.ts';
import { fitting, positionAt } from './position.ts';
import { reasonsFor } from './reasons.ts';
import { strong } from './strong.ts';
import { inReview } from './worth.ts';

/** Enough to see what a turn could have been; hundreds of questions are looked at for one match. */
const glance: Depth = { depth: 5, width: 5, tables: 3, draws: 3, budget: 250, answers: 32 };

/** Every first answer with the winning chance of the best line behind it, by what the seat could know; those that luck alone tells apart are worth the same. */
export const judge: Bot = (game, position, seed) => {
  const worth = inReview(game, position.variant);
  const made = plan(game, position, seed, worth, glance);
  const lines = made && toldApart(game, position, seed, worth, made.lines);
  const best = lines?.[0]?.answers[0];
  return lines && best ? { answer: best, lines } : null;
};

/** What the strongest level would do, with the lines it thought of judged in the same way. */
export const adviser: Bot = (game, position, seed) => {
  const thought = strong(game, position, seed);
  return thought && { answer: thought.answer, lines: toldApart(game, position, seed, inReview(game, position.variant), thought.lines) };
};

/** The winning chances at a table, by seat: together they are one. */
export function chancesAt(game: AnyGame, variant: string, seats: number, state: unknown): readonly number[] {
  const worth = inReview(game, variant);
  const each = Array.from({ length: seats }, (_, seat) => worth(state, seat));
  const all = each.reduce((sum, chance) => sum + chance, 0);
  return each.map((chance) => (all > 0 ? chance / all : 1 / seats));
}

/** Looks back at matches and gives advice on the spot. */
export const lookBack = {
  chances: chancesAt,
  reasons: reasonsFor,
  advice: async (_match: string, situation: Situation, seed: string): Promise<Thought | null> =>
    fitting(situation.decision, adviser(situation.game, positionAt(situation), seed)),
  lines: async (_match: string, situation: Situation, seed: string): Promise<readonly Line[] | null> =>
    judge(situation.game, positionAt(situation), seed)?.lines ?? null,
};
