import { questionOf } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import { begin, type Given, submit } from '../../engine/match.ts';
import { seatNames } from '../../engine/seats.ts';
import { Refused } from '../../engine/text.ts';
import type { Standing } from '../change/progress.ts';
import { positionOf, RECORD, resultOf, turnLines } from './record.ts';
import { placed } from '../leave/ranking.ts';
import { type Passage, soleActive } from './story.ts';
import type { Happened } from '../sheet.ts';

export interface Replayed {
  readonly game: AnyGame;
  readonly header: ReadonlyMap<string, string>;
  readonly seats: number;
  readonly seed: string;
  readonly history: readonly Given[];
  readonly passages: readonly Passage[];
  /** The table at the end. */
  readonly standing: Standing;
}

/** A record that does not replay, with the first line that differs. */
export class BadRecord extends Refused {
  readonly line: number;
  readonly expected: string;
  readonly got: string;
  constructor(line: number, expected: string, got: string) {
    super({
      en: `Line ${line} differs. The record says: ${expected}. Replayed: ${got}.`,
      de: `Zeile ${line} weicht ab. In der Mitschrift steht: ${expected}. Nachgespielt: ${got}.`,
    });
    this.name = 'BadRecord';
    this.line = line;
    this.expected = expected;
    this.got = got;
  }
}

interface Turn {
  readonly line: number;
  readonly text: string;
  readonly items: readonly { readonly seat: number | null; readonly answer: readonly string[] }[];
}

/** Plays a record from its seed. Throws `BadRecord` with the first line that does not come out the same. */
export function replayRecord(games: ReadonlyMap<string, AnyGame>, text: string): Replayed {
  const { header, turns, lineOf } = readRecord(text);
  const need = (name: string): string => {
    const value = header.get(name);
    if (value === undefined || value === '') throw new BadRecord(1, `a record with ${name}`, `no line “${name}: …”`);
    return value;
  };
  const wrong = (name: string, got: string): BadRecord => new BadRecord(lineOf(name), `${name}: ${header.get(name) ?? ''}`, got);
  const [gameId = '', version = ''] = need('game').split(' ');
  const game = games.get(gameId);
  if (!game) throw wrong('game', `the games here are ${[...games.keys()].join(', ')}`);
  const seed = need('seed');
  const options = game.facts.options.safeParse(json(need('options'), () => wrong('options', 'not JSON')));
  if (!options.success) throw wrong('options', 'not options of this game');
  const seats = seatNames.filter((name) => header.has(name)).length;
  const passages = replayTurns(game, options.data, seats, seed, turns);
  const standing = (passages.at(-1) as Passage).standing;
  const position = positionOf(game, passages);
  if (Number(version) === game.keeping.version && need('position') !== position) throw wrong('position', `position: ${position}`);
  const result = game.rules.result(standing.state);
  const left = (header.get('left') ?? '').split(' ').flatMap((name) => seatNames.flatMap((each, seat) => (each === name ? [seat] : [])));
  const won = result && resultOf({ kind: 'won', ranking: placed(result.ranking, left) });
  if (won ? need('result') !== won : need('result').startsWith('won')) throw wrong('result', `result: ${won ?? 'not over'}`);
  return { game, header, seats, seed, history: passages.flatMap(({ given }) => given ?? []), passages, standing };
}

function json(text: string, wrong: () => BadRecord): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong();
  }
}

function replayTurns(game: AnyGame, options: unknown, seats: number, seed: string, turns: readonly Turn[]): readonly Passage[] {
  let standing: Standing = begin(game, options, seats, seed);
  const events = standing.events.map((event): Happened => ({ seq: 0, turn: 0, event }));
  const passages: Passage[] = [{ given: null, turn: 0, active: null, events, revealed: true, before: standing, standing }];
  for (const { line, text, items } of turns) {
    const number = Number.parseInt(text, 10);
    for (const { seat: named, answer } of items) {
      const active = soleActive(game, standing.state);
      const seat = named ?? active ?? 0;
      const turn = game.rules.turn(standing.state, seat);
      if (turn !== number) throw new BadRecord(line, text, `turn ${turn} at “${answer.join(', ')}”`);
      const before = standing;
      const key = questionOf(before.open, seat)?.key ?? '';
      standing = submitted(game, before, seat, answer, (reason) => new BadRecord(line, text, `“${answer.join(', ')}”: ${reason}`));
      const seq = passages.length;
      const told = standing.events.map((event): Happened => ({ seq, turn, event }));
      passages.push({ given: { seat, key, answer }, turn, active, events: told, revealed: standing.match.since.length === 0, before, standing });
    }
    const inTurn = passages.filter(({ turn }) => turn === number);
    const [got = 'nothing'] = turnLines(game, inTurn);
    // Older records name whoever was left to play less often.
    if (got !== text && turnLines(game, inTurn, false)[0] !== text) throw new BadRecord(line, text, got);
  }
  return passages;
}

function submitted(
  game: AnyGame,
  standing: Standing,
  seat: number,
  answer: readonly string[],
  wrong: (reason: string) => BadRecord,
): Standing {
  try {
    return submit(game, standing.match, seat, answer);
  } catch (error) {
    throw error instanceof Refused ? wrong(error.reason.en) : error;
  }
}

function readRecord(
  text: string,
): { header: ReadonlyMap<string, string>; turns: readonly Turn[]; lineOf: (name: string) => number } {
  const lines = text.split(/\r?\n/u);
  if (lines[0]?.trim() !== RECORD) throw new BadRecord(1, lines[0] ?? '', `a record begins with ${RECORD}`);
  const header = new Map<string, string>();
  const places = new Map<string, number>();
  const turns: Turn[] = [];
  lines.slice(1).forEach((raw, index) => {
    const words = raw.trim();
    const line = index + 2;
    if (words === '' || words.startsWith('#')) return;
    const [, name, value] = /^([a-z][a-z0-9 ]*): (.*)$/u.exec(words) ?? /^([a-z]+):()$/u.exec(words) ?? [];
    if (/^\d+\. /u.test(words)) turns.push({ line, text: words, items: itemsOf(line, words) });
    else if (name !== undefined && value !== undefined) {
      header.set(name, value);
      places.set(name, line);
    } else throw new BadRecord(line, words, 'neither a header nor a turn');
  });
  return { header, turns, lineOf: (name) => places.get(name) ?? 1 };
}

function itemsOf(line: number, text: string): Turn['items'] {
  return text
    .replace(/^\d+\. /u, '')
    .split(';')
    .map((item) => item.trim())
    .filter((item) => !/^-( |$)/u.test(item))
    .map((item) => {
      const [, name, answer] = /^(?:\[([a-z]+)\] )?([^{}[\]]+?)(?: \{[^{}]*\})*$/u.exec(item) ?? [];
      const seat = seatNames.findIndex((each) => each === name);
      if (answer === undefined || (name !== undefined && seat === -1)) throw new BadRecord(line, text, `“${item}” is not an answer`);
      return { seat: name === undefined ? null : seat, answer: answer.split(',').map((id) => id.trim()) };
    });
}
