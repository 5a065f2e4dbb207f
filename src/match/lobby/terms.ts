import type { AnyGame } from '../../engine/game/index.ts';
import { Problem, problems } from '../problems.ts';
import { clockNames, type Terms } from '../sheet.ts';
import type { Wish } from '../matches.ts';

/** The terms somebody asks for, complete and checked. What is left out is as in `base`, or the usual. */
export function termsOf(games: ReadonlyMap<string, AnyGame>, wish: Wish, base?: Terms): Terms {
  const game = games.get(wish.game);
  if (!game) throw problems.unknownGame();
  const options = game.facts.options.safeParse({ ...base?.options, ...wish.options });
  if (!options.success) {
    const what = options.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw new Problem('terms', {
      en: `The game cannot be played with these options (${what}).`,
      de: `Mit diesen Einstellungen lässt sich nicht spielen (${what}).`,
    });
  }
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
  return { game: game.facts.id, options: options.data as Terms['options'], clock, takebacks, rated, ...(hints && { hints }) };
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
