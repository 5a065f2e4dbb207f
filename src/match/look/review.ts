import { questionOf } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import { readRest } from '../../engine/migrate.ts';
import type { Answer, Seat } from '../../engine/script.ts';
import type { Situation, Thought } from '../../engine/opponent.ts';
import type { Text } from '../../engine/text.ts';
import type { Judge } from '../ports.ts';
import { whyOf } from './reasons.ts';
import type { Passage } from './story.ts';

/** A turn that decided much. */
export interface Moment {
  readonly turn: number;
  readonly seat: Seat;
  /** By how much dice and cards changed the seat's chance in that turn. */
  readonly luck: number;
  /** By how much another choice would have been better; 0 when nothing better was found. */
  readonly missed: number;
  /** The number of the answer to look at: the choice that missed most, else what chance did. */
  readonly answer: number;
  readonly played: Answer;
  /** The better line; nothing where there is none. */
  readonly better: readonly Answer[];
  /** What it would have been better for. */
  readonly why: readonly Text[];
}

/** A match looked back at. */
export interface Review {
  /** By seat: the winning chance at the start and after every turn. */
  readonly chances: readonly (readonly number[])[];
  /** By seat: what dice and cards brought in all. */
  readonly luck: readonly number[];
  /** By seat: what choices missed in all. */
  readonly missed: readonly number[];
  /** By seat: how much of what the best choices would have kept was kept, of 1; null where nothing was chosen. */
  readonly accuracy: readonly (number | null)[];
  /** The three that decided most, in their order. */
  readonly moments: readonly Moment[];
}

const MOMENTS = 3;
/** Less than this is no moment, and no mistake either: judging is not that exact. */
const LEAST = 0.02;

/** Judges every choice by what its player could know, and tells it apart from what chance did. */
export async function reviewOf(game: AnyGame, match: string, variant: string, seats: number, passages: readonly Passage[], judge: Judge): Promise<Review> {
  const at = (state: unknown): readonly number[] => judge.chances(game, variant, seats, state);
  const luck = Array.from({ length: seats }, () => 0);
  const kept: number[][] = Array.from({ length: seats }, () => []);
  const turns = new Map<string, Moment>();
  const course: (readonly number[])[] = [];
  let last = 0;
  for (const [number, passage] of passages.entries()) {
    const { given, turn, before, standing, revealed } = passage;
    const now = at(standing.state);
    if (number === 0 || turn !== last) course.push(now);
    else course[course.length - 1] = now;
    last = turn;
    if (!given) continue;
    const { seat } = given;
    const key = `${turn} ${seat}`;
    const known = turns.get(key) ?? { turn, seat, luck: 0, missed: 0, answer: number, played: given.answer, better: [], why: [] };
    const lines = await linesAt(game, match, variant, passage, judge, number);
    const missed = lines && missedBy(lines, given.answer);
    if (missed) kept[seat]?.push(missed.kept);
    let changed = missed && missed.by > known.missed ? { ...known, missed: missed.by, answer: number, played: given.answer, better: missed.better } : known;
    if (revealed) {
      const fell = (now[seat] ?? 0) - (at(before.state)[seat] ?? 0);
      luck[seat] = (luck[seat] ?? 0) + fell;
      changed = { ...changed, luck: changed.luck + fell };
    }
    turns.set(key, changed);
  }
  const weight = ({ luck: fell, missed }: Moment): number => Math.max(Math.abs(fell), missed);
  const decisive = [...turns.values()].filter((moment) => weight(moment) >= LEAST).toSorted((one, other) => weight(other) - weight(one)).slice(0, MOMENTS);
  const moments = decisive.map((moment): Moment => {
    const situation = moment.better.length > 0 ? situationAt(game, variant, passages[moment.answer]) : null;
    return situation ? { ...moment, why: whyOf(judge, situation, moment.better, [moment.played], seedOf(match, moment.answer)) } : moment;
  });
  const missed = Array.from({ length: seats }, () => 0);
  for (const moment of turns.values()) missed[moment.seat] = (missed[moment.seat] ?? 0) + moment.missed;
  return {
    chances: Array.from({ length: seats }, (_, seat) => course.map((chances) => chances[seat] ?? 0)),
    luck,
    missed,
    accuracy: kept.map((shares) => (shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length)),
    moments: moments.toSorted((one, other) => one.answer - other.answer),
  };
}

const seedOf = (match: string, number: number): string => `${match} ${number} review`;

/** The question an answer was given to; null where there was nothing to choose. */
function situationAt(game: AnyGame, variant: string, passage: Passage | undefined): Situation | null {
  const decision = passage?.given && questionOf(passage.before.open, passage.given.seat);
  if (!decision || decision.choices.length < 2) return null;
  const { rest, journal } = passage.before.match;
  return { game, variant, rest: readRest(game, rest), journal, state: passage.before.state, decision };
}

async function linesAt(game: AnyGame, match: string, variant: string, passage: Passage, judge: Judge, number: number): Promise<Thought['lines'] | null> {
  const situation = situationAt(game, variant, passage);
  return situation && judge.lines(match, situation, seedOf(match, number));
}

/** How far an answer stays behind the best; null when it was not among what was thought of, or everything was worth the same and nothing was decided. */
function missedBy(lines: Thought['lines'], answer: Answer): { readonly by: number; readonly kept: number; readonly better: readonly Answer[] } | null {
  const [best] = lines;
  const own = lines.find(({ answers }) => answers[0]?.join() === answer.join());
  if (!best || !own || lines.every(({ value }) => value === best.value)) return null;
  const by = best.value - own.value;
  const kept = best.value > 0 ? Math.min(1, own.value / best.value) : 1;
  return by < LEAST ? { by: 0, kept, better: [] } : { by, kept, better: best.answers };
}
