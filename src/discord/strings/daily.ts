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
  how: (opponent: 'alone' | 'computers', until: string): Text => ({
    en: `${opponent === 'alone' ? 'Everyone rolls the same dice' : 'Everyone gets the same deal against the same computer'}, and your first try counts. A day begins at midnight UTC; a match counts for the day it began. Results stay hidden until ${until}; finish by then.`,
    de: `${opponent === 'alone' ? 'Alle würfeln dasselbe' : 'Alle spielen dieselbe Partie gegen denselben Computer'}, und dein erster Versuch zählt. Ein Tag beginnt um Mitternacht UTC; eine Partie zählt für den Tag, an dem sie begann. Die Ergebnisse bleiben bis ${until} verborgen; spiel sie bis dahin zu Ende.`,
  }),
  finishedToday: (names: string): Text => ({
    en: `**Finished today:** ${names}`,
    de: `**Heute schon fertig:** ${names}`,
  }),
  noneToday: {
    en: 'No one on this server has finished today.',
    de: 'Heute ist auf diesem Server noch niemand fertig.',
  },
  ranking: (day: string): Text => ({ en: `**Ranking for ${day}**`, de: `**Rangliste vom ${day}**` }),
  entry: (place: number, name: string, score: string): string => `${place}. ${name}: ${score}`,
  own: (score: Text, row: string): Text => ({
    en: `You today: ${score.en}\n${row}`,
    de: `Du heute: ${score.de}\n${row}`,
  }),
  score: ({ won, turns: count, points: scored }: DailyScore): Text =>
    won
      ? { en: `**won** in ${turns(count).en}`, de: `**gewonnen** in ${turns(count).de}` }
      : { en: `lost with ${points(scored).en}`, de: `verloren mit ${points(scored).de}` },
  unfinished: { en: 'You resigned.', de: 'Du hast aufgegeben.' },
  play: { en: 'Match of the Day', de: 'Partie des Tages' },
  pick: { en: 'Another match of the day', de: 'Andere Partie des Tages' },
  /** Gives away how it went but nothing about the deal. */
  result: (day: string, name: Text, row: string): Text => ({
    en: `🎲 Parley match of the day ${day}, ${name.en}: ${row}`,
    de: `🎲 Parley-Partie des Tages ${day}, ${name.de}: ${row}`,
  }),
  stillOpen: { en: 'Finish the match first.', de: 'Spiel die Partie erst zu Ende.' },
} as const;
