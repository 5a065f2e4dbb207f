import type { CardId } from '../cards/ids.ts';
import type { CardSet, EventFace, PointKind, Resource, Token } from '../vocabulary.ts';

/**
 * Icons of game-icons.net. A number after a plus sign makes the lines of a thin drawing bolder, so that it can still be
 * told on a small screen.
 */
export const cardIcons: Readonly<Record<CardId, string>> = {
  fields: 'field', mountains: 'peaks', 'gold-field': 'gold-mine', hills: 'hills', forest: 'forest', pasture: 'sheep',
  road: 'stone-path', settlement: 'village', city: 'qaitbay-citadel', brigitta: 'crystal-ball', goldsmith: 'ring-mould',
  'merchant-caravan': 'camel', relocation: 'cycle', scout: 'spyglass', abbey: 'monk-face', marketplace: 'shop',
  'parish-hall': 'family-house', storehouse: 'granary', 'toll-bridge': 'arch-bridge', 'brick-factory': 'chimney',
  'grain-mill': 'windmill', 'iron-foundry': 'melting-metal', 'lumber-camp': 'axe-in-stump',
  'weavers-shop': 'spinning-wheel+12', 'large-trade-ship': 'galleon', 'brick-ship': 'sinagot', 'gold-ship': 'galley',
  'grain-ship': 'sailboat', 'lumber-ship': 'drakkar', 'ore-ship': 'trireme', 'wool-ship': 'shooner-sailboat',
  austin: 'visored-helm', candamir: 'viking-head', harald: 'viking-helmet', inga: 'robin-hood-hat', osmund: 'barbute',
  siglind: 'swordwoman', feud: 'crossed-swords', 'fraternal-feuds': 'hatchets', invention: 'vitruvian-man',
  'trade-ships-race': 'ship-wheel', 'traveling-merchant': 'old-wagon', 'year-of-plenty': 'cornucopia', yule: 'fireplace',
  brigands: 'robber', gudrun: 'pirate-captain', merchant: 'pay-money', reiner: 'bugle-call', 'trade-master': 'cash',
  'gold-cache': 'locked-chest', 'pirate-ship': 'pirate-flag', harbor: 'harbor-dock', 'merchant-guild': 'wax-seal',
  moneylender: 'abacus+12', mint: 'crown-coin', 'salt-silo': 'powder-bag', 'staple-house': 'wooden-crate',
  'trading-base': 'barrel', 'gift-for-the-prince': 'present', archer: 'archer', arsonist: 'arson', sebastian: 'prayer',
  traitor: 'backstab', 'voyage-of-plunder': 'drakkar-dragon', 'drill-ground': 'target-dummy',
  'lookout-tower': 'watchtower', 'carl-forkbeard': 'beard', heinrich: 'pikeman', irmgard: 'lantern-flame',
  'chapel-1-3': 'carillon', 'chapel-4-6': 'ringing-bell', fairgrounds: 'carousel', 'fire-brigade': 'full-wood-bucket',
  'hedge-tavern': 'tavern-sign', 'large-festival-hall': 'viking-longhouse', 'tithe-barn': 'barn', riots: 'uprising',
  benjamin: 'graduate-cap', doctor: 'caduceus', guido: 'scroll-quill', gustav: 'bookshelf', 'mineral-mining': 'mining',
  'three-field-system': 'plow+12', 'chief-cannoneer': 'cannon', 'bath-house': 'bubbling-bowl',
  'building-crane': 'crane+12', library: 'book-pile', parliament: 'tribunal-jury', pharmacy: 'pestle-mortar',
  'town-hall': 'clock-tower', university: 'classical-knowledge', plague: 'plague-doctor-profile', bishop: 'chess-bishop',
  michael: 'trowel', missionary: 'crucifix', 'odins-priest': 'sun-priest', 'priestess-of-the-norns': 'triquetra+10',
  'red-light-tavern': 'old-lantern', 'abbey-brewery': 'beer-stein', 'reiner-the-miller': 'flour',
  'great-thingstead': 'dolmen', 'odins-fountain': 'well', 'pilgrimage-site': 'pilgrim-hat', godfrey: 'cloak-dagger',
  'master-of-the-brotherhood': 'cowled', 'bishops-see': 'pope-crown', church: 'church', 'odins-temple': 'viking-church',
  'sacrificial-site': 'sacrificial-dagger', bran: 'templar-shield', judith: 'winged-shield', 'good-neighbors': 'high-five',
  'religious-dispute': 'confrontation', gero: 'shiny-purse', 'guild-master': 'hanging-sign', hergild: 'receive-money',
  'maritime-trade-monopoly': 'anchor', mendicants: 'bindle', 'tactical-retreat': 'run', 'trade-monopoly': 'queen-crown',
  'commercial-metropolis': 'medieval-gate', 'brigand-camp': 'camping-tent', 'trading-post': 'direction-signs',
  'cloth-merchants-residence': 'rolled-cloth', 'paper-merchants-residence': 'scroll-unfurled', wainwright: 'cartwheel',
  olaf: 'compass', 'ship-builder': 'stake-hammer', 'commercial-harbor': 'wooden-pier', 'craft-guild': 'anvil',
  lighthouse: 'lighthouse', 'master-merchants-alliance': 'shaking-hands', 'trading-station': 'medieval-pavilion',
  'capricious-sea': 'big-wave', 'fortunate-trade-voyage': 'journey', 'hour-of-the-master-merchants': 'sundial',
  'alliance-against-the-barbarians': 'shield-opposition', castellan: 'keyring', 'contest-of-the-heroes': 'sword-clash',
  siegfried: 'sword-brandish', 'barbarian-stronghold': 'palisade', 'border-fortress': 'stone-tower',
  'white-raven-tavern': 'raven', arnd: 'chess-knight', baroc: 'barbarian', caravel: 'caravel', marie: 'viking-shield',
  siward: 'walking-boot', wolfgang: 'juggler', arsenal: 'battle-gear', bailiwick: 'gavel', castle: 'castle',
  'secret-brotherhood': 'hooded-figure', 'triumph-card': 'laurels-trophy', 'barbarian-attack': 'horned-helm',
  'retreat-of-the-barbarians': 'broken-axe',
};

export const resourceIcons: Readonly<Record<Resource, string>> = {
  brick: 'brick-wall',
  grain: 'wheat',
  lumber: 'log',
  wool: 'sheep',
  ore: 'stone-pile',
  gold: 'two-coins',
};

export const pointIcons: Readonly<Record<PointKind, string>> = {
  victory: 'laurel-crown',
  strength: 'battle-axe',
  skill: 'harp',
  commerce: 'scales',
  progress: 'open-book',
};

export const faceIcons: Readonly<Record<EventFace, string>> = {
  brigand: 'bandit',
  trade: 'trade',
  celebration: 'party-flags',
  harvest: 'grain-bundle',
  event: 'tied-scroll',
};

export const tokenIcons: Readonly<Record<Token, string>> = {
  hero: 'crossed-axes',
  trade: 'scales',
};

export const setIcons: Readonly<Record<CardSet, string>> = {
  basic: 'oak',
  gold: 'gold-bar',
  turmoil: 'torch',
  progress: 'gears',
  intrigue: 'domino-mask',
  'merchant-princes': 'sextant',
  barbarians: 'battered-axe',
};

export const signs = {
  hand: 'poker-hand',
  goods: 'wooden-crate',
  events: 'tied-scroll',
  regions: 'horizon-road',
  units: 'crossed-swords',
} as const;

/** The icon a card text names beside its hint: `resource:wool`, `event-face:brigand`, or a card. */
export function iconByKey(key: string): string {
  const [group, name = ''] = key.includes(':') ? key.split(':') : ['card', key];
  const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    card: cardIcons,
    resource: resourceIcons,
    point: pointIcons,
    'event-face': faceIcons,
    token: tokenIcons,
    set: setIcons,
  };
  const icon = lists[group ?? '']?.[name];
  if (icon === undefined) throw new Error(`there is no icon ${key}`);
  return icon;
}
