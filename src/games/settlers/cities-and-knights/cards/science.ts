import { PASS, type Script, type Seat } from '../../../../engine/script.ts';
import { hexCornersOf, HEXES, hexName, hexNamed } from '../../board/geometry.ts';
import { yieldOf } from '../../board/island.ts';
import { askWorded, pick } from '../../rules/ask.ts';
import { buildFreeRoads } from '../../rules/development.ts';
import { covers, oneCard, payToBank, takeFromBank } from '../../rules/goods.ts';
import { promotable, promoteKnight } from '../rules/knights.ts';
import { putCity } from '../../rules/pieces.ts';
import { citySites, roadSites } from '../../rules/places.ts';
import { putWall, wallSites } from '../rules/city-walls.ts';
import { handOf, citiesAndKnightsOf, type State, type Context } from '../../state.ts';
import { prices, type Terrain } from '../../vocabulary.ts';
import { atOnce, type ProgressEffect, pointCardEffect, never } from './effect.ts';
import type { ScienceCard } from './progress.ts';

const red = [1, 2, 3, 4, 5, 6].map((number) => `red ${number}`);
const yellow = [1, 2, 3, 4, 5, 6].map((number) => `yellow ${number}`);
const bothDice = [
  { choices: red, min: 1, max: 1 },
  { choices: yellow, min: 1, max: 1 },
];

/** Asks for both number dice; the roll of the event die follows. */
function* setDice(t: Context, seat: Seat): Script {
  const picks = yield* askWorded({
    seat,
    key: 'alchemy',
    choices: [...red, ...yellow],
    quotas: bothDice,
    min: 2,
    max: 2,
    fallback: ['red 1', 'yellow 1'],
  });
  const numberOf = (colour: string): number => Number(picks.find((id) => id.startsWith(colour))?.slice(colour.length));
  const dice = [numberOf('red '), numberOf('yellow ')] as const;
  citiesAndKnightsOf(t.state).set = dice;
  t.emit({ kind: 'set', seat, dice });
}

/** Gives two cards for each hex of this terrain next to a building of the seat. */
function harvestOf(terrain: Terrain): ProgressEffect {
  const sort = yieldOf[terrain];
  const claim = (state: State, seat: Seat): number => {
    let count = 0;
    for (let hex = 0; hex < HEXES; hex++) {
      if (
        state.terrain[hex] === terrain &&
        (hexCornersOf[hex] as readonly number[]).some((node) => state.towns[node] === seat)
      )
        count += 2;
    }
    return Math.min(count, state.bank[sort] as number);
  };
  return {
    canPlay: (state, seat) => claim(state, seat) > 0,
    play: atOnce((t, seat) => {
      const goods = oneCard(t.state, sort, claim(t.state, seat));
      takeFromBank(t.state, seat, goods);
      t.emit({ kind: 'gained', seat, goods, by: 'card' });
    }),
  };
}

/** Tokens that Invention cannot swap. */
const fixed: ReadonlySet<number> = new Set([0, 2, 6, 8, 12]);
const swappable = ({ tokens }: Pick<State, 'tokens'>): string[] =>
  tokens.flatMap((token, hex) => (fixed.has(token) ? [] : [hexName(hex)]));

function* swapTokens(t: Context, seat: Seat): Script {
  const { state } = t;
  const picks = yield* askWorded({ seat, key: 'invention', choices: swappable(state), min: 2, max: 2 });
  const [one, other] = picks.map((id) => hexNamed(id) as number) as [number, number];
  const { tokens } = state;
  state.tokens = tokens.map((token, hex) =>
    hex === one ? (tokens[other] as number) : hex === other ? (tokens[one] as number) : token,
  );
  t.emit({ kind: 'swapped', seat, hexes: [one, other] });
}

const placeIn = (id: string): number => Number(id.slice(id.lastIndexOf(' ') + 1));

function* wallForNothing(t: Context, seat: Seat): Script {
  const id = yield* pick(
    seat,
    'engineering',
    wallSites(t.state, seat).map((node) => `build wall ${node}`),
  );
  putWall(t, seat, placeIn(id), true);
}

function* cheapCity(t: Context, seat: Seat): Script {
  const id = yield* pick(
    seat,
    'medicine',
    citySites(t.state, seat).map((node) => `build city ${node}`),
  );
  payToBank(t, seat, prices.medicine);
  putCity(t, seat, placeIn(id));
}

/** Promotes up to two knights, one after the other. */
function* smith(t: Context, seat: Seat): Script {
  const { levels } = citiesAndKnightsOf(t.state);
  for (let number = 0; number < 2; number++) {
    const nodes = promotable(t.state, seat);
    if (nodes.length === 0) return;
    const best = nodes.reduce((most, node) => ((levels[node] as number) > (levels[most] as number) ? node : most));
    const ids = nodes.map(String);
    const choices = number === 0 ? ids : [...ids, PASS];
    const [id] = yield* askWorded({
      seat,
      key: 'smithing',
      choices,
      min: number === 0 ? 1 : 0,
      max: 1,
      fallback: [`${best}`],
    });
    if (id === undefined) return;
    promoteKnight(t, seat, Number(id), true);
  }
}

export const science: Readonly<Record<ScienceCard, ProgressEffect>> = {
  alchemy: { canPlay: never, play: setDice },
  crane: {
    canPlay: (state) => !citiesAndKnightsOf(state).craneWaits,
    play: atOnce(({ state }) => {
      citiesAndKnightsOf(state).craneWaits = true;
    }),
  },
  mining: harvestOf('mountains'),
  irrigation: harvestOf('fields'),
  printing: pointCardEffect,
  invention: { canPlay: (state) => swappable(state).length > 1, play: swapTokens },
  engineering: { canPlay: (state, seat) => wallSites(state, seat).length > 0, play: wallForNothing },
  medicine: {
    canPlay: (state, seat) => covers(handOf(state, seat), prices.medicine) && citySites(state, seat).length > 0,
    play: cheapCity,
  },
  smithing: { canPlay: (state, seat) => promotable(state, seat).length > 0, play: smith },
  'road-building': { canPlay: (state, seat) => roadSites(state, seat).length > 0, play: buildFreeRoads },
};
