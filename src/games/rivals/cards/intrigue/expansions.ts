import { PASS, type Script, type Seat } from '../../../../engine/script.ts';
import { askWorded, pick } from '../../rules/ask.ts';
import { gainUpTo } from '../../rules/gain.ts';
import { asForeign } from '../../rules/geometry.ts';
import { drawFrom, filledStacks, afterHandLoss } from '../../rules/hand.ts';
import { copyByChoice, startLooking, stopLooking, nameCopies, takeOut } from '../../rules/look-at-cards.ts';
import { take, takeAny } from '../../rules/pay.ts';
import { isUnit } from '../../rules/points.ts';
import { cheapestFirst, discardAt, placesOf, spotsWith } from '../../rules/remove.ts';
import { roomOf, sumAmounts, totals } from '../../rules/stores.ts';
import { updateTokens } from '../../rules/tokens.ts';
import { type Copy, landOf, other, type Context } from '../../state.ts';
import { resources } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { idOf } from '../registry.ts';
import { isPlayedOrUnit } from '../played-or-unit.ts';

export const godfrey: Card = {
  kind: 'hero',
  placement: 'settlement-or-city',
  hostile: true,
  copies: { intrigue: 1 },
  unique: true,
  cost: { wool: 1, ore: 1 },
  points: { strength: 1 },
  use: {
    once: true,
    next: true,
    price: { gold: 1 },
    fault: (state, seat) => (landOf(state, other(seat)).hand.length === 0 ? { kind: 'no-use' } : null),
    *play(t, seat, place) {
      yield* take(t, seat, { gold: 1 }, 'pay.godfrey');
      t.emit({ kind: 'paid', seat, goods: { gold: 1 }, for: 'godfrey' });
      const victim = other(seat);
      const shown = startLooking(t, seat, 'hand');
      t.emit({ kind: 'saw', seat, at: 'hand', secret: { for: seat, cards: shown.map(idOf) } });
      const choices = [...nameCopies(shown.filter(isPlayedOrUnit)).choices, PASS];
      const max = Math.min(1, choices.length - 1);
      const [name] = yield* askWorded({
        seat,
        key: 'steal.godfrey',
        choices,
        min: 0,
        max,
        always: 'secrecy',
        fallback: [PASS],
      });
      stopLooking(t, seat);
      if (name === undefined) return;
      const { hand } = landOf(t.state, victim);
      const copy = copyByChoice(hand, name) as Copy;
      takeOut(hand, copy);
      landOf(t.state, seat).hand.push(copy);
      t.emit({ kind: 'robbed', seat: victim, cards: [idOf(copy)], by: 'godfrey', taken: true });
      discardAt(t, seat, place, 'godfrey');
      if (!updateTokens(t)) yield* afterHandLoss(t, victim);
    },
  },
};

export const masterOfTheBrotherhood: Card = {
  kind: 'unit',
  placement: 'settlement-or-city',
  copies: { intrigue: 1 },
  duelCopies: {},
  unique: true,
  excludes: 'abbey',
  cost: { wool: 1, gold: 2 },
  points: { skill: 1, progress: 1 },
  toll: 2,
};

export const bishopsSee: Card = {
  kind: 'building',
  placement: 'city',
  hostile: true,
  copies: { intrigue: 2 },
  duelCopies: { intrigue: 1 },
  cost: { brick: 1, ore: 2, gold: 2 },
  points: { victory: 1 },
  needs: [{ any: [{ own: 'church' }, { own: 'chapel-1-3' }, { own: 'chapel-4-6' }] }],
  *built(t, seat) {
    const victim = other(seat);
    const units = placesOf(cheapestFirst(spotsWith(t.state, victim, isUnit)));
    if (units.length === 0) return;
    const number = Math.min(3, units.length);
    const marked = yield* askWorded({
      seat,
      key: 'mark.bishops-see',
      choices: units.map(asForeign),
      min: number,
      max: number,
    });
    const lost = yield* pick(
      victim,
      'lose.bishops-see',
      units.filter((place) => marked.includes(asForeign(place))),
    );
    discardAt(t, victim, lost, 'bishops-see');
    updateTokens(t);
  },
};

export const church: Card = {
  kind: 'building',
  placement: 'city',
  copies: { intrigue: 2 },
  duelCopies: { intrigue: 1 },
  faceUp: true,
  unique: true,
  cost: { brick: 2, ore: 2 },
  points: { victory: 1 },
  built: (t, seat) => gainUpTo(t, seat, 2, 'gold', 'gain.church'),
};

export const odinsTemple: Card = {
  kind: 'building',
  placement: 'city',
  copies: { intrigue: 2 },
  duelCopies: { intrigue: 1 },
  faceUp: true,
  unique: true,
  cost: { grain: 2, lumber: 2 },
  points: { victory: 1 },
  built: (t, seat) => drawCard(t, seat, 'draw.odins-temple'),
};

function* drawCard(t: Context, seat: Seat, key: 'draw.odins-temple' | 'draw.bran'): Script {
  const stacks = filledStacks(t.state, seat);
  if (stacks.length > 0) drawFrom(t, seat, yield* pick(seat, key, stacks));
}

export const sacrificialSite: Card = {
  kind: 'building',
  placement: 'city',
  copies: { intrigue: 1 },
  cost: { brick: 1, lumber: 1, wool: 2 },
  points: { victory: 1 },
  needs: [{ any: [{ own: 'odins-fountain' }, { own: 'odins-temple' }] }],
  trades: 'wool',
  shelters: 'robbery',
  sheltersOnly: 'wool',
};

export const bran: Card = {
  kind: 'hero',
  placement: { on: 'odins-temple' },
  copies: { intrigue: 1 },
  unique: true,
  cost: { wool: 2, ore: 2 },
  points: { victory: 1, strength: 2 },
  shares: true,
  *built(t, seat) {
    yield* drawCard(t, seat, 'draw.bran');
    yield* drawCard(t, seat, 'draw.bran');
  },
};

const notGold = resources.filter((resource) => resource !== 'gold');

export const judith: Card = {
  kind: 'hero',
  placement: { on: 'church' },
  copies: { intrigue: 1 },
  unique: true,
  cost: { grain: 2, ore: 2 },
  points: { victory: 1, skill: 2 },
  shares: true,
  heroine: true,
  use: {
    once: true,
    fault(state, seat) {
      const land = landOf(state, seat);
      if (roomOf(land).gold === 0) return { kind: 'no-room', resource: 'gold' };
      return sumAmounts({ ...totals(land), gold: 0 }) > 0 ? null : { kind: 'no-use' };
    },
    *play(t, seat) {
      const goods = yield* takeAny(t, seat, 1, 'pay.judith', notGold);
      t.emit({ kind: 'paid', seat, goods, for: 'judith' });
      yield* gainUpTo(t, seat, 2, 'gold', 'gain.judith');
    },
  },
};
