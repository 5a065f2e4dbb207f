import { PASS, type Script, type Seat } from '../../../engine/script.ts';
import { findCard } from '../cards/registry.ts';
import { landOf, other, type State, type Context } from '../state.ts';
import type { Resource } from '../vocabulary.ts';
import { parseMove, performMove } from './action.ts';
import { askWorded } from './ask.ts';
import { isForeign } from './geometry.ts';
import { menuOf } from './menu.ts';
import { rateOf } from './trade.ts';

/**
 * One step of the preparatory round: the player builds one card or passes, and may use built cards before. Returns the
 * number of passes in a row.
 */
export function* prepareLand(t: Context, passed: number): Script<number> {
  const { state } = t;
  const seat = state.active;
  const choices = menuOf(state, seat).filter((id) => isPreparation(state, seat, id));
  const [choice] = yield* askWorded({
    seat,
    key: 'prepare',
    choices,
    min: 0,
    max: Math.min(1, choices.length),
    always: 'secrecy',
    fallback: [PASS],
  });
  const script = choice === undefined ? null : performMove(t, seat, choice);
  if (script) yield* script;
  const built = choice?.startsWith('build ') === true;
  if (choice === undefined || built) state.active = other(seat);
  return choice === undefined ? passed + 1 : built ? 0 : passed;
}

/**
 * Whether an action is allowed in the preparatory round: no action cards, no plain trades, nothing against the
 * opponent.
 */
function isPreparation(state: State, seat: Seat, id: string): boolean {
  const { verb, what, where, helper } = parseMove(id);
  if (verb === 'trade') return what.includes('@') || rateOf(landOf(state, seat), what as Resource, state.bargains) < 3;
  if (verb !== 'build' && verb !== 'use') return false;
  return helper === '' && !isForeign(where) && !findCard(what.split('/')[0] as string)?.hostile;
}
