/** The three tracks of Cities & Knights, each with a commodity and a deck of progress cards. */
export const tracks = ['science', 'trade', 'politics'] as const;
export type Track = (typeof tracks)[number];

/** The sort index of a track's commodity: paper, cloth, coin. */
export const commodityOf = (track: number): number => 5 + track;

export const progressDecks = {
  science: {
    alchemy: 2,
    crane: 2,
    mining: 2,
    irrigation: 2,
    printing: 1,
    invention: 2,
    engineering: 1,
    medicine: 2,
    smithing: 2,
    'road-building': 2,
  },
  trade: {
    merchant: 6,
    'commercial-harbor': 2,
    'merchant-fleet': 2,
    'guild-dues': 2,
    'commodity-monopoly': 2,
    'resource-monopoly': 4,
  },
  politics: {
    taxation: 2,
    diplomacy: 2,
    encouragement: 2,
    wedding: 2,
    intrigue: 2,
    sabotage: 2,
    espionage: 3,
    treason: 2,
    constitution: 1,
  },
} as const satisfies Record<Track, Record<string, number>>;

type Decks = typeof progressDecks;
export type ScienceCard = keyof Decks['science'];
export type TradeCard = keyof Decks['trade'];
export type PoliticsCard = keyof Decks['politics'];
export type ProgressCard = ScienceCard | TradeCard | PoliticsCard;

/** Cards by track, in the order of the decks. */
export const cardsOf: readonly (readonly ProgressCard[])[] = tracks.map(
  (track) => Object.keys(progressDecks[track]) as ProgressCard[],
);
export const progressCards: readonly ProgressCard[] = cardsOf.flat();

export const wholeDeck = (track: number): ProgressCard[] =>
  Object.entries(progressDecks[tracks[track] as Track]).flatMap(([card, count]) =>
    Array.from({ length: count }, () => card as ProgressCard),
  );

const trackByCard = new Map(cardsOf.flatMap((cards, track) => cards.map((card) => [card, track] as const)));
export const trackOf = (card: ProgressCard): number => trackByCard.get(card) as number;

export const isProgressCard = (word: string): word is ProgressCard => trackByCard.has(word as ProgressCard);
export const isTrack = (word: string): word is Track => (tracks as readonly string[]).includes(word);

/** Point cards are revealed at once and worth a point. */
export const isPointCard = (card: ProgressCard): boolean => card === 'printing' || card === 'constitution';

/** The most hidden cards a player may keep. */
export const MAX_PROGRESS_CARDS = 4;

export const knightNames = ['basic', 'strong', 'mighty'] as const;
export type KnightName = (typeof knightNames)[number];

/** Knights of each level and walls per player; chips in the whole game. */
export const KNIGHTS = 2;
export const WALLS = 3;
export const DEFENDER_CHIPS = 6;

/** The step on which the barbarians land. */
export const BARBARIAN_STEPS = 7;

/** Levels of a track that bring an advantage, a metropolis, and a permanent metropolis. */
export const ADVANTAGE_LEVEL = 3;
export const METROPOLIS_LEVEL = 4;
export const TOP_LEVEL = 5;
