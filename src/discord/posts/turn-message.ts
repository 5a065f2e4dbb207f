import type { APIButtonComponentWithCustomId, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { AnyGame } from '../../engine/game/index.ts';
import type { PostDetails } from '../../match/posts.ts';
import { wordsFor } from '../../match/posts.ts';
import type { Usual } from '../../match/look/telling.ts';
import type { OpenSheet } from '../../match/matches.ts';
import type { Happened } from '../../match/sheet.ts';
import type { Language } from '../../engine/text.ts';
import { button, filesIn, frame, type Inner, type Page, row, say, type Sight, sight, small } from '../parts/components.ts';
import { idOf } from '../arriving/ids.ts';
import { cut, cutLines } from '../parts/limits.ts';
import { accentOf, listed, mentionOf, nameOfSeat, type Seated, spoken } from '../parts/people.ts';
import { both } from '../parts/times.ts';
import { panelWords } from '../words/panel.ts';
import { turnWords as words } from '../words/public.ts';

type Detail = PostDetails['turn'];

/** Lines of a digest: what is more stands in the log. */
const LINES = 10;

/** What everybody may know of these events, in a few lines. */
export function digest(
  game: AnyGame,
  sheet: Seated,
  events: readonly Happened[],
  language: Language,
  seat: number | null = null,
): readonly string[] {
  const told = (of: readonly Happened[]): readonly string[] => wordsFor(game, of, seat).map((text) => `› ${spoken(text, language, sheet)}`);
  const all = told(events);
  if (all.length <= LINES) return all;
  const happened = events.filter(({ event }) => !game.words.isTalk?.(event) && game.words.hear(event, seat) !== null);
  const isMain = ({ event }: Happened): boolean => game.words.isMain?.(event) ?? false;
  const main = happened.filter(isMain).slice(-LINES);
  const rest = happened.filter((each) => !isMain(each)).toReversed().slice(0, LINES - main.length);
  const kept = new Set([...main, ...rest]);
  const some = told(happened.filter((each) => kept.has(each)));
  return [small(words.moreInLog(all.length - some.length)[language]), ...some];
}

/** The one public message of a turn: who is to move, what happened, the table, and the ways in. */
export function turnMessage(sheet: OpenSheet, game: AnyGame, detail: Detail, board: Sight | null, usual: Usual | null = null): Page {
  const { language } = sheet.home;
  const until = detail.due === null ? null : both(detail.due);
  const seats = detail.seats ?? (detail.calls.length > 1 ? detail.calls : [detail.seat]);
  const names = listed(seats.map((seat) => (detail.calls.includes(seat) ? mentionOf(sheet, seat) : nameOfSeat(sheet, seat))), language);
  const first = (detail.calls.length > 0 ? words.yourTurn : words.hisTurn)(names, detail.turn, until, seats.length > 1);
  const body = bodyOf(sheet, game, detail, board);
  return {
    components: [say(first[language]), frame(accentOf(detail.seat), [...body, waysIn(sheet, usual)])],
    files: filesIn(board),
  };
}

/** The one message of a match in which everybody plays at their own pace. */
export function parallelMessage(sheet: OpenSheet, board: Sight | null): Page {
  const text = say(words.itBegins[sheet.home.language]);
  return { components: [text, frame(accentOf(null), [...(board ? [sight(board)] : []), waysIn(sheet)])], files: filesIn(board) };
}

/** The one message of a match with the seed of the day: the table is hidden while others can still play with the same dice. */
export function sealedMessage(sheet: OpenSheet, until: string): Page {
  const { language } = sheet.home;
  const at = (verb: string): string => idOf({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg: '' });
  const ways = row(button(at('open'), panelWords.playTurn[language], 'primary'), button(at('more'), panelWords.more[language]));
  return { components: [frame(accentOf(0), [sealedWords(sheet, until), ways])], files: [] };
}

export const sealedWords = (sheet: OpenSheet, until: string): Inner => say(words.sealed(nameOfSeat(sheet, 0), until)[sheet.home.language]);

/** Gives an answer without the panel, and opens it. */
export function usualButton(match: string, { id, seq, text }: Usual, language: Language, style: 'primary' | 'secondary' = 'primary'): APIButtonComponentWithCustomId {
  return button(idOf({ match, seat: null, seq, verb: 'pick', arg: id }), text[language], style);
}

function waysIn(sheet: OpenSheet, usual: Usual | null = null): Inner {
  const { language } = sheet.home;
  const at = (verb: string): string => idOf({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg: '' });
  return row(
    ...(usual ? [usualButton(sheet.id, usual, language)] : []),
    button(at('open'), panelWords.playTurn[language], usual ? 'secondary' : 'primary'),
    button(at('hand'), panelWords.showHand[language]),
    button(at('zoom'), panelWords.zoomBoard[language]),
    ...(usual ? [] : [button(at('log'), panelWords.showLog[language])]),
    button(at('more'), panelWords.more[language]),
  );
}

/** What stays of it when the next turn begins: no buttons, no mention. */
export function turnMessageAfter(sheet: OpenSheet, game: AnyGame, detail: Detail, board: Sight | null): APIMessageTopLevelComponent[] {
  const { language } = sheet.home;
  const head = say(small(words.earlierTurn(detail.turn)[language]));
  return [frame(accentOf(detail.seat), [head, ...bodyOf(sheet, game, detail, board)])];
}

function bodyOf(sheet: OpenSheet, game: AnyGame, detail: Detail, board: Sight | null): readonly Inner[] {
  const { language } = sheet.home;
  const lines = [...digest(game, sheet, detail.events, language)];
  const before = (detail.seat + sheet.players.length - 1) % sheet.players.length;
  if (detail.undos > 0) lines.push(small(words.undos(nameOfSeat(sheet, before), detail.undos)[language]));
  return [
    ...(lines.length > 0 ? [say(cutLines(lines.map((each) => cut(each, 300)), 1600, 'end'))] : []),
    ...(board ? [sight(board)] : []),
  ];
}
