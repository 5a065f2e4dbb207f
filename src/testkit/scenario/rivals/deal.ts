import { ScenarioError } from '../common/file-schema.ts';
import type { StackList } from './file.ts';

/** A stack of a position: what is listed of it, and how many more cards it may get. */
export interface ListedStack<T> {
  readonly where: string;
  readonly top: readonly T[];
  readonly bottom: readonly T[];
  readonly room: number;
  /** The number of cards was given and must be reached. */
  readonly exact: boolean;
}

/** `only` says all there is to say: whatever stands beside it must agree. */
export function agreed(where: string, spec: StackList): StackList {
  const { only, top = [], bottom = [], size = only?.length, open } = spec;
  if (!only) return spec;
  const lowest = only.slice(Math.max(0, only.length - bottom.length));
  const agrees = size === only.length && sameList(top, only.slice(0, top.length)) && sameList(bottom, lowest);
  if (!agrees) throw new ScenarioError(`${where}: only does not agree with the top, bottom or size beside it`);
  return { only, open };
}

const sameList = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && one.every((name, index) => name === two[index]);

export function toListedStack<T>(
  where: string,
  spec: StackList | undefined,
  top: readonly T[],
  bottom: readonly T[],
): ListedStack<T> {
  const room = spec?.only ? 0 : (spec?.size ?? Infinity) - top.length - bottom.length;
  if (room < 0) throw new ScenarioError(`${where}: more cards are listed than its size`);
  return { where, top, bottom, room, exact: spec?.size !== undefined };
}

/** Deals the rest in turn between the listed cards; what fits nowhere is out of the game. */
export function dealStack<T>(stacks: readonly ListedStack<T>[], rest: readonly T[]): T[][] {
  const dealt = stacks.map((): T[] => []);
  const left = [...rest];
  const serve = (exact: boolean) => {
    const open = () =>
      stacks.some((stack, index) => stack.exact === exact && (dealt[index] as T[]).length < stack.room);
    while (left.length > 0 && open()) {
      stacks.forEach((stack, index) => {
        const cards = dealt[index] as T[];
        if (stack.exact === exact && cards.length < stack.room && left.length > 0) cards.push(left.shift() as T);
      });
    }
  };
  serve(true);
  serve(false);
  return stacks.map(({ where, top, bottom, room, exact }, index) => {
    const cards = dealt[index] as T[];
    if (exact && cards.length < room) throw new ScenarioError(`${where}: there are not enough cards for its size`);
    return [...top, ...cards, ...bottom];
  });
}
