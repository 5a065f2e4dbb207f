import type { Text } from '../../engine/text.ts';

export const leaderboardStrings = {
  title: (what: string): Text => ({ en: `## ${what}, solo`, de: `## ${what}, solo` }),
  nobody: { en: 'No game here has a solo score.', de: 'Kein Spiel hier hat eine Solo-Wertung.' },
  own: (score: string, when: string): Text => ({
    en: `Your best: ${score}, ${when}.`,
    de: `Dein bestes Ergebnis: ${score}, ${when}.`,
  }),
  noneYet: { en: 'You haven’t finished a solo match yet.', de: 'Du hast noch keine Solopartie beendet.' },
  server: { en: '**Best on this server**', de: '**Die Besten dieses Servers**' },
  empty: { en: 'No one yet.', de: 'Noch niemand.' },
  revealed: (day: Text, seed: string): Text => ({
    en: `The seed for ${day.en} was \`${seed}\`.`,
    de: `Der Seed vom ${day.de} war \`${seed}\`.`,
  }),
  newSeed: { en: 'Play New Seed', de: 'Neue Solopartie' },
  list: { en: 'Leaderboard', de: 'Bestenliste' },
  again: { en: 'New Seed', de: 'Neuer Seed' },
  /** The line below the result of a solo match. */
  achieved: (best: number | null, place: number | null): Text => {
    const own: Text =
      best === null
        ? { en: 'That’s your best so far.', de: 'Das ist dein bestes Ergebnis bisher.' }
        : { en: `Your best is ${best}.`, de: `Dein bestes Ergebnis ist ${best}.` };
    if (place === null) return own;
    return {
      en: `${own.en} You’re number ${place} on this server.`,
      de: `${own.de} Du bist auf Platz ${place} auf diesem Server.`,
    };
  },
  daySecret: (until: string): Text => ({
    en: `Others can still play the same deal. /parley games → Match of the Day shows its seed and the results ${until}, and then this match opens to everyone. The seed’s SHA-256, as promised at the start:`,
    de: `Andere können noch dieselbe Partie spielen. /parley games → Partie des Tages zeigt ihren Seed und die Ergebnisse ${until}, und dann ist auch diese Partie für alle offen. Der SHA-256 des Seeds, wie zu Beginn versprochen:`,
  }),
} as const;
