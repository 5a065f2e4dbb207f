import type { Text } from '../../../engine/text.ts';

/** Sources of points. */
export const scoreNames = {
  roads: { en: 'Roads', de: 'Straßen' },
  settlements: { en: 'Settlements', de: 'Siedlungen' },
  cities: { en: 'Cities', de: 'Städte' },
  knights: { en: 'Knights', de: 'Ritter' },
  castles: { en: 'Castles', de: 'Burgen' },
  empty: { en: 'Empty turns', de: 'Leere Züge' },
} as const satisfies Record<string, Text>;

export const scoreNamesOfOne = {
  roads: { en: 'Road', de: 'Straße' },
  settlements: { en: 'Settlement', de: 'Siedlung' },
  cities: { en: 'City', de: 'Stadt' },
  knights: { en: 'Knight', de: 'Ritter' },
  castles: { en: 'Castle', de: 'Burg' },
  empty: { en: 'Empty turn', de: 'leerer Zug' },
} as const satisfies Record<keyof typeof scoreNames, Text>;

export const emptyTurnsInLine: Text = { en: 'empty turns', de: 'leere Züge' };

export const headStartName: Text = { en: 'Head start', de: 'Vorsprung' };

/** A solo score on Island One. */
export const sheetScore = (points: number, empty: number): Text => ({
  en: `**${points}**${empty > 0 ? `, ${empty} empty ${empty === 1 ? 'turn' : 'turns'}` : ''}`,
  de: `**${points}**${empty > 0 ? `, ${empty} ${empty === 1 ? 'leerer Zug' : 'leere Züge'}` : ''}`,
});

/** A solo score on the other islands: how far, and in how many turns. */
export const raceScore = (points: number, turns: number): Text => ({
  en: `**${points} ${points === 1 ? 'point' : 'points'}** in ${turns} turns`,
  de: `**${points} ${points === 1 ? 'Punkt' : 'Punkte'}** in ${turns} Zügen`,
});
