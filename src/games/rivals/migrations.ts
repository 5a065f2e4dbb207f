import { z } from 'zod';
import type { Migration } from '../../engine/game/index.ts';
import type { Options } from './options.ts';
import type { Copy, Principality, State } from './state.ts';
import { json, LINE, writeState } from './written.ts';

const text = z.string();

/** The written state with other options. */
function withOptions(written: string, change: (own: Partial<Options>) => Partial<Options>): string {
  const end = written.indexOf(' ');
  return json(change(JSON.parse(written.slice(0, end)) as Partial<Options>)) + written.slice(end);
}

/** How the lines of the second version differ: cards on roads and markers were not known. */
const roadLines = [10, 14];
const withRoads = (text: string): string => {
  const lines = text.split(LINE);
  for (const line of roadLines) lines.splice(line, 0, ' ');
  return lines.join(LINE);
};
const withoutRoads = (text: string): string => text.split(LINE).filter((_, line) => !roadLines.includes(line)).join(LINE);

/** At first a state was stored as an object. */
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

/** At first a state was stored as an object; then Sebastian had not to wait unless that was agreed; then came other places. */
export const migrations: readonly Migration[] = [
  { version: 2, migrate: (rest) => withOptions(withoutRoads(writeState(complete(rest as First))), () => (rest as State).options) },
  { version: 3, migrate: (rest) => withOptions(text.parse(rest), (own) => ({ sebastianWaitsOneTurn: false, ...own })) },
  { version: 4, migrate: (rest) => withRoads(text.parse(rest)) },
];
