import { put } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import type { Use } from '../cards/card.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { type Copy, landOf, other, type State, type Table } from '../state.ts';
import { type CentreCard, centreCards, type Resource } from '../vocabulary.ts';
import { buildCentre, buildExpansion } from './build.ts';
import { settle } from './gain.ts';
import { placeOf, type Spot } from './geometry.ts';
import { findCopy } from './looking.ts';
import { END, menuOf } from './menu.ts';
import { outcome } from './outcome.ts';
import { beginPlaying, discardPlayed } from './played.ts';
import { ownAt, removeOwn } from './remove.ts';
import { payToll } from './toll.ts';
import { trade } from './trade.ts';
import { claimVictory, winsAtOnce } from './victory.ts';

const toEnd: readonly string[] = [END];

/** An action in its parts, e.g. build, abbey, +1u1. */
interface Move {
  readonly verb: string;
  readonly what: string;
  readonly where: string;
  /** A card played with it. */
  readonly helper: string;
}

/** Kept because the same few hundred actions come again and again. */
const moves = new Map<string, Move>();

export function moveOf(id: string): Move {
  let move = moves.get(id);
  if (!move) {
    const [verb = '', what = '', where = '', helper = ''] = id.split(' ');
    moves.set(id, (move = { verb, what, where, helper }));
  }
  return move;
}

/** One action. */
export function* act(t: Table): Script {
  const seat = t.state.active;
  const choices = t.foretold ? toEnd : menuOf(t.state, seat);
  const rash = choices.length - 1 - choices.lastIndexOf(END);
  const answer = yield* put(() => ({ seat, key: 'action', choices, min: 1, max: 1, always: 'turn', rash, otherwise: toEnd }));
  const choice = answer[0] as string;
  if (choice === END) {
    endActions(t);
    return;
  }
  const script = perform(t, seat, choice);
  if (script) yield* script;
}

/** Does what was chosen; null when that was done at once. */
export function perform(t: Table, seat: Seat, choice: string): Script | null {
  const { verb, what, where, helper } = moveOf(choice);
  switch (verb) {
    case 'build':
      return isCentreCard(what) ? buildCentre(t, seat, what, placeOf(where)?.column ?? 0) : buildExpansion(t, seat, what, where, helper);
    case 'play':
      return playCard(t, seat, what);
    case 'trade':
      return trade(t, seat, what, where as Resource);
    case 'use':
      return useCard(t, seat, where);
    default:
      removeOwn(t, seat, what);
      return null;
  }
}

const isCentreCard = (id: string): id is CentreCard => (centreCards as readonly string[]).includes(id);

/** A card that can be used but once in a turn is marked when it is done. */
function* useCard(t: Table, seat: Seat, place: string): Script {
  const { piece } = ownAt(t.state, seat, place) as Spot;
  const use = cardOf(piece.card).use as Use;
  const script = use.play(t, seat, place);
  if (script) yield* script;
  if (use.once) piece.used = true;
}

function* playCard(t: Table, seat: Seat, name: string): Script {
  const copy = findCopy(landOf(t.state, seat).hand, name) as Copy;
  if (hangsOnOwed(t.state, seat, copy)) {
    yield* settle(t, other(seat));
    if (!isEffective(t.state, seat, copy)) {
      t.tell({ kind: 'kept', seat, secret: { for: seat, card: idOf(copy) } });
      return;
    }
  }
  yield* payToll(t, seat, cardOf(copy));
  beginPlaying(t, seat, copy);
  yield* outcome(t, idOf(copy), (heard) => cardOf(copy).play?.(heard, seat));
  discardPlayed(t);
}

const isEffective = (state: State, seat: Seat, copy: Copy): boolean => cardOf(copy).effective?.(state, seat) ?? true;

/** Whether the card does something only if the other player stores what is still owed. */
const hangsOnOwed = (state: State, seat: Seat, copy: Copy): boolean =>
  state.owed.length > 0 && !isEffective({ ...state, owed: [] }, seat, copy);

/** Where the target does not win at once, it wins here. */
function endActions(t: Table): void {
  if (winsAtOnce(t.state) || !claimVictory(t)) t.state.phase = 'replenish';
}
