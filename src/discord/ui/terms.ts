import type { AnyGame, HouseRule, Variant } from '../../engine/game/index.ts';
import { levelNames } from '../../engine/opponent.ts';
import type { Language, Text } from '../../engine/text.ts';
import type { MatchRequest } from '../../match/matches.ts';
import { type TimeControl, timeControls, type Terms } from '../../match/stored-match.ts';
import { matchStrings as strings } from '../strings/match.ts';

const variantId = (terms: Pick<Terms, 'options'>): string => {
  const variant = terms.options['variant'];
  return typeof variant === 'string' ? variant : '';
};

export const variantOf = (game: AnyGame, terms: Pick<Terms, 'options'>): Variant | undefined =>
  game.info.variants.find(({ id }) => id === variantId(terms));

/** Returns whether everyone brings a deck. */
export const playsDecks = ({ decks }: AnyGame, terms: Terms): boolean =>
  decks?.variants.includes(variantId(terms)) ?? false;

export const flowOf = (terms: Terms): Text | null => strings.flow(terms.options['flow']);
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns terms other than the defaults. */
export function extraTermLines({ hints, standIn }: Terms): readonly Text[] {
  const level = Object.entries(levelNames).find(([id]) => id === standIn)?.[1];
  return [...(hints ? [strings.hints(true)] : []), ...(level ? [strings.standIn(level)] : [])];
}

/** Returns game and variant; once if both have the same name. */
export const gameAndVariant = (game: AnyGame, terms: Pick<Terms, 'options'>, language: Language): readonly string[] => [
  ...new Set([game.info.name[language], variantOf(game, terms)?.name[language] ?? variantId(terms)].filter(Boolean)),
];

/** Names a variant and its game in menus and ids: `rivals.intro`. */
export const variantChoice = ({ info }: Pick<AnyGame, 'info'>, variant: string): string => `${info.id}.${variant}`;

/** Returns all terms, one per line. */
export function termLines(game: AnyGame, terms: Terms, language: Language): readonly string[] {
  const flow = flowOf(terms);
  const [name, ...variant] = gameAndVariant(game, terms, language);
  return [
    [`**${name}**`, ...variant].join(' · '),
    `${strings.clock[language]}: ${strings.clocks[terms.clock][language]}`,
    upperFirst(
      [
        strings.takebacks(terms.takebacks),
        strings.rated(terms.rated),
        ...extraTermLines(terms),
        ...(flow ? [flow] : []),
      ]
        .map((text) => text[language])
        .join(' · '),
    ),
  ];
}

/** Returns the chosen value, or the default. */
export const valueNow = ({ id, values }: HouseRule, { options }: Terms): HouseRule['values'][number] | undefined =>
  values.find(({ value }) => value === options[id]) ?? values[0];

/** Returns the house rules available for these terms. */
export const fieldsFor = ({ info }: AnyGame, { options }: Terms): readonly HouseRule[] =>
  info.houseRules.filter(({ variants }) => !variants || variants.includes(String(options['variant'])));

/** Returns the possible numbers of seats; none for solo play. */
export function seatNumbers(game: AnyGame, terms: Terms): readonly number[] {
  const [least, most] = variantOf(game, terms)?.seats ?? [2, 2];
  return Array.from({ length: most - Math.max(2, least) + 1 }, (_, index) => Math.max(2, least) + index);
}

/** Lists changed terms: `friendly → rated`. A house rule that only one variant has doesn't count. */
export function termChanges(game: AnyGame, before: Terms, now: Terms, language: Language): readonly string[] {
  const rules = fieldsFor(game, now).filter((field) => fieldsFor(game, before).includes(field));
  const aspects: readonly { readonly name?: Text; readonly of: (terms: Terms) => Text | undefined }[] = [
    { of: (terms) => variantOf(game, terms)?.name },
    { of: ({ clock }) => strings.clocks[clock] },
    { of: ({ takebacks }) => strings.takebacks(takebacks) },
    { of: ({ rated }) => strings.rated(rated) },
    { of: ({ hints = false }) => strings.hints(hints) },
    ...rules.map((field) => ({ name: field.name, of: (terms: Terms) => valueNow(field, terms)?.name })),
  ];
  return aspects.flatMap(({ name, of }) => {
    const [was = '', is = ''] = [before, now].map((terms) => of(terms)?.[language]);
    return was === is ? [] : [`${name ? `${name[language]}: ` : ''}${was} → ${is}`];
  });
}

/** Packs terms into a few letters, so that a button can open their form before anything is loaded. */
export const packTerms = (terms: Terms): string =>
  [
    terms.game,
    variantId(terms),
    terms.clock,
    terms.takebacks ? 't' : '',
    terms.rated ? 'r' : '',
    terms.hints ? 'h' : '',
  ].join('.');

export interface PackedTerms {
  readonly game: string;
  readonly variant: string;
  readonly clock: TimeControl;
  readonly takebacks: boolean;
  readonly rated: boolean;
  readonly hints: boolean;
}

export function unpackTerms(text: string): PackedTerms {
  const [game = '', variant = '', clock = '', takebacks = '', rated = '', hints = ''] = text.split('.');
  return {
    game,
    variant,
    clock: timeControlNamed(clock) ?? 'normal',
    takebacks: takebacks === 't',
    rated: rated === 'r',
    hints: hints === 'h',
  };
}

export const timeControlNamed = (name: string): TimeControl | null =>
  timeControls.find((clock) => clock === name) ?? null;

/** Returns the requested changes. */
export const termsRequestOf = ({
  variant,
  clock,
  takebacks,
  rated,
  hints,
}: Omit<PackedTerms, 'game'>): Omit<MatchRequest, 'game'> => ({
  ...(variant && { options: { variant } }),
  clock,
  takebacks,
  rated,
  hints,
});
