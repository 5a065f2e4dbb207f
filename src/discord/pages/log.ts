import type { Language } from '../../engine/text.ts';
import type { Panel, Told } from '../../match/matches.ts';
import { button, frame, type Page, row, say } from '../parts/components.ts';
import { idOf } from '../arriving/ids.ts';
import { portions } from '../parts/limits.ts';
import { accentOf, type Seated, spoken } from '../parts/people.ts';
import { logWords as words } from '../words/looks.ts';
import { backRow } from './look.ts';

const TEXT = 3600;

/** The story of the match as this person may know it, newest portion first. `portion` counts from the newest. */
export function logPage(panel: Panel, told: readonly Told[], language: Language, portion: number): Page {
  const parts = portions(linesOf(told, panel.sheet, language).join('\n') || words.empty[language], TEXT);
  const at = Math.min(Math.max(portion, 0), parts.length - 1);
  const shown = parts[parts.length - 1 - at] ?? '';
  const { id: match, seat, seq } = panel;
  const turnTo = (step: number): string => idOf({ match, seat, seq, verb: 'log', arg: `${step}` });
  const turning =
    parts.length > 1
      ? [
          row(
            button(turnTo(at + 1), words.earlier[language], 'secondary', at === parts.length - 1),
            button(turnTo(at - 1), words.later[language], 'secondary', at === 0),
          ),
        ]
      : [];
  return { components: [frame(accentOf(seat), [say(shown), ...turning, ...backRow(panel, language)])], files: [] };
}

function linesOf(told: readonly Told[], sheet: Seated, language: Language): readonly string[] {
  const lines: string[] = [];
  let turn = -1;
  for (const each of told) {
    if (each.turn !== turn && each.texts.length > 0) {
      turn = each.turn;
      lines.push(`**${words.turn(turn)[language]}**`);
    }
    for (const text of each.texts) lines.push(`› ${spoken(text, language, sheet)}`);
  }
  return lines;
}
