import type { Seat } from '../../../engine/script.ts';
import { type DiceCounts, mapOf, playerOf, type Turn } from '../state.ts';
import { costs, DICE, FACES, faces, GOLD, pricedKinds, sumDice } from '../vocabulary.ts';
import { jokerFor, readyJokers } from './jokers.ts';
import { CASTLE, freeCastle, pays, buildMoveAt } from './moves.ts';
import { placesFor } from './sites.ts';

/** A build with the gold trades and jokers that make the dice pay for it. */
export interface AssistedBuild {
  readonly moves: readonly string[];
  readonly jokers: number;
}

/** Lists all builds possible now, with as few jokers as possible where the dice alone don't pay. */
export function assistedBuilds(state: DiceCounts, seat: Seat): AssistedBuild[] {
  const { dice } = playerOf(state, seat).turn as Turn;
  const builds: AssistedBuild[] = [];
  for (const kind of pricedKinds) {
    const places = placesFor(state, seat, kind);
    const help = places.length === 0 ? null : helpFor(state, seat, dice, costs[kind]);
    if (help)
      builds.push(...places.map((place) => ({ ...help, moves: [...help.moves, buildMoveAt(state, kind, place)] })));
  }
  const castle = freeCastle(state) === null ? null : castleHelp(state, seat, dice);
  return castle ? [...builds, castle] : builds;
}

/** Prefers gold over jokers: gold costs only dice of this turn. */
function helpFor(
  state: DiceCounts,
  seat: Seat,
  dice: readonly number[],
  needs: readonly number[],
): AssistedBuild | null {
  if (pays(dice, needs)) return { moves: [], jokers: 0 };
  const short = needs.flatMap((need, face) =>
    Array.from({ length: Math.max(0, need - (dice[face] as number)) }, () => face),
  );
  const left = dice.map((count, face) => Math.max(0, count - (needs[face] as number)));
  for (let trades = Math.min(short.length, Math.floor((left[GOLD] as number) / 2)); trades >= 0; trades--) {
    const moves = turned(state, seat, short, left, trades);
    if (moves) return { moves, jokers: short.length - trades };
  }
  return null;
}

/** Replaces `trades` missing faces with gold and the others with jokers, specific jokers first. Null if impossible. */
function turned(
  state: DiceCounts,
  seat: Seat,
  short: readonly number[],
  left: readonly number[],
  trades: number,
): string[] | null {
  const ready = readyJokers(state, seat);
  const spare = left.slice();
  spare[GOLD] = (spare[GOLD] as number) - 2 * trades;
  const moves: string[] = [];
  const open: number[] = [];
  const use = (face: number, own: boolean): boolean => {
    const joker = jokerFor(state, ready, face);
    const from = donor(spare, face);
    const gives = joker === null ? null : mapOf(state).jokers[joker]?.gives;
    if (joker === null || from === null || (own && gives === 'any')) return false;
    ready.splice(ready.indexOf(joker), 1);
    spare[from] = (spare[from] as number) - 1;
    moves.push(`joker ${faces[from]} ${faces[face]}`);
    return true;
  };
  for (const face of short) if (moves.length >= short.length - trades || !use(face, true)) open.push(face);
  const rest = open.splice(0, short.length - trades - moves.length);
  for (const face of rest) if (!use(face, false)) return null;
  return [...open.map((face) => `gold ${faces[face]}`), ...moves];
}

/** Picks a lone gold first, as it has no other use; otherwise the most frequent face. */
function donor(spare: readonly number[], except: number): number | null {
  if ((spare[GOLD] as number) % 2 === 1 && except !== GOLD) return GOLD;
  let most: number | null = null;
  for (let face = 0; face < FACES; face++) {
    if (
      face !== except &&
      (spare[face] as number) > 0 &&
      (most === null || (spare[face] as number) > (spare[most] as number))
    )
      most = face;
  }
  return most;
}

function castleHelp(state: DiceCounts, seat: Seat, dice: readonly number[]): AssistedBuild | null {
  let best: AssistedBuild | null = null;
  for (let face = 0; face < FACES; face++) {
    const moves =
      sumDice(dice) < DICE
        ? null
        : turned(
            state,
            seat,
            Array.from({ length: DICE - (dice[face] as number) }, () => face),
            others(dice, face),
            0,
          );
    if (moves && (best === null || moves.length < best.jokers))
      best = { moves: [...moves, CASTLE], jokers: moves.length };
  }
  return best;
}

const others = (dice: readonly number[], face: number): number[] =>
  dice.map((count, each) => (each === face ? 0 : count));
