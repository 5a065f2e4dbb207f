import { describe, expect, it } from 'vitest';
import { countTurnClicks, meanOf } from './turn-clicks.ts';

/** Own turns counted in each game. */
const TURNS = 20;
/** Clicks per own turn. */
const BAR = 3;

describe('a sensible turn on the play page', () => {
  it.each([
    ['rivals', 'intro', 2],
    ['settlers', 'classic', 3],
    ['settlers', 'cities-and-knights', 3],
    ['dice', 'island-one', 3],
    ['dice', 'island-two', 2],
    ['struggle', 'struggle', 3],
  ])('takes few clicks on average: %s, %s for %d', async (game, variant, seats) => {
    const counts = await countTurnClicks(game, variant, seats, TURNS);
    expect(counts.length).toBe(TURNS);
    expect(meanOf(counts)).toBeLessThanOrEqual(BAR);
  });
});
