import { PASS } from '../../engine/script.ts';
import { button, type Inner, row, rows, say, select, small } from '../parts/components.ts';
import { canAdd, countOf, faultOfPicks, limitOf, standsAlone } from './draft.ts';
import { type Asked, type Entry, grouped, idIn, menuParts, menusOf, passRow, pickButton, wordsOfAnswer } from './entries.ts';
import { cut, cutLines, LIMIT } from '../parts/limits.ts';
import { spoken } from '../parts/people.ts';
import { panelWords as words } from '../words/panel.ts';

/** Up to so many choices get a row of their own with minus and plus. */
const STEPPERS = 5;

/** A question with several picks and very many answers: picks are gathered one by one, then confirmed. */
export function draftParts(asked: Asked, entries: readonly Entry[]): readonly Inner[] {
  const { decision } = asked;
  const all = entries.filter(({ id }) => id !== PASS && id !== decision.alone);
  const alone = all.filter(({ id }) => standsAlone(decision, id));
  const able = all.filter((entry) => !alone.includes(entry));
  const counted = decision.limits?.some((limit) => limit > 1) === true;
  const oneMenu = !counted && !decision.parts && !decision.ordered && able.length <= LIMIT.options;
  let picking: readonly Inner[];
  if (decision.alone !== undefined) picking = toggles(asked, able);
  else if (oneMenu) picking = [setMenu(asked, able)];
  else if (able.length <= STEPPERS && !decision.ordered) picking = able.map((entry) => stepper(asked, entry));
  else picking = [...adding(asked, able), ...dropping(asked, able)];
  const whole = alone.length > 0 ? rows(alone.map((entry) => pickButton(asked, entry, false))) : [];
  if (able.length === 0) return [...whole, ...passRow(asked, entries)];
  // Pressed buttons show by themselves what is picked.
  if (decision.alone !== undefined) return [...picking, closing(asked, entries.filter(({ id }) => id === decision.alone)), ...whole];
  return [say(stateOf(asked, able)), ...picking, closing(asked), ...whole, ...passRow(asked, entries)];
}

/** What is picked, what each part still needs, and what is wrong with it as it stands. */
function stateOf(asked: Asked, entries: readonly Entry[]): string {
  const { decision, picks, language, players } = asked;
  const labels = new Map(entries.map(({ id, label }) => [id, label]));
  const named = decision.ordered ? picks.map((id) => labels.get(id) ?? id).join(' → ') : wordsOfAnswer(asked, picks, labels);
  // What is put together freely has no number to reach.
  const free = decision.clash !== undefined;
  const picked = free ? named : `${words.picked(picks.length, decision.max)[language]} ${named}`;
  const lines = [picks.length === 0 ? words.nothingPicked[language] : picked];
  for (const { choices, min, max } of free ? [] : (decision.parts ?? [])) {
    const names = choices.map((id) => labels.get(id) ?? id).join(', ');
    const count = picks.filter((id) => choices.includes(id)).length;
    lines.push(small(cut(`${names}: ${words.part(count, min, max)}`, 200)));
  }
  const fault = picks.length >= Math.max(decision.min, 1) ? faultOfPicks(decision, picks) : null;
  if (fault) lines.push(small(cut(spoken(fault, language, { players }), 300)));
  return cutLines(lines.map((each) => cut(each, 700)), 1500);
}

/** A button for each thing that can be picked, pressed ones in colour. */
function toggles(asked: Asked, entries: readonly Entry[]): readonly Inner[] {
  const { decision, picks } = asked;
  const buttons = entries.flatMap(({ id, name, label }) =>
    Array.from({ length: limitOf(decision, id) }, (_, copy) => {
      const picked = copy < countOf(picks, id);
      return button(idIn(asked, picked ? 'drop' : 'add', `${name}~${copy + 1}`), label, picked ? 'primary' : 'secondary');
    }),
  );
  const half = Math.ceil(buttons.length / 2);
  // Six stand better as twice three than as five and one.
  return buttons.length > LIMIT.rowButtons && half <= LIMIT.rowButtons ? [row(...buttons.slice(0, half)), row(...buttons.slice(half))] : rows(buttons);
}

function setMenu(asked: Asked, entries: readonly Entry[]): Inner {
  const { decision, picks, language } = asked;
  const options = entries.map(({ id, name, label, detail }) => ({ value: name, label, detail, chosen: picks.includes(id) }));
  const most = Math.min(decision.max, options.length);
  return row(select(idIn(asked, 'set'), words.howMany(decision.min, decision.max)[language], options, most, 0));
}

function stepper(asked: Asked, { id, name, label }: Entry): Inner {
  const { decision, picks } = asked;
  const count = countOf(picks, id);
  return row(
    button(idIn(asked, 'drop', name), '−', 'secondary', count === 0),
    button(idIn(asked, 'none', name), `${cut(label, 70)}: ${count}/${limitOf(decision, id)}`, 'secondary', true),
    button(idIn(asked, 'add', name), '+', 'secondary', !canAdd(decision, picks, id)),
  );
}

function adding(asked: Asked, entries: readonly Entry[]): readonly Inner[] {
  const { decision, picks, language } = asked;
  const able: Entry[] = [];
  for (const entry of entries) {
    if (canAdd(decision, picks, entry.id)) able.push({ ...entry, detail: countedDetail(asked, entry) });
  }
  if (able.length === 0) return [];
  // One menu for each side of a deal; otherwise all in one.
  if (entries.every(({ group }) => group !== '')) return menuParts(asked, 'adds', menusOf(asked, able, grouped(able)), 4);
  const menus = menusOf(asked, able, new Map([['', able]]));
  const titled = menus.map(({ options }, index) => ({ title: words.menuOf(words.addOne[language], index + 1, menus.length), options }));
  return menuParts(asked, 'adds', titled, 4);
}

function countedDetail({ picks, language }: Asked, { id, detail }: Entry): string | undefined {
  const count = countOf(picks, id);
  return count === 0 ? detail : [words.pickedSoFar(count)[language], ...(detail ? [detail] : [])].join(' · ');
}

function dropping(asked: Asked, entries: readonly Entry[]): readonly Inner[] {
  const { picks, language } = asked;
  const labels = new Map(entries.map(({ id, label }) => [id, label]));
  const options = entries.flatMap(({ id, name }) => {
    const same = picks.filter((pick) => pick === id);
    return same.length > 0 ? [{ value: name, label: cut(wordsOfAnswer(asked, same, labels), LIMIT.optionText) }] : [];
  });
  return options.length === 0 ? [] : [row(select(idIn(asked, 'drops'), words.takeOut[language], options))];
}

function closing(asked: Asked, instead: readonly Entry[] = []): Inner {
  const { decision, picks, language } = asked;
  const ready = picks.length > 0 && faultOfPicks(decision, picks) === null;
  const label = (asked.game.words.confirm?.(decision, picks.length) ?? words.confirm)[language];
  return row(
    button(idIn(asked, 'confirm'), label, 'success', !ready),
    ...instead.map((entry) => pickButton(asked, entry)),
    button(idIn(asked, 'clear'), words.clear[language], 'secondary', picks.length === 0),
  );
}
