import type { MovePlan } from '../../engine/game/index.ts';
import type { Decision, Seat } from '../../engine/script.ts';
import { determinize } from './determinize.ts';
import { BUY } from './notation.ts';
import { tradeWithBank } from './rules/bank-trade.ts';
import { menuOf } from './rules/menu.ts';
import { copyState, handOf, type State } from './state.ts';
import { labelOf } from './texts/labels.ts';
import { tradePlanText } from './texts/phrases.ts';
import type { View } from './view.ts';
import { type Sort, sorts } from './vocabulary.ts';

/** Purchases that are offered with a trade before them: on a phone each takes a row. */
const OFFERED = 2;

interface TradedPurchase {
  readonly rank: number;
  /** How much of what is given stays. */
  readonly left: number;
  readonly worth: number;
  readonly plan: MovePlan;
}

/** Returns purchases that one trade with the bank makes possible, each at its best place and at the lowest cost. */
export function suggestTrades(view: View, decision: Decision): readonly MovePlan[] {
  if (decision.key !== 'menu' || view.seat !== decision.seat) return [];
  const trades = decision.choices.filter((id) => id.startsWith('trade '));
  if (trades.length === 0) return [];
  const state = determinize(view, '');
  const before = new Set(decision.choices);
  const best = new Map<string, TradedPurchase>();
  for (const trade of trades) {
    const [, rate = '', from = '', to = ''] = trade.split(' ');
    const traded = afterTrade(state, decision.seat, trade);
    const left = handOf(traded, decision.seat)[sorts.indexOf(from as Sort)] ?? 0;
    for (const id of menuOf(traded, decision.seat)) {
      const rank = rankOf(id);
      if (before.has(id) || rank < 0) continue;
      const { text, place, placement, pointless } = labelOf(view, decision, id);
      if (pointless) continue;
      const worth = placement?.worth ?? 0;
      const kind = placement?.of ?? id;
      const known = best.get(kind);
      if (known && (left < known.left || (left === known.left && worth <= known.worth))) continue;
      const plan = {
        moves: [[trade], [id]],
        text: tradePlanText(placement?.thing ?? text, Number(rate), from as Sort, to as Sort),
        ...(placement?.effect && { why: placement.effect }),
        ...(place && { place }),
      };
      best.set(kind, { rank, left, worth, plan });
    }
  }
  return [...best.values()]
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, OFFERED)
    .map(({ plan }) => plan);
}

/** What is worth trading for, most valuable first. */
const purchases = [/^build city /, /^build settlement /, /^improve /, new RegExp(`^${BUY}$`), /^build road /];
const rankOf = (id: string): number => purchases.findIndex((each) => each.test(id));

function afterTrade(state: State, seat: Seat, trade: string): State {
  const copy = copyState(state);
  const table = { state: copy, random: { below: () => 0 }, emit: () => undefined, reveal: () => undefined };
  const [, rate = '', from = '', to = ''] = trade.split(' ');
  tradeWithBank(table, seat, Number(rate), from, to);
  return copy;
}
