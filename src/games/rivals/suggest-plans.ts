import type { MovePlan } from '../../engine/game/index.ts';
import { type Answer, type Decision, PASS, type Seat } from '../../engine/script.ts';
import { capitalize } from '../phrases.ts';
import type { CardId } from './cards/ids.ts';
import { determinize } from './determinize.ts';
import { parseMove, performMove } from './rules/action.ts';
import { stackIndex, stackName } from './rules/look-at-cards.ts';
import { END, menuOf } from './rules/menu.ts';
import { totals } from './rules/stores.ts';
import { rateOf } from './rules/trade.ts';
import { copyState, landOf, type State } from './state.ts';
import { winsByEnding } from './texts/afford.ts';
import { labelOf } from './texts/labels.ts';
import { placementFor } from './texts/placements.ts';
import { endPlanName, tradePlanText } from './texts/plans.ts';
import type { View } from './view.ts';
import type { Resource } from './vocabulary.ts';

/** Builds that are offered with a trade before them. */
const OFFERED = 3;

/** Returns builds that one trade makes possible, and the end of the turn with the draw that follows it. */
export function suggestPlans(view: View, decision: Decision): readonly MovePlan[] {
  if (decision.key !== 'action' || view.seat !== decision.seat) return [];
  const trades = decision.choices.some((choice) => choice.startsWith('trade '));
  return [...(trades ? tradedBuilds(determinize(view, ''), decision) : []), ...drawnEnds(view, decision)];
}

interface TradedBuild {
  readonly build: string;
  readonly trade: string;
  readonly moves: readonly Answer[];
  /** How much of what is given stays. */
  readonly left: number;
  readonly worth: number;
}

/** The builds that become possible by a trade, each at its best place and with the trade that costs least. */
function tradedBuilds(state: State, { seat, choices }: Decision): readonly MovePlan[] {
  const best = new Map<string, TradedBuild>();
  for (const trade of choices) {
    if (!trade.startsWith('trade ')) continue;
    const traded = afterTrade(state, seat, trade);
    if (!traded) continue;
    const given = parseMove(trade).what.split('@')[0] as Resource;
    const land = landOf(traded.state, seat);
    const left = totals(land)[given];
    for (const build of menuOf(traded.state, seat)) {
      if (!build.startsWith('build ') || choices.includes(build)) continue;
      const { what, where, helper } = parseMove(build);
      if (helper) continue;
      const worth = placementFor(land, what, where)?.worth ?? 0;
      const known = best.get(what);
      if (!known || left > known.left || (left === known.left && worth > known.worth))
        best.set(what, { build, trade, moves: [...traded.moves, [build]], left, worth });
    }
  }
  return [...best]
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .slice(0, OFFERED)
    .map(([what, { build, trade, moves }]) => {
      const { where } = parseMove(build);
      const land = landOf(state, seat);
      const { what: from, where: to } = parseMove(trade);
      const [given, region] = from.split('@') as [Resource, string?];
      const rate = region ? 2 : rateOf(land, given, state.bargains);
      const why = placementFor(land, what, where)?.where;
      return {
        moves,
        text: tradePlanText(idOfChoice(what), given, rate, to as Resource),
        ...(why && { why: capitalize(why) }),
        ...(where && { place: where }),
      };
    });
}

const idOfChoice = (what: string): CardId => what.split('/')[0] as CardId;

/** Points first, then cards, and roads last. */
const ranks = ['city', 'settlement'];
const rankOf = (what: string): number =>
  what === 'road' ? ranks.length + 1 : ranks.includes(what) ? ranks.indexOf(what) : ranks.length;

interface Traded {
  readonly state: State;
  /** The trade, and from where and to where. */
  readonly moves: readonly Answer[];
}

/** The state after a trade with the usual stores; null if it asks for anything else. */
function afterTrade(state: State, seat: Seat, trade: string): Traded | null {
  const copy = copyState(state);
  const table = { state: copy, random: { below: () => 0 }, emit: () => undefined, reveal: () => undefined };
  const moves: Answer[] = [[trade]];
  const script = performMove(table, seat, trade);
  let step = script?.next(null);
  while (step && !step.done) {
    const [asked] = step.value;
    if (asked?.seat !== seat || !/^(pay|store)\.trade$/.test(asked.key) || asked.fallback.includes(PASS)) return null;
    moves.push(asked.fallback);
    step = script?.next({ seat, answer: asked.fallback });
  }
  return { state: copy, moves };
}

/** The end of the turn with the first card drawn after it, from each stack, the fullest first. */
function drawnEnds(view: View, decision: Decision): readonly MovePlan[] {
  const { seat, choices } = decision;
  const { handSize, handLimit } = view.seats[seat as 0 | 1];
  if (!choices.includes(END) || handSize >= handLimit || winsByEnding(view)) return [];
  const stacks = view.stacks.flatMap(({ size, owner }, index) =>
    size > 0 && (owner ?? seat) === seat ? [stackName(index)] : [],
  );
  // From a single stack nobody is asked.
  if (stacks.length < 2) return [];
  const drawing = { ...decision, key: 'draw.replenish', choices: stacks };
  const sizeOf = (stack: string): number => view.stacks[stackIndex(stack)]?.size ?? 0;
  const isUniform = new Set(view.stacks.map(({ set }) => set)).size === 1;
  return stacks
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .map((stack, index): MovePlan => {
      const { detail } = labelOf(view, drawing, stack);
      const ends = isUniform && index === 0 ? 'usual' : 'other';
      return { moves: [[END], [stack]], text: endPlanName(stack), ends, ...(detail && { why: detail }) };
    });
}
