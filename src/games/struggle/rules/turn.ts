import { meanwhile, askUnchecked, together } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { nextSeat, seatNames } from '../../../engine/seats.ts';
import { playerOf, type Context } from '../state.ts';
import type { Resource } from '../vocabulary.ts';
import { startBuild, finishBuild } from './build.ts';
import { drawToHand } from './draw.ts';
import { END, movesOf } from './menu.ts';
import { drawsOf } from './points.ts';
import { chooseRobberLoss, owingSeats } from './robbers.ts';
import {
  returnCards,
  openHand,
  takeFromOpened,
  tradeWithMarket,
  tradeWithPlayer,
  tradeWithStack,
  useGuild,
} from './trade.ts';
import { claimVictory } from './victory.ts';

/** Runs from one checkpoint to the next: a move, a payment, a return, robber losses, or the end of a turn. */
export function* step(t: Context): Script {
  const { state } = t;
  if (state.phase !== 'draw' && claimVictory(t, state.active)) return;
  const owing = owingSeats(t);
  if (owing.length > 0) return yield* whileRobbed(t, owing);
  if (state.phase === 'draw') return endTurn(t);
  if (state.looking !== null) return yield* takeFromOpened(t, state.looking);
  if (state.returning) return yield* returnCards(t, state.returning.to, state.returning.cards);
  yield* goOn(t);
}

/** Asks for a move, or for the pending payment. */
const goOn = (t: Context): Script => (t.state.paying ? finishBuild(t, t.state.paying) : act(t));

/** In patient flow, lets the builder play on while others choose; the final draw waits for all. */
function whileRobbed(t: Context, owing: readonly Seat[]): Script {
  const { state } = t;
  const { active } = state;
  if (state.options.flow === 'strict' || state.phase === 'draw')
    return together(...owing.map((seat) => chooseRobberLoss(t, seat, false)));
  const sides = owing.filter((seat) => seat !== active).map((seat) => chooseRobberLoss(t, seat, true));
  return meanwhile(owing.includes(active) ? chooseRobberLoss(t, active, false) : goOn(t), sides);
}

const justEnd: readonly string[] = [END];

function* act(t: Context): Script {
  const { state } = t;
  const seat = state.active;
  const answer = yield* askUnchecked(() => ({
    seat,
    key: 'menu',
    choices: movesOf(state),
    min: 1,
    max: 1,
    always: 'turn',
    fallback: justEnd,
  }));
  const [verb = '', what = '', where = ''] = (answer[0] as string).split(' ');
  switch (verb) {
    case 'stack':
      return tradeWithStack(t, what as Resource);
    case 'market':
      return tradeWithMarket(t, what as Resource, where as Resource);
    case 'trade':
      return tradeWithPlayer(t, seatOf(what), Number(where || 1));
    case 'library':
      return openHand(t, seatOf(what));
    case 'guild':
      return useGuild(t, seatOf(what));
    case 'build':
      return startBuild(t, what, where === 'flip');
    default:
      state.phase = 'draw';
  }
}

const seatOf = (name: string): Seat => (seatNames as readonly string[]).indexOf(name);

/** Turns per seat without a build or a draw after which the match ends. */
const IDLE_TURNS = 3;

/** Draws cards and passes the turn. */
function endTurn(t: Context): void {
  const { state } = t;
  const seat = state.active;
  const cards = drawToHand(t, seat, drawsOf(playerOf(state, seat)));
  t.emit({ kind: 'supplied', seat, cards });
  state.idle = cards.length > 0 || state.built.length > 0 ? 0 : state.idle + 1;
  if (state.idle >= IDLE_TURNS * state.players.length) {
    state.phase = 'over';
    t.reveal();
    t.emit({ kind: 'stalled', turns: state.idle });
    return;
  }
  state.phase = 'trade';
  state.active = nextSeat(seat, state.players.length);
  state.turn++;
  state.traded = 0;
  state.library = false;
  state.guild = 0;
  state.built.length = 0;
}
