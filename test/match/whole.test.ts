import { expect, test } from 'vitest';
import { replayRecord } from '../../src/match/view/replay-record.ts';
import { toy, type ToyState } from '../toy/toy-game.ts';
import { anna, startedMatch, seededRandom, postsIn, createHarness, playUntil } from './harness.ts';

test('a match is challenged, accepted, played to its end and kept as a record that replays', async () => {
  for (let round = 0; round < 10; round++) {
    const at = createHarness({}, round * 100);
    const { id } = await startedMatch(at);
    await playUntil(at, id, () => false, seededRandom(`${round}`));
    const past = await at.matches.finished(id);
    expect(past?.sheet.status).toBe('over');
    expect(past?.sheet.ending?.kind).toBe('won');
    const said = postsIn(at);
    const over = said.filter(({ kind, to }) => kind === 'over' && to === 'channel');
    expect(over).toHaveLength(1);
    expect(over[0]?.detail).toMatchObject({ seed: past?.seed, commitment: past?.sheet.commitment });
    expect(new Set(said.map((post) => post.id)).size).toBe(said.length);
    const record = await at.matches.record(id);
    const replayed = replayRecord(new Map([['toy', toy]]), record);
    expect(replayed.history).toEqual(past?.history);
    expect(replayed.seed).toBe(past?.seed);
    const result = toy.rules.result(replayed.position.state as ToyState);
    expect(over[0]?.detail).toMatchObject({ score: result?.score });
    expect(result?.score).toHaveLength(2);
    const panel = await at.matches.panel(id, anna.id);
    expect(panel.seed).toBe(past?.seed);
    expect(panel.actions).toEqual(['rematch']);
  }
});
