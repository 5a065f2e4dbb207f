import { describe, expect, it } from 'vitest';
import { rivals } from '../../../src/games/rivals/game.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import type { State } from '../../../src/games/rivals/state.ts';

const begun = (change: Partial<State> = {}): State => ({
  ...rivals.rules.setup(optionsSchema.parse({ variant: 'gold' }), 2, 'written'),
  ...change,
});
const again = (state: State): State => rivals.codec.read(rivals.codec.write(state));

describe('a state that is written down', () => {
  it('is the same when it is read', () => {
    expect(again(begun())).toEqual(begun());
  });

  it('keeps what lies on the table with it', () => {
    const state = begun({
      playing: 'scout/basic',
      event: 'feud/basic',
      face: 'event',
      production: 6,
      winner: 1,
      removals: 2,
    });
    const [red] = state.seats;
    const [town, region] = [red.towns[0], red.regions[0]];
    if (!town || !region) throw new Error('nothing there');
    town.city = true;
    town.sites[1] = [{ card: 'town-hall/progress', used: true }, { card: 'parish-hall/basic' }];
    town.sites[2] = [{ card: 'tithe-barn/turmoil', used: true, goods: 3 }];
    region.on = { card: 'gold-cache/gold', goods: 0 };
    red.hand.push('abbey/basic', 'scout/basic');
    state.discards[0]?.push('abbey/basic');
    Object.assign(state.tokens, { hero: 1, trade: 0 });
    expect(again(state)).toEqual(state);
  });

  it('keeps what is seldom there', () => {
    const owed: State['owed'] = [{ seat: 1, key: 'gain.marketplace', count: 2, of: ['ore', 'wool'] }];
    const seldom: Partial<State> = {
      looking: [{ seat: 0, at: 'stack-2' }],
      spent: ['mint'],
      fresh: ['sebastian'],
      dice: ['6 event'],
    };
    const state = begun({ setup: null, owed, ...seldom });
    expect(again(state)).toEqual(state);
  });

  it.each(['', ' ', 'a\nb', '"', '{}', 'ü 😀', '-', '0'.repeat(64)])('keeps the seed %j', (seed) => {
    expect(again(begun({ rng: { seed, drawn: 7 } })).rng).toEqual({ seed, drawn: 7 });
  });

  it('keeps options that are not as usual', () => {
    const options = optionsSchema.parse({
      variant: 'duel',
      flow: 'strict',
      edition: '2.0',
      forgoGains: false,
      removalPerTurn: 1,
    });
    expect(again(begun({ options })).options).toEqual(options);
  });

  it.each([
    ['an unknown card', 'scout/basic', 'scent/basic'],
    ['an unknown region', 'forest 6', 'forest 7'],
    ['an unknown phase', 'setup 0', 'prelude 0'],
    ['too much in store', 'forest 2 1', 'forest 2 4'],
    ['half a number', 'forest 2 1', 'forest 2 0.5'],
    ['no number', '7 5 7', '7 many 7'],
    ['an unknown seat', /setup 0 \d/, 'setup 0 2'],
    ['an unknown kind of town', 'settlement -', 'village -'],
    ['options nobody knows', '"variant"', '"variety"'],
    ['a line too few', /^.*\n/, ''],
  ])('is not read with %s', (_what, old, wrong) => {
    const text = rivals.codec.write(begun());
    const changed = text.replace(old, wrong);
    expect(changed).not.toBe(text);
    expect(() => rivals.codec.read(changed)).toThrow(/there is no|is not|missing|unrecognized_keys|JSON/);
  });

  it('keeps what was agreed about Sebastian before he had to wait', () => {
    const [first, second, third] = rivals.codec.migrations;
    const waits = (written: unknown): boolean => rivals.codec.read(written as string).options.sebastianWaitsOneTurn;
    const agreed = (sebastianWaitsOneTurn: boolean) => ({
      ...begun({ options: optionsSchema.parse({ variant: 'turmoil', sebastianWaitsOneTurn }) }),
      discard: [],
    });
    expect(waits(second?.migrate(rivals.codec.write(begun())))).toBe(false);
    for (const value of [true, false])
      expect(waits(third?.migrate(second?.migrate(first?.migrate(agreed(value)))))).toBe(value);
  });
});
