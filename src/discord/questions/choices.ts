import { type Answer, PASS } from '../../engine/script.ts';
import { button, type Inner, type Option, row, rows, say, select, small } from '../parts/components.ts';
import { labelled } from '../parts/people.ts';
import { badge } from './places.ts';
import { planName } from './plans.ts';
import { draftParts } from './draft-parts.ts';
import { type Asked, entriesOf, type Entry, grouped, idIn, lastRow, menuParts, menusOf, passRow, pickButton, rareEntries, wordsOfAnswer } from './entries.ts';
import { BUTTONS, LOOSE } from './offers.ts';
import { cut, cutLines, LIMIT } from '../parts/limits.ts';
import { answerName, wholeAnswers } from './whole-answers.ts';
import { panelWords as words } from '../words/panel.ts';

/** The components that answer a question: at most 26 of them, and texts of at most 1,600 characters. */
export function choiceParts(asked: Asked): readonly Inner[] {
  if (asked.decision.max <= 1) return singleParts(asked);
  const answers = asked.decision.alone === undefined ? wholeAnswers(asked.decision) : null;
  return answers ? wholeParts(asked, answers) : draftParts(asked, entriesOf(asked));
}

/** One click each: few choices as buttons, of many the small groups as buttons and the others as menus. The end of the turn comes last. */
function singleParts(asked: Asked): readonly Inner[] {
  const all = entriesOf(asked);
  const last = all.filter((entry) => entry.last);
  const rare = new Set(rareEntries(asked, all));
  const entries = all.filter((entry) => !entry.last && !rare.has(entry));
  const wider = asked.narrow ? [row(button(idIn(asked, 'open'), words.otherChoices[asked.language]))] : [];
  const closing = [...(asked.narrow ? [] : planParts(asked)), ...wider, ...detailParts(last), ...lastRow(asked, last)];
  if (entries.length <= BUTTONS) return [...buttonParts(asked, entries), ...closing];
  const able = entries.filter(({ id }) => id !== PASS);
  const few: Entry[] = [];
  const large = new Map<string, Entry[]>();
  // Where places are all there is to choose, the best of them are one press away.
  const places = able.every(({ thing }) => thing !== undefined) ? able.slice(0, LOOSE) : [];
  few.push(...places);
  for (const [group, list] of grouped(able.slice(places.length))) {
    if (few.length + list.length <= LOOSE) few.push(...list);
    else large.set(group, list);
  }
  const menus = menusOf(asked, [...large.values()].flat(), large);
  return [...buttonParts(asked, few), ...menuParts(asked, 'menu', menus), ...passRow(asked, entries), ...closing];
}

/** Several answers in one press, below those they are made of. */
function planParts(asked: Asked): readonly Inner[] {
  const { game, view, decision, language, badges } = asked;
  const plans = game.words.suggest?.(view, decision) ?? [];
  const buttons = plans.slice(0, LOOSE).map(({ moves, text, usual, place }) => {
    const number = place === undefined ? undefined : badges?.get(place);
    const label = labelled(text, language, asked);
    return button(idIn(asked, 'plan', planName(decision, moves)), number === undefined ? label : `${badge(number)} ${label}`, usual ? 'primary' : 'secondary');
  });
  return buttons.length === 0 ? [] : [say(small(words.plans[language])), row(...buttons)];
}

function buttonParts(asked: Asked, entries: readonly Entry[]): readonly Inner[] {
  if (entries.length === 0) return [];
  const buttons = entries.map((entry) => pickButton(asked, entry, asked.decision.choices.length === 1));
  return [...detailParts(entries), ...rows(buttons)];
}

/** What choices cost and do, above their buttons; once for all places of a thing where it is the same. */
function detailParts(entries: readonly Entry[]): readonly Inner[] {
  const details = entries.flatMap(({ label, detail, thing, number }) =>
    detail ? [small(`**${number !== undefined && isShared(entries, thing, detail) ? thing : label}**: ${detail}`)] : [],
  );
  return details.length > 0 ? [say(cutLines([...new Set(details)], 1200))] : [];
}

const isShared = (entries: readonly Entry[], thing: string | undefined, detail: string): boolean =>
  thing !== undefined && entries.filter((entry) => entry.thing === thing && entry.detail === detail).length > 1;

/** All legal answers, a click each: few short ones as buttons, else in one menu. */
function wholeParts(asked: Asked, answers: readonly Answer[]): readonly Inner[] {
  const { decision, language } = asked;
  const entries = entriesOf(asked);
  const labels = new Map(entries.map(({ id, label }) => [id, label]));
  const usual = answerName(decision.key, decision.otherwise);
  const lines = answers
    .filter((answer) => answer[0] !== PASS)
    .map((answer) => ({ name: answerName(decision.key, answer), whole: wordsOfAnswer(asked, answer, labels) }));
  if (lines.length <= BUTTONS && lines.every(({ whole }) => whole.length <= LIMIT.readableLabel)) {
    const buttons = lines.map(({ name, whole }) => button(idIn(asked, 'answer', name), whole, name === usual ? 'primary' : 'secondary'));
    return [...rows(buttons), ...passRow(asked, entries)];
  }
  const options = lines.map(({ name, whole }) => optionOfAnswer(name, whole));
  return [row(select(idIn(asked, 'answer'), words.oneLine[language], options)), ...passRow(asked, entries)];
}

/** What does not fit into a label goes on in the line below. */
function optionOfAnswer(value: string, whole: string): Option {
  if (whole.length <= LIMIT.optionText) return { value, label: whole };
  const at = whole.lastIndexOf(', ', LIMIT.optionText - 2);
  if (at < 1) return { value, label: cut(whole, LIMIT.optionText) };
  return { value, label: `${whole.slice(0, at)},`, detail: whole.slice(at + 2) };
}
