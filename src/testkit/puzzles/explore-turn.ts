import { tryAnswer, openTable } from '../../bots/bot-input.ts';
import { legalAnswers, questionOf } from '../../engine/answers.ts';
import type { AnyGame, BaseState } from '../../engine/game/index.ts';
import { endsTurn } from '../../engine/puzzle.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';
import type { StockEditor } from './stock-editor.ts';

/** One possible course of a turn. */
export interface TurnLine {
  /** All answers except the one that ends the turn. */
  readonly line: readonly Answer[];
  /** The moves, sorted, whatever their order and place. */
  readonly moves: readonly string[];
}

export interface ExploredTurn {
  /** The most points that can be reached. */
  readonly goal: number;
  /** All lines that reach them. */
  readonly ways: readonly TurnLine[];
  /** Distinct positions reached. */
  readonly positions: number;
}

/** The end of a line: a checkpoint, or a question before the next one. */
interface Node {
  readonly rest: BaseState;
  readonly journal: readonly { readonly seat: Seat; readonly answer: Answer }[];
  readonly line: readonly Answer[];
  readonly moves: readonly string[];
}

/**
 * Plays every line of a turn from a checkpoint, each position once, except risky choices. Lines in which another seat
 * is asked stop there, since its answer can't be known. Returns null above the limits for positions or answers.
 */
export function exploreTurn(
  game: AnyGame,
  stores: StockEditor,
  start: BaseState,
  seat: Seat,
  most: { readonly positions: number; readonly answers: number },
): ExploredTurn | null {
  const seen = new Set<string>([keyOf(game, stores, start, seat)]);
  let goal = game.stats.points(start, seat);
  let ways: TurnLine[] = [];
  let nodes: Node[] = [{ rest: start, journal: [], line: [], moves: [] }];
  let answers = most.answers;
  while (nodes.length > 0) {
    const next: Node[] = [];
    for (const node of nodes) {
      const question = questionAt(game, node, seat);
      if (!question) continue;
      const nameOf = choiceNamer(game, node, question);
      for (const answer of legalAnswers(question)) {
        if (endsTurn(question, answer) || isRiskyAnswer(question, answer)) continue;
        if (answers-- <= 0 || seen.size > most.positions) return null;
        const reached = follow(game, stores, node, question, answer, nameOf);
        if (!reached) continue;
        next.push(reached);
        if (reached.journal.length > 0) continue;
        const key = keyOf(game, stores, reached.rest, seat);
        if (seen.has(key)) next.pop();
        seen.add(key);
        const points = game.stats.points(reached.rest, seat);
        if (points > goal) ways = [];
        goal = Math.max(goal, points);
        if (points === goal) ways.push(reached);
      }
    }
    nodes = next;
  }
  return { goal, ways, positions: seen.size };
}

/** Returns whether an answer only gives something away for good. */
const isRiskyAnswer = ({ choices, hints }: Decision, [id = '']: Answer): boolean =>
  choices.indexOf(id) >= choices.length - (hints?.riskyTail ?? 0);

/** Returns a key of a position that ignores future randomness and where equal goods are stored. */
const keyOf = (game: AnyGame, stores: StockEditor, rest: BaseState, seat: Seat): string =>
  game.codec.write(stores.canonical({ ...rest, rng: { seed: '', drawn: 0 } }, seat));

/** Returns whether no other seat has to answer. */
export const isAskedAlone = (open: readonly Decision[]): boolean =>
  open.filter(({ blocking }) => blocking !== 'optional').length === 1;

const placeOf = ({ rest, journal }: Node) => ({ checkpoint: rest, pending: journal, randomNumbers: [] });

/** Returns the seat's question; null when another seat is asked too. */
function questionAt(game: AnyGame, node: Node, seat: Seat): Decision | null {
  const live = openTable(game, placeOf(node));
  return live && isAskedAlone(live.open) ? questionOf(live.open, seat) : null;
}

/** Names moves without their place: choices that differ only in the place are the same move. */
function choiceNamer(game: AnyGame, node: Node, question: Decision): (answer: Answer) => readonly string[] {
  if (question.always !== 'turn') return () => [];
  const view: unknown = game.views.forSeat(node.rest, question.seat);
  return ([id = '']) => [game.text.label(view, question, id).placement?.of ?? id];
}

function follow(
  game: AnyGame,
  stores: StockEditor,
  node: Node,
  question: Decision,
  answer: Answer,
  nameOf: (answer: Answer) => readonly string[],
): Node | null {
  const { seat } = question;
  const rests: BaseState[] = [];
  const live = openTable(game, placeOf(node), (state) => {
    if (rests.length === 0) rests.push(game.codec.copy(state) as BaseState);
  });
  if (!live || !tryAnswer(live, seat, answer)) return null;
  if (stores.withoutChance && live.revealed && !game.rules.result(live.state)) return null;
  const line = [...node.line, answer];
  const moves = [...node.moves, ...nameOf(answer)].sort();
  const [rest] = rests;
  return rest
    ? { rest, journal: [], line, moves }
    : { rest: node.rest, journal: [...node.journal, { seat, answer }], line, moves };
}

/** Returns the lines without a superfluous move, one for each set of moves. */
export function essentialLines(ways: readonly TurnLine[]): readonly TurnLine[] {
  const bySet = new Map<string, TurnLine>();
  for (const way of ways) if (!bySet.has(way.moves.join('\n'))) bySet.set(way.moves.join('\n'), way);
  const kept: TurnLine[] = [];
  // A line that contains another one also contains one without a superfluous move.
  for (const way of [...bySet.values()].sort((one, other) => one.moves.length - other.moves.length)) {
    if (!kept.some(({ moves }) => isPart(moves, way.moves))) kept.push(way);
  }
  return kept;
}

/** Returns whether all of these are among those, each as often. */
function isPart(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((move) => {
    const at = left.indexOf(move);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}
