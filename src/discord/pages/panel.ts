import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Answer } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import type { Advice } from '../../match/look/tips.ts';
import type { KeptDeck, Panel, Undo } from '../../match/matches.ts';
import { isAside } from '../../match/sheet.ts';
import { asksForDeck, deckChoice } from './decks.ts';
import { choiceParts } from '../questions/choices.ts';
import { type Attached, button, frame, type Inner, line, type Page, picture, row, say, small } from '../parts/components.ts';
import type { Kept } from '../sending/kept-files.ts';
import { offersOf } from '../questions/offers.ts';
import { prune, proposal } from '../questions/draft.ts';
import type { Asked } from '../questions/entries.ts';
import { idOf } from '../arriving/ids.ts';
import { cut, cutLines } from '../parts/limits.ts';
import { accentOf, labelled, nameOfSeat, spoken, versus } from '../parts/people.ts';
import { variantOf } from '../parts/terms.ts';
import { distance } from '../parts/times.ts';
import { badge } from '../questions/places.ts';
import { answerName } from '../questions/whole-answers.ts';
import { aheadWords } from '../words/ahead.ts';
import { buttonWords } from '../words/buttons.ts';
import { hintWords } from '../words/hint.ts';
import { matchWords } from '../words/match.ts';
import { panelWords as words } from '../words/panel.ts';
import { puzzleWords } from '../words/puzzle.ts';
import { tipWords } from '../words/tips.ts';

/** How a panel is to be shown, beside what the match says itself. */
export interface Showing {
  readonly panel: Panel;
  readonly language: Language;
  /** Picks made so far; null when the person made none. */
  readonly picks?: Answer | null;
  /** Which portion of many menus. */
  readonly portion?: number;
  /** The thing that was chosen, whose place is asked for. */
  readonly narrow?: string | null;
  /** Said first: a refusal, a stale click. */
  readonly notice?: string | null;
  /** An answer given too late that would still be legal. */
  readonly again?: Answer | null;
  /** Other matches that wait for this person. */
  readonly waiting?: number;
  /** Small print at the end, e.g. that direct messages are closed. */
  readonly hint?: string | null;
  /** For whoever meets something for the first time. */
  readonly advice?: Advice | null;
  /** The own part of the table, with numbers where something can be chosen. */
  readonly seen?: Seen | null;
  /** Those the person keeps, where one is asked for. */
  readonly decks?: readonly KeptDeck[] | null;
}

/** A picture above a question; kept when it is the one that is there already. */
export interface Seen {
  readonly file: Attached | Kept;
  readonly alt: string;
  readonly badges: ReadonlyMap<string, number>;
}

/** How long a line about the table may be. */
const STANDING = 360;

/** The working place of one person: what happened, what is asked, everything that can be done. Within every limit. */
export function panelPage(showing: Showing): Page {
  const { panel, hint, seen } = showing;
  const parts: Inner[] = [say(headOf(showing))];
  if (seen) parts.push(picture({ name: 'data' in seen.file ? seen.file.name : seen.file.filename, alt: seen.alt }));
  if (panel.question && panel.seat !== null) {
    parts.push(line(), say(questionOf(showing)), ...adviceParts(showing), ...choicesOf(showing));
  }
  parts.push(...againParts(showing), ...navigation(showing));
  if (hint) parts.push(say(small(cut(hint, 300))));
  const files = seen && 'data' in seen.file ? [seen.file] : [];
  const keeps = seen && !('data' in seen.file) ? [seen.file] : [];
  return { components: [frame(accentOf(panel.seat), parts)], files, keeps };
}

const choicesOf = (showing: Showing): readonly Inner[] =>
  asksForDeck(showing.panel) ? deckChoice(showing.panel, showing.decks ?? [], showing.language) : choiceParts(askedOf(showing));

export function askedOf({ panel, language, picks, portion, seen, narrow }: Showing): Asked {
  const { question: decision, seat } = panel;
  if (!decision || seat === null) throw new Error('nothing is asked');
  return {
    game: panel.game,
    match: panel.id,
    seat,
    seq: panel.seq,
    players: panel.sheet.players,
    language,
    view: panel.view,
    decision,
    picks: picks ? prune(decision, picks) : proposal(decision),
    portion: portion ?? 0,
    badges: seen?.badges,
    narrow,
  };
}

/** What the match is, a notice, the news, and who is waited for. */
function headOf(showing: Showing): string {
  const { panel, language, notice } = showing;
  const { sheet, game } = panel;
  const wait = sheet.waits.find(({ seat }) => seat === panel.seat);
  const until = panel.question && wait?.due ? ` · ${words.due(distance(wait.due))[language]}` : '';
  const what = (variantOf(game, sheet.terms)?.name ?? game.facts.name)[language];
  const title = `${words.title(what, cut(versus(sheet), 120), panel.id, panel.turn)[language]}${until}`;
  const lines = [title];
  if (notice) lines.push(cut(notice, 500));
  const news = panel.news.map((text) => `› ${spoken(text, language, sheet)}`);
  if (news.length > 0) lines.push(cutLines(news, 1000, 'end'));
  if (panel.ahead) lines.push(small(aheadWords.now(panel.ahead)[language]));
  const state = stateOf(showing);
  if (state) lines.push(state);
  if (panel.view !== null && sheet.status !== 'over') {
    lines.push(...spoken(game.words.describe(panel.view).brief, language, sheet).split('\n').map((part) => small(cut(part, STANDING))));
  }
  return lines.join('\n');
}

function stateOf({ panel, language }: Showing): string | null {
  const { sheet } = panel;
  if (sheet.status === 'over') return words.over(matchWords.verdict(sheet, language))[language];
  if (sheet.status === 'adjourned') return matchWords.adjournedNow[language];
  const others = panel.awaiting.filter((seat) => seat !== panel.seat).map((seat) => nameOfSeat(sheet, seat));
  if (others.length === 0) return null;
  if (panel.question) return small(words.stillWaiting(others)[language]);
  return (panel.seat === null ? words.moves : words.waitingFor)(others)[language];
}

function questionOf({ panel, language, narrow }: Showing): string {
  const { game, view, question, sheet } = panel;
  const thing = question && narrow ? offersOf(game, view, question, narrow)[0]?.label.site?.thing : undefined;
  if (thing) return `**${words.where(labelled(thing, language, sheet))[language]}**`;
  return question ? `**${cut(spoken(game.words.question(view, question), language, sheet), 600)}**` : '';
}

/** One sentence, with the number of what it is about on the picture. */
function adviceParts({ panel, language, advice, seen }: Showing): readonly Inner[] {
  if (!advice) return [];
  const { tip, lesson } = advice;
  const number = seen?.badges.get(tip.place?.(panel.view) ?? '');
  const parts = [lesson && `**${tipWords.step(lesson.step, lesson.steps)[language]}**`, number && badge(number), tip.text[language]];
  return [say(`> 💡 ${parts.filter(Boolean).join(' ')}`)];
}

/** The same as before, still legal: offered, never done silently. */
function againParts({ panel, language, again }: Showing): readonly Inner[] {
  if (!again || !panel.question || panel.seat === null) return [];
  const what = wordsOf(panel, again, language);
  const id = idOf({ match: panel.id, seat: panel.seat, seq: panel.seq, verb: 'again', arg: answerName(panel.question.key, again) });
  return [say(words.stillPossible(cut(what, 200))[language]), row(button(id, words.doItNow(cut(what, 60))[language], 'primary'))];
}

export function wordsOf(panel: Panel, answer: Answer, language: Language): string {
  const { game, view, question, sheet } = panel;
  if (!question) return answer.join(', ');
  return answer
    .map((id) => (question.choices.includes(id) ? labelled(game.words.label(view, question, id).text, language, sheet) : id))
    .join(', ');
}

/** What an answer was, in the words of its button then. */
function undone({ game, sheet }: Panel, { answer, asked, view }: Undo, language: Language): string {
  return [...new Set(answer.answer)].map((id) => labelled(game.words.label(view, asked, id).text, language, sheet)).join(', ');
}

function navigation(showing: Showing): readonly Inner[] {
  const { panel, language, waiting } = showing;
  const { id: match, seat, seq, undo } = panel;
  const { puzzle } = panel.sheet.terms;
  const at = (verb: string, arg = ''): string => idOf({ match, seat, seq, verb, arg });
  const buttons: APIButtonComponentWithCustomId[] = [];
  if (undo) buttons.push(button(at('undo'), words.undo(cut(undone(panel, undo, language), 60))[language]));
  if (panel.view !== null) {
    if (seat !== null) buttons.push(button(at('hand'), words.showHand[language]));
    buttons.push(button(at('board'), words.showBoard[language]));
    // There is room for one of them; the log is under more as well.
    if (panel.may.includes('hint')) buttons.push(button(at('hint'), hintWords.button[language]));
    else if (!isAside(panel.sheet.terms)) buttons.push(button(at('log'), words.showLog[language]));
  }
  if (puzzle) buttons.push(button(at('resign'), puzzleWords.giveUp[language]));
  else buttons.push(seat === null ? button(at('follow'), words.follow[language]) : button(at('more'), words.more[language]));
  const parts: Inner[] = [row(...buttons)];
  if (panel.may.includes('take-seat-back')) parts.unshift(row(button(at('take-seat-back'), buttonWords.takeSeatBack[language], 'primary')));
  if (!panel.question && seat !== null && panel.sheet.status === 'open') {
    const next = waiting ? [button(at('next'), words.nextMatch(waiting)[language], 'primary')] : [];
    parts.push(row(button(at('open'), words.refresh[language]), button(at('ahead'), aheadWords.button[language]), ...next));
  }
  return parts;
}
