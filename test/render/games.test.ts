import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../src/engine/answers.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { type Live, play, respond } from '../../src/engine/live.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { ranked, type ResultScene, type Scene, type Topic } from '../../src/engine/scene/index.ts';
import { languages } from '../../src/engine/text.ts';
import { games } from '../../src/games/index.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import type { State } from '../../src/games/settlers/state.ts';
import { faultsOf } from './check-layout.ts';

const people = ['Anna', 'Friedrich-Wilhelm von und zu Hohenlohe', 'Иван 🦊', 'W'.repeat(32), 'Eva', 'Cleo'];
const tables = [...games.values()].flatMap((game) =>
  game.facts.variants.flatMap(({ id, seats: [least, most] }) =>
    Array.from({ length: most - least + 1 }, (_, index) => ({ game, variant: id, seats: least + index, name: `${game.facts.id} ${id} for ${least + index}` })),
  ),
);

/** A match at random, looked at every so many answers and at its end. */
function* positions(game: AnyGame, variant: string, seats: number, wanted: number): Generator<Live<object, unknown>> {
  const every = 67;
  let found = 0;
  for (let match = 0; found < wanted; match++) {
    const seed = `${variant} ${seats} ${match}`;
    const random = randomFrom({ seed, drawn: 0 });
    const live: Live<object, unknown> = play(game, game.rules.setup(game.facts.options.parse({ variant, flow: 'patient' }), seats, seed));
    for (let answers = 0; live.open.length > 0 && found < wanted; answers++) {
      const decision = live.open[random.below(live.open.length)];
      if (decision === undefined) break;
      respond(live, decision.seat, randomAnswer(decision, random));
      live.events.length = 0;
      if (answers % every === 2 || live.open.length === 0) {
        found++;
        yield live;
      }
    }
  }
}

describe('pictures of random matches: nothing overlaps, nothing is cut', () => {
  it.each(tables)('$name', ({ game, variant, seats }) => {
    const names = people.slice(0, seats);
    let number = 0;
    let before: unknown;
    for (const { state, open } of positions(game, variant, seats, 14)) {
      const language = languages[number++ % languages.length] ?? 'en';
      const [decision] = open;
      const view: unknown = game.sight.view(state, decision?.seat ?? 0);
      const sites = decision?.choices.flatMap((id) => game.words.label(view, decision, id).place ?? []) ?? [];
      const window = game.sight.windows(view)[0]?.id;
      const topics: readonly Topic[] = [
        { kind: 'board', names, ...(before === undefined ? {} : { before }) },
        { kind: 'board', names, sites },
        { kind: 'hand', names, choices: decision?.choices ?? [] },
        { kind: 'roll', names, ...(before === undefined ? {} : { before }) },
        ...(window === undefined ? [] : [{ kind: 'zoom', names, window, sites, roll: true } as const]),
        { kind: 'result', names },
      ];
      const shown: readonly Scene[] = topics.map((topic) => game.sight.scene(view, topic));
      for (const picture of shown) expect(faultsOf(picture, language), `${picture.kind} of position ${number}`).toEqual([]);
      // Somebody may resign at any time, and then the last seat may be the first.
      const result = shown.find((picture) => picture.kind === 'result') as ResultScene;
      const order = names.map((_, seat) => seat).toReversed();
      const places = ranked(result, order.map((seat) => [seat]));
      expect(places.people).toEqual(order.map((seat, place) => ({ seat, name: names[seat], rank: place + 1 })));
      const pointsOf = ({ people: seated, points }: ResultScene) => new Map(seated.map(({ seat }, index) => [seat, points[index]]));
      expect(pointsOf(places)).toEqual(pointsOf(result));
      before = view;
    }
    expect(number).toBeGreaterThanOrEqual(14);
  }, 120_000);
});

it.each(languages)('the end of Cities & Knights has room for points from everywhere (%s)', (language) => {
  const begun = settlers.rules.setup(settlers.facts.options.parse({ variant: 'cities-and-knights' }), 4, 'end');
  const realm = begun.realm ?? expect.fail('there is no realm');
  for (const [seat, court] of realm.courts.entries()) {
    court.chips = seat;
    court.honours.push('printing');
    Object.assign(begun.stocks[seat] as object, { settlements: 2, cities: 1 });
    begun.towns[seat] = seat;
    realm.metropolises[seat] = seat;
  }
  const over: State = { ...begun, phase: 'over', winner: 3, longest: 0, largest: 1, realm: { ...realm, merchantAt: { seat: 2, hex: 0 } } };
  const scene = settlers.sight.scene(settlers.sight.view(over, null), { kind: 'result', names: people.slice(0, 4) }) as ResultScene;
  expect(scene.sources.length).toBeGreaterThanOrEqual(8);
  expect(faultsOf(scene, language)).toEqual([]);
});
