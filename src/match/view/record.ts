import type { AnyGame } from '../../engine/game/index.ts';
import type { GivenAnswer } from '../../engine/match.ts';
import { seatName } from '../../engine/seats.ts';
import { canonicalJson } from '../play/canonical-json.ts';
import { type ReplayStep, replay } from './replay.ts';
import type { Ending, FinishedMatch } from '../stored-match.ts';
import { fingerprint } from '../fingerprint.ts';
import { abandonedSeats } from '../leave/ranking.ts';

/**
 * The first line of a game record: a header, one line per turn, an end. In the header `table` lists the seats that the
 * players drew, in the order of the lobby.
 *
 *   9. [red] roll {6 trade}; [blue] 0d, +2d; build road +2; end
 *
 * Semicolons separate answers, commas the picks of one answer. A seat is named at the start of a line, and wherever it
 * isn't the active one. Braces after an answer show what the dice, the event stack and the draw stacks revealed.
 */
export const RECORD_HEADER = '# Parley record 1';

/**
 * Writes a record, from the replayed steps if there are any. A match that isn't over, or whose seed is still secret,
 * has no seed; such a record can't be replayed.
 */
export function writeRecord(
  game: AnyGame,
  finished: FinishedMatch,
  hidden = false,
  replayed: readonly ReplayStep[] = [],
): string {
  const { sheet, seed, history } = finished;
  // If the current rules no longer replay all of it, replaying again throws the reason.
  const steps =
    replayed.length > history.length
      ? replayed
      : [...replay(game, sheet.terms.options, sheet.players.length, seed, history)];
  const over = sheet.status === 'over';
  const lines = [
    ...headerOf(game, finished),
    '',
    ...turnLines(game, steps),
    '',
    `position: ${positionFingerprint(game, steps)}`,
  ];
  if (over) lines.push(`result: ${recordResult(sheet.ending)}`, ...(hidden ? [] : [`seed: ${seed}`]));
  return `${lines.join('\n')}\n`;
}

function headerOf(game: AnyGame, { sheet }: FinishedMatch): readonly string[] {
  const { terms, previous, challenger, table, seated } = sheet;
  const how = seated ? 'league' : previous === null ? 'drawn' : 'rematch';
  const variant = terms.options['variant'];
  const left = abandonedSeats(sheet).map(seatName);
  return [
    RECORD_HEADER,
    `match: ${sheet.id}`,
    `game: ${game.info.id} ${game.codec.version}`,
    ...(typeof variant === 'string' ? [`variant: ${variant}`] : []),
    `options: ${JSON.stringify(terms.options)}`,
    ...sheet.players.map(({ name }, seat) => `${seatName(seat)}: ${name.replace(/\s+/gu, ' ')}`),
    ...(left.length === 0 ? [] : [`left: ${left.join(' ')}`]),
    ...(challenger === null ? [] : [`challenger: ${seatName(challenger)} (${how})`]),
    ...(table === undefined ? [] : [`table: ${table.map(seatName).join(' ')} (${how})`]),
    ...(sheet.startedAt === null ? [] : [`begun: ${new Date(sheet.startedAt).toISOString()}`]),
    ...(sheet.endedAt === null ? [] : [`ended: ${new Date(sheet.endedAt).toISOString()}`]),
    `commitment: ${sheet.commitment ?? ''}`,
  ];
}

export function recordResult(ending: Ending | null): string {
  if (!ending) return 'open';
  if (!('ranking' in ending)) return ending.kind;
  // With two players the winner is enough.
  const places = ending.ranking.flat().length > 2 ? ending.ranking : ending.ranking.slice(0, 1);
  return `${ending.kind} ${places.map((seats) => seats.map(seatName).join('=')).join(' ')}`;
}

/**
 * Writes one line per turn; the set-up is turn 0. In parallel turns every answer names its seat, as the line doesn't
 * tell who was left to play.
 */
export function turnLines(
  game: AnyGame,
  steps: readonly ReplayStep[],
  named = hasSeparateTurns(game, steps),
): readonly string[] {
  const lines = new Map<number, string[]>();
  for (const { given, turn, active, events } of steps) {
    const thrown = events.flatMap(({ event }) => game.stats.recordRoll(event) ?? game.stats.recordDraw?.(event) ?? []);
    if (!given && thrown.length === 0) continue;
    const items = lines.get(turn) ?? [];
    lines.set(turn, items);
    items.push(itemOf(given, named || given === null || given.seat !== active || items.length === 0, thrown));
  }
  return [...lines].map(([turn, items]) => `${turn}. ${items.join('; ')}`);
}

const hasSeparateTurns = ({ rules }: AnyGame, steps: readonly ReplayStep[]): boolean =>
  steps.some(({ position }) => rules.isIndependent?.(position.state) ?? false);

function itemOf(given: GivenAnswer | null, named: boolean, thrown: readonly string[]): string {
  const answer = given ? `${named ? `[${seatName(given.seat)}] ` : ''}${given.answer.join(', ')}` : '-';
  if (/[;{}[\]]/.test(given?.answer.join('') ?? '')) throw new Error(`an id cannot be written in a record: ${answer}`);
  return [answer, ...thrown.map((text) => `{${text}}`)].join(' ');
}

/** Returns a fingerprint of the last position that doesn't depend on the order of keys. */
export function positionFingerprint(game: AnyGame, steps: readonly ReplayStep[]): string {
  const { rest, journal } = (steps.at(-1) as ReplayStep).position.match;
  return fingerprint(canonicalJson([game.codec.read(rest), journal]));
}
