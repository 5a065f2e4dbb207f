import { isUnit } from '../rules/points.ts';
import type { Copy } from '../state.ts';
import { cardOf } from './registry.ts';

/** Action cards and units: what others can take out of a hand. */
export function isPlayedOrUnit(copy: Copy): boolean {
  const card = cardOf(copy);
  return card.placement === 'hand' || isUnit(card);
}
