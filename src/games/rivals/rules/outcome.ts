import type { Script } from '../../../engine/script.ts';
import type { News } from '../news.ts';
import type { Table } from '../state.ts';
import type { Cause } from '../texts/causes.ts';
import { sumOf } from './stores.ts';

/** Does what a card or a face of the event die says; when nobody was told of anything and nothing is owed for it, that is told. */
export function* outcome(t: Table, by: Cause, run: (t: Table) => Script | null | void): Script {
  const { length } = t.state.owed;
  let heard = false;
  const tell = (news: News): void => {
    heard ||= !isEmpty(news);
    t.tell(news);
  };
  const script = run({ state: t.state, random: t.random, tell, reveal: t.reveal });
  if (script) yield* script;
  if (!heard && t.state.owed.length <= length) t.tell({ kind: 'nothing', by });
}

const isEmpty = (news: News): boolean => (news.kind === 'gained' || news.kind === 'lost') && sumOf(news.goods) === 0;
