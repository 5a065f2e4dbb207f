import type { Text } from '../../engine/text.ts';
import type { Streak } from '../../match/matches.ts';

const days = (count: number): Text => ({ en: count === 1 ? '1 day' : `${count} days`, de: count === 1 ? '1 Tag' : `${count} Tage` });

export const puzzleWords = {
  /** What is to be done; `counts` only at the first try of a day. */
  task: (goal: number, wins: boolean, counts: boolean): Text => ({
    en: `🧩 **Puzzle of the day.** ${wins ? `Win the match in this turn: you need ${goal} victory points.` : `Reach ${goal} victory points in this turn.`} It is over when you end the turn.${counts ? ' Only this first try counts.' : ''}`,
    de: `🧩 **Rätsel des Tages.** ${wins ? `Gewinne die Partie in diesem Zug: Du brauchst ${goal} Siegpunkte.` : `Erreiche in diesem Zug ${goal} Siegpunkte.`} Es endet, wenn du den Zug beendest.${counts ? ' Nur dieser erste Versuch zählt.' : ''}`,
  }),
  solved: { en: '## 🧩 Solved!', de: '## 🧩 Gelöst!' },
  missed: { en: '## 🧩 Not solved', de: '## 🧩 Nicht gelöst' },
  missedGoal: (goal: number): Text => ({
    en: `The turn is over, and ${goal} victory points were not reached.`,
    de: `Der Zug ist zu Ende, und ${goal} Siegpunkte sind nicht erreicht.`,
  }),
  solution: (line: string): Text => ({ en: `**A line that works:** ${line}`, de: `**So geht es:** ${line}` }),
  streak: ({ row, best }: Streak): Text => ({
    en: `Solved in a row: ${days(row).en} · most ever: ${days(best).en}`,
    de: `In Folge gelöst: ${days(row).de} · am längsten: ${days(best).de}`,
  }),
  stats: ({ row, best, solved, tried }: Streak): Text => ({
    en: `🧩 Puzzles of the day: ${solved} of ${tried} solved at the first try · in a row ${row}, most ever ${best}`,
    de: `🧩 Rätsel des Tages: ${solved} von ${tried} beim ersten Versuch gelöst · in Folge ${row}, am längsten ${best}`,
  }),
  tomorrow: { en: 'Tomorrow there is a new one.', de: 'Morgen gibt es ein neues.' },
  again: { en: 'Solve Again', de: 'Noch einmal lösen' },
  giveUp: { en: 'Show Solution', de: 'Lösung zeigen' },
} as const;
