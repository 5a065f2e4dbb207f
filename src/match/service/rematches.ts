import type { Seat } from '../../engine/script.ts';
import { type Ports, scopeFor, write, type Written } from '../change/commit.ts';
import { seatOf } from '../change/context.ts';
import { blankSheet, challenge, isReady, openSeat } from '../lobby/lobby.ts';
import { manners } from '../lobby/manners.ts';
import { termsOf } from '../lobby/terms.ts';
import { panelAfter, panelFor } from '../look/panels.ts';
import type { Matches, Panel, Wish } from '../matches.ts';
import { problems } from '../problems.ts';
import { heldSeat, holderOf, isAside, NOBODY, type Past, type Player, type Sheet } from '../sheet.ts';
import type { Beginning } from './beginning.ts';

/** The same table once more. A rematch that was asked for is a challenge like any other. */
export function rematches(
  ports: Ports,
  { begin }: Beginning,
  { accept, propose }: Pick<Matches, 'accept' | 'propose'>,
): Pick<Matches, 'rematch' | 'rematchWith'> {
  const { store, world, limits } = ports;
  const { checkChallenge } = manners(ports);

  /** The first press asks, the other's begins. The number in the id makes both presses meet. */
  async function rematch(id: string, user: string, token: string | null, wish: Omit<Wish, 'game'> | null): Promise<Panel> {
    const past = await store.past(id);
    if (!past) throw (await store.load(id)) ? problems.stillPlayed() : problems.unknownMatch();
    const seat = heldSeat(past.sheet.players, user);
    if (seat === null) throw problems.notAPlayer();
    if (isAside(past.sheet.terms)) throw problems.aside();
    const [, base = id, number = '1'] = /^(.*)-(\d+)$/.exec(id) ?? [];
    let next = Number(number) + 1;
    for (let attempt = 0; attempt < limits.attempts; ) {
      const nextId = `${base}-${next}`;
      const sheet = await store.load(nextId);
      if (sheet && sheet.previous === id) return meet(sheet, user, token, wish);
      if (sheet || (await store.past(nextId))) {
        next++;
        continue;
      }
      const written = await ask(past, nextId, seat, token, wish);
      if (written) return panelAfter(ports, written, user);
      attempt++;
    }
    throw problems.busy();
  }

  async function ask(
    past: Past,
    id: string,
    seat: Seat,
    token: string | null,
    wish: Omit<Wish, 'game'> | null,
  ): Promise<Written | null> {
    const { terms: played, players: before, home } = past.sheet;
    const { day: _day, ...old } = played;
    const terms = wish ? termsOf(ports.games, { ...wish, game: old.game }, old) : old;
    // The one who asks comes first in a challenge.
    const players = before.map((_, index) => lasting(before[(index + seat) % before.length] as Player));
    const sheet: Sheet = { ...blankSheet(id, terms, { ...home, channel: null }, players, world.now()), previous: past.sheet.id };
    const scope = await scopeFor(ports, sheet);
    const [asker = '', ...others] = players.flatMap((player) => (player.kind === 'person' ? [player.id] : []));
    const called = others.length > 0 ? await checkChallenge(asker, others, home.guild) : [];
    const decided = isReady(sheet)
      ? await begin(sheet, asker, null)
      : challenge(scope, sheet, { id: past.sheet.id, channel: home.channel }, called);
    return write(ports, scope, sheet, decided, null, token);
  }

  /** The rematch was asked for before: by the other, then this is the yes; by the same, then it still stands. */
  async function meet(sheet: Sheet, user: string, token: string | null, wish: Omit<Wish, 'game'> | null): Promise<Panel> {
    if (sheet.status !== 'challenge') return panelFor(ports, sheet.id, user);
    if (wish) return propose(sheet.id, user, wish, token);
    const seat = seatOf(sheet.players, user);
    return seat !== null && !sheet.agreed[seat] ? accept(sheet.id, user, token) : panelFor(ports, sheet.id, user);
  }

  return {
    rematch: (id, user, token) => rematch(id, user, token, null),
    rematchWith: (id, user, wish, token) => rematch(id, user, token, wish),
  };
}

/** Whoever sat there in the end: a stand-in gives the seat back for the next match, or plays it as its own. Who is forgotten is not asked. */
function lasting(player: Player): Player {
  if (player.kind !== 'computer') return holderOf(player) === NOBODY.id ? openSeat : player;
  const { standsFor, ...computer } = player;
  return standsFor ? { kind: 'person', ...standsFor } : computer;
}
