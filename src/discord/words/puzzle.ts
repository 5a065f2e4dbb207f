import type { Text } from '../../engine/text.ts';
import type { Streak } from '../../match/matches.ts';

const days = (count: number): Text => ({ en: count === 1 ? '1 day' : `${count} days`, de: count === 1 ? '1 Tag' : `${count} Tage` });

export const puzzleWords = {
  /** What is to be done; `counts` only at the first try of a day. */
  task: (goal: number, wins: boolean, counts: boolean): Text => ({
    en: `🧩 **Puzzle of the day.** ${wins ? `Win the match in this turn: you need ${goal} victory points.` : `Reach ${goal} victory points in this turn.`} It is over when you end the turn.${counts ? ' Only this first try counts.' : ''}`,
    de: `🧩 **Rätsel des Tages.** ${wins ? `Gewinne die Partie in diesem Zug: Du brauchst ${goal} Siegpunkte.` : `Erreiche in diesem Zug ${goal} Siegpunkte.`} Es endet, wenn du den Zug beendest.${counts ? ' Nur dieser erste Versuch zählt.' : ''}`,
  }),
  post: (day: string, goal: number, wins: boolean): Text => ({
    en: `## 🧩 Puzzle of the day, ${day}\n${wins ? `Win in one turn (${goal} victory points).` : `Reach ${goal} victory points in one turn.`} The hand is shown in your own panel; nobody sees how you try.`,
    de: `## 🧩 Rätsel des Tages, ${day}\n${wins ? `Gewinne in einem Zug (${goal} Siegpunkte).` : `Erreiche in einem Zug ${goal} Siegpunkte.`} Die Handkarten zeigt dir dein eigenes Feld; niemand sieht, wie du es versuchst.`,
  }),
  play: { en: 'Play Puzzle', de: 'Rätsel spielen' },
  daily: {
    on: { en: 'The puzzle of the day is posted here from now on, once a day. The same command ends it.', de: 'Das Rätsel des Tages steht ab jetzt einmal am Tag hier. Derselbe Befehl beendet das.' },
    moved: { en: 'From now on the puzzle of the day is posted here instead of in the other channel.', de: 'Das Rätsel des Tages steht ab jetzt hier statt im anderen Kanal.' },
    off: { en: 'The puzzle of the day is no longer posted here.', de: 'Das Rätsel des Tages steht nicht mehr hier.' },
  },
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
  /** To be copied: it tells how it went and nothing of how it is done. */
  share: (day: string, solved: boolean, first: boolean): Text => ({
    en: `To share: \`🧩 Parley puzzle ${day}: ${solved ? 'solved' : 'not solved'}${solved && first ? ' at first try' : ''}\``,
    de: `Zum Weitersagen: \`🧩 Parley-Rätsel ${day}: ${solved ? 'gelöst' : 'nicht gelöst'}${solved && first ? ' beim ersten Versuch' : ''}\``,
  }),
  tomorrow: { en: 'Tomorrow there is a new one.', de: 'Morgen gibt es ein neues.' },
  again: { en: 'Solve Again', de: 'Noch einmal lösen' },
  giveUp: { en: 'Show Solution', de: 'Lösung zeigen' },
  giveUpSure: { en: 'The solution ends this try: it counts as not solved.', de: 'Die Lösung beendet diesen Versuch: Er gilt als nicht gelöst.' },
  goOn: { en: 'Keep Trying', de: 'Weiter versuchen' },
} as const;
