import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../src/engine/answers.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { type LiveMatch, startLive, giveAnswer } from '../../src/engine/live-match.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { withRanking, type ResultScene, type Scene, type SceneRequest } from '../../src/engine/scene/index.ts';
import { languages } from '../../src/engine/text.ts';
import { games } from '../../src/games/index.ts';
import { layoutFaults } from './check-layout.ts';

export const people = ['Anna', 'Friedrich-Wilhelm von und zu Hohenlohe', 'Иван 🦊', 'W'.repeat(32), 'Eva', 'Cleo'];
const tables = [...games.values()].flatMap((game) =>
  game.info.variants.flatMap(({ id, seats: [least, most] }) =>
    Array.from({ length: most - least + 1 }, (_, index) => ({
      game,
      variant: id,
      seats: least + index,
      name: `${game.info.id} ${id} for ${least + index}`,
    })),
  ),
);

/** A random match, sampled at regular intervals and at its end. */
function* positions(
  game: AnyGame,
  variant: string,
  seats: number,
  wanted: number,
): Generator<LiveMatch<object, unknown>> {
  const every = 67;
  let found = 0;
  for (let match = 0; found < wanted; match++) {
    const seed = `${variant} ${seats} ${match}`;
    const random = randomFrom({ seed, drawn: 0 });
    const live: LiveMatch<object, unknown> = startLive(
      game,
      game.rules.setup(game.info.options.parse({ variant, flow: 'patient' }), seats, seed),
    );
    for (let answers = 0; live.open.length > 0 && found < wanted; answers++) {
      const decision = live.open[random.below(live.open.length)];
      if (decision === undefined) break;
      giveAnswer(live, decision.seat, randomAnswer(decision, random));
      live.events.length = 0;
      if (answers % every === 2 || live.open.length === 0) {
        found++;
        yield live;
      }
    }
  }
}

/** Checks the pictures of this many positions of random matches of every variant with every number of seats. */
export function tablesOf(wanted: number): void {
  describe(`pictures of ${wanted} positions of random matches: nothing overlaps, nothing is cut`, () => {
    it.each(tables)(
      '$name',
      ({ game, variant, seats }) => {
        const names = people.slice(0, seats);
        let number = 0;
        let before: unknown;
        for (const { state, open } of positions(game, variant, seats, wanted)) {
          const language = languages[number++ % languages.length] ?? 'en';
          const [decision] = open;
          const view: unknown = game.views.forSeat(state, decision?.seat ?? 0);
          const sites = decision?.choices.flatMap((id) => game.text.label(view, decision, id).place ?? []) ?? [];
          const window = game.views.zoomAreas(view)[0]?.id;
          const topics: readonly SceneRequest[] = [
            { kind: 'board', names, ...(before === undefined ? {} : { before }) },
            { kind: 'board', names, sites },
            { kind: 'hand', names, choices: decision?.choices ?? [] },
            { kind: 'roll', names, ...(before === undefined ? {} : { before }) },
            ...(window === undefined ? [] : [{ kind: 'zoom', names, window, sites, roll: true } as const]),
            { kind: 'result', names },
          ];
          const shown: readonly Scene[] = topics.map((topic) => game.views.scene(view, topic));
          for (const picture of shown)
            expect(layoutFaults(picture, language), `${picture.kind} of position ${number}`).toEqual([]);
          // Someone may resign at any time, and then the last seat may be the first.
          const result = shown.find((picture) => picture.kind === 'result');
          if (!result) expect.fail(`${game.info.id} has no scene for a result`);
          const order = names.map((_, seat) => seat).toReversed();
          const places = withRanking(
            result,
            order.map((seat) => [seat]),
          );
          expect(places.people).toEqual(order.map((seat, place) => ({ seat, name: names[seat], rank: place + 1 })));
          const pointsOf = ({ people: seated, points }: ResultScene) =>
            new Map(seated.map(({ seat }, index) => [seat, points[index]]));
          expect(pointsOf(places)).toEqual(pointsOf(result));
          before = view;
        }
        expect(number).toBeGreaterThanOrEqual(wanted);
      },
      120_000,
    );
  });
}
