import type { PublicMatch } from '../../match/matches.ts';
import type { BotContext } from '../context.ts';
import { playerName, userAt } from './player-names.ts';

/** Number of matches taken into account. */
const LAST = 100;

/**
 * Returns the score of two people including this match: `Anna 3 : 2 Ben`. Null for their first match and at larger
 * tables.
 */
export async function seriesLine(context: BotContext, sheet: PublicMatch): Promise<string | null> {
  if (sheet.players.length !== 2) return null;
  const [first, second] = sheet.players.map((_, seat) => userAt(sheet, seat));
  if (!first || !second) return null;
  const wins = await winsBetween(context, first, second, sheet);
  if (wins[0] + wins[1] < 2) return null;
  return `**${playerName(sheet, 0)} ${wins[0]} : ${wins[1]} ${playerName(sheet, 1)}**`;
}

async function winsBetween(
  context: BotContext,
  first: string,
  second: string,
  last: PublicMatch,
): Promise<readonly [number, number]> {
  const sheets = (await context.matches.finishedOf(first, LAST)).map(({ sheet }) => sheet);
  const all = sheets.some(({ id }) => id === last.id) ? sheets : [last, ...sheets];
  let own = 0;
  let other = 0;
  for (const { ending, players } of all) {
    if (!ending || !('ranking' in ending) || players.length !== 2) continue;
    const users = players.map((_, seat) => userAt({ players }, seat));
    if (!users.includes(second)) continue;
    const winners = ending.ranking[0]?.map((seat) => users[seat]) ?? [];
    if (winners.includes(first)) own++;
    if (winners.includes(second)) other++;
  }
  return [own, other];
}
