import { ReplayDiverged } from '../../engine/replay.ts';
import { type Position, currentPosition, resume } from '../transition/transition.ts';
import {
  applyChange,
  quarantineUnreadable,
  loadOpenMatch,
  type Ports,
  contextFor,
  commitChange,
  type CommittedChange,
} from '../transition/commit.ts';
import { isSeedHidden } from '../lobby/daily-seed.ts';
import type { Panel } from '../matches.ts';
import { panelOf } from './panel.ts';
import { Problem, problems } from '../problems.ts';
import { type ChangeContext, seatOf } from '../transition/change-context.ts';
import { isSideGame, type FinishedMatch, type StoredMatch } from '../stored-match.ts';
import { postponeReminders } from '../time/reminders.ts';

export async function panelAfter(ports: Ports, committed: CommittedChange, user: string | null): Promise<Panel> {
  const { sheet, context, transition, repeated, finished } = committed;
  if (repeated) return { ...(await loadPanel(ports, sheet.id, user)), repeated };
  const seed = finished ? shownSeed(context, finished) : {};
  if (transition)
    return panelOf(context, sheet, transition.position, user, {
      ...seed,
      course: transition,
      news: transition.newEvents,
    });
  return openPanel(ports, context, sheet, user, seed);
}

/** Loads the panel of a match, over or not. `here`: the player is present, so the next reminder can wait. */
export async function loadPanel(ports: Ports, id: string, user: string | null, here = false): Promise<Panel> {
  const sheet = await quarantineUnreadable(ports, id, () => ports.store.load(id));
  if (sheet) {
    const context = await contextFor(ports, sheet);
    const panel = await openPanel(ports, context, sheet, user, {});
    const touched =
      here && panel.seat !== null && panel.question ? postponeReminders(context, sheet, panel.seat) : null;
    // Not awaited: if another change is written first, its player is present too, or another reminder follows.
    if (touched) void commitChange(ports, context, sheet, touched, null, null).catch(ports.report);
    return panel;
  }
  const finished = await ports.store.finished(id);
  if (!finished) throw problems.unknownMatch();
  const context = await contextFor(ports, finished.sheet);
  return panelOf(
    context,
    finished.sheet,
    await finalPosition(ports, context, finished),
    user,
    shownSeed(context, finished),
  );
}

const shownSeed = ({ now }: ChangeContext, { seed, sheet }: FinishedMatch): { seed?: string } =>
  seed === '' || isSeedHidden(sheet.terms, now) ? {} : { seed };

async function openPanel(
  ports: Ports,
  context: ChangeContext,
  sheet: StoredMatch,
  user: string | null,
  extra: { seed?: string },
): Promise<Panel> {
  if (!sheet.match) return panelOf(context, sheet, null, user, extra);
  try {
    const transition = await quarantineUnreadable(ports, sheet.id, () =>
      resume(context, sheet, user === null ? null : seatOf(sheet.players, user)),
    );
    return panelOf(context, sheet, transition.position, user, { ...extra, course: transition });
  } catch (error) {
    if (!(error instanceof ReplayDiverged)) throw error;
    await rewindDiverged(ports, sheet.id);
    const again = await loadOpenMatch(ports, sheet.id);
    return openPanel(ports, await contextFor(ports, again), again, user, extra);
  }
}

/** Rewinds a match that doesn't replay to its checkpoint. */
async function rewindDiverged(ports: Ports, id: string): Promise<void> {
  try {
    await applyChange(ports, id, null, (context, sheet) => {
      currentPosition(context.game, sheet);
      return null;
    });
  } catch (error) {
    if (!(error instanceof Problem && error.kind === 'rewound')) throw error;
  }
}

/** Returns the final position of a match; null if it doesn't replay under the current rules. */
async function finalPosition(
  { replays }: Ports,
  { game }: ChangeContext,
  finished: FinishedMatch,
): Promise<Position | null> {
  if (finished.sheet.startedAt === null || isSideGame(finished.sheet.terms)) return null;
  const steps = await replays({ game, ...finished });
  return steps[finished.history.length]?.position ?? null;
}
