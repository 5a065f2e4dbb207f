import { otherSeats } from '../../../../engine/seats.ts';
import type { Script, Seat } from '../../../../engine/script.ts';
import { pick } from '../../rules/ask.ts';
import { knightSites, knightsOf, putKnight, removeKnight, reserveOf } from '../rules/knights.ts';
import { afterKnights } from '../../rules/titles.ts';
import { ACTED, ACTIVE } from '../state.ts';
import { citiesAndKnightsOf, seatsOf, type State, type Context } from '../../state.ts';
import { colourOf, type ProgressEffect, seatNamed } from './effect.ts';

const withKnights = (state: State, seat: Seat): Seat[] =>
  otherSeats(seat, seatsOf(state)).filter((other) => knightsOf(state, other).length > 0);

/** Another player removes a knight of their choice; the seat places one of the same level and state. */
function* betray(t: Context, seat: Seat): Script {
  const { state } = t;
  const { levels, marks } = citiesAndKnightsOf(state);
  const victim = seatNamed(
    state,
    yield* pick(
      seat,
      'treason.seat',
      withKnights(state, seat).map((other) => colourOf(state, other)),
    ),
  );
  const nodes = knightsOf(state, victim);
  const weakest = nodes.reduce((least, node) => ((levels[node] as number) < (levels[least] as number) ? node : least));
  const node = Number(yield* pick(victim, 'treason.knight', nodes.map(String), `${weakest}`));
  const [level, active] = [levels[node] as number, (marks[node] as number) & ACTIVE];
  removeKnight(t, node);
  t.emit({ kind: 'deserted', seat: victim, place: `${node}`, level });
  const to = yield* welcome(t, seat, level, active);
  afterKnights(t, to === null ? [node] : [node, to]);
}

/** Places the knight, of the next lower level if that piece is not in stock. It cannot act this turn. */
function* welcome(t: Context, seat: Seat, wanted: number, active: number): Script<number | null> {
  const { state } = t;
  const level = [wanted, wanted - 1, wanted - 2].find((each) => each > 0 && reserveOf(state, seat, each) > 0);
  const sites = knightSites(state, seat);
  if (level === undefined || sites.length === 0) {
    t.emit({ kind: 'unreplaced', seat, why: level === undefined ? 'stock' : 'place' });
    return null;
  }
  const node = Number(yield* pick(seat, 'treason.place', sites.map(String)));
  putKnight(t, seat, node, level, active | ACTED);
  t.emit({ kind: 'joined', seat, place: `${node}`, level });
  return node;
}

export const treason: ProgressEffect = { canPlay: (state, seat) => withKnights(state, seat).length > 0, play: betray };
