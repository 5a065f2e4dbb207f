import { expect, test } from 'vitest';
import { replayRecord } from '../../src/match/look/read-record.ts';
import { toy } from '../toy/toy-game.ts';
import { anna, begun, chance, heard, house, playUntil } from './table.ts';

test('a match is challenged, accepted, played to its end and kept as a record that replays', async () => {
  for (let round = 0; round < 10; round++) {
    const at = house({}, round * 100);
    const { id } = await begun(at);
    await playUntil(at, id, () => false, chance(`${round}`));
    const past = await at.matches.past(id);
    expect(past?.sheet.status).toBe('over');
    expect(past?.sheet.ending?.kind).toBe('won');
    const said = heard(at);
    const over = said.filter(({ kind }) => kind === 'over');
    expect(over).toHaveLength(1);
    expect(over[0]?.detail).toMatchObject({ seed: past?.seed, commitment: past?.sheet.commitment });
    expect(new Set(said.map((post) => post.id)).size).toBe(said.length);
    const record = await at.matches.record(id);
    const replayed = replayRecord(new Map([['toy', toy]]), record);
    expect(replayed.history).toEqual(past?.history);
    expect(replayed.seed).toBe(past?.seed);
    const panel = await at.matches.panel(id, anna.id);
    expect(panel.seed).toBe(past?.seed);
    expect(panel.may).toEqual(['rematch']);
  }
});
