import { together } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf } from '../cards/registry.ts';
import { type Land, landOf, other, type Region, type Table } from '../state.ts';
import type { EventFace, Resource } from '../vocabulary.ts';
import { demand } from './demand.ts';
import { drawEvent } from './events.ts';
import { gain, receive } from './gain.ts';
import { anyPiece, leftOf, rightOf, spotsOf } from './geometry.ts';
import { listening, outcome } from './outcome.ts';
import { advantage, pointsOf } from './points.ts';
import { productOf } from './stores.ts';

/** What the event die brings after production. `host` is the player of a Herald, who gains one more at the Celebration. */
export function resolveFace(t: Table, face: EventFace, host: Seat | null): Script | null {
  const { active } = t.state;
  switch (face) {
    case 'brigand':
      return null;
    case 'trade':
      return outcome(t, face, tradeFace);
    case 'celebration':
      return outcome(t, face, (heard) => feast(heard, host));
    case 'harvest':
      return outcome(t, face, (heard) => together(harvest(heard, active), harvest(heard, other(active))));
    case 'event':
      return drawEvent(t);
  }
}

/** Brigands come before production. */
export function attack(t: Table): void {
  const { active } = t.state;
  const ears = listening(t);
  rob(ears.table, 0);
  rob(ears.table, 1);
  for (const seat of [active, other(active)]) {
    for (const { piece } of spotsOf(landOf(t.state, seat), 'raided')) cardOf(piece.card).raided?.(ears.table, seat);
  }
  ears.close('brigand');
}

/** More than this many resources attract brigands. */
export const SAFE = 7;

/** Too many resources in reach of the brigands: all gold and wool in regions is lost, but for what is locked up. */
function rob(t: Table, seat: Seat): void {
  const land = landOf(t.state, seat);
  if (exposed(land) <= SAFE) return;
  const goods: Partial<Record<Resource, number>> = {};
  const safe = sheltered(land, true);
  land.regions.forEach((region, index) => {
    const resource = productOf(region.type);
    if ((resource !== 'gold' && resource !== 'wool') || region.stock === 0 || safe.has(index)) return;
    goods[resource] = (goods[resource] ?? 0) + region.stock;
    region.stock = 0;
  });
  t.tell({ kind: 'lost', seat, goods, by: 'brigand' });
}

/** What counts in a Brigand Attack. */
export function exposed(land: Land): number {
  const safe = sheltered(land, false);
  return land.regions.reduce((sum, { stock }: Region, index) => (safe.has(index) ? sum : sum + stock), 0);
}

/** The regions whose goods do not count, or among them those that cannot be robbed. */
function sheltered(land: Land, locked: boolean): ReadonlySet<number> {
  const safe = new Set<number>();
  for (const { piece, town, site } of spotsOf(land, 'shelters')) {
    const { shelters, sheltersOnly: only } = cardOf(piece.card);
    if (locked && shelters === 'count') continue;
    for (const index of [leftOf(town, site), rightOf(town, site)]) {
      if (!only || productOf((land.regions[index] as Region).type) === only) safe.add(index);
    }
  }
  return safe;
}

/** The holder of the trade advantage may demand a resource, more with a card that says so. */
function tradeFace(t: Table): Script | null {
  const taker = advantage(t.state, 'trade');
  if (taker === null) return null;
  let max = 1;
  anyPiece(landOf(t.state, taker), ({ card }) => {
    max = Math.max(max, cardOf(card).demands ?? 1);
    return false;
  });
  return demand(t, { taker, by: 'trade', min: 0, max });
}

function* feast(t: Table, host: Seat | null): Script {
  const seats = [t.state.active, other(t.state.active)];
  yield* together(...seats.map((seat) => celebrate(t, seat, host)));
  // Gathered first: a card that changes sides at the feast celebrates once.
  const shows = seats.flatMap((seat) =>
    spotsOf(landOf(t.state, seat), 'celebrated').flatMap(({ piece, place }) => cardOf(piece.card).celebrated?.(t, seat, place) ?? []),
  );
  for (const show of shows) yield* show;
}

/** One resource of choice for whoever has at least as much skill as the other. */
function celebrate(t: Table, seat: Seat, host: Seat | null): Script {
  const invited = pointsOf(t.state, seat, 'skill') >= pointsOf(t.state, other(seat), 'skill');
  return gain(t, seat, (invited ? 1 : 0) + (seat === host ? 1 : 0), 'gain.celebration');
}

/** Gold for bridges and pirates, then a resource of choice. */
function* harvest(t: Table, seat: Seat): Script {
  yield* receive(t, seat, 'gold', harvestGold(landOf(t.state, seat)), 'store.harvest');
  yield* gain(t, seat, 1, 'gain.harvest');
}

function harvestGold(land: Land): number {
  let gold = 0;
  anyPiece(land, ({ card }) => {
    gold += cardOf(card).harvest ?? 0;
    return false;
  });
  return gold;
}

