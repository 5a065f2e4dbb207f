import * as z from 'zod';
import type { Migration } from '../../engine/game/index.ts';
import type { Options } from './options.ts';
import type { Copy, Principality, State } from './state.ts';
import { json, LINE, writeState } from './state-format.ts';

const text = z.string();

/** Replaces the options of a stored state. */
function withOptions(written: string, change: (own: Partial<Options>) => Partial<Options>): string {
  const end = written.indexOf(' ');
  return json(change(JSON.parse(written.slice(0, end)) as Partial<Options>)) + written.slice(end);
}

/** The lines version 4 added, for cards on roads and markers. */
const roadLines = [10, 14];
const withRoads = (text: string): string => {
  const lines = text.split(LINE);
  for (const line of roadLines) lines.splice(line, 0, ' ');
  return lines.join(LINE);
};
const withoutRoads = (text: string): string =>
  text
    .split(LINE)
    .filter((_, line) => !roadLines.includes(line))
    .join(LINE);

/** Version 1 stored a state as an object. */
type First = Omit<State, 'discards' | 'bargains' | 'spent' | 'looking'> & { readonly discard: Copy[] };

function complete({ discard, stacks, seats, ...rest }: First): State {
  const fill = (land: Principality): Principality => ({
    ...land,
    towns: land.towns.map((town) => ({ ...town, metropolis: null })),
    roads: [...land.towns.map(() => null), null],
    marker: null,
  });
  return {
    ...rest,
    discards: [discard],
    bargains: [],
    spent: [],
    looking: null,
    stacks: stacks.map((stack) => ({ ...stack, open: false })),
    seats: [fill(seats[0]), fill(seats[1])],
  };
}

/** Version 2 made the state text, version 3 made Sebastian wait by default, version 4 added places. */
export const migrations: readonly Migration[] = [
  {
    version: 2,
    migrate: (rest) => withOptions(withoutRoads(writeState(complete(rest as First))), () => (rest as State).options),
  },
  { version: 3, migrate: (rest) => withOptions(text.parse(rest), (own) => ({ sebastianWaitsOneTurn: false, ...own })) },
  { version: 4, migrate: (rest) => withRoads(text.parse(rest)) },
];
