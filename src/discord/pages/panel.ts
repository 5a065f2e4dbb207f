import type { APIButtonComponentWithCustomId } from 'discord.js';
import { familyOf, type Tip } from '../../engine/game/index.ts';
import type { Answer } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import type { SavedDeck, Panel, UndoOption } from '../../match/matches.ts';
import { isSideGame } from '../../match/stored-match.ts';
import { lessonNavigation, lessonParts } from './lesson.ts';
import { asksForDeck, deckChoice } from './decks.ts';
import { afterDailyMatchButtons, afterMatchButtons } from '../posts/after-match.ts';
import { eventDigest } from '../posts/turn-message.ts';
import { choiceParts } from '../questions/choices.ts';
import {
  type Attachment,
  button,
  container,
  type ContainerPart,
  separator,
  type MessagePage,
  picture,
  row,
  rows,
  textBlock,
  smallPrint,
} from '../ui/components.ts';
import type { SentFile } from '../outgoing/reuse-attachments.ts';
import { offeredChoices } from '../questions/offers.ts';
import { prunePicks, proposedPicks } from '../../engine/picks.ts';
import type { QuestionContext } from '../questions/entries.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { handicapLines } from '../ui/handicap.ts';
import { cut, cutLines, plain } from '../ui/limits.ts';
import { moveText } from '../ui/line-text.ts';
import { playedName, titleForPlayer, publicTitle } from '../ui/match-title.ts';
import { accentColor, labelText, playerName, messageText } from '../ui/player-names.ts';
import { relativeTime } from '../ui/timestamps.ts';
import { badge } from '../questions/places.ts';
import { answerName } from '../questions/whole-answers.ts';
import { premoveStrings } from '../strings/premoves.ts';
import { buttonStrings } from '../strings/buttons.ts';
import { hintStrings } from '../strings/hint.ts';
import { lessonStrings } from '../strings/lesson.ts';
import { matchStrings } from '../strings/match.ts';
import { panelStrings as strings } from '../strings/panel.ts';
import { turnName, turnStrings } from '../strings/public-posts.ts';
import { puzzleStrings } from '../strings/puzzle.ts';

/** How to show a panel. */
export interface PanelOptions {
  readonly panel: Panel;
  readonly language: Language;
  /** Current picks; null if there are none. */
  readonly picks?: Answer | null;
  /** The page of many menus. */
  readonly portion?: number;
  /** The chosen thing whose place is asked for. */
  readonly narrow?: string | null;
  /** Shown first: a refusal, a stale click. */
  readonly notice?: string | null;
  /** What to achieve in a puzzle, shown next to the question. */
  readonly task?: string | null;
  /** A late answer that would still be legal. */
  readonly again?: Answer | null;
  /** Number of other matches that wait for this person. */
  readonly waiting?: number;
  /** Small print at the end, such as that direct messages are closed. */
  readonly hint?: string | null;
  /** A tip for newcomers. */
  readonly advice?: Tip<unknown> | null;
  /** The player's part of the board, with numbers at the choices. */
  readonly boardImage?: BoardImage | null;
  /** Whether the match can be played in a browser. */
  readonly inBrowser?: boolean;
  /** The person's decks, if the question asks for one. */
  readonly decks?: readonly SavedDeck[] | null;
}

/** A picture above a question; an unchanged one is kept. */
export interface BoardImage {
  readonly file: Attachment | SentFile;
  readonly alt: string;
  readonly badges: ReadonlyMap<string, number>;
}

/** Maximum length of the line about the board. */
const STANDING = 360;
/** Lines about what happened. */
const NEWS = 8;
/** Fewer in a lesson, so that the step stays in sight. */
const LESSON_NEWS = 5;

/** Shows one person's panel: events, question and actions, within all limits of Discord. */
export function panelPage(options: PanelOptions): MessagePage {
  const { panel, hint, boardImage: seen } = options;
  const parts: ContainerPart[] = [textBlock(headOf(options))];
  if (seen) parts.push(picture({ name: 'data' in seen.file ? seen.file.name : seen.file.filename, alt: seen.alt }));
  if (panel.question && panel.seat !== null) {
    parts.push(separator(), ...questionParts(options));
  }
  parts.push(...againParts(options), ...navigation(options));
  if (hint) parts.push(textBlock(smallPrint(cut(hint, 300))));
  const files = seen && 'data' in seen.file ? [seen.file] : [];
  const keeps = seen && !('data' in seen.file) ? [seen.file] : [];
  return { components: [container(accentColor(panel.seat), parts)], files, keptFiles: keeps };
}

/** Returns the question with its choices; in a lesson the step takes the place of the question. */
function questionParts(options: PanelOptions): readonly ContainerPart[] {
  const { panel, decks, language, task } = options;
  if (panel.lesson) return lessonParts(questionContext(options), panel.lesson);
  const choices = asksForDeck(panel) ? deckChoice(panel, decks ?? [], language) : choiceParts(questionContext(options));
  const question = [task, questionOf(options)].filter(Boolean).join('\n');
  return [textBlock(question), ...adviceParts(options), ...choices];
}

export function questionContext({
  panel,
  language,
  picks,
  portion,
  boardImage: seen,
  narrow,
}: PanelOptions): QuestionContext {
  const { question: decision, seat } = panel;
  if (!decision || seat === null) throw new Error('no open question');
  return {
    game: panel.game,
    match: panel.id,
    seat,
    seq: panel.seq,
    players: panel.sheet.players,
    language,
    view: panel.view,
    decision,
    picks: picks ? prunePicks(decision, picks) : proposedPicks(decision),
    portion: portion ?? 0,
    badges: seen?.badges,
    narrow,
  };
}

/** Returns the match, the notice, the events, and whom play waits for. */
function headOf(options: PanelOptions): string {
  const { panel, language, notice } = options;
  const { sheet, game } = panel;
  const timer = sheet.waits.find(({ seat }) => seat === panel.seat);
  const until = panel.question && timer?.due ? ` · ${strings.due(relativeTime(timer.due))[language]}` : '';
  // How many turns a hidden match of the day takes would tell how it goes.
  const isHidden = sheet.terms.day !== undefined && panel.view === null;
  const turn = isHidden ? '' : ` · ${turnName(panel.turn)[language]}`;
  const rest = panel.lesson || sheet.terms.puzzle ? '' : `${turn}${until} · ${panel.id}`;
  const lines = [`**${cut(titleOf(panel, language), 160)}**${rest}`];
  lines.push(...handicapLines(sheet, game, sheet.terms, language).map(smallPrint));
  if (notice) lines.push(cut(notice, 500));
  if (panel.news.length > 0) lines.push(cutLines(newsOf(panel, language), 1000, 'end'));
  if (panel.ahead) lines.push(smallPrint(premoveStrings.now(panel.ahead)[language]));
  // A step says all that a learner needs, and the picture shows the rest.
  if (panel.lesson && options.boardImage) return lines.join('\n');
  const state = stateOf(options);
  if (state) lines.push(state);
  if (panel.view !== null && sheet.status !== 'over') {
    const { brief, note = brief } = game.text.describe(panel.view);
    const standing = messageText(options.boardImage ? note : brief, language, sheet);
    if (standing) lines.push(...standing.split('\n').map((part) => smallPrint(cut(part, STANDING))));
  }
  return lines.join('\n');
}

/** Returns what happened: only the latest in a lesson, and no word of a log where there is none. */
function newsOf({ sheet, news, lesson }: Panel, language: Language): readonly string[] {
  const more = isSideGame(sheet.terms) ? turnStrings.more : turnStrings.moreInLog;
  return eventDigest(sheet, lesson ? news.slice(-LESSON_NEWS) : news, language, NEWS, more);
}

/** `Your turn against Ben · Introductory Game`; for onlookers, who plays what. */
function titleOf({ sheet, game, seat, question, active, lesson }: Panel, language: Language): string {
  if (seat === null) return plain(publicTitle(sheet, game, language));
  const family = familyOf(game.info, String(sheet.terms.options['variant']));
  if (lesson) return lessonStrings.heading(family.name)[language];
  if (sheet.terms.puzzle) {
    const names = new Set([family.name[language], playedName(game, sheet)[language]]);
    return puzzleStrings.heading([...names].join(' · '))[language];
  }
  const title = titleForPlayer(sheet, game, seat, language);
  const heading = !question ? strings.yourMatch : active.includes(seat) ? strings.yourTurn : strings.yourChoice;
  return heading(title)[language];
}

function stateOf({ panel, language }: PanelOptions): string | null {
  const { sheet } = panel;
  if (sheet.status === 'over') return strings.over(matchStrings.verdict(sheet, language))[language];
  if (sheet.status === 'adjourned') return matchStrings.adjournedNow[language];
  const others = panel.awaiting.filter((seat) => seat !== panel.seat);
  // Those whose turn it is have more to do than make a choice.
  const said = panel.question ? others.filter((seat) => !panel.active.includes(seat)) : others;
  const names = said.map((seat) => playerName(sheet, seat));
  if (names.length === 0) return null;
  if (panel.question) return smallPrint(strings.stillWaiting(names)[language]);
  return (panel.seat === null ? strings.moves : strings.waitingFor)(names)[language];
}

function questionOf({ panel, language, narrow }: PanelOptions): string {
  const { game, view, question, sheet } = panel;
  const thing =
    question && narrow ? offeredChoices(game, view, question, narrow)[0]?.label.placement?.thing : undefined;
  if (thing) return `**${strings.where(labelText(thing, language, sheet))[language]}**`;
  return question ? `**${cut(messageText(game.text.question(view, question), language, sheet), 600)}**` : '';
}

/** Returns the tip, with the number of its subject on the picture. */
function adviceParts({ panel, language, advice, boardImage: seen }: PanelOptions): readonly ContainerPart[] {
  if (!advice) return [];
  const number = seen?.badges.get(advice.place?.(panel.view) ?? '');
  const parts = [number && badge(number), advice.text[language]];
  return [textBlock(`> 💡 ${parts.filter(Boolean).join(' ')}`)];
}

/** Offers a late answer again; it is never given silently. */
function againParts({ panel, language, again }: PanelOptions): readonly ContainerPart[] {
  if (!again || !panel.question || panel.seat === null) return [];
  const what = describeAnswer(panel, again, language);
  const id = formatCustomId({
    match: panel.id,
    seat: panel.seat,
    seq: panel.seq,
    verb: 'again',
    arg: answerName(panel.question.key, again),
  });
  return [
    textBlock(strings.stillPossible(cut(what, 200))[language]),
    row(button(id, strings.doItNow(cut(what, 60))[language], 'primary')),
  ];
}

function describeAnswer(panel: Panel, answer: Answer, language: Language): string {
  const { game, view, question, sheet } = panel;
  if (!question) return answer.join(', ');
  return answer
    .map((id) =>
      question.choices.includes(id) ? labelText(moveText(game.text.label(view, question, id)), language, sheet) : id,
    )
    .join(', ');
}

/** Describes an undone answer as its button did. */
function undone({ game, sheet }: Panel, { answer, asked, view }: UndoOption, language: Language): string {
  const together = game.text.describePicks?.(view, asked, answer.answer);
  if (together) return labelText(together, language, sheet);
  return [...new Set(answer.answer)]
    .map((id) => {
      const { text, placement } = game.text.label(view, asked, id);
      return labelText(placement?.thing ?? text, language, sheet);
    })
    .join(', ');
}

/** Returns whether others still have to answer an offer of this person. */
export function isAwaitingAnswers({ game, view, seat }: Panel): boolean {
  const offer = view === null || seat === null ? null : game.text.openOffer?.(view);
  return offer?.from === seat && (offer?.awaiting.length ?? 0) > 0;
}

function navigation(options: PanelOptions): readonly ContainerPart[] {
  const { panel, language, waiting } = options;
  const { id: match, seat, seq, undo } = panel;
  const { puzzle } = panel.sheet.terms;
  if (panel.lesson) return [lessonNavigation(panel, language)];
  const at = (verb: string, arg = ''): string => formatCustomId({ match, seat, seq, verb, arg });
  if (panel.sheet.status === 'over' && panel.view !== null && !isSideGame(panel.sheet.terms))
    return [
      ...rows(
        panel.sheet.terms.day === undefined
          ? afterMatchButtons(panel.sheet, language, panel.actions.includes('rematch'))
          : afterDailyMatchButtons(panel.sheet, panel.game, language),
      ),
      row(
        button(at('board'), strings.showBoard[language]),
        button(at('log'), strings.showLog[language]),
        ...(seat === null ? [] : [button(at('more'), strings.more[language])]),
      ),
    ];
  const buttons: APIButtonComponentWithCustomId[] = [];
  if (undo) buttons.push(button(at('undo'), strings.undo(cut(undone(panel, undo, language), 60))[language]));
  if (panel.view !== null) {
    if (seat !== null) buttons.push(button(at('hand'), (panel.game.text.showHand ?? strings.showHand)[language]));
    buttons.push(button(at('board'), strings.showBoard[language]));
    // There is room for one of them; the log is in the menu as well.
    if (panel.actions.includes('hint')) buttons.push(button(at('hint'), hintStrings.button[language]));
    else if (!isSideGame(panel.sheet.terms)) buttons.push(button(at('log'), strings.showLog[language]));
  }
  if (puzzle) buttons.push(button(at('resign'), puzzleStrings.giveUp[language]));
  else
    buttons.push(
      seat === null ? button(at('follow'), strings.follow[language]) : button(at('more'), strings.more[language]),
    );
  const parts: ContainerPart[] = [];
  if (panel.actions.includes('take-seat-back'))
    parts.push(row(button(at('take-seat-back'), buttonStrings.takeSeatBack[language], 'primary')));
  const browser =
    options.inBrowser && seat !== null && panel.view !== null
      ? [button(at('browser'), buttonStrings.openBoard[language])]
      : [];
  const refresh = panel.question && isAwaitingAnswers(panel) ? [button(at('open'), strings.refresh[language])] : [];
  if (panel.question) parts.push(...rows([...buttons, ...browser, ...refresh]));
  else parts.push(row(...buttons));
  if (!panel.question && seat !== null && panel.sheet.status === 'open') {
    const next = waiting ? [button(at('next'), strings.nextMatch(waiting)[language], 'primary')] : [];
    parts.push(
      row(
        button(at('open'), strings.refresh[language]),
        button(at('ahead'), premoveStrings.button[language]),
        ...browser,
        ...next,
      ),
    );
  }
  return parts;
}
