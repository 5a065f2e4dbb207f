import { byRating, CLUB_DAY } from './changes.ts';
import type { Competition } from './competition.ts';

/** Without a match for this long, someone drops one place a week. */
const IDLE = 21 * CLUB_DAY;
const DROP_EVERY = 7 * CLUB_DAY;

type LadderEvent = { readonly at: number } & (
  | { readonly kind: 'join' | 'leave'; readonly entrant: number }
  | { readonly kind: 'challenge'; readonly pair: readonly number[] }
  | { readonly kind: 'decided'; readonly pair: readonly number[]; readonly won: boolean }
);

interface Rung {
  readonly entrant: number;
  /** When they last played. */
  last: number;
  /** The next time they drop. */
  drop: number;
  busy: boolean;
}

/** Returns the people on a ladder, from the top, at a moment. */
export function ladderOrder(competition: Competition, now: number): readonly number[] {
  const rungs: Rung[] = [];
  // No one drops before this; later matches only put it off.
  let drop = Infinity;
  for (const event of eventsOf(competition)) {
    if (event.at > now) break;
    if (event.at >= drop) drop = dropIdle(rungs, event.at);
    apply(rungs, event);
    if (event.kind !== 'challenge') drop = Math.min(drop, event.at + IDLE);
  }
  if (now >= drop) dropIdle(rungs, now);
  return rungs.map(({ entrant }) => entrant);
}

/** Returns everything that moved someone, in order. */
function eventsOf(competition: Competition): readonly LadderEvent[] {
  const { entrants, fixtures, starts } = competition;
  if (starts === null) return [];
  const first = entrants.flatMap(({ at }, entrant) => (at <= starts ? [entrant] : [])).sort(byRating(competition));
  const later = entrants.flatMap(({ at }, entrant) => (at > starts ? [entrant] : []));
  const events: LadderEvent[] = [
    ...first.map((entrant) => ({ at: starts, kind: 'join' as const, entrant })),
    ...later.map((entrant) => ({ at: entrants[entrant]?.at ?? 0, kind: 'join' as const, entrant })),
    ...fixtures.flatMap(({ seats, challenge, outcome }): LadderEvent[] => [
      ...(challenge ? [{ at: challenge.at, kind: 'challenge' as const, pair: seats }] : []),
      ...(outcome
        ? [
            {
              at: outcome.at,
              kind: 'decided' as const,
              pair: seats,
              won: (outcome.places[0] ?? 1) < (outcome.places[1] ?? 1),
            },
          ]
        : []),
    ]),
    ...entrants.flatMap(({ out }, entrant) => (out ? [{ at: out.at, kind: 'leave' as const, entrant }] : [])),
  ];
  return events
    .map((event, index) => ({ event, index }))
    .sort((a, b) => a.event.at - b.event.at || a.index - b.index)
    .map(({ event }) => event);
}

function apply(rungs: Rung[], event: LadderEvent): void {
  const find = (entrant: number | undefined): number => rungs.findIndex((rung) => rung.entrant === entrant);
  if ('entrant' in event) {
    const at = find(event.entrant);
    if (event.kind === 'join')
      rungs.push({ entrant: event.entrant, last: event.at, drop: event.at + IDLE, busy: false });
    else if (at !== -1) rungs.splice(at, 1);
    return;
  }
  for (const rung of rungs) {
    if (!event.pair.includes(rung.entrant)) continue;
    rung.busy = event.kind === 'challenge';
    if (event.kind === 'decided') [rung.last, rung.drop] = [event.at, event.at + IDLE];
  }
  if (event.kind !== 'decided' || !event.won) return;
  const [challenger, opponent] = event.pair.map(find);
  if (challenger === undefined || opponent === undefined || opponent === -1 || challenger <= opponent) return;
  // The winner takes the place; everyone between moves down by one.
  rungs.splice(opponent, 0, ...rungs.splice(challenger, 1));
}

/**
 * Drops everyone who hasn't played for weeks below the next one, unless that one hasn't played for as long. Returns when
 * someone drops next.
 */
function dropIdle(rungs: Rung[], until: number): number {
  for (;;) {
    let at = Infinity;
    for (const { drop, busy } of rungs) if (!busy && drop < at) at = drop;
    if (at > until || at === Infinity) return at;
    for (let index = rungs.length - 1; index >= 0; index--) {
      const [rung, below] = [rungs[index], rungs[index + 1]];
      if (!rung || rung.busy || rung.drop !== at) continue;
      rung.drop = at + DROP_EVERY;
      if (below && below.last > rung.last) [rungs[index], rungs[index + 1]] = [below, rung];
    }
  }
}
