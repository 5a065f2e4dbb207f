import type { Language } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { button, container, type MessagePage, row, smallPrint, textBlock } from '../ui/components.ts';
import { accentColor } from '../ui/player-names.ts';
import { presetOf, presets } from '../ui/presets.ts';
import { fieldsFor, packTerms } from '../ui/terms.ts';
import { challengeStrings as strings } from '../strings/challenge.ts';
import { tableStrings } from '../strings/table.ts';

/** Confirms a challenge to its author: how to play with one click, everything else behind *More…*. */
export function sentPage({ id, seq, game, sheet }: Panel, language: Language, text: string): MessagePage {
  const at = (verb: string, arg = ''): string => formatCustomId({ match: id, seat: null, seq, verb, arg });
  const now = presetOf(sheet.terms);
  const open = sheet.players.some(({ kind }) => kind === 'open');
  return {
    components: [
      container(accentColor(null), [
        textBlock(`${text}\n${smallPrint(presets.map((preset) => strings.presets[preset][language]).join(' · '))}`),
        row(
          ...presets.map((preset) =>
            button(
              at('pace', preset),
              strings.paces[preset][language],
              preset === now ? 'primary' : 'secondary',
              preset === now,
            ),
          ),
          button(at('propose', packTerms(sheet.terms)), strings.more[language]),
        ),
        ...(fieldsFor(game, sheet.terms).length > 0 || open
          ? [
              row(
                ...(fieldsFor(game, sheet.terms).length > 0
                  ? [button(at('house-rules'), tableStrings.houseRules[language])]
                  : []),
                ...(open ? [button(at('invite'), tableStrings.invite[language])] : []),
              ),
            ]
          : []),
      ]),
    ],
    files: [],
  };
}
