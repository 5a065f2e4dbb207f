import type { Seat } from '../../../engine/script.ts';
import { seatName } from '../../../engine/seats.ts';
import { ScenarioError, type ScenarioSeatName, scenarioSeatNames } from './file-schema.ts';

/** A file names its seats in their order of play; a game knows them by their position, under the colours of these positions. */
export interface Seating {
  readonly names: readonly ScenarioSeatName[];
  seat(name: ScenarioSeatName): Seat;
  name(seat: Seat): ScenarioSeatName;
  /** A move with the game's colours in place of the file's. */
  toGame(id: string): string;
  toFile(id: string): string;
}

export function seatingOf(names: readonly ScenarioSeatName[]): Seating {
  // Seats that don't take part get a colour nobody has.
  const colours = [...names, ...scenarioSeatNames.filter((name) => !names.includes(name))];
  const toGame = new Map<string, string>(colours.map((name, index) => [name, seatName(index)]));
  const toFile = new Map<string, string>(colours.map((name, index) => [seatName(index), name]));
  const translate = (id: string, other: ReadonlyMap<string, string>) =>
    id
      .split(' ')
      .map((part) => other.get(part) ?? part)
      .join(' ');
  return {
    names,
    seat(name) {
      const index = names.indexOf(name);
      if (index < 0) throw new ScenarioError(`${name} does not take part`);
      return index;
    },
    name: (seat) => names[seat] as ScenarioSeatName,
    toGame: (id) => translate(id, toGame),
    toFile: (id) => translate(id, toFile),
  };
}
