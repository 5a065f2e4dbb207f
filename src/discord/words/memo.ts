import type { Text } from '../../engine/text.ts';

/** Notes to a match. */
export const memoWords = {
  title: (match: string): Text => ({ en: `**Your notes to ${match}**`, de: `**Deine Notizen zu ${match}**` }),
  about: { en: 'Nobody else sees them.', de: 'Niemand sonst sieht sie.' },
  none: { en: '*Nothing written down yet.*', de: '*Noch nichts notiert.*' },
  button: { en: 'Notes', de: 'Notizen' },
  write: { en: 'Write Notes…', de: 'Notizen schreiben …' },
  formTitle: { en: 'Your notes', de: 'Deine Notizen' },
  field: { en: 'Only you see this', de: 'Nur du siehst das' },
  saved: { en: 'Saved.', de: 'Gespeichert.' },
} as const;
