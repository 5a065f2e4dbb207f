import type { Seat } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import { change, type Ports, scopeFor, write, type Written } from '../change/commit.ts';
import {
  acceptedSaying,
  agreedTerms,
  askedSeat,
  blankSheet,
  challenge,
  closeChallenge,
  drawnSeat,
  firstSeat,
  propose,
  rewordChallenge,
  seated,
  start,
} from '../lobby/lobby.ts';
import type { ChallengeWish, Matches, Panel, Person, SoloWish, Wish } from '../matches.ts';
import { manners } from '../lobby/manners.ts';
import { openSheet } from '../look/panel.ts';
import { problems } from '../problems.ts';
import { type Change, changed, type Scope, seatOf } from '../change/context.ts';
import { panelAfter, panelFor } from '../look/panels.ts';
import type { Past, Player, Sheet, Terms } from '../sheet.ts';
import { termsOf } from '../lobby/terms.ts';

type Challenging = Pick<
  Matches,
  'challenge' | 'propose' | 'accept' | 'speak' | 'decline' | 'withdraw' | 'solo' | 'moveTo' | 'rematch' | 'rematchWith'
>;

const person = ({ id, name }: Person): Player => ({ kind: 'person', id, name });

/** The seat of somebody in a challenge that is still open. */
function challengeSeat(sheet: Sheet, user: string): Seat {
  if (sheet.status !== 'challenge') throw problems.notAChallenge();
  const seat = seatOf(sheet.players, user);
  if (seat === null) throw problems.notAPlayer();
  return seat;
}

export function challenging(ports: Ports): Challenging {
  const { store, world, limits } = ports;
  const { checkRoom, checkChallenge, count } = manners(ports);

  /** Writes a new match under a fresh id. */
  async function create(
    wish: ChallengeWish | SoloWish,
    terms: Terms,
    players: readonly Player[],
    decide: (scope: Scope, sheet: Sheet) => Change | Promise<Change>,
  ): Promise<Written> {
    for (let attempt = 0; attempt < limits.attempts; attempt++) {
      const sheet = blankSheet(world.id(), terms, { ...wish.home, channel: null }, players, world.now());
      const scope = await scopeFor(ports, sheet);
      const written = await write(ports, scope, sheet, await decide(scope, sheet), null, wish.token);
      if (written) return written;
    }
    throw problems.busy();
  }

  /** The panel of what an interaction made, also when it comes a second time. */
  async function made(written: Written, user: string): Promise<Panel> {
    if (!written.repeated) return panelAfter(ports, written, user);
    const [newest] = [...(await store.ofPlayer(user))].sort((a, b) => b.createdAt - a.createdAt);
    if (!newest) throw problems.unknownMatch();
    return { ...(await panelFor(ports, newest.id, user)), repeated: true };
  }

  /** The challenger's seat: drawn from the seed; in a rematch such that the other one goes first this time. */
  async function challengerSeat(sheet: Sheet, seed: string): Promise<Seat> {
    const before = sheet.previous === null ? null : await store.past(sheet.previous);
    const game = ports.games.get(sheet.terms.game);
    if (!before || !game) return drawnSeat(seed, sheet.players.length);
    const { players, terms } = before.sheet;
    const [asker] = sheet.players;
    const first = players[firstSeat(game, terms.options, players.length, before.seed)];
    const again = asker?.kind === 'person' && first?.kind === 'person' && asker.id === first.id;
    return (firstSeat(game, agreedTerms(sheet).options, players.length, seed) + (again ? 1 : 0)) % players.length;
  }

  async function begin(sheet: Sheet, actor: string, asked: Seat | null): Promise<Change> {
    const chance = world.seed();
    const challenger = await challengerSeat(sheet, chance.seed);
    const players = seated(sheet.players, challenger);
    const sitting: Sheet = { ...sheet, players, lastActed: seated(sheet.lastActed, challenger), challenger };
    const scope = await scopeFor(ports, sitting);
    return start(scope, sitting, chance, actor, asked === null ? null : acceptedSaying(sheet, asked));
  }

  async function challengeWith(wish: ChallengeWish): Promise<Panel> {
    const { challenger, opponent } = wish;
    if (opponent.bot) throw problems.bot();
    if (opponent.id === challenger.id) throw problems.self();
    const terms = termsOf(ports.games, wish);
    await checkRoom(challenger.id);
    const quiet = await checkChallenge(challenger.id, opponent.id, wish.home.guild);
    const players = [person(challenger), person(opponent)];
    const written = await create(wish, terms, players, (scope, sheet) => challenge(scope, sheet, null, quiet));
    if (!written.repeated) await count(wish.home.guild);
    return made(written, challenger.id);
  }

  async function accept(id: string, user: string, token: string | null, language: Language | null = null): Promise<Panel> {
    await checkRoom(user);
    const written = await change(ports, id, token, (_scope, sheet) => {
      const seat = challengeSeat(sheet, user);
      if (seat !== askedSeat(sheet)) throw problems.notYours();
      const spoken = language && !sheet.home.chosen ? { ...sheet, home: { ...sheet.home, language } } : sheet;
      return begin(spoken, user, seat);
    });
    return panelAfter(ports, written, user);
  }

  async function speak(id: string, user: string, language: Language, token: string | null): Promise<Panel> {
    const written = await change(ports, id, token, (_scope, sheet) => rewordChallenge(sheet, challengeSeat(sheet, user), language));
    return panelAfter(ports, written, user);
  }

  async function close(kind: 'declined' | 'withdrawn', id: string, user: string, token: string | null): Promise<Panel> {
    const written = await change(ports, id, token, (scope, sheet) => {
      const seat = challengeSeat(sheet, user);
      if (kind === 'declined' && seat === 0 && askedSeat(sheet) !== 0) throw problems.notYours();
      return closeChallenge(scope, sheet, kind, seat);
    });
    return panelAfter(ports, written, user);
  }

  async function proposeTerms(id: string, user: string, wish: Omit<Wish, 'game'>, token: string | null): Promise<Panel> {
    const written = await change(ports, id, token, (scope, sheet) => {
      const seat = challengeSeat(sheet, user);
      const base = agreedTerms(sheet);
      return propose(scope, sheet, seat, termsOf(ports.games, { ...wish, game: base.game }, base));
    });
    return panelAfter(ports, written, user);
  }

  async function solo(wish: SoloWish): Promise<Panel> {
    if (!ports.bots.has(wish.level)) throw problems.unknownLevel();
    // Nobody has to be reminded of a match against a computer.
    const terms = { ...termsOf(ports.games, { ...wish, rated: false }), clock: 'none' } as const;
    await checkRoom(wish.player.id);
    const players: readonly Player[] = [person(wish.player), { kind: 'computer', level: wish.level, name: `Computer (${wish.level})` }];
    return made(await create(wish, terms, players, (_scope, sheet) => begin(sheet, wish.player.id, null)), wish.player.id);
  }

  /** The first press asks, the other's begins. The number in the id makes both presses meet. */
  async function rematch(id: string, user: string, token: string | null, wish: Omit<Wish, 'game'> | null): Promise<Panel> {
    const past = await store.past(id);
    if (!past) throw (await store.load(id)) ? problems.stillPlayed() : problems.unknownMatch();
    const seat = seatOf(past.sheet.players, user);
    if (seat === null) throw problems.notAPlayer();
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
    const { terms: old, players: before, home } = past.sheet;
    const terms = wish ? termsOf(ports.games, { ...wish, game: old.game }, old) : old;
    // The one who asks comes first in a challenge.
    const players = before.map((_, index) => before[(index + seat) % before.length] as Player);
    const sheet: Sheet = { ...blankSheet(id, terms, { ...home, channel: null }, players, world.now()), previous: past.sheet.id };
    const scope = await scopeFor(ports, sheet);
    const [asker, other] = players.flatMap((player) => (player.kind === 'person' ? [player.id] : []));
    const decided =
      asker === undefined || other === undefined
        ? await begin(sheet, asker ?? '', null)
        : challenge(scope, sheet, { id: past.sheet.id, channel: home.channel }, await checkChallenge(asker, other, home.guild));
    return write(ports, scope, sheet, decided, null, token);
  }

  /** The rematch was asked for before: by the other, then this is the yes; by the same, then it still stands. */
  async function meet(sheet: Sheet, user: string, token: string | null, wish: Omit<Wish, 'game'> | null): Promise<Panel> {
    if (sheet.status !== 'challenge') return panelFor(ports, sheet.id, user);
    if (wish) return proposeTerms(sheet.id, user, wish, token);
    return seatOf(sheet.players, user) === askedSeat(sheet) ? accept(sheet.id, user, token) : panelFor(ports, sheet.id, user);
  }

  return {
    challenge: challengeWith,
    propose: proposeTerms,
    accept,
    speak,
    decline: (id, user, token) => close('declined', id, user, token),
    withdraw: (id, user, token) => close('withdrawn', id, user, token),
    solo,
    rematch: (id, user, token) => rematch(id, user, token, null),
    rematchWith: (id, user, wish, token) => rematch(id, user, token, wish),
    async moveTo(id, channel) {
      const written = await change(ports, id, null, (_scope, sheet) =>
        sheet.home.channel === channel ? null : changed({ ...sheet, home: { ...sheet.home, channel } }),
      );
      return openSheet(written.sheet);
    },
  };
}
