import { z } from 'zod';
import { countSchema } from './file-schema.ts';
import { formatValue } from './list-differences.ts';

/** Stands for any card. */
export const ANY_CARD = 'any';

const listed = <T extends z.ZodType>(card: T) => ({
  top: z.array(card).optional(),
  bottom: z.array(card).optional(),
  only: z.array(card).optional(),
  size: countSchema.optional(),
});

/** A stack of such cards; a plain list is its uppermost cards. */
export const stackSchema = <T extends z.ZodType, M extends z.ZodRawShape>(card: T, more: M) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? { top: value as unknown } : value),
    z.strictObject({ ...listed(card), ...more }),
  );

export interface ListedCards<C = string> {
  readonly top?: readonly C[] | undefined;
  readonly bottom?: readonly C[] | undefined;
  readonly only?: readonly C[] | undefined;
  readonly size?: number | undefined;
}

/** What differs between a stack and what is expected of it. */
export function stackDifferences(
  name: string,
  wanted: ListedCards,
  cards: readonly string[],
  matches = (wantedCard: string, card: string): boolean => wantedCard === ANY_CARD || wantedCard === card,
): string[] {
  const { top, bottom, only, size = cards.length } = wanted;
  const found: string[] = [];
  const compare = (part: string, names: readonly string[] | undefined, got: readonly string[]) => {
    if (names && (names.length !== got.length || names.some((each, index) => !matches(each, got[index] as string))))
      found.push(`${name}${part}: expected ${formatValue(names)}, got ${formatValue(got)}`);
  };
  compare('', top, cards.slice(0, top?.length ?? 0));
  compare('', only, cards);
  compare(' at the bottom', bottom, bottom?.length ? cards.slice(-bottom.length) : []);
  if (size !== cards.length) found.push(`${name}: expected ${size} cards, got ${cards.length}`);
  return found;
}
