import { together } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { type Land, landOf, other, type Region, type State, type Table } from '../state.ts';
import { type EventFace, produce, type Resource } from '../vocabulary.ts';
import { demand } from './demand.ts';
import { drawEvent } from './events.ts';
import { gain, receive } from './gain.ts';
import { anyPiece, leftOf, rightOf, spotsOf } from './geometry.ts';
import { advantage, pointsOf, shows } from './points.ts';

/** What the event die brings. `host` is the player of a Herald, who has one gain more at the Celebration. */
export function* resolveFace(t: Table, face: EventFace, host: Seat | null = null): Script {
  switch (face) {
    case 'brigand':
      for (const seat of [0, 1]) rob(t, seat);
      return;
    case 'trade':
      yield* tradeFace(t);
      return;
    case 'celebration':
      yield* celebrate(t, host);
      return;
    case 'harvest':
      yield* together(harvest(t, t.state.active), harvest(t, other(t.state.active)));
      return;
    case 'event':
      yield* drawEvent(t);
  }
}

/** More than this many resources attract brigands. */
export const SAFE = 7;

/** Too many resources outside Storehouses and the Gold Cache: all gold and wool in regions is lost. */
function rob(t: Table, seat: Seat): void {
  const land = landOf(t.state, seat);
  if (exposed(land) <= SAFE) return;
  const goods: Partial<Record<Resource, number>> = {};
  for (const region of land.regions) {
    const resource = produce[region.type];
    if ((resource !== 'gold' && resource !== 'wool') || region.stock === 0) continue;
    goods[resource] = (goods[resource] ?? 0) + region.stock;
    region.stock = 0;
  }
  t.tell({ kind: 'lost', seat, goods, by: 'brigand' });
}

/** What counts in a Brigand Attack. */
export function exposed(land: Land): number {
  const sheltered = new Set<number>();
  for (const { piece, town, site } of spotsOf(land)) {
    if (idOf(piece.card) === 'storehouse') sheltered.add(leftOf(town, site)).add(rightOf(town, site));
  }
  return land.regions.reduce((sum, { stock }: Region, index) => (sheltered.has(index) ? sum : sum + stock), 0);
}

/** The holder of the trade advantage may demand a resource, with a Moneylender up to two. */
function* tradeFace(t: Table): Script {
  const taker = advantage(t.state, 'trade');
  if (taker === null) return;
  const max = shows(landOf(t.state, taker), 'moneylender') ? 2 : 1;
  yield* demand(t, { taker, by: 'trade', min: 0, max });
}

/** More skill: one resource of choice; otherwise one for each. */
function* celebrate(t: Table, host: Seat | null): Script {
  const { active } = t.state;
  yield* together(...[active, other(active)].map((seat) => gain(t, seat, share(t.state, seat, host), 'gain.celebration')));
}

function share(state: State, seat: Seat, host: Seat | null): number {
  const invited = pointsOf(state, seat, 'skill') >= pointsOf(state, other(seat), 'skill');
  return (invited ? 1 : 0) + (seat === host ? 1 : 0);
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

