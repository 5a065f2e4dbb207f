import type { Text } from '../../engine/text.ts';
import type { Profile } from '../../match/sheet.ts';

export const settingsWords = {
  title: { en: '**Your settings** · nobody else sees them', de: '**Deine Einstellungen** · niemand sonst sieht sie' },
  /** A menu that shows only what is chosen would not say of what. */
  labelled: (name: Text, value: Text): Text => ({ en: `${name.en}: ${value.en}`, de: `${name.de}: ${value.de}` }),
  language: { en: 'Language', de: 'Sprache' },
  automatic: { en: 'As in my Discord', de: 'Wie in meinem Discord' },
  names: { en: { en: 'English', de: 'Englisch' }, de: { en: 'German', de: 'Deutsch' } },
  // The difference first: a phone shows no more than the beginning.
  zoneWest: { en: 'UTC and west: what time is it now?', de: 'UTC und westlich: Wie spät ist es?' },
  zoneEast: { en: 'East of UTC: what time is it now?', de: 'Östlich von UTC: Wie spät ist es?' },
  zoneUnknown: { en: 'Time zone: not set', de: 'Zeitzone: nicht angegeben' },
  zone: (name: string): Text => ({ en: `Time zone: ${name}`, de: `Zeitzone: ${name}` }),
  quietFrom: { en: 'Quiet hours from', de: 'Ruhezeit von' },
  quietTo: { en: 'Quiet hours to', de: 'Ruhezeit bis' },
  quietOff: { en: 'No quiet hours', de: 'Keine Ruhezeit' },
  quiet: (from: string, to: string): Text => ({ en: `Quiet hours: ${from}–${to}`, de: `Ruhezeit: ${from}–${to}` }),
  quietNone: { en: 'Quiet hours: off', de: 'Ruhezeit: aus' },
  notifications: { en: 'Notifications', de: 'Benachrichtigungen' },
  notify: {
    all: { en: 'Turns, choices and reminders', de: 'Züge, Entscheidungen und Erinnerungen' },
    turns: { en: 'Turns and choices, no reminders', de: 'Züge und Entscheidungen, keine Erinnerungen' },
    none: { en: 'No direct messages', de: 'Keine Direktnachrichten' },
  } satisfies Record<Profile['notifications'], Text>,
  dmHint: {
    en: 'Your direct messages are closed to me, so your hand is shown here only. To open them: server name → Privacy Settings → Direct Messages. Then, on the server: /parley settings → Try Again.',
    de: 'Deine Direktnachrichten sind für mich geschlossen, darum siehst du deine Hand nur hier. So öffnest du sie: Servername → Privatsphäre → Direktnachrichten. Dann auf dem Server: /parley settings → Erneut versuchen.',
  },
  tryAgain: { en: 'Try Again', de: 'Erneut versuchen' },
  dmWorks: { en: 'Direct messages work.', de: 'Direktnachrichten funktionieren.' },
  dmStillClosed: { en: 'Your direct messages are still closed to me.', de: 'Deine Direktnachrichten sind für mich noch geschlossen.' },
  dmTest: { en: 'Here I will show you your hands.', de: 'Hier zeige ich dir deine Karten.' },
  /** How long one took for an answer is said at the end of a match. */
  timing: {
    show: { en: 'Show My Answer Times', de: 'Meine Bedenkzeit zeigen' },
    hide: { en: 'Hide My Answer Times', de: 'Meine Bedenkzeit verbergen' },
  },
  saved: { en: 'Saved.', de: 'Gespeichert.' },
} as const;

export const orderWords = {
  title: (game: string): Text => ({
    en: `**Standing orders for ${game}** · nobody else sees them\nThey answer recurring questions for you.`,
    de: `**Daueraufträge für ${game}** · niemand sonst sieht sie\nSie beantworten wiederkehrende Fragen für dich.`,
  }),
  none: { en: 'This game knows no standing orders.', de: 'Dieses Spiel kennt keine Daueraufträge.' },
  pick: { en: 'Choose an order', de: 'Dauerauftrag wählen' },
  game: { en: 'For which game', de: 'Für welches Spiel' },
  setting: { en: 'What it says', de: 'Was gilt' },
  mode: { en: 'How it is used', de: 'Wann er gilt' },
  modes: {
    ask: { en: 'Ask me', de: 'Frag mich' },
    late: { en: 'Ask me, use the order when my time is over', de: 'Frag mich zuerst; er gilt, wenn meine Zeit um ist' },
    now: { en: 'Use the order at once', de: 'Er gilt sofort' },
  } satisfies Record<Profile['orders'][string]['mode'], Text>,
  remove: { en: 'Remove Order', de: 'Auftrag löschen' },
  standard: { en: 'as usual', de: 'Voreinstellung' },
  unset: { en: 'not set', de: 'nicht festgelegt' },
  back: { en: 'All Orders', de: 'Alle Aufträge' },
} as const;

export const vacationWords = {
  until: (time: string): Text => ({ en: `You are on vacation until ${time}.`, de: `Du bist im Urlaub bis ${time}.` }),
  none: { en: 'You are not on vacation.', de: 'Du bist nicht im Urlaub.' },
  left: (days: number): Text => ({
    en: `${days} ${days === 1 ? 'day is' : 'days are'} left in this half-year.`,
    de: `${days} ${days === 1 ? 'Tag bleibt' : 'Tage bleiben'} in diesem Halbjahr.`,
  }),
  rated: { en: 'Rated matches go on; the others see that you are away.', de: 'Gewertete Partien laufen weiter; die anderen sehen, dass du weg bist.' },
  start: (days: number): Text => ({ en: `Leave for ${days} ${days === 1 ? 'Day' : 'Days'}`, de: `${days} ${days === 1 ? 'Tag' : 'Tage'} Urlaub` }),
  end: { en: 'End Vacation', de: 'Urlaub beenden' },
} as const;
