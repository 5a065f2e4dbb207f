import { ScenarioError } from '../../scenario/file.ts';
import type { Seating } from '../../scenario/seating.ts';
import { type Colour, colours } from '../vocabulary.ts';
import type { Scenario } from './file.ts';

/** The colours in order of play. The game itself knows which they are, so moves are written as in the file. */
export function seatingFor({ variant, seats }: Scenario): Seating {
  const names = seats ?? (variant === 'two' ? colours.slice(0, 2) : colours);
  const fits = variant === 'two' ? names.length === 2 : variant === 'cities-and-knights' || names.length >= 3;
  if (!fits) throw new ScenarioError(`${variant} is not for ${names.length}`);
  return {
    names,
    seat(name) {
      const index = names.indexOf(name);
      if (index < 0) throw new ScenarioError(`${name} does not take part`);
      return index;
    },
    name: (seat) => names[seat] as Colour,
    toGame: (id) => id,
    toFile: (id) => id,
  };
}

/** Players, and behind them the neutral colours of Catan for Two. */
export const ownersFor = ({ variant }: Scenario, names: readonly Colour[]): readonly Colour[] =>
  variant === 'two' ? [...names, ...colours.filter((colour) => !names.includes(colour))] : names;
