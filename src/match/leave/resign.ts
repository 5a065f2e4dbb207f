import type { Seat } from '../../engine/script.ts';
import { ended } from '../change/conclude.ts';
import { type Change, changed, otherPeople, type Scope } from '../change/context.ts';
import { standingOn } from '../change/progress.ts';
import type { Decided } from '../change/commit.ts';
import type { Ending, Sheet } from '../sheet.ts';
import { ahead } from './ranking.ts';
import { standIn } from './stand-in.ts';

/** Ends a match by somebody's will. The position stays as it is. */
export function stop(scope: Scope, sheet: Sheet, ending: Ending): Change {
  const standing = standingOn(scope.game, sheet);
  const over = ended(scope, sheet, ending, [], standing.state);
  return changed(over.sheet, over.said);
}

/** As long as two people stay, a computer plays on for the one who leaves. The last one who stays wins; alone, everybody else. */
export function resign(scope: Scope, sheet: Sheet, seat: Seat, comesBack = true): Decided | Promise<Decided> {
  const staying = otherPeople(sheet, seat);
  if (staying.length > 1) return standIn(scope, sheet, seat, 'left', comesBack);
  const winners = staying.length === 1 ? staying : sheet.players.flatMap((_, other) => (other === seat ? [] : [other]));
  return stop(scope, sheet, { kind: 'resigned', ranking: winners.length === 0 ? [[seat]] : ahead(sheet, winners) });
}
