import { change, type Decided, type Ports } from '../change/commit.ts';
import { resign, stop } from '../leave/resign.ts';
import { DAY } from '../limits.ts';
import type { Listed, Matches } from '../matches.ts';
import { openSheet } from '../look/panel.ts';
import { Problem, problems } from '../problems.ts';
import { orderKey } from '../play/standing-orders.ts';
import { dayMark, isHidden, shownFrom } from '../lobby/day.ts';
import { challengerOf, manners, markOf } from '../lobby/manners.ts';
import { closeChallenge, declined, isGuest, leaveSeat } from '../lobby/lobby.ts';
import { changed, otherPeople, type Scope, seatOf } from '../change/context.ts';
import { heldSeat, type Profile, type Sheet, withoutKept } from '../sheet.ts';
import { settleAway, vacationLeft, withoutVacation, withVacation } from '../time/vacation.ts';

type People = Pick<
  Matches,
  'profile' | 'settings' | 'order' | 'vacation' | 'endVacation' | 'vacationLeft' | 'list' | 'purge' | 'block' | 'blocks' | 'serversOf'
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

export function people(ports: Ports): People {
  const { store, world, limits, games } = ports;
  const { keepCount } = manners(ports);
  const profileOf = async (user: string): Promise<Profile> => (await store.profile(user)) ?? newProfile(user);

  const changeOf = (user: string, how: (profile: Profile) => Profile): Promise<Profile> =>
    store.changeProfile(user, (now) => how(now ?? newProfile(user)));

  /** Does something to all of a person's matches; one that cannot be read does not keep the others from it. */
  async function inAll(user: string, what: (scope: Scope, sheet: Sheet) => Decided | Promise<Decided>): Promise<number> {
    let count = 0;
    for (const { id } of await store.ofPlayer(user)) {
      try {
        await change(ports, id, null, what, 'again');
        count++;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
      }
    }
    return count;
  }

  const settleAll = (user: string): Promise<number> =>
    inAll(user, (scope, sheet) => {
      const seat = seatOf(sheet.players, user);
      return seat === null ? null : settleAway(scope, sheet, seat);
    });

  /** What deleting one's data does not reset, for a day or two: the match of the day, and how often one challenged. */
  async function keepMarks(user: string): Promise<void> {
    const past = await store.pastOf(user, Infinity);
    for (const { terms } of [...(await store.ofPlayer(user)), ...past.map(({ sheet }) => sheet)]) {
      const { day, game } = terms;
      if (day !== undefined && isHidden(terms, world.now())) await store.remember(dayMark(day, game, user), '1', shownFrom(day));
    }
    await keepCount(user);
  }

  return {
    profile: profileOf,
    settings: async (user, settings) => changeOf(user, (profile) => ({ ...profile, ...settings })),
    async order(user, gameId, id, value) {
      const game = games.get(gameId);
      const order = game?.mind.orders.find((each) => each.id === id);
      if (!game || !order || (value && !order.settings.some((setting) => setting.id === value.setting))) throw problems.unknownOrder();
      const key = orderKey(game, order);
      return changeOf(user, (profile) => {
        const { [key]: _old, ...others } = profile.orders;
        return { ...profile, orders: value ? { ...others, [key]: value } : others };
      });
    },
    async block(user, other, on) {
      const mark = markOf(user, other);
      const saved = await changeOf(user, (profile) => {
        const others = profile.blocked.filter((each) => each !== mark);
        return { ...profile, blocked: on ? [...others, mark].slice(-limits.blocked) : others };
      });
      if (!on) return saved;
      await inAll(user, (scope, sheet) => {
        const seat = seatOf(sheet.players, user);
        const asked = sheet.status === 'challenge' && challengerOf(sheet) === other;
        return asked && seat !== null ? declined(scope, sheet, seat) : null;
      });
      return saved;
    },
    blocks: (profile, other) => profile.blocked.includes(markOf(profile.id, other)),
    async vacation(user, days) {
      const profile = await changeOf(user, (now) => withVacation(now, days * DAY, world.now(), limits));
      await settleAll(user);
      return profile;
    },
    async endVacation(user) {
      const profile = await changeOf(user, (now) => withoutVacation(now, world.now()));
      await settleAll(user);
      return profile;
    },
    vacationLeft: async (user) => vacationLeft(await profileOf(user), world.now(), limits),
    async list(user, except) {
      const listed = (await store.ofPlayer(user, except)).flatMap((sheet) => (sheet.terms.puzzle ? [] : listing(sheet, user)));
      return listed.sort((a, b) => urgency(a) - urgency(b));
    },
    async serversOf(user) {
      const past = await store.pastOf(user, Infinity);
      return new Set([...(await store.ofPlayer(user)), ...past.map(({ sheet }) => sheet)].map(({ home }) => home.guild));
    },
    async purge(user) {
      const before = (await store.ofPlayer(user)).map(({ id }) => id);
      const ended = await inAll(user, (scope, sheet) => {
        const seat = seatOf(sheet.players, user);
        if (seat === null) return forgotten(sheet, user);
        if (sheet.status === 'challenge') {
          return isGuest(sheet, seat) ? leaveSeat(sheet, seat) : closeChallenge(scope, sheet, 'expired', null);
        }
        // Nobody gets out of a rated match without a result, and nobody's leaving ends a match of several.
        const goesOn = otherPeople(sheet, seat).length > 1;
        return sheet.terms.rated || goesOn ? resign(scope, sheet, seat, false) : stop(scope, sheet, { kind: 'abandoned' });
      });
      await keepMarks(user);
      return ended + (await store.purge(user, before));
    },
  };
}

/** A computer keeps the seat of somebody who wants to be forgotten: then nobody can take it back. */
function forgotten(sheet: Sheet, user: string): Decided {
  return changed({ ...sheet, players: sheet.players.map((player) => withoutKept(player, user)) });
}

function listing(sheet: Sheet, user: string): readonly Listed[] {
  const seat = heldSeat(sheet.players, user);
  if (seat === null) return [];
  const wait = sheet.waits.find((each) => each.seat === seat);
  return [{ sheet: openSheet(sheet), seat, mine: wait !== undefined, due: wait?.due ?? null }];
}

/** Least time left first, then what has no clock, then what waits for others, then what rests. */
function urgency({ sheet, mine, due }: Listed): number {
  if (sheet.status === 'adjourned') return Infinity;
  if (!mine) return Number.MAX_VALUE;
  return due ?? Number.MAX_SAFE_INTEGER;
}
