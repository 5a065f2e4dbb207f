import { seatNames } from '../engine/seats.ts';
import { games } from '../games/index.ts';
import { describeEvents } from '../match/posts.ts';
import { type ReplayedRecord, replayRecord } from '../match/view/replay-record.ts';
import type { SharedView } from '../match/view/shared-matches.ts';

/** Returns a match at some answer of its record, as everyone with its link may see it. */
export function sharedAt(replayed: ReplayedRecord, answers: number): SharedView {
  const { game, header, steps } = replayed;
  const step = steps[answers];
  const names = seatNames.flatMap((name) => header.get(name) ?? []);
  const sheet = {
    id: 'K7M2',
    seq: answers,
    terms: { game: game.info.id, options: { variant: header.get('variant') } },
    home: { language: 'en' },
    players: names.map((name) => ({ kind: 'person', id: name, name })),
    ending: null,
    commitment: header.get('commitment'),
  };
  return {
    sheet: sheet as unknown as SharedView['sheet'],
    game,
    over: false,
    view: step ? (game.views.forSeat(step.position.state, null) as unknown) : null,
    turn: step?.turn ?? 0,
    log: describeEvents(
      game,
      steps.slice(0, answers + 1).flatMap(({ events }) => events),
      null,
    ),
    record: null,
    review: null,
  };
}

/** Returns a match that is over, with its record. */
export function sharedRecord(record: string, more: Partial<SharedView> = {}): SharedView {
  const replayed = replayRecord(games, record);
  return { ...sharedAt(replayed, replayed.history.length), over: true, log: [], record, ...more };
}
