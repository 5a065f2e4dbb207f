import type { AnyGame } from '../engine/game/index.ts';
import type { Decision } from '../engine/script.ts';
import * as dice from '../games/dice/invariants.ts';
import * as rivals from '../games/rivals/invariants.ts';
import * as settlers from '../games/settlers/invariants.ts';
import * as struggle from '../games/struggle/invariants.ts';

interface Invariants {
  invariantViolations(state: never, decision: Decision): readonly string[];
  moveViolation(state: never, decision: Decision, id: string): object | null | undefined;
}

/** By game; games made up for tests have none. */
export const gameInvariants: Readonly<Record<string, Invariants>> = { dice, rivals, settlers, struggle };

/** Checks one match: returns what is wrong with a position, or null. */
export function createInvariantChecker({
  info,
}: AnyGame): (state: unknown, open: readonly Decision[]) => string | null {
  const invariants = gameInvariants[info.id];
  const seen = new Set<string>();
  let cards: ReadonlyMap<string, number> | null = null;
  return (state, open) => {
    if (open.some(({ always }) => always === 'turn')) {
      cards ??= cardsIn(state);
      const changed = cards.size > 0 ? changes(cards, cardsIn(state)) : [];
      if (changed.length > 0) return `cards were lost or made: ${changed.join(', ')}`;
    }
    if (!invariants) return null;
    for (const decision of open) {
      const wrong = invariants.invariantViolations(state as never, decision);
      if (wrong.length > 0) return wrong.join(', ');
      const fault = menuFault(invariants, state, decision, seen);
      if (fault) return fault;
    }
    return null;
  };
}

/** Moves of earlier menus that are looked for in each menu. */
const MISSING = 40;

/** Checks that a move is in the menu exactly when no refusal applies. */
function menuFault(
  { moveViolation }: Invariants,
  state: unknown,
  decision: Decision,
  seen: Set<string>,
): string | null {
  const offered = new Set(decision.choices.map(plainName));
  for (const id of decision.choices) {
    const fault = moveViolation(state as never, decision, id);
    if (fault) return `${id} is offered although ${JSON.stringify(fault)}`;
    if (fault === null) seen.add(plainName(id));
  }
  let left = Math.min(MISSING, seen.size);
  for (const id of seen) {
    if (left-- === 0) break;
    if (!offered.has(id) && moveViolation(state as never, decision, id) === null)
      return `${id} is not offered, and nothing speaks against it`;
    // Moves it to the end, so that all have their turn.
    seen.delete(id);
    seen.add(id);
  }
  return null;
}

/** A card is named with its back only when two of its kind are held. */
const plainName = (id: string): string => (id.includes('/') ? id.replaceAll(/\/[a-z-]+/g, '') : id);

/**
 * Counts the copies of each card in all piles and the one being played: `abbey/basic` twice, and so on. Other names at
 * the top level of the state, like this turn's event, aren't copies.
 */
function cardsIn(state: unknown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [name, part] of Object.entries(state as object))
    if (typeof part === 'object' || name === 'playing') countCards(part, counts);
  return counts;
}

function countCards(part: unknown, counts: Map<string, number>): void {
  if (typeof part === 'string') {
    if (part.includes('/') && /^[a-z-]+\/[a-z-]+$/.test(part)) counts.set(part, (counts.get(part) ?? 0) + 1);
  } else if (Array.isArray(part)) {
    for (const each of part) countCards(each, counts);
  } else if (typeof part === 'object' && part !== null && !ArrayBuffer.isView(part)) {
    for (const each of Object.values(part)) countCards(each, counts);
  }
}

function changes(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const by = (after.get(id) ?? 0) - (before.get(id) ?? 0);
    return by === 0 ? [] : [`${by > 0 ? '+' : ''}${by} ${id}`];
  });
}
