import type { AnyGame, HouseRule } from '../../engine/game/index.ts';
import { fitsHandicap, handicapIn, writeHandicap } from '../../engine/handicap.ts';
import type { Seat } from '../../engine/script.ts';
import { perLanguage } from '../../engine/text.ts';
import { Problem, problems } from '../problems.ts';
import { timeControls, type Terms } from '../stored-match.ts';
import type { MatchRequest } from '../matches.ts';

/** Returns the requested terms, complete and checked. Omitted ones come from `base`, or are the defaults. */
export function resolveTerms(games: ReadonlyMap<string, AnyGame>, request: MatchRequest, base?: Terms): Terms {
  const game = games.get(request.game);
  if (!game) throw problems.unknownGame();
  const named = request.options?.['variant'];
  if (named !== undefined && !game.info.variants.some(({ id }) => id === named))
    throw problems.unknownVariant(game.info);
  const options = game.info.options.safeParse({ ...defaultOptions(game, request, base), ...request.options });
  if (!options.success && options.error.issues.every(({ path }) => path[0] === 'handicap'))
    throw problems.handicapMisfit();
  if (!options.success)
    throw conflictingOptions(
      game,
      request,
      options.error.issues.map(({ path }) => String(path[0] ?? '')),
    );
  const { variant } = options.data as Terms['options'];
  const foreign = game.info.houseRules.filter(
    ({ id, variants }) => request.options?.[id] !== undefined && variants?.includes(String(variant)) === false,
  );
  if (foreign.length > 0)
    throw conflictingOptions(
      game,
      request,
      foreign.map(({ id }) => id),
    );
  const clock = request.clock ?? base?.clock ?? 'normal';
  if (!timeControls.includes(clock)) {
    throw new Problem('terms', {
      en: `There’s no clock called ${clock}. Choose from: ${timeControls.join(', ')}.`,
      de: `Eine Bedenkzeit namens ${clock} gibt es nicht. Zur Wahl stehen: ${timeControls.join(', ')}.`,
    });
  }
  const rated = request.rated ?? base?.rated ?? false;
  // Rated matches have no take-backs.
  const takebacks = !rated && (request.takebacks ?? base?.takebacks ?? true);
  const hints = !rated && (request.hints ?? base?.hints ?? false);
  const standIn = request.standIn ?? base?.standIn;
  return {
    game: game.info.id,
    options: options.data as Terms['options'],
    clock,
    takebacks,
    rated,
    ...(hints && { hints }),
    ...(standIn && { standIn }),
  };
}

/** Returns whether all house rules have their default value and no one has a handicap; the pace is no matter of rules. */
export function hasDefaultRules({ info }: AnyGame, { options }: Pick<Terms, 'options'>): boolean {
  if (options['handicap'] !== undefined) return false;
  return info.houseRules.every(({ id, values, variants }) => {
    if (id === 'flow' || variants?.includes(String(options['variant'])) === false) return true;
    return JSON.stringify(options[id] ?? null) === JSON.stringify(values[0]?.value ?? null);
  });
}

/** Throws if terms can't be rated: with house rules, with a handicap, or with computers at the table. */
export function checkRated(games: ReadonlyMap<string, AnyGame>, terms: Terms, computers: boolean): void {
  const game = games.get(terms.game);
  if (!terms.rated || !game) return;
  if (computers) throw problems.ratedComputers();
  if (terms.options['handicap'] !== undefined) throw problems.ratedHandicap();
  if (!hasDefaultRules(game, terms)) throw problems.ratedRules();
}

/** Returns the default options: those of `base` if they fit both variants, else the first choice of each house rule. */
function defaultOptions({ info }: AnyGame, request: MatchRequest, base: Terms | undefined): Terms['options'] {
  const before = base?.options['variant'];
  const variant = request.options?.['variant'] ?? before ?? (info.options.parse({}) as Terms['options'])['variant'];
  const goesWith = ({ variants }: HouseRule, named: unknown): boolean => !variants || variants.includes(String(named));
  const options: Record<string, unknown> = { ...base?.options };
  for (const field of info.houseRules) {
    const { id, values } = field;
    if (base && goesWith(field, before) && goesWith(field, variant)) continue;
    options[id] = goesWith(field, variant) ? values[0]?.value : undefined;
  }
  // A handicap that the new variant doesn't have is dropped.
  const agreed = { ...options, variant: String(variant) };
  return fitsHandicap(info.handicaps ?? [], agreed) ? options : { ...options, handicap: undefined };
}

/** Returns the names of options that exclude each other, as shown on the card. */
function conflictingOptions({ info }: AnyGame, { options = {} }: MatchRequest, ids: readonly string[]): Problem {
  const variant = info.variants.find(({ id }) => id === options['variant']);
  const names = perLanguage((language) =>
    [...new Set(ids)].map((id) => info.houseRules.find((field) => field.id === id)?.name[language] ?? id).join(', '),
  );
  return new Problem('terms', {
    en: `“${names.en}” doesn’t work that way${variant ? ` with ${variant.name.en}` : ''}. Use the default or choose another variant.`,
    de: `„${names.de}“ lässt sich${variant ? ` bei ${variant.name.de}` : ''} so nicht wählen. Nimm die Voreinstellung oder wähle eine andere Variante.`,
  });
}

/** Returns the smallest and largest number of seats these terms allow. */
export function seatRange(
  games: ReadonlyMap<string, AnyGame>,
  { game, options }: Terms,
): readonly [least: number, most: number] {
  const variants = games.get(game)?.info.variants ?? [];
  const variant = variants.find(({ id }) => id === options['variant']) ?? variants[0];
  if (!variant) throw problems.unknownGame();
  return variant.seats;
}

const isPlayedAlone = (games: ReadonlyMap<string, AnyGame>, { game, options }: Terms): boolean =>
  games.get(game)?.info.variants.find(({ id }) => id === options['variant'])?.alone === true;

/** Returns the number of seats; throws if the terms don't allow it. */
export function checkSeats(games: ReadonlyMap<string, AnyGame>, terms: Terms, seats: number): number {
  const [least, most] = seatRange(games, terms);
  if ((seats >= least && seats <= most) || (seats === 1 && isPlayedAlone(games, terms))) return seats;
  const range = least === most ? `${least}` : `${least}–${most}`;
  throw new Problem('terms', {
    en: `This variant is for ${range} players, not ${seats}.`,
    de: `Diese Variante ist für ${range} Personen, nicht für ${seats}.`,
  });
}

/** Throws if the handicap is for a seat that isn't there or that no one has taken. */
export function checkHandicap({ options }: Terms, seats: readonly { readonly kind: string }[]): void {
  const given = handicapIn(options);
  if (given && (seats.length < 2 || (seats[given.seat]?.kind ?? 'open') === 'open'))
    throw problems.handicapWithoutPlayer();
}

/** Returns the terms with the handicap at the new place of its seat; without it if the seat is gone. */
export function withHandicapMoved(terms: Terms, placeOf: (seat: Seat) => Seat | null): Terms {
  const given = handicapIn(terms.options);
  if (!given) return terms;
  const seat = placeOf(given.seat);
  const { handicap: _, ...options } = terms.options;
  return { ...terms, options: seat === null ? options : { ...options, handicap: writeHandicap({ ...given, seat }) } };
}
