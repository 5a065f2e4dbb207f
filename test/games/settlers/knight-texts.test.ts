import { describe, expect, test } from 'vitest';
import { questionOf } from '../../../src/engine/answers.ts';
import { giveAnswer, type LiveMatch, startLive } from '../../../src/engine/live-match.ts';
import type { Decision } from '../../../src/engine/script.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import type { GameEvent } from '../../../src/games/settlers/game-event.ts';
import type { State } from '../../../src/games/settlers/state.ts';
import { parseFile } from '../../../src/testkit/scenario/common/file-schema.ts';
import { scenarioSchema } from '../../../src/testkit/scenario/settlers/file.ts';
import { buildPosition } from '../../../src/testkit/scenario/settlers/position.ts';
import { seatingFor } from '../../../src/testkit/scenario/settlers/seats.ts';

type Table = LiveMatch<State, GameEvent>;

/** The menu of red in Cities & Knights, next to blue with one knight at 13. */
function table(red: object, theirs = 'basic'): Table {
  const file = parseFile(scenarioSchema, {
    title: 'a table',
    rule: 'CK-P8',
    game: 'settlers',
    variant: 'cities-and-knights',
    turn: { seat: 'red', phase: 'action', rolled: 4 },
    red,
    blue: { settlements: [8], roads: ['8-13'], knights: { 13: theirs } },
    steps: [],
    expect: {},
  });
  return startLive(settlers, buildPosition(file, seatingFor(file), 'table'));
}

function play(live: Table, id: string): readonly string[] {
  live.events.splice(0);
  giveAnswer(live, 0, [id]);
  return live.events.flatMap((event) => settlers.text.describeEvent(event, 0)?.en ?? []);
}

function detailOf(live: Table, id: string): string | undefined {
  const decision = questionOf(live.open, 0) as Decision;
  return settlers.text.label(settlers.views.forSeat(live.state, 0), decision, id).detail?.en;
}

const full = { settlements: [28], roads: ['28-34'], knights: { 34: 'basic' }, progress: ['treason'] };
const spent = {
  settlements: [28],
  roads: ['28-34', '29-34', '23-29'],
  knights: { 34: 'basic', 29: 'basic' },
  progress: ['treason'],
};
const room = { settlements: [28], roads: ['28-34'], progress: ['treason'] };

describe('Treason', () => {
  test('says why no knight was placed: no free intersection', () => {
    const live = table(full);
    expect(detailOf(live, 'play treason')).toBe('No intersection is free for you, so you won’t get a knight.');
    expect(play(live, 'play treason').at(-1)).toBe('You placed no knight: no intersection is free.');
  });

  test('says why no knight was placed: none in stock', () => {
    const live = table(spent);
    expect(detailOf(live, 'play treason')).toBe('You have no basic knight left, so you get nothing for a basic one.');
    expect(play(live, 'play treason').at(-1)).toBe('You placed no knight: none of that level or below is left.');
  });

  test('warns of nothing when a knight can be placed', () => {
    const live = table(room);
    expect(detailOf(live, 'play treason')).not.toContain('basic');
    expect(play(live, 'play treason').at(-1)).toBe('You gained a basic knight at 34.');
  });
});

test('knights activated or promoted by a card read as free, those paid for do not', () => {
  const free = { settlements: [28], roads: ['28-34'], knights: { 34: 'basic' }, hand: { grain: 1 } };
  expect(play(table({ ...free, progress: ['encouragement'] }), 'play encouragement').at(-1)).toBe(
    'You activated the knight at 34 for free.',
  );
  expect(play(table({ ...free, progress: ['smithing'] }), 'play smithing').join()).toContain('strong knight for free');
  expect(play(table(free), 'activate 34').at(-1)).toBe('You activated the knight at 34.');
});
