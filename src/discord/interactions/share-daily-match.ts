import { Refused } from '../../engine/text.ts';
import { DAILY_POSTED } from '../pages/daily-match.ts';
import { leaderboardPage } from '../pages/leaderboard.ts';
import { dailyStrings as strings } from '../strings/daily.ts';
import type { MessagePage } from '../ui/components.ts';
import { dayText } from '../ui/timestamps.ts';
import type { CommandCall } from './command.ts';
import { postResult } from './post-result.ts';

/** Posts the squares of a finished match of the day in this channel, only once. */
export async function shareDailyMatch(
  call: Pick<CommandCall, 'context' | 'interaction'>,
  match: string,
): Promise<MessagePage> {
  const { context, interaction } = call;
  const result = await context.matches.dailyResult(interaction.person.id, '', match);
  if (!result) throw new Refused(strings.stillOpen);
  const { day, daily, row } = result;
  await postResult(call, match, DAILY_POSTED, strings.result(dayText(day), daily.name, row));
  return leaderboardPage(context, interaction, daily.id);
}
