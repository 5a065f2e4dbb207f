import type { OpenSheet } from '../../match/matches.ts';
import type { Desk } from '../desk.ts';
import { nameOfSeat, userOf } from './people.ts';

/** How many of the last matches are looked at. */
const LAST = 100;

/** How often each of two people beat the other, this match included: `Anna 3 : 2 Ben`. Null when it was the first, and at larger tables. */
export async function seriesLine(desk: Desk, sheet: OpenSheet): Promise<string | null> {
  if (sheet.players.length !== 2) return null;
  const [first, second] = sheet.players.map((_, seat) => userOf(sheet, seat));
  if (!first || !second) return null;
  const wins = await winsBetween(desk, first, second, sheet);
  if (wins[0] + wins[1] < 2) return null;
  return `**${nameOfSeat(sheet, 0)} ${wins[0]} : ${wins[1]} ${nameOfSeat(sheet, 1)}**`;
}

async function winsBetween(desk: Desk, first: string, second: string, last: OpenSheet): Promise<readonly [number, number]> {
  const sheets = (await desk.matches.pastOf(first, LAST)).map(({ sheet }) => sheet);
  const all = sheets.some(({ id }) => id === last.id) ? sheets : [last, ...sheets];
  let own = 0;
  let other = 0;
  for (const { ending, players } of all) {
    if (!ending || !('ranking' in ending) || players.length !== 2) continue;
    const users = players.map((_, seat) => userOf({ players }, seat));
    if (!users.includes(second)) continue;
    const winners = ending.ranking[0]?.map((seat) => users[seat]) ?? [];
    if (winners.includes(first)) own++;
    if (winners.includes(second)) other++;
  }
  return [own, other];
}
