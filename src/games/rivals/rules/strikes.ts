import { PASS, type Script, type Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf, findCard, idOf } from '../cards/registry.ts';
import { type Copy, discardOf, landOf, type State, type Table } from '../state.ts';
import { deckOf } from '../variants.ts';
import { ask } from './ask.ts';
import { throwOne } from './dice.ts';
import { anyPiece } from './geometry.ts';
import { takeOut } from './looking.ts';

/**
 * The one window in which something that befalls a player can be averted: a defence roll against an attack, a Chapel, a card
 * played in answer. True when it strikes.
 */
export function* strikes(t: Table, by: CardId, victim: Seat): Script<boolean> {
  const { kind, averted } = findCard(by) as Card;
  if (kind === 'action-attack') return !defends(t, by, victim);
  if (averted === 'calm') return !calms(t, by, victim);
  return !(yield* averts(t, by, victim));
}

/** One roll of the die for all cards of the victim that defend. */
function defends(t: Table, against: CardId, victim: Seat): boolean {
  const numbers: number[] = [];
  anyPiece(landOf(t.state, victim), ({ card }) => {
    numbers.push(...(cardOf(card).defends ?? []));
    return false;
  });
  if (numbers.length === 0) return false;
  const die = throwOne(t);
  const stopped = numbers.includes(die);
  t.tell({ kind: 'defended', seat: victim, die, stopped, against });
  return stopped;
}

function calms(t: Table, event: CardId, victim: Seat): boolean {
  const number = t.state.production;
  let by: Copy | null = null;
  const calm = anyPiece(landOf(t.state, victim), ({ card }) => {
    if (number === null || !cardOf(card).calms?.includes(number)) return false;
    by = card;
    return true;
  });
  if (calm && by) t.tell({ kind: 'spared', seat: victim, event, by: idOf(by) });
  return calm;
}

export const answers = (copy: Copy): boolean => cardOf(copy).timing === 'when-struck';

/** A pause only for those who hold the card would betray it: everybody it could help is asked where it is in the game. */
export const answerExists = (state: State): boolean => deckOf(state).answered;

/** The card with which the player may answer now, if it is in hand. */
export function answerOf(state: State, seat: Seat): Copy | undefined {
  return landOf(state, seat).hand.find((copy) => answers(copy) && !state.fresh.includes(idOf(copy)));
}

function* averts(t: Table, event: CardId, victim: Seat): Script<boolean> {
  if (!answerExists(t.state)) return false;
  const answer = answerOf(t.state, victim);
  const [choices, max] = answer ? [[`play ${idOf(answer)}`, PASS], 1] : [[PASS], 0];
  const [picked] = yield* ask({ seat: victim, key: `avert.${event}`, choices, min: 0, max, always: 'secrecy', otherwise: [PASS] });
  if (!picked || !answer) return false;
  playAnswer(t, victim, answer, event);
  return true;
}

/** The answering card is shown and done with; the event passes its player by. */
export function playAnswer(t: Table, seat: Seat, answer: Copy, event: CardId): void {
  takeOut(landOf(t.state, seat).hand, answer);
  discardOf(t.state, seat).unshift(answer);
  t.tell({ kind: 'played', seat, card: idOf(answer) });
  t.tell({ kind: 'spared', seat, event, by: idOf(answer) });
}
