import { seatName } from '../../engine/seats.ts';
import { drawSeats } from '../lobby/draw-seats.ts';
import { RecordMismatch, type ReplayedRecord } from './replay-record.ts';

/** What a correct record proves, in numbers. */
export interface RecordProof {
  readonly commitment: string;
  readonly turns: number;
  readonly answers: number;
  /** Rolls and events. */
  readonly throws: number;
  /** Numbers drawn from the seed. */
  readonly numbers: number;
  /** Whether the result follows from the last position; resigning and running out of time don't. */
  readonly won: boolean;
}

/**
 * Checks what replaying doesn't: the commitment and the draw of the seats. `sha256` returns hexadecimal digits. Throws
 * `RecordMismatch`.
 */
export function verifyRecord(
  { game, header, lineOf, seats, seed, history, steps, position }: ReplayedRecord,
  sha256: (text: string) => string,
): RecordProof {
  const commitment = sha256(seed);
  const written = header.get('commitment') ?? '';
  if (written !== commitment)
    throw new RecordMismatch(
      lineOf('commitment'),
      `commitment: ${written}`,
      `the SHA-256 of the seed is ${commitment}`,
    );
  const order = drawSeats(seed, seats);
  const table = order.map((_, place) => seatName(order.indexOf(place)));
  for (const [name, drawn] of [
    ['challenger', table[0]],
    ['table', table.join(' ')],
  ] as const) {
    const value = header.get(name) ?? '';
    if (value.endsWith('(drawn)') && value !== `${drawn} (drawn)`)
      throw new RecordMismatch(lineOf(name), `${name}: ${value}`, `${name}: ${drawn} (drawn)`);
  }
  return {
    commitment,
    turns: game.rules.turn(position.state, 0),
    answers: history.length,
    throws: steps.flatMap(({ events }) => events.flatMap(({ event }) => game.stats.recordRoll(event) ?? [])).length,
    numbers: position.state.rng.drawn,
    won: header.get('result')?.startsWith('won') ?? false,
  };
}
