import { together } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf } from '../cards/registry.ts';
import { type Land, landOf, other, type Region, type Context } from '../state.ts';
import type { EventFace, Resource } from '../vocabulary.ts';
import { demand } from './demand.ts';
import { drawEvent } from './event-stack.ts';
import { gain, gainOfType } from './gain.ts';
import { anyPiece, leftOf, rightOf, spotsOf } from './geometry.ts';
import { watchEvents, reportNoEffect } from './report-no-effect.ts';
import { advantage, pointsOf } from './points.ts';
import { productOfRegion } from './stores.ts';

/** Resolves the event die after production. `host` played a Herald and gains one more at the Celebration. */
export function resolveEventFace(t: Context, face: EventFace, host: Seat | null): Script | null {
  const { active } = t.state;
  switch (face) {
    case 'brigand':
      return null;
    case 'trade':
      return reportNoEffect(t, face, tradeFace);
    case 'celebration':
      return reportNoEffect(t, face, (heard) => feast(heard, host));
    case 'harvest':
      return reportNoEffect(t, face, (heard) => together(harvest(heard, active), harvest(heard, other(active))));
    case 'event':
      return drawEvent(t);
  }
}

export function brigandAttack(t: Context): void {
  const { active } = t.state;
  const ears = watchEvents(t);
  rob(ears.table, 0);
  rob(ears.table, 1);
  for (const seat of [active, other(active)]) {
    for (const { piece } of spotsOf(landOf(t.state, seat), 'raided')) cardOf(piece.card).raided?.(ears.table, seat);
  }
  ears.close('brigand');
}

/** The most resources that are safe from brigands. */
export const MAX_SAFE_RESOURCES = 7;

/** Resolves a Brigand Attack: with too many resources, unprotected gold and wool in regions is lost. */
function rob(t: Context, seat: Seat): void {
  const land = landOf(t.state, seat);
  if (exposed(land) <= MAX_SAFE_RESOURCES) return;
  const goods: Partial<Record<Resource, number>> = {};
  const safe = sheltered(land, true);
  land.regions.forEach((region, index) => {
    const resource = productOfRegion(region.type);
    if ((resource !== 'gold' && resource !== 'wool') || region.stock === 0 || safe.has(index)) return;
    goods[resource] = (goods[resource] ?? 0) + region.stock;
    region.stock = 0;
  });
  t.emit({ kind: 'lost', seat, goods, by: 'brigand' });
}

/** The number of resources that count in a Brigand Attack. */
export function exposed(land: Land): number {
  const safe = sheltered(land, false);
  return land.regions.reduce((sum, { stock }: Region, index) => (safe.has(index) ? sum : sum + stock), 0);
}

/** The regions protected from the count, or those protected from loss. */
function sheltered(land: Land, locked: boolean): ReadonlySet<number> {
  const safe = new Set<number>();
  for (const { piece, town, site } of spotsOf(land, 'shelters')) {
    const { shelters, sheltersOnly: only } = cardOf(piece.card);
    if (locked && shelters === 'count') continue;
    for (const index of [leftOf(town, site), rightOf(town, site)]) {
      if (!only || productOfRegion((land.regions[index] as Region).type) === only) safe.add(index);
    }
  }
  return safe;
}

/** The holder of the trade advantage may demand a resource, or more with some cards. */
function tradeFace(t: Context): Script | null {
  const taker = advantage(t.state, 'trade');
  if (taker === null) return null;
  let max = 1;
  anyPiece(landOf(t.state, taker), ({ card }) => {
    max = Math.max(max, cardOf(card).demands ?? 1);
    return false;
  });
  return demand(t, { taker, by: 'trade', min: 0, max });
}

function* feast(t: Context, host: Seat | null): Script {
  const seats = [t.state.active, other(t.state.active)];
  yield* together(...seats.map((seat) => celebrate(t, seat, host)));
  // Collected first, so that a card that changes sides acts only once.
  const shows = seats.flatMap((seat) =>
    spotsOf(landOf(t.state, seat), 'celebrated').flatMap(
      ({ piece, place }) => cardOf(piece.card).celebrated?.(t, seat, place) ?? [],
    ),
  );
  for (const show of shows) yield* show;
}

/** Each player with at least as much skill as the other gains a resource of choice. */
function celebrate(t: Context, seat: Seat, host: Seat | null): Script {
  const invited = pointsOf(t.state, seat, 'skill') >= pointsOf(t.state, other(seat), 'skill');
  return gain(t, seat, (invited ? 1 : 0) + (seat === host ? 1 : 0), 'gain.celebration');
}

/** Each player gains gold from cards, then a resource of choice. */
function* harvest(t: Context, seat: Seat): Script {
  yield* gainOfType(t, seat, 'gold', harvestGold(landOf(t.state, seat)), 'store.harvest');
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
