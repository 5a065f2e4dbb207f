import type { Invitation } from '../../engine/game/index.ts';
import type { OpenSheet } from '../../match/matches.ts';
import { idOf } from '../arriving/ids.ts';
import { button, type Page, row, say, small } from '../parts/components.ts';
import { cutLines } from '../parts/limits.ts';
import { listed, nameOfSeat, spoken } from '../parts/people.ts';
import { turnWords as words } from '../words/public.ts';

/** What is put to several, and how it is answered while somebody may. The buttons are the same for everybody. */
export function invitationMessage(sheet: OpenSheet, { lines, to, answers, other }: Invitation, seq: number): Page {
  const { language } = sheet.home;
  const at = (verb: string, arg = ''): string => idOf({ match: sheet.id, seat: null, seq, verb, arg });
  const names = to.map((seat) => nameOfSeat(sheet, seat));
  const said = lines.map((line) => spoken(line, language, sheet));
  if (to.length === 0) return { components: [say(cutLines(said, 1800))] };
  const buttons = answers.map(({ id, text }) => button(at('reply', id), text[language]));
  return {
    components: [
      say(cutLines([...said, small(words.mayAnswer(listed(names, language), names.length === 1)[language])], 1800)),
      row(...buttons, button(at('open'), other[language])),
    ],
  };
}
