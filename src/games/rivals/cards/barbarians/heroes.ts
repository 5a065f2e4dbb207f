import { askWorded, pick, pickOrPass } from '../../rules/ask.ts';
import { isDuplicateUnique, layCard, newPiece } from '../../rules/build.ts';
import { settleOwed, storePicked } from '../../rules/gain.ts';
import { asForeign, leftOf, regionName, rightOf, spotField, type CardSpot } from '../../rules/geometry.ts';
import { filledStacks } from '../../rules/hand.ts';
import { hiddenCardsAt } from '../../rules/look-at-cards.ts';
import { take } from '../../rules/pay.ts';
import { freeSites } from '../../rules/places.ts';
import { hasCard, isHero } from '../../rules/points.ts';
import { cheapestFirst, discardAt, liftCard, ownCardAt, placesOf, spotsWith } from '../../rules/remove.ts';
import { totals } from '../../rules/stores.ts';
import { updateTokens } from '../../rules/tokens.ts';
import type { Seat } from '../../../../engine/script.ts';
import { landOf, other, type Region, type State } from '../../state.ts';
import { FULL } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { idOf } from '../registry.ts';

export const arnd: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  copies: { barbarians: 1 },
  unique: true,
  cost: { grain: 1, wool: 1, ore: 1 },
  points: { strength: 1, skill: 1 },
};

export const caravel: Card = {
  kind: 'ship',
  placement: 'settlement-or-city',
  copies: { barbarians: 1 },
  duelCopies: {},
  cost: { lumber: 1, wool: 1, ore: 1 },
  points: { strength: 2 },
  needs: [{ city: true }],
};

/** The opposing heroes that fit on Marie's site. */
const suitors = (state: State, seat: Seat): CardSpot[] =>
  spotsWith(
    state,
    other(seat),
    (card, { piece }) =>
      isHero(card) &&
      card.placement === 'settlement-or-city' &&
      !isDuplicateUnique(landOf(state, seat), idOf(piece.card), card),
  );

export const marie: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  hostile: true,
  copies: { barbarians: 1 },
  unique: true,
  cost: { wool: 2, ore: 1 },
  points: { strength: 1, skill: 1 },
  heroine: true,
  use: {
    next: true,
    fault: (state, seat) => (suitors(state, seat).length > 0 ? null : { kind: 'no-use' }),
    *play(t, seat, place) {
      const victim = other(seat);
      const choices = placesOf(cheapestFirst(suitors(t.state, seat)));
      const number = Math.min(2, choices.length);
      const named = yield* askWorded({ seat: victim, key: 'name.marie', choices, min: number, max: number });
      const won = (yield* pick(seat, 'win.marie', named.map(asForeign))).slice(1);
      const copy = (ownCardAt(t.state, victim, won) as CardSpot).piece.card;
      liftCard(t.state, victim, won);
      discardAt(t, seat, place, 'marie');
      layCard(landOf(t.state, seat), place, newPiece(t.state, copy));
      t.emit({ kind: 'joined', seat, card: idOf(copy), place, by: 'marie', ...spotField(t.state.seats, seat, place) });
      updateTokens(t);
    },
  },
};

/** The number of cards Siward sees. */
const SIGHT = 3;

export const siward: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  hostile: true,
  copies: { barbarians: 1 },
  unique: true,
  cost: { grain: 1, gold: 1 },
  points: { strength: 1 },
  use: {
    once: true,
    fault: (state, seat) => (sights(state, seat).length > 0 ? null : { kind: 'no-use' }),
    *play(t, seat) {
      const at = yield* pick(seat, 'see.siward', sights(t.state, seat));
      if (at === 'hand') {
        yield* take(t, seat, { gold: 1 }, 'pay.siward');
        t.emit({ kind: 'paid', seat, goods: { gold: 1 }, for: 'siward' });
      }
      t.reveal();
      const all = at === 'events' ? t.state.events : hiddenCardsAt(t.state, seat, at);
      const cards = (at === 'hand' ? all : all.slice(0, SIGHT)).map(idOf);
      t.emit({ kind: 'saw', seat, at, secret: { for: seat, cards } });
    },
  },
};

const sights = (state: State, seat: Seat): string[] => [
  ...(state.events.length > 0 ? ['events'] : []),
  ...filledStacks(state, seat),
  ...(totals(landOf(state, seat)).gold > 0 && landOf(state, other(seat)).hand.length > 0 ? ['hand'] : []),
];

export const wolfgang: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  copies: { barbarians: 1 },
  unique: true,
  cost: { gold: 2 },
  points: { skill: 1 },
  *celebrated(t, seat, place) {
    yield* settleOwed(t, seat);
    const { town, site } = ownCardAt(t.state, seat, place) as CardSpot;
    const { west, regions } = landOf(t.state, seat);
    const picks = yield* askWorded(() => {
      const beside = [leftOf(town, site), rightOf(town, site)].filter(
        (index) => (regions[index] as Region).stock < FULL,
      );
      const choices = beside.map((index) => regionName(west, index));
      return choices.length === 0
        ? null
        : { seat, key: 'gain.wolfgang', choices, min: 0, max: choices.length, fallback: choices };
    });
    storePicked(t, seat, picks, 'gain.wolfgang');
    const rival = other(seat);
    if (picks.length === 0 || hasCard(landOf(t.state, rival), 'wolfgang')) return;
    yield* settleOwed(t, rival);
    if (totals(landOf(t.state, rival)).gold < 2) return;
    const goal = yield* pickOrPass(
      rival,
      'place.wolfgang',
      freeSites(landOf(t.state, rival), () => true),
    );
    if (goal === null) return;
    yield* take(t, rival, { gold: 2 }, 'pay.wolfgang');
    t.emit({ kind: 'paid', seat: rival, goods: { gold: 2 }, for: 'wolfgang' });
    const copy = liftCard(t.state, seat, place);
    layCard(landOf(t.state, rival), goal, newPiece(t.state, copy));
    const spot = spotField(t.state.seats, rival, goal);
    t.emit({ kind: 'joined', seat: rival, card: 'wolfgang', place: goal, by: 'wolfgang', ...spot });
    updateTokens(t);
  },
};
