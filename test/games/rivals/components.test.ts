import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../src/engine/random.ts';
import { cards } from '../../../src/games/rivals/cards/index.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import { rollDice } from '../../../src/games/rivals/rules/dice.ts';
import type { Context } from '../../../src/games/rivals/state.ts';
import type { CardSet } from '../../../src/games/rivals/vocabulary.ts';

const centre = new Set(['region', 'road', 'settlement', 'city']);

/** How many cards of a set are centre cards, draw cards, face-up cards and events. */
function countsOf(set: CardSet): Readonly<Record<string, number>> {
  const counts = { centre: 0, draw: 0, faceUp: 0, events: 0 };
  for (const { kind, faceUp, copies } of Object.values(cards)) {
    const part = centre.has(kind) ? 'centre' : kind === 'event' ? 'events' : faceUp ? 'faceUp' : 'draw';
    counts[part] += copies[set] ?? 0;
  }
  return counts;
}

describe('the components', () => {
  it('are 94 cards in the Basic Set (R1.2, R1.3)', () => {
    expect(countsOf('basic')).toEqual({ centre: 49, draw: 36, faceUp: 0, events: 9 });
    expect(['road', 'settlement', 'city'].map((id) => cards[id as 'road'].copies.basic)).toEqual([9, 9, 7]);
  });

  it('are 27, 28 and 31 cards in the three eras of the base box (R1.2, R1.4)', () => {
    expect(countsOf('gold')).toEqual({ centre: 0, draw: 22, faceUp: 2, events: 3 });
    expect(countsOf('turmoil')).toEqual({ centre: 0, draw: 22, faceUp: 2, events: 4 });
    expect(countsOf('progress')).toEqual({ centre: 0, draw: 24, faceUp: 2, events: 5 });
  });

  it('are for two players (R1.1)', () => {
    expect(rivals.info.variants.map(({ seats }) => seats)).toEqual(rivals.info.variants.map(() => [2, 2]));
  });

  it('include two dice, and the event die shows the card on two faces (R1.6)', () => {
    const state = rivals.rules.setup(optionsSchema.parse({ variant: 'intro' }), 2, 'dice');
    const table = { state, random: randomFrom({ seed: 'dice', drawn: 0 }) } as Context;
    const throws = Array.from({ length: 6000 }, () => rollDice(table, { production: true, face: true }));
    const shareOf = (shown: string | number): number =>
      Math.round(throws.filter((each) => each.face === shown || each.production === shown).length / 100);
    const faces = ['brigand', 'trade', 'celebration', 'harvest', 'event'];
    for (const share of [1, 2, 3, 4, 5, 6, ...faces.slice(0, 4)].map(shareOf)) {
      expect(share).toBeGreaterThanOrEqual(9);
      expect(share).toBeLessThanOrEqual(11);
    }
    expect(faces.map(shareOf).reduce((sum, share) => sum + share)).toBeGreaterThanOrEqual(59);
  });
});
