import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { AnyGame } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { Language, Text } from '../../engine/text.ts';
import type { PostDetails } from '../../match/posts.ts';
import type { Usual } from '../../match/look/telling.ts';
import type { OpenSheet } from '../../match/matches.ts';
import { button, filesIn, frame, type Inner, type Page, row, say, type Sight, sight, small, type Style } from '../parts/components.ts';
import { freeId, idOf } from '../arriving/ids.ts';
import { cut, cutLines, LIMIT } from '../parts/limits.ts';
import { accentOf, nameOfSeat, spoken } from '../parts/people.ts';
import { both, distance, moment } from '../parts/times.ts';
import { placeLink } from '../parts/links.ts';
import { buttonWords } from '../words/buttons.ts';
import { noticeWords as words } from '../words/notices.ts';
import { matchWords } from '../words/match.ts';
import { panelWords } from '../words/panel.ts';
import { digest, usualButton } from './turn-message.ts';

/** One person's direct message about a match. */
export interface Notice {
  readonly sheet: OpenSheet;
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly language: Language;
  /** The match has just begun: it's said what this message is for, with the way to the settings. */
  readonly greets?: boolean;
}

const titleOf = ({ sheet, game, language }: Notice): string => matchWords.title(game.facts.name, sheet.id)[language];
const otherOf = ({ sheet, seat }: Notice): string =>
  sheet.players.flatMap((_, each) => (each === seat ? [] : [nameOfSeat(sheet, each)])).join(', ');

const at = ({ sheet }: Notice, verb: string, arg = ''): string => idOf({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg });

function compose(notice: Notice, lines: readonly string[], hand: Sight | null, buttons: readonly APIButtonComponentWithCustomId[]): Page {
  const { sheet, seat, language, greets } = notice;
  const greeting = greets ? [small(words.greeting[language])] : [];
  const place = sheet.home.channel && sheet.home.guild ? [small(words.toThread(placeLink(sheet.home.guild, sheet.home.channel))[language])] : [];
  const parts: Inner[] = [say(cutLines([...lines.map((each) => cut(each, 400)), ...greeting, ...place], 1800))];
  if (hand) parts.push(sight(hand));
  const all = greets && buttons.length < LIMIT.rowButtons ? [...buttons, button(freeId('settings'), words.settings[language])] : buttons;
  if (all.length > 0) parts.push(row(...all));
  return { components: [frame(accentOf(seat), parts)], files: filesIn(hand) };
}

export function helloNotice(notice: Notice): Page {
  return compose(notice, [words.hello(titleOf(notice), otherOf(notice))[notice.language]], null, []);
}

export function turnNotice(notice: Notice, detail: PostDetails['turn'], hand: Sight | null, usual: Usual | null): Page {
  const { language, game, seat } = notice;
  const until = detail.due === null ? null : both(detail.due);
  const lines = [words.yourTurn(titleOf(notice), detail.turn, until)[language], ...digest(game, notice.sheet, detail.events, language, seat)];
  const begin = usual ? [usualButton(notice.sheet.id, usual, language), play(notice, 'secondary')] : [play(notice)];
  return compose(notice, lines, hand, begin);
}

export function continuedNotice(notice: Notice, detail: PostDetails['continued'], hand: Sight | null): Page {
  const { language, game, seat } = notice;
  const until = detail.due === null ? null : both(detail.due);
  const lines = [words.continued(titleOf(notice), until)[language], ...digest(game, notice.sheet, detail.events, language, seat)];
  return compose(notice, lines, hand, [play(notice)]);
}

export function handNotice(notice: Notice, hand: Sight | null): Page {
  return compose(notice, [words.hand(titleOf(notice))[notice.language]], hand, [
    button(at(notice, 'open'), panelWords.back[notice.language]),
  ]);
}

/** `whole` are answers that one press gives; everything else is put together in the panel. */
export function choiceNotice(notice: Notice, detail: PostDetails['choice'], question: Text | null, whole: readonly Usual[]): Page {
  const { language, game, seat } = notice;
  const until = detail.due === null ? null : both(detail.due);
  const lines = [
    words.choice(titleOf(notice), until)[language],
    ...digest(game, notice.sheet, detail.events, language, seat),
    ...(question ? [`**${spoken(question, language, notice.sheet)}**`] : []),
    ...(detail.patient ? [small(words.patient[language])] : []),
  ];
  const presses = whole.map((each, index) => usualButton(notice.sheet.id, each, language, index === 0 ? 'primary' : 'secondary'));
  return compose(notice, lines, null, [...presses, button(at(notice, 'open'), panelWords.makeChoice[language], whole.length === 0 ? 'primary' : 'secondary')]);
}

export function reminderNotice(notice: Notice, detail: PostDetails['reminder']): Page {
  const { language } = notice;
  const until = detail.due === null ? '' : both(detail.due);
  const title = titleOf(notice);
  const line =
    detail.step === 'half'
      ? words.half(title, until)
      : detail.kind === 'choice'
        ? words.lateChoice(title, detail.due === null ? '' : distance(detail.due))
        : words.late(title, until);
  const turn = [
    button(at(notice, 'use-bank'), buttonWords.useBank[language]),
    button(at(notice, 'vacation'), words.startVacation[language]),
  ];
  const buttons = [
    detail.kind === 'turn' ? play(notice) : button(at(notice, 'open'), panelWords.makeChoice[language], 'primary'),
    ...(detail.step === 'late' && detail.kind === 'turn' ? turn : []),
    button(at(notice, 'mute'), buttonWords.mute[language]),
  ];
  return compose(notice, [line[language]], null, buttons);
}

/** To the one whose bank it is, or to the one who waits, with what may be done. */
export function bankNotice(notice: Notice, detail: PostDetails['bank']): Page {
  const { language, seat, sheet } = notice;
  const title = titleOf(notice);
  if (detail.seat === seat) {
    const line = detail.stage === 'bank' ? words.bankRuns(title, both(detail.until)) : words.bankEmpty(title);
    return compose(notice, [line[language]], null, [play(notice)]);
  }
  const name = nameOfSeat(sheet, detail.seat);
  if (detail.stage === 'bank') return compose(notice, [words.bankRunsOther(title, name, both(detail.until))[language]], null, []);
  return compose(notice, [words.bankEmptyOther(title, name, moment(detail.until))[language]], null, [
    button(at(notice, 'wait'), words.wait[language], 'primary'),
    button(at(notice, 'grant'), buttonWords.grant[language]),
    button(at(notice, 'autopilot'), buttonWords.autopilot[language]),
    button(at(notice, 'adjourn'), buttonWords.adjourn[language]),
    button(at(notice, 'claim'), buttonWords.claim[language], 'danger'),
  ]);
}

const play = (notice: Notice, style: Style = 'primary'): APIButtonComponentWithCustomId =>
  button(at(notice, 'open'), panelWords.playTurn[notice.language], style);
