import type { AnyGame, Field } from '../../engine/game/index.ts';
import { text } from '../../engine/text.ts';
import { Problem, problems } from '../problems.ts';
import { clockNames, type Terms } from '../sheet.ts';
import type { Wish } from '../matches.ts';

/** The terms somebody asks for, complete and checked. What is left out is as in `base`, or the usual. */
export function termsOf(games: ReadonlyMap<string, AnyGame>, wish: Wish, base?: Terms): Terms {
  const game = games.get(wish.game);
  if (!game) throw problems.unknownGame();
  const named = wish.options?.['variant'];
  if (named !== undefined && !game.facts.variants.some(({ id }) => id === named)) throw problems.unknownVariant(game.facts);
  const options = game.facts.options.safeParse({ ...usualOptions(game, wish, base), ...wish.options });
  if (!options.success) throw unfitting(game, wish, options.error.issues.map(({ path }) => String(path[0] ?? '')));
  const { variant } = options.data as Terms['options'];
  const foreign = game.facts.fields.filter(({ id, variants }) => wish.options?.[id] !== undefined && variants?.includes(String(variant)) === false);
  if (foreign.length > 0) throw unfitting(game, wish, foreign.map(({ id }) => id));
  const clock = wish.clock ?? base?.clock ?? 'normal';
  if (!clockNames.includes(clock)) {
    throw new Problem('terms', {
      en: `There is no clock called ${clock}. There are ${clockNames.join(', ')}.`,
      de: `Eine Uhr namens ${clock} gibt es nicht. Es gibt ${clockNames.join(', ')}.`,
    });
  }
  const rated = wish.rated ?? base?.rated ?? false;
  // A rated match knows no take-backs.
  const takebacks = !rated && (wish.takebacks ?? base?.takebacks ?? true);
  const hints = !rated && (wish.hints ?? base?.hints ?? false);
  const standIn = wish.standIn ?? base?.standIn;
  return { game: game.facts.id, options: options.data as Terms['options'], clock, takebacks, rated, ...(hints && { hints }), ...(standIn && { standIn }) };
}

/** What holds where nothing is wished for: as before if it goes with the variant then and now, else the first choice of a house rule. */
function usualOptions({ facts }: AnyGame, wish: Wish, base: Terms | undefined): Terms['options'] {
  const before = base?.options['variant'];
  const variant = wish.options?.['variant'] ?? before ?? (facts.options.parse({}) as Terms['options'])['variant'];
  const goesWith = ({ variants }: Field, named: unknown): boolean => !variants || variants.includes(String(named));
  const options: Record<string, unknown> = { ...base?.options };
  for (const field of facts.fields) {
    const { id, values } = field;
    if (base && goesWith(field, before) && goesWith(field, variant)) continue;
    options[id] = goesWith(field, variant) ? values[0]?.value : undefined;
  }
  return options;
}

/** Options that do not go together, named as everybody reads them on the card. */
function unfitting({ facts }: AnyGame, { options = {} }: Wish, ids: readonly string[]): Problem {
  const variant = facts.variants.find(({ id }) => id === options['variant']);
  const names = text((language) => [...new Set(ids)].map((id) => facts.fields.find((field) => field.id === id)?.name[language] ?? id).join(', '));
  return new Problem('terms', {
    en: `“${names.en}” cannot be chosen so${variant ? ` with ${variant.name.en}` : ''}. Leave it as it is usually played, or choose another variant.`,
    de: `„${names.de}“ lässt sich${variant ? ` bei ${variant.name.de}` : ''} so nicht wählen. Lass es wie üblich, oder wähle eine andere Variante.`,
  });
}

/** How many may sit at a table with these terms: at least, at most. */
export function seatsFor(games: ReadonlyMap<string, AnyGame>, { game, options }: Terms): readonly [least: number, most: number] {
  const variants = games.get(game)?.facts.variants ?? [];
  const variant = variants.find(({ id }) => id === options['variant']) ?? variants[0];
  if (!variant) throw problems.unknownGame();
  return variant.seats;
}

/** Gives the number back when the terms allow so many. */
export function checkSeats(games: ReadonlyMap<string, AnyGame>, terms: Terms, seats: number): number {
  const [least, most] = seatsFor(games, terms);
  if (seats >= least && seats <= most) return seats;
  const range = least === most ? `${least}` : `${least}–${most}`;
  throw new Problem('terms', {
    en: `This variant is for ${range} players, not for ${seats}.`,
    de: `Diese Variante ist für ${range} Personen, nicht für ${seats}.`,
  });
}
