import type { Answer, Decision } from '../../engine/script.ts';
import type { Panel } from '../../match/matches.ts';
import { problems } from '../../match/problems.ts';
import type { Page } from '../components.ts';
import { add, answerOfPicks, choose, drop, pickable, proposal, prune } from '../draft.ts';
import { byName, isShortened } from '../ids.ts';
import { showMatch } from '../show-match.ts';
import { answerAmong, answerByName } from '../whole-answers.ts';
import type { Click, Handler, Handlers } from './click.ts';

/** Gives an answer and shows what comes next. */
async function give({ desk, visit, ticket }: Click, answer: Answer): Promise<Page> {
  const panel = await desk.matches.answer(ticket.match, visit.person.id, ticket.seq, answer, visit.id);
  return showMatch(desk, visit, panel);
}

/** The question as it is now. Throws when nothing is asked of this person. */
async function asked({ desk, visit, ticket }: Click): Promise<{ readonly panel: Panel; readonly decision: Decision }> {
  const panel = await desk.matches.panel(ticket.match, visit.person.id);
  if (!panel.question) throw problems.nothingAsked();
  return { panel, decision: panel.question };
}

const single =
  (nameIn: (click: Click) => string): Handler =>
  async (click) => {
    const name = nameIn(click);
    if (!isShortened(name)) return give(click, [name]);
    const { decision } = await asked(click);
    return give(click, [byName(decision.key, decision.choices, name) ?? name]);
  };

const whole =
  (nameIn: (click: Click) => string): Handler =>
  async (click) => {
    const name = nameIn(click);
    const answer = answerByName(name) ?? answerAmong((await asked(click)).decision, name);
    return give(click, answer ?? [name]);
  };

/** Picks made for a question that is still the same stay; those for an older one are forgotten. */
export async function picksOf({ desk }: Pick<Click, 'desk'>, panel: Panel): Promise<Answer | null> {
  const { question, seat, id, sheet } = panel;
  if (!question || seat === null || question.max <= 1) return null;
  const draft = await desk.matches.aside.draft(id, seat);
  const since = sheet.waits.find((wait) => wait.seat === seat)?.asked ?? panel.seq;
  return draft && draft.seq >= since && draft.seq <= panel.seq ? prune(question, draft.picks) : null;
}

type Change = (decision: Decision, picks: Answer, click: Click) => Answer;

/** Changes the picks, keeps them, and shows the panel again. Nothing of the match changes. */
const drafting =
  (change: Change): Handler =>
  async (click) => {
    const { desk, visit } = click;
    const { panel, decision } = await asked(click);
    const picks = change(decision, (await picksOf(click, panel)) ?? proposal(decision), click);
    await desk.matches.aside.saveDraft(panel.id, panel.seat ?? 0, { seq: panel.seq, picks });
    return showMatch(desk, visit, panel, { picks });
  };

const chosen = (decision: Decision, name: string | undefined): string =>
  byName(decision.key, decision.choices, name ?? '') ?? '';

export const answering: Handlers = {
  pick: single(({ ticket }) => ticket.arg),
  menu: single(({ values }) => values[0] ?? ''),
  answer: whole(({ values }) => values[0] ?? ''),
  again: whole(({ ticket }) => ticket.arg),
  add: drafting((decision, picks, { ticket }) => add(decision, picks, chosen(decision, ticket.arg))),
  drop: drafting((decision, picks, { ticket }) => drop(picks, chosen(decision, ticket.arg))),
  adds: drafting((decision, picks, { values }) => add(decision, picks, chosen(decision, values[0]))),
  drops: drafting((decision, picks, { values }) => drop(picks, chosen(decision, values[0]))),
  set: drafting((decision, picks, { values }) => choose(decision, picks, pickable(decision), values.map((name) => chosen(decision, name)))),
  clear: drafting(() => []),
  async confirm(click) {
    const { panel, decision } = await asked(click);
    return give(click, answerOfPicks((await picksOf(click, panel)) ?? proposal(decision)));
  },
  async 'turn-over'(click) {
    const { panel } = await asked(click);
    return showMatch(click.desk, click.visit, panel, { picks: await picksOf(click, panel), portion: Number(click.ticket.arg) || 0 });
  },
  async undo({ desk, visit, ticket }) {
    return showMatch(desk, visit, await desk.matches.undo(ticket.match, visit.person.id, ticket.seq, 'step', visit.id));
  },
  async 'undo-turn'({ desk, visit, ticket }) {
    return showMatch(desk, visit, await desk.matches.undo(ticket.match, visit.person.id, ticket.seq, 'turn', visit.id));
  },
  async 'undo-order'({ desk, visit, ticket }) {
    return showMatch(desk, visit, await desk.matches.undo(ticket.match, visit.person.id, ticket.seq, 'order', visit.id));
  },
};
