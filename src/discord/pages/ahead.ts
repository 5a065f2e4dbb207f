import type { Language } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import type { Ahead } from '../../match/sheet.ts';
import { idOf } from '../arriving/ids.ts';
import { button, frame, type Page, row, say } from '../parts/components.ts';
import { accentOf } from '../parts/people.ts';
import { aheadWords as words } from '../words/ahead.ts';
import { backRow } from './look.ts';

/** Moves made in advance, each a press. */
const plans = { roll: { upTo: 'roll', turns: 1 }, end: { upTo: 'end', turns: 1 }, endFive: { upTo: 'end', turns: 5 } } as const satisfies Record<string, Ahead>;

/** The plan of this name; null for none. */
export const planNamed = (name: string): Ahead | null => (Object.hasOwn(plans, name) ? plans[name as keyof typeof plans] : null);

export function aheadPage(panel: Panel, language: Language): Page {
  const { id: match, seat, seq, ahead } = panel;
  const at = (arg: string): string => idOf({ match, seat, seq, verb: 'plan-ahead', arg });
  const names = Object.keys(plans) as (keyof typeof plans)[];
  const lines = [words.title[language], ...(ahead ? [words.now(ahead)[language]] : []), words.about[language]];
  const buttons = [...names.map((name) => button(at(name), words[name][language])), ...(ahead ? [button(at('none'), words.none[language])] : [])];
  return { components: [frame(accentOf(seat), [say(lines.join('\n')), row(...buttons), ...backRow(panel, language)])], files: [] };
}
