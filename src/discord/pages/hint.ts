import { picksOf } from '../../engine/answers.ts';
import type { Language } from '../../engine/text.ts';
import type { Hint } from '../../match/matches.ts';
import { frame, type Page, say } from '../parts/components.ts';
import { cut } from '../parts/limits.ts';
import { lineInWords } from '../parts/lines.ts';
import { accentOf, labelled, listed } from '../parts/people.ts';
import { hintWords as words } from '../words/hint.ts';
import { backRow } from './look.ts';

/** What a strong player would do now, and then; for the eyes of the one who asked. */
export function hintPage({ panel, line, better, than, why }: Hint, language: Language): Page {
  const { game, view, question, sheet, seat } = panel;
  const [first = [], ...then] = line;
  const spoken = picksOf(first).map((id) => {
    if (!question) return `\`${id}\``;
    const { text, detail } = game.words.label(view, question, id);
    const about = detail ? ` (${labelled(detail, language, sheet)})` : '';
    return `**${labelled(text, language, sheet)}**${about}`;
  });
  const later = question ? lineInWords(panel, question, then, language) : [];
  const lines = [
    words.title[language],
    spoken.length > 0 ? spoken.join(', ') : words.nothing[language],
    ...(later.length > 0 ? [words.later(later.join(' → '))[language]] : []),
    ...(better === 0 ? [] : [words.better[than][better][language]]),
    ...(why.length > 0 ? [words.why(listed(why.map((each) => each[language]), language))[language]] : []),
  ];
  return { components: [frame(accentOf(seat), [say(cut(lines.join('\n'), 1500)), ...backRow(panel, language)])], files: [] };
}
