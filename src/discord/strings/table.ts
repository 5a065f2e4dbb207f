import type { Text } from '../../engine/text.ts';

/** Texts of a table before the first move. */
export const tableStrings = {
  host: { en: 'host', de: 'Gastgeber' },
  open: { en: 'open seat', de: 'freier Platz' },
  invited: { en: 'invited', de: 'eingeladen' },
  mustAgree: { en: 'must agree', de: 'muss zustimmen' },
  agree: { en: 'Accept New Terms', de: 'Neuen Bedingungen zustimmen' },
  join: { en: 'Join Table', de: 'Mitspielen' },
  leave: { en: 'Leave Table', de: 'Tisch verlassen' },
  startNow: { en: 'Start Now', de: 'Jetzt beginnen' },
  startWithComputers: { en: 'Start with Computers', de: 'Mit Computern beginnen' },
  houseRules: { en: 'House Rules', de: 'Hausregeln' },
  handicap: { en: 'Handicap', de: 'Vorgabe' },
  noHandicap: { en: 'No handicap', de: 'Keine Vorgabe' },
  suggestedHandicap: (what: string): Text => ({
    en: `By your ratings, it would be an even match if ${what}.`,
    de: `Ausgeglichen nach eurer Wertung: ${what}.`,
  }),
  manage: { en: 'Manage Table', de: 'Tisch verwalten' },
  seats: (count: number): Text => ({ en: `${count} seats`, de: `${count} Plätze` }),
  seatsAt: { en: 'Seats at the table', de: 'Plätze am Tisch' },
  invite: { en: 'Invite…', de: 'Einladen …' },
  inviteTitle: { en: 'Invite people', de: 'Leute einladen' },
  inviteWhom: (seats: number): Text =>
    seats === 1
      ? { en: 'Who gets the open seat', de: 'Wer den freien Platz bekommt' }
      : { en: `Who gets the ${seats} open seats`, de: `Wer die ${seats} freien Plätze bekommt` },
  youInvited: (names: string): Text => ({ en: `You invited ${names}.`, de: `Du hast ${names} eingeladen.` }),
  sendAway: { en: 'Remove a player', de: 'Jemanden entfernen' },
  houseRulesAbout: { en: 'How do you want to play?', de: 'Wie wollt ihr spielen?' },
  noHouseRules: { en: 'This variant has no house rules.', de: 'Diese Variante hat keine Hausregeln.' },
  clears: {
    en: 'If you change something here, everyone else has to agree again.',
    de: 'Wenn du hier etwas änderst, müssen alle anderen noch einmal zustimmen.',
  },
  savedAs: (name: string): Text => ({ en: `Saved here: ${name}`, de: `Hier gespeichert: ${name}` }),
  useSaved: { en: 'Use saved house rules', de: 'Gespeicherte Hausregeln nehmen' },
  saveRules: { en: 'Save These Rules…', de: 'Regeln speichern …' },
  saveTitle: { en: 'Save house rules', de: 'Hausregeln speichern' },
  saveName: { en: 'Name', de: 'Name' },
  saveAbout: {
    en: 'Everyone on this server can choose them for a challenge.',
    de: 'Alle auf diesem Server können sie für eine Herausforderung wählen.',
  },
  showSaved: { en: 'Saved House Rules', de: 'Gespeicherte Hausregeln' },
  savedTitle: { en: '**Saved house rules** on this server', de: '**Gespeicherte Hausregeln** auf diesem Server' },
  noneSaved: { en: 'None are saved on this server.', de: 'Auf diesem Server sind keine gespeichert.' },
  savedRules: (name: string): Text => ({
    en: `Saved as “${name}”. Everyone on this server can choose them.`,
    de: `Gespeichert als „${name}“. Alle auf diesem Server können sie wählen.`,
  }),
  defaults: { en: 'the usual rules', de: 'die üblichen Regeln' },
  deleteRules: { en: 'Delete', de: 'Löschen' },
  deletedRules: (name: string): Text => ({ en: `“${name}” is deleted.`, de: `„${name}“ ist gelöscht.` }),
  unknownRule: (typed: string): Text => ({
    en: `There’s no house rule “${typed}”. Start typing and choose one from the list.`,
    de: `Eine Hausregel „${typed}“ gibt es nicht. Tippe den Anfang und wähle aus der Liste.`,
  }),
  ruleGoesWith: (rule: string, variants: string): Text => ({
    en: `${rule} is only for ${variants}.`,
    de: `${rule} gibt es nur bei ${variants}.`,
  }),
  changed: (rule: string): Text => ({ en: `Changed: ${rule}.`, de: `Geändert: ${rule}.` }),
  begins: (by: string): Text => ({
    en: `${by} opened a table. Who’s in?`,
    de: `${by} hat einen Tisch eröffnet. Wer spielt mit?`,
  }),
  youJoined: {
    en: 'You’re in. The match starts when all seats are taken.',
    de: 'Du bist dabei. Es geht los, sobald alle Plätze besetzt sind.',
  },
  youLeft: { en: 'You left the table.', de: 'Du hast den Tisch verlassen.' },
  seatFreed: { en: 'The seat is open again.', de: 'Der Platz ist wieder frei.' },
  started: { en: 'The match is starting.', de: 'Die Partie beginnt.' },
  opened: {
    en: 'Your table is open. You’ll get a message when someone joins.',
    de: 'Dein Tisch ist eröffnet. Du bekommst Bescheid, sobald jemand mitspielt.',
  },
} as const;
