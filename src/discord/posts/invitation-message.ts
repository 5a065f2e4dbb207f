import type { OpenOffer } from '../../engine/game/index.ts';
import type { PublicMatch } from '../../match/matches.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { button, type MessagePage, row, textBlock, smallPrint } from '../ui/components.ts';
import { cutLines } from '../ui/limits.ts';
import { joinNames, playerName, messageText } from '../ui/player-names.ts';
import { turnStrings as strings } from '../strings/public-posts.ts';

/** Shows an open offer with buttons to answer it, the same for everyone. */
export function invitationMessage(
  sheet: PublicMatch,
  { lines, awaiting: to, answers, otherLabel: other }: OpenOffer,
  seq: number,
): MessagePage {
  const { language } = sheet.home;
  const at = (verb: string, arg = ''): string => formatCustomId({ match: sheet.id, seat: null, seq, verb, arg });
  const names = to.map((seat) => playerName(sheet, seat));
  const said = lines.map((line) => messageText(line, language, sheet));
  if (to.length === 0) return { components: [textBlock(cutLines(said, 1800))] };
  const buttons = answers.map(({ id, text }) => button(at('reply', id), text[language]));
  return {
    components: [
      textBlock(
        cutLines(
          [...said, smallPrint(strings.mayAnswer(joinNames(names, language), names.length === 1)[language])],
          1800,
        ),
      ),
      row(...buttons, button(at('open'), other[language])),
    ],
  };
}
