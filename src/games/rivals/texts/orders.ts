import type { Text } from '../../../engine/text.ts';
import { capital } from './phrases.ts';
import { resourceNames } from './words.ts';
import { type Resource, resources } from '../vocabulary.ts';

export interface OrderText {
  readonly name: Text;
  readonly about: Text;
  /** Where a setting does something else than with other orders. */
  readonly settings?: Readonly<Record<string, Text>>;
}

/** The standing orders of the game. */
export const orderTexts = {
  payment: {
    name: { en: 'Payments', de: 'Zahlungen' },
    about: {
      en: 'Where a price is taken from, when its types are fixed.',
      de: 'Woher ein Preis kommt, wenn die Sorten feststehen.',
    },
  },
  giving: {
    name: { en: 'Demands on you', de: 'Forderungen an dich' },
    about: {
      en: 'Where the resources come from that your opponent demands.',
      de: 'Woher die Rohstoffe kommen, die dein Gegenüber fordert.',
    },
  },
  taking: {
    name: { en: 'Your demands', de: 'Deine Forderungen' },
    about: {
      en: 'What you demand when the trade advantage or a card lets you.',
      de: 'Was du forderst, wenn der Handelsvorteil oder eine Karte es erlaubt.',
    },
  },
  trade: {
    name: { en: 'Trade in the other’s turn', de: 'Handel im fremden Zug' },
    about: {
      en: 'What you take with the trade advantage when the other player rolls Trade, so that nobody waits.',
      de: 'Was du mit dem Handelsvorteil nimmst, wenn dein Gegenüber Handel würfelt, damit niemand wartet.',
    },
  },
  gold: {
    name: { en: 'Gold and Gold Cache', de: 'Gold und Goldversteck' },
    about: {
      en: 'Where gold that comes by itself goes first, if you have a Gold Cache.',
      de: 'Wohin Gold, das von selbst kommt, zuerst gelangt, wenn du ein Goldversteck hast.',
    },
  },
  storage: {
    name: { en: 'Storing', de: 'Einlagern' },
    about: { en: 'Where resources of a fixed type go.', de: 'Wohin Rohstoffe einer bestimmten Sorte kommen.' },
  },
  gains: {
    name: { en: 'Free resources', de: 'Rohstoffe freier Wahl' },
    about: {
      en: 'What you take when you may choose: Celebration, Plentiful Harvest, events and cards.',
      de: 'Was du nimmst, wenn du wählen darfst: Fest, Gutes Erntejahr, Ereignisse und Karten.',
    },
  },
  marketplace: {
    name: { en: 'Marketplace', de: 'Markt' },
    about: { en: 'What you take when your Marketplace pays.', de: 'Was du nimmst, wenn dein Markt etwas bringt.' },
  },
  start: {
    name: { en: 'First hand', de: 'Starthand' },
    about: { en: 'From which of the equal face-down stacks it comes.', de: 'Von welchem der gleichen verdeckten Stapel sie kommt.' },
  },
  cards: {
    name: { en: 'Chosen first hand', de: 'Gewählte Starthand' },
    about: { en: 'The three cards you look for in your stack before the first turn.', de: 'Die drei Karten, die du vor dem ersten Zug aus deinem Stapel suchst.' },
  },
  regions: {
    name: { en: 'Regions before the first turn', de: 'Landschaften vor dem ersten Zug' },
    about: { en: 'Whether you rearrange your regions.', de: 'Ob du deine Landschaften umordnest.' },
  },
  stacks: {
    name: { en: 'Returned cards', de: 'Zurückgelegte Karten' },
    about: { en: 'Under which matching draw stack a card goes.', de: 'Unter welchen passenden Nachziehstapel eine Karte kommt.' },
  },
  exchange: {
    name: { en: 'Exchange', de: 'Tauschen' },
    about: {
      en: 'The exchange of a card at the end of your turn. *End Turn and Exchange…* always asks.',
      de: 'Das Tauschen einer Karte am Ende deines Zuges. *Zug beenden und tauschen …* fragt immer.',
    },
  },
  merchant: {
    name: { en: 'Traveling Merchant', de: 'Fahrender Händler' },
    about: { en: 'Buying for gold when he comes by.', de: 'Kaufen für Gold, wenn er vorbeikommt.' },
  },
  sebastian: {
    name: { en: 'Sebastian', de: 'Sebastian' },
    about: {
      en: 'Your answer to Feud and Fraternal Feuds. It is asked whether you hold him or not, so a pause betrays nothing.',
      de: 'Deine Antwort auf Fehde und Bruderzwist. Gefragt wird, ob du ihn hast oder nicht: So verrät keine Pause etwas.',
    },
  },
  losses: {
    name: { en: 'Lost cards', de: 'Verlorene Karten' },
    about: {
      en: 'What you give up to Feud, Archer or Pirate Ship.',
      de: 'Was du bei Fehde, Bogenschütze oder Kaperschiff aufgibst.',
    },
  },
  barbarians: {
    name: { en: 'Victory over barbarians', de: 'Sieg über Barbaren' },
    about: {
      en: 'Whether you raise your Triumph Card while it can rise.',
      de: 'Ob du deine Triumphkarte hebst, solange es geht.',
    },
  },
  plunder: {
    name: { en: 'Defeat by barbarians', de: 'Niederlage gegen Barbaren' },
    about: { en: 'Which resources you give up.', de: 'Welche Rohstoffe du aufgibst.' },
    settings: { fullest: { en: 'Of the type I have most of', de: 'Von der Sorte, von der ich am meisten habe' } },
  },
  draws: {
    name: { en: 'Drawing cards', de: 'Karten ziehen' },
    about: { en: 'The draw stack your next card comes from.', de: 'Der Nachziehstapel, von dem deine nächste Karte kommt.' },
  },
  riots: {
    name: { en: 'Riots', de: 'Unruhen' },
    about: { en: 'Whether you pay when you can.', de: 'Ob du zahlst, wenn du kannst.' },
  },
} as const satisfies Record<string, OrderText>;

const resourcesFirst = Object.fromEntries(
  resources.map((resource) => {
    const name = capital(resourceNames[resource]);
    return [resource, { en: `${name.en} first`, de: `Zuerst ${name.de}` }];
  }),
) as Record<Resource, Text>;

/** What an order may say. */
export const settingTexts = {
  ask: { en: 'Ask me', de: 'Frag mich' },
  fullest: { en: 'From the fullest store', de: 'Aus dem vollsten Lager' },
  emptiest: { en: 'Into the emptiest store', de: 'Ins leerste Lager' },
  room: { en: 'What I have most room for', de: 'Wofür ich am meisten Platz habe' },
  cache: { en: 'Into the Gold Cache first', de: 'Zuerst ins Goldversteck' },
  fields: { en: 'Into the gold fields first', de: 'Zuerst in die Goldflüsse' },
  triumph: { en: 'Raise the Triumph Card', de: 'Triumphkarte heben' },
  away: { en: 'Raise it in the other’s turn, ask me in mine', de: 'Im Zug des Gegenübers heben, in meinem fragen' },
  highest: { en: 'From the highest stack', de: 'Vom höchsten Stapel' },
  any: { en: 'The first that matches', de: 'Der erste, der passt' },
  top: { en: 'The three on top', de: 'Die drei obersten' },
  leave: { en: 'Leave them as they are', de: 'So lassen, wie sie liegen' },
  never: { en: 'Never', de: 'Nie' },
  keep: { en: 'Never play him', de: 'Nie spielen' },
  play: { en: 'Play him when I can', de: 'Spielen, wenn ich kann' },
  cheapest: { en: 'The cheapest card', de: 'Die billigste Karte' },
  pay: { en: 'Pay when I can', de: 'Zahlen, wenn ich kann' },
  ...resourcesFirst,
} as const satisfies Record<string, Text>;
