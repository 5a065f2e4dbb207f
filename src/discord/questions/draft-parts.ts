import { PASS } from '../../engine/script.ts';
import { button, type ContainerPart, row, rows, textBlock, select, smallPrint } from '../ui/components.ts';
import { pickableCopies, canAddPick, countOf, violationOfPicks, limitOf } from '../../engine/picks.ts';
import { MAX_BUTTONS, PER_ROW } from './offers.ts';
import { badge } from './places.ts';
import {
  type QuestionContext,
  type ChoiceEntry,
  isAlike,
  shortened,
  questionId,
  menuParts,
  choiceMenus,
  passRow,
  pickButton,
  planButtons,
  answerText,
} from './entries.ts';
import { cut, cutLines, LIMIT } from '../ui/limits.ts';
import { messageText } from '../ui/player-names.ts';
import { panelStrings as strings } from '../strings/panel.ts';

/** Up to this many choices get a row with minus and plus. */
const STEPPERS = 5;

/** Offers a question with very many answers: picks are collected one by one, then confirmed. */
export function draftParts(asked: QuestionContext, entries: readonly ChoiceEntry[]): readonly ContainerPart[] {
  const { decision } = asked;
  const able = entries.filter(({ id }) => id !== PASS && id !== decision.hints?.standalone);
  const copies = able.reduce((sum, { id }) => sum + limitOf(decision, id), 0);
  // Cards have few duplicates, goods have several of each.
  const cards = able.length > STEPPERS && copies < 1.5 * able.length;
  const oneMenu =
    (cards || copies === able.length) && !decision.quotas && !decision.hints?.ordered && copies <= LIMIT.options;
  let picking: readonly ContainerPart[];
  if (decision.hints?.standalone !== undefined) picking = toggles(asked, able);
  else if (oneMenu) picking = [setMenu(asked, able)];
  else if (able.length <= STEPPERS && !decision.hints?.ordered) picking = able.map((entry) => stepper(asked, entry));
  else picking = [...adding(asked, able), ...dropping(asked, able)];
  // Pressed buttons already show the picks.
  if (decision.hints?.standalone !== undefined)
    return [
      ...picking,
      closing(
        asked,
        entries.filter(({ id }) => id === decision.hints?.standalone),
      ),
    ];
  return [textBlock(stateOf(asked, able)), ...picking, closing(asked), ...passRow(asked, entries)];
}

/** Lists the picks, the missing ones by part, and what is wrong with them. */
function stateOf(asked: QuestionContext, entries: readonly ChoiceEntry[]): string {
  const { decision, picks, language, players } = asked;
  const labels = new Map(entries.map(({ id, label }) => [id, label]));
  const named = decision.hints?.ordered
    ? picks.map((id) => labels.get(id) ?? id).join(' → ')
    : answerText(asked, picks, labels);
  const picked = `${strings.picked(picks.length, decision.max)[language]} ${named}`;
  const lines = [picks.length === 0 ? strings.nothingPicked[language] : picked];
  for (const { choices, min, max } of decision.quotas ?? []) {
    const names = choices.map((id) => labels.get(id) ?? id).join(', ');
    const count = picks.filter((id) => choices.includes(id)).length;
    lines.push(smallPrint(cut(`${names}: ${strings.part(count, min, max)}`, 200)));
  }
  const fault = picks.length >= Math.max(decision.min, 1) ? violationOfPicks(decision, picks) : null;
  if (fault) lines.push(smallPrint(cut(messageText(fault, language, { players }), 300)));
  return cutLines(
    lines.map((each) => cut(each, 700)),
    1500,
  );
}

/** Offers a button per choice; picked ones are coloured. */
function toggles(asked: QuestionContext, entries: readonly ChoiceEntry[]): readonly ContainerPart[] {
  const { decision, picks } = asked;
  const buttons = entries.flatMap(({ id, name, label, emoji }) =>
    Array.from({ length: limitOf(decision, id) }, (_, copy) => {
      const picked = copy < countOf(picks, id);
      return button(
        questionId(asked, picked ? 'drop' : 'add', `${name}~${copy + 1}`),
        label,
        picked ? 'primary' : 'secondary',
        false,
        emoji,
      );
    }),
  );
  const half = Math.ceil(buttons.length / 2);
  // Two rows of three look better than five and one.
  return buttons.length > LIMIT.rowButtons && half <= LIMIT.rowButtons
    ? [row(...buttons.slice(0, half)), row(...buttons.slice(half))]
    : rows(buttons);
}

function setMenu(asked: QuestionContext, entries: readonly ChoiceEntry[]): ContainerPart {
  const { decision, picks, language } = asked;
  const numbers = pickableCopies(decision);
  const options = entries.flatMap(({ id, name, label, detail, emoji }) =>
    Array.from({ length: limitOf(decision, id) }, (_, copy) => ({
      value: copy === 0 ? name : `${name}~${copy + 1}`,
      label: decision.hints?.pictured ? `${badge(numbers.indexOf(id) + copy + 1)} ${label}` : label,
      detail,
      emoji,
      chosen: countOf(picks, id) > copy,
    })),
  );
  const most = Math.min(decision.max, options.length);
  return row(select(questionId(asked, 'set'), strings.howMany(decision.min, decision.max)[language], options, most, 0));
}

function stepper(asked: QuestionContext, { id, name, label, emoji }: ChoiceEntry): ContainerPart {
  const { decision, picks } = asked;
  const count = countOf(picks, id);
  const counted = `${cut(label, 70)}: ${count}/${limitOf(decision, id)}`;
  return row(
    button(questionId(asked, 'drop', name), '−', 'secondary', count === 0),
    button(questionId(asked, 'none', name), counted, 'secondary', true, emoji),
    button(questionId(asked, 'add', name), '+', 'secondary', !canAddPick(decision, picks, id)),
  );
}

function adding(asked: QuestionContext, entries: readonly ChoiceEntry[]): readonly ContainerPart[] {
  const { decision, picks, language } = asked;
  const able: ChoiceEntry[] = [];
  for (const entry of entries) {
    if (canAddPick(decision, picks, entry.id)) able.push({ ...entry, detail: countedDetail(asked, entry) });
  }
  if (able.length === 0) return [];
  if (able.length <= MAX_BUTTONS && isAlike(able)) {
    const buttons = shortened(able).map(({ id, name, label, emoji }) => {
      const style = countOf(picks, id) > 0 ? 'primary' : 'secondary';
      return button(questionId(asked, 'add', name), strings.add(label), style, false, emoji);
    });
    return rows(buttons, PER_ROW);
  }
  const menus = choiceMenus(asked, able, new Map([['', able]]), false);
  const titled = menus.map(({ options }, index) => ({
    title: strings.menuOf(strings.addOne[language], index + 1, menus.length),
    options,
  }));
  return menuParts(asked, 'adds', titled, 4);
}

function countedDetail({ picks, language }: QuestionContext, { id, detail }: ChoiceEntry): string | undefined {
  const count = countOf(picks, id);
  return count === 0 ? detail : [strings.pickedSoFar(count)[language], ...(detail ? [detail] : [])].join(' · ');
}

function dropping(asked: QuestionContext, entries: readonly ChoiceEntry[]): readonly ContainerPart[] {
  const { picks, language } = asked;
  const labels = new Map(entries.map(({ id, label }) => [id, label]));
  const options = entries.flatMap(({ id, name }) => {
    const same = picks.filter((pick) => pick === id);
    return same.length > 0 ? [{ value: name, label: cut(answerText(asked, same, labels), LIMIT.optionText) }] : [];
  });
  return options.length === 0 ? [] : [row(select(questionId(asked, 'drops'), strings.takeOut[language], options))];
}

function closing(asked: QuestionContext, instead: readonly ChoiceEntry[] = []): ContainerPart {
  const { decision, picks, language } = asked;
  const ready = picks.length > 0 && violationOfPicks(decision, picks) === null;
  const label = (asked.game.text.confirmLabel?.(decision, picks.length) ?? strings.confirm)[language];
  return row(
    ...planButtons(asked).slice(0, 1),
    button(questionId(asked, 'confirm'), label, 'success', !ready),
    ...instead.map((entry) => pickButton(asked, entry)),
    ...(picks.length > 0 ? [button(questionId(asked, 'clear'), strings.clear[language])] : []),
  );
}
