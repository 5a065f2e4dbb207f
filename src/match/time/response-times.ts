import type { Decision, Seat } from '../../engine/script.ts';
import { withSeat, withSpent } from '../transition/change-context.ts';
import type { StoredMatch } from '../stored-match.ts';

type ResponseTimes = StoredMatch['tempo'];

/** Adds time to a wait that goes on: it counts as one wait when it ends. */
export function withTimeSoFar(tempo: ResponseTimes, seat: Seat, spent: number): ResponseTimes {
  const old = tempo[seat] ?? { waits: 0, spent: 0 };
  return withSeat(tempo, seat, { waits: old.waits, spent: old.spent + Math.max(0, spent) });
}

/** Returns the response times, including the running waits; `add` says how each of them counts. */
function withRunning({ waits, paused, tempo }: StoredMatch, now: number, add: typeof withSpent): ResponseTimes {
  const running = waits.map((timer) => ({ wait: timer, at: now }));
  return [...running, ...paused].reduce(
    (times, { wait: timer, at }) => add(times, timer.seat, at - timer.since),
    tempo,
  );
}

/** Returns the response times when a match is adjourned: its questions are asked again later. */
export const responseTimesAtAdjournment = (sheet: StoredMatch, now: number): ResponseTimes =>
  withRunning(sheet, now, withTimeSoFar);

/** Returns the response times at the end, including the waits that end unanswered, also in an adjourned match. */
export function responseTimesAtEnd(sheet: StoredMatch, open: readonly Decision[], now: number): ResponseTimes {
  if (sheet.status !== 'adjourned') return withRunning(sheet, now, withSpent);
  return open
    .filter(({ seat, blocking }) => blocking !== 'optional' && sheet.players[seat]?.kind === 'person')
    .reduce((times, { seat }) => withSpent(times, seat, 0), sheet.tempo);
}
