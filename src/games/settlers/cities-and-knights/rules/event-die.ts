import type { Script, Seat } from '../../../../engine/script.ts';
import { ADVANTAGE_LEVEL, isTrack, tracks } from '../cards/progress.ts';
import type { EventFace } from '../game-event.ts';
import { cityPlayerOf, citiesAndKnightsOf, type Context } from '../../state.ts';
import { moveBarbarianShip } from './barbarian-attack.ts';
import { goodsCount } from '../../rules/goods.ts';
import { askAqueducts, seatsInOrder } from './deferred.ts';
import { throwDice } from '../../rules/dice.ts';
import { produce } from '../../rules/production.ts';
import { drawByDie, playSurplus } from './progress-cards.ts';
import { rollSeven } from '../../rules/robber.ts';

/** Three faces of the event die show the ship, one each the tracks. */
export const eventFaces = ['ship', 'ship', 'ship', ...tracks] as const satisfies readonly EventFace[];

interface Throw {
  readonly event: EventFace;
  readonly dice: readonly [red: number, yellow: number];
}

/** Rolls all three dice; after Alchemy only the event die. */
function rollThreeDice(t: Context): Throw {
  const { set } = citiesAndKnightsOf(t.state);
  const loaded = t.state.dice;
  if (!loaded) {
    const event = eventFaces[t.random.below(6)] as EventFace;
    return { event, dice: set ?? throwDice(t) };
  }
  const entry = loaded.shift();
  const [event = '', numbers] = entry?.split(' ') ?? [];
  const [red, yellow] = numbers?.split('+').map(Number) ?? set ?? [];
  if ((event !== 'ship' && !isTrack(event)) || red === undefined || yellow === undefined || (set && numbers)) {
    throw new Error(
      `the loaded dice show ${entry ?? 'nothing more'}, but ${set ? 'the event die is' : 'three dice are'} rolled`,
    );
  }
  return { event, dice: [red, yellow] };
}

/** Settles the event, then production or a seven, then surplus progress cards of the active seat. */
export function* rollWithEventDie(t: Context, seat: Seat): Script {
  const { state } = t;
  const set = citiesAndKnightsOf(state).set !== null;
  const { event, dice } = rollThreeDice(t);
  const sum = dice[0] + dice[1];
  state.now.rolled = sum;
  state.now.dice = dice;
  citiesAndKnightsOf(state).face = event;
  t.emit({ kind: 'threw', seat, dice, event, ...(set && { set }) });
  if (event === 'ship') yield* moveBarbarianShip(t);
  else yield* drawByDie(t, tracks.indexOf(event), dice[0]);
  if (state.winner !== null) return;
  if (sum === 7) yield* rollSeven(t);
  else yield* harvest(t, sum);
  yield* playSurplus(t, seat);
}

/** Produces; a player with an aqueduct who gets nothing takes a resource. */
function* harvest(t: Context, sum: number): Script {
  const { state } = t;
  const goods = produce(t, sum);
  const dry = (seat: Seat): boolean =>
    goodsCount(goods[seat] ?? []) === 0 && (cityPlayerOf(state, seat).improvements[0] as number) >= ADVANTAGE_LEVEL;
  yield* askAqueducts(t, seatsInOrder(state).filter(dry));
}
