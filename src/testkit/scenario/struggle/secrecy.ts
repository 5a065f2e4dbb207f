import { questionOf } from '../../../engine/answers.ts';
import type { Seat } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import type { GameEvent } from '../../../games/struggle/game-event.ts';
import type { Options } from '../../../games/struggle/options.ts';
import type { State } from '../../../games/struggle/state.ts';
import { catalog } from '../../../games/struggle/texts/catalog.ts';
import { resourceNames } from '../../../games/struggle/texts/names.ts';
import type { View } from '../../../games/struggle/view.ts';
import type { Resource } from '../../../games/struggle/vocabulary.ts';
import type { ScenarioRun } from '../common/scenario-run.ts';
import { textsHeardBy } from '../common/secrecy.ts';

export type Running = ScenarioRun<State, View, GameEvent, Options>;

export const nameOfThing = (id: string): Text | undefined =>
  resourceNames[id as Resource] ?? catalog.find((entry) => entry.id === id)?.name;

/** View, open question and all news of a seat. */
export function shownTo(run: Running, seat: Seat): readonly [View, unknown, readonly Text[]] {
  const { game, update, events } = run;
  const question = questionOf(update.open, seat);
  const view = game.views.forSeat(update.state, seat);
  const asked = question && [
    { ...question, check: undefined },
    game.text.question(view, question),
    question.choices.map((id) => game.text.label(view, question, id)),
  ];
  return [view, asked, textsHeardBy(run, events, seat, run.seating.names)];
}
