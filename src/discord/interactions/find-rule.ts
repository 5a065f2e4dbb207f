import type { AnyGame, HouseRule } from '../../engine/game/index.ts';
import { comparable, Refused, perLanguage, type Text } from '../../engine/text.ts';
import { problems } from '../../match/problems.ts';
import { cut, LIMIT, plain } from '../ui/limits.ts';
import { tableStrings as strings } from '../strings/table.ts';
import { matchesName } from './match-name.ts';
import type { CommandCall, AutocompleteQuery, AutocompleteChoice } from './command.ts';
import { variantNamed } from './find-game.ts';

/** One value of a house rule: `sets.darkness`, or by name `Eras: Age of Darkness only`. */
interface Rule {
  readonly field: HouseRule;
  readonly id: string;
  readonly name: Text;
  readonly value: unknown;
}

const rulesOf = ({ info }: AnyGame): readonly Rule[] =>
  info.houseRules.flatMap((field) =>
    field.values.map(({ id, name, value }) => ({
      field,
      id: `${field.id}.${id}`,
      name: perLanguage((language) => `${field.name[language]}: ${name[language]}`),
      value,
    })),
  );

const goesWith = ({ variants }: HouseRule, variant: string | null): boolean =>
  variant === null || !variants || variants.includes(variant);

/** Marks house rules that were saved on the server. */
const SAVED = 'saved.';

/** Suggests the server's saved house rules, then single ones of the typed variant, or of all. */
export async function suggestRules(query: AutocompleteQuery, game: AnyGame): Promise<readonly AutocompleteChoice[]> {
  const { typed: begun, language, guild, context } = query;
  const variant = variantNamed(query, game);
  const saved = (await context.matches.savedRules(guild, game.info.id)).map(({ id, name }) => ({
    name: cut(strings.savedAs(name)[language], LIMIT.suggestionText),
    value: `${SAVED}${id}`,
  }));
  const single = rulesOf(game)
    .filter(({ field }) => goesWith(field, variant))
    .map(({ id, name }) => ({ name: cut(name[language], LIMIT.suggestionText), value: id }));
  return [...saved, ...single]
    .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(begun.trim().toLowerCase()))
    .slice(0, LIMIT.suggestions);
}

/** Resolves the option `rule` of a new match, and its variant if none is named. Throws `Refused`. */
export async function ruleOption(
  { context, interaction, text }: Pick<CommandCall, 'context' | 'interaction' | 'text'>,
  game: AnyGame,
  variant: string | null,
): Promise<{ readonly rule?: Readonly<Record<string, unknown>>; readonly variant?: string }> {
  const typed = text('rule')?.trim();
  if (!typed) return {};
  const all = await context.matches.savedRules(interaction.guild, game.info.id);
  const saved = all.find(({ id, name }) => typed === `${SAVED}${id}` || comparable(name) === comparable(typed));
  if (saved) return { rule: context.matches.optionsOf(saved, variant ?? game.info.variants[0]?.id ?? null) };
  if (typed.startsWith(SAVED)) throw problems.rulesGone();
  const matching = rulesOf(game).filter((rule) => matchesName(typed, rule));
  const found = matching.find((rule) => goesWith(rule.field, variant)) ?? matching[0];
  if (!found) throw new Refused(strings.unknownRule(plain(cut(typed, 60))));
  const { field, value } = found;
  if (!goesWith(field, variant))
    throw new Refused(
      perLanguage((language) => strings.ruleGoesWith(field.name[language], namesOf(game, field)[language])[language]),
    );
  const [first] = field.variants ?? [];
  return { rule: { [field.id]: value }, ...(variant === null && first && { variant: first }) };
}

const namesOf = ({ info }: AnyGame, { variants }: HouseRule): Text =>
  perLanguage((language) =>
    info.variants
      .filter(({ id }) => variants?.includes(id))
      .map(({ name }) => name[language])
      .join(', '),
  );
