import { picksOf, toAnswer } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import type { Answer, Decision } from '../../engine/script.ts';
import { choiceToken, parseCustomId } from '../../discord/interactions/custom-id.ts';
import { addPick, countOf, dropPick, type Picks, violationOfPicks } from '../../engine/picks.ts';
import { OPENS_PREFIX } from '../../discord/questions/entries.ts';
import { offeredChoices } from '../../discord/questions/offers.ts';
import { planByName, planName } from '../../discord/questions/plans.ts';
import { answerName, wholeAnswers } from '../../discord/questions/whole-answers.ts';
import type { PageMessage } from '../../sandbox/page-api/index.ts';

/** A button or menu on a message. */
export interface Control {
  readonly id: string;
  readonly match: string;
  readonly verb: string;
  readonly arg: string;
  readonly label: string;
  /** The values of a menu; null for a button. */
  readonly values: readonly string[] | null;
}

interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string }[];
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

/** Returns everything on a message that can be used, from top to bottom. */
export function controlsOn(message: Pick<PageMessage, 'components'>): readonly Control[] {
  const found: Control[] = [];
  const visit = (part: Part): void => {
    const parsed = part.custom_id === undefined || part.disabled ? null : parseCustomId(part.custom_id);
    if (parsed)
      found.push({
        id: part.custom_id as string,
        match: parsed.match,
        verb: parsed.verb,
        arg: parsed.arg,
        label: part.label ?? '',
        values: part.options?.map(({ value }) => value) ?? null,
      });
    part.components?.forEach(visit);
    if (part.accessory) visit(part.accessory);
  };
  (message.components as readonly Part[]).forEach(visit);
  return found;
}

/** One use of a button or menu towards an answer, and what it costs. */
export interface AnswerStep {
  readonly control: Control;
  /** What is chosen in a menu. */
  readonly values: readonly string[];
  /** Clicks with a mouse: opening a menu is one, each choice in it another. */
  readonly clicks: number;
  /** The picks afterwards, where they are collected. */
  readonly picks: Picks;
}

export interface AskedQuestion {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly decision: Decision;
}

/** Returns the next step towards an answer on this panel; null if it offers none. */
export function nextStep(
  panel: Pick<PageMessage, 'components'>,
  question: AskedQuestion,
  answer: Answer,
  picks: Picks,
): AnswerStep | null {
  const controls = controlsOn(panel);
  const planned = planStep(controls, question, answer);
  if (planned) return planned;
  return question.decision.max > 1
    ? stepOfSeveral(controls, question, answer, picks)
    : stepOfSingle(controls, question, answer[0] as string);
}

/** Returns the highlighted plan, else one that begins with this answer: a sensible player takes what is suggested. */
function planStep(
  controls: readonly Control[],
  { game, view, decision }: AskedQuestion,
  answer: Answer,
): AnswerStep | null {
  const sorted = (list: readonly string[]): string => list.toSorted().join();
  const plans = game.text.suggestPlans?.(view, decision) ?? [];
  const plan =
    plans.find(({ primary }) => primary) ?? plans.find(({ moves }) => sorted(moves[0] ?? []) === sorted(answer));
  const name = plan && planName(decision, plan.moves);
  const buttons = controls.filter(({ verb }) => verb === 'plan');
  return click(
    buttons.find(({ arg }) => arg === name) ??
      buttons.find(({ arg }) => sorted(planByName(arg)?.[0] ?? []) === sorted(answer)),
  );
}

const click = (control: Control | undefined, picks: Picks = []): AnswerStep | null =>
  control ? { control, values: [], clicks: 1, picks } : null;

function choose(controls: readonly Control[], verb: string, value: string, picks: Picks = []): AnswerStep | null {
  const menu = controls.find((control) => control.verb === verb && control.values?.includes(value));
  return menu ? { control: menu, values: [value], clicks: 2, picks } : null;
}

function stepOfSingle(
  controls: readonly Control[],
  { game, view, decision }: AskedQuestion,
  id: string,
): AnswerStep | null {
  const site = game.text.label(view, decision, id).placement;
  const alike = decision.choices.filter((each) => {
    const other = game.text.label(view, decision, each).placement;
    return each === id || (site !== undefined && other?.of === site.of && other.alike === site.alike);
  });
  // Equal places are offered once.
  for (const each of [id, ...alike]) {
    const token = choiceToken(decision.key, each);
    const button = controls.find(({ verb, arg, values }) => verb === 'pick' && values === null && arg === token);
    const step = click(button) ?? choose(controls, 'menu', token);
    if (step) return step;
  }
  const opens = offeredChoices(game, view, decision).find(
    (offer) => offer.opens !== undefined && offer.opens === site?.of,
  );
  const token = opens && `${OPENS_PREFIX}${choiceToken(decision.key, opens.opens as string)}`;
  return (
    (token === undefined
      ? null
      : (click(controls.find(({ verb, arg }) => verb === 'narrow' && arg === token)) ??
        choose(controls, 'menu', token))) ?? click(controls.find(({ verb }) => verb === 'others' || verb === 'more'))
  );
}

function stepOfSeveral(
  controls: readonly Control[],
  { decision }: AskedQuestion,
  answer: Answer,
  picks: Picks,
): AnswerStep | null {
  const wanted = picksOf(answer);
  const sorted = (list: readonly string[]): string => list.toSorted().join();
  const whole = wholeAnswers(decision)?.find((each) => sorted(picksOf(each)) === sorted(wanted));
  const name = answerName(decision.key, whole ?? toAnswer(wanted));
  const direct =
    click(controls.find(({ verb, arg, values }) => verb === 'answer' && values === null && arg === name)) ??
    choose(controls, 'answer', name) ??
    (answer.length === 1
      ? click(
          controls.find(({ verb, arg }) => verb === 'pick' && arg === choiceToken(decision.key, answer[0] as string)),
        )
      : null);
  if (direct) return direct;
  if (sorted(picks) === sorted(wanted) && violationOfPicks(decision, picks) === null)
    return click(controls.find(({ verb }) => verb === 'confirm'));
  const set = controls.find(({ verb, values }) => verb === 'set' && values !== null);
  if (set) {
    const seen = new Map<string, number>();
    const values = wanted.map((id) => {
      const copy = (seen.get(id) ?? 0) + 1;
      seen.set(id, copy);
      const token = choiceToken(decision.key, id);
      return copy === 1 ? token : `${token}~${copy}`;
    });
    return { control: set, values, clicks: 1 + values.length, picks: wanted };
  }
  const surplus = decision.choices.find((id) => countOf(picks, id) > countOf(wanted, id));
  if (surplus !== undefined) return change(controls, decision, ['drop', 'drops'], surplus, dropPick(picks, surplus));
  const missing = wanted.find((id) => countOf(picks, id) < countOf(wanted, id));
  return missing === undefined
    ? null
    : change(controls, decision, ['add', 'adds'], missing, addPick(decision, picks, missing));
}

function change(
  controls: readonly Control[],
  decision: Decision,
  [button, menu]: readonly [string, string],
  id: string,
  picks: Picks,
): AnswerStep | null {
  const token = choiceToken(decision.key, id);
  const isOne = ({ verb, arg }: Control): boolean => verb === button && (arg === token || arg.startsWith(`${token}~`));
  return click(controls.find(isOne), picks) ?? choose(controls, menu, token, picks);
}
