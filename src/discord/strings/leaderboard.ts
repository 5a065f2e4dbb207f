import type { Text } from '../../engine/text.ts';

export const leaderboardStrings = {
  title: (what: string): Text => ({ en: `## ${what}, solo`, de: `## ${what}, solo` }),
  nobody: { en: 'No game here has a solo score.', de: 'Kein Spiel hier hat eine Solo-Wertung.' },
  own: (score: number, when: string): Text => ({
    en: `Your best: **${score}**, ${when}.`,
    de: `Dein bestes Ergebnis: **${score}**, ${when}.`,
  }),
  noneYet: { en: 'You haven’t finished a solo match yet.', de: 'Du hast noch keine Solopartie beendet.' },
  server: { en: '**Best on this server**', de: '**Die Besten dieses Servers**' },
  today: (day: string): Text => ({ en: `**Daily seed** (${day})`, de: `**Seed des Tages** (${day})` }),
  empty: { en: 'No one yet.', de: 'Noch niemand.' },
  place: (place: number, name: string, score: number, empty: number): Text => ({
    en: `${place}. ${name}: **${score}**${empty > 0 ? `, ${empty} empty ${empty === 1 ? 'turn' : 'turns'}` : ''}`,
    de: `${place}. ${name}: **${score}**${empty > 0 ? `, ${empty} ${empty === 1 ? 'leerer Zug' : 'leere Züge'}` : ''}`,
  }),
  how: {
    en: 'With the daily seed everyone rolls the same dice, and your first match counts. You have until the end of the next day (UTC) to finish it; then the seed is shown here.',
    de: 'Mit dem Seed des Tages würfeln alle dasselbe, und deine erste Partie zählt. Beenden kannst du sie bis zum Ende des nächsten Tages (UTC); dann steht der Seed hier.',
  },
  revealed: (day: string, seed: string): Text => ({
    en: `The seed for ${day} was \`${seed}\`.`,
    de: `Der Seed vom ${day} war \`${seed}\`.`,
  }),
  newSeed: { en: 'Play New Seed', de: 'Neue Solopartie' },
  ofTheDay: { en: 'Play Daily Seed', de: 'Seed des Tages spielen' },
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
    en: `Others are still playing this seed. /parley games → Leaderboard shows it ${until}, and then this match opens to everyone. Its SHA-256, as promised at the start:`,
    de: `Andere spielen noch mit diesem Seed. /parley games → Bestenliste zeigt ihn ${until}, und dann ist auch diese Partie für alle offen. Sein SHA-256, wie zu Beginn versprochen:`,
  }),
} as const;
