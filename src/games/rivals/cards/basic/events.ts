import { together } from '../../../../engine/ask.ts';
import { PASS, type Script, type Seat } from '../../../../engine/script.ts';
import { askWorded, pick } from '../../rules/ask.ts';
import { competesForRoom, gain, canDefer, settleOwed, storePicked, storesWithRoom } from '../../rules/gain.ts';
import { anyPiece, asForeign } from '../../rules/geometry.ts';
import { afterHandLoss, pickedCopies, returnCards } from '../../rules/hand.ts';
import { startLooking, stopLooking, nameCopies, copyChoiceName } from '../../rules/look-at-cards.ts';
import { takeNow } from '../../rules/pay.ts';
import { advantage, countShown, isBuilding, isTradeShip, printedPoints } from '../../rules/points.ts';
import { gainInRegions, neighbours } from '../../rules/production.ts';
import { cheapestFirst, loseCard, placesOf, spotsWith } from '../../rules/remove.ts';
import { totals } from '../../rules/stores.ts';
import { strikesUnlessPrevented } from '../../rules/prevention.ts';
import { type Copy, landOf, other, type State, type Context } from '../../state.ts';
import { FULL, resources } from '../../vocabulary.ts';
import { cardOf, idOf } from '../registry.ts';
import type { Card } from '../card.ts';

export const feud: Card = {
  kind: 'event',
  placement: 'event',
  copies: { basic: 1, turmoil: 1 },
  duelCopies: {},
  *resolve(t) {
    const stronger = advantage(t.state, 'hero');
    if (stronger === null) return;
    const victim = other(stronger);
    const buildings = cheapestFirst(spotsWith(t.state, victim, isBuilding));
    if (buildings.length === 0 || !(yield* strikesUnlessPrevented(t, 'feud', victim))) return;
    const places = placesOf(buildings);
    const number = Math.min(3, places.length);
    const marked = yield* askWorded({
      seat: stronger,
      key: 'mark.feud',
      choices: places.map(asForeign),
      min: number,
      max: number,
    });
    const choices = places.filter((place) => marked.includes(asForeign(place)));
    const lost = yield* pick(victim, 'lose.feud', choices);
    yield* loseCard(t, victim, lost, 'feud');
  },
};

export const fraternalFeuds: Card = {
  kind: 'event',
  placement: 'event',
  copies: { basic: 1, turmoil: 1 },
  duelCopies: {},
  *resolve(t) {
    const stronger = advantage(t.state, 'hero');
    if (stronger === null) return;
    const victim = other(stronger);
    const { hand } = landOf(t.state, victim);
    if (hand.length === 0 || !(yield* strikesUnlessPrevented(t, 'fraternal-feuds', victim))) return;
    const { choices, limits } = nameCopies(startLooking(t, stronger, 'hand'));
    const number = Math.min(2, hand.length);
    const counts = { limits, min: number, max: number, hints: { ordered: true }, fallback: anyTwo(t.state, hand) };
    const picks = yield* askWorded({ seat: stronger, key: 'rob.fraternal-feuds', choices, ...counts });
    stopLooking(t, stronger);
    const robbed = pickedCopies(hand, picks);
    t.emit({ kind: 'robbed', seat: victim, cards: robbed.map(idOf), by: 'fraternal-feuds' });
    yield* returnCards(t, victim, robbed, stronger);
    yield* afterHandLoss(t, victim);
  },
};

export const invention: Card = {
  kind: 'event',
  placement: 'event',
  copies: { basic: 1, progress: 2 },
  duelCopies: { basic: 1 },
  *resolve(t) {
    yield* forBoth(t, (seat) => {
      let buildings = 0;
      anyPiece(landOf(t.state, seat), (piece) => {
        if (isBuilding(cardOf(piece.card)) && printedPoints(piece, 'progress') > 0) buildings++;
        return false;
      });
      return gain(t, seat, Math.min(buildings, 2), 'gain.invention');
    });
  },
};

export const tradeShipsRace: Card = {
  kind: 'event',
  placement: 'event',
  copies: { basic: 1, gold: 1 },
  duelCopies: {},
  *resolve(t) {
    const ships = [0, 1].map((seat) => countShown(landOf(t.state, seat), isTradeShip)) as [number, number];
    const most = Math.max(...ships);
    yield* forBoth(t, (seat) =>
      gain(t, seat, most > 0 && ships[seat as 0 | 1] === most ? 1 : 0, 'gain.trade-ships-race'),
    );
  },
};

export const travelingMerchant: Card = {
  kind: 'event',
  placement: 'event',
  copies: { basic: 2, gold: 1 },
  duelCopies: { basic: 1 },
  *resolve(t) {
    yield* forBoth(t, (seat) => meet(t, seat));
  },
  bargain: buy,
};

export const yearOfPlenty: Card = {
  kind: 'event',
  placement: 'event',
  copies: { basic: 2 },
  duelCopies: { basic: 1 },
  *resolve(t) {
    for (const seat of [t.state.active, other(t.state.active)]) {
      const land = landOf(t.state, seat);
      const amountFor = (region: number): number => neighbours(land, region, (copy) => cardOf(copy).bounty === true);
      if (competesForRoom(t.state, seat, amountFor)) yield* settleOwed(t, seat);
      const goods = yield* gainInRegions(t, seat, amountFor);
      t.emit({ kind: 'gained', seat, goods, by: 'year-of-plenty' });
    }
  },
};

export const yule: Card = { kind: 'event', placement: 'event', copies: { basic: 1 }, relays: true };

/** Runs a script for both players at once, the active player first. */
function forBoth({ state: { active } }: Context, script: (seat: Seat) => Script): Script {
  return together(script(active), script(other(active)));
}

/** Picks two cards at random without using the match's random numbers. */
function anyTwo({ rng }: State, hand: readonly Copy[]): string[] {
  const first = rng.drawn % hand.length;
  const chosen = hand.length < 2 ? hand : [hand[first] as Copy, hand[(first + 1) % hand.length] as Copy];
  return chosen.map((copy) => copyChoiceName(hand, copy));
}

const goods = resources.filter((resource) => resource !== 'gold');

/** Lets the passive player buy later, with the gold owned by then. */
function* meet(t: Context, seat: Seat): Script {
  if (canDefer(t.state, seat) && totals(landOf(t.state, seat)).gold > 0) {
    t.state.owed.push({ seat, key: 'buy.traveling-merchant', count: 2, of: goods });
    return;
  }
  yield* settleOwed(t, seat);
  yield* buy(t, seat);
}

function* buy(t: Context, seat: Seat): Script {
  const { gold } = totals(landOf(t.state, seat));
  const stores = storesWithRoom(t.state, seat, goods);
  if (gold === 0 || stores.length === 0) return;
  const room = stores.reduce((sum, { stock }) => sum + FULL - stock, 0);
  const max = Math.min(2, gold, room);
  const choices = [...stores.map(({ id }) => id), PASS];
  const limits = [...stores.map(({ stock }) => Math.min(FULL - stock, max)), 1];
  const picks = yield* askWorded({
    seat,
    key: 'buy.traveling-merchant',
    choices,
    limits,
    min: 0,
    max,
    fallback: [PASS],
  });
  if (picks.length === 0) return;
  yield* takeNow(t, seat, { gold: picks.length }, 'pay.traveling-merchant');
  t.emit({ kind: 'paid', seat, goods: { gold: picks.length }, for: 'traveling-merchant' });
  storePicked(t, seat, picks, 'gain.traveling-merchant');
}
