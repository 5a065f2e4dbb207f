import { answered, tableAt } from '../../bots/position.ts';
import { legalAnswers, questionOf } from '../../engine/answers.ts';
import type { AnyGame, Resting } from '../../engine/game/index.ts';
import { endsTurn } from '../../engine/puzzle.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';
import type { Stores } from './stores.ts';

/** Something a turn can lead to. */
export interface Way {
  /** All answers, without the one that ends the turn. */
  readonly line: readonly Answer[];
  /** What was done, whatever the order and the place: the moves, sorted. */
  readonly moves: readonly string[];
}

export interface Explored {
  /** The most points that can be reached. */
  readonly goal: number;
  /** Everything that leads there. */
  readonly ways: readonly Way[];
  /** Different positions that were reached. */
  readonly positions: number;
}

/** Where a line of the turn has led: a resting state, or a question on the way to the next one. */
interface Node {
  readonly rest: Resting;
  readonly journal: readonly { readonly seat: Seat; readonly answer: Answer }[];
  readonly line: readonly Answer[];
  readonly moves: readonly string[];
}

/**
 * Plays every line of a turn from a resting state, each position once, but for those that only give something away. Lines in
 * which somebody else is asked are left where they are: what others do cannot be known. Null when there are more positions or
 * answers than allowed.
 */
export function explore(game: AnyGame, stores: Stores, start: Resting, seat: Seat, most: { readonly positions: number; readonly answers: number }): Explored | null {
  const seen = new Set<string>([keyOf(game, stores, start, seat)]);
  let goal = game.chronicle.points(start, seat);
  let ways: Way[] = [];
  let nodes: Node[] = [{ rest: start, journal: [], line: [], moves: [] }];
  let answers = most.answers;
  while (nodes.length > 0) {
    const next: Node[] = [];
    for (const node of nodes) {
      const question = questionAt(game, node, seat);
      if (!question) continue;
      const nameOf = namer(game, node, question);
      for (const answer of legalAnswers(question)) {
        if (endsTurn(question, answer) || isRash(question, answer)) continue;
        if (answers-- <= 0 || seen.size > most.positions) return null;
        const reached = follow(game, node, question, answer, nameOf);
        if (!reached) continue;
        next.push(reached);
        if (reached.journal.length > 0) continue;
        const key = keyOf(game, stores, reached.rest, seat);
        if (seen.has(key)) next.pop();
        seen.add(key);
        const points = game.chronicle.points(reached.rest, seat);
        if (points > goal) ways = [];
        goal = Math.max(goal, points);
        if (points === goal) ways.push(reached);
      }
    }
    nodes = next;
  }
  return { goal, ways, positions: seen.size };
}

/** Whether an answer only gives something away for good. */
const isRash = ({ choices, rash = 0 }: Decision, [id = '']: Answer): boolean => rash > 0 && choices.indexOf(id) >= choices.length - rash;

/** What a position is told by, whatever will fall and wherever the same goods lie. */
const keyOf = (game: AnyGame, stores: Stores, rest: Resting, seat: Seat): string => game.keeping.write(stores.gathered({ ...rest, rng: { seed: '', drawn: 0 } }, seat));

const placeOf = ({ rest, journal }: Node) => ({ rest, journal, fell: [] });

/** The question the seat alone is asked; null where somebody else is asked too. */
function questionAt(game: AnyGame, node: Node, seat: Seat): Decision | null {
  const live = tableAt(game, placeOf(node));
  return live?.open.length === 1 ? questionOf(live.open, seat) : null;
}

/** What a choice does, wherever: choices that differ in the place only are the same move. */
function namer(game: AnyGame, node: Node, question: Decision): (answer: Answer) => readonly string[] {
  if (question.always !== 'turn') return () => [];
  const view: unknown = game.sight.view(node.rest, question.seat);
  return ([id = '']) => [game.words.label(view, question, id).site?.of ?? id];
}

function follow(game: AnyGame, node: Node, question: Decision, answer: Answer, nameOf: (answer: Answer) => readonly string[]): Node | null {
  const { seat } = question;
  const rests: Resting[] = [];
  const live = tableAt(game, placeOf(node), (state) => {
    if (rests.length === 0) rests.push(game.keeping.copy(state) as Resting);
  });
  if (!live || !answered(live, seat, answer)) return null;
  const line = [...node.line, answer];
  const moves = [...node.moves, ...nameOf(answer)].sort();
  const [rest] = rests;
  return rest ? { rest, journal: [], line, moves } : { rest: node.rest, journal: [...node.journal, { seat, answer }], line, moves };
}

/** The ways without a superfluous move, one for each set of moves. */
export function essential(ways: readonly Way[]): readonly Way[] {
  const bySet = new Map<string, Way>();
  for (const way of ways) if (!bySet.has(way.moves.join('\n'))) bySet.set(way.moves.join('\n'), way);
  const kept: Way[] = [];
  // A way that holds more than another also holds more than one without a superfluous move.
  for (const way of [...bySet.values()].sort((one, other) => one.moves.length - other.moves.length)) {
    if (!kept.some(({ moves }) => isPart(moves, way.moves))) kept.push(way);
  }
  return kept;
}

/** Whether all of these are among those, each as often. */
function isPart(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((move) => {
    const at = left.indexOf(move);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}
