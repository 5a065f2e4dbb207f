import { put } from '../../../engine/ask.ts';
import { PASS, type Script, type Seat } from '../../../engine/script.ts';
import { after } from '../../../engine/seats.ts';
import { BUY, END, FORCE, HOME, OFFER, RETRACT, ROLL, SELL } from '../notation.ts';
import { isTwo, newTurn, seatsOf, sideOf, type State, type Table } from '../state.ts';
import type { Development, Piece } from '../vocabulary.ts';
import { playProgress } from '../cards/play.ts';
import type { Progress } from '../cards/progress.ts';
import { forgetTurn } from '../realm.ts';
import { tradeWithBank } from './bank.ts';
import { build } from './build.ts';
import { buyDevelopment, playDevelopment } from './development.ts';
import { throwDice } from './dice.ts';
import { rollRealm } from './event.ts';
import { lapse } from './hand.ts';
import { menuOf } from './menu.ts';
import { closeOffer, deal, makeOffer, retract } from './offer.ts';
import { settleSeat } from './pending.ts';
import { claimVictory } from './points.ts';
import { produce } from './production.ts';
import { actInRealm } from './realm-moves.ts';
import { seven } from './robber.ts';
import { takeAction } from './trade-cards.ts';

const justRoll: readonly string[] = [ROLL];
const justEnd: readonly string[] = [END];
const justPass: readonly string[] = [PASS];

/** One choice from the menu, with all that follows from it. */
export function* act(t: Table): Script {
  const { state } = t;
  const seat = state.active;
  // Points that came in somebody else's turn win before the roll.
  if (state.phase === 'roll' && claimVictory(t)) return;
  const [key, otherwise] = state.phase === 'roll' ? (['roll', justRoll] as const) : (['menu', state.phase === 'trade' ? justPass : justEnd] as const);
  const choices = t.foretold ? otherwise : menuOf(state, seat);
  const answer = yield* put(() => ({ seat, key, choices, min: choices.includes(PASS) ? 0 : 1, max: 1, always: 'turn', invites: OFFER, otherwise }));
  yield* carryOut(t, seat, answer[0] ?? PASS);
}

function* carryOut(t: Table, seat: Seat, id: string): Script {
  switch (id) {
    case ROLL:
      yield* roll(t, seat);
      return;
    case END:
      yield* endTurn(t);
      return;
    case PASS:
      closeOffer(t);
      t.state.phase = 'build';
      return;
    case BUY:
      buyDevelopment(t, seat);
      return;
    case OFFER:
      yield* makeOffer(t, seat);
      return;
    case RETRACT:
      retract(t, seat);
      return;
    case FORCE:
    case HOME:
    case SELL:
      yield* takeAction(t, seat, id);
      return;
    default:
      yield* carryOutMore(t, seat, id);
  }
}

function* carryOutMore(t: Table, seat: Seat, id: string): Script {
  const [verb = '', what = '', where = '', more = ''] = id.split(' ');
  switch (verb) {
    case 'build':
      if (what === 'wall' || what === 'knight') yield* actInRealm(t, seat, id);
      else yield* build(t, seat, what as Piece, where);
      return;
    case 'play':
      if (t.state.realm) yield* playProgress(t, seat, what as Progress);
      else yield* playDevelopment(t, seat, what as Development);
      return;
    case 'trade':
      tradeWithBank(t, seat, Number(what), where, more);
      return;
    case 'deal':
      deal(t, seat, id);
      return;
    default:
      yield* actInRealm(t, seat, id);
  }
}

/** The dice with what they bring. Two players throw twice; the second sum must differ from the first. */
function* roll(t: Table, seat: Seat): Script {
  const { state } = t;
  if (state.realm) {
    yield* rollRealm(t, seat);
    if (state.winner === null) state.phase = state.options.separatePhases ? 'trade' : 'action';
    return;
  }
  const { first } = state.now;
  let sum: number;
  do {
    const dice = throwDice(t);
    sum = dice[0] + dice[1];
    state.now.dice = dice;
    t.tell({ kind: 'threw', seat, dice });
  } while (sum === first);
  state.now.rolled = sum;
  if (sum === 7) yield* seven(t);
  else produce(t, sum);
  if (isTwo(state) && first === null) state.now.first = sum;
  else state.phase = state.options.separatePhases ? 'trade' : 'action';
}

function* endTurn(t: Table): Script {
  const { state } = t;
  const side = sideOf(state, state.active);
  closeOffer(t);
  side.development.push(...side.bought);
  side.bought = [];
  const next = after(state.active, seatsOf(state));
  yield* settleSeat(t, next);
  if (state.realm) forgetTurn(state.realm);
  beginTurn(t, next);
}

export function beginTurn(t: Table, seat: Seat): void {
  const { state } = t;
  state.phase = 'roll';
  state.turn++;
  state.active = seat;
  state.now = newTurn();
  t.tell({ kind: 'turn', seat, turn: state.turn });
  lapse(t, seat);
}

/** Whose turn it is; nobody's after the end. */
export const activeSeats = ({ phase, active }: State): readonly Seat[] => (phase === 'over' ? [] : [active]);
