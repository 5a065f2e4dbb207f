import { describe, expect, it } from 'vitest';
import { presetOf, presets, presetTerms } from '../../src/discord/ui/presets.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { games } from '../../src/games/index.ts';

const variants = [...games.values()].flatMap((game) =>
  game.info.variants.map((variant): [string, AnyGame] => [variant.id, game]),
);

describe('a preset', () => {
  it.each(variants)('gives %s only options that it has', (variant, game) => {
    for (const preset of presets) {
      const { clock, options = {} } = presetTerms(preset, game, variant);
      expect(clock && presetOf({ clock })).toBe(preset);
      const known = game.info.houseRules.filter((rule) => !rule.variants || rule.variants.includes(variant));
      expect(known.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(options)));
      expect(game.info.options.parse({ variant, ...options })).toMatchObject(options);
    }
  });

  it('waits for every choice only where everyone is there, and changes nothing where no one is waited for', () => {
    const [rivals, dice] = ['rivals', 'dice'].map((id) => games.get(id) as AnyGame) as [AnyGame, AnyGame];
    expect(presetTerms('live', rivals, 'intro').options).toEqual({ flow: 'strict' });
    expect(presetTerms('quick', rivals, 'intro').options).toEqual({ flow: 'patient' });
    expect(presetTerms('live', dice, 'island-one').options).toBeUndefined();
  });
});
