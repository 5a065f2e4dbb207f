import type { AnyGame } from '../../engine/game/index.ts';
import type { Scene } from '../../engine/scene/index.ts';
import type { Seat } from '../../engine/script.ts';
import { fillNames, type Language } from '../../engine/text.ts';
import type { ReplayStep } from '../../match/view/replay.ts';

/** A match as far as it was replayed. */
export interface ReplayedMatch {
  readonly game: AnyGame;
  /** By seat. */
  readonly names: readonly string[];
  readonly steps: readonly ReplayStep[];
}

/** Steps in a row that belong to the same turn. */
export interface TurnRun {
  readonly turn: number;
  /** The seat whose turn it is; null during set-up and parallel turns. */
  readonly seat: Seat | null;
  readonly first: number;
  readonly last: number;
}

/** Whose knowledge is shown; null is what everyone sees. */
export type Viewer = Seat | null;

/** Splits the steps into turns. A turn that others interrupt, as in parallel play, has several runs. */
export function turnRuns(steps: readonly ReplayStep[]): readonly TurnRun[] {
  const runs: TurnRun[] = [];
  for (const [index, { turn, active }] of steps.entries()) {
    const run = runs.at(-1);
    if (run?.turn === turn) runs[runs.length - 1] = { ...run, seat: run.seat ?? active, last: index };
    else runs.push({ turn, seat: active, first: index, last: index });
  }
  return runs.map((run) => (run.turn === 0 ? { ...run, seat: null } : run));
}

/** Returns the index of the run that a step belongs to. */
export function runOf(runs: readonly TurnRun[], step: number): number {
  const found = runs.findIndex(({ last }) => step <= last);
  return found === -1 ? runs.length - 1 : found;
}

export interface LogLine {
  readonly step: number;
  readonly text: string;
}

export interface LogTurn extends TurnRun {
  readonly lines: readonly LogLine[];
}

/** Words everything that happened for a viewer, turn by turn. */
export function logOf({ game, names, steps }: ReplayedMatch, viewer: Viewer, language: Language): readonly LogTurn[] {
  return turnRuns(steps).map((run) => ({
    ...run,
    lines: steps.slice(run.first, run.last + 1).flatMap(({ events }, index) =>
      events.flatMap(({ event }) => {
        const text = game.text.describeEvent(event, viewer);
        return text ? [{ step: run.first + index, text: fillNames(text[language], names) }] : [];
      }),
    ),
  }));
}

const viewAt = ({ game, steps }: ReplayedMatch, step: number, viewer: Viewer): unknown => {
  const state = steps[step]?.position.state;
  return state === undefined ? null : (game.views.forSeat(state, viewer) as unknown);
};

/** Returns the board after a step, with the changes since `before` marked. */
export function boardAt(replay: ReplayedMatch, step: number, viewer: Viewer, before: number | null): Scene {
  return replay.game.views.scene(viewAt(replay, step, viewer), {
    kind: 'board',
    names: replay.names,
    lower: viewer ?? 0,
    ...(before !== null && { before: viewAt(replay, before, viewer) }),
  });
}

/** Returns a seat's hand after a step; null in games without one. */
export function handAt(replay: ReplayedMatch, step: number, seat: Seat): Scene | null {
  const scene = replay.game.views.scene(viewAt(replay, step, seat), { kind: 'hand', names: replay.names });
  return scene.kind === 'hand' ? scene : null;
}

/** Describes the board after a step in words. */
export function describeAt(replay: ReplayedMatch, step: number, viewer: Viewer, language: Language): string {
  const { text } = replay.game.text.describe(viewAt(replay, step, viewer));
  return fillNames(text[language], replay.names);
}

/** A line per seat, by turn run. */
export interface Curve {
  readonly kind: 'chances' | 'points';
  /** By seat, then by run. */
  readonly values: readonly (readonly number[])[];
  readonly max: number;
}

/** Returns every seat's victory points after every turn: those everyone knows, and at the end all of them. */
export function pointsCurve({ game, names, steps }: ReplayedMatch, runs: readonly TurnRun[]): Curve {
  const pointsAt = (step: number, seat: Seat): number => {
    const state = steps[step]?.position.state;
    if (state === undefined) return 0;
    const scored = game.rules.result(state)?.score[seat];
    return scored ? scored.reduce((sum, { points }) => sum + points, 0) : game.stats.points(state, seat);
  };
  const values = names.map((_, seat) => runs.map(({ last }) => pointsAt(last, seat)));
  return { kind: 'points', values, max: Math.max(1, ...values.flat()) };
}

/**
 * Returns the winning chances of a review, given by turn and seat: at the start, then after every turn with answers. Null
 * if it has other turns.
 */
export function chancesCurve(
  chances: readonly (readonly number[])[],
  seats: number,
  runs: readonly TurnRun[],
): Curve | null {
  // The start belongs to the set-up's run, whose end counts if anything was chosen in it.
  const skipped = runs[0]?.last === 0 ? 0 : 1;
  if (chances.length !== runs.length + skipped) return null;
  const values = Array.from({ length: seats }, (_, seat) => chances.slice(skipped).map((turn) => turn[seat] ?? 0));
  return { kind: 'chances', values, max: 1 };
}
