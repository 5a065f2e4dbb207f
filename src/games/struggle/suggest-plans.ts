import type { MovePlan } from '../../engine/game/index.ts';
import type { Decision } from '../../engine/script.ts';
import type { Text } from '../../engine/text.ts';
import { determinize } from './determinize.ts';
import { kindOf } from './rules/build.ts';
import { movesOf } from './rules/menu.ts';
import { tradeWithMarket } from './rules/trade.ts';
import { copyState, playerOf } from './state.ts';
import { labelOf } from './texts/labels.ts';
import { resourceNames } from './texts/names.ts';
import { type BuildKind, type Resource, resourceIndex } from './vocabulary.ts';
import type { View } from './view.ts';

/** Builds that are offered with a trade before them: on a phone each takes a row. */
const OFFERED = 3;

/** Most valuable first. */
const ranks: readonly BuildKind[] = ['expansion', 'city', 'settlement', 'knight', 'road'];
const rankOf = (what: string): number => ranks.indexOf(kindOf(what));

interface TradedBuild {
  readonly what: string;
  /** How much of what is given stays. */
  readonly left: number;
  readonly plan: MovePlan;
}

/** Returns builds that one trade with the market makes possible, each with the trade that costs least. */
export function suggestPlans(view: View, decision: Decision): readonly MovePlan[] {
  const { key, seat, choices } = decision;
  if (key !== 'menu' || view.seat !== seat) return [];
  const state = determinize(view, '');
  const before = new Set(choices);
  const best = new Map<string, TradedBuild>();
  for (const trade of choices) {
    if (!trade.startsWith('market ')) continue;
    const [, from, to] = trade.split(' ') as [string, Resource, Resource];
    const table = {
      state: copyState(state),
      random: { below: () => 0 },
      emit: () => undefined,
      reveal: () => undefined,
    };
    tradeWithMarket(table, from, to);
    const left = playerOf(table.state, seat).hand[resourceIndex.get(from) as number] as number;
    for (const build of movesOf(table.state)) {
      const [verb, what = '', flip] = build.split(' ');
      if (verb !== 'build' || flip || before.has(build) || left <= (best.get(what)?.left ?? -1)) continue;
      const text = planText(labelOf(view, decision, build).text, from, to);
      best.set(what, { what, left, plan: { moves: [[trade], [build]], text } });
    }
  }
  return [...best.values()]
    .toSorted((one, other) => rankOf(one.what) - rankOf(other.what))
    .slice(0, OFFERED)
    .map(({ plan }) => plan);
}

/** `Build Knight: trade wool for ore`. */
function planText(build: Text, from: Resource, to: Resource): Text {
  const [given, got] = [resourceNames[from], resourceNames[to]];
  return {
    en: `${build.en}: trade ${given.en} for ${got.en}`,
    de: `${build.de}: ${given.de} gegen ${got.de} tauschen`,
  };
}
