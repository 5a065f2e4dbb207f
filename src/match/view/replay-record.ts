import { questionOf } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import { fitsHandicap } from '../../engine/handicap.ts';
import { startMatch, type GivenAnswer, submitAnswer } from '../../engine/match.ts';
import { seatNames } from '../../engine/seats.ts';
import { Refused } from '../../engine/text.ts';
import type { Position } from '../transition/transition.ts';
import { positionFingerprint, RECORD_HEADER, recordResult, turnLines } from './record.ts';
import { rankAbandonedLast } from '../leave/ranking.ts';
import { type ReplayStep, soleActiveSeat } from './replay.ts';
import type { LoggedEvent } from '../stored-match.ts';

export interface ReplayedRecord {
  readonly game: AnyGame;
  readonly header: ReadonlyMap<string, string>;
  /** Returns the line of a header entry. */
  readonly lineOf: (name: string) => number;
  readonly seats: number;
  readonly seed: string;
  readonly history: readonly GivenAnswer[];
  readonly steps: readonly ReplayStep[];
  readonly position: Position;
}

/** A record that doesn't replay, with the first line that differs. */
export class RecordMismatch extends Refused {
  readonly line: number;
  readonly expected: string;
  readonly got: string;
  constructor(line: number, expected: string, got: string) {
    super({
      en: `Line ${line} differs. The record says: ${expected}. Replayed: ${got}.`,
      de: `Zeile ${line} weicht ab. In der Mitschrift steht: ${expected}. Nachgespielt: ${got}.`,
    });
    this.name = 'RecordMismatch';
    this.line = line;
    this.expected = expected;
    this.got = got;
  }
}

interface RecordTurn {
  readonly line: number;
  readonly text: string;
  readonly items: readonly { readonly seat: number | null; readonly answer: readonly string[] }[];
}

/** Replays a record from its seed. Throws `RecordMismatch` with the first line that differs. */
export function replayRecord(games: ReadonlyMap<string, AnyGame>, text: string): ReplayedRecord {
  const replaying = replayRecordSteps(games, text);
  for (;;) {
    const { done, value } = replaying.next();
    if (done) return value;
  }
}

/** Replays a record like `replayRecord`, answer by answer, so that the caller can pause in between. */
export function* replayRecordSteps(
  games: ReadonlyMap<string, AnyGame>,
  text: string,
): Generator<ReplayStep, ReplayedRecord> {
  const { header, turns, lineOf } = readRecord(text);
  const need = (name: string): string => {
    const value = header.get(name);
    if (value === undefined || value === '')
      throw new RecordMismatch(1, `a record with ${name}`, `no line “${name}: …”`);
    return value;
  };
  const wrong = (name: string, got: string): RecordMismatch =>
    new RecordMismatch(lineOf(name), `${name}: ${header.get(name) ?? ''}`, got);
  const [gameId = '', version = ''] = need('game').split(' ');
  const game = games.get(gameId);
  if (!game) throw wrong('game', `the games here are ${[...games.keys()].join(', ')}`);
  const seed = need('seed');
  const options = game.info.options.safeParse(json(need('options'), () => wrong('options', 'not JSON')));
  if (!options.success) throw wrong('options', 'not options of this game');
  const seats = seatNames.filter((name) => header.has(name)).length;
  const variant = game.info.variants.find(({ id }) => id === (options.data as { readonly variant?: unknown }).variant);
  const [least = 1, most = seatNames.length] = variant?.seats ?? [];
  if (seats < least || seats > most)
    throw new RecordMismatch(1, `a record with players`, `${seats} players, ${least} to ${most} are possible`);
  if (!fitsHandicap(game.info.handicaps ?? [], options.data as { readonly variant: string }, seats))
    throw wrong('options', 'a handicap for a seat that isn’t there');
  const steps = yield* replayTurns(game, options.data, seats, seed, turns);
  const position = (steps.at(-1) as ReplayStep).position;
  const positionMark = positionFingerprint(game, steps);
  if (Number(version) === game.codec.version && need('position') !== positionMark)
    throw wrong('position', `position: ${positionMark}`);
  const result = game.rules.result(position.state);
  const left = (header.get('left') ?? '')
    .split(' ')
    .flatMap((name) => seatNames.flatMap((each, seat) => (each === name ? [seat] : [])));
  const won = result && recordResult({ kind: 'won', ranking: rankAbandonedLast(result.ranking, left) });
  if (won ? need('result') !== won : need('result').startsWith('won'))
    throw wrong('result', `result: ${won ?? 'not over'}`);
  return { game, header, lineOf, seats, seed, history: steps.flatMap(({ given }) => given ?? []), steps, position };
}

function json(text: string, wrong: () => RecordMismatch): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong();
  }
}

function* replayTurns(
  game: AnyGame,
  options: unknown,
  seats: number,
  seed: string,
  turns: readonly RecordTurn[],
): Generator<ReplayStep, readonly ReplayStep[]> {
  let position: Position = startMatch(game, options, seats, seed);
  const events = position.events.map((event): LoggedEvent => ({ seq: 0, turn: 0, event }));
  const start: ReplayStep = { given: null, turn: 0, active: null, events, revealed: true, before: position, position };
  const steps = [start];
  yield start;
  for (const { line, text, items } of turns) {
    const number = Number.parseInt(text, 10);
    for (const { seat: named, answer } of items) {
      const active = soleActiveSeat(game, position.state);
      const seat = named ?? active ?? 0;
      const turn = game.rules.turn(position.state, seat);
      if (turn !== number) throw new RecordMismatch(line, text, `turn ${turn} at “${answer.join(', ')}”`);
      const before = position;
      const key = questionOf(before.open, seat)?.key ?? '';
      position = submitted(
        game,
        before,
        seat,
        answer,
        (reason) => new RecordMismatch(line, text, `“${answer.join(', ')}”: ${reason}`),
      );
      const seq = steps.length;
      const told = position.events.map((event): LoggedEvent => ({ seq, turn, event }));
      const step: ReplayStep = {
        given: { seat, key, answer },
        turn,
        active,
        events: told,
        revealed: position.match.since.length === 0,
        before,
        position,
      };
      steps.push(step);
      yield step;
    }
    const inTurn = steps.filter(({ turn }) => turn === number);
    const [got = 'nothing'] = turnLines(game, inTurn);
    // Older records name seats less often.
    if (got !== text && turnLines(game, inTurn, false)[0] !== text) throw new RecordMismatch(line, text, got);
  }
  return steps;
}

function submitted(
  game: AnyGame,
  position: Position,
  seat: number,
  answer: readonly string[],
  wrong: (reason: string) => RecordMismatch,
): Position {
  try {
    return submitAnswer(game, position.match, seat, answer);
  } catch (error) {
    throw error instanceof Refused ? wrong(error.reason.en) : error;
  }
}

/** Reads a record without replaying it. Throws `RecordMismatch` if a line is neither a header nor a turn. */
export function readRecord(text: string): {
  header: ReadonlyMap<string, string>;
  turns: readonly RecordTurn[];
  lineOf: (name: string) => number;
} {
  const lines = text.split(/\r?\n/u);
  if (lines[0]?.trim() !== RECORD_HEADER)
    throw new RecordMismatch(1, lines[0] ?? '', `a record begins with ${RECORD_HEADER}`);
  const header = new Map<string, string>();
  const places = new Map<string, number>();
  const turns: RecordTurn[] = [];
  lines.slice(1).forEach((raw, index) => {
    const words = raw.trim();
    const line = index + 2;
    if (words === '' || words.startsWith('#')) return;
    const [, name, value] = /^([a-z][a-z0-9 ]*): (.*)$/u.exec(words) ?? /^([a-z]+):()$/u.exec(words) ?? [];
    if (/^\d+\. /u.test(words)) turns.push({ line, text: words, items: itemsOf(line, words) });
    else if (name !== undefined && value !== undefined) {
      header.set(name, value);
      places.set(name, line);
    } else throw new RecordMismatch(line, words, 'neither a header nor a turn');
  });
  return { header, turns, lineOf: (name) => places.get(name) ?? 1 };
}

function itemsOf(line: number, text: string): RecordTurn['items'] {
  return text
    .replace(/^\d+\. /u, '')
    .split(';')
    .map((item) => item.trim())
    .filter((item) => !/^-( |$)/u.test(item))
    .map((item) => {
      const [, name, answer] = /^(?:\[([a-z]+)\] )?([^{}[\]]+?)(?: \{[^{}]*\})*$/u.exec(item) ?? [];
      const seat = seatNames.findIndex((each) => each === name);
      if (answer === undefined || (name !== undefined && seat === -1))
        throw new RecordMismatch(line, text, `“${item}” is not an answer`);
      return { seat: name === undefined ? null : seat, answer: answer.split(',').map((id) => id.trim()) };
    });
}
