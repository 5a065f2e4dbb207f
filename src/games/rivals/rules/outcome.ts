import type { Script } from '../../../engine/script.ts';
import type { News } from '../news.ts';
import type { Table } from '../state.ts';
import type { Cause } from '../texts/causes.ts';
import { sumOf } from './stores.ts';

/**
 * Does what a card or a face of the event die says; when nobody was told of anything and nothing is owed for it, that is told.
 * What is owed may be settled, and told, before that. Once the match is won the rest is skipped, whoever has still to answer.
 */
export function* outcome(t: Table, by: Cause, run: (t: Table) => Script | null | void): Script {
  const ears = listening(t);
  const script = run(ears.table);
  ears.look();
  for (let step = script?.next(); step && !step.done && t.state.winner === null; step = script?.next(yield step.value)) ears.look();
  ears.close(by);
}

interface Ears {
  readonly table: Table;
  /** Whether anything is owed by now. */
  look(): void;
  /** Tells that nothing was told, and nothing is or was owed. */
  close(by: Cause): void;
}

/** The table with somebody who hears whether anything is told. */
export function listening(t: Table): Ears {
  const { length } = t.state.owed;
  let heard = false;
  const tell = (news: News): void => {
    heard ||= !isEmpty(news);
    t.tell(news);
  };
  const look = (): void => void (heard ||= t.state.owed.length > length);
  return {
    table: { state: t.state, random: t.random, tell, reveal: t.reveal },
    look,
    close(by) {
      look();
      if (!heard) t.tell({ kind: 'nothing', by });
    },
  };
}

const isEmpty = (news: News): boolean => (news.kind === 'gained' || news.kind === 'lost') && sumOf(news.goods) === 0;
