import { buildPosition } from '../../../src/testkit/scenario/rivals/position.ts';
import { scenarioSchema } from '../../../src/testkit/scenario/rivals/file.ts';
import { parseFile } from '../../../src/testkit/scenario/common/file-schema.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import type { GameEvent } from '../../../src/games/rivals/game-event.ts';
import type { State } from '../../../src/games/rivals/state.ts';
import { type LiveMatch, startLive } from '../../../src/engine/live-match.ts';
import { questionOf } from '../../../src/engine/answers.ts';
import type { Decision, Seat } from '../../../src/engine/script.ts';

/** A table set up from the position of a scenario file, ready to be played. */
export function positionFrom(file: Readonly<Record<string, unknown>>): LiveMatch<State, GameEvent> {
  const scenario = parseFile(scenarioSchema, { title: 'a table', rule: 'R1.1', steps: [], expect: {}, ...file });
  return startLive(rivals, buildPosition(scenario, 'table'));
}

export function asked(live: LiveMatch<State, GameEvent>, seat: Seat): Decision {
  const decision = questionOf(live.open, seat);
  if (!decision) throw new Error(`seat ${seat} is not asked`);
  return decision;
}
