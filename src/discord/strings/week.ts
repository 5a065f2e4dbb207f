import type { Text } from '../../engine/text.ts';

const matches = (count: number): Text => ({
  en: `${count} ${count === 1 ? 'match' : 'matches'}`,
  de: `${count} ${count === 1 ? 'Partie' : 'Partien'}`,
});

/** Texts of a server's weekly post. */
export const weekStrings = {
  title: (day: Text): Text => ({ en: `## The week of ${day.en}`, de: `## Die Woche vom ${day.de}` }),
  results: (count: number): Text => ({
    en: `**Finished: ${matches(count).en}**`,
    de: `**Beendet: ${matches(count).de}**`,
  }),
  more: (count: number): Text => ({ en: `and ${count} more`, de: `und ${count} weitere` }),
  quiet: {
    en: 'No match was finished this week. Start one with /challenge, or play alone with /solo.',
    de: 'Diese Woche ist keine Partie zu Ende gegangen. Beginne eine mit /challenge oder spiel allein mit /solo.',
  },
  result: (winners: string, others: string, what: string): Text =>
    others
      ? { en: `› **${winners}** beat ${others} · ${what}`, de: `› **${winners}** vor ${others} · ${what}` }
      : { en: `› **${winners}** · ${what}`, de: `› **${winners}** · ${what}` },
  computer: { en: 'the computer', de: 'dem Computer' },
  computerWon: { en: 'The computer', de: 'Der Computer' },
  comeback: (who: string, behind: number): Text => ({
    en: `🔥 **Comeback of the week:** ${who} won after being ${behind} points behind.`,
    de: `🔥 **Aufholjagd der Woche:** ${who} lag ${behind} Punkte zurück und hat gewonnen.`,
  }),
  cruelest: (who: string, cards: number): Text => ({
    en: `🎲 **Cruellest roll:** it cost ${who} ${cards} ${cards === 1 ? 'card' : 'cards'}.`,
    de: `🎲 **Bitterster Wurf:** Er kostete ${who} ${cards} ${cards === 1 ? 'Karte' : 'Karten'}.`,
  }),
  solvers: (list: string): Text => ({
    en: `🧩 **Daily puzzles solved on the first try:** ${list}`,
    de: `🧩 **Tagesrätsel beim ersten Versuch gelöst:** ${list}`,
  }),
  tables: { en: '**Open tables**', de: '**Offene Tische**' },
  join: { en: 'Join', de: 'Mitspielen' },
  toggled: {
    on: {
      en: 'From now on, I’ll post a look back at the week here every Monday. Use the same command again to stop it.',
      de: 'Ab jetzt kommt hier jeden Montag ein Rückblick auf die Woche. Derselbe Befehl beendet das.',
    },
    moved: {
      en: 'The weekly post will now be posted here instead of in the other channel.',
      de: 'Der Wochenrückblick erscheint ab jetzt hier statt im anderen Kanal.',
    },
    off: { en: 'The weekly post will no longer be posted here.', de: 'Der Wochenrückblick erscheint hier nicht mehr.' },
  },
  refused: (place: string): Text => ({
    en: `I’m not allowed to post in ${place}, so this week’s post is missing. Allow me to view the channel and send messages there, or use /parley-admin weekly in another channel. I’ll try again next Monday.`,
    de: `Ich darf in ${place} nicht schreiben, darum fehlt der Rückblick auf diese Woche. Erlaube mir dort „Kanal ansehen“ und „Nachrichten senden“, oder nutze /parley-admin weekly in einem anderen Kanal. Nächsten Montag versuche ich es wieder.`,
  }),
} as const;
