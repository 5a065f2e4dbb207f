import { ScenarioError } from '../common/file-schema.ts';
import type { Seating } from '../common/seating.ts';
import { type PlayerColour, playerColours } from '../../../games/settlers/vocabulary.ts';
import type { Scenario } from './file.ts';

/** The colours in order of play. The game itself knows which they are, so moves are written as in the file. */
export function seatingFor({ variant, seats }: Scenario): Seating {
  const names = seats ?? (variant === 'two' ? playerColours.slice(0, 2) : playerColours);
  const fits = variant === 'two' ? names.length === 2 : variant === 'cities-and-knights' || names.length >= 3;
  if (!fits) throw new ScenarioError(`${variant} is not for ${names.length}`);
  return {
    names,
    seat(name) {
      const index = names.indexOf(name);
      if (index < 0) throw new ScenarioError(`${name} does not take part`);
      return index;
    },
    name: (seat) => names[seat] as PlayerColour,
    toGame: (id) => id,
    toFile: (id) => id,
  };
}

/** Players, and behind them the neutral colours of CATAN for Two. */
export const ownersFor = ({ variant }: Scenario, names: readonly PlayerColour[]): readonly PlayerColour[] =>
  variant === 'two' ? [...names, ...playerColours.filter((colour) => !names.includes(colour))] : names;
