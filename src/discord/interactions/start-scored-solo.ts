import type { DailyMatch } from '../../match/lobby/daily-match.ts';
import { dailyMatchNamed } from '../pages/leaderboard.ts';
import { showMatch } from '../pages/show-match.ts';
import { challengeStrings as strings } from '../strings/challenge.ts';
import type { MessagePage } from '../ui/components.ts';
import type { CommandCall } from './command.ts';
import { soloLocation, withHint } from './match-location.ts';

type Starting = Pick<CommandCall, 'context' | 'interaction' | 'messageRefs'>;

/** Starts a match of the day, or opens the one this person has begun. */
export const startDailyMatch = async (call: Starting, daily: DailyMatch): Promise<MessagePage> =>
  startAlone(call, daily, true);

/** Starts a solo match with a new seed, in the variant of this match of the day. */
export const startScoredSolo = async (call: Starting, daily: string): Promise<MessagePage> =>
  startAlone(call, dailyMatchNamed(call.context.matches, daily), false);

async function startAlone(call: Starting, daily: DailyMatch, isDaily: boolean): Promise<MessagePage> {
  const { context, interaction, messageRefs } = call;
  const panel = await context.matches.solo({
    game: daily.game,
    options: { variant: daily.variant },
    player: interaction.person,
    level: context.matches.defaultLevel,
    seats: daily.seats,
    dailySeed: isDaily,
    home: await soloLocation(call),
    token: interaction.id,
  });
  await messageRefs.saveLocale(panel.id, interaction.person.id, interaction.language);
  return showMatch(context, interaction, panel, {
    notice: withHint(interaction, (isDaily ? strings.dayBegins : strings.soloBegins)[interaction.language]),
  });
}
