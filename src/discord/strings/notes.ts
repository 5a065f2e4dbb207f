import type { Text } from '../../engine/text.ts';

export const notesStrings = {
  title: (match: string): Text => ({ en: `**Your notes on ${match}**`, de: `**Deine Notizen zu ${match}**` }),
  about: { en: 'Only you can see them.', de: 'Nur du siehst sie.' },
  none: { en: '*Nothing here yet.*', de: '*Noch nichts notiert.*' },
  button: { en: 'Notes', de: 'Notizen' },
  write: { en: 'Write Notes…', de: 'Notizen schreiben …' },
  formTitle: { en: 'Your notes', de: 'Deine Notizen' },
  field: { en: 'Only you can see this', de: 'Nur du siehst das' },
  saved: { en: 'Saved.', de: 'Gespeichert.' },
} as const;
