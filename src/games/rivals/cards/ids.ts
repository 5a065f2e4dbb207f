/** Every card by the set it first appears in, in the order of the printed lists. */
export const idsBySet = {
  centre: [
    'fields', 'mountains', 'gold-field', 'hills', 'forest', 'pasture', 'road', 'settlement', 'city',
  ],
  basic: [
    'brigitta', 'goldsmith', 'merchant-caravan', 'relocation', 'scout', 'abbey', 'marketplace', 'parish-hall',
    'storehouse', 'toll-bridge', 'brick-factory', 'grain-mill', 'iron-foundry', 'lumber-camp', 'weavers-shop',
    'large-trade-ship', 'brick-ship', 'gold-ship', 'grain-ship', 'lumber-ship', 'ore-ship', 'wool-ship', 'austin',
    'candamir', 'harald', 'inga', 'osmund', 'siglind', 'feud', 'fraternal-feuds', 'invention', 'trade-ships-race',
    'traveling-merchant', 'year-of-plenty', 'yule',
  ],
  gold: [
    'brigands', 'gudrun', 'merchant', 'reiner', 'trade-master', 'gold-cache', 'pirate-ship', 'harbor', 'merchant-guild',
    'moneylender', 'mint', 'salt-silo', 'staple-house', 'trading-base', 'gift-for-the-prince',
  ],
  turmoil: [
    'archer', 'arsonist', 'sebastian', 'traitor', 'voyage-of-plunder', 'drill-ground', 'lookout-tower',
    'carl-forkbeard', 'heinrich', 'irmgard', 'chapel-1-3', 'chapel-4-6', 'fairgrounds', 'fire-brigade', 'hedge-tavern',
    'large-festival-hall', 'tithe-barn', 'riots',
  ],
  progress: [
    'benjamin', 'doctor', 'guido', 'gustav', 'mineral-mining', 'three-field-system', 'chief-cannoneer', 'bath-house',
    'building-crane', 'library', 'parliament', 'pharmacy', 'town-hall', 'university', 'plague',
  ],
  intrigue: [
    'bishop', 'michael', 'missionary', 'odins-priest', 'priestess-of-the-norns', 'red-light-tavern', 'abbey-brewery',
    'reiner-the-miller', 'great-thingstead', 'odins-fountain', 'pilgrimage-site', 'godfrey',
    'master-of-the-brotherhood', 'bishops-see', 'church', 'odins-temple', 'sacrificial-site', 'bran', 'judith',
    'good-neighbors', 'religious-dispute',
  ],
  'merchant-princes': [
    'gero', 'guild-master', 'hergild', 'maritime-trade-monopoly', 'mendicants', 'tactical-retreat', 'trade-monopoly',
    'commercial-metropolis', 'brigand-camp', 'trading-post', 'cloth-merchants-residence', 'paper-merchants-residence',
    'wainwright', 'olaf', 'ship-builder', 'commercial-harbor', 'craft-guild', 'lighthouse', 'master-merchants-alliance',
    'trading-station', 'capricious-sea', 'fortunate-trade-voyage', 'hour-of-the-master-merchants',
  ],
  barbarians: [
    'alliance-against-the-barbarians', 'castellan', 'contest-of-the-heroes', 'siegfried', 'barbarian-stronghold',
    'border-fortress', 'white-raven-tavern', 'arnd', 'baroc', 'caravel', 'marie', 'siward', 'wolfgang', 'arsenal',
    'bailiwick', 'castle', 'secret-brotherhood', 'triumph-card', 'barbarian-attack', 'retreat-of-the-barbarians',
  ],
} as const;

export type CardId = (typeof idsBySet)[keyof typeof idsBySet][number];

export const cardIds: readonly CardId[] = Object.values(idsBySet).flat();
