import type { AnyGame, Field } from '../../engine/game/index.ts';
import { Refused, text, type Text } from '../../engine/text.ts';
import { cut, LIMIT, plain } from '../parts/limits.ts';
import { tableWords as words } from '../words/table.ts';
import { isCalled } from './called.ts';
import type { Call, Query, Suggestion } from './command.ts';
import { variantNamed } from './find-game.ts';

/** One value of a house rule: `sets.darkness`, or by its name `Eras: Age of Darkness only`. */
interface Rule {
  readonly field: Field;
  readonly id: string;
  readonly name: Text;
  readonly value: unknown;
}

const rulesOf = ({ facts }: AnyGame): readonly Rule[] =>
  facts.fields.flatMap((field) =>
    field.values.map(({ id, name, value }) => ({ field, id: `${field.id}.${id}`, name: text((language) => `${field.name[language]}: ${name[language]}`), value })),
  );

const goesWith = ({ variants }: Field, variant: string | null): boolean => variant === null || !variants || variants.includes(variant);

/** House rules of the variant that is typed, or of all. */
export function suggestRules(query: Query, game: AnyGame): readonly Suggestion[] {
  const { begun, language } = query;
  const variant = variantNamed(query, game);
  return rulesOf(game)
    .filter(({ field }) => goesWith(field, variant))
    .map(({ id, name }) => ({ name: cut(name[language], LIMIT.suggestionText), value: id }))
    .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(begun.trim().toLowerCase()))
    .slice(0, LIMIT.suggestions);
}

/** What `rule:` says of a match that is to begin, and the variant it goes with where none is named. Throws `Refused`. */
export function ruleIn(call: Pick<Call, 'text'>, game: AnyGame, variant: string | null): { readonly rule?: Readonly<Record<string, unknown>>; readonly variant?: string } {
  const typed = call.text('rule')?.trim();
  if (!typed) return {};
  const found = rulesOf(game).find((rule) => isCalled(typed, rule));
  if (!found) throw new Refused(words.unknownRule(plain(cut(typed, 60))));
  const { field, value } = found;
  if (!goesWith(field, variant)) throw new Refused(text((language) => words.ruleGoesWith(field.name[language], namesOf(game, field)[language])[language]));
  const [first] = field.variants ?? [];
  return { rule: { [field.id]: value }, ...(variant === null && first && { variant: first }) };
}

const namesOf = ({ facts }: AnyGame, { variants }: Field): Text =>
  text((language) => facts.variants.filter(({ id }) => variants?.includes(id)).map(({ name }) => name[language]).join(', '));
