import type { Language } from '../../engine/text.ts';
import type { Panel, LogEntry } from '../../match/matches.ts';
import { button, container, type MessagePage, row, textBlock } from '../ui/components.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { portions } from '../ui/limits.ts';
import { accentColor, type WithPlayers, messageText } from '../ui/player-names.ts';
import { logStrings as strings } from '../strings/viewing.ts';
import { backRow } from './viewing.ts';

const TEXT = 3600;

/** Shows the log as this person may know it. `portion` counts from the newest. */
export function logPage(panel: Panel, entries: readonly LogEntry[], language: Language, portion: number): MessagePage {
  const parts = portions(linesOf(entries, panel.sheet, language).join('\n') || strings.empty[language], TEXT);
  const at = Math.min(Math.max(portion, 0), parts.length - 1);
  const shown = parts[parts.length - 1 - at] ?? '';
  const { id: match, seat, seq } = panel;
  const turnTo = (step: number): string => formatCustomId({ match, seat, seq, verb: 'log', arg: `${step}` });
  const turning =
    parts.length > 1
      ? [
          row(
            button(turnTo(at + 1), strings.earlier[language], 'secondary', at === parts.length - 1),
            button(turnTo(at - 1), strings.later[language], 'secondary', at === 0),
          ),
        ]
      : [];
  return {
    components: [container(accentColor(seat), [textBlock(shown), ...turning, ...backRow(panel, language)])],
    files: [],
  };
}

function linesOf(entries: readonly LogEntry[], sheet: WithPlayers, language: Language): readonly string[] {
  const lines: string[] = [];
  let turn = -1;
  for (const each of entries) {
    if (each.turn !== turn && each.texts.length > 0) {
      turn = each.turn;
      lines.push(`**${strings.turn(turn)[language]}**`);
    }
    for (const text of each.texts) lines.push(`› ${messageText(text, language, sheet)}`);
  }
  return lines;
}
