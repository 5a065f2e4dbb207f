import type { AnyGame } from '../../engine/game/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import type { Terms } from '../../match/sheet.ts';
import { idOf } from '../arriving/ids.ts';
import { frame, type Page, row, say, select, small } from '../parts/components.ts';
import { accentOf } from '../parts/people.ts';
import { fieldsFor, seatNumbers, valueNow } from '../parts/terms.ts';
import { tableWords as words } from '../words/table.ts';

/** What is played otherwise than usual, in one line; none when all is as usual. */
export function houseRuleLines(game: AnyGame, terms: Terms, language: Language): readonly string[] {
  const rules = fieldsFor(game, terms).flatMap((field) => {
    const now = valueNow(field, terms);
    return now && now !== field.values[0] ? [`${field.name[language]}: ${now.name[language]}`] : [];
  });
  return rules.length > 0 ? [`${words.houseRules[language]}: ${rules.join(' · ')}`] : [];
}

/** Menus shown at once: what a message has room for. */
const MOST = 12;

/** How many seats there are, and every house rule of the variant in a menu of its own. */
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
  const numbers = seatNumbers(game, sheet.terms);
  const seats = numbers.map((count) => ({ value: `${count}`, label: words.seats(count)[language], chosen: count === sheet.players.length }));
  if (numbers.length > 1) menus.unshift(row(select(idOf({ match: id, seat: null, seq, verb: 'set-seats', arg: '' }), words.seatsAt[language], seats)));
  const head = menus.length > 0 ? words.houseRulesAbout[language] : words.noHouseRules[language];
  return { components: [frame(accentOf(null), [...(notice ? [say(notice)] : []), say(head), ...menus, say(small(words.clears[language]))])], files: [] };
}
