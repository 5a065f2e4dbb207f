import type { Text } from '../../engine/text.ts';

export const lessonStrings = {
  title: {
    en: '## Learn a game\nA short match, set up for you: follow the buttons marked 👉 and you’ll win in about five minutes.',
    de: '## Lerne ein Spiel\nEine kurze Partie, alles ist vorbereitet: Folge den Buttons mit 👉, und du gewinnst in etwa fünf Minuten.',
  },
  states: {
    open: (step: number, steps: number): Text => ({
      en: `open at step ${step} of ${steps}`,
      de: `offen bei Schritt ${step} von ${steps}`,
    }),
    done: { en: '✅ learned', de: '✅ gelernt' },
    fresh: (steps: number): Text => ({ en: `${steps} steps`, de: `${steps} Schritte` }),
  },
  choose: { en: 'Choose a game to learn', de: 'Wähle ein Spiel zum Lernen' },
  heading: (name: Text): Text => ({ en: `Lesson: ${name.en}`, de: `Lektion: ${name.de}` }),
  step: (step: number, steps: number): Text => ({ en: `Step ${step} of ${steps}`, de: `Schritt ${step} von ${steps}` }),
  begins: {
    en: 'Your lesson. Leave any time: /parley learn brings you back.',
    de: 'Deine Lektion. Hör auf, wann du magst: /parley learn bringt dich zurück.',
  },
  goesOn: { en: 'Welcome back to your lesson.', de: 'Weiter mit deiner Lektion.' },
  updated: {
    en: 'Welcome back. This lesson has been updated; you keep the steps that are the same.',
    de: 'Willkommen zurück. Diese Lektion wurde überarbeitet; Schritte, die gleich geblieben sind, behältst du.',
  },
  changed: {
    en: 'This lesson has been updated since you started it. Continue it: you keep the steps that are the same.',
    de: 'Diese Lektion wurde überarbeitet, seit du sie begonnen hast. Mach weiter: Schritte, die gleich geblieben sind, behältst du.',
  },
  isOpen: (name: string, step: number, steps: number): Text => ({
    en: `You’re in the middle of this lesson: ${name}, step ${step} of ${steps}. Continue, or start over?`,
    de: `Du steckst mitten in dieser Lektion: ${name}, Schritt ${step} von ${steps}. Weitermachen oder neu anfangen?`,
  }),
  goOn: { en: 'Continue Lesson', de: 'Lektion fortsetzen' },
  startOver: { en: 'Start Over', de: 'Neu anfangen' },
  others: { en: 'All Lessons', de: 'Alle Lektionen' },
  won: (name: string): Text => ({
    en: `## 🎉 You won!\nYou know how to play *${name}* now. What next?`,
    de: `## 🎉 Gewonnen!\nJetzt weißt du, wie *${name}* geht. Wie geht’s weiter?`,
  }),
  next: {
    en: '- Play a whole match against a *Fair* computer. You’ll get a tip whenever something is new.\n- Challenge a friend. There’s no hurry: you each play your turns when it suits you.\n- Solve today’s puzzle: one turn, one clever idea.',
    de: '- Spiel eine ganze Partie gegen einen *mittleren* Computer. Zu allem Neuen gibt es einen Tipp.\n- Fordere jemanden heraus. Es eilt nicht: Ihr zieht, wann es euch passt.\n- Löse das Tagesrätsel: ein Zug, eine gute Idee.',
  },
  fair: { en: 'Play Fair Computer', de: 'Gegen Computer spielen' },
  friend: { en: 'Challenge Friend…', de: 'Freund herausfordern …' },
  puzzle: { en: 'Today’s Puzzle', de: 'Tagesrätsel lösen' },
  stopped: {
    en: 'You stopped this lesson. /parley learn starts it again any time.',
    de: 'Du hast diese Lektion beendet. Mit /parley learn fängst du jederzeit wieder an.',
  },
  stop: { en: 'Stop Lesson', de: 'Lektion beenden' },
  stopSure: {
    en: 'Stop this lesson? You can also just leave: it stays where it is, and /parley learn brings you back.',
    de: 'Diese Lektion beenden? Du kannst auch einfach gehen: Sie bleibt, wo sie ist, und /parley learn bringt dich zurück.',
  },
} as const;
