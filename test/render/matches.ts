import { randomAnswer } from '../../src/engine/answers.ts';
import { type Live, play, respond } from '../../src/engine/live.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { News } from '../../src/games/rivals/news.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import type { State } from '../../src/games/rivals/state.ts';
import '../../src/games/rivals/cards/index.ts';

export const names = ['Anna', 'Ben Hartmann'];
export const variants = rivals.facts.variants.map(({ id }) => id);

/** Plays a match at random and stops at every question. */
export function* wander(variant: string, seed: string): Generator<Live<State, News>> {
  const random = randomFrom({ seed, drawn: 0 });
  const live = play(rivals, rivals.rules.setup(rivals.facts.options.parse({ variant }), 2, seed));
  while (live.open.length > 0) {
    yield live;
    const decision = live.open[random.below(live.open.length)];
    if (decision === undefined) return;
    respond(live, decision.seat, randomAnswer(decision, random));
    live.events.length = 0;
  }
  yield live;
}
