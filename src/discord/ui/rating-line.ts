import type { PublicMatch } from '../../match/matches.ts';
import type { BotContext } from '../context.ts';
import { describeError } from '../outgoing/discord-errors.ts';
import { ratingStrings as strings } from '../strings/profile.ts';
import { smallPrint } from './components.ts';
import { playerName } from './player-names.ts';

/**
 * Returns how a finished match changed the ratings: `Anna 1541 ▲12, Ben 1488 ▼12`, the greatest gain first. Null if it isn't
 * rated. A failure must not cost the result.
 */
export async function ratingLine(context: BotContext, sheet: PublicMatch): Promise<string | null> {
  if (!sheet.terms.rated || sheet.endedAt === null) return null;
  try {
    const change = await context.matches.ratingChange(sheet.id, sheet.endedAt);
    if (!change) return null;
    const { language } = sheet.home;
    if ('reason' in change) return smallPrint(strings.reasons[change.reason][language]);
    const parts = change.seats
      .map((seat, index) => ({ ...seat, name: playerName(sheet, index) }))
      .toSorted((one, other) => other.change - one.change)
      .map(({ name, points, change: by, provisional }) => strings.change(name, points, by, provisional));
    const note = change.seats.some(({ provisional }) => provisional)
      ? `\n${smallPrint(strings.provisional[language])}`
      : '';
    return `${parts.join(', ')}${note}`;
  } catch (error) {
    context.log.warn({ match: sheet.id, fault: describeError(error) }, 'could not update ratings');
    return null;
  }
}
