import type { GameEvent } from '../../../games/rivals/game-event.ts';
import type { Options } from '../../../games/rivals/options.ts';
import { type State, other } from '../../../games/rivals/state.ts';
import type { View } from '../../../games/rivals/view.ts';
import { rivalsSeatNames } from '../../../games/rivals/vocabulary.ts';
import { formatValue, valueDifference } from '../common/list-differences.ts';
import type { ScenarioRun } from '../common/scenario-run.ts';
import { learnt, mentionDifferences } from '../common/secrecy.ts';
import { ANY_CARD, stackDifferences } from '../common/stack.ts';
import { tableDifferences } from '../common/table-differences.ts';
import { matches, sameCards } from './card-names.ts';
import type { Expectation, ExpectedStack, StackName } from './file.ts';
import { differencesOfSide } from './side-differences.ts';

export type RivalsRun = ScenarioRun<State, View, GameEvent, Options>;

/** Everything in which the position differs from what is expected, one phrase each. */
export function rivalsDifferences(expected: Expectation, run: RivalsRun): string[] {
  const { state, open } = run.update;
  const ranking = state.winner === null ? null : [[state.winner], [other(state.winner)]];
  const table = { seating: run.seating, open, ranking, active: [state.active], none: '' };
  const found = tableDifferences(expected, table);
  rivalsSeatNames.forEach((name, seat) => {
    const side = expected[name];
    if (side) found.push(...differencesOfSide(name, side, state, run.game.views.forSeat(state, seat), seat));
    const learntOf = (ids: readonly string[]) => learnt(run, seat, ids, nameOf(run.game));
    found.push(...mentionDifferences(name, 'see', expected.sees?.[name] ?? {}, learntOf));
  });
  found.push(
    ...valueDifference('phase', expected.phase, state.phase),
    ...valueDifference('production', expected.production, state.production),
    ...valueDifference('diceLeft', expected.diceLeft, state.dice?.length ?? 0),
  );
  for (const [name, wanted] of Object.entries(expected.stacks ?? {}))
    found.push(...differencesOfStack(name as StackName, wanted, state));
  const sets = state.stacks.slice(3).map(({ set }) => set);
  const others = expected.sets?.some((set, index) => set !== ANY_CARD && set !== sets[index]);
  if (others) found.push(`sets: expected ${formatValue(expected.sets)}, got ${formatValue(sets)}`);
  return found;
}

const nameOf = (game: RivalsRun['game']) => (id: string) => game.text.catalog.find((entry) => entry.id === id)?.name;

function cardsOf(state: State, name: StackName): readonly string[] {
  if (name === 'events' || name === 'regions') return state[name];
  if (name === 'discard' || name === 'red-discard') return state.discards[0] ?? [];
  if (name === 'blue-discard') return state.discards[1] ?? [];
  if (name === 'face-up') return state.faceUp;
  return state.stacks[Number(name.slice(-1)) - 1]?.cards ?? [];
}

function differencesOfStack(name: StackName, wanted: ExpectedStack, state: State): string[] {
  const cards = cardsOf(state, name);
  const { top, only, bottom, size } = wanted;
  const found: string[] = [];
  if (name === 'face-up') {
    for (const names of [top, only]) if (names) found.push(...sameCards(name, names, cards));
    found.push(...stackDifferences(name, { bottom, size }, cards, matches));
  } else found.push(...stackDifferences(name, wanted, cards, matches));
  const left = [...cards];
  for (const each of wanted.has ?? []) {
    const at = left.findIndex((card) => matches(each, card));
    if (at < 0) found.push(`${name} lacks ${each}`);
    else left.splice(at, 1);
  }
  const present = wanted.lacks?.filter((each) => cards.some((card) => matches(each, card))) ?? [];
  if (present.length > 0) found.push(`${name} has ${present.join(', ')}`);
  if (wanted.cards) found.push(...sameCards(name, wanted.cards, cards));
  const open = state.stacks[Number(name.slice(-1)) - 1]?.open ?? false;
  if (wanted.open !== undefined && wanted.open !== open)
    found.push(`${name}: its top card lies face ${open ? 'up' : 'down'}`);
  return found;
}
