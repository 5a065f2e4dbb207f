import { askUnchecked } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import type { CardUse } from '../cards/card.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { type Copy, landOf, other, type State, type Context } from '../state.ts';
import { type CentreCard, centreCards, type Resource } from '../vocabulary.ts';
import { buildCentre, buildExpansion } from './build.ts';
import { settleOwed } from './gain.ts';
import { parsePlace, type CardSpot } from './geometry.ts';
import { copyByChoice } from './look-at-cards.ts';
import { END, menuOf } from './menu.ts';
import { reportNoEffect } from './report-no-effect.ts';
import { showActionCard, discardActionCard } from './action-card.ts';
import { ownCardAt, removeOwn } from './remove.ts';
import { payToll } from './toll.ts';
import { tradeResources } from './trade.ts';
import { claimVictory, winsAtOnce } from './victory.ts';

const toEnd: readonly string[] = [END];

/** A parsed action, such as build, abbey, +1u1. */
interface ParsedMove {
  readonly verb: string;
  readonly what: string;
  readonly where: string;
  /** A card played with it. */
  readonly helper: string;
}

/** A cache, because the same few hundred actions recur. */
const moves = new Map<string, ParsedMove>();

export function parseMove(id: string): ParsedMove {
  let move = moves.get(id);
  if (!move) {
    const [verb = '', what = '', where = '', helper = ''] = id.split(' ');
    moves.set(id, (move = { verb, what, where, helper }));
  }
  return move;
}

/** Plays one action. */
export function* actionStep(t: Context): Script {
  const seat = t.state.active;
  const choices = t.trusted ? toEnd : menuOf(t.state, seat);
  const hints = { riskyTail: choices.length - 1 - choices.lastIndexOf(END) };
  const answer = yield* askUnchecked(() => ({
    seat,
    key: 'action',
    choices,
    min: 1,
    max: 1,
    always: 'turn',
    hints,
    fallback: toEnd,
  }));
  const choice = answer[0] as string;
  if (choice === END) {
    endActions(t);
    return;
  }
  const script = performMove(t, seat, choice);
  if (script) yield* script;
}

/** Runs a chosen action; null when it needed no script. */
export function performMove(t: Context, seat: Seat, choice: string): Script | null {
  const { verb, what, where, helper } = parseMove(choice);
  switch (verb) {
    case 'build':
      return isCentreCard(what)
        ? buildCentre(t, seat, what, parsePlace(where)?.column ?? 0)
        : buildExpansion(t, seat, what, where, helper);
    case 'play':
      return playCard(t, seat, what);
    case 'trade':
      return tradeResources(t, seat, what, where as Resource);
    case 'use':
      return useCard(t, seat, where);
    default:
      removeOwn(t, seat, what);
      return null;
  }
}

const isCentreCard = (id: string): id is CentreCard => (centreCards as readonly string[]).includes(id);

/** Uses a placed card, and marks it if it works once per turn. */
function* useCard(t: Context, seat: Seat, place: string): Script {
  const { piece } = ownCardAt(t.state, seat, place) as CardSpot;
  const use = cardOf(piece.card).use as CardUse;
  const script = use.play(t, seat, place);
  if (script) yield* script;
  if (use.once) piece.used = true;
}

function* playCard(t: Context, seat: Seat, name: string): Script {
  const copy = copyByChoice(landOf(t.state, seat).hand, name) as Copy;
  if (hangsOnOwed(t.state, seat, copy)) {
    yield* settleOwed(t, other(seat));
    if (!isEffective(t.state, seat, copy)) {
      t.emit({ kind: 'kept', seat, secret: { for: seat, card: idOf(copy) } });
      return;
    }
  }
  yield* payToll(t, seat, cardOf(copy));
  showActionCard(t, seat, copy);
  yield* reportNoEffect(t, idOf(copy), (heard) => cardOf(copy).play?.(heard, seat));
  discardActionCard(t);
}

const isEffective = (state: State, seat: Seat, copy: Copy): boolean => cardOf(copy).effective?.(state, seat) ?? true;

/** Whether the card has an effect only after the opponent stores what is still owed. */
const hangsOnOwed = (state: State, seat: Seat, copy: Copy): boolean =>
  state.owed.length > 0 && !isEffective({ ...state, owed: [] }, seat, copy);

/** Ends the action phase, and the match if the target is reached. */
function endActions(t: Context): void {
  if (winsAtOnce(t.state) || !claimVictory(t)) t.state.phase = 'replenish';
}
