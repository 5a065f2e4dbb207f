import type { Text } from '../../../engine/text.ts';
import type { PlayerColour, Development, Phase, PieceKind, Sort, Terrain, Title, VariantId } from '../vocabulary.ts';

export const gameName: Text = { en: 'CATAN', de: 'CATAN' };

export const variantTexts: Readonly<Record<VariantId, { readonly name: Text; readonly about: Text }>> = {
  classic: {
    name: { en: 'CATAN', de: 'CATAN' },
    about: {
      en: 'The classic for 3 or 4: build, trade and be the first to 10 points.',
      de: 'Der Klassiker für 3 oder 4: bauen, handeln und zuerst 10 Punkte erreichen.',
    },
  },
  two: {
    name: { en: 'CATAN for Two', de: 'CATAN für zwei' },
    about: {
      en: 'For 2, with two neutral colours, two rolls a turn and trade cards.',
      de: 'Für 2, mit zwei neutralen Farben, zwei Würfen je Zug und Handelskarten.',
    },
  },
  'cities-and-knights': {
    name: { en: 'Cities & Knights', de: 'Städte & Ritter' },
    about: {
      en: 'CATAN with commodities, city improvements, knights and barbarians, to 13 points. For 3 or 4, or 2 as a house rule.',
      de: 'CATAN mit Handelswaren, Stadtausbauten, Rittern und Barbaren, bis 13 Punkte. Für 3 oder 4, als Hausregel auch für 2.',
    },
  },
};

export const sortNames: Readonly<Record<Sort, Text>> = {
  brick: { en: 'brick', de: 'Lehm' },
  lumber: { en: 'lumber', de: 'Holz' },
  wool: { en: 'wool', de: 'Wolle' },
  grain: { en: 'grain', de: 'Getreide' },
  ore: { en: 'ore', de: 'Erz' },
  paper: { en: 'paper', de: 'Papier' },
  cloth: { en: 'cloth', de: 'Tuch' },
  coin: { en: 'coin', de: 'Münzen' },
};

/** „kein Holz“ after „hat“ and „hast“. */
export const noSort: Readonly<Record<Sort, string>> = {
  brick: 'keinen Lehm',
  lumber: 'kein Holz',
  wool: 'keine Wolle',
  grain: 'kein Getreide',
  ore: 'kein Erz',
  paper: 'kein Papier',
  cloth: 'kein Tuch',
  coin: 'keine Münzen',
};

export const sortSigns: Readonly<Record<Sort, string>> = {
  brick: '🧱',
  lumber: '🪵',
  wool: '🐑',
  grain: '🌾',
  ore: '🪨',
  paper: '📜',
  cloth: '🧵',
  coin: '🪙',
};

export const terrainNames: Readonly<Record<Terrain, Text>> = {
  hills: { en: 'hills', de: 'Hügelland' },
  forest: { en: 'forest', de: 'Wald' },
  pasture: { en: 'pasture', de: 'Weideland' },
  fields: { en: 'fields', de: 'Ackerland' },
  mountains: { en: 'mountains', de: 'Gebirge' },
  desert: { en: 'desert', de: 'Wüste' },
};

export const pieceNames: Readonly<Record<PieceKind, Text>> = {
  road: { en: 'road', de: 'Straße' },
  settlement: { en: 'settlement', de: 'Siedlung' },
  city: { en: 'city', de: 'Stadt' },
};

export const pieceTitles: Readonly<Record<PieceKind, Text>> = {
  road: { en: 'Road', de: 'Straße' },
  settlement: { en: 'Settlement', de: 'Siedlung' },
  city: { en: 'City', de: 'Stadt' },
};

export const developmentCard: Text = { en: 'Development card', de: 'Entwicklungskarte' };

/** Placement and value of a piece. */
export const pieceTexts: Readonly<Record<PieceKind, Text>> = {
  road: {
    en: 'On a free path next to one of your roads or buildings, but not past another player’s building. Five in a row can earn you the Longest Road.',
    de: 'Auf einem freien Weg an einer eigenen Straße oder einem eigenen Gebäude; nicht durch ein fremdes Gebäude hindurch. Fünf in einer Linie können die Längste Handelsroute bringen.',
  },
  settlement: {
    en: 'On an intersection one of your roads reaches, with no building next to it. Worth 1 point; collects 1 card from each hex around it.',
    de: 'Auf einer Kreuzung, zu der eine deiner Straßen führt, ohne Gebäude daneben. Bringt 1 Punkt; jedes Feld ringsum bringt 1 Karte.',
  },
  city: {
    en: 'Replaces one of your settlements. Worth 2 points; collects 2 cards from each hex around it.',
    de: 'Ersetzt eine deiner Siedlungen. Bringt 2 Punkte; jedes Feld ringsum bringt 2 Karten.',
  },
};

export const developmentNames: Readonly<Record<Development, Text>> = {
  knight: { en: 'Knight', de: 'Ritter' },
  'victory-point': { en: 'Victory Point', de: 'Siegpunkt' },
  'road-building': { en: 'Road Building', de: 'Straßenbau' },
  'year-of-plenty': { en: 'Year of Plenty', de: 'Erfindung' },
  monopoly: { en: 'Monopoly', de: 'Monopol' },
};

/** The effect of a development card in one or two sentences. */
export const developmentTexts: Readonly<Record<Development, Text>> = {
  knight: {
    en: 'Move the robber and steal a card there. Stays face up and counts towards the Largest Army.',
    de: 'Versetze den Räuber und stiehl dort eine Karte. Bleibt offen und zählt für die Größte Rittermacht.',
  },
  'victory-point': {
    en: 'Worth 1 victory point. Stays hidden and counts automatically.',
    de: 'Bringt 1 Siegpunkt. Bleibt verdeckt und zählt automatisch.',
  },
  'road-building': { en: 'Build up to two roads for free.', de: 'Baue bis zu zwei Straßen kostenlos.' },
  'year-of-plenty': { en: 'Take any two resources from the bank.', de: 'Nimm zwei beliebige Rohstoffe aus der Bank.' },
  monopoly: {
    en: 'Name a resource: everyone else gives you all their cards of it.',
    de: 'Nenne einen Rohstoff: Alle anderen geben dir alle Karten davon.',
  },
};

export const titleNames: Readonly<Record<Title, Text>> = {
  'longest-road': { en: 'Longest Road', de: 'Längste Handelsroute' },
  'largest-army': { en: 'Largest Army', de: 'Größte Rittermacht' },
};

export const tradeWords = {
  accept: { en: 'Accept', de: 'Annehmen' },
  decline: { en: 'Decline', de: 'Ablehnen' },
  counter: { en: 'Counter…', de: 'Gegenangebot …' },
} as const satisfies Record<string, Text>;

export const phaseNames: Readonly<Record<Phase, Text>> = {
  setup: { en: 'set-up', de: 'Aufbau' },
  roll: { en: 'rolling', de: 'Wurf' },
  trade: { en: 'trading', de: 'Handel' },
  build: { en: 'building', de: 'Bauen' },
  action: { en: 'trading and building', de: 'Handeln und Bauen' },
  over: { en: 'over', de: 'beendet' },
};

export const colourNames: Readonly<Record<PlayerColour, Text>> = {
  red: { en: 'red', de: 'Rot' },
  blue: { en: 'blue', de: 'Blau' },
  orange: { en: 'orange', de: 'Orange' },
  white: { en: 'white', de: 'Weiß' },
};

export const islandName: Text = { en: 'Island', de: 'Insel' };
