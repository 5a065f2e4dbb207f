import type { Answer, Decision } from '../../../engine/script.ts';
import type { Panel } from '../../../match/matches.ts';
import { problems } from '../../../match/problems.ts';
import { add, answerOfPicks, choose, drop, pickable, proposal, prune } from '../../questions/draft.ts';
import { describeFault } from '../../sending/faults.ts';
import { OPENS } from '../../questions/entries.ts';
import { offersOf } from '../../questions/offers.ts';
import { byName, isShortened } from '../ids.ts';
import { answerAmong, answerByName } from '../../questions/whole-answers.ts';
import type { Move, Moves, Moving } from './click.ts';

/** Gives an answer to the question this button was made for. */
async function give({ desk, ticket, user, token }: Moving, answer: Answer, asking = false): ReturnType<Move> {
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
    if (!isShortened(name)) return give(moving, [name], asking);
    const { decision } = await asked(moving);
    return give(moving, [byName(decision.key, decision.choices, name) ?? name], asking);
  };

const whole =
  (nameIn: (moving: Moving) => string): Move =>
  async (moving) => {
    const name = nameIn(moving);
    const answer = answerByName(name) ?? answerAmong((await asked(moving)).decision, name);
    return give(moving, answer ?? [name]);
  };

/** Picks made for a question that is still the same stay; those for an older one are forgotten. */
async function picksOf({ desk }: Moving, panel: Panel): Promise<Answer | null> {
  const { question, seat, id, sheet } = panel;
  if (!question || seat === null || question.max <= 1) return null;
  const draft = await desk.matches.aside.draft(id, seat);
  const since = sheet.waits.find((wait) => wait.seat === seat)?.asked ?? panel.seq;
  return draft && draft.seq >= since && draft.seq <= panel.seq ? prune(question, draft.picks) : null;
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
const looking: Move = async (moving) => {
  const panel = await moving.desk.matches.panel(moving.ticket.match, moving.user);
  return { panel, extras: { picks: await picksOf(moving, panel) } };
};

/** The places for one thing. What is none any more narrows nothing. */
async function narrowing(moving: Moving, name: string): ReturnType<Move> {
  const { panel, decision } = await asked(moving);
  const things = offersOf(panel.game, panel.view, decision).flatMap(({ opens }) => opens ?? []);
  return { panel, extras: { narrow: byName(decision.key, things, name.slice(OPENS.length)) } };
}

/** Somebody who opens the panel is here: the next reminder can wait. That is not worth holding anything up. */
const opening: Move = async (moving) => {
  const { desk, ticket, user } = moving;
  const shown = await looking(moving);
  if (shown.panel.question) {
    desk.matches.touch(ticket.match, user).catch((error: unknown) => {
      desk.log.warn({ match: ticket.match, fault: describeFault(error) }, 'a reminder was not postponed');
    });
  }
  return shown;
};

export const answering: Moves = {
  pick: single(({ ticket }) => ticket.arg),
  'pick-asking': single(({ ticket }) => ticket.arg, true),
  async menu(moving) {
    const [value = ''] = moving.values;
    return value.startsWith(OPENS) ? narrowing(moving, value) : single(() => value)(moving);
  },
  narrow: async (moving) => narrowing(moving, moving.ticket.arg),
  answer: whole(({ values }) => values[0] ?? ''),
  again: whole(({ ticket }) => ticket.arg),
  add: drafting((decision, picks, { ticket }) => add(decision, picks, chosen(decision, ticket.arg))),
  drop: drafting((decision, picks, { ticket }) => drop(picks, chosen(decision, ticket.arg))),
  adds: drafting((decision, picks, { values }) => add(decision, picks, chosen(decision, values[0]))),
  drops: drafting((decision, picks, { values }) => drop(picks, chosen(decision, values[0]))),
  set: drafting((decision, picks, { values }) => choose(decision, picks, pickable(decision), values.map((name) => chosen(decision, name)))),
  clear: drafting(() => []),
  async confirm(moving) {
    const { panel, decision } = await asked(moving);
    return give(moving, answerOfPicks((await picksOf(moving, panel)) ?? proposal(decision)));
  },
  async 'turn-over'(moving) {
    const { panel, extras } = await looking(moving);
    return { panel, extras: { ...extras, portion: Number(moving.ticket.arg) || 0 } };
  },
  undo: undoing('step'),
  'undo-turn': undoing('turn'),
  'undo-order': undoing('order'),
  open: opening,
  wait: opening,
};
