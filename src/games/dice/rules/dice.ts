import { type Random, randomFrom } from '../../../engine/random.ts';
import type { RandomState } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/script.ts';
import { isParallel, playerOf, type State, type Context, type Turn } from '../state.ts';
import { DICE, FACES, faceIndex, listFaces, noDice, THROWS_PER_TURN } from '../vocabulary.ts';

/** Number of dice: six on Island One, elsewhere three in the first turn, then one more per turn up to six. */
export const diceFor = ({ options, number }: State): number =>
  options.variant === 'island-one' ? DICE : Math.min(DICE, 2 + number);

export const newTurn = (cup: number): Turn => ({
  dice: noDice(),
  cup,
  fell: noDice(),
  throws: 0,
  rolling: true,
  builds: 0,
  points: 0,
  fresh: [],
});

export function rollCup(t: Context, seat: Seat): void {
  const { state } = t;
  const turn = playerOf(state, seat).turn as Turn;
  turn.fell = loadedThrow(state, seat, turn) ?? fall(randomFor(t, seat), turn.cup);
  for (let face = 0; face < FACES; face++) turn.dice[face] = (turn.dice[face] as number) + (turn.fell[face] as number);
  turn.cup = 0;
  turn.throws++;
  turn.rolling = turn.throws < THROWS_PER_TURN;
  t.emit({ kind: 'threw', seat, dice: listFaces(turn.fell), number: turn.throws });
}

function fall(random: Random, count: number): number[] {
  const fell = noDice();
  for (let die = 0; die < count; die++) {
    const face = random.below(FACES);
    fell[face] = (fell[face] as number) + 1;
  }
  return fell;
}

/** In parallel play each seat has its own random stream, independent of the others' throws. */
function randomFor(t: Context, seat: Seat): Random {
  if (!isParallel(t.state)) return t.random;
  t.reveal();
  return randomFrom(t.state.streams[seat] as RandomState);
}

/** Takes a loaded throw. A turn's first throw may be missing; any other must list exactly the dice thrown. */
function loadedThrow({ loaded, options }: State, seat: Seat, turn: Turn): number[] | null {
  if (!loaded) return null;
  const entry = loaded[options.order === 'parallel' ? seat : 0]?.shift();
  if (entry === undefined) {
    if (turn.throws === 0) return null;
    throw new Error(`there are no dice for throw ${turn.throws + 1}`);
  }
  const fell = noDice();
  const words = entry.split(' ');
  for (const word of words) {
    const face = faceIndex.get(word) ?? -1;
    fell[face] = (fell[face] ?? 0) + 1;
  }
  if (words.length !== turn.cup) throw new Error(`${turn.cup} dice are thrown, not ${entry}`);
  return fell;
}
