import { together } from '../../../engine/ask.ts';
import type { Answer, Decision, Script, Seat } from '../../../engine/script.ts';
import { MOST_PROGRESS, type Progress, trackOf, tracks } from '../cards/progress.ts';
import { courtOf, handOf, realmOf, seatsOf, type State, type Table } from '../state.ts';
import { RESOURCES, sorts, type Sort } from '../vocabulary.ts';
import { leastHeld } from './ask.ts';
import { oneOf, sizeOf, take } from './hand.ts';

/**
 * What an aqueduct brings and which fifth card goes back: questions to many at once. In patient flow those who are not active
 * answer when they like, but before it matters.
 */

/** The resources in the bank, by sort. */
const wells = (state: State): number[] => state.bank.map((count, sort) => (sort < RESOURCES ? count : 0));

function aqueductQuestion(state: State, seat: Seat): Decision {
  const bank = wells(state);
  const choices = bank.flatMap((count, sort) => (count > 0 ? [sorts[sort] as string] : []));
  return { seat, key: 'aqueduct', choices, min: 1, max: 1, otherwise: leastHeld(handOf(state, seat), bank, 1) };
}

function returnQuestion(state: State, seat: Seat): Decision {
  const { progress } = courtOf(state, seat);
  return { seat, key: 'progress.return', choices: [...new Set(progress)], min: 1, max: 1, otherwise: [progress.at(-1) as string] };
}

/** What was named may be gone when all have spoken. */
function drink(t: Table, seat: Seat, sort: string): void {
  const { state } = t;
  const bank = wells(state);
  if (bank.every((count) => count === 0)) return;
  const index = sorts.indexOf(sort as Sort);
  const goods = oneOf(state, (bank[index] as number) > 0 ? index : sorts.indexOf(leastHeld(handOf(state, seat), bank, 1)[0] as Sort));
  take(state, seat, goods);
  t.tell({ kind: 'gained', seat, goods, by: 'aqueduct' });
}

/** Under its deck, unseen. */
export function putBack(t: Table, seat: Seat, card: Progress): void {
  const { progress } = courtOf(t.state, seat);
  progress.splice(progress.lastIndexOf(card), 1);
  realmOf(t.state).decks[trackOf(card)]?.push(card);
  t.tell({ kind: 'putBack', seat, deck: tracks[trackOf(card)] as (typeof tracks)[number], secret: { card } });
}

type Kind = 'thirsty' | 'crowded';
const questionFor = { thirsty: aqueductQuestion, crowded: returnQuestion } as const;

function carryOut(t: Table, kind: Kind, seat: Seat, id: string): void {
  if (kind === 'thirsty') drink(t, seat, id);
  else putBack(t, seat, id as Progress);
}

/** Asks where there is a choice. */
function* choose(t: Table, kind: Kind, seat: Seat): Script<string | null> {
  for (;;) {
    const question = questionFor[kind](t.state, seat);
    if (question.choices.length < 2) return question.choices[0] ?? null;
    const reply = yield [question];
    if (reply) return reply.answer[0] as string;
  }
}

function* askAll(t: Table, kind: Kind, seats: readonly Seat[]): Script {
  const chosen = yield* together(...seats.map((seat) => choose(t, kind, seat)));
  chosen.forEach((id, index) => {
    if (id !== null) carryOut(t, kind, seats[index] as Seat, id);
  });
}

/** All concerned at once; in patient flow whoever is not active may take time. */
function* askOrWait(t: Table, kind: Kind, seats: readonly Seat[]): Script {
  const { state } = t;
  const patient = state.options.flow === 'patient';
  const waits = (seat: Seat): boolean => patient && seat !== state.active && questionFor[kind](state, seat).choices.length > 1;
  const later = seats.filter(waits);
  const realm = realmOf(state);
  realm[kind] = [...realm[kind], ...later];
  yield* askAll(t, kind, seats.filter((seat) => !later.includes(seat)));
}

/** Seats in the order of play from the active one. */
export const inOrder = (state: State): Seat[] => state.sides.map((_, step) => (state.active + step) % seatsOf(state));

export function* drinkAll(t: Table, seats: readonly Seat[]): Script {
  yield* askOrWait(t, 'thirsty', seats);
}

/** After all draws: whoever is not active puts a fifth card back. */
export function* trimHands(t: Table): Script {
  const { state } = t;
  const full = (seat: Seat): boolean => seat !== state.active && courtOf(state, seat).progress.length > MOST_PROGRESS;
  yield* askOrWait(t, 'crowded', inOrder(state).filter((seat) => full(seat) && !realmOf(state).crowded.includes(seat)));
}

/** What these seats still owe an answer to is asked for now, and all wait for it. */
function* settle(t: Table, kind: Kind, seats: readonly Seat[]): Script {
  const realm = realmOf(t.state);
  for (let owing = seats.filter((seat) => realm[kind].includes(seat)); owing.length > 0; owing = seats.filter((seat) => realm[kind].includes(seat))) {
    yield* askAll(t, kind, owing);
    for (const seat of owing) realm[kind] = without(realm[kind], seat);
  }
}

const without = (seats: readonly Seat[], seat: Seat): Seat[] => seats.toSpliced(seats.indexOf(seat), 1);

/** Before the hands of these seats are read. */
export function* settleHands(t: Table, seats: readonly Seat[]): Script {
  if (t.state.realm) yield* settle(t, 'thirsty', seats);
}

/** Before progress cards of these seats are read, or they draw again. */
export function* settleProgress(t: Table, seats: readonly Seat[]): Script {
  yield* settle(t, 'crowded', seats);
}

/** Before a turn. */
export function* settleSeat(t: Table, seat: Seat): Script {
  if (!t.state.realm) return;
  yield* settle(t, 'crowded', [seat]);
  yield* settle(t, 'thirsty', [seat]);
}

const owes = ({ realm }: State, seat: Seat): Kind | null =>
  realm?.crowded.includes(seat) ? 'crowded' : realm?.thirsty.includes(seat) ? 'thirsty' : null;

/** So many cards at least, one more where an aqueduct is still to bring one. */
export const mayHold = (state: State, seat: Seat, cards: number): boolean =>
  sizeOf(handOf(state, seat)) + (state.realm?.thirsty.filter((each) => each === seat).length ?? 0) >= cards;

/** What a seat may answer beside the turn of another. */
export function pendingQuestion(state: State, seat: Seat): Decision | null {
  const kind = owes(state, seat);
  if (!kind) return null;
  const question = questionFor[kind](state, seat);
  return question.choices.length === 0 ? null : { ...question, always: 'turn', waits: 'later' };
}

/** True when it was such a question. */
export function hearPending(t: Table, seat: Seat, answer: Answer): boolean {
  const kind = owes(t.state, seat);
  if (!kind || !pendingQuestion(t.state, seat)) return false;
  const realm = realmOf(t.state);
  realm[kind] = without(realm[kind], seat);
  carryOut(t, kind, seat, answer[0] as string);
  return true;
}
