import type { AnyGame } from '../../engine/game/index.ts';
import { seatNames } from '../../engine/seats.ts';
import { RECORD_HEADER } from '../../match/view/record.ts';
import { readRecord, RecordMismatch, replayRecordSteps } from '../../match/view/replay-record.ts';
import type { ReplayStep } from '../../match/view/replay.ts';
import { type RecordProof, verifyRecord } from '../../match/view/verify-record.ts';
import { sha256 } from './sha256.ts';

/** Reasons for which a record can't be replayed at all. */
export type UnreadableReason = 'no-record' | 'too-large' | 'other-format' | 'unknown-game' | 'no-seed' | 'damaged';

export class UnreadableRecord extends Error {
  readonly reason: UnreadableReason;
  constructor(reason: UnreadableReason) {
    super(reason);
    this.name = 'UnreadableRecord';
    this.reason = reason;
  }
}

/** The part of a record that is known before it is replayed. */
export interface RecordInfo {
  readonly text: string;
  readonly game: string;
  readonly variant: string | null;
  /** By seat. */
  readonly names: readonly string[];
  /** How it ended: a kind, and the winning seats. */
  readonly result: { readonly kind: string; readonly winners: readonly number[] };
  readonly commitment: string;
  readonly seed: string;
  /** The version of the game's codec that wrote it. */
  readonly version: number;
}

/** Far more than the longest match needs. */
const MAX_LENGTH = 1_000_000;
/** Discord's names have at most 32 characters. Fitting very long ones into a picture takes minutes. */
const LONGEST_NAME = 100;

/** Reads the head of a record. Throws `UnreadableRecord`. */
export function readRecordInfo(text: string, games: ReadonlySet<string>): RecordInfo {
  if (text.length > MAX_LENGTH) throw new UnreadableRecord('too-large');
  const [first = ''] = text.trimStart().split('\n', 1);
  if (first.trim() !== RECORD_HEADER)
    throw new UnreadableRecord(/^# Parley record\b/.test(first) ? 'other-format' : 'no-record');
  const { header } = readSafely(text);
  const [game = '', version = ''] = (header.get('game') ?? '').split(' ');
  if (game === '') throw new UnreadableRecord('damaged');
  if (!games.has(game)) throw new UnreadableRecord('unknown-game');
  if (!/^\d{1,9}$/.test(version)) throw new UnreadableRecord('damaged');
  const seed = header.get('seed') ?? '';
  if (seed === '') throw new UnreadableRecord('no-seed');
  const names = seatNames.flatMap((name) => header.get(name) ?? []);
  if (names.some(({ length }) => length > LONGEST_NAME)) throw new UnreadableRecord('damaged');
  const [kind = '', winner = ''] = (header.get('result') ?? '').split(' ');
  const winners = winner.split('=').flatMap((name) => seatNames.flatMap((each, seat) => (each === name ? [seat] : [])));
  return {
    text,
    game,
    variant: header.get('variant') ?? null,
    names,
    result: { kind, winners },
    commitment: header.get('commitment') ?? '',
    seed,
    version: Number(version),
  };
}

function readSafely(text: string): ReturnType<typeof readRecord> {
  try {
    return readRecord(text);
  } catch {
    // The seed is the last line: a file that was cut off has none.
    throw new UnreadableRecord(/^seed: \S/m.test(text) ? 'damaged' : 'no-seed');
  }
}

/** The first line that differs when a record is replayed. */
export interface RecordBreak {
  readonly line: number;
  readonly written: string;
  readonly replayed: string;
}

export type Verdict =
  | { readonly kind: 'proven'; readonly proof: RecordProof }
  | { readonly kind: 'broken'; readonly at: RecordBreak }
  /** It doesn't replay, but another version of the rules wrote it. */
  | { readonly kind: 'other-version'; readonly at: RecordBreak; readonly written: number; readonly here: number }
  /** The rules failed: the record asks for something that can't be. */
  | { readonly kind: 'failed' };

/** A replayed record: the steps up to its end or first mistake, and what the check found. */
export interface CheckedRecord {
  readonly steps: readonly ReplayStep[];
  readonly verdict: Verdict;
}

/** Lets the page draw and answer between two slices of work. */
export interface Slices {
  pause(): Promise<void>;
  /** Milliseconds. */
  now(): number;
}

/** Milliseconds of replaying before a pause. */
const SLICE = 12;

/**
 * Replays a record in slices and checks it. `commitment` is the published one, if it is known from elsewhere than the
 * record.
 */
export async function checkRecord(
  game: AnyGame,
  info: RecordInfo,
  commitment: string | null,
  { pause, now }: Slices,
): Promise<CheckedRecord> {
  const steps: ReplayStep[] = [];
  try {
    const replaying = replayRecordSteps(new Map([[game.info.id, game]]), info.text);
    let since = now();
    for (let next = replaying.next(); ; next = replaying.next()) {
      if (next.done) {
        const proof = verifyRecord(next.value, sha256);
        if (commitment !== null && commitment !== proof.commitment)
          throw new RecordMismatch(
            next.value.lineOf('commitment'),
            `commitment: ${proof.commitment}`,
            `commitment: ${commitment}`,
          );
        return { steps, verdict: { kind: 'proven', proof } };
      }
      steps.push(next.value);
      if (now() - since < SLICE) continue;
      await pause();
      since = now();
    }
  } catch (error) {
    return { steps, verdict: verdictOn(error, info.version, game.codec.version) };
  }
}

function verdictOn(error: unknown, written: number, here: number): Verdict {
  if (!(error instanceof RecordMismatch)) return { kind: 'failed' };
  const at = { line: error.line, written: error.expected, replayed: error.got };
  return written === here ? { kind: 'broken', at } : { kind: 'other-version', at, written, here };
}
