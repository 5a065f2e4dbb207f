import { describe, expect, it } from 'vitest';
import type { Scene, SceneRequest } from '../../src/engine/scene/index.ts';
import { languages } from '../../src/engine/text.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { scene } from '../../src/games/rivals/scenes/index.ts';
import type { View } from '../../src/games/rivals/view.ts';
import { rivalsSeatNames } from '../../src/games/rivals/vocabulary.ts';
import { layoutFaults } from './check-layout.ts';
import { variants, randomMatch } from './random-matches.ts';

const names = ['Anna-Katharina von Hohenlohe', 'Иван 🦊'];

/** Positions of random matches, 23 questions apart. */
function* positions(variant: string, each: number) {
  let found = 0;
  for (let match = 0; found < each; match++) {
    let before: View | null = null;
    let number = 0;
    for (const live of randomMatch(variant, `${variant}-${match}`)) {
      if (number++ % 23 !== 0 && live.open.length > 0) continue;
      if (found++ >= each) return;
      yield { live, before };
      before = rivals.views.forSeat(live.state, null);
    }
  }
}

/** Checks the pictures of this many positions of random matches of every variant. */
export function boardsOf(each: number): void {
  describe(`boards of ${each} positions of random matches`, () => {
    it.each(variants)(
      '%s: nothing overlaps, nothing is cut, whatever is drawn',
      (variant) => {
        let number = 0;
        for (const { live, before } of positions(variant, each)) {
          const language = languages[number++ % languages.length] ?? 'en';
          const seat = live.open[0]?.seat ?? 0;
          const view = rivals.views.forSeat(live.state, seat);
          const choices = live.open[0]?.choices ?? [];
          const sites = choices.map((id) => id.split(' ').at(-1) ?? id);
          const topics: readonly SceneRequest<View>[] = [
            { kind: 'board', names, ...(before === null ? {} : { before }) },
            { kind: 'zoom', names, window: rivalsSeatNames[seat] ?? '', sites },
            { kind: 'hand', names, choices },
            { kind: 'roll', names, ...(before === null ? {} : { before }) },
            ...(live.open.length === 0 ? [{ kind: 'result', names } as const] : []),
          ];
          const shown: readonly Scene[] = [
            ...topics.map((topic) => scene(view, topic)),
            scene(rivals.views.forSeat(live.state, null), { kind: 'board', names }),
          ];
          for (const picture of shown)
            expect(layoutFaults(picture, language), `${picture.kind} of position ${number}`).toEqual([]);
        }
        expect(number).toBe(each);
      },
      240_000,
    );
  });
}
