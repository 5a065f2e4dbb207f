import { placePoints } from './meetings.ts';

const placings: (readonly (readonly number[])[])[] = [];

/** Returns all ways in which a match can end: places from 1 by seat, ties included. */
export function placingsOf(seats: number): readonly (readonly number[])[] {
  return (placings[seats] ??= enumerate(seats));
}

function enumerate(seats: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  const levels: number[] = [];
  // Levels are ranks without gaps; a place is one more than the number of seats on better levels.
  const walk = (): void => {
    if (levels.length < seats) {
      for (let level = 0; level < seats; level++) {
        levels.push(level);
        walk();
        levels.pop();
      }
      return;
    }
    const used = new Set(levels);
    if (Math.max(...levels) < used.size)
      found.push(levels.map((own) => 1 + levels.filter((each) => each < own).length));
  };
  walk();
  return found;
}

const shares: (readonly (readonly number[])[])[] = [];

/** Returns all ways in which members share the points of the meetings among them. */
export function sharesOf(members: number): readonly (readonly number[])[] {
  return (shares[members] ??= placingsOf(members).map((places) => places.map((_, seat) => placePoints(places, seat))));
}
