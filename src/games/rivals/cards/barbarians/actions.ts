import { PASS, type Answer, type Script, type Seat } from '../../../../engine/script.ts';
import type { Text } from '../../../../engine/text.ts';
import { ask, type Asking, pick } from '../../rules/ask.ts';
import { demand } from '../../rules/demand.ts';
import { throwOne } from '../../rules/dice.ts';
import { gain, gainNow, mostRoomFirst, settle, store, storesWithRoom } from '../../rules/gain.ts';
import { foreign, leftOf, rightOf, type Spot } from '../../rules/geometry.ts';
import { canTriumph, triumph } from '../../rules/levels.ts';
import { count, isHero, isUnit, worth } from '../../rules/points.ts';
import { ownAt, placesOf, spotsWith } from '../../rules/remove.ts';
import { productOf } from '../../rules/stores.ts';
import { landOf, other, type Region, type State, type Table } from '../../state.ts';
import { FULL, type Resource } from '../../vocabulary.ts';
import type { Card } from '../card.ts';
import { idOf } from '../registry.ts';

const units = (state: State, seat: Seat): number => count(landOf(state, seat), isUnit);
const hasRoom = (state: State, seat: Seat): boolean => storesWithRoom(state, seat).length > 0;

/** A resource of choice for whoever has a unit, one more for whoever has more. */
export const allianceAgainstTheBarbarians: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { barbarians: 2 }, duelCopies: { barbarians: 1 },
  needs: [{ least: 1, of: 'unit' }, { triumph: 1 }],
  effective: (state, seat) => hasRoom(state, seat) || (units(state, other(seat)) > 0 && hasRoom(state, other(seat))),
  *play(t, seat) {
    const rival = other(seat);
    const [own, theirs] = [units(t.state, seat), units(t.state, rival)];
    yield* gain(t, seat, own > theirs ? 2 : 1, 'gain.alliance-against-the-barbarians');
    if (theirs > 0) yield* gain(t, rival, theirs > own ? 2 : 1, 'gain.alliance-against-the-barbarians');
  },
};

/** The regions beside an own Castle that have room. */
function yards(state: State, seat: Seat): Region[] {
  const { regions } = landOf(state, seat);
  const castles = spotsWith(state, seat, (_, { piece }) => idOf(piece.card) === 'castle');
  const beside = castles.flatMap(({ town, site }) => [leftOf(town, site), rightOf(town, site)]);
  return beside.map((index) => regions[index] as Region).filter(({ stock }) => stock < FULL);
}

/** One resource for each region beside the Castle. */
export const castellan: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { barbarians: 2 }, duelCopies: { barbarians: 1 }, needs: [{ own: 'castle' }],
  effective: (state, seat) => yards(state, seat).length > 0,
  play(t, seat) {
    const goods: Partial<Record<Resource, number>> = {};
    for (const region of yards(t.state, seat)) {
      region.stock++;
      const type = productOf(region.type);
      goods[type] = (goods[type] ?? 0) + 1;
    }
    t.tell({ kind: 'gained', seat, goods, by: 'castellan' });
  },
};

const strengthOf = (state: State, seat: Seat, { piece, town }: Spot): number => worth(landOf(state, seat), town, piece, 'strength');

/** The heroes of a seat, the strongest first. */
const heroes = (state: State, seat: Seat): Spot[] =>
  spotsWith(state, seat, isHero).toSorted((a, b) => strengthOf(state, seat, b) - strengthOf(state, seat, a));

/** A hero of each side, a die each: the winner gains a resource and may demand one. */
export const contestOfTheHeroes: Card = {
  kind: 'action-attack', placement: 'hand', copies: { barbarians: 2 }, duelCopies: { barbarians: 1 }, needs: [{ least: 1, of: 'hero' }],
  effective: (state, seat) => hasRoom(state, seat) && hasRoom(state, other(seat)),
  *play(t, seat) {
    const rival = other(seat);
    const own = yield* pick(seat, 'hero.contest-of-the-heroes', placesOf(heroes(t.state, seat)));
    const foes = placesOf(heroes(t.state, rival).toReversed()).map(foreign);
    const foe = foes.length > 0 ? yield* pick(seat, 'foe.contest-of-the-heroes', foes) : null;
    const strength = strengthOf(t.state, seat, ownAt(t.state, seat, own) as Spot);
    const against = foe === null ? 0 : strengthOf(t.state, rival, ownAt(t.state, rival, foe.slice(1)) as Spot);
    let lead = 0;
    while (lead === 0) lead = strength + cast(t, seat) - against - cast(t, rival);
    const winner = lead > 0 ? seat : rival;
    yield* gainNow(t, winner, 1, 'gain.contest-of-the-heroes');
    yield* demand(t, { taker: winner, by: 'contest-of-the-heroes', min: 0, max: 1 });
  },
};

function cast(t: Table, seat: Seat): number {
  const die = throwOne(t);
  t.tell({ kind: 'cast', seat, die, for: 'contest-of-the-heroes' });
  return die;
}

/** One or two resources of choice, or a level for the Triumph Card. */
export const siegfried: Card = {
  kind: 'action-neutral', placement: 'hand', copies: { barbarians: 1 }, duelCopies: {},
  needs: [{ own: 'castle' }, { least: 2, of: 'hero' }],
  effective: (state, seat) => hasRoom(state, seat) || canTriumph(landOf(state, seat)),
  play: (t, seat) => spoils(t, seat, 'spoils.siegfried', 1),
};

const TRIUMPH = 'triumph';
const alone: Text = { en: 'Resources or the Triumph Card, not both.', de: 'Rohstoffe oder die Triumphkarte, nicht beides.' };

/** Resources for whoever turns barbarians away. */
export const SPOILS = 2;

/** Up to two resources of choice, or a level for the own Triumph Card where it can rise. */
export function* spoils(t: Table, seat: Seat, key: 'spoils.siegfried' | 'spoils.barbarian-attack', least: number): Script {
  yield* settle(t, seat);
  const picks = yield* ask(() => spoilsQuestion(t.state, seat, key, least));
  if (picks[0] === TRIUMPH) triumph(t, seat);
  else store(t, seat, picks, key);
}

function spoilsQuestion(state: State, seat: Seat, key: Asking['key'], least: number): Asking | null {
  const stores = storesWithRoom(state, seat);
  const rises = canTriumph(landOf(state, seat));
  const room = stores.reduce((sum, { stock }) => sum + FULL - stock, 0);
  const max = Math.max(Math.min(SPOILS, room), Number(rises));
  if (max === 0) return null;
  return {
    seat,
    key,
    choices: [...stores.map(({ id }) => id), ...(rises ? [TRIUMPH] : []), ...(least === 0 ? [PASS] : [])],
    limits: [...stores.map(({ stock }) => Math.min(FULL - stock, max)), ...(rises ? [1] : []), ...(least === 0 ? [1] : [])],
    min: least,
    max,
    check: (picks: Answer) => (picks.length > 1 && picks.includes(TRIUMPH) ? alone : null),
    otherwise: rises ? [TRIUMPH] : mostRoomFirst(stores, max),
  };
}
