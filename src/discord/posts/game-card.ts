import type { AnyGame } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { PublicMatch } from '../../match/matches.ts';
import { button, container, separator, type MessagePage, row, textBlock, smallPrint } from '../ui/components.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { accentColor, playerName, playerNamesLine } from '../ui/player-names.ts';
import { plain } from '../ui/limits.ts';
import { competitionOf } from '../ui/match-title.ts';
import { handicapLines } from '../ui/handicap.ts';
import { termLines } from '../ui/terms.ts';
import { houseRuleLines } from '../pages/house-rules.ts';
import { buttonStrings } from '../strings/buttons.ts';
import { panelStrings } from '../strings/panel.ts';
import { cardStrings as strings } from '../strings/public-posts.ts';

/** Shows the terms and the seed commitment of a match, at the top of its thread. */
export function gameCard(
  sheet: PublicMatch,
  game: AnyGame,
  commitment: string,
  first: Seat | null,
  mentions: readonly string[],
): MessagePage {
  const { language } = sheet.home;
  const at = (verb: string): string => formatCustomId({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg: '' });
  const begins = first === null ? [] : [strings.begins(playerName(sheet, first))[language]];
  return {
    components: [
      container(accentColor(null), [
        textBlock(
          [
            `## ${playerNamesLine(sheet)}`,
            ...(sheet.competition ? [`🏆 **${plain(competitionOf(sheet, language))}**`] : []),
            ...termLines(game, sheet.terms, language),
            ...houseRuleLines(game, sheet.terms, language),
            ...handicapLines(sheet, game, sheet.terms, language),
            ...begins,
          ].join('\n'),
        ),
        separator(),
        ...(mentions.length > 0 ? [textBlock(smallPrint(mentions.map((user) => `<@${user}>`).join(' · ')))] : []),
        textBlock(smallPrint([strings.fairDice[language], `\`${commitment}\``].join('\n'))),
        row(
          button(at('open'), buttonStrings.openMatch[language], 'primary'),
          button(at('board'), panelStrings.showBoard[language]),
          button(at('log'), panelStrings.showLog[language]),
          button(at('follow'), panelStrings.follow[language]),
        ),
      ]),
    ],
  };
}
