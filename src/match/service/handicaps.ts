import { familyOf } from '../../engine/game/index.ts';
import { writeHandicap } from '../../engine/handicap.ts';
import { handicapFor } from '../../ratings/handicap-worth.ts';
import { levelRating } from '../../ratings/level-ratings.ts';
import { shownRating } from '../../ratings/rating.ts';
import type { Matches } from '../matches.ts';
import type { MatchPlayer } from '../stored-match.ts';
import type { Ports } from '../transition/commit.ts';

/** Suggests handicaps by the ratings of both players; a provisional rating suggests nothing. */
export function handicapService({ store, games, runtime }: Ports): Pick<Matches, 'suggestedHandicap'> {
  async function pointsOf(player: MatchPlayer, family: string): Promise<number | null> {
    if (player.kind === 'open') return null;
    if (player.kind === 'computer') return levelRating(family, player.level);
    const [rating = null] = await store.results.ratings(family, [player.id]);
    const shown = rating && shownRating(rating, runtime.now());
    return shown && !shown.provisional ? shown.points : null;
  }

  return {
    async suggestedHandicap(id) {
      const sheet = await store.load(id);
      const game = sheet && games.get(sheet.terms.game);
      const [one, other, ...more] = sheet?.players ?? [];
      if (!game || !one || !other || more.length > 0) return null;
      const variant = String(sheet.terms.options['variant']);
      const family = familyOf(game.info, variant).id;
      const [own, theirs] = await Promise.all([pointsOf(one, family), pointsOf(other, family)]);
      if (own === null || theirs === null) return null;
      const handicap = handicapFor(game.info.id, variant, Math.abs(own - theirs));
      return handicap && writeHandicap({ seat: own < theirs ? 0 : 1, id: handicap });
    },
  };
}
