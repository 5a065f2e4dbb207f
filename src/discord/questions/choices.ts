import type { APIButtonComponentWithCustomId } from 'discord.js';
import { type Answer, PASS } from '../../engine/script.ts';
import {
  button,
  type ContainerPart,
  type SelectOption,
  row,
  rows,
  textBlock,
  select,
  smallPrint,
} from '../ui/components.ts';
import type { AnswerForm } from '../../engine/game/index.ts';
import { isWholeAnswer } from '../../engine/picks.ts';
import { draftParts } from './draft-parts.ts';
import {
  type QuestionContext,
  choiceEntries,
  type ChoiceEntry,
  isAlike,
  shortened,
  byGroup,
  questionId,
  lastRow,
  menuParts,
  choiceMenus,
  passRow,
  pickButton,
  planButtons,
  rareEntries,
  answerText,
} from './entries.ts';
import { MAX_BUTTONS, MAX_BESIDE_MENUS, PER_ROW } from './offers.ts';
import { cut, cutLines, LIMIT } from '../ui/limits.ts';
import { answerName, wholeAnswers } from './whole-answers.ts';
import { panelStrings as strings } from '../strings/panel.ts';

/** Up to this many choices with short labels are buttons. */
const MAX_SHORT = 15;
/** Menus of choices that are seldom of any use. */
const MAX_MORE_MENUS = 2;

/** Returns the components that answer a question: at most 26, with at most 1,600 characters of text. */
export function choiceParts(asked: QuestionContext): readonly ContainerPart[] {
  if (asked.decision.max <= 1) return singleParts(asked);
  const form = asked.game.text.answerForm?.(asked.view, asked.decision);
  if (form) return formParts(asked, form);
  const answers = asked.decision.hints?.standalone === undefined ? wholeAnswers(asked.decision) : null;
  return answers ? wholeParts(asked, answers) : draftParts(asked, choiceEntries(asked));
}

/**
 * Offers single picks: few choices as buttons; of many, small groups as buttons and the rest as menus. The end of the
 * turn comes last.
 */
function singleParts(asked: QuestionContext): readonly ContainerPart[] {
  const all = choiceEntries(asked);
  const last = all.filter((entry) => entry.last);
  const rare = new Set(rareEntries(asked, all));
  const open = all.filter((entry) => !entry.last && !rare.has(entry));
  const useful = open.filter((entry) => !entry.behindMore);
  // Where nothing else can be done, it isn't hidden.
  const hidden = useful.length > 0 || last.length > 0 ? open.filter((entry) => entry.behindMore) : [];
  const plans = asked.narrow ? [] : planButtons(asked);
  // A form goes with the plans, which save its use.
  const forms = plans.length > 0 && plans.length < LIMIT.rowButtons ? open.filter(({ asksForm }) => asksForm) : [];
  const entries = open.filter((entry) => !hidden.includes(entry) && !forms.includes(entry));
  const wider = asked.narrow ? [row(button(questionId(asked, 'open'), strings.otherChoices[asked.language]))] : [];
  const closing = [
    ...planParts(asked, [...plans, ...forms.map((entry) => pickButton(asked, entry))]),
    ...moreParts(asked, hidden),
    ...wider,
    ...detailParts(last),
    ...lastRow(asked, last, entries),
  ];
  if (entries.length <= (isAlike(entries) ? MAX_SHORT : MAX_BUTTONS))
    return [...buttonParts(asked, entries), ...closing];
  const able = entries.filter(({ id }) => id !== PASS);
  const few: ChoiceEntry[] = [];
  const large = new Map<string, ChoiceEntry[]>();
  // If only places can be chosen, the best of them get buttons.
  const places = able.every(({ thing }) => thing !== undefined) ? able.slice(0, MAX_BESIDE_MENUS) : [];
  few.push(...places);
  for (const [group, list] of byGroup(able.slice(places.length))) {
    if (few.length + list.length <= MAX_BESIDE_MENUS) few.push(...list);
    else large.set(group, list);
  }
  const menus = choiceMenus(asked, [...large.values()].flat(), large);
  return [...buttonParts(asked, few), ...menuParts(asked, 'menu', menus), ...passRow(asked, entries), ...closing];
}

/** Offers plans of several answers with one click, below the single answers. */
function planParts(
  asked: QuestionContext,
  buttons: readonly APIButtonComponentWithCustomId[] = planButtons(asked),
): readonly ContainerPart[] {
  const note = asked.game.text.planNote?.(asked.decision);
  const heading = note ? [textBlock(smallPrint(note[asked.language]))] : [];
  return buttons.length === 0 ? [] : [...heading, row(...buttons)];
}

/** Offers one form for everything that takes composing, next to the answers that don't. */
function formParts(asked: QuestionContext, form: AnswerForm): readonly ContainerPart[] {
  const { decision, language } = asked;
  const whole = choiceEntries(asked).filter(({ id }) => isWholeAnswer(decision, id));
  return [
    row(
      ...whole.map((entry, index) => pickButton(asked, entry, index === 0)),
      button(questionId(asked, 'form'), form.title[language], whole.length === 0 ? 'primary' : 'secondary'),
    ),
    ...planParts(asked),
  ];
}

/** Offers what is seldom of any use in menus below. */
function moreParts(asked: QuestionContext, entries: readonly ChoiceEntry[]): readonly ContainerPart[] {
  const menus = choiceMenus(asked, entries, new Map(entries.length > 0 ? [['', entries]] : []), false);
  return menus
    .slice(0, MAX_MORE_MENUS)
    .map(({ options }, index) =>
      row(select(questionId(asked, 'menu', `more${index}`), strings.moreChoices[asked.language], options)),
    );
}

function buttonParts(asked: QuestionContext, entries: readonly ChoiceEntry[]): readonly ContainerPart[] {
  if (entries.length === 0) return [];
  const sole = asked.decision.choices.length === 1;
  if (entries.length > 1 && isAlike(entries)) {
    // Where the turn may end as well, the question doesn't say what the places are for.
    const details = asked.decision.choices.length > entries.length ? detailParts(entries) : [];
    const buttons = shortened(entries).map((entry) => pickButton(asked, entry, sole));
    return [...details, ...rows(buttons, PER_ROW)];
  }
  return [...detailParts(entries), ...rows(entries.map((entry) => pickButton(asked, entry, sole)))];
}

/** Describes costs and effects above the buttons; once for all places of a thing if they are equal. */
function detailParts(entries: readonly ChoiceEntry[]): readonly ContainerPart[] {
  const details = entries.flatMap(({ label, detail, thing, number }) =>
    detail
      ? [smallPrint(`**${number !== undefined && isShared(entries, thing, detail) ? thing : label}**: ${detail}`)]
      : [],
  );
  return details.length > 0 ? [textBlock(cutLines([...new Set(details)], 1200))] : [];
}

const isShared = (entries: readonly ChoiceEntry[], thing: string | undefined, detail: string): boolean =>
  thing !== undefined && entries.filter((entry) => entry.thing === thing && entry.detail === detail).length > 1;

/** Offers all legal answers with one click: few short ones as buttons, else as a menu. */
function wholeParts(asked: QuestionContext, answers: readonly Answer[]): readonly ContainerPart[] {
  const { decision, language } = asked;
  const entries = choiceEntries(asked);
  const labels = new Map(shortened(entries).map(({ id, label }) => [id, label]));
  const usual = answerName(decision.key, decision.fallback);
  const lines = answers
    .filter((answer) => answer[0] !== PASS)
    .map((answer) => ({ name: answerName(decision.key, answer), whole: answerText(asked, answer, labels) }));
  if (lines.length <= MAX_BUTTONS && lines.every(({ whole: text }) => text.length <= LIMIT.readableLabel)) {
    const buttons = lines.map(({ name, whole: fullText }) =>
      button(questionId(asked, 'answer', name), fullText, name === usual ? 'primary' : 'secondary'),
    );
    return [...rows(buttons), ...passRow(asked, entries)];
  }
  const options = lines.map(({ name, whole }) => optionOfAnswer(name, whole));
  return [row(select(questionId(asked, 'answer'), strings.oneLine[language], options)), ...passRow(asked, entries)];
}

/** Returns a menu option; text that doesn't fit its label continues in the description. */
function optionOfAnswer(value: string, text: string): SelectOption {
  if (text.length <= LIMIT.optionText) return { value, label: text };
  const at = text.lastIndexOf(', ', LIMIT.optionText - 2);
  if (at < 1) return { value, label: cut(text, LIMIT.optionText) };
  return { value, label: `${text.slice(0, at)},`, detail: text.slice(at + 2) };
}
