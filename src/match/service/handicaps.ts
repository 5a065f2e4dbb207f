import { familyOf } from '../../engine/game/index.ts';
import { writeHandicap } from '../../engine/handicap.ts';
import { handicapFor } from '../../ratings/handicap-worth.ts';
import { levelRating } from '../../ratings/level-ratings.ts';
import { type ShownRating, shownRating } from '../../ratings/rating.ts';
import type { Matches } from '../matches.ts';
import type { MatchPlayer } from '../stored-match.ts';
import type { Ports } from '../transition/commit.ts';

/** Suggests handicaps by the ratings of both players, if their difference is greater than its uncertainty. */
export function handicapService({ store, games, runtime }: Ports): Pick<Matches, 'suggestedHandicap'> {
  async function ratingOf(
    player: MatchPlayer,
    family: string,
  ): Promise<Pick<ShownRating, 'points' | 'uncertainty'> | null> {
    if (player.kind === 'open') return null;
    if (player.kind === 'computer') {
      const points = levelRating(family, player.level);
      return points === null ? null : { points, uncertainty: 0 };
    }
    const [rating = null] = await store.results.ratings(family, [player.id]);
    return rating && shownRating(rating, runtime.now());
  }

  return {
    async suggestedHandicap(id) {
      const sheet = await store.load(id);
      const game = sheet && games.get(sheet.terms.game);
      const [one, other, ...more] = sheet?.players ?? [];
      if (!game || !one || !other || more.length > 0) return null;
      const variant = String(sheet.terms.options['variant']);
      const family = familyOf(game.info, variant).id;
      const [own, theirs] = await Promise.all([ratingOf(one, family), ratingOf(other, family)]);
      if (own === null || theirs === null) return null;
      const lead = Math.abs(own.points - theirs.points);
      if (lead <= Math.hypot(own.uncertainty, theirs.uncertainty)) return null;
      const handicap = handicapFor(game.info.id, variant, lead);
      return handicap && writeHandicap({ seat: own.points < theirs.points ? 0 : 1, id: handicap });
    },
  };
}
