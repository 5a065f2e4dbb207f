import { type Random, shuffle } from '../../../engine/random.ts';
import { cardOf } from '../../../games/rivals/cards/registry.ts';
import type { Copy, State } from '../../../games/rivals/state.ts';
import { deckRules, eventStackOf } from '../../../games/rivals/deck/deck.ts';
import { compositionOf, DUEL_EVENTS, isDuel, isTournament } from '../../../games/rivals/variants.ts';
import { settleClaims } from './claims.ts';
import { dealStack, toListedStack } from './deal.ts';
import { ScenarioError } from '../common/file-schema.ts';
import type { StackList } from './file.ts';

const YULE = 'yule/basic';
/** Yule has this many cards below it. */
const BELOW_YULE = 3;

/** The event stack: listed cards where they are listed, the others shuffled, Yule fourth from the bottom. */
export function stackEvents(
  spec: StackList | undefined,
  table: Pick<State, 'options' | 'stacks'>,
  random: Random,
): Copy[] {
  const { variant } = table.options;
  const { events, moon } = isTournament(variant) ? broughtEvents(table) : compositionOf(table);
  const supply = [...events, ...moon];
  const settled = settleClaims(
    [
      { where: 'events top', names: [...(spec?.only ?? []), ...(spec?.top ?? [])] },
      { where: 'events bottom', names: spec?.bottom ?? [] },
    ],
    supply,
    variant,
  );
  const top = settled.get('events top') ?? [];
  const bottom = settled.get('events bottom') ?? [];
  const number = isTournament(variant) ? events.length + 2 * deckRules.events : isDuel(variant) ? DUEL_EVENTS : null;
  const rest = shuffle(
    number === null || spec?.only ? supply : chosen([...top, ...bottom], events, supply, number, random),
    random,
  );
  const yule = spec?.only ? -1 : rest.indexOf(YULE);
  if (yule >= 0) rest.splice(yule, 1);
  const [stack] = dealStack([toListedStack('events', sizeWithout(spec, yule >= 0), top, bottom)], rest) as [Copy[]];
  if (yule >= 0)
    stack.splice(Math.min(Math.max(stack.length - BELOW_YULE, top.length), stack.length - bottom.length), 0, YULE);
  if (yule >= 0) raise(stack, top.length, stack.indexOf(YULE), stack.length - bottom.length);
  return stack;
}

/** Unlisted events that resurface do not lie below Yule: they change places with one above. */
function raise(stack: Copy[], first: number, yule: number, last: number): void {
  for (let low = yule + 1; low < last; low++) {
    if (!cardOf(stack[low] as Copy).resurfaces) continue;
    const high = stack.findIndex((copy, index) => index >= first && index < yule && !cardOf(copy).resurfaces);
    if (high >= 0) [stack[low], stack[high]] = [stack[high] as Copy, stack[low] as Copy];
  }
}

/** Yule is laid in afterwards and counts for the size. */
function sizeWithout(spec: StackList | undefined, yule: boolean): StackList | undefined {
  return spec?.size !== undefined && yule ? { ...spec, size: spec.size - 1 } : spec;
}

/** What two players bring in any case, and what both may choose. */
function broughtEvents(table: Pick<State, 'options' | 'stacks'>): {
  readonly events: readonly Copy[];
  readonly moon: readonly Copy[];
} {
  const fixed = eventStackOf([[], []]);
  const free = compositionOf(table).events.filter((copy) => !fixed.includes(copy));
  return { events: fixed, moon: [...free, ...free] };
}

/** The unlisted events of a stack of this size: those that always take part, and some of the others. */
function chosen(
  used: readonly Copy[],
  fixed: readonly Copy[],
  left: readonly Copy[],
  number: number,
  random: Random,
): Copy[] {
  const rest = [...left];
  const needed = [...fixed];
  for (const copy of used) {
    const at = needed.indexOf(copy);
    if (at >= 0) needed.splice(at, 1);
  }
  for (const copy of needed) rest.splice(rest.indexOf(copy), 1);
  const open = number - used.length - needed.length;
  if (open < 0)
    throw new ScenarioError(`events: the stack has ${number} events, ${fixed.length} of them always the same`);
  return [...needed, ...shuffle(rest, random).slice(0, open)];
}
