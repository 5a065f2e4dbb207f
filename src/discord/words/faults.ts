import type { Text } from '../../engine/text.ts';
import type { StoreFault } from '../../match/ports.ts';

export const faultWords = {
  store: {
    unreachable: {
      en: 'The match records cannot be reached at the moment. Nothing is lost; please try again in a minute.',
      de: 'Die Partien sind gerade nicht erreichbar. Nichts ist verloren; bitte versuche es in einer Minute noch einmal.',
    },
    full: {
      en: 'There is no room left to write your move down. Nothing is lost; whoever runs this bot has been told.',
      de: 'Für deinen Zug ist kein Speicherplatz mehr da. Nichts ist verloren; wer den Bot betreibt, weiß Bescheid.',
    },
    'read-only': {
      en: 'Moves cannot be written down at the moment. Nothing is lost; please try again in a minute.',
      de: 'Züge lassen sich gerade nicht speichern. Nichts ist verloren; bitte versuche es in einer Minute noch einmal.',
    },
    corrupted: {
      en: 'This match cannot be read and was set aside. Other matches go on; whoever runs this bot has been told.',
      de: 'Diese Partie lässt sich nicht lesen und wurde beiseitegelegt. Andere Partien gehen weiter; wer den Bot betreibt, weiß Bescheid.',
    },
  } satisfies Record<StoreFault, Text>,
  passing: {
    en: 'Discord does not let me do that at the moment. Nothing is lost; please try again in some minutes.',
    de: 'Discord lässt mich das gerade nicht tun. Nichts ist verloren; bitte versuche es in ein paar Minuten noch einmal.',
  },
  unforeseen: (number: string): Text => ({
    en: `Something went wrong, and I am sorry. Nothing you did before is lost. If it happens again, tell whoever runs this bot: ${number}.`,
    de: `Da ist etwas schiefgegangen, entschuldige. Nichts Bisheriges ist verloren. Falls es wieder geschieht, gib diese Nummer an die weiter, die den Bot betreiben: ${number}.`,
  }),
  notShown: (number: string): Text => ({
    en: `Discord won't show this answer here. What you did still counts. If it happens again, tell the people who run this bot: ${number}.`,
    de: `Discord zeigt diese Antwort hier nicht an. Was du getan hast, zählt trotzdem. Falls es wieder geschieht, gib diese Nummer an die weiter, die den Bot betreiben: ${number}.`,
  }),
  unknownClick: {
    en: 'This button belongs to an older version of the bot. /parley games shows your matches as they are now.',
    de: 'Dieser Knopf gehört zu einer älteren Version des Bots. /parley games zeigt deine Partien, wie sie jetzt stehen.',
  },
} as const;
