import type { Text } from '../../../engine/text.ts';
import type { Deck } from './deck.ts';

/** A ready-made deck. */
export interface PremadeRivalsDeck {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  readonly deck: Deck;
}

const traders: Deck = {
  cards: {
    marketplace: 2,
    'parish-hall': 1,
    storehouse: 1,
    'toll-bridge': 1,
    'brick-ship': 1,
    'gold-ship': 1,
    'grain-ship': 1,
    'ore-ship': 1,
    'wool-ship': 1,
    'large-trade-ship': 1,
    goldsmith: 1,
    'merchant-caravan': 2,
    scout: 1,
    'ship-builder': 1,
    gero: 1,
    'maritime-trade-monopoly': 2,
    'trade-monopoly': 1,
    'trading-post': 2,
    'paper-merchants-residence': 1,
    'cloth-merchants-residence': 1,
    'commercial-harbor': 1,
    'craft-guild': 1,
    lighthouse: 1,
    'master-merchants-alliance': 1,
    'commercial-metropolis': 1,
    mint: 1,
    'salt-silo': 1,
    'merchant-guild': 1,
    'staple-house': 1,
    moneylender: 1,
    olaf: 1,
    'brigand-camp': 1,
  },
  start: ['marketplace', 'ore-ship', 'grain-ship'],
  events: ['trade-ships-race', 'fortunate-trade-voyage', 'fortunate-trade-voyage', 'invention'],
};

const warriors: Deck = {
  cards: {
    austin: 1,
    candamir: 1,
    harald: 1,
    inga: 1,
    osmund: 1,
    siglind: 1,
    arnd: 1,
    baroc: 1,
    marie: 1,
    'carl-forkbeard': 1,
    heinrich: 1,
    'drill-ground': 1,
    'border-fortress': 2,
    castle: 1,
    castellan: 2,
    siegfried: 1,
    'contest-of-the-heroes': 2,
    'alliance-against-the-barbarians': 1,
    arsenal: 2,
    bailiwick: 1,
    'secret-brotherhood': 1,
    'triumph-card': 1,
    brigands: 1,
    'voyage-of-plunder': 1,
    abbey: 1,
    storehouse: 1,
    'iron-foundry': 1,
    'grain-mill': 1,
    scout: 1,
    'hedge-tavern': 1,
    archer: 1,
    'large-festival-hall': 1,
  },
  start: ['harald', 'iron-foundry', 'storehouse'],
  events: ['barbarian-attack', 'barbarian-attack', 'feud', 'gift-for-the-prince'],
};

const scholars: Deck = {
  cards: {
    abbey: 2,
    library: 2,
    university: 1,
    'town-hall': 1,
    'parish-hall': 2,
    parliament: 1,
    'bath-house': 2,
    pharmacy: 1,
    'building-crane': 1,
    'mineral-mining': 1,
    'three-field-system': 1,
    benjamin: 1,
    doctor: 1,
    gustav: 1,
    'chief-cannoneer': 1,
    church: 1,
    'odins-temple': 1,
    bran: 1,
    judith: 1,
    'pilgrimage-site': 1,
    'odins-fountain': 1,
    'great-thingstead': 1,
    'priestess-of-the-norns': 1,
    'sacrificial-site': 1,
    'bishops-see': 1,
    brigitta: 1,
    scout: 1,
    goldsmith: 1,
    'grain-mill': 1,
    'lumber-camp': 1,
    'brick-factory': 1,
    storehouse: 1,
  },
  start: ['abbey', 'parish-hall', 'grain-mill'],
  events: ['invention', 'good-neighbors', 'year-of-plenty', 'religious-dispute'],
};

export const premadeDecks: readonly PremadeRivalsDeck[] = [
  {
    id: 'traders',
    name: { en: 'Fleet and Market', de: 'Flotte und Markt' },
    about: {
      en: 'Ships, Residences and a metropolis: an early trade advantage and victory points from commerce.',
      de: 'Schiffe, Residenzen und eine Metropole: früh der Handelsvorteil, Siegpunkte durch Handel.',
    },
    deck: traders,
  },
  {
    id: 'warriors',
    name: { en: 'Heroes at the Border', de: 'Helden an der Grenze' },
    about: {
      en: 'Heroes, a Castle and triumphs: barbarians are welcome.',
      de: 'Helden und Heldinnen, eine Burg und Triumphe: Barbaren sind willkommen.',
    },
    deck: warriors,
  },
  {
    id: 'scholars',
    name: { en: 'Faith and Learning', de: 'Glaube und Wissen' },
    about: {
      en: 'A full hand, both faiths, and peace under a Great Thingstead.',
      de: 'Eine volle Hand, beide Religionen und Frieden unter einem Großen Thing.',
    },
    deck: scholars,
  },
];
