import type { Ports } from '../transition/commit.ts';
import { wordEvents } from '../posts.ts';
import { problems } from '../problems.ts';
import type { LoggedEvent } from '../stored-match.ts';
import type { LoggedNews, MatchProgress, Panel, SeenMatch } from '../views.ts';
import { loadPanel } from './load-panel.ts';

/** Loads what a player's page shows of a match; refused to everyone else. */
export async function loadPlayerView(ports: Ports, id: string, user: string, here = false): Promise<SeenMatch> {
  const panel = await loadPanel(ports, id, user, here);
  if (panel.seat === null) throw problems.unknownMatch();
  const sheet = await ports.store.load(id);
  // What happened after the panel was read comes with the next one.
  const events = sheet?.log.filter(({ seq }) => seq <= panel.sheet.answers) ?? [];
  return { panel, log: toldTo(panel, events) };
}

/** Returns where a match stands, without replaying it; null if there is none. */
export async function matchProgress({ store }: Pick<Ports, 'store'>, id: string): Promise<MatchProgress | null> {
  const sheet = await store.load(id);
  if (sheet) return { version: sheet.seq, seq: sheet.match?.seq ?? 0, over: false };
  const finished = await store.finished(id);
  return finished && { version: finished.sheet.seq, seq: 0, over: true };
}

/** Words events for the person of a panel. */
const toldTo = ({ game, seat, view }: Panel, events: readonly LoggedEvent[]): readonly LoggedNews[] =>
  events.flatMap((logged) =>
    wordEvents(game, [logged], seat, view).map((heard) => ({
      ...heard,
      turn: logged.turn,
      roll: game.views.rollOf?.(logged.event) ?? null,
    })),
  );
