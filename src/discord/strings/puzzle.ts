import type { Text } from '../../engine/text.ts';
import type { PuzzleStreak } from '../../match/matches.ts';

const days = (count: number): Text => ({
  en: count === 1 ? '1 day' : `${count} days`,
  de: count === 1 ? '1 Tag' : `${count} Tage`,
});

export const puzzleStrings = {
  heading: (name: string): Text => ({ en: `Daily puzzle: ${name}`, de: `Tagesrätsel: ${name}` }),
  /** The task; `start` is how many points there are at first, `counts` is true for the first try of the day only. */
  task: (goal: number, start: number | null, wins: boolean, counts: boolean): Text => ({
    en: `🧩 ${wins ? `Win the match this turn: you need ${goal} victory points${start === null ? '' : ` and start with ${start}`}.` : `Reach ${goal} victory points this turn${start === null ? '' : `: you start with ${start}`}.`} The puzzle is over when you end the turn.${counts ? ' Only your first try counts.' : ''}`,
    de: `🧩 ${wins ? `Gewinne die Partie in diesem Zug: Du brauchst ${goal} Siegpunkte${start === null ? '' : ` und beginnst mit ${start}`}.` : `Erreiche in diesem Zug ${goal} Siegpunkte${start === null ? '' : `: Du beginnst mit ${start}`}.`} Das Rätsel endet, wenn du den Zug beendest.${counts ? ' Nur dein erster Versuch zählt.' : ''}`,
  }),
  post: (day: Text, family: Text, goal: number, wins: boolean): Text => ({
    en: `## 🧩 Daily puzzle, ${day.en}\n**${family.en}.** ${wins ? `Win in one turn (${goal} victory points).` : `Reach ${goal} victory points in one turn.`} You’ll see your hand once you start, and no one else sees your attempts.`,
    de: `## 🧩 Tagesrätsel, ${day.de}\n**${family.de}.** ${wins ? `Gewinne in einem Zug (${goal} Siegpunkte).` : `Erreiche in einem Zug ${goal} Siegpunkte.`} Die Handkarten siehst du, sobald du anfängst; deine Versuche sieht niemand.`,
  }),
  button: { en: 'Daily Puzzle', de: 'Tagesrätsel' },
  play: { en: 'Play Puzzle', de: 'Rätsel spielen' },
  daily: {
    on: {
      en: 'The daily puzzle will be posted here from now on. Use the same command again to stop it.',
      de: 'Das Tagesrätsel erscheint ab jetzt hier. Derselbe Befehl beendet das.',
    },
    moved: {
      en: 'The daily puzzle will now be posted here instead of in the other channel.',
      de: 'Das Tagesrätsel erscheint ab jetzt hier statt im anderen Kanal.',
    },
    off: { en: 'The daily puzzle will no longer be posted here.', de: 'Das Tagesrätsel erscheint hier nicht mehr.' },
  },
  solved: { en: '## 🧩 Solved!', de: '## 🧩 Gelöst!' },
  missed: { en: '## 🧩 Not solved', de: '## 🧩 Nicht gelöst' },
  missedGoal: (goal: number): Text => ({
    en: `The turn is over, and you didn’t reach ${goal} victory points.`,
    de: `Der Zug ist zu Ende, und du hast ${goal} Siegpunkte nicht erreicht.`,
  }),
  solution: (line: string): Text => ({ en: `**One solution:** ${line}`, de: `**So geht es:** ${line}` }),
  streak: ({ row, best }: PuzzleStreak): Text => ({
    en: `Streak: ${days(row).en} · longest: ${days(best).en}`,
    de: `In Folge gelöst: ${days(row).de} · längste Serie: ${days(best).de}`,
  }),
  stats: ({ row, best, solved, tried }: PuzzleStreak, family: Text): Text => ({
    en: `🧩 Daily puzzles, ${family.en}: ${solved} of ${tried} solved on the first try · streak ${row}, longest ${best}`,
    de: `🧩 Tagesrätsel, ${family.de}: ${solved} von ${tried} beim ersten Versuch gelöst · Serie ${row}, längste ${best}`,
  }),
  /** Gives away the result but not the solution. */
  result: (day: Text, family: Text | null, squares: string, solved: boolean, first: boolean): Text => ({
    en: `🧩 Parley puzzle, ${day.en}${family ? `, ${family.en}` : ''}: ${squares} ${solved ? 'solved' : 'not solved'}${solved && first ? ' on the first try' : ''}`,
    de: `🧩 Parley-Rätsel, ${day.de}${family ? `, ${family.de}` : ''}: ${squares} ${solved ? 'gelöst' : 'nicht gelöst'}${solved && first ? ' beim ersten Versuch' : ''}`,
  }),
  /** The people of the server who solved it at the first try. */
  solvers: (shown: readonly string[], count: number): Text => {
    const names = shown.map((person) => `<@${person}>`).join(', ');
    const more = count - shown.length;
    return {
      en: `Solved on the first try here: ${names}${more > 0 ? ` and ${more} more` : ''}`,
      de: `Hier beim ersten Versuch gelöst: ${names}${more > 0 ? ` und ${more} weitere` : ''}`,
    };
  },
  share: (result: Text): Text => ({ en: `To share: \`${result.en}\``, de: `Zum Teilen: \`${result.de}\`` }),
  posted: (person: string, result: Text): Text => ({ en: `${person} · ${result.en}`, de: `${person} · ${result.de}` }),
  shareNow: { en: 'Post Result', de: 'Ergebnis posten' },
  stillOpen: { en: 'Finish the puzzle first.', de: 'Spiel das Rätsel erst zu Ende.' },
  onlyServers: {
    en: 'You can only post results in a server.',
    de: 'Posten kannst du Ergebnisse nur auf einem Server.',
  },
  cannotPost: {
    en: 'I can’t post in this channel. Copy the line instead.',
    de: 'Ich darf in diesem Kanal nichts posten. Kopier stattdessen die Zeile.',
  },
  tomorrow: { en: 'There’s a new one tomorrow.', de: 'Morgen gibt es ein neues.' },
  others: { en: 'Today’s other puzzles:', de: 'Die anderen Rätsel von heute:' },
  again: { en: 'Retry Puzzle', de: 'Noch einmal versuchen' },
  giveUp: { en: 'Show Solution', de: 'Lösung zeigen' },
  giveUpSure: {
    en: 'If you look at the solution, this try counts as not solved.',
    de: 'Wenn du die Lösung ansiehst, gilt dieser Versuch als nicht gelöst.',
  },
  goOn: { en: 'Keep Trying', de: 'Weiter versuchen' },
} as const;
