import type { AnyGame, Label } from '../../engine/game/index.ts';
import { answerViolation } from '../../engine/answers.ts';
import { countPicks, fewAnswers, limitOf, pickable, proposedPicks } from '../../engine/picks.ts';
import { type Answer, type Decision, PASS } from '../../engine/script.ts';
import { perLanguage, type Text, verbatim } from '../../engine/text.ts';
import type { Panel, SavedDeck } from '../../match/matches.ts';
import type { Profile } from '../../match/stored-match.ts';
import { taughtBy } from '../../match/view/tips.ts';
import type { PlayDeck, PlayForm, PlayQuestion } from './play-api.ts';
import { playStrings as strings } from './play-strings.ts';

/** More answers than this aren't listed: the page asks whether its picks are one. */
const ANSWERS = 400;
/** More pairs than this aren't listed either. */
const CONFLICTS = 400;
/** Numbers of picks with a button text of their own. */
const CONFIRM_LABELS = 12;

/** Describes the question of a panel with every choice; null if there is none. */
export function describeQuestion(
  panel: Panel,
  decks: readonly SavedDeck[] | null,
  profile: Pick<Profile, 'tips'>,
): PlayQuestion | null {
  const { game, view, question, seat } = panel;
  if (!question || seat === null) return null;
  const { text } = game;
  const { hints, max } = question;
  const answers = question.check ? fewAnswers(question, ANSWERS) : null;
  const choices = question.choices.map((id) => ({
    id,
    limit: limitOf(question, id),
    ...text.label(view, question, id),
  }));
  const labels = new Map(choices.map((choice) => [choice.id, choice]));
  // A lesson takes one answer, so there is nothing to compose and nothing to suggest.
  const free = panel.lesson ? null : text;
  const form = free?.answerForm?.(view, question);
  return {
    key: question.key,
    text: text.question(view, question),
    mine: panel.active.includes(seat),
    choices,
    min: question.min,
    max,
    quotas: question.quotas ?? [],
    fallback: question.fallback,
    proposed: proposedPicks(question),
    ordered: hints?.ordered ?? false,
    pictured: hints?.pictured ?? false,
    standalone: hints?.standalone ?? null,
    invites: hints?.invites ?? null,
    conflicts: conflictsOf(question),
    answers: answers?.map((picks) => ({ picks, text: wordAnswer(game, view, question, picks, labels) })) ?? null,
    checked: question.check !== undefined,
    confirmLabels: Array.from(
      { length: max > 1 && text.confirmLabel ? Math.min(max, CONFIRM_LABELS) + 1 : 0 },
      (_, picks) => text.confirmLabel?.(question, picks) ?? null,
    ),
    plans: free ? plansFor(game, view, question) : [],
    planNote: free?.planNote?.(question) ?? null,
    form: form ? { title: form.title, opens: form.opens ?? null, fields: form.fields.map(fieldOf) } : null,
    groups: text.groups,
    tip: tipOf(panel, profile),
    decks: decks && decksFor(panel, question, decks),
  };
}

/** Returns the suggested plans: first those for the rest of the turn. */
function plansFor({ text }: AnyGame, view: unknown, question: Decision): PlayQuestion['plans'] {
  return text.suggestPlans?.(view, question) ?? [];
}

/** Returns the step of a lesson, or the tip for someone who plays this for the first time. */
function tipOf(panel: Panel, profile: Pick<Profile, 'tips'>): PlayQuestion['tip'] {
  const { lesson, view } = panel;
  if (lesson) return { text: lesson.text, place: lesson.place };
  const tip = taughtBy(profile, panel)?.tip;
  return tip ? { text: tip.text, place: tip.place?.(view) ?? null } : null;
}

/** Returns whether a question asks for a deck. */
export const wantsDeck = ({ game, question }: Pick<Panel, 'game' | 'question'>): boolean =>
  question !== null && game.decks?.questionKey === question.key;

const fieldOf = ({ id, name, required, options }: PlayForm['fields'][number]): PlayForm['fields'][number] => ({
  id,
  name,
  required,
  options,
});

function conflictsOf(question: Decision): PlayQuestion['conflicts'] {
  const conflicts = question.hints?.conflicts;
  if (!conflicts) return [];
  const pairs: (readonly [string, string])[] = [];
  const ids = pickable(question);
  for (const [index, one] of ids.entries())
    for (const other of ids.slice(index)) {
      if (!conflicts(one, other)) continue;
      if (pairs.length === CONFLICTS) return null;
      pairs.push([one, other]);
    }
  return pairs;
}

/** Words an answer: together where its game does so, else as a list. */
export function wordAnswer(
  game: AnyGame,
  view: unknown,
  question: Decision,
  answer: Answer,
  labels?: ReadonlyMap<string, Label>,
): Text {
  const together = game.text.describePicks?.(view, question, answer);
  if (together) return together;
  const labelOf = (id: string): Text => (labels?.get(id) ?? game.text.label(view, question, id)).text;
  if (answer[0] === PASS && !question.choices.includes(PASS)) return strings.doNothing;
  const counted = answer[0] === PASS ? ([[PASS, 1]] as const) : countPicks(answer);
  return perLanguage((language) =>
    counted
      .map(([id, count]) => (count > 1 ? `${count} × ${labelOf(id)[language]}` : labelOf(id)[language]))
      .join(', '),
  );
}

/** Returns why these picks aren't a legal answer; null if they are. */
export const picksProblem = (question: Decision, answer: Answer): Text | null =>
  answer.every((id) => question.choices.includes(id) || id === PASS)
    ? answerViolation(question, answer)
    : strings.badRequest;

/** Returns the decks that fit the match: the person's, then those ready to play. */
function decksFor({ game, sheet }: Panel, question: Decision, own: readonly SavedDeck[]): readonly PlayDeck[] {
  const { decks } = game;
  if (!decks) return [];
  const all = [
    ...own.map(({ name, line }) => ({ name: verbatim(name), about: strings.ownDeck as Text | null, line })),
    ...decks.premade(sheet.terms.options),
  ];
  return all.flatMap(({ name, about, line }) => {
    const answer = decks.check(line).legal ? decks.answer(line) : null;
    return answer && !question.check?.(answer) ? [{ name, about, answer }] : [];
  });
}
