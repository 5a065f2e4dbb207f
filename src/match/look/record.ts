import type { AnyGame } from '../../engine/game/index.ts';
import type { Given } from '../../engine/match.ts';
import { seatName } from '../../engine/seats.ts';
import { canonical } from '../play/canonical.ts';
import { type Passage, retell } from './story.ts';
import type { Ending, Past } from '../sheet.ts';
import { sumOf } from '../sum.ts';
import { leftSeats } from '../leave/ranking.ts';

/**
 * A game record: a header, one line per turn, an end. In the header `table` says which seat everybody got, in the order in
 * which they sat at the table before.
 *
 *   9. [red] roll {6 trade}; [blue] 0d, +2d; build road +2; end
 *
 * Answers are separated by semicolons, the picks of one answer by commas. The seat is named when it is not the one
 * whose turn it is, and at the beginning of the line. What the dice and the event stack showed and which cards were drawn
 * unseen stands in braces behind the answer.
 */
export const RECORD = '# Parley record 1';

/**
 * Writes a record, from the whole match as it was told before if it was. A match that is not over, or with whose seed others
 * still play, has no seed to show; such a record cannot be replayed.
 */
export function writeRecord(game: AnyGame, past: Past, hidden = false, told: readonly Passage[] = []): string {
  const { sheet, seed, history } = past;
  // Where today's rules no longer tell all of it, telling it again says why.
  const passages = told.length > history.length ? told : [...retell(game, sheet.terms.options, sheet.players.length, seed, history)];
  const over = sheet.status === 'over';
  const lines = [...headerOf(game, past), '', ...turnLines(game, passages), '', `position: ${positionOf(game, passages)}`];
  if (over) lines.push(`result: ${resultOf(sheet.ending)}`, ...(hidden ? [] : [`seed: ${seed}`]));
  return `${lines.join('\n')}\n`;
}

function headerOf(game: AnyGame, { sheet }: Past): readonly string[] {
  const { terms, previous, challenger, table } = sheet;
  const how = previous === null ? 'drawn' : 'rematch';
  const variant = terms.options['variant'];
  const left = leftSeats(sheet).map(seatName);
  return [
    RECORD,
    `match: ${sheet.id}`,
    `game: ${game.facts.id} ${game.keeping.version}`,
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

export function resultOf(ending: Ending | null): string {
  if (!ending) return 'open';
  if (!('ranking' in ending)) return ending.kind;
  // Between two the winner says it all.
  const places = ending.ranking.flat().length > 2 ? ending.ranking : ending.ranking.slice(0, 1);
  return `${ending.kind} ${places.map((seats) => seats.map(seatName).join('=')).join(' ')}`;
}

/**
 * One line per turn; the set-up is turn 0. Where everybody has turns of their own, every answer names its seat: who was left to
 * play when it was given cannot be told from the line of a turn.
 */
export function turnLines(game: AnyGame, passages: readonly Passage[], named = isApart(game, passages)): readonly string[] {
  const lines = new Map<number, string[]>();
  for (const { given, turn, active, events } of passages) {
    const thrown = events.flatMap(({ event }) => game.chronicle.thrown(event) ?? game.chronicle.drawn?.(event) ?? []);
    if (!given && thrown.length === 0) continue;
    const items = lines.get(turn) ?? [];
    lines.set(turn, items);
    items.push(itemOf(given, named || given === null || given.seat !== active || items.length === 0, thrown));
  }
  return [...lines].map(([turn, items]) => `${turn}. ${items.join('; ')}`);
}

const isApart = ({ rules }: AnyGame, passages: readonly Passage[]): boolean => passages.some(({ standing }) => rules.apart?.(standing.state) ?? false);

function itemOf(given: Given | null, named: boolean, thrown: readonly string[]): string {
  const answer = given ? `${named ? `[${seatName(given.seat)}] ` : ''}${given.answer.join(', ')}` : '-';
  if (/[;{}[\]]/.test(given?.answer.join('') ?? '')) throw new Error(`an id cannot be written in a record: ${answer}`);
  return [answer, ...thrown.map((words) => `{${words}}`)].join(' ');
}

/** A short sum over the last position, the same for the same position however its JSON was written. */
export function positionOf(game: AnyGame, passages: readonly Passage[]): string {
  const { rest, journal } = (passages.at(-1) as Passage).standing.match;
  return sumOf(canonical([game.keeping.read(rest), journal]));
}
