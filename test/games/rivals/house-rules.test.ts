import { describe, expect, it } from 'vitest';
import { idOf } from '../../../src/games/rivals/cards/registry.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import { compositionOf } from '../../../src/games/rivals/variants.ts';
import { type VariantId, variantIds } from '../../../src/games/rivals/vocabulary.ts';

const rulesOf = (variant: VariantId): readonly string[] =>
  rivals.info.houseRules.filter(({ variants }) => variants?.includes(variant) ?? true).map(({ id }) => id);

function cardsOf(variant: VariantId): ReadonlySet<string> {
  const { draw, faceUp } = compositionOf(rivals.rules.setup(optionsSchema.parse({ variant }), 2, variant));
  return new Set([...draw, ...faceUp].map(idOf));
}

describe('house rules', () => {
  it('of the Introductory Game are those that change it', () => {
    expect(rulesOf('intro')).toEqual(['flow', 'tieKeepsAdvantage', 'forgoGains']);
  });

  it.each(variantIds.filter((id) => id !== 'intro'))('about cards are offered if %s has them', (variant) => {
    const cards = cardsOf(variant);
    expect(rulesOf(variant).includes('sebastianWaitsOneTurn')).toBe(cards.has('sebastian'));
    expect(rulesOf(variant).includes('irmgardOnPirateShip')).toBe(cards.has('irmgard') && cards.has('pirate-ship'));
  });
});
