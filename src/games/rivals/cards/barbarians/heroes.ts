import { ask, pick, pickOrPass } from '../../rules/ask.ts';
import { isSecond, lay, newPiece } from '../../rules/build.ts';
import { settle, store } from '../../rules/gain.ts';
import { foreign, leftOf, regionName, rightOf, type Spot } from '../../rules/geometry.ts';
import { filledStacks } from '../../rules/hand.ts';
import { cardsAt } from '../../rules/looking.ts';
import { take } from '../../rules/pay.ts';
import { freeSites } from '../../rules/places.ts';
import { has, isHero } from '../../rules/points.ts';
import { cheapestFirst, discardAt, lift, ownAt, placesOf, spotsWith } from '../../rules/remove.ts';
import { totals } from '../../rules/stores.ts';
import { recount } from '../../rules/tokens.ts';
import type { Seat } from '../../../../engine/script.ts';
import { landOf, other, type Region, type State } from '../../state.ts';
import { FULL } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { idOf } from '../registry.ts';

/** Other heroes in his town count twice against barbarians; the attack knows him. */
export const arnd: Card = {
  kind: 'hero', placement: 'settlement-or-city', copies: { barbarians: 1 }, unique: true,
  cost: { grain: 1, wool: 1, ore: 1 }, points: { strength: 1, skill: 1 },
};

/** Other ships in its town count twice against barbarians; the attack knows it. */
export const caravel: Card = {
  kind: 'ship', placement: 'settlement-or-city', copies: { barbarians: 1 }, duelCopies: {},
  cost: { lumber: 1, wool: 1, ore: 1 }, points: { strength: 2 }, needs: [{ city: true }],
};

/** Opposing heroes that may take Marie's site. */
const suitors = (state: State, seat: Seat): Spot[] =>
  spotsWith(state, other(seat), (card, { piece }) =>
    isHero(card) && card.placement === 'settlement-or-city' && !isSecond(landOf(state, seat), idOf(piece.card), card));

/** The opponent names two heroes; one of them takes her place. */
export const marie: Card = {
  kind: 'hero', placement: 'settlement-or-city', hostile: true, copies: { barbarians: 1 }, unique: true, cost: { wool: 2, ore: 1 },
  points: { strength: 1, skill: 1 }, heroine: true,
  use: {
    next: true,
    fault: (state, seat) => (suitors(state, seat).length > 0 ? null : { kind: 'no-use' }),
    *play(t, seat, place) {
      const victim = other(seat);
      const choices = placesOf(cheapestFirst(suitors(t.state, seat)));
      const number = Math.min(2, choices.length);
      const named = yield* ask({ seat: victim, key: 'name.marie', choices, min: number, max: number });
      const won = (yield* pick(seat, 'win.marie', named.map(foreign))).slice(1);
      const copy = (ownAt(t.state, victim, won) as Spot).piece.card;
      lift(t.state, victim, won);
      discardAt(t, seat, place, 'marie');
      lay(landOf(t.state, seat), place, newPiece(t.state, copy));
      t.tell({ kind: 'joined', seat, card: idOf(copy), place, by: 'marie' });
      recount(t);
    },
  },
};

/** How many cards he sees of a stack. */
const SIGHT = 3;

/** Once a turn a look at events, at a stack, or for 1 gold at the other hand. */
export const siward: Card = {
  kind: 'hero', placement: 'settlement-or-city', hostile: true, copies: { barbarians: 1 }, unique: true, cost: { grain: 1, gold: 1 },
  points: { strength: 1 },
  use: {
    once: true,
    fault: (state, seat) => (sights(state, seat).length > 0 ? null : { kind: 'no-use' }),
    *play(t, seat) {
      const at = yield* pick(seat, 'see.siward', sights(t.state, seat));
      if (at === 'hand') {
        yield* take(t, seat, { gold: 1 }, 'pay.siward');
        t.tell({ kind: 'paid', seat, goods: { gold: 1 }, for: 'siward' });
      }
      t.reveal();
      const all = at === 'events' ? t.state.events : cardsAt(t.state, seat, at);
      const cards = (at === 'hand' ? all : all.slice(0, SIGHT)).map(idOf);
      t.tell({ kind: 'saw', seat, at, secret: { for: seat, cards } });
    },
  },
};

const sights = (state: State, seat: Seat): string[] => [
  ...(state.events.length > 0 ? ['events'] : []),
  ...filledStacks(state, seat),
  ...(totals(landOf(state, seat)).gold > 0 && landOf(state, other(seat)).hand.length > 0 ? ['hand'] : []),
];

/** At a Celebration something from each region beside him; then he may be lured away for 2 gold. */
export const wolfgang: Card = {
  kind: 'hero', placement: 'settlement-or-city', copies: { barbarians: 1 }, unique: true, cost: { gold: 2 },
  points: { skill: 1 },
  *celebrated(t, seat, place) {
    yield* settle(t, seat);
    const { town, site } = ownAt(t.state, seat, place) as Spot;
    const { west, regions } = landOf(t.state, seat);
    const picks = yield* ask(() => {
      const beside = [leftOf(town, site), rightOf(town, site)].filter((index) => (regions[index] as Region).stock < FULL);
      const choices = beside.map((index) => regionName(west, index));
      return choices.length === 0 ? null : { seat, key: 'gain.wolfgang', choices, min: 0, max: choices.length, otherwise: choices };
    });
    store(t, seat, picks, 'gain.wolfgang');
    const rival = other(seat);
    if (picks.length === 0 || has(landOf(t.state, rival), 'wolfgang')) return;
    yield* settle(t, rival);
    if (totals(landOf(t.state, rival)).gold < 2) return;
    const goal = yield* pickOrPass(rival, 'place.wolfgang', freeSites(landOf(t.state, rival), () => true));
    if (goal === null) return;
    yield* take(t, rival, { gold: 2 }, 'pay.wolfgang');
    t.tell({ kind: 'paid', seat: rival, goods: { gold: 2 }, for: 'wolfgang' });
    const copy = lift(t.state, seat, place);
    lay(landOf(t.state, rival), goal, newPiece(t.state, copy));
    t.tell({ kind: 'joined', seat: rival, card: 'wolfgang', place: goal, by: 'wolfgang' });
    recount(t);
  },
};
