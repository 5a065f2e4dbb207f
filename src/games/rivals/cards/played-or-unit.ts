import { isUnit } from '../rules/points.ts';
import type { Copy } from '../state.ts';
import { cardOf } from './registry.ts';

/** Whether a card is an action card or a unit, which opponents can take from a hand. */
export function isPlayedOrUnit(copy: Copy): boolean {
  const card = cardOf(copy);
  return card.placement === 'hand' || isUnit(card);
}
