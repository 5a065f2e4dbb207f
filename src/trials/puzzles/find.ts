import type { Opponent } from '../../bots/bot.ts';
import { type Depth, plan } from '../../bots/plan.ts';
import { positionAt } from '../../bots/position.ts';
import { byHand } from '../../bots/worth.ts';
import { questionOf } from '../../engine/answers.ts';
import type { AnyGame, Resting } from '../../engine/game/index.ts';
import { play, respond } from '../../engine/live.ts';
import { endsTurn, isSolved, type Puzzle } from '../../engine/puzzle.ts';
import { randomFrom } from '../../engine/random.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';
import { playOut } from '../play-out.ts';
import { essential, explore } from './explore.ts';
import { endsWith, holdsAnyhow, holdsAt } from './prove.ts';
import type { Stores } from './stores.ts';

/** Answers after which a match is given up. */
const LIMIT = 5_000;
/** So many points below those of the winner a seat may have where its turn is looked at. */
const NEAR = 3;
/** So often the stores of a position are filled differently. */
const YEARS = 3;
/** More goods than so many can be used in too many ways. */
const GOODS = 10;
/** How a line is looked for before it is proven. */
const glance: Depth = { depth: 7, width: 6, tables: 1, draws: 1, budget: 900, answers: 32 };
/** What a turn may hold at most to be looked through, and at least to be worth it. */
const MOST = { positions: 1_500, answers: 10_000 };
const LEAST = 30;
/** So many moves a solution takes at least, and so many points it brings unless it wins. */
const MOVES = 2;
const GAIN = 2;
/** So many ways to the goal a puzzle may have, apart from order, place and superfluous moves. */
const WAYS = 2;
/** So many tables that look the same the solution must hold at. */
export const TABLES = 12;

/** A position with the seat that is to move. */
interface Moment {
  readonly rest: Resting;
  readonly seat: Seat;
  readonly turn: number;
}

/** Who plays the matches, and does not find a short solution either; and who does not find a long one. */
export interface Cast {
  readonly player: Opponent;
  readonly novice: Opponent;
}

type Solution = Pick<Puzzle, 'goal' | 'wins' | 'line'>;

/** Plays a match and gives the puzzles that can be made of its last turns. */
export function puzzlesIn(game: AnyGame, stores: Stores, variant: string, seed: string, cast: Cast): readonly Puzzle[] {
  const found: Puzzle[] = [];
  for (const { rest, seat, turn } of lastTurns(game, variant, seed, cast.player)) {
    for (let year = 1; year <= YEARS; year++) {
      const id = `${variant} ${seed} ${turn}.${year}`;
      const start: Resting = { ...(game.keeping.copy(rest) as Resting), rng: { seed: id, drawn: 0 } };
      stores.enrich(start, seat, randomFrom({ seed: id, drawn: 0 }));
      const lean = carved(game, stores, variant, start, seat);
      const solution = lean && solutionOf(game, stores, variant, lean, seat, cast);
      if (!lean || !solution) continue;
      found.push({ id, game: game.facts.id, variant, version: game.keeping.version, rest: game.keeping.write(lean), ...solution });
      break;
    }
  }
  return found;
}

/** Whether this question is one of those a turn is made of, with something to choose. */
const isMove = ({ always, max, choices }: Decision): boolean => always === 'turn' && max === 1 && choices.length >= 2;

/** The beginning of turns near the end of a match, where nobody else is asked anything. */
function lastTurns(game: AnyGame, variant: string, seed: string, player: Opponent): readonly Moment[] {
  const moments = new Map<number, Moment>();
  const options: unknown = game.facts.options.parse({ variant });
  const { state } = playOut({
    game,
    options,
    seed,
    opponents: [player, player],
    random: randomFrom({ seed: `${seed} answers`, drawn: 0 }),
    limit: LIMIT,
    before({ open, state: now }, decision) {
      const { seat } = decision;
      const turn = game.rules.turn(now, seat);
      if (!isMove(decision) || moments.has(turn) || open.length > 1) return;
      moments.set(turn, { rest: game.keeping.copy(now) as Resting, seat, turn });
    },
  });
  const pointsOf = (at: unknown, seat: Seat): number => game.chronicle.points(at, seat);
  const end = Math.max(pointsOf(state, 0), pointsOf(state, 1));
  return [...moments.values()].filter(({ rest, seat }) => pointsOf(rest, seat) >= end - NEAR);
}

/** A victory, or as many points as hardly any turn brings. */
const isMuch = (game: AnyGame, rest: Resting, seat: Seat, points: number, won: boolean): boolean => won || points >= game.chronicle.points(rest, seat) + GAIN;

/** The position with no more goods than a good line of it takes; null where none brings enough. */
function carved(game: AnyGame, stores: Stores, variant: string, rest: Resting, seat: Seat): Resting | null {
  const live = play(game, game.keeping.copy(rest) as Resting);
  const decision = questionOf(live.open, seat);
  if (!decision) return null;
  const position = positionAt({ game, variant, rest, journal: [], state: live.state, decision });
  const lines = plan(game, position, 'glance', byHand(game), glance)?.lines ?? [];
  let leanest: Resting | null = null;
  for (const { answers } of lines) {
    const { points = 0, won = false } = endsWith(game, rest, seat, answers) ?? {};
    if (!isMuch(game, rest, seat, points, won)) continue;
    const short = shortened(game, rest, seat, answers, points);
    const lean = short.length < MOVES ? null : lightened(game, stores, rest, seat, short, points);
    if (lean && (!leanest || stores.count(lean, seat) < stores.count(leanest, seat))) leanest = lean;
  }
  return leanest && stores.count(leanest, seat) <= GOODS ? leanest : null;
}

/** The same with only as many goods as these moves take. */
function lightened(game: AnyGame, stores: Stores, rest: Resting, seat: Seat, moves: readonly Answer[], points: number): Resting {
  let lean = rest;
  for (let index = 0; ; ) {
    const lighter = stores.less(lean, seat, index);
    if (!lighter) return lean;
    if ((endsWith(game, lighter, seat, moves)?.points ?? 0) >= points) lean = lighter;
    else index++;
  }
}

/** The same without the moves it does not need. */
function shortened(game: AnyGame, rest: Resting, seat: Seat, line: readonly Answer[], points: number): readonly Answer[] {
  let short = line;
  for (let at = line.length - 1; at >= 0; at--) {
    const without = short.toSpliced(at, 1);
    if ((endsWith(game, rest, seat, without)?.points ?? 0) >= points) short = without;
  }
  return short;
}

/** The most that can be reached, where it is much, hard enough to find, nearly the only way, and hangs on nothing hidden. */
export function solutionOf(game: AnyGame, stores: Stores, variant: string, rest: Resting, seat: Seat, { player, novice }: Cast): Solution | null {
  const explored = explore(game, stores, rest, seat, MOST);
  if (!explored || explored.positions < LEAST) return null;
  const { goal } = explored;
  const ways = essential(explored.ways);
  if (ways.length > WAYS || ways.some(({ moves }) => moves.length < MOVES)) return null;
  const way = ways.find(({ line }) => holdsAt(game, rest, seat, { goal, line }) && holdsAnyhow(game, rest, seat, { goal, line }, TABLES));
  if (!way || isObvious(game, variant, rest, seat, way.moves.length > MOVES ? novice : player, goal)) return null;
  const won = wins(game, rest, seat, way.line);
  return isMuch(game, rest, seat, goal, won) ? { goal, wins: won, line: way.line } : null;
}

/** Whether the match is won once the turn is ended after these answers. */
function wins(game: AnyGame, rest: Resting, seat: Seat, line: readonly Answer[]): boolean {
  const live = play(game, game.keeping.copy(rest) as Resting);
  for (const answer of line) respond(live, seat, answer);
  const last = questionOf(live.open, seat);
  if (last) respond(live, seat, last.otherwise);
  return game.rules.result(live.state)?.ranking[0]?.includes(seat) === true;
}

/** Whether a novice gets there too. */
function isObvious(game: AnyGame, variant: string, rest: Resting, seat: Seat, opponent: Opponent, goal: number): boolean {
  let rested: unknown = game.keeping.copy(rest);
  let journal: { seat: Seat; key: string; answer: Answer }[] = [];
  const live = play(game, game.keeping.copy(rest) as Resting, ({ state }) => {
    rested = game.keeping.copy(state);
    journal = [];
  });
  const random = randomFrom({ seed: 'obvious', drawn: 0 });
  for (let decision = questionOf(live.open, seat); decision; decision = questionOf(live.open, seat)) {
    const answer = opponent.answer({ game, variant, rest: rested, journal, state: live.state, decision }, random);
    if (endsTurn(decision, answer)) break;
    journal.push({ seat, key: decision.key, answer });
    respond(live, seat, answer);
  }
  return isSolved(game, live.state, seat, { goal });
}
