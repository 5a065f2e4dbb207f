import type { Language } from '../../engine/text.ts';
import { HOST } from '../../match/lobby/lobby.ts';
import type { Panel } from '../../match/matches.ts';
import { idOf } from '../arriving/ids.ts';
import { button, frame, type Page, row, say, select } from '../parts/components.ts';
import { accentOf } from '../parts/people.ts';
import { challengeWords } from '../words/challenge.ts';
import { tableWords as words } from '../words/table.ts';

/** What only the host may do with a table. */
export function manageTablePage({ id, seq, sheet }: Panel, language: Language, notice: string | null = null): Page {
  const at = (verb: string, arg = ''): string => idOf({ match: id, seat: null, seq, verb, arg });
  const guests = sheet.players.flatMap(({ kind, name }, seat) => (kind === 'open' || seat === HOST ? [] : [{ value: `${seat}`, label: name }]));
  return {
    components: [
      frame(accentOf(null), [
        ...(notice ? [say(notice)] : []),
        ...(guests.length > 0 ? [row(select(at('kick'), words.sendAway[language], guests))] : []),
        row(
          button(at('start-now'), words.startNow[language], 'success'),
          button(at('start-now', 'computers'), words.startWithComputers[language]),
          button(at('withdraw'), challengeWords.withdraw[language]),
        ),
      ]),
    ],
    files: [],
  };
}
