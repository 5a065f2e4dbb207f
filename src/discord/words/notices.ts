import type { Text } from '../../engine/text.ts';
import { turnName } from './public.ts';

/** What one person is told in direct messages. */
export const noticeWords = {
  hello: (title: string, other: string): Text => ({
    en: `**${title}** against ${other}.`,
    de: `**${title}** gegen ${other}.`,
  }),
  greeting: { en: 'This is where you see your hand. Nobody else sees it.', de: 'Hier siehst du deine Hand. Niemand sonst sieht sie.' },
  settings: { en: 'Open Settings', de: 'Einstellungen öffnen' },
  yourTurn: (title: string, turn: number, until: string | null): Text => ({
    en: `**${title}**: it is your turn. ${turnName(turn).en}${until ? ` · until ${until}` : ''}.`,
    de: `**${title}**: Du bist am Zug. ${turnName(turn).de}${until ? ` · bis ${until}` : ''}.`,
  }),
  continued: (title: string, until: string | null): Text => ({
    en: `**${title}**: nobody is waited for any more; your turn goes on${until ? `, until ${until}` : ''}.`,
    de: `**${title}**: Auf niemanden wird mehr gewartet; dein Zug geht weiter${until ? `, bis ${until}` : ''}.`,
  }),
  hand: (title: string): Text => ({ en: `**${title}**: your hand now.`, de: `**${title}**: Das ist jetzt deine Hand.` }),
  choice: (title: string, until: string | null): Text => ({
    en: `**${title}**: there is something for you to choose${until ? `, until ${until}` : ''}.`,
    de: `**${title}**: Du hast etwas zu entscheiden${until ? `, bis ${until}` : ''}.`,
  }),
  patient: {
    en: 'Nobody waits for it: the turn goes on meanwhile.',
    de: 'Niemand wartet darauf: Der Zug geht inzwischen weiter.',
  },
  half: (title: string, until: string): Text => ({
    en: `**${title}**: half of your time is over; it runs until ${until}.`,
    de: `**${title}**: Die Hälfte deiner Zeit ist um; sie läuft bis ${until}.`,
  }),
  late: (title: string, until: string): Text => ({
    en: `**${title}**: your time is nearly over; it runs until ${until}.`,
    de: `**${title}**: Deine Zeit ist fast um; sie läuft bis ${until}.`,
  }),
  lateChoice: (title: string, until: string): Text => ({
    en: `**${title}**: your choice is made automatically ${until}, unless you make it before.`,
    de: `**${title}**: Deine Wahl wird ${until} automatisch getroffen, wenn du sie nicht vorher triffst.`,
  }),
  bankRuns: (title: string, until: string): Text => ({
    en: `**${title}**: your time for this turn is over, and your time bank is running until ${until}.`,
    de: `**${title}**: Deine Zeit für diesen Zug ist um, und dein Zeitkonto läuft bis ${until}.`,
  }),
  bankEmpty: (title: string): Text => ({
    en: `**${title}**: your time bank is empty. The other player may now decide how the match goes on.`,
    de: `**${title}**: Dein Zeitkonto ist leer. Nun darf die andere Seite entscheiden, wie es weitergeht.`,
  }),
  bankEmptyOther: (title: string, name: string, from: string): Text => ({
    en: `**${title}**: ${name}’s time bank is empty. You may wait, give more time, let the autopilot play this turn, adjourn, or claim the win from ${from}.`,
    de: `**${title}**: Das Zeitkonto von ${name} ist leer. Du kannst warten, Zeit geben, den Autopiloten diesen Zug spielen lassen, vertagen oder ab ${from} den Sieg beanspruchen.`,
  }),
  bankRunsOther: (title: string, name: string, until: string): Text => ({
    en: `**${title}**: ${name}’s time bank is running until ${until}.`,
    de: `**${title}**: Das Zeitkonto von ${name} läuft bis ${until}.`,
  }),
  startVacation: { en: 'Start Vacation', de: 'Urlaub beginnen' },
  wait: { en: 'Keep Waiting', de: 'Weiter warten' },
  toThread: (place: string): Text => ({ en: `The match: ${place}`, de: `Die Partie: ${place}` }),
} as const;
