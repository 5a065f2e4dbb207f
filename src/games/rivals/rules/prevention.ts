import { PASS, type Script, type Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf, findCard, idOf } from '../cards/registry.ts';
import { type Copy, discardOf, landOf, type State, type Context } from '../state.ts';
import { compositionOf } from '../variants.ts';
import { askWorded } from './ask.ts';
import { rollOneDie } from './dice.ts';
import { anyPiece } from './geometry.ts';
import { takeOut } from './look-at-cards.ts';

/**
 * Lets a player avert an attack or event by a defence roll, a Chapel or a response card. Returns true when it strikes.
 */
export function* strikesUnlessPrevented(t: Context, by: CardId, victim: Seat): Script<boolean> {
  const { kind, averted } = findCard(by) as Card;
  if (kind === 'action-attack') return !defends(t, by, victim);
  if (averted === 'calm') return !calms(t, by, victim);
  return !(yield* averts(t, by, victim));
}

/** Rolls once for all defending cards of the victim. */
function defends(t: Context, against: CardId, victim: Seat): boolean {
  const numbers: number[] = [];
  anyPiece(landOf(t.state, victim), ({ card }) => {
    numbers.push(...(cardOf(card).defends ?? []));
    return false;
  });
  if (numbers.length === 0) return false;
  const die = rollOneDie(t);
  const stopped = numbers.includes(die);
  t.emit({ kind: 'defended', seat: victim, die, stopped, against });
  return stopped;
}

function calms(t: Context, event: CardId, victim: Seat): boolean {
  const number = t.state.production;
  let by: Copy | null = null;
  const calm = anyPiece(landOf(t.state, victim), ({ card }) => {
    if (number === null || !cardOf(card).calms?.includes(number)) return false;
    by = card;
    return true;
  });
  if (calm && by) t.emit({ kind: 'spared', seat: victim, event, by: idOf(by) });
  return calm;
}

export const preventionCards = (copy: Copy): boolean => cardOf(copy).timing === 'when-struck';

/** Asks every affected player for a response card, because asking only its holder would reveal it. */
export const mayBePrevented = (state: State): boolean => compositionOf(state).answered;

/** The response card in the player's hand, if any. */
export function preventionCardOf(state: State, seat: Seat): Copy | undefined {
  return landOf(state, seat).hand.find((copy) => preventionCards(copy) && !state.fresh.includes(idOf(copy)));
}

function* averts(t: Context, event: CardId, victim: Seat): Script<boolean> {
  if (!mayBePrevented(t.state)) return false;
  const answer = preventionCardOf(t.state, victim);
  const [choices, max] = answer ? [[`play ${idOf(answer)}`, PASS], 1] : [[PASS], 0];
  const [picked] = yield* askWorded({
    seat: victim,
    key: `avert.${event}`,
    choices,
    min: 0,
    max,
    always: 'secrecy',
    fallback: [PASS],
  });
  if (!picked || !answer) return false;
  playPreventionCard(t, victim, answer, event);
  return true;
}

/** Plays a response card, which averts the event. */
export function playPreventionCard(t: Context, seat: Seat, answer: Copy, event: CardId): void {
  takeOut(landOf(t.state, seat).hand, answer);
  discardOf(t.state, seat).unshift(answer);
  t.emit({ kind: 'played', seat, card: idOf(answer) });
  t.emit({ kind: 'spared', seat, event, by: idOf(answer) });
}
