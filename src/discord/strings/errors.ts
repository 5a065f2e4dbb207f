import type { Text } from '../../engine/text.ts';
import type { StoreFault } from '../../match/ports.ts';

export const errorStrings = {
  store: {
    unreachable: {
      en: 'I can’t load matches right now. Nothing is lost; try again in a minute.',
      de: 'Die Partien sind gerade nicht erreichbar. Nichts ist verloren; versuch es in einer Minute noch einmal.',
    },
    full: {
      en: 'There’s no space left to save your move. Nothing is lost; the people who run this bot have been notified.',
      de: 'Für deinen Zug ist kein Speicherplatz mehr da. Nichts ist verloren; wer den Bot betreibt, weiß Bescheid.',
    },
    'read-only': {
      en: 'I can’t save moves right now. Nothing is lost; try again in a minute.',
      de: 'Züge lassen sich gerade nicht speichern. Nichts ist verloren; versuch es in einer Minute noch einmal.',
    },
    corrupted: {
      en: 'I can’t load this match, so I’ve set it aside. Other matches continue; the people who run this bot have been notified.',
      de: 'Diese Partie lässt sich nicht lesen und wurde beiseitegelegt. Andere Partien gehen weiter; wer den Bot betreibt, weiß Bescheid.',
    },
  } satisfies Record<StoreFault, Text>,
  passing: {
    en: 'Discord won’t let me do that right now. Nothing is lost; try again in a few minutes.',
    de: 'Discord lässt mich das gerade nicht tun. Nichts ist verloren; versuch es in ein paar Minuten noch einmal.',
  },
  unforeseen: (number: string): Text => ({
    en: `Sorry, something went wrong. Nothing you did before is lost. If it happens again, give this number to the people who run this bot: ${number}.`,
    de: `Da ist etwas schiefgegangen, entschuldige. Nichts Bisheriges ist verloren. Falls es wieder passiert, gib diese Nummer an die weiter, die den Bot betreiben: ${number}.`,
  }),
  notShown: (number: string): Text => ({
    en: `Discord won’t show this answer here, but your move still counts. If it happens again, give this number to the people who run this bot: ${number}.`,
    de: `Discord zeigt diese Antwort hier nicht an; dein Zug zählt trotzdem. Falls es wieder passiert, gib diese Nummer an die weiter, die den Bot betreiben: ${number}.`,
  }),
  unknownClick: {
    en: 'This button is from an older version of the bot. /parley games shows your matches.',
    de: 'Dieser Button stammt aus einer älteren Version des Bots. /parley games zeigt deine Partien.',
  },
} as const;
