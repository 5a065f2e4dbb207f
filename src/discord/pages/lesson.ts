import { familyOf } from '../../engine/game/index.ts';
import { lessonsOf } from '../../engine/lesson.ts';
import type { Language } from '../../engine/text.ts';
import type { ListedLesson, Matches, Panel, PanelLesson } from '../../match/matches.ts';
import { formatCustomId, standaloneId } from '../interactions/custom-id.ts';
import { badge } from '../questions/places.ts';
import { choiceEntries, answerText, type QuestionContext, questionId } from '../questions/entries.ts';
import { answerName } from '../questions/whole-answers.ts';
import { lessonStrings as strings } from '../strings/lesson.ts';
import { panelStrings } from '../strings/panel.ts';
import {
  button,
  container,
  type ContainerPart,
  type MessagePage,
  row,
  rows,
  select,
  smallPrint,
  textBlock,
} from '../ui/components.ts';
import { cut, LIMIT } from '../ui/limits.ts';
import { accentColor } from '../ui/player-names.ts';
import { variantChoice } from '../ui/terms.ts';

/** Marks the button of the step. */
const MARK = '👉';
/** Characters in a row of buttons on a phone, and how many of them the edges of each button take. */
const ROW = { length: 48, edges: 5 };

/**
 * Returns the step of a lesson and its goal, for the panel and all pages of the match: at first the goal comes first.
 * `mark` is the number of the step's place on the picture.
 */
export function lessonText({ number, steps, text, goal }: PanelLesson, language: Language, mark = ''): ContainerPart {
  const step = `> 📘 **${strings.step(number, steps)[language]}** · ${mark}${text[language]}`;
  return textBlock(number === 1 ? `${goal[language]}\n${step}` : `${step}\n${smallPrint(goal[language])}`);
}

/** Returns the step with its marked button, and the other choices there would be in a real match. */
export function lessonParts(asked: QuestionContext, lesson: PanelLesson): readonly ContainerPart[] {
  const { decision, language } = asked;
  const entries = choiceEntries(asked);
  const labels = new Map(entries.map(({ id, label }) => [id, label]));
  // One pick of several, such as a die, is worded as an answer.
  const isWhole = decision.max > 1 || (lesson.others.max > 1 && lesson.others.choices.length > 1);
  const label = isWhole ? answerText(asked, lesson.answer, labels) : (entries[0]?.label ?? '');
  const id =
    decision.max <= 1
      ? questionId(asked, 'pick', entries[0]?.name)
      : questionId(asked, 'answer', answerName(decision.key, lesson.answer));
  const others = otherEntries(asked, lesson).map((entry) =>
    button(questionId(asked, 'pick', entry.name), entry.label, 'secondary', true),
  );
  const place = asked.badges?.get(lesson.place ?? '');
  return [
    lessonText(lesson, language, place === undefined ? '' : `${badge(place)} `),
    row(button(id, `${MARK} ${cut(label, LIMIT.buttonLabel - MARK.length - 1)}`, 'primary')),
    ...rows(others),
  ];
}

/** Returns other choices, which a lesson shows without accepting them: as many as fit into a row. */
function otherEntries(asked: QuestionContext, { others, answer }: PanelLesson): ReturnType<typeof choiceEntries> {
  if (others.max > 1) return [];
  let room = ROW.length;
  return choiceEntries({ ...asked, decision: others, badges: undefined })
    .filter(({ id, opens }) => opens === undefined && !answer.includes(id))
    .filter(({ label }) => {
      const length = label.length + ROW.edges;
      if (length > room) return false;
      room -= length;
      return true;
    });
}

/** Returns the buttons below a step. */
export function lessonNavigation({ id: match, seat, seq, game }: Panel, language: Language): ContainerPart {
  const at = (verb: string): string => formatCustomId({ match, seat, seq, verb, arg: '' });
  return row(
    button(at('hand'), (game.text.showHand ?? panelStrings.showHand)[language]),
    button(at('board'), panelStrings.showBoard[language]),
    button(standaloneId('learn', 'list'), strings.others[language]),
  );
}

/** Returns a menu of all lessons, for messages to everyone. */
export function lessonMenu({ games }: Pick<Matches, 'games'>, language: Language): ContainerPart {
  const options = lessonsOf(games.values()).map(({ family, lesson }) => ({
    value: family.id,
    label: family.name[language],
    detail: lesson.about[language],
  }));
  return row(select(standaloneId('learn', 'menu'), strings.choose[language], options));
}

/** Lists all lessons with what this person did of them. */
export function lessonsPage(lessons: readonly ListedLesson[], language: Language): MessagePage {
  const lines = lessons.map((lesson) => {
    const { family, about } = lesson;
    return `**${family.name[language]}** · ${stateOf(lesson, language)}\n${smallPrint(about[language])}`;
  });
  const buttons = lessons.map(({ family, step, done }) =>
    button(
      standaloneId('learn', step === null ? `go ${family.id}` : family.id),
      cut(family.name[language], LIMIT.buttonLabel),
      step !== null || !done ? 'primary' : 'secondary',
    ),
  );
  const parts = [textBlock(strings.title[language]), textBlock(lines.join('\n')), ...rows(buttons)];
  return { components: [container(accentColor(null), parts)], files: [] };
}

function stateOf({ step, steps, done }: ListedLesson, language: Language): string {
  if (step !== null) return strings.states.open(step, steps)[language];
  return (done ? strings.states.done : strings.states.fresh(steps))[language];
}

/** Asks whether to continue an open lesson or to start over. */
export function openLessonPage({ family, step, steps }: ListedLesson, language: Language): MessagePage {
  const parts = [
    textBlock(strings.isOpen(family.name[language], step ?? 1, steps)[language]),
    row(
      button(standaloneId('learn', `go ${family.id}`), strings.goOn[language], 'primary'),
      button(standaloneId('learn', `new ${family.id}`), strings.startOver[language]),
      button(standaloneId('learn', 'list'), strings.others[language]),
    ),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

/** Says that an update changed the lesson, with the way on. */
export function changedLessonPage({ sheet }: Panel, language: Language): MessagePage {
  const family = sheet.terms.lesson?.family ?? '';
  const parts = [
    textBlock(strings.changed[language]),
    row(button(standaloneId('learn', `go ${family}`), strings.goOn[language], 'primary')),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

/** Congratulates, and offers what comes next. */
export function finishedLessonPage(panel: Panel, puzzleFamilies: readonly string[], language: Language): MessagePage {
  const { sheet, game, seat } = panel;
  const variant = String(sheet.terms.options['variant']);
  const family = familyOf(game.info, variant);
  const again = button(standaloneId('learn', `go ${family.id}`), strings.startOver[language]);
  const others = button(standaloneId('learn', 'list'), strings.others[language]);
  if (sheet.ending?.kind !== 'won') {
    const parts = [textBlock(strings.stopped[language]), row(again, others)];
    return { components: [container(accentColor(seat), parts)], files: [] };
  }
  const parts = [
    textBlock(`${strings.won(family.name[language])[language]}\n${strings.next[language]}`),
    row(
      button(standaloneId('lesson-match', family.id), strings.fair[language], 'primary'),
      button(standaloneId('challenge-form', variantChoice(game, variant)), strings.friend[language]),
      button(standaloneId('puzzle', puzzleFamilies.includes(family.id) ? family.id : ''), strings.puzzle[language]),
    ),
    row(others, again),
  ];
  return { components: [container(accentColor(seat), parts)], files: [] };
}
