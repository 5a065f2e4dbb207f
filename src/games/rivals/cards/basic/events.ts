import { together } from '../../../../engine/ask.ts';
import { PASS, type Script, type Seat } from '../../../../engine/script.ts';
import { ask, pick } from '../../rules/ask.ts';
import { contends, gain, mayWait, settle, store, storesWithRoom } from '../../rules/gain.ts';
import { anyPiece, foreign } from '../../rules/geometry.ts';
import { mourn, pickedCopies, putAway } from '../../rules/hand.ts';
import { lookAt, lookAway, nameCopies, nameOf } from '../../rules/looking.ts';
import { takeNow } from '../../rules/pay.ts';
import { advantage, count, isBuilding, isTradeShip, printed } from '../../rules/points.ts';
import { bless, neighbours } from '../../rules/production.ts';
import { cheapestFirst, lose, placesOf, spotsWith } from '../../rules/remove.ts';
import { totals } from '../../rules/stores.ts';
import { strikes } from '../../rules/strikes.ts';
import { type Copy, landOf, other, type State, type Table } from '../../state.ts';
import { FULL, resources } from '../../vocabulary.ts';
import { cardOf, idOf } from '../registry.ts';
import type { Card } from '../card.ts';

/** The holder of the strength advantage points out three of the opponent's buildings; the opponent gives up one of them. */
export const feud: Card = {
  kind: 'event', placement: 'event', copies: { basic: 1, turmoil: 1 }, duelCopies: {},
  *resolve(t) {
    const stronger = advantage(t.state, 'hero');
    if (stronger === null) return;
    const victim = other(stronger);
    const buildings = cheapestFirst(spotsWith(t.state, victim, isBuilding));
    if (buildings.length === 0 || !(yield* strikes(t, 'feud', victim))) return;
    const places = placesOf(buildings);
    const number = Math.min(3, places.length);
    const marked = yield* ask({ seat: stronger, key: 'mark.feud', choices: places.map(foreign), min: number, max: number });
    const choices = places.filter((place) => marked.includes(foreign(place)));
    const lost = yield* pick(victim, 'lose.feud', choices);
    yield* lose(t, victim, lost, 'feud');
  },
};

/** The holder of the strength advantage looks at the other hand and puts two cards of it under stacks. */
export const fraternalFeuds: Card = {
  kind: 'event', placement: 'event', copies: { basic: 1, turmoil: 1 }, duelCopies: {},
  *resolve(t) {
    const stronger = advantage(t.state, 'hero');
    if (stronger === null) return;
    const victim = other(stronger);
    const { hand } = landOf(t.state, victim);
    if (hand.length === 0 || !(yield* strikes(t, 'fraternal-feuds', victim))) return;
    const { choices, limits } = nameCopies(lookAt(t, stronger, 'hand'));
    const number = Math.min(2, hand.length);
    const counts = { limits, min: number, max: number, ordered: true, otherwise: anyTwo(t.state, hand) };
    const picks = yield* ask({ seat: stronger, key: 'rob.fraternal-feuds', choices, ...counts });
    lookAway(t, stronger);
    const robbed = pickedCopies(hand, picks);
    t.tell({ kind: 'robbed', seat: victim, cards: robbed.map(idOf), by: 'fraternal-feuds' });
    yield* putAway(t, victim, robbed, stronger);
    yield* mourn(t, victim);
  },
};

/** A resource of choice for each own building with a progress point, at most two. */
export const invention: Card = {
  kind: 'event', placement: 'event', copies: { basic: 1, progress: 2 }, duelCopies: { basic: 1 },
  *resolve(t) {
    yield* forBoth(t, (seat) => {
      let buildings = 0;
      anyPiece(landOf(t.state, seat), (piece) => {
        if (isBuilding(cardOf(piece.card)) && printed(piece, 'progress') > 0) buildings++;
        return false;
      });
      return gain(t, seat, Math.min(buildings, 2), 'gain.invention');
    });
  },
};

/** A resource of choice for whoever has most trade ships; on a tie for both. */
export const tradeShipsRace: Card = {
  kind: 'event', placement: 'event', copies: { basic: 1, gold: 1 }, duelCopies: {},
  *resolve(t) {
    const ships = [0, 1].map((seat) => count(landOf(t.state, seat), isTradeShip)) as [number, number];
    const most = Math.max(...ships);
    yield* forBoth(t, (seat) => gain(t, seat, most > 0 && ships[seat as 0 | 1] === most ? 1 : 0, 'gain.trade-ships-race'));
  },
};

/** Each player may buy up to two resources for 1 gold each. */
export const travelingMerchant: Card = {
  kind: 'event', placement: 'event', copies: { basic: 2, gold: 1 }, duelCopies: { basic: 1 },
  *resolve(t) {
    yield* forBoth(t, (seat) => meet(t, seat));
  },
  bargain: buy,
};

/** Every region gains 1 for each Storehouse and Abbey beside it. */
export const yearOfPlenty: Card = {
  kind: 'event', placement: 'event', copies: { basic: 2 }, duelCopies: { basic: 1 },
  *resolve(t) {
    for (const seat of [t.state.active, other(t.state.active)]) {
      const land = landOf(t.state, seat);
      const amountFor = (region: number): number => neighbours(land, region, (copy) => cardOf(copy).bounty === true);
      if (contends(t.state, seat, amountFor)) yield* settle(t, seat);
      const goods = yield* bless(t, seat, amountFor);
      t.tell({ kind: 'gained', seat, goods, by: 'year-of-plenty' });
    }
  },
};

export const yule: Card = { kind: 'event', placement: 'event', copies: { basic: 1 }, relays: true };

/** Both players at once, the active one first. */
function forBoth({ state: { active } }: Table, script: (seat: Seat) => Script): Script {
  return together(script(active), script(other(active)));
}

/** Two cards by chance, without using up the dice. */
function anyTwo({ rng }: State, hand: readonly Copy[]): string[] {
  const first = rng.drawn % hand.length;
  const chosen = hand.length < 2 ? hand : [hand[first] as Copy, hand[(first + 1) % hand.length] as Copy];
  return chosen.map((copy) => nameOf(hand, copy));
}

const goods = resources.filter((resource) => resource !== 'gold');

/** Whoever is not on turn may buy later, for the gold of then. */
function* meet(t: Table, seat: Seat): Script {
  if (mayWait(t.state, seat) && totals(landOf(t.state, seat)).gold > 0) {
    t.state.owed.push({ seat, key: 'buy.traveling-merchant', count: 2, of: goods });
    return;
  }
  yield* settle(t, seat);
  yield* buy(t, seat);
}

function* buy(t: Table, seat: Seat): Script {
  const { gold } = totals(landOf(t.state, seat));
  const stores = storesWithRoom(t.state, seat, goods);
  if (gold === 0 || stores.length === 0) return;
  const room = stores.reduce((sum, { stock }) => sum + FULL - stock, 0);
  const max = Math.min(2, gold, room);
  const choices = [...stores.map(({ id }) => id), PASS];
  const limits = [...stores.map(({ stock }) => Math.min(FULL - stock, max)), 1];
  const picks = yield* ask({ seat, key: 'buy.traveling-merchant', choices, limits, min: 0, max, otherwise: [PASS] });
  if (picks.length === 0) return;
  yield* takeNow(t, seat, { gold: picks.length }, 'pay.traveling-merchant');
  t.tell({ kind: 'paid', seat, goods: { gold: picks.length }, for: 'traveling-merchant' });
  store(t, seat, picks, 'gain.traveling-merchant');
}
