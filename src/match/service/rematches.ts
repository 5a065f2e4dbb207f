import type { Seat } from '../../engine/script.ts';
import { type Ports, contextFor, commitChange, type CommittedChange } from '../transition/commit.ts';
import { seatOf } from '../transition/change-context.ts';
import { newMatch, openChallenge, isReady, openSeat } from '../lobby/lobby.ts';
import { abuseLimits } from '../lobby/abuse-limits.ts';
import { checkNotBanned } from '../lobby/server-bans.ts';
import { resolveTerms, withHandicapMoved } from '../lobby/terms.ts';
import { panelAfter, loadPanel } from '../view/load-panel.ts';
import type { Matches, Panel, MatchRequest } from '../matches.ts';
import { problems } from '../problems.ts';
import {
  seatHeldBy,
  seatHolder,
  isSideGame,
  FORGOTTEN_USER,
  type FinishedMatch,
  type MatchPlayer,
  type StoredMatch,
} from '../stored-match.ts';
import type { MatchStarter } from './match-starter.ts';

/** Handles rematches: the same table once more, as a normal challenge. */
export function rematchService(
  ports: Ports,
  { begin }: MatchStarter,
  { accept, propose }: Pick<Matches, 'accept' | 'propose'>,
): Pick<Matches, 'rematch' | 'rematchWith'> {
  const { store, runtime, limits } = ports;
  const { checkChallenge } = abuseLimits(ports);

  /** The first click asks, the second one accepts. The number in the id makes both clicks meet. */
  async function rematch(
    id: string,
    user: string,
    token: string | null,
    request: Omit<MatchRequest, 'game'> | null,
  ): Promise<Panel> {
    const finished = await store.finished(id);
    if (!finished) throw (await store.load(id)) ? problems.rematchBeforeEnd() : problems.unknownMatch();
    const seat = seatHeldBy(finished.sheet.players, user);
    if (seat === null) throw problems.notAPlayer();
    if (isSideGame(finished.sheet.terms)) throw problems.sideGame();
    await checkNotBanned(store, finished.sheet.home.guild, user);
    const [, base = id, number = '1'] = /^(.*)-(\d+)$/.exec(id) ?? [];
    let next = Number(number) + 1;
    for (let attempt = 0; attempt < limits.attempts;) {
      const nextId = `${base}-${next}`;
      const sheet = await store.load(nextId);
      if (sheet && sheet.previous === id) return meet(sheet, user, token, request);
      if (sheet || (await store.finished(nextId))) {
        next++;
        continue;
      }
      const written = await ask(finished, nextId, seat, token, request);
      if (written) return panelAfter(ports, written, user);
      attempt++;
    }
    throw problems.busy();
  }

  async function ask(
    finished: FinishedMatch,
    id: string,
    seat: Seat,
    token: string | null,
    request: Omit<MatchRequest, 'game'> | null,
  ): Promise<CommittedChange | null> {
    const { terms: played, players: before, home } = finished.sheet;
    const { day: _day, ...old } = played;
    // The host of a challenge comes first.
    const players = before.map((_, index) => returningPlayer(before[(index + seat) % before.length] as MatchPlayer));
    const moved = withHandicapMoved(old, (each) => {
      const place = (each - seat + before.length) % before.length;
      return players[place]?.kind === 'open' ? null : place;
    });
    const terms = request ? resolveTerms(ports.games, { ...request, game: old.game }, moved) : moved;
    const sheet: StoredMatch = {
      ...newMatch(id, terms, { ...home, channel: null }, players, runtime.now()),
      previous: finished.sheet.id,
    };
    const context = await contextFor(ports, sheet);
    const [asker = '', ...others] = players.flatMap((player) => (player.kind === 'person' ? [player.id] : []));
    const called = others.length > 0 ? await checkChallenge(asker, others, home.guild) : [];
    const decided = isReady(sheet)
      ? await begin(sheet, asker, null)
      : openChallenge(context, sheet, { id: finished.sheet.id, channel: home.channel }, called);
    return commitChange(ports, context, sheet, decided, null, token);
  }

  /** Handles an existing request: accepts the other's, or keeps the person's own. */
  async function meet(
    sheet: StoredMatch,
    user: string,
    token: string | null,
    request: Omit<MatchRequest, 'game'> | null,
  ): Promise<Panel> {
    if (sheet.status !== 'challenge') return loadPanel(ports, sheet.id, user);
    if (request) return propose(sheet.id, user, request, token);
    const seat = seatOf(sheet.players, user);
    return seat !== null && !sheet.agreed[seat] ? accept(sheet.id, user, token) : loadPanel(ports, sheet.id, user);
  }

  return {
    rematch: (id, user, token) => rematch(id, user, token, null),
    rematchWith: (id, user, request, token) => rematch(id, user, token, request),
  };
}

/** Returns the player for a rematch: a stand-in gives the seat back, and a deleted player's seat is open. */
function returningPlayer(player: MatchPlayer): MatchPlayer {
  if (player.kind !== 'computer') return seatHolder(player) === FORGOTTEN_USER.id ? openSeat : player;
  const { standsFor, ...computer } = player;
  return standsFor ? { kind: 'person', ...standsFor } : computer;
}
