import type { Situation } from '../../engine/opponent.ts';
import { randomFrom } from '../../engine/random.ts';
import { readCheckpoint } from '../../engine/read-match.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';
import { premoveAnswer } from '../play/premoves.ts';
import { standingOrderAnswer } from '../play/standing-orders.ts';
import { type ChangeContext, standInLevel } from './change-context.ts';
import { applyAnswer, type Transition } from './transition.ts';

/** Gives all automatic answers: by computers, standing orders used at once, and the autopilot. */
export async function playAutomatic(transition: Transition): Promise<void> {
  for (let count = 0; ; count++) {
    const next = await nextAutomatic(transition);
    if (!next) return;
    if (count === transition.context.limits.automaticAnswers) {
      transition.unfinished = true;
      return;
    }
    applyAnswer(transition, next.seat, next.answer, next.byOrder);
    // Computers of a daily match play the same whether a person answers by hand or in advance.
    if (next.byOrder && transition.before.terms.day !== undefined) transition.computerTurns.clear();
  }
}

async function nextAutomatic(
  transition: Transition,
): Promise<{ readonly seat: Seat; readonly answer: Answer; readonly byOrder: boolean } | null> {
  const { context, before, position } = transition;
  // Deferred questions come first: later might be too late for them.
  for (const decision of position.open.toSorted(
    (one, other) => Number(other.blocking === 'deferred') - Number(one.blocking === 'deferred'),
  )) {
    const { seat } = decision;
    // Optional questions come last: they would be asked again at once.
    if (decision.blocking === 'optional') continue;
    const player = before.players[seat];
    if (player?.kind === 'computer')
      return {
        seat,
        answer: unlessUndoing(transition, decision, await computerAnswer(transition, player.level, decision)),
        byOrder: false,
      };
    if (before.autopilot[seat] === context.game.rules.turn(position.state, seat)) {
      const answer =
        standingOrderAnswer(context, position.state, decision, ['late', 'now']) ??
        (await computerAnswer(transition, standInLevel(context, before), decision));
      return { seat, answer: modestly(context, decision, answer), byOrder: false };
    }
    // A secrecy question waits for its delay, as silence would reveal something.
    if (decision.always === 'secrecy' || transition.byHand.has(seat) || wantsManualAnswer(transition, decision))
      continue;
    const answer = standingOrderAnswer(context, position.state, decision, ['now']);
    if (answer) return { seat, answer, byOrder: true };
    const planned = premoveAnswer(transition, decision);
    if (planned) return { seat, answer: planned, byOrder: true };
  }
  return optionalAnswer(transition);
}

/**
 * Lets computers answer optional questions while play waits for people. Nothing a person could still undo may come
 * before it: it would no longer be the last answer.
 */
function optionalAnswer({
  context,
  before,
  position,
}: Transition): { readonly seat: Seat; readonly answer: Answer; readonly byOrder: boolean } | null {
  const { ai, views } = context.game;
  const isComputer = (seat: Seat): boolean => before.players[seat]?.kind === 'computer';
  // Nobody helps with a puzzle.
  if (before.terms.puzzle || !ai.answerOptional || !position.match.since.every(({ seat }) => isComputer(seat)))
    return null;
  for (const decision of position.open) {
    const { seat, blocking } = decision;
    const answer =
      blocking === 'optional' && isComputer(seat)
        ? ai.answerOptional(views.forSeat(position.state, seat), decision)
        : null;
    if (answer) return { seat, answer, byOrder: false };
  }
  return null;
}

/** Returns the fallback if a computer would repeat its last optional answer and so undo it. */
function unlessUndoing({ add }: Transition, { seat, key, min, fallback }: Decision, answer: Answer): Answer {
  const last = add.at(-1);
  const same =
    min === 0 &&
    answer.length > 1 &&
    last?.seat === seat &&
    last.key === key &&
    last.answer.toSorted().join() === answer.toSorted().join();
  return same ? fallback : answer;
}

/** Returns the fallback where the autopilot is free to act: it does nothing its player may regret. */
function modestly({ game }: ChangeContext, { always, blocking: waits, fallback }: Decision, answer: Answer): Answer {
  const { modest } = game.ai;
  return always === undefined || waits || !modest || answer.every(modest) ? answer : fallback;
}

function wantsManualAnswer({ context, position, asking }: Transition, { seat, always }: Decision): boolean {
  return always === 'turn' && asking.get(seat) === context.game.rules.turn(position.state, seat);
}

/** Asks the computer opponent, in a worker if there is one. */
async function computerAnswer(
  { context, before, position, answers, computerTurns: inTurn }: Transition,
  level: string,
  decision: Decision,
): Promise<Answer> {
  const opponent = context.opponents.get(level);
  if (!opponent) return decision.fallback;
  const { game, random, think } = context;
  const { journal, rest } = position.match;
  const turn = game.rules.turn(position.state, decision.seat);
  const last = inTurn.get(decision.seat);
  const answered = last?.turn === turn ? last.answers : 0;
  inTurn.set(decision.seat, { turn, answers: answered + 1 });
  const variant = String(before.terms.options['variant']);
  // A computer's turn is over before any person could answer.
  const hopelessOffers = before.players.some(({ kind }, seat) => kind === 'computer' && seat !== decision.seat)
    ? undefined
    : decision.hints?.invites;
  const situation: Situation = {
    game,
    variant,
    checkpoint: readCheckpoint(game, rest) as unknown,
    pending: journal,
    state: position.state,
    decision,
    futileChoice: hopelessOffers,
    answeredThisTurn: answered,
  };
  // In a daily match the computers decide the same for everyone.
  const isDaily = before.terms.day !== undefined;
  const seed = `${isDaily ? (before.commitment ?? '') : before.id} ${answers} ${decision.seat} ${level}`;
  if (think) return think(level, situation, seed);
  return opponent.answer(situation, isDaily ? randomFrom({ seed, drawn: 0 }) : random);
}
