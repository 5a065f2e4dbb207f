import type { AnyGame } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { OpenSheet } from '../../match/matches.ts';
import { button, frame, line, type Page, row, say, small } from '../parts/components.ts';
import { idOf } from '../arriving/ids.ts';
import { accentOf, nameOfSeat, versus } from '../parts/people.ts';
import { termLines } from '../parts/terms.ts';
import { houseRuleLines } from '../pages/house-rules.ts';
import { buttonWords } from '../words/buttons.ts';
import { panelWords } from '../words/panel.ts';
import { cardWords as words } from '../words/public.ts';

/** All terms of a match and the promise about its dice, at the top of its thread. */
export function gameCard(sheet: OpenSheet, game: AnyGame, commitment: string, first: Seat | null, mentions: readonly string[]): Page {
  const { language } = sheet.home;
  const at = (verb: string): string => idOf({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg: '' });
  const begins = first === null ? [] : [words.begins(nameOfSeat(sheet, first))[language]];
  return {
    components: [
      frame(accentOf(null), [
        say([`## ${versus(sheet)}`, ...termLines(game, sheet.terms, language), ...houseRuleLines(game, sheet.terms, language), ...begins].join('\n')),
        line(),
        ...(mentions.length > 0 ? [say(small(mentions.map((user) => `<@${user}>`).join(' · ')))] : []),
        say(small([words.fairDice[language], `\`${commitment}\``].join('\n'))),
        row(
          button(at('open'), buttonWords.openMatch[language], 'primary'),
          button(at('board'), panelWords.showBoard[language]),
          button(at('log'), panelWords.showLog[language]),
          button(at('follow'), panelWords.follow[language]),
        ),
      ]),
    ],
  };
}
