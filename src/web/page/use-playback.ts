import { useEffect, useState } from 'preact/hooks';
import { runOf, type TurnRun } from './replay-model.ts';

/** Where a replay is and how it moves. Positions count turns or answers, depending on the mode. */
export interface Playback {
  /** The answer that the board shows. */
  readonly step: number;
  /** The answer before the last move; null at the start. Changes since then are marked. */
  readonly before: number | null;
  readonly at: number;
  readonly last: number;
  readonly mode: StepMode;
  readonly speed: number;
  readonly playing: boolean;
  goTo(position: number): void;
  goToStep(step: number): void;
  /** Moves by whole turns in any mode. */
  moveTurns(by: number): void;
  setMode(mode: StepMode): void;
  setSpeed(speed: number): void;
  togglePlaying(): void;
}

export type StepMode = 'turn' | 'answer';

/** Milliseconds per position, by speed. */
const delays: Readonly<Record<StepMode, readonly number[]>> = { turn: [2800, 1400, 600], answer: [1600, 800, 300] };

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Keeps the position of a replay, starting at its end. */
export function usePlayback(runs: readonly TurnRun[]): Playback {
  const end = runs.at(-1)?.last ?? 0;
  const [step, setStep] = useState(end);
  const [mode, setMode] = useState<StepMode>('turn');
  const [speed, setSpeed] = useState(1);
  const [playing, setPlaying] = useState(false);
  const run = runOf(runs, step);
  const at = mode === 'turn' ? run : step;
  const last = mode === 'turn' ? runs.length - 1 : end;
  const stepOf = (position: number): number =>
    mode === 'turn' ? (runs[clamp(0, position, last)]?.last ?? 0) : clamp(0, position, last);
  const before = mode === 'turn' ? (runs[run - 1]?.last ?? null) : step > 0 ? step - 1 : null;

  useEffect(() => {
    if (!playing) return;
    if (step >= end) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setStep(stepOf(at + 1)), delays[mode][speed]);
    return () => clearTimeout(timer);
  }, [playing, step, mode, speed, end]);

  return {
    step,
    before,
    at,
    last,
    mode,
    speed,
    playing,
    goTo: (position) => setStep(stepOf(position)),
    goToStep: (wanted) => {
      // A turn is shown after its last answer, so other answers need the finer mode.
      if (mode === 'turn' && !runs.some((each) => each.last === wanted)) setMode('answer');
      setStep(clamp(0, wanted, end));
    },
    moveTurns: (by) => {
      // From the middle of a turn, its end is next.
      const wanted = by > 0 && step < (runs[run]?.last ?? 0) ? run : run + by;
      setStep(runs[clamp(0, wanted, runs.length - 1)]?.last ?? 0);
    },
    setMode,
    setSpeed,
    togglePlaying: () => {
      if (!playing && step >= end) setStep(runs[0]?.last ?? 0);
      setPlaying(!playing);
    },
  };
}
