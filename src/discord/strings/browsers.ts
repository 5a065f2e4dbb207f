import type { Text } from '../../engine/text.ts';

/** Texts about playing in a browser. */
export const browserStrings = {
  link: {
    en: 'Here’s your board in the browser. The link is for you only, works once and expires after 10 minutes.',
    de: 'Hier ist dein Spielplan im Browser. Der Link ist nur für dich, funktioniert einmal und läuft nach 10 Minuten ab.',
  },
  unavailable: {
    en: 'This bot has no page to play on. You can play everything here.',
    de: 'Dieser Bot hat keine Seite zum Spielen. Du kannst alles hier spielen.',
  },
  sessions: { en: 'Browser Sessions', de: 'Browser-Sitzungen' },
  title: { en: '**Browser sessions** · only you can see them', de: '**Browser-Sitzungen** · nur du siehst sie' },
  none: {
    en: 'You aren’t signed in anywhere. *Open Board* in a match signs a browser in.',
    de: 'Du bist nirgends angemeldet. *Spielplan öffnen* in einer Partie meldet einen Browser an.',
  },
  session: (since: string, used: string): Text => ({
    en: `Signed in ${since}, last used ${used}`,
    de: `Angemeldet ${since}, zuletzt genutzt ${used}`,
  }),
  lasts: { en: 'A browser stays signed in for 30 days.', de: 'Ein Browser bleibt 30 Tage lang angemeldet.' },
  signOut: { en: 'Sign Out Everywhere', de: 'Überall abmelden' },
  signedOut: { en: 'You’re signed out everywhere.', de: 'Du bist überall abgemeldet.' },
  back: { en: 'Back to Settings', de: 'Zu den Einstellungen' },
} as const;
