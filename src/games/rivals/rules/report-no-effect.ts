import type { Script } from '../../../engine/script.ts';
import type { GameEvent } from '../game-event.ts';
import type { Context } from '../state.ts';
import type { Cause } from '../texts/causes.ts';
import { sumAmounts } from './stores.ts';

/**
 * Runs an effect and emits `nothing` if it had no visible result and nothing is owed for it. After a win the rest is
 * skipped.
 */
export function* reportNoEffect(t: Context, by: Cause, run: (t: Context) => Script | null | void): Script {
  const ears = watchEvents(t);
  const script = run(ears.table);
  ears.look();
  for (let step = script?.next(); step && !step.done && t.state.winner === null; step = script?.next(yield step.value))
    ears.look();
  ears.close(by);
}

interface EventWatch {
  readonly table: Context;
  /** Whether anything is owed now. */
  look(): void;
  /** Emits `nothing` if nothing was emitted or owed. */
  close(by: Cause): void;
}

/** A table that records whether anything is emitted. */
export function watchEvents(t: Context): EventWatch {
  const { length } = t.state.owed;
  let heard = false;
  const emit = (event: GameEvent): void => {
    heard ||= !isEmpty(event);
    t.emit(event);
  };
  const look = (): void => void (heard ||= t.state.owed.length > length);
  return {
    table: { state: t.state, random: t.random, emit, reveal: t.reveal },
    look,
    close(by) {
      look();
      if (!heard) t.emit({ kind: 'nothing', by });
    },
  };
}

const isEmpty = (event: GameEvent): boolean =>
  (event.kind === 'gained' || event.kind === 'lost') && sumAmounts(event.goods) === 0;
