import { randomAnswer } from '../../src/engine/answers.ts';
import { type LiveMatch, startLive, giveAnswer } from '../../src/engine/live-match.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { GameEvent } from '../../src/games/rivals/game-event.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import type { State } from '../../src/games/rivals/state.ts';
import '../../src/games/rivals/cards/index.ts';

export const names = ['Anna', 'Ben Hartmann'];
export const variants = rivals.info.variants.map(({ id }) => id);

/** Plays a match at random and stops at every question. */
export function* randomMatch(variant: string, seed: string): Generator<LiveMatch<State, GameEvent>> {
  const random = randomFrom({ seed, drawn: 0 });
  const live = startLive(rivals, rivals.rules.setup(rivals.info.options.parse({ variant }), 2, seed));
  while (live.open.length > 0) {
    yield live;
    const decision = live.open[random.below(live.open.length)];
    if (decision === undefined) return;
    giveAnswer(live, decision.seat, randomAnswer(decision, random));
    live.events.length = 0;
  }
  yield live;
}
