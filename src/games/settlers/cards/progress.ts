/** The words of Cities & Knights: three tracks, each with its commodity and its deck of progress cards. */
export const tracks = ['science', 'trade', 'politics'] as const;
export type Track = (typeof tracks)[number];

/** The commodity of a track stands so many places behind the resources: paper, cloth, coin. */
export const commodityOf = (track: number): number => 5 + track;

export const decks = {
  science: {
    'alchemy': 2, 'crane': 2, 'mining': 2, 'irrigation': 2, 'printing': 1, 'invention': 2, 'engineering': 1, 'medicine': 2,
    'smithing': 2, 'road-building': 2,
  },
  trade: {
    'merchant': 6, 'commercial-harbor': 2, 'merchant-fleet': 2, 'guild-dues': 2, 'commodity-monopoly': 2, 'resource-monopoly': 4,
  },
  politics: {
    'taxation': 2, 'diplomacy': 2, 'encouragement': 2, 'wedding': 2, 'intrigue': 2, 'sabotage': 2, 'espionage': 3, 'treason': 2,
    'constitution': 1,
  },
} as const satisfies Record<Track, Record<string, number>>;

type Decks = typeof decks;
export type ScienceCard = keyof Decks['science'];
export type TradeCard = keyof Decks['trade'];
export type PoliticsCard = keyof Decks['politics'];
export type Progress = ScienceCard | TradeCard | PoliticsCard;

/** By track, in the order of the decks. */
export const cardsOf: readonly (readonly Progress[])[] = tracks.map((track) => Object.keys(decks[track]) as Progress[]);
export const progressCards: readonly Progress[] = cardsOf.flat();

/** All cards of a track. */
export const wholeDeck = (track: number): Progress[] =>
  Object.entries(decks[tracks[track] as Track]).flatMap(([card, count]) => Array.from({ length: count }, () => card as Progress));

const trackByCard = new Map(cardsOf.flatMap((cards, track) => cards.map((card) => [card, track] as const)));
export const trackOf = (card: Progress): number => trackByCard.get(card) as number;

export const isProgress = (word: string): word is Progress => trackByCard.has(word as Progress);
export const isTrack = (word: string): word is Track => (tracks as readonly string[]).includes(word);

/** Laid open at once, for a point. */
export const isPointCard = (card: Progress): boolean => card === 'printing' || card === 'constitution';

/** Hidden cards one may keep. */
export const MOST_PROGRESS = 4;

export const knightNames = ['basic', 'strong', 'mighty'] as const;
export type KnightName = (typeof knightNames)[number];

/** Pieces of each player: knights of each level, walls; chips of all together. */
export const KNIGHTS = 2;
export const WALLS = 3;
export const CHIPS = 6;

/** The barbarians land with their last step. */
export const STEPS = 7;

/** Levels of a track: an advantage, a metropolis, a metropolis nobody takes any more. */
export const ADVANTAGE = 3;
export const METROPOLIS = 4;
export const TOP_LEVEL = 5;
