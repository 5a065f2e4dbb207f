import type { Text } from '../engine/text.ts';

type GainTexts = Readonly<Record<string, Text>>;

const held: Text = { en: 'a setback for the others', de: 'einen Rückschlag für die anderen' };

/**
 * Explains why it is good that a feature grew or shrank. Null if a single feature means nothing to a player. Features
 * are either the seat's own or those of the others.
 */
export const featureTextFrom =
  (gains: GainTexts, relief: GainTexts) =>
  (name: string, up: boolean): Text | null => {
    if (/^(?:leader|others)\./u.test(name)) return up ? null : held;
    return (up ? gains : relief)[name.replace(/^own\./u, '')] ?? null;
  };

export const commonGains: GainTexts = {
  points: { en: 'victory points', de: 'Siegpunkte' },
  settlements: { en: 'another settlement', de: 'noch eine Siedlung' },
  cities: { en: 'another city', de: 'noch eine Stadt' },
  hand: { en: 'more cards in hand', de: 'mehr Karten auf der Hand' },
  'hand-worth': { en: 'cards that will soon pay for something', de: 'Karten, die bald für etwas reichen' },
};
