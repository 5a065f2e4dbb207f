import { PASS, type Answer, type Script, type Seat } from '../../../../engine/script.ts';
import type { Text } from '../../../../engine/text.ts';
import { askWorded, type RivalsQuestion, pick } from '../../rules/ask.ts';
import { demand } from '../../rules/demand.ts';
import { rollOneDie } from '../../rules/dice.ts';
import { gain, gainNow, mostRoomFirst, settleOwed, storePicked, storesWithRoom } from '../../rules/gain.ts';
import { asForeign, leftOf, rightOf, type CardSpot } from '../../rules/geometry.ts';
import { canTriumph, triumph } from '../../rules/levels.ts';
import { countShown, isHero, isUnit, cardPoints } from '../../rules/points.ts';
import { ownCardAt, placesOf, spotsWith } from '../../rules/remove.ts';
import { productOfRegion } from '../../rules/stores.ts';
import { landOf, other, type Region, type State, type Context } from '../../state.ts';
import { FULL, type Resource } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { idOf } from '../registry.ts';

const units = (state: State, seat: Seat): number => countShown(landOf(state, seat), isUnit);
const hasRoom = (state: State, seat: Seat): boolean => storesWithRoom(state, seat).length > 0;

export const allianceAgainstTheBarbarians: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { barbarians: 2 },
  duelCopies: { barbarians: 1 },
  needs: [{ least: 1, of: 'unit' }, { triumph: 1 }],
  effective: (state, seat) => hasRoom(state, seat) || (units(state, other(seat)) > 0 && hasRoom(state, other(seat))),
  *play(t, seat) {
    const rival = other(seat);
    const [own, theirs] = [units(t.state, seat), units(t.state, rival)];
    yield* gain(t, seat, own > theirs ? 2 : 1, 'gain.alliance-against-the-barbarians');
    if (theirs > 0) yield* gain(t, rival, theirs > own ? 2 : 1, 'gain.alliance-against-the-barbarians');
  },
};

/** The regions beside the player's Castle that have room. */
function yards(state: State, seat: Seat): Region[] {
  const { regions } = landOf(state, seat);
  const castles = spotsWith(state, seat, (_, { piece }) => idOf(piece.card) === 'castle');
  const beside = castles.flatMap(({ town, site }) => [leftOf(town, site), rightOf(town, site)]);
  return beside.map((index) => regions[index] as Region).filter(({ stock }) => stock < FULL);
}

export const castellan: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { barbarians: 2 },
  duelCopies: { barbarians: 1 },
  needs: [{ own: 'castle' }],
  effective: (state, seat) => yards(state, seat).length > 0,
  play(t, seat) {
    const goods: Partial<Record<Resource, number>> = {};
    for (const region of yards(t.state, seat)) {
      region.stock++;
      const type = productOfRegion(region.type);
      goods[type] = (goods[type] ?? 0) + 1;
    }
    t.emit({ kind: 'gained', seat, goods, by: 'castellan' });
  },
};

const strengthOf = (state: State, seat: Seat, { piece, town }: CardSpot): number =>
  cardPoints(landOf(state, seat), town, piece, 'strength');

/** The heroes of a seat, the strongest first. */
const heroes = (state: State, seat: Seat): CardSpot[] =>
  spotsWith(state, seat, isHero).toSorted((a, b) => strengthOf(state, seat, b) - strengthOf(state, seat, a));

export const contestOfTheHeroes: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { barbarians: 2 },
  duelCopies: { barbarians: 1 },
  needs: [{ least: 1, of: 'hero' }],
  effective: (state, seat) => hasRoom(state, seat) && hasRoom(state, other(seat)),
  *play(t, seat) {
    const rival = other(seat);
    const own = yield* pick(seat, 'hero.contest-of-the-heroes', placesOf(heroes(t.state, seat)));
    const foes = placesOf(heroes(t.state, rival).toReversed()).map(asForeign);
    const foe = foes.length > 0 ? yield* pick(seat, 'foe.contest-of-the-heroes', foes) : null;
    const strength = strengthOf(t.state, seat, ownCardAt(t.state, seat, own) as CardSpot);
    const against = foe === null ? 0 : strengthOf(t.state, rival, ownCardAt(t.state, rival, foe.slice(1)) as CardSpot);
    let lead = 0;
    while (lead === 0) lead = strength + cast(t, seat) - against - cast(t, rival);
    const winner = lead > 0 ? seat : rival;
    yield* gainNow(t, winner, 1, 'gain.contest-of-the-heroes');
    yield* demand(t, { taker: winner, by: 'contest-of-the-heroes', min: 0, max: 1 });
  },
};

function cast(t: Context, seat: Seat): number {
  const die = rollOneDie(t);
  t.emit({ kind: 'cast', seat, die, for: 'contest-of-the-heroes' });
  return die;
}

export const siegfried: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { barbarians: 1 },
  duelCopies: {},
  needs: [{ own: 'castle' }, { least: 2, of: 'hero' }],
  effective: (state, seat) => hasRoom(state, seat) || canTriumph(landOf(state, seat)),
  play: (t, seat) => spoils(t, seat, 'spoils.siegfried', 1),
};

const TRIUMPH = 'triumph';
const alone: Text = {
  en: 'Resources or the Triumph Card, not both.',
  de: 'Rohstoffe oder die Triumphkarte, nicht beides.',
};

/** The resources a player gains by beating the barbarians. */
export const SPOILS = 2;

/** Asks for up to two resources of choice or one more level of the Triumph Card. */
export function* spoils(
  t: Context,
  seat: Seat,
  key: 'spoils.siegfried' | 'spoils.barbarian-attack',
  least: number,
): Script {
  yield* settleOwed(t, seat);
  const picks = yield* askWorded(() => spoilsQuestion(t.state, seat, key, least));
  if (picks[0] === TRIUMPH) triumph(t, seat);
  else storePicked(t, seat, picks, key);
}

function spoilsQuestion(state: State, seat: Seat, key: RivalsQuestion['key'], least: number): RivalsQuestion | null {
  const stores = storesWithRoom(state, seat);
  const rises = canTriumph(landOf(state, seat));
  const room = stores.reduce((sum, { stock }) => sum + FULL - stock, 0);
  const max = Math.max(Math.min(SPOILS, room), Number(rises));
  if (max === 0) return null;
  return {
    seat,
    key,
    choices: [...stores.map(({ id }) => id), ...(rises ? [TRIUMPH] : []), ...(least === 0 ? [PASS] : [])],
    limits: [
      ...stores.map(({ stock }) => Math.min(FULL - stock, max)),
      ...(rises ? [1] : []),
      ...(least === 0 ? [1] : []),
    ],
    min: least,
    max,
    check: (picks: Answer) => (picks.length > 1 && picks.includes(TRIUMPH) ? alone : null),
    fallback: rises ? [TRIUMPH] : mostRoomFirst(stores, max),
  };
}
