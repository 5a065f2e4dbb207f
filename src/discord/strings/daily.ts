import type { Text } from '../../engine/text.ts';
import type { DailyScore } from '../../match/lobby/daily-score.ts';

const turns = (count: number): Text => ({
  en: `${count} ${count === 1 ? 'turn' : 'turns'}`,
  de: `${count} ${count === 1 ? 'Zug' : 'Zügen'}`,
});
const points = (count: number): Text => ({
  en: `${count} ${count === 1 ? 'point' : 'points'}`,
  de: `${count} ${count === 1 ? 'Punkt' : 'Punkten'}`,
});

/** Texts of the match of the day: its page, its results and what is posted of them. */
export const dailyStrings = {
  title: (name: Text): Text => ({ en: `## Match of the day: ${name.en}`, de: `## Partie des Tages: ${name.de}` }),
  how: (computers: number, until: string): Text => ({
    en: `${computers === 0 ? 'Everyone rolls the same dice' : `Everyone plays the same deal against the same ${computers === 1 ? 'computer' : 'computers'}`}, and only your first try counts. The ranking opens ${until}: finish by then. Days begin at midnight UTC, and a match counts for the day you began it.`,
    de: `${computers === 0 ? 'Alle würfeln dasselbe' : `Alle spielen dieselbe Partie gegen ${computers === 1 ? 'denselben' : 'dieselben'} Computer`}, und nur dein erster Versuch zählt. Die Rangliste gibt es ab ${until}: Spiel bis dahin zu Ende. Ein Tag beginnt um Mitternacht UTC, und eine Partie zählt für den Tag, an dem du sie begonnen hast.`,
  }),
  finishedToday: (names: string): Text => ({
    en: `**Finished today:** ${names}`,
    de: `**Heute schon fertig:** ${names}`,
  }),
  noneToday: {
    en: 'No one on this server has finished today.',
    de: 'Heute ist auf diesem Server noch niemand fertig.',
  },
  ranking: (day: Text): Text => ({ en: `**Ranking for ${day.en}**`, de: `**Rangliste vom ${day.de}**` }),
  entry: (place: number, name: string, score: string): string => `${place}. ${name}: ${score}`,
  own: (score: Text, row: string): Text => ({
    en: `You today: ${score.en}\n${row}`,
    de: `Du heute: ${score.de}\n${row}`,
  }),
  score: ({ won, turns: count, points: scored }: DailyScore): Text =>
    won
      ? { en: `**won** in ${turns(count).en}`, de: `**gewonnen** in ${turns(count).de}` }
      : { en: `lost with ${points(scored).en}`, de: `verloren mit ${points(scored).de}` },
  unfinished: { en: 'resigned', de: 'aufgegeben' },
  page: { en: 'Match of the Day', de: 'Partie des Tages' },
  play: { en: 'Play Today’s Match', de: 'Heutige Partie spielen' },
  pick: { en: 'Another match of the day', de: 'Andere Partie des Tages' },
  /** Gives away how it went but nothing about the deal. */
  result: (day: Text, name: Text, row: string): Text => ({
    en: `🎲 Parley match of the day, ${day.en}, ${name.en}: ${row}`,
    de: `🎲 Parley-Partie des Tages, ${day.de}, ${name.de}: ${row}`,
  }),
  stillOpen: { en: 'Finish the match first.', de: 'Spiel die Partie erst zu Ende.' },
} as const;
