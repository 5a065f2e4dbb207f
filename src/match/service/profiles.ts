import type { Seat } from '../../engine/script.ts';
import { applyChange, type DecidedChange, type Ports } from '../transition/commit.ts';
import { goesOn, rankingWithout, resign, endMatchAs, winnersWithout } from '../leave/resign.ts';
import { forgetInClubs } from '../clubs/leave-clubs.ts';
import { DAY } from '../limits.ts';
import type { ListedMatch, Matches } from '../matches.ts';
import { publicMatch } from '../view/panel.ts';
import { Problem, problems } from '../problems.ts';
import { orderKey } from '../play/standing-orders.ts';
import { dailyMatchOf } from '../lobby/daily-match.ts';
import { dailyPuzzleMark, dailySeedMark, isSeedHidden, revealedAt } from '../lobby/daily-seed.ts';
import { puzzleFamilyOf } from '../play/puzzle-streak.ts';
import { challengerOf, abuseLimits, blockMark } from '../lobby/abuse-limits.ts';
import { closeChallenge, declineChallenge, canLeaveSeat, leaveSeat } from '../lobby/lobby.ts';
import { changeOf, type ChangeContext, seatOf, withSeat } from '../transition/change-context.ts';
import { anonymousId } from '../../ratings/result.ts';
import { fingerprint } from '../fingerprint.ts';
import { updateRatings } from '../result/update-ratings.ts';
import {
  seatHeldBy,
  FORGOTTEN_USER,
  type MatchPlayer,
  type Profile,
  type StoredMatch,
  withoutReturnRight,
} from '../stored-match.ts';
import { applyVacation, vacationLeft, withoutVacation, withVacation } from '../time/vacation.ts';

type ProfileService = Pick<
  Matches,
  | 'profile'
  | 'profiles'
  | 'settings'
  | 'order'
  | 'vacation'
  | 'endVacation'
  | 'vacationLeft'
  | 'list'
  | 'purge'
  | 'block'
  | 'blocks'
  | 'serversOf'
>;

const newProfile = (id: string): Profile => ({
  id,
  name: '',
  language: null,
  offset: null,
  quiet: null,
  notifications: 'all',
  dmClosed: false,
  orders: {},
  vacations: [],
  challengers: 'everyone',
  blocked: [],
});

export function profileService(ports: Ports): ProfileService {
  const { store, runtime, limits, games } = ports;
  const { keepChallengeCount: keepCount } = abuseLimits(ports);
  const profileOf = async (user: string): Promise<Profile> => (await store.profile(user)) ?? newProfile(user);

  const changeOf = (user: string, how: (profile: Profile) => Profile): Promise<Profile> =>
    store.changeProfile(user, (now) => how(now ?? newProfile(user)));

  /** Changes all of a person's matches; an unreadable one doesn't stop the others. */
  async function changeAllMatches(
    user: string,
    what: (context: ChangeContext, sheet: StoredMatch) => DecidedChange | Promise<DecidedChange>,
  ): Promise<number> {
    let count = 0;
    for (const { id } of await store.ofPlayer(user)) {
      try {
        await applyChange(ports, id, null, what, 'again');
        count++;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
      }
    }
    return count;
  }

  const applyVacationToAll = (user: string): Promise<number> =>
    changeAllMatches(user, (context, sheet) => {
      const seat = seatOf(sheet.players, user);
      return seat === null ? null : applyVacation(context, sheet, seat);
    });

  /** Keeps for a day or two what deleting one's data must not reset: daily matches, puzzles and challenges made. */
  async function keepAbuseMarks(user: string): Promise<void> {
    const finished = await store.finishedOf(user, Infinity);
    for (const { terms } of [...(await store.ofPlayer(user)), ...finished.map(({ sheet }) => sheet)]) {
      const { day, game, puzzle } = terms;
      if (day !== undefined && isSeedHidden(terms, runtime.now()))
        await store.saveMark(dailySeedMark(day, dailyMatchOf(games, terms)?.id ?? game, user), '1', revealedAt(day));
      if (puzzle && runtime.now() < revealedAt(puzzle.day))
        await store.saveMark(
          dailyPuzzleMark(puzzle.day, puzzleFamilyOf(ports, terms), user),
          '1',
          revealedAt(puzzle.day),
        );
    }
    await keepCount(user);
  }

  /** Revokes the links of all of a person's matches, also those others shared. */
  async function stopSharingAll(user: string): Promise<void> {
    const finished = await store.finishedOf(user, Infinity);
    for (const { id } of [...(await store.ofPlayer(user)), ...finished.map(({ sheet }) => sheet)])
      await store.saveShare(id, await store.shareOf(id), null);
  }

  /** Returns the anonymous person who takes someone's place: the same one if the deletion was interrupted. */
  async function aliasFor(user: string): Promise<string> {
    const known = await store.mark(aliasMark(user));
    if (known) return known;
    const alias = anonymousId(runtime.seed().seed.slice(0, 16));
    await store.saveMark(aliasMark(user), alias, runtime.now() + DAY);
    return alias;
  }

  return {
    profile: profileOf,
    profiles: async (users) =>
      (await store.profiles(users)).map((profile, index) => profile ?? newProfile(users[index] ?? '')),
    async settings(user, settings) {
      if (settings.unranked !== undefined) await store.results.setUnranked(user, settings.unranked);
      const profile = await changeOf(user, (now) => ({ ...now, ...settings }));
      if (settings.unshared) await stopSharingAll(user);
      return profile;
    },
    async order(user, gameId, id, value) {
      const game = games.get(gameId);
      const order = game?.ai.orders.find((each) => each.id === id);
      if (!game || !order || (value && !order.settings.some((setting) => setting.id === value.setting)))
        throw problems.unknownOrder();
      const key = orderKey(game, order);
      return changeOf(user, (profile) => {
        const { [key]: _old, ...others } = profile.orders;
        return { ...profile, orders: value ? { ...others, [key]: value } : others };
      });
    },
    async block(user, other, on) {
      const mark = blockMark(user, other);
      const saved = await changeOf(user, (profile) => {
        const others = profile.blocked.filter((each) => each !== mark);
        return { ...profile, blocked: on ? [...others, mark].slice(-limits.blocked) : others };
      });
      if (!on) return saved;
      await changeAllMatches(user, (context, sheet) => {
        const seat = seatOf(sheet.players, user);
        const asked = sheet.status === 'challenge' && challengerOf(sheet) === other;
        return asked && seat !== null ? declineChallenge(context, sheet, seat) : null;
      });
      return saved;
    },
    blocks: (profile, other) => profile.blocked.includes(blockMark(profile.id, other)),
    async vacation(user, days) {
      const profile = await changeOf(user, (now) => withVacation(now, days * DAY, runtime.now(), limits));
      await applyVacationToAll(user);
      return profile;
    },
    async endVacation(user) {
      const profile = await changeOf(user, (now) => withoutVacation(now, runtime.now()));
      await applyVacationToAll(user);
      return profile;
    },
    vacationLeft: async (user) => vacationLeft(await profileOf(user), runtime.now(), limits),
    async list(user, except) {
      const listed = (await store.ofPlayer(user, except)).flatMap((sheet) =>
        sheet.terms.puzzle || sheet.terms.lesson ? [] : listing(sheet, user),
      );
      return listed.sort((a, b) => urgency(a) - urgency(b));
    },
    async serversOf(user) {
      const finished = await store.finishedOf(user, Infinity);
      return new Set(
        [...(await store.ofPlayer(user)), ...finished.map(({ sheet }) => sheet)].map(({ home }) => home.guild),
      );
    },
    async purge(user) {
      const before = (await store.ofPlayer(user)).map(({ id }) => id);
      // Results first: what the last matches do to the others' ratings depends on them.
      const alias = await aliasFor(user);
      await updateRatings(ports);
      await store.results.disown(user, alias);
      const competitions = await forgetInClubs(ports, user, alias);
      const ended = await changeAllMatches(user, (context, known) => {
        const sheet = { ...known, players: known.players.map((player) => withAlias(player, user, alias)) };
        const seat = seatOf(sheet.players, user);
        if (seat === null) return forgetSeat(sheet, user, alias);
        if (sheet.status === 'challenge') {
          return canLeaveSeat(sheet, seat) ? leaveSeat(sheet, seat) : closeChallenge(context, sheet, 'expired', null);
        }
        if (goesOn(sheet, seat)) return resign(context, sheet, seat, false);
        // A rated match can't be left without a result.
        const decided = sheet.terms.rated && winnersWithout(sheet, seat).length > 0;
        const over = endMatchAs(
          context,
          nameless(sheet, seat),
          decided ? { kind: 'resigned', ranking: rankingWithout(context, sheet, seat) } : { kind: 'abandoned' },
        );
        return { ...over, posts: over.posts.filter(({ to }) => to !== seat) };
      });
      await keepAbuseMarks(user);
      const changed = await store.purge(user, before, alias);
      await store.saveMark(aliasMark(user), '', runtime.now());
      return ended + changed + competitions;
    },
  };
}

/** Returns the match without a person's name and answer times, before its end is announced. */
function nameless(sheet: StoredMatch, seat: Seat): StoredMatch {
  const players = sheet.players.map((player, each) =>
    each === seat ? { ...player, name: FORGOTTEN_USER.name } : player,
  );
  return { ...sheet, players, tempo: withSeat(sheet.tempo, seat, { waits: 0, spent: 0 }) };
}

/** Lets the computer keep the seat of a deleted person for good. */
function forgetSeat(sheet: StoredMatch, user: string, alias: string): DecidedChange {
  return changeOf({ ...sheet, players: sheet.players.map((player) => withoutReturnRight(player, user, alias)) });
}

const aliasMark = (user: string): string => fingerprint(`alias ${user}`);

const withAlias = (player: MatchPlayer, user: string, alias: string): MatchPlayer =>
  player.kind === 'person' && player.id === user ? { ...player, alias } : player;

function listing(sheet: StoredMatch, user: string): readonly ListedMatch[] {
  const seat = seatHeldBy(sheet.players, user);
  if (seat === null) return [];
  const timer = sheet.waits.find((each) => each.seat === seat);
  return [{ sheet: publicMatch(sheet), seat, isAwaited: timer !== undefined, due: timer?.due ?? null }];
}

/** Sorts by urgency: least time left, no clock, waiting for others, adjourned. */
function urgency({ sheet, isAwaited: mine, due }: ListedMatch): number {
  if (sheet.status === 'adjourned') return Infinity;
  if (!mine) return Number.MAX_VALUE;
  return due ?? Number.MAX_SAFE_INTEGER;
}
