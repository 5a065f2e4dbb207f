import { Diverged } from '../../engine/match.ts';
import { type Standing, standingOn, takeUp } from '../change/progress.ts';
import { change, guarded, load, type Ports, scopeFor, write, type Written } from '../change/commit.ts';
import { isHidden } from '../lobby/day.ts';
import type { Panel } from '../matches.ts';
import { panelOf } from './panel.ts';
import { Problem, problems } from '../problems.ts';
import { type Scope, seatOf } from '../change/context.ts';
import { isAside, type Past, type Sheet } from '../sheet.ts';
import { touch } from '../time/overtime.ts';

/** The panel after a change. */
export async function panelAfter(ports: Ports, written: Written, user: string | null): Promise<Panel> {
  const { sheet, scope, course, repeated, past } = written;
  if (repeated) return { ...(await panelFor(ports, sheet.id, user)), repeated };
  const seed = past ? seedIn(scope, past) : {};
  if (course) return panelOf(scope, sheet, course.standing, user, { ...seed, course, news: course.fresh });
  return openPanel(ports, scope, sheet, user, seed);
}

/** The panel of a match as it is stored, over or not. Somebody who is `here` and asked needs no reminder soon. */
export async function panelFor(ports: Ports, id: string, user: string | null, here = false): Promise<Panel> {
  const sheet = await guarded(ports, id, () => ports.store.load(id));
  if (sheet) {
    const scope = await scopeFor(ports, sheet);
    const panel = await openPanel(ports, scope, sheet, user, {});
    const touched = here && panel.seat !== null && panel.question ? touch(scope, sheet, panel.seat) : null;
    // Not worth holding anything up: when somebody else writes first, that one was here as well, or another reminder comes.
    if (touched) void write(ports, scope, sheet, touched, null, null).catch(ports.report);
    return panel;
  }
  const past = await ports.store.past(id);
  if (!past) throw problems.unknownMatch();
  const scope = await scopeFor(ports, past.sheet);
  return panelOf(scope, past.sheet, await lastStanding(ports, scope, past), user, seedIn(scope, past));
}

const seedIn = ({ now }: Scope, { seed, sheet }: Past): { seed?: string } => (seed === '' || isHidden(sheet.terms, now) ? {} : { seed });

async function openPanel(ports: Ports, scope: Scope, sheet: Sheet, user: string | null, extra: { seed?: string }): Promise<Panel> {
  if (!sheet.match) return panelOf(scope, sheet, null, user, extra);
  try {
    const course = await guarded(ports, sheet.id, () => takeUp(scope, sheet, user === null ? null : seatOf(sheet.players, user)));
    return panelOf(scope, sheet, course.standing, user, { ...extra, course });
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
    await rewindNow(ports, sheet.id);
    const again = await load(ports, sheet.id);
    return openPanel(ports, await scopeFor(ports, again), again, user, extra);
  }
}

/** Whoever looks first at a match that does not replay puts it back to its resting state. */
async function rewindNow(ports: Ports, id: string): Promise<void> {
  try {
    await change(ports, id, null, (scope, sheet) => {
      standingOn(scope.game, sheet);
      return null;
    });
  } catch (error) {
    if (!(error instanceof Problem && error.kind === 'rewound')) throw error;
  }
}

/** Where a finished match ended; null when today's rules do not tell it the same any more. */
async function lastStanding({ tales }: Ports, { game }: Scope, past: Past): Promise<Standing | null> {
  if (past.sheet.startedAt === null || isAside(past.sheet.terms)) return null;
  const passages = await tales({ game, ...past });
  return passages[past.history.length]?.standing ?? null;
}
