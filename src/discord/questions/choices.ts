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
import { MAX_BUTTONS, MAX_BESIDE_MENUS } from './offers.ts';
import { cut, cutLines, LIMIT } from '../ui/limits.ts';
import { answerName, wholeAnswers } from './whole-answers.ts';
import { panelStrings as strings } from '../strings/panel.ts';

/** Buttons in a row of short labels, as wide as a phone. */
const PER_ROW = 3;
/** Menus of choices that are seldom of any use. */
const MAX_POINTLESS_MENUS = 2;

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
  const useful = open.filter(({ pointless }) => !pointless);
  // Where nothing else can be done, it isn't hidden.
  const pointlessEntries = useful.length > 0 || last.length > 0 ? open.filter(({ pointless }) => pointless) : [];
  const entries = open.filter((entry) => !pointlessEntries.includes(entry));
  const wider = asked.narrow ? [row(button(questionId(asked, 'open'), strings.otherChoices[asked.language]))] : [];
  const closing = [
    ...(asked.narrow ? [] : planParts(asked)),
    ...pointlessParts(asked, pointlessEntries),
    ...wider,
    ...detailParts(last),
    ...lastRow(asked, last),
  ];
  if (entries.length <= MAX_BUTTONS) return [...buttonParts(asked, entries), ...closing];
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
function planParts(asked: QuestionContext): readonly ContainerPart[] {
  const buttons = planButtons(asked);
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
function pointlessParts(asked: QuestionContext, entries: readonly ChoiceEntry[]): readonly ContainerPart[] {
  const menus = choiceMenus(asked, entries, new Map(entries.length > 0 ? [['', entries]] : []));
  return menus
    .slice(0, MAX_POINTLESS_MENUS)
    .map(({ options }, index) =>
      row(select(questionId(asked, 'menu', `more${index}`), strings.moreChoices[asked.language], options)),
    );
}

function buttonParts(asked: QuestionContext, entries: readonly ChoiceEntry[]): readonly ContainerPart[] {
  if (entries.length === 0) return [];
  const sole = asked.decision.choices.length === 1;
  if (entries.length > 1 && isAlike(entries))
    return rows(
      entries.map((entry) => pickButton(asked, { ...entry, label: entry.short ?? entry.label }, sole)),
      PER_ROW,
    );
  return [...detailParts(entries), ...rows(entries.map((entry) => pickButton(asked, entry, sole)))];
}

/** Whether the question says what to do with every choice: cards of one kind, or places of the same thing. */
function isAlike(entries: readonly ChoiceEntry[]): boolean {
  const named = entries.filter(({ id }) => id !== PASS);
  return named.every(({ short, thing }) => short !== undefined && thing === named[0]?.thing);
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
  const labels = new Map(entries.map(({ id, label }) => [id, label]));
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
