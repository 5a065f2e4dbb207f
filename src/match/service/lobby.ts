import { after } from '../../engine/seats.ts';
import type { Seat } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import { change, type Decided, type Ports, scopeFor, write, type Written } from '../change/commit.ts';
import { drawnOrder, firstSeat, orderFrom, seated, start } from '../lobby/begin.ts';
import {
  acceptedSaying,
  agree,
  blankSheet,
  challenge,
  closeChallenge,
  gathered,
  HOST,
  isReady,
  join,
  leaveSeat,
  openSeat,
  personOf,
  propose,
  rewordChallenge,
  seatTaken,
} from '../lobby/lobby.ts';
import type { ChallengeWish, Matches, Panel, Person, SoloWish, Wish } from '../matches.ts';
import { dayAt, shownFrom } from '../lobby/day.ts';
import { manners, markOf } from '../lobby/manners.ts';
import { openSheet } from '../look/panel.ts';
import { problems } from '../problems.ts';
import { type Change, changed, type Scope, seatOf } from '../change/context.ts';
import { panelAfter, panelFor } from '../look/panels.ts';
import type { Past, Player, Sheet, Terms } from '../sheet.ts';
import { checkSeats, seatsFor, termsOf } from '../lobby/terms.ts';

type Challenging = Pick<
  Matches,
  'challenge' | 'propose' | 'accept' | 'speak' | 'decline' | 'withdraw' | 'join' | 'kick' | 'startNow' | 'solo' | 'moveTo' | 'rematch' | 'rematchWith'
>;

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

  const computer = (level: string, language: Language, number = 0): Player => {
    const bot = ports.bots.get(level);
    if (!bot) throw problems.unknownLevel();
    const name = bot.name[language];
    return { kind: 'computer', level, name: number === 0 ? `Computer (${name})` : `Computer ${number + 1} (${name})` };
  };

  /** Writes a new match. Its id comes from the interaction, so that a repetition meets it; the next is tried when it is taken. */
  async function create(
    wish: ChallengeWish | SoloWish,
    terms: Terms,
    players: readonly Player[],
    decide: (scope: Scope, sheet: Sheet) => Change | Promise<Change>,
  ): Promise<Written> {
    for (let attempt = 0; attempt < limits.attempts; attempt++) {
      const blank = blankSheet(world.id(wish.token && `${wish.token} ${attempt}`), terms, { ...wish.home, channel: null }, players, world.now());
      const { id } = 'challenger' in wish ? wish.challenger : wish.player;
      const sheet = wish.brings ? { ...blank, brings: { [id]: wish.brings } } : blank;
      const scope = await scopeFor(ports, sheet);
      const written = await write(ports, scope, sheet, await decide(scope, sheet), null, wish.token);
      if (written) return written;
    }
    throw problems.busy();
  }

  /** The panel of what an interaction made, also when it comes a second time. */
  async function made(written: Written, user: string): Promise<Panel> {
    if (!written.repeated) return panelAfter(ports, written, user);
    return { ...(await panelFor(ports, written.sheet.id, user)), repeated: true };
  }

  /** Who sits where: drawn from the seed; in a rematch such that the next one goes first this time. */
  async function orderOf(sheet: Sheet, seed: string): Promise<readonly number[]> {
    const { length } = sheet.players;
    const before = sheet.previous === null ? null : await store.past(sheet.previous);
    const game = ports.games.get(sheet.terms.game);
    if (!before || !game || before.sheet.players.length !== length) return drawnOrder(seed, length);
    const { players, terms } = before.sheet;
    const next = players[after(firstSeat(game, terms.options, length, before.seed), length)];
    const place = sheet.players.findIndex((player) => isSame(player, next));
    return orderFrom(place === -1 ? 0 : place, firstSeat(game, sheet.terms.options, length, seed), length);
  }

  async function begin(sheet: Sheet, actor: string, asked: Seat | null, seed?: string): Promise<Change> {
    const { day } = sheet.terms;
    const chance = day === undefined ? world.seed(seed) : await store.seedOf(day, world.seed(), shownFrom(day));
    const sitting = seated(sheet, await orderOf(sheet, chance.seed));
    const scope = await scopeFor(ports, sitting);
    return start(scope, sitting, chance, actor, asked === null ? null : acceptedSaying(sheet, asked));
  }

  /** The match begins when nobody is missing any more. */
  const beginIfReady = async (sheet: Sheet, seat: Seat, actor: string): Promise<Change> =>
    isReady(sheet) ? begin(sheet, actor, seat) : seatTaken(sheet, seat);

  async function challengeWith(wish: ChallengeWish): Promise<Panel> {
    const { challenger, opponents, home } = wish;
    if (opponents.some(({ bot }) => bot)) throw problems.bot();
    if (opponents.some(({ id }) => id === challenger.id)) throw problems.self();
    if (new Set(opponents.map(({ id }) => id)).size < opponents.length) throw problems.sitsHere();
    const terms = termsOf(ports.games, wish);
    await checkRoom(challenger.id);
    let quiet = opponents.length === 0;
    for (const { id } of opponents) quiet = (await checkChallenge(challenger.id, id, home.guild)) || quiet;
    const computers = (wish.computers ?? []).map((level, number) => computer(level, home.language, number));
    const named = [personOf(challenger), ...opponents.map(personOf), ...computers];
    const wanted = named.length + (wish.open ?? 0);
    const [least] = seatsFor(ports.games, terms);
    const size = checkSeats(ports.games, terms, Math.max(wanted, least, 2));
    const players = [...named, ...Array.from({ length: size - named.length }, () => openSeat)];
    const written = await create(wish, terms, players, (scope, sheet) => challenge(scope, sheet, null, quiet));
    if (!written.repeated) await count(home.guild);
    return made(written, challenger.id);
  }

  /** Something done to a challenge that is still open. */
  async function inLobby(
    id: string,
    user: string,
    token: string | null,
    what: (scope: Scope, sheet: Sheet) => Decided | Promise<Decided>,
  ): Promise<Panel> {
    const written = await change(ports, id, token, (scope, sheet) => {
      if (sheet.status !== 'challenge') throw problems.notAChallenge();
      return what(scope, sheet);
    });
    return panelAfter(ports, written, user);
  }

  async function accept(id: string, user: string, token: string | null, language: Language | null = null): Promise<Panel> {
    await checkRoom(user);
    return inLobby(id, user, token, (scope, sheet) => {
      const seat = challengeSeat(sheet, user);
      const spoken = language && !sheet.home.chosen ? { ...sheet, home: { ...sheet.home, language } } : sheet;
      return beginIfReady(agree(scope, spoken, seat), seat, user);
    });
  }

  const speak = async (id: string, user: string, language: Language, token: string | null): Promise<Panel> =>
    inLobby(id, user, token, (_scope, sheet) => rewordChallenge(sheet, challengeSeat(sheet, user), language));

  async function joinTable(id: string, person: Person, token: string | null): Promise<Panel> {
    await checkRoom(person.id);
    return inLobby(id, person.id, token, (scope, sheet) => {
      const seat = seatOf(sheet.players, person.id);
      if (seat !== null && !sheet.agreed[seat]) return beginIfReady(agree(scope, sheet, seat), seat, person.id);
      if (scope.profiles.some((profile) => profile?.blocked.includes(markOf(profile.id, person.id)))) throw problems.takesNone();
      const joined = join(scope, sheet, person);
      return beginIfReady(joined, seatOf(joined.players, person.id) ?? HOST, person.id);
    });
  }

  /** A challenge between two is over when one says no; at a table of more the seat is free for others. */
  async function decline(id: string, user: string, token: string | null): Promise<Panel> {
    return inLobby(id, user, token, (scope, sheet) => {
      const seat = challengeSeat(sheet, user);
      if (sheet.players.length > 2 && seat !== HOST) return leaveSeat(sheet, seat);
      if (seat === HOST && sheet.agreed[HOST]) throw problems.notYours();
      return closeChallenge(scope, sheet, 'declined', seat);
    });
  }

  async function kick(id: string, user: string, seat: Seat, token: string | null): Promise<Panel> {
    return inLobby(id, user, token, (_scope, sheet) => {
      if (challengeSeat(sheet, user) !== HOST) throw problems.onlyHost();
      if (seat === HOST || sheet.players[seat] === undefined || sheet.players[seat].kind === 'open') throw problems.nobodyThere();
      return leaveSeat(sheet, seat);
    });
  }

  async function startNow(id: string, user: string, level: string | null, token: string | null): Promise<Panel> {
    return inLobby(id, user, token, (_scope, sheet) => {
      if (challengeSeat(sheet, user) !== HOST) throw problems.onlyHost();
      const [least] = seatsFor(ports.games, sheet.terms);
      const size = level === null ? 0 : Math.max(least, 2);
      const table = gathered(sheet, size, (number) => computer(level ?? '', sheet.home.language, number));
      if (table.players.length < Math.max(least, 2)) throw problems.tooFewSeats();
      return begin(table, user, null);
    });
  }

  async function proposeTerms(id: string, user: string, wish: Omit<Wish, 'game'>, token: string | null): Promise<Panel> {
    return inLobby(id, user, token, (scope, sheet) => {
      const seat = challengeSeat(sheet, user);
      const terms = termsOf(ports.games, { ...wish, game: sheet.terms.game }, sheet.terms);
      checkSeats(ports.games, terms, sheet.players.length);
      return propose(scope, sheet, seat, terms);
    });
  }

  async function solo(wish: SoloWish): Promise<Panel> {
    const wanted = termsOf(ports.games, { ...wish, rated: false });
    const [least] = seatsFor(ports.games, wanted);
    const size = checkSeats(ports.games, wanted, wish.seats ?? least);
    // Nobody has to be reminded of a match against a computer; whoever plays alone, with unknown dice, plays for the best list.
    const terms: Terms = { ...(size === 1 && wish.seed === undefined ? termsOf(ports.games, { ...wish, rated: true }) : wanted), clock: 'none' };
    if (wish.day) {
      if (size > 1) throw problems.dayAlone();
      return soloOfDay(wish, { ...terms, day: dayAt(world.now()) });
    }
    await checkRoom(wish.player.id);
    const computers = Array.from({ length: size - 1 }, (_, number) => computer(wish.level, wish.home.language, number));
    const players = [personOf(wish.player), ...computers];
    return made(await create(wish, terms, players, (_scope, sheet) => begin(sheet, wish.player.id, null, wish.seed)), wish.player.id);
  }

  /** Once a day: its id is made of the day and the person, so that whoever asks again meets it. */
  async function soloOfDay(wish: SoloWish, terms: Terms): Promise<Panel> {
    const { player } = wish;
    for (let attempt = 0; attempt < limits.attempts; attempt++) {
      const id = world.id(`${terms.day} ${terms.game} ${player.id} ${attempt}`);
      const known = (await store.load(id)) ?? (await store.past(id))?.sheet ?? null;
      if (known && known.terms.day === terms.day && seatOf(known.players, player.id) !== null) {
        if (known.status === 'over') throw problems.dayPlayed();
        return panelFor(ports, id, player.id);
      }
      if (known) continue;
      await checkRoom(player.id);
      const sheet = blankSheet(id, terms, { ...wish.home, channel: null }, [personOf(player)], world.now());
      const scope = await scopeFor(ports, sheet);
      const written = await write(ports, scope, sheet, await begin(sheet, player.id, null), null, wish.token);
      if (written) return made(written, player.id);
    }
    throw problems.busy();
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
    const { terms: played, players: before, home } = past.sheet;
    const { day: _day, ...old } = played;
    const terms = wish ? termsOf(ports.games, { ...wish, game: old.game }, old) : old;
    // The one who asks comes first in a challenge.
    const players = before.map((_, index) => lasting(before[(index + seat) % before.length] as Player));
    const sheet: Sheet = { ...blankSheet(id, terms, { ...home, channel: null }, players, world.now()), previous: past.sheet.id };
    const scope = await scopeFor(ports, sheet);
    const [asker = '', ...others] = players.flatMap((player) => (player.kind === 'person' ? [player.id] : []));
    let quiet = false;
    for (const other of others) quiet = (await checkChallenge(asker, other, home.guild)) || quiet;
    const decided = isReady(sheet)
      ? await begin(sheet, asker, null)
      : challenge(scope, sheet, { id: past.sheet.id, channel: home.channel }, quiet);
    return write(ports, scope, sheet, decided, null, token);
  }

  /** The rematch was asked for before: by the other, then this is the yes; by the same, then it still stands. */
  async function meet(sheet: Sheet, user: string, token: string | null, wish: Omit<Wish, 'game'> | null): Promise<Panel> {
    if (sheet.status !== 'challenge') return panelFor(ports, sheet.id, user);
    if (wish) return proposeTerms(sheet.id, user, wish, token);
    const seat = seatOf(sheet.players, user);
    return seat !== null && !sheet.agreed[seat] ? accept(sheet.id, user, token) : panelFor(ports, sheet.id, user);
  }

  return {
    challenge: challengeWith,
    propose: proposeTerms,
    accept,
    speak,
    decline,
    withdraw: (id, user, token) =>
      inLobby(id, user, token, (scope, sheet) => closeChallenge(scope, sheet, 'withdrawn', challengeSeat(sheet, user))),
    join: joinTable,
    kick,
    startNow,
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

/** Whoever sat there in the end: a stand-in gives the seat back for the next match. */
const lasting = (player: Player): Player =>
  player.kind === 'computer' && player.standsFor ? { kind: 'person', ...player.standsFor } : player;

const isSame = (one: Player, other: Player | undefined): boolean =>
  one.kind === other?.kind && (one.kind === 'person' && other.kind === 'person' ? one.id === other.id : one.name === other.name);
