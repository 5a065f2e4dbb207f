import type { Answer, Decision } from '../../../engine/script.ts';
import { Refused } from '../../../engine/text.ts';
import type { AnswerResolver, Panel } from '../../../match/matches.ts';
import { problems, Stale } from '../../../match/problems.ts';
import type { Draft } from '../../../match/stored-match.ts';
import {
  addPick,
  answerOfPicks,
  choosePicks,
  dropPick,
  hintMoves,
  pickable,
  proposedPicks,
  prunePicks,
} from '../../../engine/picks.ts';
import { OPENS_PREFIX } from '../../questions/entries.ts';
import { offeredChoices } from '../../questions/offers.ts';
import { choiceByToken, isHashed } from '../custom-id.ts';
import { picksOfForm } from '../../pages/answer-form.ts';
import { planAmong, planByName } from '../../questions/plans.ts';
import { answerAmong, answerByName } from '../../questions/whole-answers.ts';
import type { AnswerHandler, AnswerHandlers, ClickTarget } from './click.ts';

/** Answers the question this button was made for. */
async function submitAnswer(
  { context, customId, user, token }: ClickTarget,
  answer: Answer | AnswerResolver,
  asking = false,
): ReturnType<AnswerHandler> {
  return { panel: await context.matches.answer(customId.match, user, customId.seq, answer, token, asking) };
}

/** Returns the current question; throws if there is none for this person. */
async function openQuestion({
  context,
  customId,
  user,
}: ClickTarget): Promise<{ readonly panel: Panel; readonly decision: Decision }> {
  const panel = await context.matches.panel(customId.match, user);
  if (!panel.question) throw problems.noOpenQuestion();
  return { panel, decision: panel.question };
}

const singleAnswer =
  (nameIn: (target: ClickTarget) => string, asking = false): AnswerHandler =>
  async (target) => {
    const name = nameIn(target);
    return submitAnswer(
      target,
      isHashed(name) ? ({ key, choices }) => [choiceByToken(key, choices, name) ?? name] : [name],
      asking,
    );
  };

const wholeAnswer =
  (nameIn: (target: ClickTarget) => string): AnswerHandler =>
  async (target) => {
    const name = nameIn(target);
    return submitAnswer(target, answerByName(name) ?? ((question) => answerAmong(question, name) ?? [name]));
  };

/** Returns the picks if they belong to the current question, else none. */
const validPicks = (
  question: Decision,
  draft: Draft | null,
  { from, to }: Parameters<AnswerResolver>[1],
): Answer | null => (draft && draft.seq >= from && draft.seq <= to ? prunePicks(question, draft.picks) : null);

async function picksOf({ context }: ClickTarget, panel: Panel): Promise<Answer | null> {
  const { question, seat, id, sheet } = panel;
  if (!question || seat === null || question.max <= 1) return null;
  const from = sheet.waits.find((wait) => wait.seat === seat)?.asked ?? panel.seq;
  return validPicks(question, await context.matches.uiState.draft(id, seat), { from, to: panel.seq });
}

type DraftChange = (decision: Decision, picks: Answer, target: ClickTarget) => Answer;

/** Changes the picks, saves them, and shows the panel again. The match doesn't change. */
const changeDraft =
  (change: DraftChange): AnswerHandler =>
  async (target) => {
    const { panel, decision } = await openQuestion(target);
    const picks = change(decision, (await picksOf(target, panel)) ?? proposedPicks(decision), target);
    await target.context.matches.uiState.saveDraft(panel.id, panel.seat ?? 0, { seq: panel.seq, picks });
    return { panel, extras: { picks } };
  };

/** Returns the choice of this name; equal choices have a number after it. */
const chosen = (decision: Decision, name = ''): string =>
  choiceByToken(decision.key, decision.choices, name) ??
  choiceByToken(decision.key, decision.choices, name.replace(/~\d+$/u, '')) ??
  '';

const undoHandler =
  (how: 'step' | 'turn' | 'order'): AnswerHandler =>
  async ({ context, customId, user, token }) => ({
    panel: await context.matches.undo(customId.match, user, customId.seq, how, token),
  });

/** Shows the panel with the saved picks. */
const showPanel =
  (here: boolean): AnswerHandler =>
  async (target) => {
    const panel = await target.context.matches.panel(target.customId.match, target.user, here);
    return { panel, extras: { picks: await picksOf(target, panel) } };
  };

/** Shows the places for one thing, or all choices if there are none left. */
async function showPlaces(target: ClickTarget, name: string): ReturnType<AnswerHandler> {
  const { panel, decision } = await openQuestion(target);
  const things = offeredChoices(panel.game, panel.view, decision).flatMap(({ opens }) => opens ?? []);
  return { panel, extras: { narrow: choiceByToken(decision.key, things, name.slice(OPENS_PREFIX.length)) } };
}

/** Plays a plan with one click: one of those suggested, or a hint. */
const submitPlan: AnswerHandler = async (target) => {
  const { context, customId, user, token } = target;
  let moves = planByName(customId.arg);
  if (!moves) {
    const { panel, decision } = await openQuestion(target);
    moves = planAmong(decision, panel.game.text.suggestPlans?.(panel.view, decision) ?? [], customId.arg);
    if (moves.length === 0 && panel.actions.includes('hint')) {
      const { line } = await context.matches.hint(customId.match, user);
      moves = planAmong(decision, [{ moves: hintMoves(decision, line) }], customId.arg);
    }
  }
  if (moves.length === 0) throw new Stale(null);
  return { panel: await context.matches.plan(customId.match, user, customId.seq, moves, token) };
};

/** Gives the answer composed in a form. If it's refused, its picks are kept for the next time the form is opened. */
const submitForm: AnswerHandler = async ({ context, customId, user, token, ticked }) => {
  const { match, seat, seq, arg: opens } = customId;
  const picks = picksOfForm(ticked);
  const answer = answerOfPicks(picks);
  try {
    return { panel: await context.matches.plan(match, user, seq, opens ? [[opens], answer] : [answer], token) };
  } catch (error) {
    if (error instanceof Refused && seat !== null) await context.matches.uiState.saveDraft(match, seat, { seq, picks });
    throw error;
  }
};

/** Answers an open offer on a public message. */
const replyToInvitation: AnswerHandler = async ({ context, customId, user, token }) => ({
  panel: await context.matches.reply(customId.match, user, customId.seq, customId.arg, token),
});

export const answerButtons: AnswerHandlers = {
  reply: replyToInvitation,
  plan: submitPlan,
  'form-sent': submitForm,
  pick: singleAnswer(({ customId }) => customId.arg),
  'pick-asking': singleAnswer(({ customId }) => customId.arg, true),
  async menu(target) {
    const [value = ''] = target.values;
    return value.startsWith(OPENS_PREFIX) ? showPlaces(target, value) : singleAnswer(() => value)(target);
  },
  narrow: async (target) => showPlaces(target, target.customId.arg),
  answer: wholeAnswer(({ values, customId }) => values[0] ?? customId.arg),
  again: wholeAnswer(({ customId }) => customId.arg),
  add: changeDraft((decision, picks, { customId }) => addPick(decision, picks, chosen(decision, customId.arg))),
  drop: changeDraft((decision, picks, { customId }) => dropPick(picks, chosen(decision, customId.arg))),
  adds: changeDraft((decision, picks, { values }) => addPick(decision, picks, chosen(decision, values[0]))),
  drops: changeDraft((decision, picks, { values }) => dropPick(picks, chosen(decision, values[0]))),
  set: changeDraft((decision, picks, { values }) =>
    choosePicks(
      decision,
      picks,
      pickable(decision),
      values.map((name) => chosen(decision, name)),
    ),
  ),
  clear: changeDraft(() => []),
  confirm: async (target) =>
    submitAnswer(target, async (question, shown) => {
      const draft = await target.context.matches.uiState.draft(target.customId.match, question.seat);
      return answerOfPicks(validPicks(question, draft, shown) ?? proposedPicks(question));
    }),
  async 'turn-over'(target) {
    const { panel, extras } = await showPanel(false)(target);
    return { panel, extras: { ...extras, portion: Number(target.customId.arg) || 0 } };
  },
  undo: undoHandler('step'),
  'undo-turn': undoHandler('turn'),
  'undo-order': undoHandler('order'),
  // Opening the panel shows that the player is present.
  open: showPanel(true),
  wait: showPanel(true),
};
