import type { AnyGame, Field, Variant } from '../../engine/game/index.ts';
import { levelNames } from '../../engine/opponent.ts';
import type { Language, Text } from '../../engine/text.ts';
import type { Wish } from '../../match/matches.ts';
import { type ClockName, clockNames, type Terms } from '../../match/sheet.ts';
import { matchWords as words } from '../words/match.ts';

const variantId = (terms: Terms): string => {
  const variant = terms.options['variant'];
  return typeof variant === 'string' ? variant : '';
};

export const variantOf = (game: AnyGame, terms: Terms): Variant | undefined => game.facts.variants.find(({ id }) => id === variantId(terms));

/** Whether everybody brings a deck. */
export const playsDecks = ({ decks }: AnyGame, terms: Terms): boolean => decks?.variants.includes(variantId(terms)) ?? false;

export const flowOf = (terms: Terms): Text | null => words.flow(terms.options['flow']);
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What was agreed on beyond what is usual. */
export function extrasOf({ hints, standIn }: Terms): readonly Text[] {
  const level = Object.entries(levelNames).find(([id]) => id === standIn)?.[1];
  return [...(hints ? [words.hints(true)] : []), ...(level ? [words.standIn(level)] : [])];
}

/** The game and its variant; once where both have the same name. */
export const gameAndVariant = (game: AnyGame, terms: Terms, language: Language): readonly string[] => [
  ...new Set([game.facts.name[language], variantOf(game, terms)?.name[language] ?? variantId(terms)].filter(Boolean)),
];

/** The terms in one line each, everything that was agreed on. */
export function termLines(game: AnyGame, terms: Terms, language: Language): readonly string[] {
  const flow = flowOf(terms);
  const [name, ...variant] = gameAndVariant(game, terms, language);
  return [
    [`**${name}**`, ...variant].join(' · '),
    `${words.clock[language]}: ${words.clocks[terms.clock][language]}`,
    capital([words.takebacks(terms.takebacks), words.rated(terms.rated), ...extrasOf(terms), ...(flow ? [flow] : [])].map((text) => text[language]).join(' · ')),
  ];
}

/** The value that holds: the one that was chosen, or the usual. */
export const valueNow = ({ id, values }: Field, { options }: Terms): Field['values'][number] | undefined =>
  values.find(({ value }) => value === options[id]) ?? values[0];

/** The house rules that can be chosen for these terms. */
export const fieldsFor = ({ facts }: AnyGame, { options }: Terms): readonly Field[] =>
  facts.fields.filter(({ variants }) => !variants || variants.includes(String(options['variant'])));

/** How many may sit at a table of these terms; one alone needs no table. */
export function seatNumbers(game: AnyGame, terms: Terms): readonly number[] {
  const [least, most] = variantOf(game, terms)?.seats ?? [2, 2];
  return Array.from({ length: most - Math.max(2, least) + 1 }, (_, index) => Math.max(2, least) + index);
}

/** What is agreed on otherwise than before: `friendly → rated`. A house rule that one of both does not know was not changed. */
export function changesOf(game: AnyGame, before: Terms, now: Terms, language: Language): readonly string[] {
  const rules = fieldsFor(game, now).filter((field) => fieldsFor(game, before).includes(field));
  const aspects: readonly { readonly name?: Text; readonly of: (terms: Terms) => Text | undefined }[] = [
    { of: (terms) => variantOf(game, terms)?.name },
    { of: ({ clock }) => words.clocks[clock] },
    { of: ({ takebacks }) => words.takebacks(takebacks) },
    { of: ({ rated }) => words.rated(rated) },
    { of: ({ hints = false }) => words.hints(hints) },
    ...rules.map((field) => ({ name: field.name, of: (terms: Terms) => valueNow(field, terms)?.name })),
  ];
  return aspects.flatMap(({ name, of }) => {
    const [was = '', is = ''] = [before, now].map((terms) => of(terms)?.[language]);
    return was === is ? [] : [`${name ? `${name[language]}: ` : ''}${was} → ${is}`];
  });
}

/** Terms in a few letters, so that a button can open the form that changes them before anything is read. */
export const packTerms = (terms: Terms): string =>
  [terms.game, variantId(terms), terms.clock, terms.takebacks ? 't' : '', terms.rated ? 'r' : '', terms.hints ? 'h' : ''].join('.');

export interface Packed {
  readonly game: string;
  readonly variant: string;
  readonly clock: ClockName;
  readonly takebacks: boolean;
  readonly rated: boolean;
  readonly hints: boolean;
}

export function unpackTerms(words: string): Packed {
  const [game = '', variant = '', clock = '', takebacks = '', rated = '', hints = ''] = words.split('.');
  return { game, variant, clock: clockOf(clock) ?? 'normal', takebacks: takebacks === 't', rated: rated === 'r', hints: hints === 'h' };
}

export const clockOf = (name: string): ClockName | null => clockNames.find((clock) => clock === name) ?? null;

/** What somebody wants changed. */
export const wishOf = ({ variant, clock, takebacks, rated, hints }: Omit<Packed, 'game'>): Omit<Wish, 'game'> => ({
  ...(variant && { options: { variant } }),
  clock,
  takebacks,
  rated,
  hints,
});
