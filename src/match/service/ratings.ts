import { type Family, familyOf } from '../../engine/game/index.ts';
import type { Text } from '../../engine/text.ts';
import { badgesOf, variantKey } from '../../ratings/badges.ts';
import { figuresOf, outcomeFor } from '../../ratings/figures.ts';
import {
  outcomeCount,
  headToHead,
  noOutcomes,
  outcomeOf,
  type OutcomeTally,
  withOutcome,
} from '../../ratings/head-to-head.ts';
import { levelRating } from '../../ratings/level-ratings.ts';
import { rankPeople } from '../../ratings/ranking.ts';
import { hasCounted } from '../../ratings/rating-table.ts';
import { newRating, ratingPoints, shownRating } from '../../ratings/rating.ts';
import { isAnonymous, isPersonSeat, type MatchResult, peopleOf, seatOfPerson } from '../../ratings/result.ts';
import { blockMark } from '../lobby/abuse-limits.ts';
import type { Matches, PersonalRecord, PlayerProfile, PublicMatch } from '../matches.ts';
import type { ListedResult } from '../ports.ts';
import { loadBestStreak } from '../play/puzzle-streak.ts';
import { problems } from '../problems.ts';
import { updateRatings } from '../result/update-ratings.ts';
import type { Ports } from '../transition/commit.ts';
import { seatHolder } from '../stored-match.ts';

type RatingService = Pick<Matches, 'ratingChange' | 'playerProfile' | 'personalRecord' | 'families' | 'ranking'>;

/** Shows ratings and results. Every answer is up to date with the results saved so far. */
export function ratingService(ports: Ports): RatingService {
  const { store, runtime, games, bots } = ports;

  const families: readonly Family[] = [
    ...new Map(
      [...games.values()].flatMap(({ info }) =>
        info.variants.map(({ id }) => {
          const family = familyOf(info, id);
          return [family.id, family] as const;
        }),
      ),
    ).values(),
  ];
  const familyById = (id: string): Family =>
    families.find((each) => each.id === id) ?? { id, name: { en: id, de: id } };
  /** Variants that several people can play together, as game and variant. */
  const variants = new Set(
    [...games.values()].flatMap(({ info }) =>
      info.variants.flatMap(({ id, seats: [, most] }) =>
        most > 1 ? [variantKey({ game: info.id, variant: id })] : [],
      ),
    ),
  );

  async function listedOf(person: string): Promise<readonly ListedResult[]> {
    return store.results.get(await store.results.of(person, 0));
  }

  const variantName = (game: string, variant: string): Text | null =>
    games.get(game)?.info.variants.find(({ id }) => id === variant)?.name ?? null;
  const cardName = (game: string, card: string): Text | null =>
    games.get(game)?.text.catalog.find(({ id }) => id === card)?.name ?? null;

  async function figures(person: string, listed: readonly ListedResult[]): Promise<PlayerProfile['figures']> {
    const results = listed.map(({ result }) => result);
    const sums = figuresOf(results, person, runtime.now());
    const [profile, streak] = await Promise.all([
      store.profile(person),
      loadBestStreak(
        ports,
        person,
        families.map(({ id }) => id),
      ),
    ]);
    const shown = await Promise.all(
      sums.families.map(async ({ family, rated, friendly }) => {
        const [rating = null] = await store.results.ratings(family, [person]);
        return {
          family: familyById(family),
          rating: rating && shownRating(rating, runtime.now()),
          curve: curveOf(listed, family, person),
          rated,
          friendly,
        };
      }),
    );
    const { favouriteVariant: variant, favouriteCard: card } = sums;
    return {
      ...sums,
      families: shown,
      responseTime: profile?.untimed ? null : sums.responseTime,
      favouriteVariant: variant && variantName(variant.game, variant.variant),
      favouriteCard: card && cardName(card.game, card.card),
      badges: badgesOf(results, person, variants),
      variants: variants.size,
      streak,
    };
  }

  /** Returns whether a person shows their profile to someone. */
  async function isShown(person: string, asker: string, met: boolean): Promise<boolean> {
    if (asker === person) return true;
    const profile = await store.profile(person);
    if (profile?.blocked.includes(blockMark(person, asker))) return false;
    const audience = profile?.profileFor ?? 'everyone';
    return audience === 'everyone' || (audience === 'opponents' && met);
  }

  return {
    families: () => families,

    async ratingChange(id, endedAt) {
      await updateRatings(ports);
      const [listed] = await store.results.get([{ id, end: endedAt }]);
      if (!listed?.entry) return null;
      const { entry } = listed;
      if (!hasCounted(entry)) return entry;
      return {
        seats: entry.after.map((rating, seat) => ({
          points: ratingPoints(rating),
          change: ratingPoints(rating) - ratingPoints(entry.before[seat] ?? newRating(rating.at)),
          provisional: shownRating(rating, rating.at).provisional,
        })),
      };
    },

    async playerProfile(asker, person) {
      if (isAnonymous(person)) throw problems.notAPlayer();
      await updateRatings(ports);
      const [listed, matches] = await Promise.all([listedOf(person), store.ofPlayer(person)]);
      const results = listed.map(({ result }) => result);
      const both = matches.filter(
        (sheet) => sheet.status !== 'challenge' && sheet.players.some((player) => seatHolder(player) === asker),
      );
      const against = asker === person ? null : headToHead(results, asker, person);
      const met = both.length > 0 || (against !== null && outcomeCount(against.total) > 0);
      return {
        person,
        figures: (await isShown(person, asker, met)) ? await figures(person, listed) : null,
        against: against && {
          ...against,
          families: against.families.map(({ family, tally }) => ({ family: familyById(family), tally })),
        },
        open: asker === person ? [] : both.map((sheet) => ({ id: sheet.id, awaited: awaitedIn(sheet, asker, person) })),
      };
    },

    async personalRecord(asker, person, guild) {
      const results = (await listedOf(person)).map(({ result }) => result);
      const together = results.filter((result) => seatOfPerson(result, asker) !== null);
      const shown = await isShown(person, asker, together.length > 0);
      const visible = results.filter(
        (result) =>
          asker === person || (shown && guild !== null && result.server === guild) || together.includes(result),
      );
      return recordOf(visible, person);
    },

    async ranking(guild, family) {
      await updateRatings(ports);
      const people = await store.results.listed(guild);
      const ratings = await store.results.ratings(family, people);
      const rated = people.flatMap((person, index) => {
        const rating = ratings[index];
        return rating ? [{ person, rating }] : [];
      });
      return {
        family: familyById(family),
        people: rankPeople(rated, runtime.now()),
        levels: [...bots.values()].flatMap(({ id, name }) => {
          const points = levelRating(family, id);
          return points === null ? [] : [{ name, points }];
        }),
      };
    },
  };
}

function curveOf(listed: readonly ListedResult[], family: string, person: string): readonly number[] {
  return listed.flatMap(({ result, entry }) => {
    if (result.family !== family || !entry || !hasCounted(entry)) return [];
    const rating = entry.after[peopleOf(result).indexOf(person)];
    return rating ? [ratingPoints(rating)] : [];
  });
}

function awaitedIn(
  { players, waits }: Pick<PublicMatch, 'players' | 'waits'>,
  asker: string,
  person: string,
): 'asker' | 'person' | 'others' {
  const awaited = new Set(waits.map(({ seat }) => players[seat]).map((player) => player && seatHolder(player)));
  return awaited.has(asker) ? 'asker' : awaited.has(person) ? 'person' : 'others';
}

/** Adds up a person's results by opponent: people by id, computers by level. */
function recordOf(results: readonly MatchResult[], user: string): PersonalRecord {
  type Entry = {
    opponent: PersonalRecord['opponents'][number]['opponent'];
    rated: OutcomeTally;
    friendly: OutcomeTally;
  };
  const opponents = new Map<string, Entry>();
  const total = { rated: noOutcomes, friendly: noOutcomes };
  for (const result of results) {
    const [own, outcome] = [seatOfPerson(result, user), outcomeFor(result, user)];
    if (!own || !outcome) continue;
    const list = result.rated ? 'rated' : 'friendly';
    total[list] = withOutcome(total[list], outcome);
    for (const seat of result.seats) {
      if (seat === own) continue;
      const person = isPersonSeat(seat);
      const key = person ? seat.person : `computer ${seat.computer}`;
      const entry = opponents.get(key) ?? {
        opponent: person ? { person: seat.person } : { level: seat.computer },
        rated: noOutcomes,
        friendly: noOutcomes,
      };
      // At a larger table the better place counts.
      entry[list] = withOutcome(entry[list], outcomeOf(own.place, seat.place));
      opponents.set(key, entry);
    }
  }
  const matches = ({ rated, friendly }: Entry): number => outcomeCount(rated) + outcomeCount(friendly);
  return { ...total, opponents: [...opponents.values()].toSorted((a, b) => matches(b) - matches(a)) };
}
