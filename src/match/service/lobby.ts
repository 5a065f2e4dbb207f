import type { Seat } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import { change, type Decided, type Ports } from '../change/commit.ts';
import {
  agree,
  challenge,
  closeChallenge,
  declined,
  gathered,
  HOST,
  join,
  leaveSeat,
  openSeat,
  personOf,
  propose,
  rewordChallenge,
} from '../lobby/lobby.ts';
import type { ChallengeWish, Matches, Panel, Person, TermsWish } from '../matches.ts';
import { manners, markOf } from '../lobby/manners.ts';
import { openSheet } from '../look/panel.ts';
import { problems } from '../problems.ts';
import { changed, type Scope, seatOf, standInLevel } from '../change/context.ts';
import { panelAfter } from '../look/panels.ts';
import type { Sheet } from '../sheet.ts';
import { checkSeats, seatsFor, termsOf } from '../lobby/terms.ts';
import { alone } from './alone.ts';
import { beginning } from './beginning.ts';
import { branches } from './branches.ts';
import { rematches } from './rematches.ts';

type Challenging = Pick<
  Matches,
  'challenge' | 'propose' | 'accept' | 'speak' | 'decline' | 'withdraw' | 'join' | 'kick' | 'startNow' | 'solo' | 'playFrom' | 'moveTo' | 'rematch' | 'rematchWith'
>;

/** The seat of somebody in a challenge that is still open. */
function challengeSeat(sheet: Sheet, user: string): Seat {
  if (sheet.status !== 'challenge') throw problems.notAChallenge();
  const seat = seatOf(sheet.players, user);
  if (seat === null) throw sheet.players.length > 2 ? problems.notAtTable() : problems.notAPlayer();
  return seat;
}

export function challenging(ports: Ports): Challenging {
  const born = beginning(ports);
  const { computer, create, made, begin, beginIfReady } = born;
  const { checkRoom, checkChallenge, count } = manners(ports);

  async function challengeWith(wish: ChallengeWish): Promise<Panel> {
    const { challenger, opponents, home } = wish;
    if (opponents.some(({ bot }) => bot)) throw problems.bot();
    if (opponents.some(({ id }) => id === challenger.id)) throw problems.self();
    if (new Set(opponents.map(({ id }) => id)).size < opponents.length) throw problems.sitsHere();
    const terms = termsOf(ports.games, wish);
    await checkRoom(challenger.id);
    const called = await checkChallenge(challenger.id, opponents.map(({ id }) => id), home.guild);
    const computers = (wish.computers ?? []).map((level, number) => computer(level, home.language, number));
    const named = [personOf(challenger), ...opponents.map(personOf), ...computers];
    const wanted = named.length + (wish.open ?? 0);
    const [least] = seatsFor(ports.games, terms);
    const size = checkSeats(ports.games, terms, Math.max(wanted, least, 2));
    const players = [...named, ...Array.from({ length: size - named.length }, () => openSeat)];
    const written = await create(wish, terms, players, (scope, sheet) => challenge(scope, sheet, null, called));
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

  /** In what everybody at the table reads, unless somebody chose a language. */
  const spokenIn = (sheet: Sheet, language: Language | null): Sheet =>
    language && !sheet.home.chosen ? { ...sheet, home: { ...sheet.home, language } } : sheet;

  async function accept(id: string, user: string, token: string | null, language: Language | null = null): Promise<Panel> {
    await checkRoom(user);
    return inLobby(id, user, token, (scope, sheet) => {
      const seat = challengeSeat(sheet, user);
      return beginIfReady(agree(scope, spokenIn(sheet, language), seat), seat, user);
    });
  }

  const speak = async (id: string, user: string, language: Language, token: string | null): Promise<Panel> =>
    inLobby(id, user, token, (_scope, sheet) => rewordChallenge(sheet, challengeSeat(sheet, user), language));

  async function joinTable(id: string, person: Person, token: string | null, language: Language | null = null): Promise<Panel> {
    await checkRoom(person.id);
    return inLobby(id, person.id, token, (scope, before) => {
      const sheet = spokenIn(before, language);
      const seat = seatOf(sheet.players, person.id);
      if (seat !== null && !sheet.agreed[seat]) return beginIfReady(agree(scope, sheet, seat), seat, person.id);
      if (scope.profiles.some((profile) => profile?.blocked.includes(markOf(profile.id, person.id)))) throw problems.takesNone();
      const joined = join(scope, sheet, person);
      return beginIfReady(joined, seatOf(joined.players, person.id) ?? HOST, person.id);
    });
  }

  async function decline(id: string, user: string, token: string | null): Promise<Panel> {
    return inLobby(id, user, token, (scope, sheet) => {
      const seat = challengeSeat(sheet, user);
      if (seat === HOST && sheet.agreed[HOST]) throw problems.withdrawInstead();
      return declined(scope, sheet, seat);
    });
  }

  async function kick(id: string, user: string, seat: Seat, token: string | null): Promise<Panel> {
    return inLobby(id, user, token, (_scope, sheet) => {
      if (challengeSeat(sheet, user) !== HOST) throw problems.onlyHost();
      if (seat === HOST || sheet.players[seat] === undefined || sheet.players[seat].kind === 'open') throw problems.nobodyThere();
      return leaveSeat(sheet, seat);
    });
  }

  async function startNow(id: string, user: string, computers: boolean, token: string | null): Promise<Panel> {
    return inLobby(id, user, token, (scope, sheet) => {
      if (challengeSeat(sheet, user) !== HOST) throw problems.onlyHost();
      const [least] = seatsFor(ports.games, sheet.terms);
      const size = computers ? sheet.players.length : 0;
      const table = gathered(sheet, size, (number) => computer(standInLevel(scope, sheet), sheet.home.language, number));
      if (table.players.length < Math.max(least, 2)) throw problems.tooFewSeats();
      return begin(table, user, null);
    });
  }

  async function proposeTerms(id: string, user: string, wish: TermsWish, token: string | null): Promise<Panel> {
    return inLobby(id, user, token, (scope, sheet) => {
      challengeSeat(sheet, user);
      const terms = termsOf(ports.games, { ...wish, game: sheet.terms.game }, sheet.terms);
      const [least, most] = seatsFor(ports.games, terms);
      const taken = sheet.players.filter(({ kind }) => kind !== 'open').length;
      const usual = Math.max(least, taken, Math.min(most, sheet.players.length));
      return propose(scope, sheet, user, terms, checkSeats(ports.games, terms, wish.seats ?? usual));
    });
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
    ...alone(ports, born),
    ...branches(ports, born),
    ...rematches(ports, born, { accept, propose: proposeTerms }),
    async moveTo(id, channel) {
      const written = await change(ports, id, null, (_scope, sheet) =>
        sheet.home.channel === channel ? null : changed({ ...sheet, home: { ...sheet.home, channel } }),
      );
      return openSheet(written.sheet);
    },
  };
}
