import { questionOf } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import type { Decision, Seat } from '../../engine/script.ts';
import { placeOn } from '../../match/change/progress.ts';
import type { Sheet } from '../../match/sheet.ts';

interface Seen {
  readonly view: unknown;
  readonly question: Decision | null;
}

/** The table as one seat (or, for null, everybody) sees it, and what that seat is asked. Null before the start. */
export function tableOf(game: AnyGame, sheet: Sheet, seat: Seat | null): Seen | null {
  if (!sheet.match) return null;
  const place = placeOn(game, sheet);
  return { view: game.sight.view(place.state, seat), question: seat === null ? null : questionOf(place.open, seat) };
}
