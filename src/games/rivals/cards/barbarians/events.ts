import { together } from '../../../../engine/ask.ts';
import type { Script, Seat } from '../../../../engine/script.ts';
import { pickOrPass } from '../../rules/ask.ts';
import { anyPiece, guestsOf, spotsOf } from '../../rules/geometry.ts';
import { settleOwed } from '../../rules/gain.ts';
import { filledStacks, searchStack } from '../../rules/hand.ts';
import { mostOwnedFirst, takeAny } from '../../rules/pay.ts';
import { advantage, countShown, isHero, isUnit, printedPoints, showsCard } from '../../rules/points.ts';
import { sumAmounts, totals } from '../../rules/stores.ts';
import { type Land, landOf, other, type Context } from '../../state.ts';
import { resources } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { cardOf, idOf } from '../registry.ts';
import { spoils } from './actions.ts';

export const barbarianAttack: Card = {
  kind: 'event',
  placement: 'event',
  copies: { barbarians: 3 },
  duelCopies: { barbarians: 1 },
  resurfaces: true,
  *resolve(t) {
    const seats = [t.state.active, other(t.state.active)].filter((seat) =>
      landOf(t.state, seat).towns.some(({ city }) => city),
    );
    const leads = seats.map((seat) => meet(t, seat));
    // Settled before any question, because one player's gain may bring the other something.
    for (const seat of seats) yield* settleOwed(t, seat);
    yield* together(...seats.map((seat, index) => settleBattle(t, seat, leads[index] ?? 0)));
  },
};

/** The number of units minus the number of barbarians. */
function meet(t: Context, seat: Seat): number {
  const land = landOf(t.state, seat);
  const [units, barbarians] = [defenders(land), attackers(land)];
  t.emit({ kind: 'battle', seat, units, barbarians });
  return units - barbarians;
}

function* settleBattle(t: Context, seat: Seat, lead: number): Script {
  if (lead > 0) {
    yield* spoils(t, seat, 'spoils.barbarian-attack', 0);
    return;
  }
  const land = landOf(t.state, seat);
  const number = Math.min(tribute(land), sumAmounts(totals(land)));
  if (lead === 0 || number === 0) return;
  const goods = yield* takeAny(t, seat, number, 'yield.barbarian-attack', resources, mostOwnedFirst);
  t.emit({ kind: 'lost', seat, goods, by: 'barbarian-attack' });
}

/** Takes resources from a player with fewer units than barbarians. */
export const tribute = (land: Land): number => (showsCard(land, 'secret-brotherhood') ? 1 : 2);

/** The barbarians: points of cities, metropolises and city expansions, plus 1 for a Stronghold. */
export function attackers(land: Land): number {
  let points = 0;
  for (const { city, metropolis } of land.towns)
    points += (city ? 2 : 0) + (metropolis ? (cardOf(metropolis).points?.victory ?? 0) : 0);
  anyPiece(land, (piece) => {
    const { placement, bonus } = cardOf(piece.card);
    if (placement === 'city' || typeof placement === 'object')
      points += printedPoints(piece, 'victory') + (bonus?.(land, 'victory') ?? 0);
    return false;
  });
  return points + guestsOf(land).filter(({ piece }) => idOf(piece.card) === 'barbarian-stronghold').length;
}

const isShip = ({ kind }: Card): boolean => kind === 'trade-ship' || kind === 'ship';

/** The units, doubled beside Arnd or a Caravel, plus the Border Fortress with a Castle. */
export function defenders(land: Land): number {
  const spots = spotsOf(land);
  const leads = (id: string, town: number) =>
    spots.some(({ piece, town: at }) => at === town && at >= 0 && idOf(piece.card) === id);
  let number = 0;
  for (const { piece, town } of spots) {
    const card = cardOf(piece.card);
    if (!isUnit(card)) continue;
    const id = idOf(piece.card);
    const doubled =
      (isHero(card) && id !== 'arnd' && leads('arnd', town)) ||
      (isShip(card) && id !== 'caravel' && leads('caravel', town));
    number += doubled ? 2 : 1;
  }
  const fort = showsCard(land, 'castle')
    ? spots.find(({ piece }) => idOf(piece.card) === 'border-fortress')
    : undefined;
  return number + (fort ? printedPoints(fort.piece, 'strength') : 0);
}

export const retreatOfTheBarbarians: Card = {
  kind: 'event',
  placement: 'event',
  copies: { barbarians: 1 },
  duelCopies: {},
  *resolve(t) {
    let searched: string | null = null;
    for (const seat of [t.state.active, other(t.state.active)]) {
      if (countShown(landOf(t.state, seat), isUnit) === 0) continue;
      const stacks = filledStacks(t.state, seat).filter((stack) => stack !== searched);
      const stack = yield* pickOrPass(seat, 'draw.retreat-of-the-barbarians', stacks);
      if (stack === null) continue;
      searched = stack;
      yield* searchStack(
        t,
        seat,
        stack,
        'search.retreat-of-the-barbarians',
        advantage(t.state, 'hero') === seat ? 2 : 1,
      );
    }
  },
};
