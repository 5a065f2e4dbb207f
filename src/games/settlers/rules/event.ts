import type { Script, Seat } from '../../../engine/script.ts';
import { ADVANTAGE, isTrack, tracks } from '../cards/progress.ts';
import type { EventFace } from '../realm-news.ts';
import { courtOf, realmOf, type Table } from '../state.ts';
import { sail } from './barbarians.ts';
import { sizeOf } from './hand.ts';
import { drinkAll, inOrder } from './pending.ts';
import { produce } from './production.ts';
import { drawByDie, playSurplus } from './progress.ts';
import { seven } from './robber.ts';

/** Three sides of the event die show the ship, one each of the others a track. */
export const eventFaces = ['ship', 'ship', 'ship', ...tracks] as const satisfies readonly EventFace[];

interface Throw {
  readonly event: EventFace;
  readonly dice: readonly [red: number, yellow: number];
}

/** All three dice; after Alchemy only the event die. */
function throwThree(t: Table): Throw {
  const { set } = realmOf(t.state);
  const loaded = t.state.dice;
  if (!loaded) {
    const event = eventFaces[t.random.below(6)] as EventFace;
    return { event, dice: set ?? [t.random.below(6) + 1, t.random.below(6) + 1] };
  }
  const entry = loaded.shift();
  const [event = '', numbers] = entry?.split(' ') ?? [];
  const [red, yellow] = numbers?.split('+').map(Number) ?? set ?? [];
  if ((event !== 'ship' && !isTrack(event)) || red === undefined || yellow === undefined || (set && numbers)) {
    throw new Error(`the loaded dice show ${entry ?? 'nothing more'}, but ${set ? 'the event die is' : 'three dice are'} thrown`);
  }
  return { event, dice: [red, yellow] };
}

/** The event, then cards for all or a seven, then what is too much in the own hand of progress cards. */
export function* rollRealm(t: Table, seat: Seat): Script {
  const { state } = t;
  const set = realmOf(state).set !== null;
  const { event, dice } = throwThree(t);
  const sum = dice[0] + dice[1];
  state.now.rolled = sum;
  state.now.dice = dice;
  realmOf(state).face = event;
  t.tell({ kind: 'threw', seat, dice, event, ...(set && { set }) });
  if (event === 'ship') yield* sail(t);
  else yield* drawByDie(t, tracks.indexOf(event), dice[0]);
  if (state.winner !== null) return;
  if (sum === 7) yield* seven(t);
  else yield* harvest(t, sum);
  yield* playSurplus(t, seat);
}

/** Whoever has an aqueduct and gets nothing takes a resource. */
function* harvest(t: Table, sum: number): Script {
  const { state } = t;
  const goods = produce(t, sum);
  const dry = (seat: Seat): boolean => sizeOf(goods[seat] ?? []) === 0 && (courtOf(state, seat).improvements[0] as number) >= ADVANTAGE;
  yield* drinkAll(t, inOrder(state).filter(dry));
}
