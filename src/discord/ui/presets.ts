import type { AnyGame } from '../../engine/game/index.ts';
import type { MatchRequest } from '../../match/matches.ts';
import type { Terms } from '../../match/stored-match.ts';

/** How a match is played: over days, within a day, or in one sitting. */
export const presets = ['relaxed', 'quick', 'live'] as const;
export type Preset = (typeof presets)[number];

const clocks = { relaxed: 'normal', quick: 'fast', live: 'live' } as const satisfies Record<Preset, Terms['clock']>;

export const presetNamed = (name: string | null): Preset | null => presets.find((each) => each === name) ?? null;

/** Returns the preset with this clock, if there is one. */
export const presetOf = ({ clock }: Pick<Terms, 'clock'>): Preset | null =>
  presets.find((each) => clocks[each] === clock) ?? null;

/** Returns the terms of a preset. In one sitting everyone is there, so every question can be waited for. */
export function presetTerms(preset: Preset, { info }: AnyGame, variant: unknown): Omit<MatchRequest, 'game'> {
  const flow = info.houseRules.find(
    ({ id, variants }) => id === 'flow' && (!variants || variants.includes(String(variant))),
  );
  const value = flow?.values.find(({ id }) => id === (preset === 'live' ? 'strict' : 'patient'))?.value;
  return { clock: clocks[preset], ...(value !== undefined && { options: { flow: value } }) };
}
