import { answerChallenge, challengeOnLadder, finishLadder } from '../../clubs/ladder.ts';
import { cancelCompetition, extendRound, startNow } from '../../clubs/organize.ts';
import { type ClubPerson, removePerson, replacePerson, signUp, withdraw } from '../../clubs/people.ts';
import type { Competition } from '../../clubs/competition.ts';
import { type ClubRefusal, isRefused } from '../../clubs/refusal.ts';
import { shownRating } from '../../ratings/rating.ts';
import { familyOf } from '../../engine/game/index.ts';
import { answerTime } from '../clubs/answer-time.ts';
import { changeCompetition, loadCompetition } from '../clubs/change-competition.ts';
import type { Clubs, CompetitionView } from '../clubs/clubs.ts';
import { competitionView, ownCompetition } from '../clubs/competition-view.ts';
import { blockEachOther } from '../lobby/abuse-limits.ts';
import { checkNotBanned } from '../lobby/server-bans.ts';
import { problems } from '../problems.ts';
import type { UserRef } from '../requests.ts';
import type { Ports } from '../transition/commit.ts';
import { clubHistory } from './club-history.ts';
import { clubSeasons } from './club-seasons.ts';
import { leaveClubs } from '../clubs/leave-clubs.ts';
import { singleLine } from './user-data.ts';

/** The longest reason an organiser may give. */
const REASON = 200;

/** Runs ladders, leagues and cups. What they do outside is done when they are due, by whichever process is free. */
export function clubService(ports: Ports): Clubs {
  const { store, runtime } = ports;
  const now = (): number => runtime.now();

  async function change(
    id: string,
    token: string | null,
    decide: (club: Competition) => Competition | ClubRefusal,
  ): Promise<CompetitionView> {
    const changed = await changeCompetition(ports, id, token, ({ club }) => {
      const decided = decide(club);
      return isRefused(decided) ? decided : { club: decided };
    });
    return competitionView(changed, now());
  }

  /** Returns a person's rating in the family of a competition; null for newcomers. */
  async function ratingOf({ settings }: Competition, person: string): Promise<number | null> {
    const game = ports.games.get(settings.game);
    if (!game) throw problems.unknownGame();
    const [rating = null] = await store.results.ratings(familyOf(game.info, settings.variant).id, [person]);
    return rating && shownRating(rating, now()).points;
  }

  async function checkWelcome(club: Competition, { id, name }: UserRef): Promise<ClubPerson> {
    await checkNotBanned(store, club.home.guild, id);
    return { id, name, rating: await ratingOf(club, id) };
  }

  return {
    ...clubSeasons(ports),
    ...clubHistory(ports),
    show: async (id) => competitionView(await loadCompetition(ports, id), now()),
    own: async (id, user) => ownCompetition(await loadCompetition(ports, id), user, now()),

    async signUp(id, person, token) {
      const { club } = await loadCompetition(ports, id);
      const welcome = await checkWelcome(club, person);
      return change(id, token, (at) => signUp(at, welcome, now()));
    },
    withdraw: (id, user, token) => change(id, token, (club) => withdraw(club, user, now())),
    challenge: async (id, user, opponent, token) => {
      const { club } = await loadCompetition(ports, id);
      await checkNotBanned(store, club.home.guild, user);
      if (await blockEachOther(ports, [user, opponent])) throw problems.challengesRefused();
      const until = await answerTime(ports, opponent, now());
      return change(id, token, (at) => challengeOnLadder(at, user, opponent, now(), until));
    },
    answerChallenge: (id, user, fixture, accept, token) =>
      change(id, token, (club) => answerChallenge(club, user, fixture, accept, now())),

    startNow: (id, _by, token) => change(id, token, (club) => startNow(club, now())),
    remove: (id, by, person, reason, token) =>
      change(id, token, (club) =>
        removePerson(club, person, 'removed', { by: by.id, reason: shortened(reason) }, now()),
      ),
    async replace(id, by, person, substitute, token) {
      const { club } = await loadCompetition(ports, id);
      const welcome = await checkWelcome(club, substitute);
      return change(id, token, (at) => replacePerson(at, person, welcome, by.id, now()));
    },
    extend: (id, by, days, token) => change(id, token, (club) => extendRound(club, by.id, days, now())),
    finish: (id, by, token) => change(id, token, (club) => finishLadder(club, by.id, now())),
    cancel: (id, by, reason, token) =>
      change(id, token, (club) => cancelCompetition(club, by.id, shortened(reason), now())),
    async moveTo(id, _by, channel, token) {
      const moved = await changeCompetition(ports, id, token, ({ club }) => ({
        club: { ...club, home: { ...club.home, channel } },
        homeless: undefined,
      }));
      return competitionView(moved, now());
    },

    async channelGone(id) {
      let first = false;
      await changeCompetition(ports, id, null, ({ homeless }) => {
        first = homeless !== true;
        return first ? { homeless: true } : null;
      });
      return first;
    },
    personLeft: (guild, user) => leaveClubs(ports, guild, user, 'left'),
  };
}

const shortened = (reason: string): string => singleLine(reason).slice(0, REASON);
