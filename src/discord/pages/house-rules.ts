import type { AnyGame, Field } from '../../engine/game/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import type { Terms } from '../../match/sheet.ts';
import { idOf } from '../arriving/ids.ts';
import { frame, type Page, row, say, select, small } from '../parts/components.ts';
import { accentOf } from '../parts/people.ts';
import { tableWords as words } from '../words/table.ts';

/** The house rules that can be chosen for these terms. */
export const fieldsFor = ({ facts }: AnyGame, { options }: Terms): readonly Field[] =>
  facts.fields.filter(({ variants }) => !variants || variants.includes(String(options['variant'])));

/** The value that holds: the one that was chosen, or the usual. */
const valueNow = ({ id, values }: Field, { options }: Terms): Field['values'][number] | undefined =>
  values.find(({ value }) => value === options[id]) ?? values[0];

/** What is played otherwise than usual, one phrase each. */
export function houseRules(game: AnyGame, terms: Terms, language: Language): readonly string[] {
  return fieldsFor(game, terms).flatMap((field) => {
    const now = valueNow(field, terms);
    return now && now !== field.values[0] ? [`${field.name[language]}: ${now.name[language]}`] : [];
  });
}

/** Menus shown at once: what a message has room for. */
const MOST = 12;

/** Every house rule of the variant in a menu of its own. */
export function houseRulesPage({ id, seq, game, sheet }: Panel, language: Language, notice: string | null = null): Page {
  const fields = fieldsFor(game, sheet.terms).slice(0, MOST);
  const menus = fields.map((field) => {
    const now = valueNow(field, sheet.terms);
    const options = field.values.map((value) => ({
      value: value.id,
      label: `${field.name[language]}: ${value.name[language]}`,
      detail: field.about[language],
      chosen: value === now,
    }));
    return row(select(idOf({ match: id, seat: null, seq, verb: 'set-rule', arg: field.id }), field.name[language], options));
  });
  const head = menus.length > 0 ? words.houseRulesAbout[language] : words.noHouseRules[language];
  return { components: [frame(accentOf(null), [...(notice ? [say(notice)] : []), say(head), ...menus, say(small(words.clears[language]))])], files: [] };
}
