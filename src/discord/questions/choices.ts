import { type Answer, PASS } from '../../engine/script.ts';
import { type Inner, type Option, row, rows, say, select, small } from '../parts/components.ts';
import { draftParts } from './draft-parts.ts';
import { type Asked, entriesOf, type Entry, grouped, idIn, menuParts, menusOf, passRow, pickButton, wordsOfAnswer } from './entries.ts';
import { cut, cutLines, LIMIT } from '../parts/limits.ts';
import { answerName, wholeAnswers } from './whole-answers.ts';
import { panelWords as words } from '../words/panel.ts';

/** Up to so many plain choices are buttons. */
const BUTTONS = 10;
/** Up to so many choices without a group are buttons below the menus. */
const LOOSE = 5;
/** Up to so many choices with a price or effect are buttons, with that written above. */
const DETAILED = 5;

/** The components that answer a question: at most 26 of them, and texts of at most 1,600 characters. */
export function choiceParts(asked: Asked): readonly Inner[] {
  if (asked.decision.max <= 1) return singleParts(asked);
  const answers = asked.decision.alone === undefined ? wholeAnswers(asked.decision) : null;
  return answers ? wholeParts(asked, answers) : draftParts(asked, entriesOf(asked));
}

function singleParts(asked: Asked): readonly Inner[] {
  const entries = entriesOf(asked);
  const detailed = entries.some(({ detail }) => detail);
  if (entries.length <= (detailed ? DETAILED : BUTTONS)) return buttonParts(asked, entries, entries.length === 1);
  const groups = grouped(entries);
  const loose = groups.get('') ?? [];
  if (loose.length > LOOSE) {
    const able = entries.filter(({ id }) => id !== PASS);
    const menus = menusOf(asked, able, grouped(able));
    return [...menuParts(asked, 'menu', menus), ...passRow(asked, entries)];
  }
  groups.delete('');
  const inGroups = entries.filter(({ group }) => group !== '');
  return [...menuParts(asked, 'menu', menusOf(asked, inGroups, groups)), ...buttonParts(asked, loose, false)];
}

function buttonParts(asked: Asked, entries: readonly Entry[], sole: boolean): readonly Inner[] {
  if (entries.length === 0) return [];
  const details = entries.flatMap(({ label, detail }) => (detail ? [small(`**${label}**: ${detail}`)] : []));
  const buttons = entries.map((entry) => pickButton(asked, entry, sole));
  return [...(details.length > 0 ? [say(cutLines(details, 900))] : []), ...rows(buttons)];
}

/** All legal answers in one menu, a click each. */
function wholeParts(asked: Asked, answers: readonly Answer[]): readonly Inner[] {
  const { decision, language } = asked;
  const entries = entriesOf(asked);
  const labels = new Map(entries.map(({ id, label }) => [id, label]));
  const options = answers
    .filter((answer) => answer[0] !== PASS)
    .map((answer) => optionOfAnswer(answerName(decision.key, answer), wordsOfAnswer(answer, labels)));
  const menu = options.length > 0 ? [row(select(idIn(asked, 'answer'), words.oneLine[language], options))] : [];
  return [...menu, ...passRow(asked, entries)];
}

/** What does not fit into a label goes on in the line below. */
function optionOfAnswer(value: string, whole: string): Option {
  if (whole.length <= LIMIT.optionText) return { value, label: whole };
  const at = whole.lastIndexOf(', ', LIMIT.optionText - 2);
  if (at < 1) return { value, label: cut(whole, LIMIT.optionText) };
  return { value, label: `${whole.slice(0, at)},`, detail: whole.slice(at + 2) };
}
