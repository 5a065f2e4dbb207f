import type { Text } from '../../engine/text.ts';
import { turnName } from './public-posts.ts';

/** Texts of direct messages. */
export const noticeStrings = {
  /** Titles read `against Ben · Introductory Game`. */
  hello: (title: string): Text => ({
    en: `**Your match ${title}**\nIt has started.`,
    de: `**Deine Partie ${title}**\nSie hat begonnen.`,
  }),
  greeting: {
    en: 'I’ll show you your hand here. No one else can see it.',
    de: 'Hier zeige ich dir deine Hand. Niemand sonst sieht sie.',
  },
  settings: { en: 'Open Settings', de: 'Einstellungen öffnen' },
  yourTurn: (title: string, turn: number, until: string | null): Text => ({
    en: `**Your turn ${title}**\n${turnName(turn).en}${until ? ` · until ${until}` : ''}.`,
    de: `**Dein Zug ${title}**\n${turnName(turn).de}${until ? ` · bis ${until}` : ''}.`,
  }),
  continued: (title: string, until: string | null): Text => ({
    en: `**Your turn ${title}**\nEveryone has answered. It’s still your turn${until ? `, until ${until}` : ''}.`,
    de: `**Dein Zug ${title}**\nAlle haben geantwortet. Du bist weiter am Zug${until ? `, bis ${until}` : ''}.`,
  }),
  allAnswered: (title: string, until: string | null): Text => ({
    en: `**Your turn ${title}**\nYour offer has been answered. It’s still your turn${until ? `, until ${until}` : ''}.`,
    de: `**Dein Zug ${title}**\nDein Angebot wurde beantwortet. Du bist weiter am Zug${until ? `, bis ${until}` : ''}.`,
  }),
  someAnswered: (title: string, missing: string, count: number): Text => ({
    en: `**Your turn ${title}**\nThere’s an answer to your offer. ${missing} ${count === 1 ? 'hasn’t' : 'haven’t'} answered yet.`,
    de: `**Dein Zug ${title}**\nZu deinem Angebot gibt es eine Antwort. ${missing} ${count === 1 ? 'hat' : 'haben'} noch nicht geantwortet.`,
  }),
  noDeal: (title: string, until: string | null): Text => ({
    en: `**Your turn ${title}**\nNo one took your offer. It’s still your turn${until ? `, until ${until}` : ''}.`,
    de: `**Dein Zug ${title}**\nNiemand hat dein Angebot angenommen. Du bist weiter am Zug${until ? `, bis ${until}` : ''}.`,
  }),
  over: (title: string, verdict: string): Text => ({
    en: `**${verdict}**\nYour match ${title} is over.`,
    de: `**${verdict}**\nDeine Partie ${title} ist zu Ende.`,
  }),
  hand: (title: string): Text => ({
    en: `**Your hand ${title}**\nThese are your cards now.`,
    de: `**Deine Hand ${title}**\nDas sind jetzt deine Karten.`,
  }),
  choice: (title: string, until: string | null): Text => ({
    en: `**Your choice ${title}**\nYou have a choice to make${until ? ` by ${until}` : ''}.`,
    de: `**Deine Entscheidung ${title}**\nDu hast etwas zu entscheiden${until ? `, bis ${until}` : ''}.`,
  }),
  patient: { en: 'No rush: play goes on in the meantime.', de: 'Keine Eile: Der Zug geht inzwischen weiter.' },
  half: (title: string, until: string): Text => ({
    en: `**Your turn ${title}**\nHalf your time is gone. You have until ${until}.`,
    de: `**Dein Zug ${title}**\nDie Hälfte deiner Zeit ist um. Du hast noch bis ${until}.`,
  }),
  late: (title: string, until: string): Text => ({
    en: `**Your turn ${title}**\nYour time is almost up. You have until ${until}.`,
    de: `**Dein Zug ${title}**\nDeine Zeit ist fast um. Du hast noch bis ${until}.`,
  }),
  lateChoice: (title: string, until: string): Text => ({
    en: `**Your choice ${title}**\nIf you don’t choose, the choice is made for you ${until}.`,
    de: `**Deine Entscheidung ${title}**\nWenn du nicht wählst, wird ${until} für dich gewählt.`,
  }),
  bankRuns: (title: string, until: string): Text => ({
    en: `**Your turn ${title}**\nYour time for this turn is up. Your time bank runs until ${until}.`,
    de: `**Dein Zug ${title}**\nDeine Zeit für diesen Zug ist um. Dein Zeitkonto läuft bis ${until}.`,
  }),
  bankEmpty: (title: string): Text => ({
    en: `**Your turn ${title}**\nYour time bank is empty. The other player can now decide what happens.`,
    de: `**Dein Zug ${title}**\nDein Zeitkonto ist leer. Jetzt kann die andere Seite entscheiden, wie es weitergeht.`,
  }),
  bankEmptyOther: (title: string, name: string, from: string): Text => ({
    en: `**Your match ${title}**\n${name}’s time bank is empty. You can wait, give more time, let the autopilot play this turn, adjourn or, from ${from}, claim the win.`,
    de: `**Deine Partie ${title}**\nDas Zeitkonto von ${name} ist leer. Du kannst warten, Zeit geben, den Autopiloten diesen Zug spielen lassen, vertagen oder ab ${from} den Sieg beanspruchen.`,
  }),
  bankRunsOther: (title: string, name: string, until: string): Text => ({
    en: `**Your match ${title}**\n${name}’s time bank runs until ${until}.`,
    de: `**Deine Partie ${title}**\nDas Zeitkonto von ${name} läuft bis ${until}.`,
  }),
  startVacation: { en: 'Start Vacation', de: 'Urlaub beginnen' },
  wait: { en: 'Keep Waiting', de: 'Weiter warten' },
  toThread: (place: string, id: string): Text => ({
    en: `The match: ${place} · ${id}`,
    de: `Die Partie: ${place} · ${id}`,
  }),
} as const;
