import { buildPosition } from '../../../src/games/rivals/scenario/position.ts';
import { readScenario } from '../../../src/games/rivals/scenario/file.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import type { News } from '../../../src/games/rivals/news.ts';
import type { State } from '../../../src/games/rivals/state.ts';
import { type Live, play } from '../../../src/engine/live.ts';
import { questionOf } from '../../../src/engine/answers.ts';
import type { Decision, Seat } from '../../../src/engine/script.ts';

/** A table set up from the position of a scenario file, ready to be played. */
export function tableOf(file: Readonly<Record<string, unknown>>): Live<State, News> {
  const scenario = readScenario({ title: 'a table', rule: 'R1.1', steps: [], expect: {}, ...file });
  return play(rivals, buildPosition(scenario, 'table'));
}

export function asked(live: Live<State, News>, seat: Seat): Decision {
  const decision = questionOf(live.open, seat);
  if (!decision) throw new Error(`seat ${seat} is not asked`);
  return decision;
}
