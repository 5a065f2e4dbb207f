import type { Text } from '../../engine/text.ts';
import type { Profile } from '../../match/stored-match.ts';

export const settingsStrings = {
  title: { en: '**Your settings** · only you can see them', de: '**Deine Einstellungen** · nur du siehst sie' },
  /** A menu value with the name of its setting. */
  labelled: (name: Text, value: Text): Text => ({ en: `${name.en}: ${value.en}`, de: `${name.de}: ${value.de}` }),
  language: { en: 'Language', de: 'Sprache' },
  automatic: { en: 'Same as Discord', de: 'Wie in Discord' },
  names: { en: { en: 'English', de: 'Englisch' }, de: { en: 'German', de: 'Deutsch' } },
  zoneUnknown: { en: 'Time zone: not set', de: 'Zeitzone: nicht festgelegt' },
  zoneFixed: (name: string): Text => ({ en: `${name} all year`, de: `${name} das ganze Jahr` }),
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
    en: 'I can’t send you direct messages, so you’ll only see your hand here. To allow them: server name → Privacy Settings → Direct Messages. Then, on the server: /parley settings → Try Again.',
    de: 'Ich kann dir keine Direktnachrichten schicken, darum siehst du deine Hand nur hier. So erlaubst du sie: Servername → Privatsphäre → Direktnachrichten. Dann auf dem Server: /parley settings → Erneut versuchen.',
  },
  tryAgain: { en: 'Try Again', de: 'Erneut versuchen' },
  dmWorks: { en: 'Your direct messages work.', de: 'Deine Direktnachrichten funktionieren.' },
  dmStillClosed: {
    en: 'I still can’t send you direct messages.',
    de: 'Ich kann dir noch immer keine Direktnachrichten schicken.',
  },
  dmTest: { en: 'I’ll send your hand here.', de: 'Hier zeige ich dir deine Karten.' },
  /** Whether the result of a match names the player's average response time. */
  timing: {
    show: { en: 'Show Response Times', de: 'Bedenkzeit zeigen' },
    hide: { en: 'Hide Response Times', de: 'Bedenkzeit verbergen' },
  },
  vacation: { en: 'Vacation', de: 'Urlaub' },
  privacy: { en: 'My Data', de: 'Meine Daten' },
  saved: { en: 'Saved.', de: 'Gespeichert.' },
} as const;

export const orderStrings = {
  title: (game: string): Text => ({
    en: `**Standing orders for ${game}** · only you can see them\nThey answer recurring questions for you.`,
    de: `**Daueraufträge für ${game}** · nur du siehst sie\nSie beantworten wiederkehrende Fragen für dich.`,
  }),
  none: { en: 'This game has no standing orders.', de: 'Dieses Spiel hat keine Daueraufträge.' },
  pick: { en: 'Choose an order', de: 'Dauerauftrag wählen' },
  game: { en: 'For which game', de: 'Für welches Spiel' },
  setting: { en: 'Setting', de: 'Einstellung' },
  mode: { en: 'When to use it', de: 'Wann er gilt' },
  modes: {
    ask: { en: 'Ask me', de: 'Frag mich' },
    late: { en: 'Ask me, use it if my time runs out', de: 'Frag mich zuerst; er gilt, wenn meine Zeit um ist' },
    now: { en: 'Use it right away', de: 'Er gilt sofort' },
  } satisfies Record<Profile['orders'][string]['mode'], Text>,
  remove: { en: 'Remove Order', de: 'Auftrag löschen' },
  standard: { en: 'default', de: 'Voreinstellung' },
  unset: { en: 'not set', de: 'nicht festgelegt' },
  back: { en: 'All Orders', de: 'Alle Aufträge' },
} as const;

export const vacationStrings = {
  until: (time: string): Text => ({ en: `You’re on vacation until ${time}.`, de: `Du bist im Urlaub bis ${time}.` }),
  none: { en: 'You’re not on vacation.', de: 'Du bist nicht im Urlaub.' },
  left: (days: number): Text => ({
    en: `You have ${days} ${days === 1 ? 'day' : 'days'} left in this half of the year.`,
    de: `Du hast in diesem Halbjahr noch ${days} ${days === 1 ? 'Tag' : 'Tage'}.`,
  }),
  rated: {
    en: 'Rated matches continue; the others see that you’re away.',
    de: 'Gewertete Partien laufen weiter; die anderen sehen, dass du weg bist.',
  },
  start: (days: number): Text => ({
    en: `Take ${days} ${days === 1 ? 'Day' : 'Days'} Off`,
    de: `${days} ${days === 1 ? 'Tag' : 'Tage'} Urlaub`,
  }),
  end: { en: 'End Vacation', de: 'Urlaub beenden' },
} as const;
