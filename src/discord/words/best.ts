import type { Text } from '../../engine/text.ts';

export const bestWords = {
  title: (what: string): Text => ({ en: `## ${what}, alone`, de: `## ${what}, allein` }),
  nobody: { en: 'Nobody plays alone for a score in any game here.', de: 'Allein für ein Ergebnis spielt man hier in keinem Spiel.' },
  own: (score: number, when: string): Text => ({ en: `Your best: **${score}**, ${when}.`, de: `Dein bestes Ergebnis: **${score}**, ${when}.` }),
  noneYet: { en: 'You have not finished a match alone yet.', de: 'Du hast noch keine Partie allein beendet.' },
  server: { en: '**Best of this server**', de: '**Die Besten dieses Servers**' },
  today: (day: string): Text => ({ en: `**Seed of the day** (${day})`, de: `**Startwert des Tages** (${day})` }),
  empty: { en: 'Nobody yet.', de: 'Noch niemand.' },
  place: (place: number, name: string, score: number, empty: number): Text => ({
    en: `${place}. ${name}: **${score}**${empty > 0 ? `, ${empty} empty ${empty === 1 ? 'turn' : 'turns'}` : ''}`,
    de: `${place}. ${name}: **${score}**${empty > 0 ? `, ${empty} ${empty === 1 ? 'leerer Zug' : 'leere Züge'}` : ''}`,
  }),
  how: {
    en: 'On the seed of the day everybody throws the same dice, and your first match counts. It can be finished until the end of the next day (UTC); then the seed is shown here.',
    de: 'Mit dem Startwert des Tages werfen alle dieselben Würfel, und deine erste Partie zählt. Beenden kannst du sie bis zum Ende des nächsten Tages (UTC); dann steht der Startwert hier.',
  },
  revealed: (day: string, seed: string): Text => ({ en: `The seed of ${day} was \`${seed}\`.`, de: `Der Startwert vom ${day} war \`${seed}\`.` }),
  newSeed: { en: 'Play a New Seed', de: 'Neuen Startwert spielen' },
  ofTheDay: { en: 'Play the Seed of the Day', de: 'Startwert des Tages spielen' },
  list: { en: 'Best List', de: 'Bestenliste' },
  again: { en: 'New Seed', de: 'Neuer Startwert' },
  /** Below the result of a match alone. */
  achieved: (best: number | null, place: number | null): Text => {
    const own: Text =
      best === null
        ? { en: 'Your best so far.', de: 'Dein bestes Ergebnis bisher.' }
        : { en: `Your best is ${best}.`, de: `Dein bestes Ergebnis ist ${best}.` };
    if (place === null) return own;
    return { en: `${own.en} Place ${place} on this server.`, de: `${own.de} Platz ${place} auf diesem Server.` };
  },
  daySecret: (until: string): Text => ({
    en: `Others still play with the seed of this day. It’s shown by /parley best ${until}, and this match opens to everyone. Its SHA-256, as promised at the start:`,
    de: `Andere spielen noch mit dem Startwert dieses Tages. /parley best zeigt ihn ${until}, und dann ist auch diese Partie für alle offen. Sein SHA-256, wie zu Beginn versprochen:`,
  }),
} as const;
