import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { AnyGame, OpenOffer } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { Language, Text } from '../../engine/text.ts';
import type { WordedEvent, PostDetails } from '../../match/posts.ts';
import type { UsualMove } from '../../match/view/notifier.ts';
import type { PublicMatch } from '../../match/matches.ts';
import {
  button,
  attachmentsOf,
  container,
  type ContainerPart,
  type MessagePage,
  row,
  rows,
  textBlock,
  type Picture,
  pictureOrText,
  smallPrint,
  type ButtonStyleName,
} from '../ui/components.ts';
import { PER_ROW } from '../questions/offers.ts';
import { standaloneId, formatCustomId } from '../interactions/custom-id.ts';
import { cut, cutLines, LIMIT } from '../ui/limits.ts';
import { accentColor, joinNames, playerName, messageText } from '../ui/player-names.ts';
import { absoluteAndRelative, relativeTime, absoluteTime } from '../ui/timestamps.ts';
import { placeLink } from '../ui/links.ts';
import { titleForPlayer } from '../ui/match-title.ts';
import { buttonStrings } from '../strings/buttons.ts';
import { noticeStrings as strings } from '../strings/notices.ts';
import { matchStrings } from '../strings/match.ts';
import { panelStrings } from '../strings/panel.ts';
import { afterMatchButtons } from './after-match.ts';
import { eventDigest, usualMoveButton } from './turn-message.ts';

/** One person's direct message about a match. */
export interface DirectNotice {
  readonly sheet: PublicMatch;
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly language: Language;
  /** Whether the match just started: the message explains itself and links the settings. */
  readonly greets?: boolean;
  /** Whether the match can be played in a browser. */
  readonly inBrowser?: boolean;
}

const titleOf = ({ sheet, game, seat, language }: DirectNotice): string => titleForPlayer(sheet, game, seat, language);

const at = ({ sheet }: DirectNotice, verb: string, arg = ''): string =>
  formatCustomId({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg });

function compose(
  notice: DirectNotice,
  lines: readonly string[],
  hand: Picture | null,
  buttons: readonly APIButtonComponentWithCustomId[],
  answers: readonly APIButtonComponentWithCustomId[] = [],
): MessagePage {
  const { sheet, seat, language, greets, inBrowser } = notice;
  const greeting = greets ? [smallPrint(strings.greeting[language])] : [];
  const place =
    sheet.home.channel && sheet.home.guild
      ? strings.toThread(placeLink(sheet.home.guild, sheet.home.channel), sheet.id)[language]
      : sheet.id;
  const parts: ContainerPart[] = [
    textBlock(cutLines([...lines.map((each) => cut(each, 400)), ...greeting, smallPrint(place)], 1800)),
  ];
  if (hand) parts.push(pictureOrText(hand));
  parts.push(...rows(answers, PER_ROW));
  const more = [
    ...(inBrowser && hand && sheet.status === 'open'
      ? [button(at(notice, 'browser'), buttonStrings.openBoard[language])]
      : []),
    ...(greets ? [button(standaloneId('settings'), strings.settings[language])] : []),
  ];
  const all = [...buttons, ...more.slice(0, LIMIT.rowButtons - buttons.length)];
  if (all.length > 0) parts.push(row(...all));
  return { components: [container(accentColor(seat), parts)], files: attachmentsOf(hand) };
}

export function helloNotice(notice: DirectNotice): MessagePage {
  return compose(notice, [strings.hello(titleOf(notice))[notice.language]], null, []);
}

export function turnNotice(
  notice: DirectNotice,
  detail: PostDetails<WordedEvent>['turn'],
  hand: Picture | null,
  usual: UsualMove | null,
  choice: OpenChoice | null,
): MessagePage {
  const { language } = notice;
  const until = detail.due === null ? null : absoluteAndRelative(detail.due);
  const lines = [
    strings.yourTurn(titleOf(notice), detail.turn, until)[language],
    ...eventDigest(notice.sheet, detail.events, language),
    ...(choice ? [questionLine(notice, choice)] : []),
  ];
  const begin = usual
    ? [usualMoveButton(notice.sheet.id, usual, language), play(notice, 'secondary')]
    : [play(notice, choice ? 'secondary' : 'primary')];
  return compose(notice, lines, hand, begin, choice?.answers);
}

/** A question that can be answered in the message itself. */
export interface OpenChoice {
  readonly question: Text;
  readonly answers: readonly APIButtonComponentWithCustomId[];
}

const questionLine = ({ language, sheet }: DirectNotice, { question }: Pick<OpenChoice, 'question'>): string =>
  `**${messageText(question, language, sheet)}**`;

export function continuedNotice(
  notice: DirectNotice,
  detail: PostDetails<WordedEvent>['continued'],
  hand: Picture | null,
  deals: readonly APIButtonComponentWithCustomId[] = [],
): MessagePage {
  const { language } = notice;
  const until = detail.due === null ? null : absoluteAndRelative(detail.due);
  const lines = [
    strings.continued(titleOf(notice), until)[language],
    ...eventDigest(notice.sheet, detail.events, language),
  ];
  return compose(notice, lines, hand, [...deals, play(notice, deals.length > 0 ? 'secondary' : 'primary')]);
}

/** Notifies the maker of an offer about its answers; each deal can be closed with one click. */
export function dealsNotice(
  notice: DirectNotice,
  { due }: PostDetails['deals'],
  { lines: said, awaiting, deals: open }: OpenOffer,
  hand: Picture | null,
  deals: readonly APIButtonComponentWithCustomId[],
): MessagePage {
  const { language, sheet } = notice;
  const title = titleOf(notice);
  const until = due === null ? null : absoluteAndRelative(due);
  const missing = awaiting.map((seat) => playerName(sheet, seat));
  const head =
    missing.length > 0
      ? strings.someAnswered(title, joinNames(missing, language), missing.length)
      : open.length > 0
        ? strings.allAnswered(title, until)
        : strings.noDeal(title, until);
  const lines = [head[language], ...said.slice(1).map((line) => `› ${messageText(line, language, sheet)}`)];
  return compose(notice, lines, hand, [...deals, play(notice, deals.length > 0 ? 'secondary' : 'primary')]);
}

/** Shows the hand during the player's own turn, after the roll. */
export function inTurnNotice(notice: DirectNotice, turn: number, hand: Picture): MessagePage {
  return compose(notice, [strings.yourTurn(titleOf(notice), turn, null)[notice.language]], hand, [play(notice)]);
}

export function handNotice(notice: DirectNotice, hand: Picture | null): MessagePage {
  return compose(notice, [strings.hand(titleOf(notice))[notice.language]], hand, [
    button(at(notice, 'open'), panelStrings.back[notice.language]),
  ]);
}

/** Notifies about a choice. `whole` and `answers` are given with one click; others are made in the panel. */
export function choiceNotice(
  notice: DirectNotice,
  detail: PostDetails<WordedEvent>['choice'],
  question: Text | null,
  whole: readonly UsualMove[],
  answers: readonly APIButtonComponentWithCustomId[] = [],
): MessagePage {
  const { language } = notice;
  const until = detail.due === null ? null : absoluteAndRelative(detail.due);
  const lines = [
    strings.choice(titleOf(notice), until)[language],
    // The question says what is offered.
    ...eventDigest(notice.sheet, question ? detail.events.filter(({ talk }) => !talk) : detail.events, language),
    ...(question ? [questionLine(notice, { question })] : []),
    ...(detail.patient ? [smallPrint(strings.patient[language])] : []),
  ];
  const presses = whole.map((each, index) =>
    usualMoveButton(notice.sheet.id, each, language, index === 0 ? 'primary' : 'secondary'),
  );
  const style = whole.length + answers.length === 0 ? 'primary' : 'secondary';
  const buttons = [...presses, button(at(notice, 'open'), panelStrings.makeChoice[language], style)];
  return compose(notice, lines, null, buttons, answers);
}

export function reminderNotice(notice: DirectNotice, detail: PostDetails['reminder']): MessagePage {
  const { language } = notice;
  const until = detail.due === null ? '' : absoluteAndRelative(detail.due);
  const title = titleOf(notice);
  const line =
    detail.step === 'half'
      ? strings.half(title, until)
      : detail.kind === 'choice'
        ? strings.lateChoice(title, detail.due === null ? '' : relativeTime(detail.due))
        : strings.late(title, until);
  const turn = [
    button(at(notice, 'use-bank'), buttonStrings.useBank[language]),
    button(at(notice, 'vacation'), strings.startVacation[language]),
  ];
  const buttons = [
    detail.kind === 'turn' ? play(notice) : button(at(notice, 'open'), panelStrings.makeChoice[language], 'primary'),
    ...(detail.step === 'late' && detail.kind === 'turn' ? turn : []),
    button(at(notice, 'mute'), buttonStrings.mute[language]),
  ];
  return compose(notice, [line[language]], null, buttons);
}

/** Shows the result, with points if there are any, the final board, and what to do next. */
export function overNotice(
  notice: DirectNotice,
  { ending, score }: Pick<PostDetails['over'], 'ending' | 'score'>,
  board: Picture | null,
): MessagePage {
  const { language, sheet } = notice;
  const totals = score?.map((sources, seat) =>
    `${playerName(sheet, seat)} ${sources.reduce((sum, { points }) => sum + points, 0)}`.replace('-', '−'),
  );
  const lines = [
    strings.over(titleOf(notice), matchStrings.verdict({ players: sheet.players, ending }, language))[language],
    ...(totals ? [totals.join(' · ')] : []),
  ];
  return compose(notice, lines, board, afterMatchButtons(sheet, language));
}

/** Notifies the late player, or a waiting one with their options. */
export function bankNotice(notice: DirectNotice, detail: PostDetails['bank']): MessagePage {
  const { language, seat, sheet } = notice;
  const title = titleOf(notice);
  if (detail.seat === seat) {
    const line =
      detail.stage === 'bank' ? strings.bankRuns(title, absoluteAndRelative(detail.until)) : strings.bankEmpty(title);
    return compose(notice, [line[language]], null, [play(notice)]);
  }
  const name = playerName(sheet, detail.seat);
  if (detail.stage === 'bank')
    return compose(notice, [strings.bankRunsOther(title, name, absoluteAndRelative(detail.until))[language]], null, []);
  return compose(notice, [strings.bankEmptyOther(title, name, absoluteTime(detail.until))[language]], null, [
    button(at(notice, 'wait'), strings.wait[language], 'primary'),
    button(at(notice, 'grant'), buttonStrings.grant[language]),
    button(at(notice, 'autopilot'), buttonStrings.autopilot[language]),
    button(at(notice, 'adjourn'), buttonStrings.adjourn[language]),
    button(at(notice, 'claim'), buttonStrings.claim[language], 'danger'),
  ]);
}

const play = (notice: DirectNotice, style: ButtonStyleName = 'primary'): APIButtonComponentWithCustomId =>
  button(at(notice, 'open'), panelStrings.playTurn[notice.language], style);
