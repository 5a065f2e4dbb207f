import { askUnchecked } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf } from '../cards/registry.ts';
import { type Copy, landOf, other, type Context } from '../state.ts';
import { isFirst } from '../variants.ts';
import type { EventFace } from '../vocabulary.ts';
import { rollDice } from './dice.ts';
import { brigandAttack, resolveEventFace } from './event-die.ts';
import { feedsGuests, settleOwed } from './gain.ts';
import { copyByChoice, copyChoiceName } from './look-at-cards.ts';
import { showActionCard, discardActionCard } from './action-card.ts';
import { marketDay, produceAll } from './production.ts';
import { claimVictory } from './victory.ts';

/** The dice fixed by cards played before the roll. */
interface Plans {
  number: number | null;
  /** Set when a Herald fixed the Celebration; its player is the host. */
  face: EventFace | null;
}

/** The start check, cards before the roll, the dice, production and the event. */
export function* roll(t: Context): Script {
  const { state } = t;
  const seat = state.active;
  if (!isFirst(state.options.variant) && claimVictory(t)) return;
  if (state.owed.length > 0) yield* settleOwed(t, seat);
  const plans: Plans = { number: null, face: null };
  for (;;) {
    const choices = beforeRoll(landOf(state, seat).hand, plans);
    const answer = yield* askUnchecked(() => ({
      seat,
      key: 'roll',
      choices,
      min: 1,
      max: 1,
      always: 'turn',
      fallback: justRoll,
    }));
    const choice = answer[0] as string;
    if (choice === 'roll') break;
    yield* playBefore(t, seat, choice.slice('play '.length), plans);
  }
  const thrown = rollDice(t, { production: plans.number === null, face: plans.face === null });
  const number = plans.number ?? thrown.production ?? 0;
  const face = (plans.face ?? thrown.face) as EventFace;
  state.production = number;
  state.face = face;
  t.emit({ kind: 'threw', seat, ...thrown });
  if (face === 'brigand') brigandAttack(t);
  const production = produceAll(t, number);
  if (production) yield* production;
  const market = marketDay(t, number);
  if (market) yield* market;
  // The next step may need the room or count the gold.
  if (face !== 'brigand' && feedsGuests(state, other(seat))) yield* settleOwed(t, other(seat));
  const event = resolveEventFace(t, face, plans.face ? seat : null);
  if (event) yield* event;
  if (state.winner === null) state.phase = 'action';
}

const justRoll: readonly string[] = ['roll'];

function beforeRoll(hand: readonly Copy[], plans: Plans): readonly string[] {
  const cards = hand.filter((copy, index) => isBefore(copy, plans) && hand.indexOf(copy) === index);
  return cards.length === 0 ? justRoll : ['roll', ...cards.map((copy) => `play ${copyChoiceName(hand, copy)}`)];
}

/** Whether a card can still fix its die. */
function isBefore(copy: Copy, plans: Plans): boolean {
  const { before } = cardOf(copy);
  return before !== undefined && plans[before.fixes] === null;
}

function* playBefore(t: Context, seat: Seat, name: string, plans: Plans): Script {
  const copy = copyByChoice(landOf(t.state, seat).hand, name) as Copy;
  showActionCard(t, seat, copy);
  const { before } = cardOf(copy);
  if (before?.fixes === 'number') plans.number = yield* before.name(t, seat);
  else if (before) plans.face = before.face;
  discardActionCard(t);
}
