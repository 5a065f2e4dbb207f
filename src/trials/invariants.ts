import type { AnyGame } from '../engine/game/index.ts';
import type { Decision } from '../engine/script.ts';
import * as dice from '../games/dice/invariants.ts';
import * as rivals from '../games/rivals/invariants.ts';
import * as settlers from '../games/settlers/invariants.ts';
import * as struggle from '../games/struggle/invariants.ts';

/** What must hold in every position of a game. */
interface Invariants {
  complaints(state: unknown, decision: Decision): readonly string[];
  violation(state: unknown, decision: Decision, id: string): object | null | undefined;
}

const all = { dice, rivals, settlers, struggle } as unknown as Readonly<Record<string, Invariants>>;

/** Checks one match: gives what is wrong with a position, question by question; null where all is well. */
export function watcher({ facts }: AnyGame): (state: unknown, open: readonly Decision[]) => string | null {
  const invariants = all[facts.id];
  const seen = new Set<string>();
  return (state, open) => {
    for (const decision of invariants ? open : []) {
      const wrong = invariants?.complaints(state, decision) ?? [];
      if (wrong.length > 0) return wrong.join(', ');
      const fault = invariants && menuFault(invariants, state, decision, seen);
      if (fault) return fault;
    }
    return null;
  };
}

/** A move is in the menu exactly when nothing speaks against it. */
function menuFault({ violation }: Invariants, state: unknown, decision: Decision, seen: Set<string>): string | null {
  const offered = new Set(decision.choices.map(plainName));
  for (const id of decision.choices) {
    const fault = violation(state, decision, id);
    if (fault) return `${id} is offered although ${JSON.stringify(fault)}`;
    if (fault === null) seen.add(plainName(id));
  }
  for (const id of seen) if (!offered.has(id) && violation(state, decision, id) === null) return `${id} is not offered, and nothing speaks against it`;
  return null;
}

/** A card is named with its back only where two of its kind are held. */
const plainName = (id: string): string => id.replaceAll(/\/[a-z-]+/g, '');
