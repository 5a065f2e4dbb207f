import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { AnyGame } from '../../engine/game/index.ts';
import type { Language } from '../../engine/text.ts';
import { dailyMatchOf } from '../../match/lobby/daily-match.ts';
import type { PublicMatch } from '../../match/matches.ts';
import { formatCustomId, standaloneId } from '../interactions/custom-id.ts';
import { blockAndShareStrings } from '../strings/block-and-share.ts';
import { dailyStrings } from '../strings/daily.ts';
import { leaderboardStrings } from '../strings/leaderboard.ts';
import { resultStrings as strings } from '../strings/public-posts.ts';
import { reviewStrings } from '../strings/review.ts';
import { button } from '../ui/components.ts';

/**
 * Returns what to do after a match. The rematch isn't first: that is where turns start, so a late click could start a
 * match.
 */
export function afterMatchButtons(
  { id, seq, players }: Pick<PublicMatch, 'id' | 'seq' | 'players'>,
  language: Language,
  mayRematch = true,
): APIButtonComponentWithCustomId[] {
  const at = (verb: string): string => formatCustomId({ match: id, seat: null, seq, verb, arg: '' });
  const again = players.length === 1 ? leaderboardStrings.again : strings.rematch;
  return [
    button(at('review'), reviewStrings.button[language]),
    ...(mayRematch ? [button(at('rematch'), again[language], 'primary')] : []),
    button(at('replay'), strings.replay[language]),
    button(at('share'), blockAndShareStrings.share[language]),
  ];
}

/** Returns what to do after a match of the day: its page has the row of squares and the ranking. */
export function afterDailyMatchButtons(
  { id, seq, terms }: Pick<PublicMatch, 'id' | 'seq' | 'terms'>,
  game: AnyGame,
  language: Language,
): APIButtonComponentWithCustomId[] {
  const at = (verb: string): string => formatCustomId({ match: id, seat: null, seq, verb, arg: '' });
  const daily = dailyMatchOf(new Map([[game.info.id, game]]), terms);
  return [
    button(standaloneId('best', daily?.id), dailyStrings.page[language], 'primary'),
    button(at('review'), reviewStrings.button[language]),
    button(at('replay'), strings.replay[language]),
  ];
}
