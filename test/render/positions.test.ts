import { describe, expect, it } from 'vitest';
import type { Scene, Topic } from '../../src/engine/scene/index.ts';
import { languages } from '../../src/engine/text.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { scene } from '../../src/games/rivals/scenes/index.ts';
import type { View } from '../../src/games/rivals/view.ts';
import { seatNames } from '../../src/games/rivals/vocabulary.ts';
import { faultsOf } from './check-layout.ts';
import { variants, wander } from './matches.ts';

const names = ['Anna-Katharina von Hohenlohe', 'Иван 🦊'];
const each = Math.ceil(300 / variants.length);

/** Every so many questions of random matches, until there are enough. */
function* positions(variant: string) {
  let found = 0;
  for (let match = 0; found < each; match++) {
    let before: View | null = null;
    let number = 0;
    for (const live of wander(variant, `${variant}-${match}`)) {
      if (number++ % 23 !== 0 && live.open.length > 0) continue;
      if (found++ >= each) return;
      yield { live, before };
      before = rivals.sight.view(live.state, null);
    }
  }
}

describe('boards of 300 positions of random matches', () => {
  it.each(variants)('%s: nothing overlaps, nothing is cut, whatever is drawn', (variant) => {
    let number = 0;
    for (const { live, before } of positions(variant)) {
      const language = languages[number++ % languages.length] ?? 'en';
      const seat = live.open[0]?.seat ?? 0;
      const view = rivals.sight.view(live.state, seat);
      const choices = live.open[0]?.choices ?? [];
      const sites = choices.map((id) => id.split(' ').at(-1) ?? id);
      const topics: readonly Topic<View>[] = [
        { kind: 'board', names, ...(before === null ? {} : { before }) },
        { kind: 'zoom', names, window: seatNames[seat] ?? '', sites },
        { kind: 'hand', names, choices },
        { kind: 'roll', names, ...(before === null ? {} : { before }) },
        ...(live.open.length === 0 ? [{ kind: 'result', names } as const] : []),
      ];
      const shown: readonly Scene[] = [
        ...topics.map((topic) => scene(view, topic)),
        scene(rivals.sight.view(live.state, null), { kind: 'board', names }),
      ];
      for (const picture of shown) expect(faultsOf(picture, language), `${picture.kind} of position ${number}`).toEqual([]);
    }
    expect(number).toBe(each);
  }, 240_000);
});
