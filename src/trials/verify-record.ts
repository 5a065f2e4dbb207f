import { createHash } from 'node:crypto';
import type { AnyGame } from '../engine/game/index.ts';
import { drawnOrder } from '../match/lobby/begin.ts';
import { seatName } from '../engine/seats.ts';
import { BadRecord, replayRecord } from '../match/look/read-record.ts';

/** Says that a record is in order, what that proves and what it can't prove. Throws `BadRecord` with the first thing that is not. */
export function verifyRecord(games: ReadonlyMap<string, AnyGame>, text: string): string {
  const lineOf = (name: string): number => text.split('\n').findIndex((line) => line.startsWith(`${name}:`)) + 1;
  const { game, header, seats, seed, history, passages, standing } = replayRecord(games, text);
  const commitment = createHash('sha256').update(seed).digest('hex');
  const said = header.get('commitment') ?? '';
  if (said !== commitment) throw new BadRecord(lineOf('commitment'), `commitment: ${said}`, `the SHA-256 of the seed is ${commitment}`);
  const order = drawnOrder(seed, seats);
  const table = order.map((_, place) => seatName(order.indexOf(place)));
  for (const [name, drawn] of [['challenger', table[0]], ['table', table.join(' ')]] as const) {
    const written = header.get(name) ?? '';
    if (written.endsWith('(drawn)') && written !== `${drawn} (drawn)`) throw new BadRecord(lineOf(name), `${name}: ${written}`, `${name}: ${drawn} (drawn)`);
  }
  const throws = passages.flatMap(({ events }) => events.flatMap(({ event }) => game.chronicle.thrown(event) ?? [])).length;
  const { drawn: numbers } = standing.state.rng;
  const counted = `${game.rules.turn(standing.state, 0)} turns, ${history.length} answers, ${throws} throws and events`;
  const won = header.get('result')?.startsWith('won') ?? false;
  return [
    `OK: ${counted}, ${numbers} numbers drawn from the seed that was committed to`,
    `  proven: the seed, every shuffle and throw, that each answer was legal, and the final position${won ? ' and result' : ''}`,
    `  not proven: names, who challenged, who left${won ? '' : `, and how the match ended (${header.get('result') ?? 'unknown'})`}`,
  ].join('\n');
}
