import type { Text } from '../../../engine/text.ts';
import { resourceNames } from './names.ts';
import { type Resource, resources } from '../vocabulary.ts';
import { capitalize } from '../../phrases.ts';

export interface OrderText {
  readonly name: Text;
  readonly about: Text;
  /** Texts for settings that mean something different in this order. */
  readonly settings?: Readonly<Record<string, Text>>;
}

export const orderTexts = {
  payment: {
    name: { en: 'Payments', de: 'Zahlungen' },
    about: {
      en: 'Which stores you pay from when the price is fixed.',
      de: 'Aus welchen Lagern du zahlst, wenn der Preis feststeht.',
    },
  },
  giving: {
    name: { en: 'Demands by your opponent', de: 'Forderungen an dich' },
    about: {
      en: 'Which stores you give from when your opponent demands resources.',
      de: 'Aus welchen Lagern du gibst, wenn dein Gegenüber Rohstoffe fordert.',
    },
  },
  taking: {
    name: { en: 'Your demands', de: 'Deine Forderungen' },
    about: {
      en: 'What you take when the trade advantage or a card lets you demand something.',
      de: 'Was du forderst, wenn der Handelsvorteil oder eine Karte es erlaubt.',
    },
  },
  trade: {
    name: { en: 'Trade on your opponent’s turn', de: 'Handel im fremden Zug' },
    about: {
      en: 'What you take with the trade advantage when your opponent rolls Trade, so no one has to wait.',
      de: 'Was du mit dem Handelsvorteil nimmst, wenn dein Gegenüber Handel würfelt, damit niemand wartet.',
    },
  },
  gold: {
    name: { en: 'Gold and Gold Cache', de: 'Gold und Goldversteck' },
    about: {
      en: 'Where automatic gold goes first if you have a Gold Cache.',
      de: 'Wohin Gold automatisch zuerst kommt, wenn du ein Goldversteck hast.',
    },
  },
  storage: {
    name: { en: 'Storage', de: 'Einlagern' },
    about: { en: 'Where resources of a fixed type go.', de: 'Wohin Rohstoffe einer bestimmten Sorte kommen.' },
  },
  gains: {
    name: { en: 'Free resources', de: 'Rohstoffe freier Wahl' },
    about: {
      en: 'What you take when you get to choose: Celebration, Plentiful Harvest, events and cards.',
      de: 'Was du nimmst, wenn du wählen darfst: Fest, Gutes Erntejahr, Ereignisse und Karten.',
    },
  },
  marketplace: {
    name: { en: 'Marketplace', de: 'Markt' },
    about: { en: 'What you take when your Marketplace pays.', de: 'Was du nimmst, wenn dein Markt etwas bringt.' },
  },
  start: {
    name: { en: 'Starting hand', de: 'Starthand' },
    about: {
      en: 'Which of the face-down stacks your starting hand comes from.',
      de: 'Von welchem der verdeckten Stapel deine Starthand kommt.',
    },
  },
  cards: {
    name: { en: 'Choosing the starting hand', de: 'Starthand aussuchen' },
    about: {
      en: 'The three cards you pick from your stack before the first turn.',
      de: 'Die drei Karten, die du vor dem ersten Zug aus deinem Stapel aussuchst.',
    },
  },
  regions: {
    name: { en: 'Regions before the first turn', de: 'Landschaften vor dem ersten Zug' },
    about: { en: 'Whether you rearrange your regions.', de: 'Ob du deine Landschaften umordnest.' },
  },
  stacks: {
    name: { en: 'Returned cards', de: 'Zurückgelegte Karten' },
    about: {
      en: 'Which matching draw stack a card goes under.',
      de: 'Unter welchen passenden Nachziehstapel eine Karte kommt.',
    },
  },
  exchange: {
    name: { en: 'Exchange', de: 'Tauschen' },
    about: {
      en: 'Exchanging a card at the end of your turn. *End Turn and Exchange…* always asks.',
      de: 'Das Tauschen einer Karte am Ende deines Zuges. *Zug beenden und tauschen …* fragt immer.',
    },
  },
  merchant: {
    name: { en: 'Traveling Merchant', de: 'Fahrender Händler' },
    about: { en: 'Whether you buy resources for gold.', de: 'Ob du Rohstoffe für Gold kaufst.' },
  },
  sebastian: {
    name: { en: 'Sebastian', de: 'Sebastian' },
    about: {
      en: 'Your response to Feud and Fraternal Feuds. You’re asked even without him, so a pause gives nothing away.',
      de: 'Deine Antwort auf Fehde und Bruderzwist. Gefragt wirst du auch ohne ihn, damit keine Pause etwas verrät.',
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
    name: { en: 'Beating the barbarians', de: 'Sieg über Barbaren' },
    about: {
      en: 'Whether you raise your Triumph Card as long as it can go up.',
      de: 'Ob du deine Triumphkarte erhöhst, solange es geht.',
    },
  },
  plunder: {
    name: { en: 'Losing to the barbarians', de: 'Niederlage gegen Barbaren' },
    about: { en: 'Which resources you give up.', de: 'Welche Rohstoffe du aufgibst.' },
    settings: { fullest: { en: 'The type I have most of', de: 'Die Sorte, von der ich am meisten habe' } },
  },
  draws: {
    name: { en: 'Drawing cards', de: 'Karten ziehen' },
    about: {
      en: 'The draw stack your next card comes from.',
      de: 'Der Nachziehstapel, von dem deine nächste Karte kommt.',
    },
  },
  riots: {
    name: { en: 'Riots', de: 'Unruhen' },
    about: { en: 'Whether you pay when you can.', de: 'Ob du zahlst, wenn du kannst.' },
  },
} as const satisfies Record<string, OrderText>;

const resourcesFirst = Object.fromEntries(
  resources.map((resource) => {
    const name = capitalize(resourceNames[resource]);
    return [resource, { en: `${name.en} first`, de: `Zuerst ${name.de}` }];
  }),
) as Record<Resource, Text>;

export const settingTexts = {
  ask: { en: 'Ask me', de: 'Frag mich' },
  fullest: { en: 'From the fullest store', de: 'Aus dem vollsten Lager' },
  emptiest: { en: 'Into the emptiest store', de: 'Ins leerste Lager' },
  room: { en: 'Whatever I have most room for', de: 'Wofür ich am meisten Platz habe' },
  cache: { en: 'Into the Gold Cache first', de: 'Zuerst ins Goldversteck' },
  fields: { en: 'Into the gold fields first', de: 'Zuerst in die Goldflüsse' },
  triumph: { en: 'Raise the Triumph Card', de: 'Triumphkarte erhöhen' },
  away: { en: 'Raise it on my opponent’s turn, ask me on mine', de: 'Im fremden Zug erhöhen, in meinem fragen' },
  highest: { en: 'From the largest stack', de: 'Vom höchsten Stapel' },
  any: { en: 'The first matching stack', de: 'Der erste passende Stapel' },
  top: { en: 'The top three', de: 'Die drei obersten' },
  leave: { en: 'Leave them as they are', de: 'So lassen' },
  never: { en: 'Never', de: 'Nie' },
  keep: { en: 'Never play him', de: 'Nie spielen' },
  play: { en: 'Play him when I can', de: 'Spielen, wenn ich kann' },
  cheapest: { en: 'The cheapest card', de: 'Die billigste Karte' },
  pay: { en: 'Pay when I can', de: 'Zahlen, wenn ich kann' },
  ...resourcesFirst,
} as const satisfies Record<string, Text>;
