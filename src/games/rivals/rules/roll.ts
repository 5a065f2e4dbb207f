import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { type Copy, landOf, type Table } from '../state.ts';
import { isFirst } from '../variants.ts';
import { pick } from './ask.ts';
import { throwDice } from './dice.ts';
import { attack, resolveFace } from './die-faces.ts';
import { settle } from './gain.ts';
import { findCopy, nameOf } from './looking.ts';
import { beginPlaying } from './action.ts';
import { marketDay, produceAll } from './production.ts';
import { discardPlayed } from './remove.ts';
import { claimVictory } from './victory.ts';

/** What cards played before the roll have fixed. */
interface Plans {
  number: number | null;
  feast: boolean;
}

/** The start check, cards before the roll, the dice, production and the event. */
export function* roll(t: Table): Script {
  const { state } = t;
  const seat = state.active;
  if (!isFirst(state.options.variant) && claimVictory(t)) return;
  if (state.owed.length > 0) yield* settle(t, seat);
  const plans: Plans = { number: null, feast: false };
  for (;;) {
    const choices = beforeRoll(landOf(state, seat).hand, plans);
    const reply = yield [{ seat, key: 'roll', choices, min: 1, max: 1, always: 'turn', otherwise: justRoll }];
    const choice = reply.answer[0] as string;
    if (choice === 'roll') break;
    yield* playBefore(t, seat, choice.slice('play '.length), plans);
  }
  const thrown = throwDice(t, { production: plans.number === null, face: !plans.feast });
  const number = plans.number ?? thrown.production ?? 0;
  const face = plans.feast ? 'celebration' : (thrown.face ?? 'celebration');
  state.production = number;
  state.face = face;
  t.tell({ kind: 'threw', seat, ...thrown });
  if (face === 'brigand') attack(t);
  produceAll(t, number);
  const market = marketDay(t, number);
  if (market) yield* market;
  const event = resolveFace(t, face, plans.feast ? seat : null);
  if (event) yield* event;
  if (state.winner === null) state.phase = 'action';
}

const justRoll: readonly string[] = ['roll'];

function beforeRoll(hand: readonly Copy[], plans: Plans): readonly string[] {
  const cards = hand.filter((copy, index) => isBefore(copy, plans) && hand.indexOf(copy) === index);
  return cards.length === 0 ? justRoll : ['roll', ...cards.map((copy) => `play ${nameOf(hand, copy)}`)];
}

/** Each of the two fixes something once. */
function isBefore(copy: Copy, plans: Plans): boolean {
  if (cardOf(copy).timing !== 'before-roll') return false;
  return idOf(copy) === 'brigitta' ? plans.number === null : !plans.feast;
}

function* playBefore(t: Table, seat: Seat, name: string, plans: Plans): Script {
  const copy = findCopy(landOf(t.state, seat).hand, name) as Copy;
  beginPlaying(t, seat, copy);
  if (idOf(copy) === 'brigitta') {
    plans.number = Number(yield* pick(seat, 'name.brigitta', ['1', '2', '3', '4', '5', '6']));
    t.tell({ kind: 'named', seat, number: plans.number });
  } else {
    plans.feast = true;
  }
  discardPlayed(t);
}
