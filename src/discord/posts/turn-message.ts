import type { APIButtonComponentWithCustomId, APIMessageTopLevelComponent } from 'discord.js';
import type { AnyGame } from '../../engine/game/index.ts';
import type { WordedEvent, PostDetails, TurnProgress } from '../../match/posts.ts';
import type { RecipientView, UsualMove } from '../../match/view/notifier.ts';
import type { PublicMatch } from '../../match/matches.ts';
import type { Language, Text } from '../../engine/text.ts';
import {
  button,
  attachmentsOf,
  container,
  type ContainerPart,
  type MessagePage,
  row,
  textBlock,
  type Picture,
  pictureOrText,
  smallPrint,
} from '../ui/components.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { cut } from '../ui/limits.ts';
import { accentColor, joinNames, mention, playerName, type WithPlayers, messageText } from '../ui/player-names.ts';
import { absoluteAndRelative } from '../ui/timestamps.ts';
import { panelStrings } from '../strings/panel.ts';
import { turnStrings as strings } from '../strings/public-posts.ts';

type Detail = PostDetails<WordedEvent>['turn'];

/** Lines and characters of a digest; the log has the rest. A few more lines are kept for rolls, yields and blows. */
const LINES = 10;
const EXTRA_LINES = 6;
const DIGEST_LENGTH = 1500;

/**
 * Shortens events to a few lines; rolls, what they bring and what strikes a player are left out last. `more` tells how
 * many were left out.
 */
export function eventDigest(
  sheet: WithPlayers,
  events: readonly WordedEvent[],
  language: Language,
  most = LINES,
  more: (lines: number) => Text = strings.moreInLog,
): readonly string[] {
  const told = events.map((event) => ({ ...event, line: cut(`› ${messageText(event.text, language, sheet)}`, 300) }));
  const fits = told.reduce((sum, { line }) => sum + line.length + 1, 0) <= DIGEST_LENGTH;
  if (told.length <= most && fits) return told.map(({ line }) => line);
  const newest = told.filter(({ talk }) => !talk).toReversed();
  const kept = new Set<(typeof told)[number]>();
  let room = DIGEST_LENGTH;
  for (const each of newest.toSorted((one, other) => Number(other.main) - Number(one.main))) {
    if (kept.size >= (each.main ? most + EXTRA_LINES : most) || each.line.length >= room) break;
    kept.add(each);
    room -= each.line.length + 1;
  }
  return [
    smallPrint(more(events.length - kept.size)[language]),
    ...told.filter((each) => kept.has(each)).map(({ line }) => line),
  ];
}

/** Shows the public message of a turn: the active player, the events, the board and buttons. */
export function turnMessage(
  { sheet, game, usualMove }: Pick<RecipientView, 'sheet' | 'game' | 'usualMove'>,
  detail: Detail,
  board: Picture | null,
): MessagePage {
  const { language } = sheet.home;
  const until = detail.due === null ? null : absoluteAndRelative(detail.due);
  const seats = detail.seats ?? (detail.calls.length > 1 ? detail.calls : [detail.seat]);
  const names = joinNames(
    seats.map((seat) => (detail.calls.includes(seat) ? mention(sheet, seat) : playerName(sheet, seat))),
    language,
  );
  const first = (detail.calls.length > 0 ? strings.yourTurn : strings.hisTurn)(
    names,
    detail.turn,
    until,
    seats.length > 1,
  );
  const awaited = detail.progress ? waitingLine({ sheet, game }, detail.progress) : [];
  const body = bodyOf(sheet, detail, board, awaited);
  const ways =
    awaited.length > 0 ? waysIn({ sheet, game }, null, choiceButton(sheet)) : waysIn({ sheet, game }, usualMove);
  return {
    components: [textBlock(first[language]), container(accentColor(detail.seat), [...body, ways])],
    files: attachmentsOf(board),
  };
}

/** Returns a line that says whom play waits for, and what for; none if it doesn't. */
export function waitingLine(
  { sheet, game }: Pick<RecipientView, 'sheet' | 'game'>,
  { awaited, key, until }: Pick<TurnProgress, 'awaited' | 'key' | 'until'>,
): readonly string[] {
  if (awaited.length === 0) return [];
  const { language } = sheet.home;
  const names = joinNames(
    awaited.map((seat) => playerName(sheet, seat)),
    language,
  );
  const when = until === null ? null : absoluteAndRelative(until);
  return [strings.pause(names, awaited.length > 1, dutyOf(game, key), when)[language]];
}

/** Returns what awaited players do, in the infinitive. */
export const dutyOf = ({ text }: AnyGame, key: string | null): Text =>
  (key !== null && text.duties?.[key]) || strings.choose;

export const choiceButton = ({ id, seq, home }: PublicMatch): APIButtonComponentWithCustomId =>
  button(
    formatCustomId({ match: id, seat: null, seq, verb: 'open', arg: '' }),
    panelStrings.makeChoice[home.language],
    'primary',
  );

/** Shows the message of a match with parallel turns. */
export function parallelMessage(of: Pick<RecipientView, 'sheet' | 'game'>, board: Picture | null): MessagePage {
  const { sheet } = of;
  const text = textBlock(strings.itBegins[sheet.home.language]);
  return {
    components: [text, container(accentColor(null), [...(board ? [pictureOrText(board)] : []), waysIn(of)])],
    files: attachmentsOf(board),
  };
}

/** Returns the message without its buttons. */
export const parallelTable = (sheet: PublicMatch, board: Picture | null): APIMessageTopLevelComponent[] => [
  textBlock(strings.itBegins[sheet.home.language]),
  ...(board ? [container(accentColor(null), [pictureOrText(board)])] : []),
];

/** Shows the message of a daily match: the board is hidden while others can still play with the same dice. */
export function hiddenMatchMessage(sheet: PublicMatch, until: string): MessagePage {
  const { language } = sheet.home;
  const at = (verb: string): string => formatCustomId({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg: '' });
  const ways = row(
    button(at('open'), panelStrings.playTurn[language], 'primary'),
    button(at('more'), panelStrings.more[language]),
  );
  return { components: [container(accentColor(0), [hiddenMatchText(sheet, until), ways])], files: [] };
}

export const hiddenMatchText = (sheet: PublicMatch, until: string): ContainerPart =>
  textBlock(
    strings.sealed(
      playerName(
        sheet,
        sheet.players.findIndex(({ kind }) => kind === 'person'),
      ),
      until,
    )[sheet.home.language],
  );

/** Returns a button that gives the usual answer and opens the panel. */
export function usualMoveButton(
  match: string,
  { id, seq, text }: UsualMove,
  language: Language,
  style: 'primary' | 'secondary' = 'primary',
): APIButtonComponentWithCustomId {
  return button(formatCustomId({ match, seat: null, seq, verb: 'pick', arg: id }), text[language], style);
}

function waysIn(
  { sheet, game }: Pick<RecipientView, 'sheet' | 'game'>,
  usual: UsualMove | null = null,
  choice: APIButtonComponentWithCustomId | null = null,
): ContainerPart {
  const { language } = sheet.home;
  const at = (verb: string): string => formatCustomId({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg: '' });
  return row(
    ...(usual ? [usualMoveButton(sheet.id, usual, language)] : []),
    choice ?? button(at('open'), panelStrings.playTurn[language], usual ? 'secondary' : 'primary'),
    button(at('hand'), (game.text.showHand ?? panelStrings.showHand)[language]),
    button(at('zoom'), panelStrings.zoomBoard[language]),
    ...(usual ? [] : [button(at('log'), panelStrings.showLog[language])]),
    button(at('more'), panelStrings.more[language]),
  );
}

/** Returns the message after its turn: without buttons and mentions. */
export function pastTurnMessage(
  sheet: PublicMatch,
  detail: Detail,
  board: Picture | null,
): APIMessageTopLevelComponent[] {
  const { language } = sheet.home;
  const head = textBlock(smallPrint(strings.earlierTurn(detail.turn)[language]));
  return [container(accentColor(detail.seat), [head, ...bodyOf(sheet, detail, board)])];
}

function bodyOf(
  sheet: PublicMatch,
  detail: Detail,
  board: Picture | null,
  last: readonly string[] = [],
): readonly ContainerPart[] {
  const { language } = sheet.home;
  const lines = [...eventDigest(sheet, detail.events, language), ...last];
  const before = (detail.seat + sheet.players.length - 1) % sheet.players.length;
  if (detail.undos > 0) lines.push(smallPrint(strings.undos(playerName(sheet, before), detail.undos)[language]));
  return [...(lines.length > 0 ? [textBlock(lines.join('\n'))] : []), ...(board ? [pictureOrText(board)] : [])];
}
