import { useEffect, useState } from 'preact/hooks';
import type { PlayChoice } from '../../play/play-api.ts';
import { forcedChoice } from './question-model.ts';
import type { Play } from './use-play.ts';

/** Time to wait or look, in milliseconds, and where the player can still undo what came before. */
const MOMENT = 2_500;
const UNDO_MOMENT = 6_000;
const KEY = 'parley.forced';

/** Plays the only thing that can be done after a moment, unless the player waits. */
export interface Forced {
  /** What is about to be played; null if nothing is. */
  readonly choice: PlayChoice | null;
  /** Whether this device wants it. */
  readonly on: boolean;
  wait(): void;
  turnOn(on: boolean): void;
}

export function useForced({ position, before, busy, lost, notice, answer }: Play): Forced {
  const [on, setOn] = useState(isOn);
  const [waiting, setWaiting] = useState<number | null>(null);
  const question = position?.question ?? null;
  const seq = position?.seq ?? 0;
  // After an undo the player wants to look again; after a refusal it would only be refused again.
  const back = before !== null && position !== null && position.answers < before.answers;
  const choice =
    on && question && !back && !notice && !lost && waiting !== seq
      ? forcedChoice(question, position?.undo !== null)
      : null;
  const id = choice?.id;
  const moment = position?.undo ? UNDO_MOMENT : MOMENT;
  useEffect(() => {
    if (id === undefined || busy) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Nothing is played behind the player's back.
    const start = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => answer([id]), moment);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [id, seq, busy]);
  return {
    choice,
    on,
    wait: () => setWaiting(seq),
    turnOn(wanted) {
      setOn(wanted);
      try {
        localStorage.setItem(KEY, wanted ? 'on' : 'off');
      } catch {
        // Without storage it holds until the page is left.
      }
    },
  };
}

function isOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}
