import type { Opponent } from '../../bots/bot.ts';
import { type SearchLimits, searchTurn } from '../../bots/turn-search.ts';
import { botInputFor } from '../../bots/bot-input.ts';
import { handmadeEvaluator } from '../../bots/evaluator.ts';
import { questionOf } from '../../engine/answers.ts';
import type { AnyGame, BaseState } from '../../engine/game/index.ts';
import { startLive, giveAnswer } from '../../engine/live-match.ts';
import { endsTurn, isSolved, type Puzzle } from '../../engine/puzzle.ts';
import { randomFrom } from '../../engine/random.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';
import { playOut } from '../play-out.ts';
import { essentialLines, exploreTurn, isAskedAlone } from './explore-turn.ts';
import { PROOF_TABLES, resultOfMoves, reachesGoalAtAllTables, reachesGoal } from './prove-line.ts';
import type { StockEditor } from './stock-editor.ts';

/** Answers after which a match is abandoned. */
const LIMIT = 5_000;
/** The most points a seat may be behind the winner for its turn to be considered. */
const MAX_POINTS_BEHIND = 3;
/** How often the stock of a position is varied. */
const STOCK_TRIES = 3;
/** The most goods: more could be used in too many ways. */
const MAX_STOCK = 10;
/** Search limits for finding a line before it's proven. */
const SEARCH_DEPTH: SearchLimits = { depth: 7, width: 6, tables: 1, draws: 1, budget: 900, answers: 32 };
/** The most a turn may contain to be explored, and the least to be worth it. */
const MAX_EXPLORED = { positions: 1_500, answers: 10_000 };
const MIN_EXPLORED = 30;
/** The fewest moves of a solution, and the fewest points it scores unless it wins. */
const MIN_MOVES = 2;
const MIN_GAIN = 2;
/** The most solutions of a puzzle, apart from order, place and superfluous moves. */
const MAX_SOLUTIONS = 2;

/** A position with the seat to move. */
interface TurnStart {
  readonly rest: BaseState;
  readonly seat: Seat;
  readonly turn: number;
}

/** The player of the matches, who must not find a short solution; and one who must not find a long one. */
export interface PuzzlePlayers {
  readonly player: Opponent;
  readonly novice: Opponent;
}

type Solution = Pick<Puzzle, 'goal' | 'wins' | 'line'>;

/** Plays a match and returns the puzzles found in its last turns. */
export function findPuzzles(
  game: AnyGame,
  stores: StockEditor,
  variant: string,
  seed: string,
  cast: PuzzlePlayers,
): readonly Puzzle[] {
  const found: Puzzle[] = [];
  for (const { rest, seat, turn } of lastTurns(game, stores, variant, seed, cast.player)) {
    for (let year = 1; year <= STOCK_TRIES; year++) {
      const id = `${variant} ${seed} ${turn}.${year}`;
      const start: BaseState = { ...(game.codec.copy(rest) as BaseState), rng: { seed: id, drawn: 0 } };
      stores.enrich(start, seat, randomFrom({ seed: id, drawn: 0 }));
      const lean = withNeededStock(game, stores, variant, start, seat);
      const solution = lean && solutionOf(game, stores, variant, lean, seat, cast);
      if (!lean || !solution) continue;
      found.push({
        id,
        game: game.info.id,
        variant,
        version: game.codec.version,
        rest: game.codec.write(lean),
        ...(stores.seats !== 2 && { seats: stores.seats }),
        ...solution,
      });
      break;
    }
  }
  return found;
}

/** Returns whether this question is a move of a turn with more than one choice. */
const isMove = ({ always, max, choices }: Decision): boolean => always === 'turn' && max === 1 && choices.length >= 2;

/** Returns starts of turns near the end of a match, where no other seat is asked anything. */
function lastTurns(
  game: AnyGame,
  stores: StockEditor,
  variant: string,
  seed: string,
  player: Opponent,
): readonly TurnStart[] {
  const moments = new Map<number, TurnStart>();
  const options: unknown = game.info.options.parse({ ...stores.options, variant });
  const { state } = playOut({
    game,
    options,
    seed,
    opponents: Array.from({ length: stores.seats }, () => player),
    random: randomFrom({ seed: `${seed} answers`, drawn: 0 }),
    limit: LIMIT,
    before({ open, state: now }, decision) {
      const { seat } = decision;
      const turn = game.rules.turn(now, seat);
      if (!isMove(decision) || moments.has(turn) || !isAskedAlone(open)) return;
      if (decision.key !== (stores.question ?? decision.key)) return;
      moments.set(turn, { rest: game.codec.copy(now) as BaseState, seat, turn });
    },
  });
  const pointsOf = (at: unknown, seat: Seat): number => game.stats.points(at, seat);
  const end = Math.max(...Array.from({ length: stores.seats }, (_, seat) => pointsOf(state, seat)));
  return [...moments.values()].filter(({ rest, seat }) => pointsOf(rest, seat) >= end - MAX_POINTS_BEHIND);
}

/** Returns whether a turn wins, or scores more than almost any other. */
const isBigGain = (game: AnyGame, rest: BaseState, seat: Seat, points: number, won: boolean): boolean =>
  won || points >= game.stats.points(rest, seat) + MIN_GAIN;

/** Returns the position with no more goods than a good line needs; null when no line scores enough. */
function withNeededStock(
  game: AnyGame,
  stores: StockEditor,
  variant: string,
  rest: BaseState,
  seat: Seat,
): BaseState | null {
  const live = startLive(game, game.codec.copy(rest) as BaseState);
  const decision = questionOf(live.open, seat);
  if (!decision) return null;
  const position = botInputFor({ game, variant, checkpoint: rest, pending: [], state: live.state, decision });
  const lines = searchTurn(game, position, 'glance', handmadeEvaluator(game), SEARCH_DEPTH)?.lines ?? [];
  let leanest: BaseState | null = null;
  for (const { answers } of lines) {
    const { points = 0, won = false } = resultOfMoves(game, rest, seat, answers) ?? {};
    if (!isBigGain(game, rest, seat, points, won)) continue;
    const short = withoutNeedlessMoves(game, rest, seat, answers, points);
    const lean = short.length < MIN_MOVES ? null : withLessStock(game, stores, rest, seat, short, points);
    if (lean && (!leanest || stores.count(lean, seat) < stores.count(leanest, seat))) leanest = lean;
  }
  return leanest && stores.count(leanest, seat) <= MAX_STOCK ? leanest : null;
}

/** Returns the position with only the goods these moves need. */
function withLessStock(
  game: AnyGame,
  stores: StockEditor,
  rest: BaseState,
  seat: Seat,
  moves: readonly Answer[],
  points: number,
): BaseState {
  let lean = rest;
  for (let index = 0; ;) {
    const lighter = stores.withOneLess(lean, seat, index);
    if (!lighter) return lean;
    if ((resultOfMoves(game, lighter, seat, moves)?.points ?? 0) >= points) lean = lighter;
    else index++;
  }
}

/** Returns the line without superfluous moves. */
function withoutNeedlessMoves(
  game: AnyGame,
  rest: BaseState,
  seat: Seat,
  line: readonly Answer[],
  points: number,
): readonly Answer[] {
  let short = line;
  for (let at = line.length - 1; at >= 0; at--) {
    const without = short.toSpliced(at, 1);
    if ((resultOfMoves(game, rest, seat, without)?.points ?? 0) >= points) short = without;
  }
  return short;
}

/** Returns the best solution if it's big, hard to find, nearly unique and independent of hidden cards. */
export function solutionOf(
  game: AnyGame,
  stores: StockEditor,
  variant: string,
  rest: BaseState,
  seat: Seat,
  { player, novice }: PuzzlePlayers,
): Solution | null {
  const explored = exploreTurn(game, stores, rest, seat, MAX_EXPLORED);
  if (!explored || explored.positions < MIN_EXPLORED) return null;
  const { goal } = explored;
  const ways = essentialLines(explored.ways);
  if (ways.length > MAX_SOLUTIONS || ways.some(({ moves }) => moves.length < MIN_MOVES)) return null;
  const way = ways.find(
    ({ line }) =>
      reachesGoal(game, rest, seat, { goal, line }) &&
      reachesGoalAtAllTables(game, rest, seat, { goal, line }, PROOF_TABLES),
  );
  if (!way || isObvious(game, variant, rest, seat, way.moves.length > MIN_MOVES ? novice : player, goal)) return null;
  const won = wins(game, rest, seat, way.line);
  return isBigGain(game, rest, seat, goal, won) ? { goal, wins: won, line: way.line } : null;
}

/** Returns whether ending the turn after these answers wins the match. */
function wins(game: AnyGame, rest: BaseState, seat: Seat, line: readonly Answer[]): boolean {
  const live = startLive(game, game.codec.copy(rest) as BaseState);
  for (const answer of line) giveAnswer(live, seat, answer);
  const last = questionOf(live.open, seat);
  if (last) giveAnswer(live, seat, last.fallback);
  return game.rules.result(live.state)?.ranking[0]?.includes(seat) === true;
}

/** Returns whether a novice finds it too. */
function isObvious(
  game: AnyGame,
  variant: string,
  rest: BaseState,
  seat: Seat,
  opponent: Opponent,
  goal: number,
): boolean {
  let rested: unknown = game.codec.copy(rest);
  let journal: { seat: Seat; key: string; answer: Answer }[] = [];
  const live = startLive(game, game.codec.copy(rest) as BaseState, ({ state }) => {
    rested = game.codec.copy(state);
    journal = [];
  });
  const random = randomFrom({ seed: 'obvious', drawn: 0 });
  for (let decision = questionOf(live.open, seat); decision; decision = questionOf(live.open, seat)) {
    const answer = opponent.answer(
      { game, variant, checkpoint: rested, pending: journal, state: live.state, decision },
      random,
    );
    if (endsTurn(decision, answer)) break;
    journal.push({ seat, key: decision.key, answer });
    giveAnswer(live, seat, answer);
  }
  return isSolved(game, live.state, seat, { goal });
}
