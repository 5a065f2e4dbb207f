import { type Random, shuffle } from '../../../engine/random.ts';
import type { Copy } from '../state.ts';
import { deckOf, DUEL_EVENTS, isDuel } from '../variants.ts';
import type { VariantId } from '../vocabulary.ts';
import { settleClaims } from './claims.ts';
import { deal, listed } from './deal.ts';
import { ScenarioError, type StackList } from './file.ts';

const YULE = 'yule/basic';
/** Yule has this many cards below it. */
const BELOW_YULE = 3;

/** The event stack: listed cards where they are listed, the others shuffled, Yule fourth from the bottom. */
export function stackEvents(spec: StackList | undefined, variant: VariantId, random: Random): Copy[] {
  const { events, moon } = deckOf(variant);
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
  const rest = shuffle(isDuel(variant) ? chosen([...top, ...bottom], events, supply, random) : supply, random);
  const yule = spec?.only ? -1 : rest.indexOf(YULE);
  if (yule >= 0) rest.splice(yule, 1);
  const [stack] = deal([listed('events', sizeWithout(spec, yule >= 0), top, bottom)], rest) as [Copy[]];
  if (yule >= 0) stack.splice(Math.min(Math.max(stack.length - BELOW_YULE, top.length), stack.length - bottom.length), 0, YULE);
  return stack;
}

/** Yule is laid in afterwards and counts for the size. */
function sizeWithout(spec: StackList | undefined, yule: boolean): StackList | undefined {
  return spec?.size !== undefined && yule ? { ...spec, size: spec.size - 1 } : spec;
}

/** The unlisted events of a Duel: those that always take part, and as many others as make up the number. */
function chosen(used: readonly Copy[], fixed: readonly Copy[], left: readonly Copy[], random: Random): Copy[] {
  const rest = [...left];
  const needed = [...fixed];
  for (const copy of used) {
    const at = needed.indexOf(copy);
    if (at >= 0) needed.splice(at, 1);
  }
  for (const copy of needed) rest.splice(rest.indexOf(copy), 1);
  const open = DUEL_EVENTS - used.length - needed.length;
  if (open < 0) throw new ScenarioError(`events: a Duel has ${DUEL_EVENTS} events, ${fixed.length} of them always the same`);
  return [...needed, ...shuffle(rest, random).slice(0, open)];
}
