import { others } from '../../../engine/seats.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { pick } from '../rules/ask.ts';
import { knightSites, knightsOf, putKnight, removeKnight, reserveOf } from '../rules/knights.ts';
import { afterKnights } from '../rules/titles.ts';
import { ACTED, ACTIVE } from '../realm.ts';
import { realmOf, seatsOf, type State, type Table } from '../state.ts';
import { colourOf, type Effect, seatNamed } from './effect.ts';

const withKnights = (state: State, seat: Seat): Seat[] => others(seat, seatsOf(state)).filter((other) => knightsOf(state, other).length > 0);

/** Somebody loses a knight of own choice; one of the same level and state, as far as there is one, joins the player. */
function* betray(t: Table, seat: Seat): Script {
  const { state } = t;
  const { levels, marks } = realmOf(state);
  const victim = seatNamed(state, yield* pick(seat, 'treason.seat', withKnights(state, seat).map((other) => colourOf(state, other))));
  const nodes = knightsOf(state, victim);
  const weakest = nodes.reduce((least, node) => ((levels[node] as number) < (levels[least] as number) ? node : least));
  const node = Number(yield* pick(victim, 'treason.knight', nodes.map(String), `${weakest}`));
  const [level, active] = [levels[node] as number, (marks[node] as number) & ACTIVE];
  removeKnight(t, node);
  t.tell({ kind: 'deserted', seat: victim, place: `${node}`, level });
  const to = yield* welcome(t, seat, level, active);
  afterKnights(t, to === null ? [node] : [node, to]);
}

/** The next lower level where that piece is not in stock. It does nothing in this turn. */
function* welcome(t: Table, seat: Seat, wanted: number, active: number): Script<number | null> {
  const { state } = t;
  const level = [wanted, wanted - 1, wanted - 2].find((each) => each > 0 && reserveOf(state, seat, each) > 0);
  const sites = knightSites(state, seat);
  if (level === undefined || sites.length === 0) return null;
  const node = Number(yield* pick(seat, 'treason.place', sites.map(String)));
  putKnight(t, seat, node, level, active | ACTED);
  t.tell({ kind: 'joined', seat, place: `${node}`, level });
  return node;
}

export const treason: Effect = { able: (state, seat) => withKnights(state, seat).length > 0, play: betray };
