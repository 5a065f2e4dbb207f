import { meanwhile, put, together } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { after, seatNames } from '../../../engine/seats.ts';
import { playerOf, type Table } from '../state.ts';
import type { Resource } from '../vocabulary.ts';
import { beginBuild, finishBuild } from './build.ts';
import { drawToHand } from './draw.ts';
import { END, movesOf } from './menu.ts';
import { drawsOf } from './points.ts';
import { giveUp, owingSeats } from './robbers.ts';
import { giveBack, openHand, takeFromOpened, tradeWithMarket, tradeWithPlayer, tradeWithStack, useGuild } from './trade.ts';
import { claimVictory } from './victory.ts';

/** From one resting state to the next: one move with what it asks, what goes back, what the robbers take, the end of a turn. */
export function* step(t: Table): Script {
  const { state } = t;
  if (state.phase !== 'draw' && claimVictory(t, state.active)) return;
  const owing = owingSeats(t);
  if (owing.length > 0) return yield* whileRobbed(t, owing);
  if (state.phase === 'draw') return endTurn(t);
  if (state.looking !== null) return yield* takeFromOpened(t, state.looking);
  if (state.returning) return yield* giveBack(t, state.returning.to, state.returning.cards);
  yield* goOn(t);
}

/** The menu, or the payment that stands open. */
const goOn = (t: Table): Script => (t.state.paying ? finishBuild(t, t.state.paying) : act(t));

/** In patient flow whoever built goes on, while the others choose; the draw waits for all. */
function whileRobbed(t: Table, owing: readonly Seat[]): Script {
  const { state } = t;
  const { active } = state;
  if (state.options.flow === 'strict' || state.phase === 'draw') return together(...owing.map((seat) => giveUp(t, seat, false)));
  const sides = owing.filter((seat) => seat !== active).map((seat) => giveUp(t, seat, true));
  return meanwhile(owing.includes(active) ? giveUp(t, active, false) : goOn(t), sides);
}

const justEnd: readonly string[] = [END];

function* act(t: Table): Script {
  const { state } = t;
  const seat = state.active;
  const answer = yield* put(() => ({ seat, key: 'menu', choices: movesOf(state), min: 1, max: 1, always: 'turn', otherwise: justEnd }));
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
      return beginBuild(t, what, where === 'flip');
    default:
      state.phase = 'draw';
  }
}

const seatOf = (name: string): Seat => (seatNames as readonly string[]).indexOf(name);

/** After so many turns in a row for each seat in which nobody could draw or built, the match ends: the cards lie where nobody can use them. */
const IDLE_TURNS = 3;

/** Cards are drawn; then the next. */
function endTurn(t: Table): void {
  const { state } = t;
  const seat = state.active;
  const cards = drawToHand(t, seat, drawsOf(playerOf(state, seat)));
  t.tell({ kind: 'supplied', seat, cards });
  state.idle = cards.length > 0 || state.built.length > 0 ? 0 : state.idle + 1;
  if (state.idle >= IDLE_TURNS * state.players.length) {
    state.phase = 'over';
    t.reveal();
    t.tell({ kind: 'stalled', turns: state.idle });
    return;
  }
  state.phase = 'trade';
  state.active = after(seat, state.players.length);
  state.turn++;
  state.traded = 0;
  state.library = false;
  state.guild = 0;
  state.built.length = 0;
}
