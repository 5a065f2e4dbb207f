import type { Seat } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import { applyChange, type DecidedChange, type Ports } from '../transition/commit.ts';
import {
  agree,
  openChallenge,
  closeChallenge,
  declineChallenge,
  withoutMissingPlayers,
  HOST,
  invite,
  join,
  openSeat,
  toMatchPlayer,
  propose,
  rewordChallenge,
  sendAway,
} from '../lobby/lobby.ts';
import type { ChallengeRequest, Matches, Panel, UserRef, TermsRequest } from '../matches.ts';
import { abuseLimits, blockMark } from '../lobby/abuse-limits.ts';
import { checkNotBanned, isBannedFrom } from '../lobby/server-bans.ts';
import { publicMatch } from '../view/panel.ts';
import { problems } from '../problems.ts';
import { changeOf, type ChangeContext, seatOf, standInLevel } from '../transition/change-context.ts';
import { panelAfter } from '../view/load-panel.ts';
import type { StoredMatch } from '../stored-match.ts';
import { checkHandicap, checkRated, checkSeats, seatRange, resolveTerms } from '../lobby/terms.ts';
import { soloService } from './solo.ts';
import { createMatchStarter } from './match-starter.ts';
import { branchService } from './branches.ts';
import { rematchService } from './rematches.ts';

type LobbyService = Pick<
  Matches,
  | 'challenge'
  | 'propose'
  | 'accept'
  | 'setLanguage'
  | 'decline'
  | 'withdraw'
  | 'join'
  | 'kick'
  | 'invite'
  | 'startNow'
  | 'solo'
  | 'playFrom'
  | 'moveTo'
  | 'rematch'
  | 'rematchWith'
>;

function challengeSeat(sheet: StoredMatch, user: string): Seat {
  if (sheet.status !== 'challenge') throw problems.notAChallenge();
  const seat = seatOf(sheet.players, user);
  if (seat === null) throw sheet.players.length > 2 ? problems.notAtTable() : problems.notAPlayer();
  return seat;
}

export function lobbyService(ports: Ports): LobbyService {
  const starter = createMatchStarter(ports);
  const { computer, create, made, begin, beginIfReady } = starter;
  const { checkOpenMatches: checkRoom, checkChallenge, countChallenge: count } = abuseLimits(ports);

  async function challengeWith(request: ChallengeRequest): Promise<Panel> {
    const { challenger, opponents, home } = request;
    if (opponents.some(({ bot }) => bot)) throw problems.bot();
    if (opponents.some(({ id }) => id === challenger.id)) throw problems.self();
    if (new Set(opponents.map(({ id }) => id)).size < opponents.length) throw problems.alreadySeated();
    const terms = resolveTerms(ports.games, request);
    checkRated(ports.games, terms, (request.computers ?? []).length > 0);
    await checkNotBanned(ports.store, home.guild, challenger.id);
    for (const { id } of opponents)
      if (await isBannedFrom(ports.store, home.guild, id)) throw problems.opponentBanned();
    await checkRoom(challenger.id);
    const called = await checkChallenge(
      challenger.id,
      opponents.map(({ id }) => id),
      home.guild,
    );
    const computers = (request.computers ?? []).map((level, number) => computer(level, home.language, number));
    const named = [toMatchPlayer(challenger), ...opponents.map(toMatchPlayer), ...computers];
    const wanted = named.length + (request.openSeats ?? 0);
    const [least] = seatRange(ports.games, terms);
    const size = checkSeats(ports.games, terms, Math.max(wanted, least, 2));
    const players = [...named, ...Array.from({ length: size - named.length }, () => openSeat)];
    checkHandicap(terms, players);
    const written = await create(request, terms, players, (context, sheet) =>
      openChallenge(context, sheet, null, called),
    );
    if (!written.repeated) await count(home.guild);
    return made(written, challenger.id);
  }

  /** Applies a change to an open challenge. */
  async function inLobby(
    id: string,
    user: string,
    token: string | null,
    what: (context: ChangeContext, sheet: StoredMatch) => DecidedChange | Promise<DecidedChange>,
  ): Promise<Panel> {
    const written = await applyChange(ports, id, token, (context, sheet) => {
      if (sheet.status !== 'challenge') throw problems.notAChallenge();
      return what(context, sheet);
    });
    return panelAfter(ports, written, user);
  }

  /** Sets the language of public messages, unless someone chose one. */
  const withLanguage = (sheet: StoredMatch, language: Language | null): StoredMatch =>
    language && !sheet.home.chosen ? { ...sheet, home: { ...sheet.home, language } } : sheet;

  async function accept(
    id: string,
    user: string,
    token: string | null,
    language: Language | null = null,
  ): Promise<Panel> {
    await checkRoom(user);
    return inLobby(id, user, token, async (context, sheet) => {
      await checkNotBanned(ports.store, sheet.home.guild, user);
      const seat = challengeSeat(sheet, user);
      return beginIfReady(agree(context, withLanguage(sheet, language), seat), seat, user);
    });
  }

  const setLanguage = async (id: string, user: string, language: Language, token: string | null): Promise<Panel> =>
    inLobby(id, user, token, (_scope, sheet) => rewordChallenge(sheet, challengeSeat(sheet, user), language));

  async function joinTable(
    id: string,
    person: UserRef,
    token: string | null,
    language: Language | null = null,
  ): Promise<Panel> {
    await checkRoom(person.id);
    return inLobby(id, person.id, token, async (context, before) => {
      await checkNotBanned(ports.store, before.home.guild, person.id);
      const sheet = withLanguage(before, language);
      const seat = seatOf(sheet.players, person.id);
      if (seat !== null && !sheet.agreed[seat]) return beginIfReady(agree(context, sheet, seat), seat, person.id);
      if (context.profiles.some((profile) => profile?.blocked.includes(blockMark(profile.id, person.id))))
        throw problems.challengesRefused();
      const joined = join(context, sheet, person);
      return beginIfReady(joined, seatOf(joined.players, person.id) ?? HOST, person.id);
    });
  }

  async function decline(id: string, user: string, token: string | null): Promise<Panel> {
    return inLobby(id, user, token, (context, sheet) => {
      const seat = challengeSeat(sheet, user);
      if (seat === HOST && sheet.agreed[HOST]) throw problems.withdrawInstead();
      return declineChallenge(context, sheet, seat);
    });
  }

  async function kick(id: string, user: string, seat: Seat, token: string | null): Promise<Panel> {
    return inLobby(id, user, token, (_scope, sheet) => {
      if (challengeSeat(sheet, user) !== HOST) throw problems.onlyHost();
      return sendAway(sheet, seat);
    });
  }

  async function inviteTo(
    id: string,
    user: string,
    people: readonly (UserRef & { readonly bot?: boolean })[],
    token: string | null,
  ): Promise<Panel> {
    if (people.length === 0) throw problems.nobodyInvited();
    if (people.some(({ bot }) => bot)) throw problems.bot();
    const before = await ports.store.load(id);
    if (!before) throw problems.unknownMatch();
    const pinged = await checkChallenge(
      user,
      people.map((person) => person.id),
      before.home.guild,
    );
    return inLobby(id, user, token, (context, sheet) => {
      if (challengeSeat(sheet, user) !== HOST) throw problems.onlyHost();
      return invite(context, sheet, people, pinged);
    });
  }

  async function startNow(id: string, user: string, computers: boolean, token: string | null): Promise<Panel> {
    return inLobby(id, user, token, (context, sheet) => {
      if (challengeSeat(sheet, user) !== HOST) throw problems.onlyHost();
      const [least] = seatRange(ports.games, sheet.terms);
      const size = computers ? sheet.players.length : 0;
      const table = withoutMissingPlayers(sheet, size, (number) =>
        computer(standInLevel(context, sheet), sheet.home.language, number),
      );
      if (table.players.length < Math.max(least, 2)) throw problems.tooFewSeats();
      checkRated(
        ports.games,
        table.terms,
        table.players.some(({ kind }) => kind === 'computer'),
      );
      return begin(table, user, null);
    });
  }

  async function proposeTerms(id: string, user: string, request: TermsRequest, token: string | null): Promise<Panel> {
    return inLobby(id, user, token, (context, sheet) => {
      challengeSeat(sheet, user);
      const terms = resolveTerms(ports.games, { ...request, game: sheet.terms.game }, sheet.terms);
      checkRated(
        ports.games,
        terms,
        sheet.players.some(({ kind }) => kind === 'computer'),
      );
      checkHandicap(terms, sheet.players);
      const [least, most] = seatRange(ports.games, terms);
      const taken = sheet.players.filter(({ kind }) => kind !== 'open').length;
      const usual = Math.max(least, taken, Math.min(most, sheet.players.length));
      return propose(context, sheet, user, terms, checkSeats(ports.games, terms, request.seats ?? usual));
    });
  }

  return {
    challenge: challengeWith,
    propose: proposeTerms,
    accept,
    setLanguage,
    decline,
    withdraw: (id, user, token) =>
      inLobby(id, user, token, (context, sheet) =>
        closeChallenge(context, sheet, 'withdrawn', challengeSeat(sheet, user)),
      ),
    join: joinTable,
    kick,
    invite: inviteTo,
    startNow,
    ...soloService(ports, starter),
    ...branchService(ports, starter),
    ...rematchService(ports, starter, { accept, propose: proposeTerms }),
    async moveTo(id, channel) {
      const written = await applyChange(ports, id, null, (_scope, sheet) =>
        sheet.home.channel === channel ? null : changeOf({ ...sheet, home: { ...sheet.home, channel } }),
      );
      return publicMatch(written.sheet);
    },
  };
}
