import { put } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf } from '../cards/registry.ts';
import { type Copy, landOf, type Table } from '../state.ts';
import { isFirst } from '../variants.ts';
import type { EventFace } from '../vocabulary.ts';
import { throwDice } from './dice.ts';
import { attack, resolveFace } from './die-faces.ts';
import { settle } from './gain.ts';
import { findCopy, nameOf } from './looking.ts';
import { beginPlaying, discardPlayed } from './played.ts';
import { marketDay, produceAll } from './production.ts';
import { claimVictory } from './victory.ts';

/** What cards played before the roll have fixed. */
interface Plans {
  number: number | null;
  /** Fixed by its player, who is the host of a Celebration then. */
  face: EventFace | null;
}

/** The start check, cards before the roll, the dice, production and the event. */
export function* roll(t: Table): Script {
  const { state } = t;
  const seat = state.active;
  if (!isFirst(state.options.variant) && claimVictory(t)) return;
  if (state.owed.length > 0) yield* settle(t, seat);
  const plans: Plans = { number: null, face: null };
  for (;;) {
    const choices = beforeRoll(landOf(state, seat).hand, plans);
    const answer = yield* put(() => ({ seat, key: 'roll', choices, min: 1, max: 1, always: 'turn', otherwise: justRoll }));
    const choice = answer[0] as string;
    if (choice === 'roll') break;
    yield* playBefore(t, seat, choice.slice('play '.length), plans);
  }
  const thrown = throwDice(t, { production: plans.number === null, face: plans.face === null });
  const number = plans.number ?? thrown.production ?? 0;
  const face = (plans.face ?? thrown.face) as EventFace;
  state.production = number;
  state.face = face;
  t.tell({ kind: 'threw', seat, ...thrown });
  if (face === 'brigand') attack(t);
  const production = produceAll(t, number);
  if (production) yield* production;
  const market = marketDay(t, number);
  if (market) yield* market;
  const event = resolveFace(t, face, plans.face ? seat : null);
  if (event) yield* event;
  if (state.winner === null) state.phase = 'action';
}

const justRoll: readonly string[] = ['roll'];

function beforeRoll(hand: readonly Copy[], plans: Plans): readonly string[] {
  const cards = hand.filter((copy, index) => isBefore(copy, plans) && hand.indexOf(copy) === index);
  return cards.length === 0 ? justRoll : ['roll', ...cards.map((copy) => `play ${nameOf(hand, copy)}`)];
}

/** Each die is fixed once. */
function isBefore(copy: Copy, plans: Plans): boolean {
  const { before } = cardOf(copy);
  return before !== undefined && plans[before.fixes] === null;
}

function* playBefore(t: Table, seat: Seat, name: string, plans: Plans): Script {
  const copy = findCopy(landOf(t.state, seat).hand, name) as Copy;
  beginPlaying(t, seat, copy);
  const { before } = cardOf(copy);
  if (before?.fixes === 'number') plans.number = yield* before.name(t, seat);
  else if (before) plans.face = before.face;
  discardPlayed(t);
}
