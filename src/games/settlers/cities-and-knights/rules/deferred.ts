import { together } from '../../../../engine/ask.ts';
import type { Answer, Decision, Script, Seat } from '../../../../engine/script.ts';
import { MAX_PROGRESS_CARDS, type ProgressCard, trackOf, tracks } from '../cards/progress.ts';
import { cityPlayerOf, handOf, citiesAndKnightsOf, seatsOf, type State, type Context } from '../../state.ts';
import { RESOURCES, sorts, type Sort } from '../../vocabulary.ts';
import { leastHeld } from '../../rules/ask.ts';
import { oneCard, goodsCount, takeFromBank } from '../../rules/goods.ts';

/**
 * Questions to several seats at once: the resource of an aqueduct, and the fifth progress card to put back. In patient
 * flow, seats that are not active may answer later, but before it matters.
 */

const bankResources = (state: State): number[] => state.bank.map((count, sort) => (sort < RESOURCES ? count : 0));

function aqueductQuestion(state: State, seat: Seat): Decision {
  const bank = bankResources(state);
  const choices = bank.flatMap((count, sort) => (count > 0 ? [sorts[sort] as string] : []));
  return { seat, key: 'aqueduct', choices, min: 1, max: 1, fallback: leastHeld(handOf(state, seat), bank, 1) };
}

function returnQuestion(state: State, seat: Seat): Decision {
  const { progress } = cityPlayerOf(state, seat);
  return {
    seat,
    key: 'progress.return',
    choices: [...new Set(progress)],
    min: 1,
    max: 1,
    fallback: [progress.at(-1) as string],
  };
}

/** Takes the named card, unless the bank has run out of it in the meantime. */
function takeFromAqueduct(t: Context, seat: Seat, sort: string): void {
  const { state } = t;
  const bank = bankResources(state);
  if (bank.every((count) => count === 0)) return;
  const index = sorts.indexOf(sort as Sort);
  const goods = oneCard(
    state,
    (bank[index] as number) > 0 ? index : sorts.indexOf(leastHeld(handOf(state, seat), bank, 1)[0] as Sort),
  );
  takeFromBank(state, seat, goods);
  t.emit({ kind: 'gained', seat, goods, by: 'aqueduct' });
}

/** Puts the card face down under its deck. */
export function returnProgress(t: Context, seat: Seat, card: ProgressCard): void {
  const { progress } = cityPlayerOf(t.state, seat);
  progress.splice(progress.lastIndexOf(card), 1);
  citiesAndKnightsOf(t.state).decks[trackOf(card)]?.push(card);
  t.emit({ kind: 'putBack', seat, deck: tracks[trackOf(card)] as (typeof tracks)[number], secret: { card } });
}

type DeferredKind = 'thirsty' | 'crowded';
const questionFor = { thirsty: aqueductQuestion, crowded: returnQuestion } as const;

function carryOut(t: Context, kind: DeferredKind, seat: Seat, id: string): void {
  if (kind === 'thirsty') takeFromAqueduct(t, seat, id);
  else returnProgress(t, seat, id as ProgressCard);
}

/** Asks only if there is more than one choice. */
function* choose(t: Context, kind: DeferredKind, seat: Seat, answered?: (seat: Seat) => void): Script<string | null> {
  for (;;) {
    const question = questionFor[kind](t.state, seat);
    if (question.choices.length < 2) return question.choices[0] ?? null;
    const reply = yield [question];
    if (!reply) continue;
    answered?.(seat);
    return reply.answer[0] as string;
  }
}

function* askAll(t: Context, kind: DeferredKind, seats: readonly Seat[], answered?: (seat: Seat) => void): Script {
  const chosen = yield* together(...seats.map((seat) => choose(t, kind, seat, answered)));
  chosen.forEach((id, index) => {
    if (id !== null) carryOut(t, kind, seats[index] as Seat, id);
  });
}

/** Asks all seats at once; in patient flow, seats that are not active may answer later. */
function* askOrWait(t: Context, kind: DeferredKind, seats: readonly Seat[]): Script {
  const { state } = t;
  const patient = state.options.flow === 'patient';
  const waits = (seat: Seat): boolean =>
    patient && seat !== state.active && questionFor[kind](state, seat).choices.length > 1;
  const later = seats.filter(waits);
  const citiesAndKnights = citiesAndKnightsOf(state);
  citiesAndKnights[kind] = [...citiesAndKnights[kind], ...later];
  yield* askAll(
    t,
    kind,
    seats.filter((seat) => !later.includes(seat)),
  );
}

/** Seats in turn order, starting with the active one. */
export const seatsInOrder = (state: State): Seat[] =>
  state.sides.map((_, step) => (state.active + step) % seatsOf(state));

export function* askAqueducts(t: Context, seats: readonly Seat[]): Script {
  yield* askOrWait(t, 'thirsty', seats);
}

/** After all draws, seats that are not active put a fifth card back. */
export function* askProgressReturns(t: Context): Script {
  const { state } = t;
  const full = (seat: Seat): boolean =>
    seat !== state.active && cityPlayerOf(state, seat).progress.length > MAX_PROGRESS_CARDS;
  yield* askOrWait(
    t,
    'crowded',
    seatsInOrder(state).filter((seat) => full(seat) && !citiesAndKnightsOf(state).crowded.includes(seat)),
  );
}

/** Asks these seats for their deferred answers now; play waits for them. */
function* settle(t: Context, kind: DeferredKind, seats: readonly Seat[]): Script {
  const citiesAndKnights = citiesAndKnightsOf(t.state);
  for (
    let owing = seats.filter((seat) => citiesAndKnights[kind].includes(seat));
    owing.length > 0;
    owing = seats.filter((seat) => citiesAndKnights[kind].includes(seat))
  ) {
    // An answer clears its debt at once: while it waits for the others, the seat must not be asked again.
    const unasked = new Set(owing);
    const clear = (seat: Seat): void => {
      unasked.delete(seat);
      citiesAndKnights[kind] = without(citiesAndKnights[kind], seat);
    };
    yield* askAll(t, kind, owing, clear);
    for (const seat of unasked) clear(seat);
  }
}

const without = (seats: readonly Seat[], seat: Seat): Seat[] => seats.toSpliced(seats.indexOf(seat), 1);

/** Runs before the hands of these seats are read. */
export function* settleOwedResources(t: Context, seats: readonly Seat[]): Script {
  if (t.state.citiesAndKnights) yield* settle(t, 'thirsty', seats);
}

/** Runs before these seats draw again or their progress cards are read. */
export function* settleOwedProgress(t: Context, seats: readonly Seat[]): Script {
  yield* settle(t, 'crowded', seats);
}

/** Runs before the seat's turn. */
export function* settleOwedOf(t: Context, seat: Seat): Script {
  if (!t.state.citiesAndKnights) return;
  yield* settle(t, 'crowded', [seat]);
  yield* settle(t, 'thirsty', [seat]);
}

const owes = ({ citiesAndKnights }: State, seat: Seat): DeferredKind | null =>
  citiesAndKnights?.crowded.includes(seat) ? 'crowded' : citiesAndKnights?.thirsty.includes(seat) ? 'thirsty' : null;

/** Whether a seat has at least this number of cards, counting those still due from an aqueduct. */
export const canHold = (state: State, seat: Seat, cards: number): boolean =>
  goodsCount(handOf(state, seat)) + (state.citiesAndKnights?.thirsty.filter((each) => each === seat).length ?? 0) >=
  cards;

/** The deferred question of a seat, asked so that play waits for the answer. */
export function owedQuestion(state: State, seat: Seat): Decision | null {
  const kind = owes(state, seat);
  if (!kind) return null;
  const question = questionFor[kind](state, seat);
  return question.choices.length === 0 ? null : { ...question, always: 'turn' };
}

/** The deferred question a seat may answer during another player's turn. */
export function deferredQuestion(state: State, seat: Seat): Decision | null {
  const question = owedQuestion(state, seat);
  return question && { ...question, blocking: 'deferred' };
}

/** Returns whether the answer was to a deferred question. */
export function answerDeferred(t: Context, seat: Seat, answer: Answer): boolean {
  const kind = owes(t.state, seat);
  if (!kind || !deferredQuestion(t.state, seat)) return false;
  const citiesAndKnights = citiesAndKnightsOf(t.state);
  citiesAndKnights[kind] = without(citiesAndKnights[kind], seat);
  carryOut(t, kind, seat, answer[0] as string);
  return true;
}
