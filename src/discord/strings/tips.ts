export const tipStrings = {
  learn: { en: 'Learn a Game', de: 'Spiel lernen' },
  show: { en: 'Show Tips', de: 'Lernhinweise zeigen' },
  hide: { en: 'Hide Tips', de: 'Lernhinweise ausblenden' },
} as const;
