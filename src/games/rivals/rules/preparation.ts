import { PASS, type Script, type Seat } from '../../../engine/script.ts';
import { findCard } from '../cards/registry.ts';
import { landOf, other, type State, type Table } from '../state.ts';
import type { Resource } from '../vocabulary.ts';
import { moveOf, perform } from './action.ts';
import { ask } from './ask.ts';
import { isForeign } from './geometry.ts';
import { menuOf } from './menu.ts';
import { rateOf } from './trade.ts';

/**
 * The preparatory round: in turn each builds one card or passes; what a card already built brings may be used before. Gives
 * how many have passed in a row, when so many had before.
 */
export function* prepareLand(t: Table, passed: number): Script<number> {
  const { state } = t;
  const seat = state.active;
  const choices = menuOf(state, seat).filter((id) => isPreparation(state, seat, id));
  const [choice] = yield* ask({ seat, key: 'prepare', choices, min: 0, max: Math.min(1, choices.length), always: 'secrecy', otherwise: [PASS] });
  const script = choice === undefined ? null : perform(t, seat, choice);
  if (script) yield* script;
  const built = choice?.startsWith('build ') === true;
  if (choice === undefined || built) state.active = other(seat);
  return choice === undefined ? passed + 1 : built ? 0 : passed;
}

/** Own cards only, without action cards and without what acts on the other player; no trade but by a card. */
function isPreparation(state: State, seat: Seat, id: string): boolean {
  const { verb, what, where, helper } = moveOf(id);
  if (verb === 'trade') return what.includes('@') || rateOf(landOf(state, seat), what as Resource, state.bargains) < 3;
  if (verb !== 'build' && verb !== 'use') return false;
  return helper === '' && !isForeign(where) && !findCard(what.split('/')[0] as string)?.hostile;
}
