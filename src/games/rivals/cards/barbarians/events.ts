import { together } from '../../../../engine/ask.ts';
import type { Script, Seat } from '../../../../engine/script.ts';
import { pickOrPass } from '../../rules/ask.ts';
import { anyPiece, guestsOf, spotsOf } from '../../rules/geometry.ts';
import { settle } from '../../rules/gain.ts';
import { filledStacks, search } from '../../rules/hand.ts';
import { mostOwnedFirst, takeAny } from '../../rules/pay.ts';
import { advantage, count, isHero, isUnit, printed, shows } from '../../rules/points.ts';
import { sumOf, totals } from '../../rules/stores.ts';
import { type Land, landOf, other, type Table } from '../../state.ts';
import { resources } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { cardOf, idOf } from '../registry.ts';
import { spoils } from './actions.ts';

/** Units against what the cities are worth: a loss, nothing, or spoils. */
export const barbarianAttack: Card = {
  kind: 'event', placement: 'event', copies: { barbarians: 3 }, duelCopies: { barbarians: 1 }, resurfaces: true,
  *resolve(t) {
    const seats = [t.state.active, other(t.state.active)].filter((seat) => landOf(t.state, seat).towns.some(({ city }) => city));
    const leads = seats.map((seat) => meet(t, seat));
    // Before anybody is asked: what one player stores may bring the other something.
    for (const seat of seats) yield* settle(t, seat);
    yield* together(...seats.map((seat, index) => settleBattle(t, seat, leads[index] ?? 0)));
  },
};

/** By how much the units outnumber the barbarians. */
function meet(t: Table, seat: Seat): number {
  const land = landOf(t.state, seat);
  const [units, barbarians] = [defenders(land), attackers(land)];
  t.tell({ kind: 'battle', seat, units, barbarians });
  return units - barbarians;
}

function* settleBattle(t: Table, seat: Seat, lead: number): Script {
  if (lead > 0) {
    yield* spoils(t, seat, 'spoils.barbarian-attack', 0);
    return;
  }
  const land = landOf(t.state, seat);
  const number = Math.min(tribute(land), sumOf(totals(land)));
  if (lead === 0 || number === 0) return;
  const goods = yield* takeAny(t, seat, number, 'yield.barbarian-attack', resources, mostOwnedFirst);
  t.tell({ kind: 'lost', seat, goods, by: 'barbarian-attack' });
}

/** What barbarians take from whoever has fewer units. */
export const tribute = (land: Land): number => (shows(land, 'secret-brotherhood') ? 1 : 2);

/** Points of cities, metropolises and city expansions, and a Stronghold. */
export function attackers(land: Land): number {
  let points = 0;
  for (const { city, metropolis } of land.towns) points += (city ? 2 : 0) + (metropolis ? (cardOf(metropolis).points?.victory ?? 0) : 0);
  anyPiece(land, (piece) => {
    const { placement, bonus } = cardOf(piece.card);
    if (placement === 'city' || typeof placement === 'object') points += printed(piece, 'victory') + (bonus?.(land, 'victory') ?? 0);
    return false;
  });
  return points + guestsOf(land).filter(({ piece }) => idOf(piece.card) === 'barbarian-stronghold').length;
}

const isShip = ({ kind }: Card): boolean => kind === 'trade-ship' || kind === 'ship';

/** Units, those beside Arnd or a Caravel twice, and with a Castle the strength of the Border Fortress. */
export function defenders(land: Land): number {
  const spots = spotsOf(land);
  const leads = (id: string, town: number) => spots.some(({ piece, town: at }) => at === town && at >= 0 && idOf(piece.card) === id);
  let number = 0;
  for (const { piece, town } of spots) {
    const card = cardOf(piece.card);
    if (!isUnit(card)) continue;
    const id = idOf(piece.card);
    const doubled = (isHero(card) && id !== 'arnd' && leads('arnd', town)) || (isShip(card) && id !== 'caravel' && leads('caravel', town));
    number += doubled ? 2 : 1;
  }
  const fort = shows(land, 'castle') ? spots.find(({ piece }) => idOf(piece.card) === 'border-fortress') : undefined;
  return number + (fort ? printed(fort.piece, 'strength') : 0);
}

/** Whoever has a unit looks through a stack and takes a card, with the strength advantage two. */
export const retreatOfTheBarbarians: Card = {
  kind: 'event', placement: 'event', copies: { barbarians: 1 }, duelCopies: {},
  *resolve(t) {
    let searched: string | null = null;
    for (const seat of [t.state.active, other(t.state.active)]) {
      if (count(landOf(t.state, seat), isUnit) === 0) continue;
      const stacks = filledStacks(t.state, seat).filter((stack) => stack !== searched);
      const stack = yield* pickOrPass(seat, 'draw.retreat-of-the-barbarians', stacks);
      if (stack === null) continue;
      searched = stack;
      yield* search(t, seat, stack, 'search.retreat-of-the-barbarians', advantage(t.state, 'hero') === seat ? 2 : 1);
    }
  },
};
