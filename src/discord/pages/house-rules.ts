import type { AnyGame } from '../../engine/game/index.ts';
import type { Language } from '../../engine/text.ts';
import type { Panel, SavedRules } from '../../match/matches.ts';
import type { Terms } from '../../match/stored-match.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { button, container, type MessagePage, row, section, textBlock, select, smallPrint } from '../ui/components.ts';
import { handicapLines, handicapMenus } from '../ui/handicap.ts';
import { cut, plain } from '../ui/limits.ts';
import { accentColor } from '../ui/player-names.ts';
import { fieldsFor, seatNumbers, valueNow } from '../ui/terms.ts';
import { tableStrings as strings } from '../strings/table.ts';

/** Lists changed house rules in one line; empty if there are none. */
export function houseRuleLines(game: AnyGame, terms: Terms, language: Language): readonly string[] {
  const rules = fieldsFor(game, terms).flatMap((field) => {
    const now = valueNow(field, terms);
    return now && now !== field.values[0] ? [`${field.name[language]}: ${now.name[language]}`] : [];
  });
  return rules.length > 0 ? [`${strings.houseRules[language]}: ${rules.join(' · ')}`] : [];
}

/** Describes every house rule of the variant. */
function rulesInWords({ game, sheet }: Panel, language: Language): readonly string[] {
  const handicap = handicapLines(sheet, game, sheet.terms, language).map((line) => `- ${line}`);
  const fields = fieldsFor(game, sheet.terms).flatMap((field) => {
    const now = valueNow(field, sheet.terms);
    return now ? [`- ${field.name[language]}: ${now.name[language]}`] : [];
  });
  const rules = [...fields, ...handicap];
  return rules.length > 0 ? [`**${strings.houseRules[language]}**`, ...rules] : [strings.noHouseRules[language]];
}

/** Describes saved rules; one that no longer exists is left out. */
function savedText({ info }: AnyGame, { values }: SavedRules, language: Language): string {
  const rules = info.houseRules.flatMap(({ id, name, values: all }) => {
    const value = all.find((each) => each.id === values[id]);
    return value ? [`${name[language]}: ${value.name[language]}`] : [];
  });
  return rules.join(' · ') || strings.defaults[language];
}

/** Lists the saved house rules of a game, each with a button to delete it. */
export function savedRulesPage(
  { id, seq, game }: Panel,
  saved: readonly SavedRules[],
  language: Language,
  notice: string | null = null,
): MessagePage {
  const at = (verb: string, arg = ''): string => formatCustomId({ match: id, seat: null, seq, verb, arg });
  // Each line counts three times: the section, its text and its button.
  const lines = saved
    .slice(0, LIST)
    .map((each) =>
      section(
        `**${plain(each.name)}**\n${smallPrint(cut(savedText(game, each, language), 200))}`,
        button(at('delete-rules', each.id), strings.deleteRules[language], 'danger'),
      ),
    );
  const none = lines.length === 0 ? [textBlock(strings.noneSaved[language])] : [];
  return {
    components: [
      container(accentColor(null), [
        ...(notice ? [textBlock(notice)] : []),
        textBlock(strings.savedTitle[language]),
        ...none,
        ...lines,
        row(button(at('house-rules'), strings.houseRules[language])),
      ]),
    ],
    files: [],
  };
}

/** Menus that fit into a message. */
const MOST = 11;
/** Lines with buttons that fit into a message. */
const LIST = 11;

/** Shows menus for the number of seats and every house rule; onlookers get a list. */
export function houseRulesPage(
  panel: Panel,
  language: Language,
  saved: readonly SavedRules[],
  notice: string | null = null,
  suggested: string | null = null,
): MessagePage {
  const { id, seq, seat, game, sheet } = panel;
  if (seat === null)
    return {
      components: [container(accentColor(null), [textBlock(rulesInWords(panel, language).join('\n'))])],
      files: [],
    };
  const fields = fieldsFor(game, sheet.terms).slice(0, MOST);
  const menus = fields.map((field) => {
    const now = valueNow(field, sheet.terms);
    const options = field.values.map((value) => ({
      value: value.id,
      label: `${field.name[language]}: ${value.name[language]}`,
      detail: field.about[language],
      chosen: value === now,
    }));
    return row(
      select(
        formatCustomId({ match: id, seat: null, seq, verb: 'set-rule', arg: field.id }),
        field.name[language],
        options,
      ),
    );
  });
  const numbers = seatNumbers(game, sheet.terms);
  const seats = numbers.map((count) => ({
    value: `${count}`,
    label: strings.seats(count)[language],
    chosen: count === sheet.players.length,
  }));
  if (numbers.length > 1)
    menus.unshift(
      row(
        select(
          formatCustomId({ match: id, seat: null, seq, verb: 'set-seats', arg: '' }),
          strings.seatsAt[language],
          seats,
        ),
      ),
    );
  const at = (verb: string, arg = ''): string => formatCustomId({ match: id, seat: null, seq, verb, arg });
  for (const [index, { label, entries }] of handicapMenus(sheet, game, sheet.terms, language).entries())
    menus.push(row(select(at('set-handicap', index === 0 ? '' : `${index}`), label, entries)));
  if (saved.length > 0)
    menus.unshift(
      row(
        select(
          at('use-rules'),
          strings.useSaved[language],
          saved.map((each) => ({ value: each.id, label: each.name, detail: savedText(game, each, language) })),
        ),
      ),
    );
  const saving =
    fields.length > 0 && sheet.home.guild !== null
      ? [
          row(
            button(at('save-rules'), strings.saveRules[language]),
            ...(saved.length > 0 ? [button(at('saved-rules'), strings.showSaved[language])] : []),
          ),
        ]
      : [];
  const head = menus.length > 0 ? strings.houseRulesAbout[language] : strings.noHouseRules[language];
  return {
    components: [
      container(accentColor(null), [
        ...(notice ? [textBlock(notice)] : []),
        textBlock(head),
        ...menus,
        ...saving,
        textBlock([...(suggested ? [plain(suggested)] : []), smallPrint(strings.clears[language])].join('\n')),
      ]),
    ],
    files: [],
  };
}
