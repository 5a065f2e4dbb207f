import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { variantIds } from '../../../src/games/rivals/vocabulary.ts';
import { replayRecord } from '../../../src/match/view/replay-record.ts';
import { turnLines } from '../../../src/match/view/record.ts';

describe('one match of every variant, written down', () => {
  // Played by two computers of an earlier version; shows how a rule change alters a match.
  it.each(variantIds)('%s', (variant) => {
    const record = readFileSync(new URL(`golden/${variant}.record`, import.meta.url), 'utf8');
    const { game, header, steps: passages, position: standing } = replayRecord(games, record);
    expect(record).toContain(turnLines(game, passages).join('\n'));
    expect(header.get('variant')).toBe(variant);
    expect(game.rules.result(standing.state)).not.toBeNull();
  });
});
