import { describe, expect, it } from 'vitest';
import { idOf } from '../../../src/games/rivals/cards/registry.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import { compositionOf } from '../../../src/games/rivals/variants.ts';
import { type VariantId, variantIds } from '../../../src/games/rivals/vocabulary.ts';

const setup = (variant: VariantId, seed: string) => rivals.rules.setup(optionsSchema.parse({ variant }), 2, seed);
const sizes = (variant: VariantId) => setup(variant, 'sizes').stacks.map(({ set, cards }) => `${set} ${cards.length}`);

describe('the set-up', () => {
  it('deals the draw stacks of each variant', () => {
    expect(sizes('intro')).toEqual(['basic 9', 'basic 9', 'basic 9', 'basic 9']);
    expect(sizes('gold')).toEqual(['basic 12', 'basic 12', 'basic 12', 'gold 11', 'gold 11']);
    expect(sizes('turmoil')).toEqual(['basic 12', 'basic 12', 'basic 12', 'turmoil 11', 'turmoil 11']);
    expect(sizes('progress')).toEqual(['basic 12', 'basic 12', 'basic 12', 'progress 12', 'progress 12']);
    expect(sizes('duel')).toEqual(['basic 12', 'basic 12', 'basic 12', 'gold 12', 'turmoil 12', 'progress 14']);
  });

  it('puts Yule fourth from the bottom of the event stack', () => {
    const heights = { intro: 9, gold: 12, turmoil: 13, progress: 14, duel: 12 } as const;
    for (const [variant, height] of Object.entries(heights) as [VariantId, number][]) {
      const { events } = setup(variant, variant);
      expect(events).toHaveLength(height);
      expect(idOf(events.at(-4) as string)).toBe('yule');
    }
  });

  it('fills the events of the Duel with different ones each time', () => {
    const fixed = compositionOf(setup('duel', 'deck')).events;
    expect(fixed.map(idOf).toSorted()).toEqual([
      'invention',
      'plague',
      'riots',
      'traveling-merchant',
      'year-of-plenty',
      'yule',
    ]);
    const stacks = Array.from({ length: 10 }, (_, number) => setup('duel', `duel ${number}`).events.toSorted().join());
    expect(new Set(stacks).size).toBeGreaterThan(5);
    for (const stack of stacks) for (const copy of fixed) expect(stack).toContain(copy);
  });

  it('lays the face-up cards open in Theme Games only', () => {
    expect(setup('turmoil', 'open').faceUp.map(idOf)).toEqual(['hedge-tavern', 'hedge-tavern']);
    expect(setup('intro', 'open').faceUp).toEqual([]);
    expect(setup('duel', 'open').faceUp).toEqual([]);
    expect(compositionOf(setup('duel', 'deck')).draw).toContain('hedge-tavern/turmoil');
  });

  it('lets either seat begin, and gives the same table for the same seed', () => {
    const starters = Array.from({ length: 40 }, (_, number) => setup('intro', `starter ${number}`).starter);
    expect(new Set(starters)).toEqual(new Set([0, 1]));
    expect(setup('duel', 'twice')).toEqual(setup('duel', 'twice'));
  });
});

it('offers every card to look up that some variant plays', () => {
  const offered = new Set(rivals.text.catalog.map(({ id }) => id));
  const dealt = variantIds.flatMap((variant) => {
    const { draw, faceUp, events } = compositionOf(setup(variant, variant));
    return [...draw, ...faceUp, ...events].map(idOf);
  });
  expect(dealt.filter((id) => !offered.has(id))).toEqual([]);
});

it('offers first in a challenge what holds when nothing is said', () => {
  const usual = optionsSchema.parse({}) as Readonly<Record<string, unknown>>;
  const { houseRules: fields } = rivals.info;
  expect(fields.map(({ id, values }) => [id, values[0]?.value])).toEqual(fields.map(({ id }) => [id, usual[id]]));
});
