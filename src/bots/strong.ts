import { questionOf } from '../engine/answers.ts';
import type { AnyGame } from '../engine/game/index.ts';
import { randomFrom } from '../engine/random.ts';
import type { Answer, Decision, Seat } from '../engine/script.ts';
import type { Bot, Line, Position, Thought } from './bot.ts';
import { best } from './levels.ts';
import { candidates, type Depth, follow, mean, type Node, plan } from './plan.ts';
import { type Place, tableAt } from './position.ts';
import { networkFor } from './weights.ts';
import { byChance, leaning, type Worth } from './worth.ts';

/** With a learned value, and without one: then the lines of the plan are played on, on so many tables. */
const turn: Depth = { depth: 6, width: 4, tables: 3, draws: 16, budget: 1500, answers: 48 };
const wide: Depth = { depth: 8, width: 8, tables: 6, draws: 6, budget: 1500, answers: 48 };
/** Lines of the plan that are played on. */
const CONTENDERS = 3;
/** Answers after which a line is judged as it stands. */
const FAR = 30;
/** Answers looked at for each of them. */
const QUICK = 8;
/** So many standard errors another line must be better than the planned one to be taken instead. */
const SURE = 1;

/** Plans the own turn by the learned value; where nothing was learned, the best lines of the plan are played on. */
export const strong: Bot = (game, position, seed) => {
  if (!networkFor(game, position.variant)) return playedFurther(game, position, seed);
  return best(plan(game, position, seed, leaning(game, position, seed, byChance(game, position.variant)), turn), seed);
};

/**
 * Plays the best lines of a plan on until the own next turn is over: each on the same tables with the same luck, so that a
 * small difference shows.
 */
function playedFurther(game: AnyGame, position: Position, seed: string): Thought | null {
  const worth = byChance(game, position.variant);
  const made = plan(game, position, seed, worth, wide);
  const planned = best(made, seed);
  const places = made?.places(wide.tables) ?? [];
  if (!made || !planned || made.lines.length < 2 || places.length < 2) return planned;
  const first = made.lines.find(({ answers }) => answers[0]?.join() === planned.answer.join());
  if (!first) return planned;
  const contenders = [first, ...made.lines.filter((line) => line !== first).slice(0, CONTENDERS - 1)];
  const outcomes = contenders.map((line) => places.map((place) => playedOn(game, position.seat, place, line, worth)));
  const [base = []] = outcomes;
  let most = { line: first, gain: 0 };
  for (const [index, line] of contenders.entries()) {
    const gains = (outcomes[index] ?? []).flatMap((value, at) => (value === null || base[at] === null ? [] : [value - (base[at] ?? 0)]));
    const gain = gains.length > 1 ? mean(gains) : 0;
    if (gain > most.gain && gain > SURE * standardError(gains)) most = { line, gain };
  }
  const lines = [most.line, ...made.lines.filter((line) => line !== most.line)];
  return { answer: most.line.answers[0] as Answer, lines };
}

function standardError(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const variance = numbers.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (numbers.length - 1);
  return Math.sqrt(variance / numbers.length);
}

/** What a line is worth once the others and then the seat itself had a turn; null where the table does not allow it. */
function playedOn(game: AnyGame, seat: Seat, place: Place, { answers }: Line, worth: Worth): number | null {
  let node: Node | null = { place, answers: [], value: 0, revealed: false, over: false };
  for (const answer of answers) node = node && follow(game, seat, node, answer, worth);
  let begun: number | null = null;
  for (let i = 0; node && !node.over && i < FAR; i++) {
    const live = tableAt(game, node.place);
    const question = live && (questionOf(live.open, game.rules.active(live.state)[0] ?? seat) ?? live.open[0]);
    if (!live || !question) break;
    const now = game.rules.turn(live.state, seat);
    begun ??= now;
    if (now > begun + 1 && question.seat !== seat) break;
    node = quickly(game, node, question, worth);
  }
  return node && worth(node.place.rest, seat);
}

/** What whoever is asked would do at a glance. */
function quickly(game: AnyGame, from: Node, question: Decision, worth: Worth): Node | null {
  let most: Node | null = null;
  for (const answer of candidates(question, randomFrom({ seed: 'quick', drawn: 0 }), QUICK)) {
    const reached = follow(game, question.seat, from, answer, worth);
    if (reached && (!most || reached.value > most.value)) most = reached;
  }
  return most;
}
