import type { Language } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import type { Premoves } from '../../match/stored-match.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { button, container, type MessagePage, row, textBlock } from '../ui/components.ts';
import { accentColor } from '../ui/player-names.ts';
import { premoveStrings as strings } from '../strings/premoves.ts';
import { backRow } from './viewing.ts';

/** The available premoves, one button each. */
const premoveOptions = {
  roll: { upTo: 'roll', turns: 1 },
  end: { upTo: 'end', turns: 1 },
  endFive: { upTo: 'end', turns: 5 },
} as const satisfies Record<string, Premoves>;

/** Returns the premoves of this name; null if there are none. */
export const premovesNamed = (name: string): Premoves | null =>
  Object.hasOwn(premoveOptions, name) ? premoveOptions[name as keyof typeof premoveOptions] : null;

export function premovesPage(panel: Panel, language: Language): MessagePage {
  const { id: match, seat, seq, ahead } = panel;
  const at = (arg: string): string => formatCustomId({ match, seat, seq, verb: 'plan-ahead', arg });
  const names = Object.keys(premoveOptions) as (keyof typeof premoveOptions)[];
  const lines = [strings.title[language], ...(ahead ? [strings.now(ahead)[language]] : []), strings.about[language]];
  const buttons = [
    ...names.map((name) => button(at(name), strings[name][language])),
    ...(ahead ? [button(at('none'), strings.none[language])] : []),
  ];
  return {
    components: [
      container(accentColor(seat), [textBlock(lines.join('\n')), row(...buttons), ...backRow(panel, language)]),
    ],
    files: [],
  };
}
