import type { Text } from '../engine/text.ts';

type Words = Readonly<Record<string, Text>>;

const held: Text = { en: 'the others a step back', de: 'einen Rückschlag für die anderen' };

/**
 * Why it is good that a feature grew or shrank, for games whose features are the seat's own and those of the others: what there
 * is more of, what there is less of, and that others fall behind. Null where only the sum of many says something.
 */
export const reasonsIn =
  (gains: Words, relief: Words) =>
  (name: string, up: boolean): Text | null => {
    if (/^(?:leader|others)\./u.test(name)) return up ? null : held;
    return (up ? gains : relief)[name.replace(/^own\./u, '')] ?? null;
  };

/** What several games have. */
export const commonGains: Words = {
  points: { en: 'victory points', de: 'Siegpunkte' },
  settlements: { en: 'another settlement', de: 'noch eine Siedlung' },
  cities: { en: 'another city', de: 'noch eine Stadt' },
  hand: { en: 'more cards in hand', de: 'mehr Karten auf der Hand' },
  'hand-worth': { en: 'cards that soon pay for something', de: 'Karten, die bald für etwas reichen' },
};
