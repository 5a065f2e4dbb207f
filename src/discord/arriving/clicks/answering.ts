import type { Answer, Decision } from '../../../engine/script.ts';
import type { Meant, Panel } from '../../../match/matches.ts';
import { problems, Stale } from '../../../match/problems.ts';
import type { Draft } from '../../../match/sheet.ts';
import { add, answerOfPicks, choose, drop, pickable, proposal, prune } from '../../questions/draft.ts';
import { OPENS } from '../../questions/entries.ts';
import { offersOf } from '../../questions/offers.ts';
import { byName, isShortened } from '../ids.ts';
import { planAmong, planByName } from '../../questions/plans.ts';
import { answerAmong, answerByName } from '../../questions/whole-answers.ts';
import type { Move, Moves, Moving } from './click.ts';

/** Gives an answer to the question this button was made for. */
async function give({ desk, ticket, user, token }: Moving, answer: Answer | Meant, asking = false): ReturnType<Move> {
  return { panel: await desk.matches.answer(ticket.match, user, ticket.seq, answer, token, asking) };
}

/** The question as it is now. Throws when nothing is asked of this person. */
async function asked({ desk, ticket, user }: Moving): Promise<{ readonly panel: Panel; readonly decision: Decision }> {
  const panel = await desk.matches.panel(ticket.match, user);
  if (!panel.question) throw problems.nothingAsked();
  return { panel, decision: panel.question };
}

const single =
  (nameIn: (moving: Moving) => string, asking = false): Move =>
  async (moving) => {
    const name = nameIn(moving);
    return give(moving, isShortened(name) ? ({ key, choices }) => [byName(key, choices, name) ?? name] : [name], asking);
  };

const whole =
  (nameIn: (moving: Moving) => string): Move =>
  async (moving) => {
    const name = nameIn(moving);
    return give(moving, answerByName(name) ?? ((question) => answerAmong(question, name) ?? [name]));
  };

/** Picks made for a question that is still the same stay; those for an older one are forgotten. */
const kept = (question: Decision, draft: Draft | null, { from, to }: Parameters<Meant>[1]): Answer | null =>
  draft && draft.seq >= from && draft.seq <= to ? prune(question, draft.picks) : null;

async function picksOf({ desk }: Moving, panel: Panel): Promise<Answer | null> {
  const { question, seat, id, sheet } = panel;
  if (!question || seat === null || question.max <= 1) return null;
  const from = sheet.waits.find((wait) => wait.seat === seat)?.asked ?? panel.seq;
  return kept(question, await desk.matches.aside.draft(id, seat), { from, to: panel.seq });
}

type Change = (decision: Decision, picks: Answer, moving: Moving) => Answer;

/** Changes the picks, keeps them, and shows the panel again. Nothing of the match changes. */
const drafting =
  (change: Change): Move =>
  async (moving) => {
    const { panel, decision } = await asked(moving);
    const picks = change(decision, (await picksOf(moving, panel)) ?? proposal(decision), moving);
    await moving.desk.matches.aside.saveDraft(panel.id, panel.seat ?? 0, { seq: panel.seq, picks });
    return { panel, extras: { picks } };
  };

/** Of several alike each has a number of its own behind its name. */
const chosen = (decision: Decision, name = ''): string =>
  byName(decision.key, decision.choices, name) ?? byName(decision.key, decision.choices, name.replace(/~\d+$/u, '')) ?? '';

const undoing =
  (how: 'step' | 'turn' | 'order'): Move =>
  async ({ desk, ticket, user, token }) => ({ panel: await desk.matches.undo(ticket.match, user, ticket.seq, how, token) });

/** The panel as it is, with the picks made so far. */
const looking =
  (here: boolean): Move =>
  async (moving) => {
    const panel = await moving.desk.matches.panel(moving.ticket.match, moving.user, here);
    return { panel, extras: { picks: await picksOf(moving, panel) } };
  };

/** The places for one thing. What is none any more narrows nothing. */
async function narrowing(moving: Moving, name: string): ReturnType<Move> {
  const { panel, decision } = await asked(moving);
  const things = offersOf(panel.game, panel.view, decision).flatMap(({ opens }) => opens ?? []);
  return { panel, extras: { narrow: byName(decision.key, things, name.slice(OPENS.length)) } };
}

/** A whole plan in one press. */
const planning: Move = async (moving) => {
  const { desk, ticket, user, token } = moving;
  let moves = planByName(ticket.arg);
  if (!moves) {
    const { panel, decision } = await asked(moving);
    moves = planAmong(decision, panel.game.words.suggest?.(panel.view, decision) ?? [], ticket.arg);
  }
  if (moves.length === 0) throw new Stale(null);
  return { panel: await desk.matches.plan(ticket.match, user, ticket.seq, moves, token) };
};

/** An answer on a line that everybody sees: who is not asked, or not any more, is told so. */
const replying: Move = async (moving) => {
  const { desk, ticket, user } = moving;
  const { game, view, seat } = await desk.matches.panel(ticket.match, user);
  const invitation = seat === null ? null : game.words.invitation?.(view);
  if (seat !== null && !invitation) throw problems.noInvitation();
  if (seat !== null && !invitation?.to.includes(seat)) throw problems.notInvited();
  return give(moving, [ticket.arg]);
};

export const answering: Moves = {
  reply: replying,
  plan: planning,
  pick: single(({ ticket }) => ticket.arg),
  'pick-asking': single(({ ticket }) => ticket.arg, true),
  async menu(moving) {
    const [value = ''] = moving.values;
    return value.startsWith(OPENS) ? narrowing(moving, value) : single(() => value)(moving);
  },
  narrow: async (moving) => narrowing(moving, moving.ticket.arg),
  answer: whole(({ values, ticket }) => values[0] ?? ticket.arg),
  again: whole(({ ticket }) => ticket.arg),
  add: drafting((decision, picks, { ticket }) => add(decision, picks, chosen(decision, ticket.arg))),
  drop: drafting((decision, picks, { ticket }) => drop(picks, chosen(decision, ticket.arg))),
  adds: drafting((decision, picks, { values }) => add(decision, picks, chosen(decision, values[0]))),
  drops: drafting((decision, picks, { values }) => drop(picks, chosen(decision, values[0]))),
  set: drafting((decision, picks, { values }) => choose(decision, picks, pickable(decision), values.map((name) => chosen(decision, name)))),
  clear: drafting(() => []),
  confirm: async (moving) =>
    give(moving, async (question, shown) => {
      const draft = await moving.desk.matches.aside.draft(moving.ticket.match, question.seat);
      return answerOfPicks(kept(question, draft, shown) ?? proposal(question));
    }),
  async 'turn-over'(moving) {
    const { panel, extras } = await looking(false)(moving);
    return { panel, extras: { ...extras, portion: Number(moving.ticket.arg) || 0 } };
  },
  undo: undoing('step'),
  'undo-turn': undoing('turn'),
  'undo-order': undoing('order'),
  // Somebody who opens the panel is here.
  open: looking(true),
  wait: looking(true),
};
