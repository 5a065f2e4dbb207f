import type { Language } from '../../engine/text.ts';
import { HOST } from '../../match/lobby/lobby.ts';
import type { Panel } from '../../match/matches.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { button, container, type MessagePage, row, textBlock, select } from '../ui/components.ts';
import { accentColor } from '../ui/player-names.ts';
import { challengeStrings } from '../strings/challenge.ts';
import { tableStrings as strings } from '../strings/table.ts';

/** Shows the host's actions. */
export function manageTablePage(
  { id, seq, sheet }: Panel,
  language: Language,
  notice: string | null = null,
): MessagePage {
  const at = (verb: string, arg = ''): string => formatCustomId({ match: id, seat: null, seq, verb, arg });
  const guests = sheet.players.flatMap(({ kind, name }, seat) =>
    kind === 'open' || seat === HOST ? [] : [{ value: `${seat}`, label: name }],
  );
  return {
    components: [
      container(accentColor(null), [
        ...(notice ? [textBlock(notice)] : []),
        ...(guests.length > 0 ? [row(select(at('kick'), strings.sendAway[language], guests))] : []),
        ...(sheet.players.some(({ kind }) => kind === 'open')
          ? [row(button(at('invite'), strings.invite[language], 'primary'))]
          : []),
        row(
          button(at('start-now'), strings.startNow[language], 'success'),
          button(at('start-now', 'computers'), strings.startWithComputers[language]),
          button(at('withdraw'), challengeStrings.withdraw[language]),
        ),
      ]),
    ],
    files: [],
  };
}
