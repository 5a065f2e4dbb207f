import type { Text } from '../../engine/text.ts';

/** What stands around a table before the first move. */
export const tableWords = {
  host: { en: 'host', de: 'lädt ein' },
  open: { en: 'open: anyone may join', de: 'frei: wer mag, setzt sich dazu' },
  invited: { en: 'asked', de: 'gefragt' },
  join: { en: 'Join Table', de: 'Dazusetzen' },
  leave: { en: 'Leave Table', de: 'Aufstehen' },
  startNow: { en: 'Start Now', de: 'Jetzt beginnen' },
  startWithComputers: { en: 'Start with Computers', de: 'Mit Computern beginnen' },
  houseRules: { en: 'House Rules', de: 'Hausregeln' },
  manage: { en: 'Manage Table', de: 'Tisch verwalten' },
  seats: (count: number): Text => ({ en: `${count} seats`, de: `${count} Plätze` }),
  seatsAt: { en: 'Seats at the table', de: 'Plätze am Tisch' },
  sendAway: { en: 'Free somebody’s seat', de: 'Einen Platz freimachen' },
  houseRulesAbout: { en: 'How do you want to play?', de: 'Wie wollt ihr spielen?' },
  noHouseRules: { en: 'This variant knows no house rules.', de: 'Zu dieser Variante gibt es keine Hausregeln.' },
  clears: {
    en: 'Whatever is changed here, everybody else is asked to agree again.',
    de: 'Nach jeder Änderung hier werden alle anderen noch einmal um ihr Ja gebeten.',
  },
  unknownRule: (typed: string): Text => ({
    en: `There is no house rule “${typed}”. Pick one of those suggested while you type.`,
    de: `Eine Hausregel „${typed}“ gibt es nicht. Wähle eine von denen, die beim Tippen vorgeschlagen werden.`,
  }),
  ruleGoesWith: (rule: string, variants: string): Text => ({ en: `${rule}: goes with ${variants} only.`, de: `${rule}: gehört nur zu ${variants}.` }),
  changed: (rule: string): Text => ({ en: `Changed: ${rule}.`, de: `Geändert: ${rule}.` }),
  begins: (by: string): Text => ({ en: `${by} opens a table. Who plays?`, de: `${by} eröffnet einen Tisch. Wer spielt mit?` }),
  youJoined: { en: 'You have a seat. The match begins when all seats are taken.', de: 'Du sitzt am Tisch. Es geht los, sobald alle Plätze besetzt sind.' },
  youLeft: { en: 'You left the table.', de: 'Du bist aufgestanden.' },
  seatFreed: { en: 'The seat is free again.', de: 'Der Platz ist wieder frei.' },
  started: { en: 'The match begins.', de: 'Die Partie beginnt.' },
  opened: { en: 'Your table is open. You will hear when somebody sits down.', de: 'Dein Tisch ist eröffnet. Du hörst, sobald sich jemand dazusetzt.' },
} as const;
