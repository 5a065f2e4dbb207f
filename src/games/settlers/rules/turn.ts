import { askUnchecked } from '../../../engine/ask.ts';
import { PASS, type Script, type Seat } from '../../../engine/script.ts';
import { nextSeat } from '../../../engine/seats.ts';
import { BUY, END, FORCE, HOME, OFFER, RETRACT, ROLL, SELL } from '../notation.ts';
import { isTwo, newTurn, seatsOf, sideOf, type State, type Context } from '../state.ts';
import type { Development, PieceKind } from '../vocabulary.ts';
import { playProgress } from '../cities-and-knights/cards/play.ts';
import type { ProgressCard } from '../cities-and-knights/cards/progress.ts';
import { clearTurn } from '../cities-and-knights/state.ts';
import { tradeWithBank } from './bank-trade.ts';
import { build } from './build.ts';
import { buyDevelopment, playDevelopment } from './development.ts';
import { rollDice } from './dice.ts';
import { rollWithEventDie } from '../cities-and-knights/rules/event-die.ts';
import { expireOffers } from './goods.ts';
import { menuOf } from './menu.ts';
import { closeOffer, closeDeal, makeOffer, retractOffer } from './trade-offer.ts';
import { settleOwedOf } from '../cities-and-knights/rules/deferred.ts';
import { claimVictory } from './points.ts';
import { produce } from './production.ts';
import { playCitiesAndKnightsMove } from '../cities-and-knights/rules/moves.ts';
import { rollSeven } from './robber.ts';
import { playTradeCard } from './trade-cards.ts';

const justRoll: readonly string[] = [ROLL];
const invitesOffers = { invites: OFFER };
const justEnd: readonly string[] = [END];
const justPass: readonly string[] = [PASS];

/** Plays one choice from the menu with all its consequences. */
export function* playMenuChoice(t: Context): Script {
  const { state } = t;
  const seat = state.active;
  // Points gained on another player's turn win before the roll.
  if (state.phase === 'roll' && claimVictory(t)) return;
  const [key, fallback] =
    state.phase === 'roll'
      ? (['roll', justRoll] as const)
      : (['menu', state.phase === 'trade' ? justPass : justEnd] as const);
  const choices = t.trusted ? fallback : menuOf(state, seat);
  const answer = yield* askUnchecked(() => ({
    seat,
    key,
    choices,
    min: choices.includes(PASS) ? 0 : 1,
    max: 1,
    always: 'turn',
    hints: invitesOffers,
    fallback,
  }));
  yield* carryOut(t, seat, answer[0] ?? PASS);
}

function* carryOut(t: Context, seat: Seat, id: string): Script {
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
      retractOffer(t, seat);
      return;
    case FORCE:
    case HOME:
    case SELL:
      yield* playTradeCard(t, seat, id);
      return;
    default:
      yield* carryOutMore(t, seat, id);
  }
}

function* carryOutMore(t: Context, seat: Seat, id: string): Script {
  const [verb = '', what = '', where = '', more = ''] = id.split(' ');
  switch (verb) {
    case 'build':
      if (what === 'wall' || what === 'knight') yield* playCitiesAndKnightsMove(t, seat, id);
      else yield* build(t, seat, what as PieceKind, where);
      return;
    case 'play':
      if (t.state.citiesAndKnights) yield* playProgress(t, seat, what as ProgressCard);
      else yield* playDevelopment(t, seat, what as Development);
      return;
    case 'trade':
      tradeWithBank(t, seat, Number(what), where, more);
      return;
    case 'deal':
      closeDeal(t, seat, id);
      return;
    default:
      yield* playCitiesAndKnightsMove(t, seat, id);
  }
}

/** Rolls and settles the dice. In CATAN for Two there are two rolls with different sums. */
function* roll(t: Context, seat: Seat): Script {
  const { state } = t;
  if (state.citiesAndKnights) {
    yield* rollWithEventDie(t, seat);
    if (state.winner === null) state.phase = state.options.separatePhases ? 'trade' : 'action';
    return;
  }
  const { first } = state.now;
  let sum: number;
  do {
    const dice = rollDice(t);
    sum = dice[0] + dice[1];
    state.now.dice = dice;
    t.emit({ kind: 'threw', seat, dice });
  } while (sum === first);
  state.now.rolled = sum;
  if (sum === 7) yield* rollSeven(t);
  else produce(t, sum);
  if (isTwo(state) && first === null) state.now.first = sum;
  else state.phase = state.options.separatePhases ? 'trade' : 'action';
}

function* endTurn(t: Context): Script {
  const { state } = t;
  const side = sideOf(state, state.active);
  closeOffer(t);
  side.development.push(...side.bought);
  side.bought = [];
  const next = nextSeat(state.active, seatsOf(state));
  yield* settleOwedOf(t, next);
  if (state.citiesAndKnights) clearTurn(state.citiesAndKnights);
  beginTurn(t, next);
}

export function beginTurn(t: Context, seat: Seat): void {
  const { state } = t;
  state.phase = 'roll';
  state.turn++;
  state.active = seat;
  state.now = newTurn();
  t.emit({ kind: 'turn', seat, turn: state.turn });
  expireOffers(t, seat);
}

/** The active seat; none after the end. */
export const activeSeats = ({ phase, active }: State): readonly Seat[] => (phase === 'over' ? [] : [active]);
