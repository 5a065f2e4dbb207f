import { legalAnswers, picksOf } from '../../../engine/answers.ts';
import type { Decision, Seat } from '../../../engine/script.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { seatNames } from '../vocabulary.ts';
import { differencesOfSide } from './compare-side.ts';
import type { Expectation, ExpectedOptions, ExpectedStack, StackName } from './file.ts';
import { ANY, matches, sameCards, show, unordered } from './lists.ts';

/** What there is to compare with: the table, what each seat sees of it, and what each is asked. */
export interface Seen {
  readonly state: State;
  readonly open: readonly Decision[];
  view(seat: Seat): View;
  /** Card ids among these that the seat can learn from its view, its question or the news. */
  learnt(seat: Seat, ids: readonly string[]): readonly string[];
}

/** Everything in which the position differs from what is expected, one phrase each. */
export function differences(expected: Expectation, seen: Seen): string[] {
  const { state, open } = seen;
  const found: string[] = [];
  const same = (what: string, wanted: unknown, got: unknown) => {
    if (wanted !== undefined && wanted !== got) found.push(`${what}: expected ${show(wanted)}, got ${show(got)}`);
  };
  seatNames.forEach((name, seat) => {
    const side = expected[name];
    if (side) found.push(...differencesOfSide(name, side, state, seen.view(seat), seat));
    const asked = open.find((decision) => decision.seat === seat);
    const options = expected.options?.[name];
    if (options) found.push(...optionDifferences(name, options, asked));
    const learnt = seen.learnt(seat, expected.sees?.[name]?.exclude ?? []);
    if (learnt.length > 0) found.push(`${name} sees ${learnt.join(', ')}`);
    const wanted = expected.sees?.[name]?.include ?? [];
    const unseen = wanted.filter((id) => !seen.learnt(seat, wanted).includes(id));
    if (unseen.length > 0) found.push(`${name} does not see ${unseen.join(', ')}`);
  });
  if (expected.awaiting) {
    const awaited = open.map(({ seat }) => seatNames[seat as 0 | 1]);
    found.push(...unordered('awaiting', expected.awaiting, awaited, (a, b) => a === b));
  }
  same('phase', expected.phase, state.phase);
  same('production', expected.production, state.production);
  same('diceLeft', expected.diceLeft, state.dice?.length ?? 0);
  same('winner', expected.winner, state.winner === null ? null : seatNames[state.winner as 0 | 1]);
  for (const [name, wanted] of Object.entries(expected.stacks ?? {})) {
    found.push(...stackDifferences(name as StackName, wanted, cardsOf(state, name as StackName)));
    const open = state.stacks[Number(name.slice(-1)) - 1]?.open ?? false;
    if (wanted.open !== undefined && wanted.open !== open) found.push(`${name}: its top card lies face ${open ? 'up' : 'down'}`);
  }
  const sets = state.stacks.slice(3).map(({ set }) => set);
  const others = expected.sets?.some((set, index) => set !== ANY && set !== sets[index]);
  if (others) found.push(`sets: expected ${show(expected.sets)}, got ${show(sets)}`);
  return found;
}

function optionDifferences(name: string, expected: ExpectedOptions, asked: Decision | undefined): string[] {
  const choices = asked?.choices ?? [];
  const found: string[] = [];
  const missing = expected.include?.filter((id) => !choices.includes(id)) ?? [];
  if (missing.length > 0) found.push(`${name} is not offered ${missing.join(', ')} but ${show(choices)}`);
  const unwanted = expected.exclude?.filter((id) => choices.includes(id)) ?? [];
  if (unwanted.length > 0) found.push(`${name} is offered ${unwanted.join(', ')}`);
  if (expected.only) found.push(...unordered(`options of ${name}`, expected.only, choices, (a, b) => a === b));
  if (expected.min !== undefined || expected.max !== undefined) {
    if (!asked) return [...found, `${name} is asked nothing`];
    const sizes = [...legalAnswers(asked)].map((answer) => picksOf(answer).length);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    const { min = least, max = most } = expected;
    if (least !== min) found.push(`${name} picks at least ${least}, expected ${min}`);
    if (most !== max) found.push(`${name} picks at most ${most}, expected ${max}`);
  }
  return found;
}

function cardsOf(state: State, name: StackName): readonly string[] {
  if (name === 'events' || name === 'regions') return state[name];
  if (name === 'discard' || name === 'red-discard') return state.discards[0] ?? [];
  if (name === 'blue-discard') return state.discards[1] ?? [];
  if (name === 'face-up') return state.faceUp;
  return state.stacks[Number(name.slice(-1)) - 1]?.cards ?? [];
}

function stackDifferences(name: StackName, wanted: ExpectedStack, cards: readonly string[]): string[] {
  const found: string[] = [];
  const compare = (part: string, names: readonly string[] | undefined, got: readonly string[]) => {
    if (names && (names.length !== got.length || names.some((each, index) => !matches(each, got[index] as string)))) {
      found.push(`${name}${part}: expected ${show(names)}, got ${show(got)}`);
    }
  };
  if (name === 'face-up') {
    for (const names of [wanted.top, wanted.only]) if (names) found.push(...sameCards(name, names, cards));
  } else {
    compare('', wanted.top, cards.slice(0, wanted.top?.length ?? 0));
    compare('', wanted.only, cards);
  }
  compare(' at the bottom', wanted.bottom, wanted.bottom?.length ? cards.slice(-wanted.bottom.length) : []);
  const left = [...cards];
  for (const each of wanted.has ?? []) {
    const at = left.findIndex((card) => matches(each, card));
    if (at < 0) found.push(`${name} lacks ${each}`);
    else left.splice(at, 1);
  }
  const present = wanted.lacks?.filter((each) => cards.some((card) => matches(each, card))) ?? [];
  if (present.length > 0) found.push(`${name} has ${present.join(', ')}`);
  if (wanted.cards) found.push(...sameCards(name, wanted.cards, cards));
  const { size = cards.length } = wanted;
  if (size !== cards.length) found.push(`${name}: expected ${size} cards, got ${cards.length}`);
  return found;
}
