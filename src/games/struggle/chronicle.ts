import type { Chronicle } from '../../engine/game/index.ts';
import type { News } from './news.ts';
import { pointsOf } from './rules/points.ts';
import type { State } from './state.ts';
import { buildKinds } from './vocabulary.ts';

/** What everybody can do whatever lies on the table. */
const always = ['stack', 'market', 'trade', 'library', ...buildKinds.filter((kind) => kind !== 'expansion').map((kind) => `build ${kind}`), 'event market-day', 'event robber-attack'];

function deeds({ expansions, destiny }: State): readonly string[] {
  const guild = expansions.includes('merchant-guild') ? ['guild'] : [];
  return [...always, ...guild, ...(destiny ? ['build settlement flip'] : []), ...expansions.map((expansion) => `build ${expansion}`)];
}

export const chronicle: Chronicle<State, News> = {
  thrown: (event) => (event.kind === 'event' ? `event ${event.event}` : null),
  deeds,
  points: pointsOf,
  dice: [],
};
